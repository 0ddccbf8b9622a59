"""What lies on the table when a round begins: all setups, for every number of heroes."""

from __future__ import annotations

from collections import Counter

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.engine import Choice, Table
from spieltisch.engine.errors import TableError
from spieltisch.games.rushout.content import (
    ABILITY,
    ALL,
    BANNER,
    COPIES,
    CURSE,
    FORBIDS,
    HERO_FIELDS,
    HERO_SYMBOLS,
    JOKERS,
    KIND,
    KINDS,
    PLAYERS,
    PRICE,
    SOULS,
    STEPS,
    SWIRL,
    TYPE,
    WIZARD_FIELDS,
    WIZARD_SYMBOLS,
    WOUNDS,
    Type,
)
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.state import Phase

SPELLS = {
    "exercise-1": {"confusion": 8, "summoning": 7},
    "exercise-2": {"confusion": 6, "summoning": 6, "dragon-lore": 5},
    "scenario-1": {"confusion": 5, "summoning": 4, "dragon-lore": 5, "weakness": 5},
    "scenario-2": {"confusion": 6, "summoning": 5, "dragon-lore": 5, "weakness": 5},
    "scenario-3": {"confusion": 5, "summoning": 4, "dragon-lore": 5, "weakness": 4, "curse": 4},
    "scenario-4": {
        "confusion": 4, "summoning": 3, "dragon-lore": 5, "weakness": 4, "curse": 4, "doom": 5,
    },
    "scenario-5": {
        "confusion": 4, "summoning": 3, "dragon-lore": 5, "weakness": 4, "curse": 4, "doom": 5,
    },
    "scenario-6": {
        "summoning": 3, "dragon-lore": 5, "weakness": 3, "curse": 3, "doom": 5, "drain": 3,
    },
}  # fmt: skip
SPELL_DECK = {
    "exercise-1": 15, "exercise-2": 17, "scenario-1": 19, "scenario-2": 21,
    "scenario-3": 22, "scenario-4": 25, "scenario-5": 25, "scenario-6": 22,
}  # fmt: skip
STANDARD = {2: 12, 3: 14, 4: 20}
COINS = {"scenario-2": 4, "scenario-3": 4, "scenario-4": 4, "scenario-5": 4, "scenario-6": 4}
CONFLICTS = {"scenario-5": 5, "scenario-6": 5}
SOULS_FOR = {2: 7, 3: 8, 4: 8}
LIFE_FOR = {2: 4, 3: 5, 4: 6}

every_setup = pytest.mark.parametrize("setup", SPELLS)
every_number = pytest.mark.parametrize("heroes", [2, 3, 4])


def types(given: Scenario, *piles) -> Counter[str]:
    state = given.state
    return Counter(state.type(card).value for pile in piles for card in state.cards[pile])


@every_setup
@every_number
def test_trial_deck_has_the_trials_of_the_setup_for_so_many_players(setup: str, heroes: int):
    given = Scenario(setup, HEROES[:heroes])
    places = given.state.places
    expected = {
        "standard": STANDARD[heroes],
        "coin": COINS.get(setup, 0),
        "conflict": CONFLICTS.get(setup, 0),
    }
    assert types(given, places.trial_deck, *places.trials) == Counter(expected)
    assert [len(given.state.cards[slot]) for slot in places.trials] == [1, 1, 1]


@every_setup
@every_number
def test_spell_deck_has_so_many_spells_of_each_type(setup: str, heroes: int):
    given = Scenario(setup, HEROES[:heroes])
    places = given.state.places
    found = types(given, places.spell_deck, *places.spells)
    assert found == Counter(SPELLS[setup])
    assert found.total() == SPELL_DECK[setup]
    assert [len(given.state.cards[slot]) for slot in places.spells] == [1, 1, 1]


@every_setup
@every_number
def test_markers_dragon_and_market_of_each_setup(setup: str, heroes: int):
    given = Scenario(setup, HEROES[:heroes])
    state = given.state
    late = setup in ("scenario-4", "scenario-5", "scenario-6")
    assert state.souls == (SOULS_FOR[heroes] if late else 0)
    assert state.life == (LIFE_FOR[heroes] if setup in CONFLICTS else 0)
    assert state.dragon == (-1 if setup == "exercise-1" else 0)
    assert state.setup.market == (setup in COINS)
    assert state.setup.abilities == (setup == "scenario-6")
    assert state.setup.rounds == (1 if setup.startswith("exercise") else 2)
    assert state.wounded == () and state.marker == ""


