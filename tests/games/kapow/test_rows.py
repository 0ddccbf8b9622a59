"""Every row of the solo sides, each test named after it: what it asks for and what it gives."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kapow.scenario import Fight
from spieltisch.engine import Script
from spieltisch.games.kapow import solo
from spieltisch.games.kapow.content import CHARACTER_IDS, IS_ACTION, ROWS, WILD
from spieltisch.games.kapow.reckoning import ai_total
from spieltisch.games.kapow.tallies import fits, tally

EXPECTED: dict[str, tuple[int, list[tuple[str, str]]]] = {
    "tough-nut-s1": (0, [("", "defence 1")]),
    "tough-nut-s2": (1, [("x-factor any", "trait 1")]),
    "tough-nut-s3": (
        2,
        [
            ("might might", "attack 5"),
            ("might energy", "attack 4"),
            ("toughness might", "attack 4"),
        ],
    ),
    "tough-nut-s4": (
        2,
        [("toughness toughness", "defence 2 face 1"), ("toughness agility", "defence 2")],
    ),
    "tough-nut-s5": (2, [("energy", "attack 1"), ("toughness", "defence 1")]),
    "tough-nut-s6": (1, [("x-factor", "action 1 face 1"), ("any", "face 1")]),
    "elusivity-s1": (0, [("", "defence 1")]),
    "elusivity-s2": (1, [("x-factor any", "trait 1")]),
    "elusivity-s3": (2, [("agility energy", "attack 4"), ("might energy", "attack 4")]),
    "elusivity-s4": (
        2,
        [("agility agility", "defence 2 face 1"), ("agility toughness", "defence 2")],
    ),
    "elusivity-s5": (2, [("might", "attack 2"), ("agility", "defence 1")]),
    "elusivity-s6": (1, [("x-factor", "face-any 1"), ("any", "face 1")]),
    "time-out-s1": (0, [("", "defence 1")]),
    "time-out-s2": (1, [("x-factor any", "trait 1")]),
    "time-out-s3": (
        2,
        [
            ("x-factor energy", "attack 4"),
            ("might energy", "attack 4"),
            ("energy energy", "attack 3 face 1"),
        ],
    ),
    "time-out-s4": (
        2,
        [
            ("toughness toughness", "defence 2"),
            ("agility agility", "defence 1 face 1"),
            ("toughness agility", "defence 2"),
        ],
    ),
    "time-out-s5": (2, [("energy", "attack 1"), ("might", "attack 1")]),
    "time-out-s6": (1, [("x-factor", "action 1 face 1"), ("any", "face 1")]),
    "fuse-s1": (0, [("", "attack 1")]),
    "fuse-s2": (1, [("x-factor any", "trait 1")]),
    "fuse-s3": (3, [("energy energy", "attack 4"), ("might energy", "attack 4")]),
    "fuse-s4": (
        2,
        [
            ("agility agility", "defence 2 face 1"),
            ("toughness agility", "defence 2"),
            ("toughness any", "defence 1"),
        ],
    ),
    "fuse-s5": (2, [("energy", "attack 2"), ("might", "attack 1")]),
    "fuse-s6": (1, [("x-factor", "face-any 1"), ("any", "face 1")]),
    "crescendo-s1": (0, [("", "face 1")]),
    "crescendo-s2": (1, [("x-factor x-factor", "trait 2"), ("x-factor any", "trait 1")]),
    "crescendo-s3": (2, [("x-factor might", "attack 5"), ("might energy", "attack 4")]),
    "crescendo-s4": (
        2,
        [
            ("toughness agility", "defence 2"),
            ("agility agility", "defence 1 face 1"),
            ("toughness any", "defence 1"),
        ],
    ),
    "crescendo-s5": (2, [("energy", "attack 1"), ("might", "attack 1")]),
    "crescendo-s6": (1, [("x-factor", "action 1 face 1"), ("any", "face 1")]),
    "victor-kane-s1": (0, [("", "face 1")]),
    "victor-kane-s2": (1, [("x-factor any", "trait 1")]),
    "victor-kane-s3": (2, [("nonblank-action", "attack 3")]),
    "victor-kane-s4": (
        1,
        [("might energy", "attack 4"), ("might might", "attack 4"), ("energy energy", "attack 4")],
    ),
    "victor-kane-s5": (
        2,
        [
            ("toughness toughness", "defence 3"),
            ("toughness any", "defence 1"),
            ("agility any", "defence 1"),
        ],
    ),
    "victor-kane-s6": (1, [("x-factor", "action 1 face 1"), ("any", "face 1")]),
    "coquette-s1": (0, [("", "defence 1")]),
    "coquette-s2": (1, [("x-factor any", "trait 1")]),
    "coquette-s3": (2, [("x-factor agility", "attack 4"), ("might energy", "attack 4")]),
    "coquette-s4": (1, [("x-factor energy", "hit 2 heal 2")]),
    "coquette-s5": (
        2,
        [
            ("agility agility", "defence 2 face 1"),
            ("toughness any", "defence 1"),
            ("agility any", "defence 1"),
        ],
    ),
    "coquette-s6": (1, [("energy", "attack 1"), ("any", "face 1")]),
    "spoiler-alert-s1": (0, [("", "defence 1")]),
    "spoiler-alert-s2": (1, [("x-factor any", "trait 1")]),
    "spoiler-alert-s3": (2, [("x-factor might", "attack 3 hit 1"), ("might energy", "attack 4")]),
    "spoiler-alert-s4": (
        2,
        [
            ("toughness toughness", "defence 2 face 1"),
            ("toughness agility", "defence 2"),
            ("agility agility", "defence 2"),
        ],
    ),
    "spoiler-alert-s5": (2, [("energy", "attack 1"), ("might", "attack 1")]),
    "spoiler-alert-s6": (1, [("x-factor", "face-any 1"), ("any", "face 1")]),
    "mindset-s1": (0, [("", "defence 1")]),
    "mindset-s2": (1, [("x-factor any", "trait 1")]),
    "mindset-s3": (
        2,
        [
            ("x-factor blank", "attack 4"),
            ("might energy", "attack 4"),
            ("blank energy", "attack 3"),
        ],
    ),
    "mindset-s4": (
        2,
        [
            ("blank blank", "defence 2 face 1"),
            ("toughness any", "defence 1"),
            ("agility any", "defence 1"),
        ],
    ),
    "mindset-s5": (2, [("energy", "attack 2"), ("might", "attack 1")]),
    "mindset-s6": (1, [("x-factor", "action 1 face 1"), ("any", "face 1")]),
    "reverb-s1": (0, [("", "defence 1")]),
    "reverb-s2": (0, [("", "face 1")]),
    "reverb-s3": (
        1,
        [
            ("might might might", "attack 7"),
            ("energy energy energy", "attack 6"),
            ("x-factor x-factor x-factor", "trait 2"),
        ],
    ),
    "reverb-s4": (
        2,
        [("agility agility", "defence 2 face 1"), ("toughness toughness", "defence 3")],
    ),
    "reverb-s5": (1, [("x-factor x-factor", "trait 1 hit 2")]),
    "reverb-s6": (1, [("nonblank-action", "attack 3")]),
    "reverb-s7": (2, [("x-factor", "trait 1"), ("energy", "attack 1"), ("any", "face 1")]),
}
"""For each row how often it can be selected, and its options: the slots and what they give."""
DICE = {"any": "blank", "nonblank-action": "action:might"}
"""Dice for slots that are no symbols."""


@pytest.mark.parametrize("name", EXPECTED)
def test_row(name: str):
    sections, options = EXPECTED[name]
    row = next(n for n, printed in enumerate(ROWS) if printed.id == name)
    assert ROWS[row].sections == sections
    assert len(ROWS[row].options) == len(options)
    for number, (slots, gifts) in enumerate(options):
        check_option(row, number, slots.split(), gifts.split())


def check_option(row: int, number: int, slots: list[str], gifts: list[str]) -> None:
    """Just the right dice select the option, and it gives what it should."""
    fight = fight_against(row)
    state = fight.state
    fight.rolls(1, *[DICE.get(slot, slot) for slot in slots])
    looks = state.looks(list(state.own[1]))
    first = next(way for way in solo.ways(row) if fits(tally(looks), way.cost))
    assert first.option == number
    assert sorted(first.looks) == sorted(looks)
    state.rows[1] = ((row, number, *state.own[1]),)
    assert given(fight) == {gift: int(n) for gift, n in zip(gifts[::2], gifts[1::2], strict=True)}


def fight_against(row: int) -> Fight:
    owner = ROWS[row].id.rsplit("-", 1)[0]
    other = next(name for name in CHARACTER_IDS if name != owner)
    fight = Fight("solo", other, owner)
    fight.rolls(0)
    fight.rolls(1)
    return fight


def given(fight: Fight) -> dict[str, int]:
    """What the AI character gets from the rows that it has selected."""
    state = fight.state
    state.health = [10, 10]
    found = Counter({kind: ai_total(state, 1, kind) for kind in ("attack", "defence")})
    dice, faces = len(state.own[1]), sum(state.pool[1])
    exhaust(solo.power_up(state, 1))
    gained = state.own[1][dice:]
    found["trait"] = sum(not IS_ACTION[die] for die in gained)
    found["action"] = sum(IS_ACTION[die] for die in gained)
    kinds = {effect.kind for effect in solo.given(state, 1) if effect.op == "gain-face"}
    found["face-any" if "any" in kinds else "face"] = sum(state.pool[1]) - faces
    if "any" not in kinds:
        assert not state.pool[1][WILD]
    solo.after_power_up(state, 1)
    found["hit"], found["heal"] = 10 - state.health[0], state.health[1] - 10
    return {gift: n for gift, n in found.items() if n}


def exhaust(script: Script[None]) -> None:
    """An AI character asks nobody."""
    assert list(script) == []


def test_no_row_is_missing():
    assert list(EXPECTED) == [row.id for row in ROWS]
    assert len(EXPECTED) == 61
