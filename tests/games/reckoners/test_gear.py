"""All 29 pieces of equipment and the six abilities, with their prices and timing."""

from __future__ import annotations

import pytest

from games.reckoners.scenario import Scenario
from spieltisch.games.reckoners.content import (
    ABILITIES,
    COLOURS,
    EQUIPMENT,
    RECKONERS,
    extra_die,
    own_dice,
)

DOUBLES = {
    "camera": "research",
    "evidence": "plan",
    "explosives": "attack",
    "flash-grenade": "weaken",
    "twin-pistols": "enforcement",
    "smugglers-cache": "money",
}
RIDES = ("helicopter", "motorcycle")
CONVERTS = {
    "forensic-kit": ("money", "research"),
    "gravatonics": ("weaken", "enforcement"),
    "trap": ("plan", "attack"),
}
PAID = {
    "bank-vault": ("research", ["money", "money", "money"]),
    "bribe": ("money", ["enforcement", "enforcement", "enforcement"]),
    "emp": ("enforcement", ["weaken", "weaken", "weaken"]),
    "imager": ("attack", ["research", "research", "research"]),
}
FREE = {
    "disguise": ["weaken", "money"],
    "grenade": ["enforcement", "enforcement"],
    "night-vision-goggles": ["research", "weaken"],
    "rifle": ["attack", "attack"],
    "schematics": ["plan"],
}
DICE = {
    "dowser": "purple",
    "epic-dna": "yellow",
    "gauss-gun": "green",
    "harmsway": "orange",
    "jacket": "red",
    "tensors": "blue",
}
ANYWHERE = {
    "grenade-launcher": ["enforcement", "enforcement"],
    "notebooks": ["research"],
    "safe-house": ["weaken"],
}
PRICES = {
    **dict.fromkeys(("camera", "evidence", "flash-grenade", "twin-pistols", "smugglers-cache"), 3),
    **dict.fromkeys(("helicopter", "motorcycle", "forensic-kit", "gravatonics", "trap"), 3),
    **dict.fromkeys(("explosives", "bank-vault", "bribe", "disguise", "grenade"), 4),
    **dict.fromkeys(("night-vision-goggles", "schematics", "notebooks", "safe-house"), 4),
    **dict.fromkeys(("emp", "imager", "rifle", "epic-dna", "jacket", "tensors"), 5),
    "grenade-launcher": 5,
    **dict.fromkeys(("dowser", "gauss-gun", "harmsway"), 6),
}
USE = {
    "money": "earn",
    "plan": "plan",
    "enforcement": "fight",
    "weaken": "weaken",
    "research": "research",
    "attack": "attack",
}
"""What each symbol does, beside an Epic that everything can be done to."""
PLACED = ("enforcement", "weaken", "research", "attack")


def use(symbol: str, die: str = "", then: bool = False, at: int = 0) -> str:
    """The sentence for using a symbol here."""
    verb = f"then-{USE[symbol]}" if then else USE[symbol]
    return " ".join([verb, *([die] if die else []), *([str(at)] if symbol in PLACED else [])])


def beside_faultline(reckoner: str, *cards: str) -> Scenario:
    """Faultline has so much of everything that all symbols work on her."""
    other = "prof" if reckoner != "prof" else "david"
    given = Scenario(reckoner, other).epic(0, "faultline", research=3, health=7, marker=4)
    return given.enforcement(4, 4, 4).gear(reckoner, *cards)


def test_no_equipment_is_missing():
    named = {*DOUBLES, *RIDES, *CONVERTS, *PAID, *FREE, *DICE, *ANYWHERE}
    assert named == set(PRICES) == {gear.id for gear in EQUIPMENT}


def test_no_ability_is_missing():
    tests = {name.removeprefix("test_") for name in globals()}
    assert {ability.id.replace("-", "_") for ability in ABILITIES} <= tests


@pytest.mark.parametrize("card", PRICES)
def test_equipment_is_bought(card: str):
    price = PRICES[card]
    given = Scenario("tia", "cody").market(card).having(money=price).equipment()
    given.do("tia", f"buy {card} tia")
    assert given.now.money == 0 and given.gear_of("tia")[-1] == card
    assert len(given.pile("market")) == 4
    given = Scenario("tia", "cody").market(card).having(money=price - 1).equipment()
    assert given.offered("cody") == []


@pytest.mark.parametrize("card", DOUBLES)
def test_equipment_doubles_a_symbol_on_white_dice(card: str):
    symbol = DOUBLES[card]
    given = beside_faultline("tia", card).dice("tia", symbol).actions()
    assert given.board.reckoners[0].dice[0].counts == [symbol, symbol]
    given.do("tia", use(symbol, "tia.0"), use(symbol, then=True))
    assert given.board.busy is None
    # Not on dice of the own colour, and not for a plan token.
    given = beside_faultline("tia", card).special("tia", symbol).plans("tia", 1).actions()
    given.do("tia", use(symbol, "tia.3"))
    assert given.board.busy is None
    if symbol != "plan":
        given.do("tia", use(symbol, "tia.token"))
        assert given.board.busy is None


@pytest.mark.parametrize("card", RIDES)
def test_equipment_moves_for_free_once_a_round(card: str):
    given = beside_faultline("tia", card).dice("tia").actions()
    assert given.offered("tia", "ride") == [f"ride {card} 1", f"ride {card} 2"]
    given.do("tia", f"ride {card} 2")
    assert given.of("tia", "at") == 2 and given.offered("tia", "ride") == []