@every_setup
@every_number
def test_handicap_leaves_out_two_random_trials_that_nobody_has_seen(setup: str, heroes: int):
    total = STANDARD[heroes] + COINS.get(setup, 0) + CONFLICTS.get(setup, 0)
    left_out = set()
    for seed in range(4):
        given = Scenario(setup, HEROES[:heroes], seed=str(seed), handicap=True)
        places = given.state.places
        found = types(given, places.trial_deck, *places.trials)
        assert found.total() == total - 2
        assert all(given.state.type(c) is Type.STANDARD for c in given.state.open_trials())
        used = [c for pile in (places.trial_deck, *places.trials) for c in given.state.cards[pile]]
        missing = [
            card
            for card in given.state.cards[places.box]
            if given.state.type(card).value in given.state.setup.trials
            and PLAYERS[given.state.kind(card)] <= heroes + 1
        ]
        assert len(missing) == 2 and not set(missing) & set(used)
        assert not any(given.state.cards.sees(seat, c) for c in missing for seat in (0, 1, None))
        left_out |= set(given.names(missing))
    assert len(left_out) > 2


@every_setup
def test_first_three_trials_are_standard_ones(setup: str):
    for seed in range(25):
        given = Scenario(setup, HEROES[:2], seed=str(seed), handicap=seed % 2 == 1)
        assert all(given.state.type(card) is Type.STANDARD for card in given.state.open_trials())


def test_cards_that_were_passed_over_are_shuffled_into_the_trial_deck():
    tops = bottoms = 0
    for seed in range(60):
        given = Scenario("scenario-6", HEROES[:2], seed=f"depth {seed}")
        deck = given.state.cards[given.state.places.trial_deck]
        assert len(deck) == 18
        tops += given.state.type(deck[-1]) is not Type.STANDARD
        bottoms += given.state.type(deck[0]) is not Type.STANDARD
    # Half of the cards that are left are not standard ones.
    assert 18 <= tops <= 42 and 18 <= bottoms <= 42


def test_worked_example_deck_composition_3_players():
    given = Scenario("exercise-1", HEROES[:2])
    places = given.state.places
    used = {c for pile in (places.trial_deck, *places.trials) for c in given.state.cards[pile]}
    assert len(used) == 12
    assert all(PLAYERS[given.state.kind(card)] == 3 for card in used)


def test_spells_are_chosen_by_chance():
    def chosen(seed: str) -> set[str]:
        given = Scenario("scenario-6", HEROES[:2], seed=seed)
        places = given.state.places
        cards = [c for p in (places.spell_deck, *places.spells) for c in given.state.cards[p]]
        return set(given.names(cards))

    assert chosen("one") != chosen("another")


def test_components_are_those_of_the_box():
    found = Counter()
    for kind, type_ in enumerate(TYPE):
        found[type_.value] += COPIES[kind]
    assert found == {
        "standard": 20, "coin": 4, "conflict": 5,
        "confusion": 8, "summoning": 7, "dragon-lore": 7, "weakness": 6, "curse": 6,
        "doom": 7, "drain": 6, "hero": 4, "dragon": 2, "equipment": 10, "scroll": 8,
    }  # fmt: skip
    assert HERO_SYMBOLS == ("fire", "sword", "footprint", "key", "heart", "joker")
    assert WIZARD_SYMBOLS == ("plant", "water", "air", "lightning", "fire", "joker")


@pytest.mark.parametrize(("seats", "dice"), [(3, 11), (4, 14), (5, 17)])
def test_five_dice_for_the_wizard_and_three_for_each_hero(seats: int, dice: int):
    given = Scenario("exercise-1", HEROES[: seats - 1])
    assert [len(sides) for sides in given.state.dice.symbols] == [6] * dice
    assert len(given.state.in_hand(0)) == 5
    assert all(len(given.state.in_hand(seat)) == 3 for seat in range(1, seats))


