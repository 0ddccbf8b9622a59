"""The table and what happens, in words."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.game import GAME
from spieltisch.words import Words

NAMES = ("Wiz", "Ada", "Ben", "Cy", "Di")


def table_in(language: str, given: Scenario) -> str:
    words = Words(GAME, language, NAMES)
    return "\n".join(words.described(line) for line in GAME.describe(given.table.view(None).board))


def said(given: Scenario, language: str, key: str) -> list[str]:
    """What a spectator hears about this."""
    words = Words(GAME, language, NAMES)
    return [words.told(line) for line in given.table.told_to(None) if line.key.startswith(key)]


def test_all_hear_whose_die_the_bard_has_turned():
    given = Scenario("scenario-6", HEROES).experience(1, "locked-gate", "spiral-stairs")
    given.dice(1, "sword").dice(3, "heart").race().do(1, "turn-joker 3a", "turn-joker 1a")
    assert said(given, "en", "turns") == [
        "Ada turns one of Cy's dice to its joker.",
        "Ada turns one of their own dice to its joker.",
    ]
    assert said(given, "de", "turns") == [
        "Ada dreht einen Würfel von Cy auf den Joker.",
        "Ada dreht einen eigenen Würfel auf den Joker.",
    ]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 experience point", "2 experience points"),
        ("de", "1 Erfahrungspunkt", "2 Erfahrungspunkte"),
    ],
)
def test_one_point_is_no_points(language: str, one: str, two: str):
    given = Scenario("scenario-6", HEROES).experience(1, "locked-gate")
    given.experience(2, "spiral-stairs", "rune-door").race()
    lines = table_in(language, given).splitlines()
    assert any(line.endswith(one) for line in lines) and any(line.endswith(two) for line in lines)
