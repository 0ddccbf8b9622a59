"""What always holds, whatever is chosen: random matches of all setups and numbers of heroes."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import takewhile

import pytest

from games.rushout.scenario import Scenario
from spieltisch.bots import next_question
from spieltisch.engine import CLOCK, Table, TableError
from spieltisch.games.rushout.content import (
    COPIES,
    HERO_FIELDS,
    JOKER,
    JOKERS,
    KIND,
    SPELLS,
    SWIRL,
    TRIALS,
    TYPE,
    WIZARD_FIELDS,
    Curse,
    Type,
    dragon_tile,
    trial_kinds,
)
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.state import Phase, RushOut, Side

SETUPS = ("exercise-1", "exercise-2", *(f"scenario-{number}" for number in range(1, 7)))
WEIGHTS = {
    "roll": 8, "lay": 10, "lay-all": 60, "take": 0.2, "take-all": 0.1, "ping": 0.05, "wait": 0.3,
    "clap": 20, "forget": 5, "flip": 0.2, "exchange": 0.1, "spend-coins": 5, "learn": 20, "buy": 5,
}  # fmt: skip
LONG = 900
"""A match that takes more choices than this is left alone."""

OPEN_TRIAL = (*TRIALS, Type.SUMMONING)
BELONGS = {
    "trial-deck": OPEN_TRIAL,
    "spell-deck": SPELLS,
    "box": (*TRIALS, *SPELLS),
    "removed": (*TRIALS, *SPELLS),
    "unused": (*TRIALS, *SPELLS),
    "trial": OPEN_TRIAL,
    "spell": SPELLS,
    "tiles": (Type.HERO,),
    "dragon-tile": (Type.DRAGON,),
    "curses": (Type.CURSE,),
    "market": (Type.EQUIPMENT, Type.SCROLL),
    "scrolls": (Type.SCROLL,),
    "coins": (Type.COIN,),
    "gear": (Type.EQUIPMENT,),
    "weaknesses": (Type.WEAKNESS,),
    "experience": (Type.STANDARD,),
}


@cache
def pieces(seats: int) -> list[int]:
    """The kinds of all cards for so many seats."""
    own = dragon_tile(seats)
    kinds = [kind for kind, type_ in enumerate(TYPE) if type_ is not Type.DRAGON or kind == own]
    return [kind for kind in kinds for _ in range(COPIES[kind])]


def check_cards(state: RushOut) -> None:
    """Each card lies in exactly one place where it belongs, and none is missing or new."""
    everything = state.cards.all()
    assert len(everything) == len(set(everything))
    assert sorted(state.cards.kind_of[card] for card in everything) == pieces(state.seats)
    for pile in state.places.all:
        belongs = BELONGS[pile.name]
        for card in state.cards[pile]:
            assert TYPE[state.cards.kind_of[card]] in belongs, pile.name
    places = state.places
    for pile in (places.gear[0], places.weaknesses[0], places.experience[0]):
        assert not state.cards[pile]
    trials = {*state.setup.trials, "summoning"}
    for card in (*state.cards[places.trial_deck], *state.open_trials()):
        assert state.type(card).value in trials


def check_race(state: RushOut) -> None:
    """While a round runs there are six open cards, and something is left in each deck."""
    places = state.places
    for slot in (*places.trials, *places.spells):
        assert len(state.cards[slot]) == 1
    assert state.cards[places.trial_deck] and state.cards[places.spell_deck]
    assert state.won is None


def lies_where(state: RushOut, card: int, hero: bool) -> bool:
    """May dice of this side lie on the card?"""
    pile = state.cards.pile_of(card)
    shared = pile.name == "trial" and state.type(card) in (Type.COIN, Type.CONFLICT)
    if not hero:
        return pile.name in ("spell", "scrolls") or shared
    if pile.name == "tiles":
        return card in state.wounded
    return pile.name in ("trial", "weaknesses", "curses", "dragon-tile")


def check_dice(state: RushOut) -> None:
    """Dice lie on cards that are there, on fields that fit, one on each, two colours, one card."""
    taken: set[tuple[int, int, bool]] = set()
    colours: dict[int, set[int]] = {}
    owners = [0] * 5 + [seat for seat in range(1, state.seats) for _ in range(3)]
    assert len(owners) == len(state.on) == len(state.field) == len(state.rolled)
    cards_of: dict[int, set[int]] = {}
    for die, seat in enumerate(owners):
        card, number = state.on[die], state.field[die]
        if card < 0:
            assert number == -1
            continue
        kind = state.kind(card)
        if number < 0:
            assert SWIRL[kind] and state.cards.pile_of(card).owner == seat
            continue
        assert state.rolled[die] and lies_where(state, card, seat > 0)
        symbol = (HERO_FIELDS if seat else WIZARD_FIELDS)[kind][number]
        face = state.dice.face[die]
        assert face in (symbol, JOKER)
        if seat and face == JOKER:
            gear = state.cards[state.places.gear[seat]]
            owned = [state.tile[seat], *gear]
            assert symbol in {JOKER, *(s for c in owned for s in JOKERS[state.kind(c)])}
        assert (card, number, seat > 0) not in taken
        taken.add((card, number, seat > 0))
        cards_of.setdefault(seat, set()).add(card)
        if seat:
            colours.setdefault(card, set()).add(seat)
    assert all(len(cards) == 1 for cards in cards_of.values())
    assert all(len(seats) <= 2 for seats in colours.values())
    check_full(state, taken)


def check_full(state: RushOut, taken: set[tuple[int, int, bool]]) -> None:
    """A full card is completed at once, unless the dragon holds it up; its dice may wait then."""
    under = state.cards[state.places.trials[state.dragon - 1]] if 1 <= state.dragon <= 3 else ()
    for card, _, hero in taken:
        fields = (HERO_FIELDS if hero else WIZARD_FIELDS)[state.kind(card)]
        full = all((card, number, hero) in taken for number in range(len(fields)))
        owed = {state.on[die] for die in state.hero_dice_on(card) if owes_a_die(state, die)}
        held_up = card in under or (hero and (card in state.claps or card in owed))
        assert not full or held_up or state.won is not None
    for card in state.claps:
        count = len(HERO_FIELDS[state.kind(card)])
        assert all((card, number, True) in taken for number in range(count))
        assert state.is_cursed(Curse.CLAP)


def owes_a_die(state: RushOut, die: int) -> bool:
    """Has the owner of a laid die none in hand for a swirl?"""
    owner = (die - 5) // 3 + 1
    return state.swirling[owner] and not state.in_hand(owner)


def check_swirls(state: RushOut) -> None:
    """A hero with a swirl has one die on it, or lays one there next; others have none."""
    for seat in range(1, state.seats):
        weak = state.cards[state.places.weaknesses[seat]]
        swirls = [card for card in weak if SWIRL[state.kind(card)] and card not in state.claps]
        mine = range(5 + 3 * (seat - 1), 5 + 3 * seat)
        on_swirl = [die for die in mine if state.on[die] >= 0 and state.field[die] < 0]
        assert len(on_swirl) + state.swirling[seat] == (1 if swirls else 0)


def check_markers(state: RushOut) -> None:
    """Markers stay within their limits."""
    heroes = state.seats - 1
    assert -1 <= state.dragon <= 4 and (state.dragon < 0) == (state.setup.id == "exercise-1")
    late = state.setup.id in SETUPS[5:]
    assert 0 <= state.souls <= (7 if heroes == 2 else 8) * late
    assert 0 <= state.life <= (heroes + 2) * (state.setup.id in SETUPS[6:])
    assert len(set(state.wounded)) == len(state.wounded)
    assert set(state.wounded) <= set(state.tile[1:])
    assert len(set(state.tile[1:])) == heroes and state.tile[0] == -1
    assert all(0 <= won <= state.setup.rounds for won in state.trophies.values())
    assert sum(state.trophies.values()) <= 3
    if state.setup.id != "scenario-6":
        assert not any(state.cards[pile] for pile in state.places.experience)
        assert not state.learning
    if state.phase is Phase.RACE:
        assert state.marker == ""
    assert state.rules.honour or not state.faults
    assert state.marker in ("", *(side.value for side in Side))


def check_secrets(state: RushOut, table: Table[RushOut]) -> None:
    """Nobody sees a deck or knows how large it is; all seats see the same."""
    places = state.places
    for pile in (places.trial_deck, places.spell_deck, places.box):
        for card in state.cards[pile]:
            known = [state.cards.sees(seat, card) for seat in (*range(state.seats), None)]
            # What everybody has seen and was laid on a deck again: summoned and exchanged spells,
            # and coins that were paid.
            assert not any(known) or (all(known) and state.type(card) in (*SPELLS, Type.COIN))
    boards = [table.view(seat).board for seat in (*range(state.seats), None)]
    assert all(board == boards[0] for board in boards)
    shown = {spot.card for spot in (*boards[0].trials, *boards[0].spells, *boards[0].curses)}
    hidden = {c for p in (places.trial_deck, places.spell_deck, places.box) for c in state.cards[p]}
    assert not shown & hidden
    assert GAME.describe(boards[0])


def check_offers(table: Table[RushOut]) -> None:
    """Nothing is offered twice, and everything is of a verb that the game has declared."""
    for question in table.questions:
        assert len(set(question.choices)) == len(question.choices)
        for choice in question.choices:
            assert len(choice.things) == len(GAME.verbs[choice.verb])


EFFECTS = {
    Type.CONFLICT: "life",
    Type.WEAKNESS: "weakness-lifted",
    Type.CURSE: "curse-lifted",
    Type.HERO: "healed",
    Type.DRAGON: "dragon-back",
}
"""What is told when a card or tile of this type takes effect."""


def check_effects(table: Table[RushOut]) -> None:
    """Whatever is completed takes effect with the same choice, clap or no clap."""
    lines = list(takewhile(lambda line: line.moment == table.moment, reversed(table.told)))
    keys = Counter(line.key for line in lines)
    done = [line for line in lines if line.key in ("completes", "complete-together")]
    for type_, effect in EFFECTS.items():
        completed = sum(TYPE[KIND[line.values["card"].kind]] is type_ for line in done)
        assert keys[effect] >= completed, effect


def check_no_offer_fails(table: Table[RushOut]) -> None:
    """Whatever is offered can be chosen, and what always holds, holds then, too."""
    for question in table.questions:
        for choice in question.choices if question.seat != CLOCK else []:
            fork = table.fork()
            fork.choose(question.seat, choice)
            check_state(fork._state)


def check_decks(state: RushOut) -> None:
    """Outside the box are exactly the trials and spells of the setup."""
    places, kind_of = state.places, state.cards.kind_of
    aside = {*state.cards[places.box], *state.cards[places.unused]}
    played = [kind_of[card] for card in state.cards.all() if card not in aside]
    spells = Counter(TYPE[kind].value for kind in played if TYPE[kind] in SPELLS)
    assert spells == Counter({name: n for name, n in state.setup.spells.items() if n})
    trials = {kind for kind in played if TYPE[kind] in TRIALS}
    wanted = set(trial_kinds(state.setup, state.seats))
    assert trials <= wanted and len(wanted - trials) == 2 * state.rules.handicap


def check_rounds(table: Table[RushOut]) -> None:
    """Every round is won once, and each that was won gave a trophy."""
    won = sum(line.key == "wins-round" for line in table.told)
    assert won == sum(table._state.trophies.values())


def check_state(state: RushOut) -> None:
    check_cards(state)
    if state.phase is Phase.CHOOSING:
        return
    check_dice(state)
    check_markers(state)
    if state.phase is Phase.RACE:
        check_race(state)
        check_swirls(state)


def check(table: Table[RushOut], moment: int) -> None:
    state = table._state
    check_state(state)
    check_effects(table)
    if state.phase is Phase.CHOOSING:
        return
    if moment % 100 == 0:
        check_no_offer_fails(table)
    if moment % 20 == 0:
        if state.phase is Phase.RACE:
            check_decks(state)
            for seat in range(state.seats):
                check_decks(table.fork(knowing=seat, luck=1)._state)
        check_secrets(state, table)
        check_offers(table)
    if state.phase is not Phase.RACE:
        check_rounds(table)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_always_holds(setup: str, seats: int):
    for luck in range(2):
        # Every second match has the handicap and honour, and a wizard who takes it easy.
        seed = f"invariants {setup} {seats} {luck}"
        table = Table(
            GAME, seats, seed, {"setup": setup, "handicap": luck == 1, "honour": luck == 1}
        )
        weights = {**WEIGHTS, "wait": 0.3}
        rng = random.Random(seed)
        for moment in range(1, LONG):
            question = next_question(table, lambda seat: rng.random())  # noqa: B023
            if question is None:
                break
            weights["wait"] = 20 if luck and question.seat == 0 else 0.3
            liked = [weights.get(choice.verb, 3) for choice in question.choices]
            try:
                table.choose(question.seat, rng.choices(question.choices, liked)[0])
                check(table, moment)
            except (AssertionError, TableError) as error:
                raise AssertionError(f"seed {seed!r}, moment {moment}: {error}") from error


@pytest.mark.parametrize("setup", ["exercise-2", "scenario-6"])
def test_a_match_is_played_again_from_its_record_and_forks_anywhere(setup: str):
    seed = f"record {setup}"
    table = Table(GAME, 4, seed, {"setup": setup, "honour": True})
    rng = random.Random(seed)
    for moment in range(600):
        question = next_question(table)
        if question is None:
            break
        if moment % 50 == 0:
            twin = table.fork()
            assert twin.hash() == table.hash(), f"seed {seed!r}, moment {moment}"
        weights = [WEIGHTS.get(choice.verb, 3) for choice in question.choices]
        table.choose(question.seat, rng.choices(question.choices, weights)[0])
    assert Table.from_record(GAME, table.record()).hash() == table.hash()


def test_a_copy_is_equal_and_shares_nothing_that_changes():
    given = Scenario("scenario-6").dragon(2).wounded(1).swirled(2, "lame-hand").life(2)
    state = given.state
    state.learning = ((given.card("bat-swarm"), 1, 2),)
    state.claps = {given.card("bard"): {1: 5}}
    state.faults, state.bought, state.due, state.casting = (1,), (0,), 9, 3
    state.marker, state.won, state.swirling[1] = "heroes", Side.WIZARD, True
    twin = state.copy()
    assert twin.plain() == state.plain()
    for name in RushOut.__slots__:
        mine, other = getattr(state, name), getattr(twin, name)
        assert mine is not other or not isinstance(mine, list | dict), name
    assert twin.claps[given.card("bard")] is not state.claps[given.card("bard")]