def test_hero_tiles_jokers_and_what_heals_and_what_abilities_cost():
    symbols = {"bard": "key", "ranger": "footprint", "warrior": "sword", "paladin": "fire"}
    costs = {"bard": 1, "ranger": 2, "warrior": 3, "paladin": 3}
    for hero, symbol in symbols.items():
        kind = KIND[hero]
        assert [HERO_SYMBOLS[s] for s in JOKERS[kind]] == [symbol]
        assert [HERO_SYMBOLS[s] for s in HERO_FIELDS[kind]] == ["heart"] * 3 + [symbol]
        assert ABILITY[kind] == costs[hero]


@pytest.mark.parametrize(("heroes", "jokers"), [(2, 3), (3, 3), (4, 4)])
def test_side_of_the_dragon_tile_fits_the_number_of_players(heroes: int, jokers: int):
    given = Scenario("exercise-2", HEROES[:heroes])
    (tile,) = given.state.cards[given.state.places.dragon_tile]
    assert [HERO_SYMBOLS[s] for s in given.state.fields(tile, 1)] == ["joker"] * jokers


def test_prices_and_copies_of_the_market():
    prices = {
        "torch": (1, 2), "boots": (1, 2), "lockpick": (1, 2), "whetstone": (1, 2),
        "amulet": (2, 1), "crown": (3, 1),
        "scroll-of-springs": (2, 1), "scroll-of-seeds": (2, 1), "scroll-of-exchange": (1, 1),
        "scroll-of-tides": (1, 1), "scroll-of-roots": (1, 1), "scroll-of-winds": (1, 1),
        "scroll-of-storms": (2, 1), "scroll-of-the-dragon": (3, 1),
    }  # fmt: skip
    market = [kind for kind, t in enumerate(TYPE) if t in (Type.EQUIPMENT, Type.SCROLL)]
    assert {KINDS[kind]: (PRICE[kind], COPIES[kind]) for kind in market} == prices


# All cards: hero fields, wizard fields, banner, and what else is special. Heroes' symbols are Fire,
# Sword, fOotprint, Key and Heart; the wizard's Plant, Water, Air, Lightning and Fire.
CARDS = """
giant-spider standard SSFH - plant -
thorn-thicket standard SFOH - air -
locked-gate standard KKOF - - -
pendulum-blades standard OOSH - fire -
skeleton-guard standard SSOH - water -
pitch-black-vault standard FFOK - - -
rope-bridge standard OOHKS - lightning -
treasure-mimic standard KSHFF - plant -
bat-swarm standard FSOHK - air -
spiral-stairs standard OOFKH - - -
goblin-ambush standard SSOFK - lightning -
rune-door standard KKFS - water -
ice-cavern standard FFHHO - fire players=4
ogre-jailer standard SSKKH - plant players=4
collapsing-hall standard OOOHSF - - players=5
flooded-cellar standard OKFHSF - water players=5
minotaur standard SSOOHH - air players=5
clockwork-lock standard KKKFOH - - players=5
ghost-choir standard FFHHSK - lightning players=5
chasm-leap standard OOFSKH - fire players=5
coin-chest coin KKSO PWAL - -
coin-statue coin FFKS PWAF - -
coin-well coin OOSF PPWL - -
coin-shrine coin SKOF WAAF - -
duel-on-the-bridge conflict SSOOH PLAF - -
duel-in-the-library conflict KKFFH PLWF - -
duel-in-the-crypt conflict SSFFHH WLAFF - -
duel-at-the-gate conflict KKOOHH PWLLA - -
duel-on-the-stairs conflict SKFOHH PWFAA - -
stray-thought confusion - LPWA air -
slippery-fingers confusion - LPPA - -
flicker confusion - LWWA plant -
whisper confusion - LWPA - -
bewilderment confusion - LLPWW water all
mirror-maze confusion - LLPPA - all
thunderclap confusion - LLWAA lightning all
mind-storm confusion - LLPWA - all
summon-vines summoning SFO PPWA - -
summon-slime summoning FSH WWAP plant -
summon-wind-imp summoning SOK AAPW - -
summon-hound summoning SSO PPWFA water -
summon-lock-spirit summoning KKF PWAAL - -
summon-golem summoning SFHK PPWWL air -
summon-wraith summoning FFHO WWAAL - -
dragon-call dragon-lore - FFPW - steps=1
dragon-scale dragon-lore - FFWA fire steps=1
dragon-breath dragon-lore - FFPA - steps=1
dragon-claw dragon-lore - FFFPW fire steps=1
dragon-wing dragon-lore - FFFWA - steps=1
dragon-eye dragon-lore - FFFPA lightning steps=1
dragon-heart dragon-lore - FFFFP - steps=2
lame-hand weakness FSH PPWAL - swirl
numb-hand weakness OKH WWPAL air swirl
fear-of-fire weakness SOH WWPA - forbids=F
blunted-blade weakness FKH PPAW plant forbids=S
heavy-feet weakness FSK AAWP - forbids=O
rusty-keys weakness SOF WWAP water forbids=K
curse-of-silence curse FSHK AAPPL - silence
curse-of-hush curse SOHF AAWWL plant silence
curse-of-the-bound-arm curse KOHS PPWL - one-hand
curse-of-the-stiff-arm curse FKHO PPAAL water one-hand
curse-of-merriment curse SKH WWPL - clap
curse-of-applause curse FOH WWAAL air clap
doom-strike doom - LFPW - wounds=1,souls
doom-bell doom - LFWA plant wounds=1,souls
doom-wind doom - LFAP - wounds=1,souls
doom-harvest doom - LLFPW water wounds=1,souls
twin-doom doom - LLPPA - wounds=2
doom-hail doom - LLWWA air wounds=2
doom-quake doom - LLPW - wounds=2
forget drain - WWPPA - -
dull-wits drain - WWAAP fire -
lost-lesson drain - PPWAA - -
great-forgetting drain - WWPPF lightning all
blank-page drain - WWAAL - all
ebb drain - WWPAF plant all
"""
HERO_LETTERS = "FSOKH"
WIZARD_LETTERS = "PWALF"


