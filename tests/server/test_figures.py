"""The positions that the pages of rules show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spieltisch.games import REGISTER, find
from spieltisch.server.figures import NoSuchMoment, Scene, at, figures, scenes
from spieltisch.words import languages

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
SHOWN = re.compile(r"^!\[.+\]\((\S+)(?: \S+)?\)$", re.MULTILINE)


@pytest.mark.parametrize("game", REGISTER)
def test_each_position_is_there_and_somebody_is_asked_what_it_says(game: str) -> None:
    found = figures(find(game))
    assert [figure.name for figure in found] == list(scenes(game))
    for figure in found:
        scene, question = scenes(game)[figure.name], figure.sight.question
        assert question is not None
        assert (question.seat, question.prompt) == (scene.seat, scene.prompt)


@pytest.mark.parametrize("game", REGISTER)
def test_a_position_is_the_same_every_time(game: str) -> None:
    assert figures(find(game)) == figures(find(game))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REGISTER)
def test_the_rules_show_all_positions_and_no_others(game: str, language: str) -> None:
    text = (BOARDS / game / f"rules.{language}.md").read_text("utf-8")
    assert set(SHOWN.findall(text)) == set(scenes(game))


def test_a_scene_that_does_not_come_is_noticed() -> None:
    with pytest.raises(NoSuchMoment):
        at(find("imperator"), Scene(seats=2, prompt="to-fly", seed="never"))
