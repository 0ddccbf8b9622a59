"""The course of a match: rounds of racing, with a market between them."""

from __future__ import annotations

from spieltisch.engine import (
    CHECKPOINT,
    CLOCK,
    Choice,
    Result,
    Script,
    ask,
    choices_of,
    simultaneously,
    wait_until,
)
from spieltisch.games.rushout.completing import win
from spieltisch.games.rushout.content import (
    PRICE,
    SPELLS,
    TRIALS,
    Type,
    spell_kinds,
    trial_kinds,
)
from spieltisch.games.rushout.placing import roll
from spieltisch.games.rushout.racing import ROLL, hero, wizard
from spieltisch.games.rushout.state import (
    DRAGON_HOME,
    SLOTS,
    WIZARD,
    Phase,
    RushOut,
    Side,
    side_of,
)

DONE = Choice("done")
ROUND_MS = 20 * 60 * 1000
"""No round takes longer: then the wizard, whose treasure it is, keeps it."""
HANDICAP = 2


def play(state: RushOut) -> Script[Result]:
    """The whole match, from any checkpoint."""
    if state.phase is Phase.CHOOSING:
        yield from choose_heroes(state)
        begin_round(state)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.COUNTDOWN:
            yield CHECKPOINT
            yield from wait_until(state.due)
            state.phase = Phase.START
        if state.phase is Phase.START:
            yield from start(state)
        if state.phase is Phase.RACE:
            yield from race(state)
            end_round(state)
        if state.phase is Phase.MARKET:
            yield from market(state)
            begin_round(state)
    return verdict(state)


# Before the first round


def choose_heroes(state: RushOut) -> Script[None]:
    """Each hero takes one of the tiles that are left."""
    for seat in state.heroes():
        if state.tile[seat] < 0:
            left = [c for c in state.cards[state.places.tiles] if c not in state.tile]
            yield CHECKPOINT
            choice = yield from ask(seat, "choose-hero", choices_of("be", left))
            state.tile[seat] = choice.things[0]
            state.tell("is-hero", seat=seat, card=choice.things[0])


# A round


def begin_round(state: RushOut) -> None:
    """Both decks are built anew, three cards of each are laid open, all dice are taken back."""
    state.round += 1
    gather(state)
    heroes = state.seats - 1
    state.dragon = DRAGON_HOME if state.setup.dragon else -1
    state.souls = state.setup.souls[heroes - 2] if state.setup.souls else 0
    state.life = state.setup.life[heroes - 2] if state.setup.life else 0
    state.wounded = ()
    state.claps = {}
    state.learning = ()
    state.faults = ()
    state.marker = ""
    state.casting = -1
    state.won = None
    for die in range(len(state.on)):
        state.on[die] = state.field[die] = -1
        state.rolled[die] = False
    for seat in range(state.seats):
        state.aim[seat] = -1
        state.swirling[seat] = False
    build_trials(state)
    build_spells(state)
    state.phase = Phase.COUNTDOWN
    state.due = state.now + state.rules.countdown_ms
    state.tell("round", round=state.round)


def gather(state: RushOut) -> None:
    """All trials and spells that are used go back into the box."""
    cards, places = state.cards, state.places
    for card in cards.all():
        if state.type(card) in (*TRIALS, *SPELLS) and cards.pile_of(card) is not places.unused:
            cards.put(card, places.box)


def build_trials(state: RushOut) -> None:
    """The trials of the setup, three of them open: standard ones to begin with."""
    cards, places = state.cards, state.places
    wanted = trial_kinds(state.setup, state.seats)
    cards.put_all([c for c in cards[places.box] if cards.kind_of[c] in wanted], places.trial_deck)
    cards.shuffle(places.trial_deck, state.chance)
    if state.rules.handicap:
        for _ in range(HANDICAP):
            cards.draw(places.trial_deck, places.box)
    back: list[int] = []
    for slot in places.trials:
        while state.type(cards[places.trial_deck][-1]) is not Type.STANDARD:
            back.append(cards.draw(places.trial_deck, places.removed))
        cards.draw(places.trial_deck, slot)
    if back:
        cards.put_all(back, places.trial_deck)
        cards.shuffle(places.trial_deck, state.chance)


def build_spells(state: RushOut) -> None:
    """So many spells of each type as the setup says, chosen by chance, three of them open."""
    cards, places = state.cards, state.places
    for name, count in state.setup.spells.items():
        kinds = spell_kinds(Type(name))
        found = [c for c in cards[places.box] if cards.kind_of[c] in kinds]
        state.chance.shuffle(found)
        cards.put_all(found[:count], places.spell_deck)
    cards.shuffle(places.spell_deck, state.chance)
    cards.shuffle(places.box, state.chance)
    for slot in range(SLOTS):
        cards.draw(places.spell_deck, places.spells[slot])