@pytest.mark.parametrize("card", CONVERTS)
def test_equipment_converts_both_ways(card: str):
    for shown, used in (CONVERTS[card], CONVERTS[card][::-1]):
        given = beside_faultline("tia", card).dice("tia", shown).actions()
        assert {use(shown, "tia.0"), use(used, "tia.0")} <= set(given.offered("tia"))
        given.do("tia", use(used, "tia.0"))
        assert given.board.busy is None
    given = beside_faultline("tia").dice("tia", CONVERTS[card][0]).actions()
    given.refused("tia", use(CONVERTS[card][1], "tia.0"))


@pytest.mark.parametrize("card", PAID)
def test_equipment_gives_symbols_for_a_die(card: str):
    cost, symbols = PAID[card]
    given = beside_faultline("tia", card).dice("tia", cost).actions()
    given.do("tia", f"pay tia.0 {card}")
    assert given.pending() == symbols
    given.do("tia", *[use(symbol, then=True) for symbol in symbols])
    assert given.board.busy is None
    given.refused("tia", f"pay tia.1 {card}")
    wrong = "plan"
    given = beside_faultline("tia", card).dice("tia", wrong).plans("tia", 1).actions()
    assert given.offered("tia", "pay") == [f"pay tia.token {card}"]


@pytest.mark.parametrize("card", FREE)
def test_equipment_gives_symbols_once_a_round(card: str):
    given = beside_faultline("tia", card).dice("tia").actions().do("tia", f"play {card}")
    assert given.pending() == FREE[card]
    given.do("tia", *[use(symbol, then=True) for symbol in FREE[card]])
    assert given.board.busy is None and given.offered("tia", "play") == []


@pytest.mark.parametrize("card", [*FREE, *ANYWHERE])
def test_equipment_may_move_or_clear_a_barricade_instead(card: str):
    given = beside_faultline("tia", card).barricades(0, 1).actions().do("tia", f"play {card}")
    given.do("tia", "then-move 2")
    assert given.of("tia", "at") == 2 and given.board.busy is None
    given = beside_faultline("tia", card).barricades(0, 1).actions().do("tia", f"play {card}")
    given.do("tia", "then-clear 1")
    assert given.now.barricades[1] == 0 and given.board.busy is None


@pytest.mark.parametrize("card", DICE)
def test_equipment_brings_a_die(card: str):
    colour = DICE[card]
    for reckoner in ("tia", RECKONERS[COLOURS.index(colour)]):
        other = "cody" if reckoner != "cody" else "david"
        given = Scenario(reckoner, other).market(card).having(money=9).equipment()
        given.do(reckoner, f"buy {card} {reckoner}")
        hand = given.of(reckoner, "hands")
        die = extra_die(COLOURS.index(colour))
        assert hand == (*own_dice(RECKONERS.index(reckoner)), die)
        mine = given.board.reckoners[[r.reckoner for r in given.board.reckoners].index(reckoner)]
        assert mine.dice[-1].colour == colour


@pytest.mark.parametrize("card", ANYWHERE)
def test_equipment_works_in_any_district(card: str):
    given = beside_faultline("tia", card).epic(1, "digzone", research=2, marker=4).dice("tia")
    given.actions().do("tia", f"play {card}")
    for symbol in ANYWHERE[card]:
        given.do("tia", use(symbol, then=True, at=1))
    assert given.board.busy is None
    given = beside_faultline("tia", card).steelheart(at=2).dice("tia").actions()
    given.do("tia", f"play {card}")
    steelheart = {"notebooks": "then-study", "safe-house": "then-hamper red"}
    if card in steelheart:
        given.do("tia", steelheart[card])


# Abilities


def test_improvise():
    given = Scenario("david", "tia").dice("david", "money", "plan").actions()
    given.do("david", "improvise improvise david.1", "turn attack")
    assert given.face("david.1") == ("attack",) and given.face("david.0") == ("money",)
    given.refused("david", "improvise improvise david.0")


def test_checkmate():
    given = beside_faultline("megan").dice("megan", "weaken").actions()
    given.do("megan", "pay megan.0 checkmate")
    assert given.pending() == ["attack"] * 3
    given.do("megan", "then-attack 0", "then-attack 0", "then-attack 0")
    assert given.now.health[0] == 4


def test_faith():
    given = Scenario("abraham", "tia").rolling()
    before = [given.face(f"abraham.{n}") for n in range(6)]
    given.do("abraham", "keep abraham.5", "faith faith")
    after = [given.face(f"abraham.{n}") for n in range(6)]
    assert after[5] == before[5] and after != before
    assert given.of("abraham", "throws") == 1
    given = Scenario("abraham", "tia").actions()
    assert given.offered("abraham", "faith", "play") == []


def test_lead_the_way():
    given = beside_faultline("prof").dice("prof", "plan").actions()
    given.do("prof", "pay prof.0 lead-the-way")
    assert given.pending() == ["weaken", "research", "attack"]
    given.do("prof", "then-attack 0", "then-weaken 0", "then-research 0")
    assert (given.now.marker[0], given.now.research[0], given.now.health[0]) == (3, 2, 6)


def test_sniper():
    given = Scenario("cody", "tia").epic(2, "faultline").dice("cody", "attack").actions()
    assert given.offered("cody", "aim") == ["aim sniper 0", "aim sniper 1", "aim sniper 2"]
    given.do("cody", "aim sniper 2", "attack cody.0 2")
    assert given.now.health[2] == 6 and given.of("cody", "at") == 0


def test_operations():
    given = Scenario("tia", "cody", "prof").actions().do("tia", "brief operations prof")
    assert given.of("prof", "plans") == 1
    given.refused("tia", "brief operations cody")