def special(kind: int) -> str:
    """What only some cards have."""
    found = []
    if PLAYERS[kind] > 3:
        found.append(f"players={PLAYERS[kind]}")
    if ALL[kind]:
        found.append("all")
    if STEPS[kind]:
        found.append(f"steps={STEPS[kind]}")
    if SWIRL[kind]:
        found.append("swirl")
    if FORBIDS[kind] >= 0:
        found.append(f"forbids={HERO_LETTERS[FORBIDS[kind]]}")
    curse = CURSE[kind]
    if curse is not None:
        found.append(curse.value)
    if WOUNDS[kind]:
        found.append(f"wounds={WOUNDS[kind]}")
    if SOULS[kind]:
        found.append("souls")
    return ",".join(found) or "-"


def test_every_card_has_its_fields_its_banner_and_what_it_does():
    expected = [line.split() for line in CARDS.strip().splitlines()]
    found = [
        [
            KINDS[kind],
            type_.value,
            "".join(HERO_LETTERS[s] for s in HERO_FIELDS[kind]) or "-",
            "".join(WIZARD_LETTERS[s] for s in WIZARD_FIELDS[kind]) or "-",
            WIZARD_SYMBOLS[BANNER[kind]] if BANNER[kind] >= 0 else "-",
            special(kind),
        ]
        for kind, type_ in enumerate(TYPE)
        if type_ not in (Type.HERO, Type.DRAGON, Type.EQUIPMENT, Type.SCROLL)
    ]
    assert found == expected


# Before the first round


def test_each_hero_takes_a_tile_that_is_left():
    table = Table(GAME, 5, "tiles", {"setup": "exercise-2"})
    taken = []
    for seat, left in ((1, 4), (2, 3), (3, 2), (4, 1)):
        (question,) = table.questions
        assert question.seat == seat and len(question.choices) == left
        taken.append(question.choices[-1].things[0])
        table.choose(seat, question.choices[-1])
    assert table._state.tile == [-1, *taken] and len(set(taken)) == 4


def test_options_are_refused_that_do_not_exist():
    with pytest.raises(TableError):
        Table(GAME, 3, "setups", {"setup": "scenario-7"})
    with pytest.raises(TableError):
        Table(GAME, 2, "too few")
    with pytest.raises(TableError):
        Table(GAME, 6, "too many")


def test_countdown_then_the_wizards_roll():
    table = Table(GAME, 3, "countdown", {"countdown_ms": 2500})
    for seat in (1, 2):
        table.choose(seat, 0)
    (clock,) = table.questions
    assert (clock.seat, clock.ready_at) == (-1, 2500)
    table.choose(-1, 0)
    (question,) = table.questions
    assert question.seat == 0 and question.choices == [Choice("roll")]
    assert table._state.phase is Phase.START
