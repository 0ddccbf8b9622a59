"""The worked examples of the rulebook, played to the letter."""

from __future__ import annotations

from games.kapow.scenario import Fight
from spieltisch.games.kapow import solo
from spieltisch.games.kapow.content import NONWILD, ROWS
from spieltisch.games.kapow.reckoning import ai_total

HERO, VILLAIN = 0, 1


def test_the_example_round():
    """Hero and villain of a first game; the villain has the start marker."""
    fight = Fight("first-game", start=VILLAIN)
    hero = ("purple:x-factor", "blue:wild", "yellow:energy", "green:agility", "action:blank")
    fight.rolls(HERO, *hero, "red:might")
    villain = ("blue:blank", "purple:blank", "red:might", "green:agility", "yellow:energy")
    fight.rolls(VILLAIN, *villain, "action:blank")

    fight.place(HERO, "grow", "purple:x-factor", "yellow:energy")
    fight.place(HERO, "block", "blue:wild", "action:blank")
    assert fight.fits(HERO, "leap", "green:agility"), "she could have leapt instead"
    fight.place(HERO, "cheap-shot", "green:agility")

    fight.place(VILLAIN, "pow", "red:might", "yellow:energy")
    fight.place(VILLAIN, "time-jump", "blue:blank")
    purple = fight.die(VILLAIN, "purple:blank")
    fight.chooses(VILLAIN, "reroll", purple)
    fight.state.dice.face[purple] = 0  # That is how it fell.
    fight.chooses(VILLAIN, "place", purple, "activate")
    fight.place(VILLAIN, "activate", "green:agility")
    fight.reveal()

    (blow,) = fight.told("blow")
    assert (blow["attack"], blow["defence"], blow["count"]) == (3, 2, 1)
    assert fight.team_health(HERO) == 19
    assert fight.state.start == HERO
    assert fight.asked(HERO) == "gain-die", "she powers up first now"
    fight.chooses(HERO, "gain-die", "red")
    fight.chooses(VILLAIN, "gain-face", "energy")
    assert (fight.team_health(HERO), fight.team_health(VILLAIN)) == (19, 17)
    assert [fight.colours(seat).count("action") for seat in (HERO, VILLAIN)] == [1, 2]
    assert [len(fight.colours(seat)) for seat in (HERO, VILLAIN)] == [7, 7]


def test_a_wild_placed_as_blank_does_not_count_for_the_psionic_attack():
    fight = Fight("duel", "mindset", "reverb")
    fight.rolls(0, "x-factor", "wild", "energy")
    fight.rolls(1)
    fight.place(0, "psionic-attack", "x-factor")
    fight.place(0, "mind-blast", "energy", "wild")
    assert (fight.sum(0, "attack").kick, fight.sum(0, "attack").total) == (0, 2)
    (section,) = next(a for a in fight.fighter(0).abilities if a.id == "mind-blast").sections
    assert section.stands_for == ["blank", "energy"]
    fight.reveal()
    assert [blow["attack"] for blow in fight.told("blow")] == [2]


def test_how_reverb_places_its_dice():
    fight = Fight("solo", "tough-nut", "reverb")
    faces = ["red:might", "energy", "energy", "energy", "agility", "agility", "toughness"]
    fight.rolls(0)
    fight.rolls(1, *faces, "blue:wild", "action:wild", "blue:blank", "blue:blank")
    might, *energy, agile, nimble, tough, wild, action_wild, blank, empty = fight.state.own[1]
    solo.select_rows(fight.state, 1)
    first = solo.rows_of(fight.state.character[1])[0]
    chosen = [(row - first + 1, option + 1, dice) for row, option, *dice in fight.state.rows[1]]
    assert chosen[:6] == [
        (1, 1, []),
        (2, 1, []),
        (3, 2, energy),
        (4, 1, [agile, nimble]),
        (4, 2, [tough, wild]),
        (6, 1, [action_wild]),
    ]
    assert [(row, option) for row, option, _ in chosen[6:]] == [(7, 3), (7, 3)]
    spare = {might, blank, empty}
    used = {die for _, _, dice in chosen[6:] for die in dice}
    assert used < spare
    assert len(used) == 2
    assert [fight.state.on[die] for die in spare - used] == [-1]
    assert ai_total(fight.state, 1, "attack") == 9
    assert ai_total(fight.state, 1, "defence") == 6
    list(solo.power_up(fight.state, 1))
    assert sum(fight.state.pool[1][symbol] for symbol in NONWILD) == 4
    assert len(ROWS) == 61