def balance_spells(state: RushOut, seat: int) -> None:
    """After a seat's unknown cards were dealt anew: of each type as many as the setup says.

    Only the box has others; unknown cards that are too many change places with some from there.
    """
    cards, places = state.cards, state.places
    over = {Type(name): -count for name, count in state.setup.spells.items()}
    unknown: list[int] = []
    for pile in places.all:
        if pile not in (places.box, places.unused):
            for card in cards[pile]:
                type_ = state.type(card)
                if type_ in over:
                    over[type_] += 1
                    if not cards.sees(seat, card):
                        unknown.append(card)
    boxed = [card for card in cards[places.box] if over.get(state.type(card), 0) < 0]
    kinds = list(cards.kind_of)
    for card in unknown:
        if over[state.type(card)] > 0:
            other = next(one for one in boxed if over[state.type(one)] < 0)
            over[state.type(card)] -= 1
            over[state.type(other)] += 1
            boxed.remove(other)
            kinds[card], kinds[other] = kinds[other], kinds[card]
    cards.kind_of = tuple(kinds)


def start(state: RushOut) -> Script[None]:
    """The wizard's first roll is the signal for all."""
    yield CHECKPOINT
    yield from ask(WIZARD, "start", [ROLL])
    for seat in range(state.seats):
        state.ready[seat] = state.now
    state.ready[WIZARD] += state.rules.roll_ms
    roll(state, WIZARD)
    state.phase = Phase.RACE
    state.due = state.now + ROUND_MS
    state.tell("starts")


def race(state: RushOut) -> Script[None]:
    """Everyone at once, until a side has won the round."""
    scripts = {WIZARD: wizard(state), **{seat: hero(state, seat) for seat in state.heroes()}}
    yield from simultaneously({**scripts, CLOCK: limit(state)}, until=lambda: state.won is not None)


def limit(state: RushOut) -> Script[None]:
    yield CHECKPOINT
    yield from wait_until(state.due)
    win(state, Side.WIZARD, "time")


def end_round(state: RushOut) -> None:
    """The winner takes a trophy, the loser the coin marker; then the market, or the end."""
    assert state.won is not None
    state.trophies[state.won.value] += 1
    if state.trophies[state.won.value] == state.setup.rounds:
        state.phase = Phase.OVER
        return
    if not state.setup.market:
        begin_round(state)
        return
    loser = Side.HEROES if state.won is Side.WIZARD else Side.WIZARD
    state.marker = loser.value
    state.bought = ()
    state.phase = Phase.MARKET
    state.due = state.now + state.rules.market_ms
    state.tell("market")


# The market


def market(state: RushOut) -> Script[None]:
    """Both sides buy at the same time, until all are done or the time is over."""
    scripts = {seat: buyer(state, seat) for seat in range(state.seats)}
    yield from simultaneously(
        {**scripts, CLOCK: closing(state)}, until=lambda: len(state.bought) == state.seats
    )


def closing(state: RushOut) -> Script[None]:
    yield CHECKPOINT
    yield from wait_until(state.due)
    state.bought = tuple(range(state.seats))


def buyer(state: RushOut, seat: int) -> Script[None]:
    while seat not in state.bought:
        yield CHECKPOINT
        choice = yield from ask(seat, "market", lambda: wares(state, seat))
        if choice is DONE:
            state.bought = (*state.bought, seat)
        else:
            buy(state, seat, *choice.things)


def purse(state: RushOut, side: Side) -> int:
    """The coins of a side: cards, and the marker."""
    return len(state.cards[state.places.coins(side)]) + (state.marker == side.value)


def buyer_of(state: RushOut, card: int) -> Side:
    """The side that a ware is for."""
    return Side.WIZARD if state.type(card) is Type.SCROLL else Side.HEROES


def wares(state: RushOut, seat: int) -> list[Choice]:
    """What a seat can buy, and for whom: the wizard scrolls, a hero equipment for any hero."""
    owners = [WIZARD] if seat == WIZARD else [seat, *(h for h in state.heroes() if h != seat)]
    money = purse(state, side_of(seat))
    found = [
        Choice("buy", (card, owner))
        for card in state.cards[state.places.market]
        if buyer_of(state, card) is side_of(seat) and PRICE[state.kind(card)] <= money
        for owner in owners
    ]
    return [*found, DONE]


def buy(state: RushOut, seat: int, card: int, owner: int) -> None:
    """Pay with the marker first, then with coin cards; the owner keeps it for the whole match."""
    side = side_of(seat)
    price = PRICE[state.kind(card)]
    if state.marker == side.value:
        state.marker = ""
        price -= 1
    for coin in state.cards[state.places.coins(side)][:price]:
        state.cards.put(coin, state.places.box)
    places = state.places
    state.cards.put(card, places.scrolls if seat == WIZARD else places.gear[owner])
    if owner == seat:
        state.tell("buys", seat=seat, card=card)
    else:
        state.tell("buys-for", seat=seat, other=owner, card=card)


# The end


def verdict(state: RushOut) -> Result:
    """Whoever has the trophies."""
    won = state.won
    assert won is not None
    state.tell("wins", side=won.value)
    return Result("won", (WIZARD,) if won is Side.WIZARD else tuple(state.heroes()))
