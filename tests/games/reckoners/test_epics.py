"""All 25 Epics: what each of them does, and what it brings when it is defeated.

Each acts once with its marker at the end of its track and no Enforcement beside it: the first four
icons, then the last one, once and again for each Enforcement that it has recruited. The numbers are
written down from the cards, not computed.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.reckoners.scenario import Scenario, run
from spieltisch.games.reckoners import epics
from spieltisch.games.reckoners.content import EPICS, TRACKS

HERE, CLOCKWISE, OTHER = 1, 2, 0


@dataclass(frozen=True)
class Does:
    """What one activation comes to; `rises` is by how much research and health do."""

    kills: int
    recruits: int = 0
    builds: int = 0
    boosts: str = ""
    base: int = 0
    rises: tuple[int, int] = (0, 0)
    around: str = ""


DOES = {
    "faultline": Does(kills=5, builds=1, rises=(1, 1)),
    "curveball": Does(kills=4, recruits=2, boosts="red"),
    "fortuity": Does(kills=4, base=1, rises=(1, 1)),
    "refractionary": Does(kills=4, recruits=2, base=1),
    "nightwielder": Does(kills=6, boosts="yellow", base=1),
    "digzone": Does(kills=2, builds=2, boosts="blue"),
    "frostbite": Does(kills=4, builds=1, rises=(1, 1)),
    "conflux": Does(kills=5, recruits=1, boosts="red", around="recruit"),
    "firefight": Does(kills=6, boosts="purple", base=1),
    "deathpoint": Does(kills=7, recruits=1),
    "absence": Does(kills=4, boosts="purple", base=1),
    "calling-war": Does(kills=9, recruits=1, around="recruit"),
    "daystorm": Does(kills=5, boosts="yellow", rises=(1, 1)),
    "earless": Does(kills=3, recruits=1, boosts="purple", base=1),
    "mitosis": Does(kills=7, recruits=2, rises=(1, 0)),
    "sourcefield": Does(kills=5, boosts="yellow", base=1),
    "knoxx": Does(kills=3, recruits=1, base=2),
    "obliteration": Does(kills=9, boosts="yellow"),
    "newton": Does(kills=6, recruits=1, boosts="red"),
    "stormwind": Does(kills=4, rises=(1, 1), around="fortify"),
    "static": Does(kills=3, recruits=1, boosts="blue", around="barricade"),
    "nights-sorrow": Does(kills=8, boosts="purple", around="population"),
    "larcener": Does(kills=3, boosts="purple", base=2),
    "instabam": Does(kills=8, recruits=2),
    "loophole": Does(kills=3, recruits=1, builds=1, boosts="blue"),
}

CARDS = {
    "faultline": (3, 7, 4),
    "curveball": (1, 5, 3),
    "fortuity": (3, 8, 3),
    "refractionary": (2, 6, 3),
    "nightwielder": (4, None, 5),
    "digzone": (2, 6, 4),
    "frostbite": (2, 6, 4),
    "conflux": (4, None, 3),
    "firefight": (4, None, 4),
    "deathpoint": (1, 5, 3),
    "absence": (3, 9, 3),
    "calling-war": (4, None, 4),
    "daystorm": (3, 8, 4),
    "earless": (2, 5, 3),
    "mitosis": (3, 10, 3),
    "sourcefield": (3, 9, 4),
    "knoxx": (1, 4, 2),
    "obliteration": (5, None, 4),
    "newton": (4, None, 3),
    "stormwind": (2, 7, 5),
    "static": (2, 6, 4),
    "nights-sorrow": (5, None, 5),
    "larcener": (3, 8, 3),
    "instabam": (2, 5, 3),
    "loophole": (2, 6, 3),
}
"""Research, health, and health once the weakness is known."""

BRINGS = {
    "faultline": (5, "money", 3),
    "curveball": (3, "enforcement", 3),
    "fortuity": (4, "plan", 2),
    "refractionary": (4, "weaken", 2),
    "nightwielder": (6, "plan", 3),
    "digzone": (4, "money", 3),
    "frostbite": (4, "weaken", 2),
    "conflux": (5, "enforcement", 4),
    "firefight": (5, "plan", 2),
    "deathpoint": (3, "plan", 2),
    "absence": (4, "money", 3),
    "calling-war": (5, "enforcement", 5),
    "daystorm": (5, "weaken", 3),
    "earless": (4, "money", 4),
    "mitosis": (4, "enforcement", 4),
    "sourcefield": (5, "plan", 2),
    "knoxx": (3, "money", 2),
    "obliteration": (6, "plan", 3),
    "newton": (5, "weaken", 3),
    "stormwind": (5, "money", 4),
    "static": (4, "weaken", 3),
    "nights-sorrow": (7, "plan", 3),
    "larcener": (4, "money", 4),
    "instabam": (4, "enforcement", 2),
    "loophole": (4, "plan", 1),
}


def beside(epic: str) -> tuple[str, str]:
    """Two neighbours that are not the Epic itself."""
    first, second, *_ = [name for name in ("knoxx", "frostbite", "earless") if name != epic]
    return first, second


def test_no_epic_is_missing():
    every = {epic.id for epic in EPICS}
    assert set(DOES) == set(CARDS) == set(BRINGS) == every


@pytest.mark.parametrize("epic", DOES)
def test_epic_acts(epic: str):
    clockwise, other = beside(epic)
    given = Scenario("tia", "cody", "prof", "david").epic(HERE, epic, marker=4)
    state = given.epic(CLOCKWISE, clockwise).epic(OTHER, other).steelheart(at=4).state
    health = {d: (state.research[d], state.health[d]) for d in (HERE, CLOCKWISE, OTHER)}
    run(epics.activate_epic(state, HERE))
    does = DOES[epic]
    near = (1, 1) if does.around == "recruit" else (0, 0)
    assert 40 - state.population == does.kills
    assert state.enforcement == [near[0], does.recruits, near[1], 0, 0]
    walls = 1 if does.around == "barricade" else 0
    assert state.barricades == [walls, does.builds, walls, 0, 0]
    assert state.tracks == [3 if track == does.boosts else 2 for track in TRACKS]
    assert state.base == does.base
    for district, (research, strength) in health.items():
        by = does.rises if district == HERE else (1, 1) if does.around == "fortify" else (0, 0)
        after = (state.research[district], state.health[district])
        assert after == (research + by[0], strength + by[1])


@pytest.mark.parametrize("epic", CARDS)
def test_epic_is_researched_and_defeated(epic: str):
    research, health, weak = CARDS[epic]
    given = Scenario("tia", "abraham").epic(0, epic).plans("tia", 20).actions()
    can_attack = health is not None
    assert (given.offered("tia", "attack") == ["attack tia.token 0"]) == can_attack
    given.do("tia", *["research tia.token 0"] * research)
    assert given.now.health[0] == weak
    given.do("tia", *["attack tia.token 0"] * weak)
    assert given.epic_in(0) is None and given.pile("beaten") == [epic]


@pytest.mark.parametrize("epic", BRINGS)
def test_epic_is_rewarded(epic: str):
    taught, what, amount = BRINGS[epic]
    given = Scenario("tia", "cody").beaten(epic).enforcement(3, 3, 0).having(money=1).rewards()
    assert given.now.steel_research == 18 - taught
    assert given.now.money == 1 + (amount if what == "money" else 0)
    verbs = {"enforcement": "take-fight 0", "weaken": "take-weaken 0", "plan": "take-plan cody"}
    taken = 0
    while given.prompt(0) == "reward":
        said = verbs[what] if verbs[what] in given.offered(0) else given.offered(0)[0]
        given.do(0, said)
        taken += 1
    assert taken == (0 if what == "money" else amount)
    assert given.pile("defeated") == [epic]
