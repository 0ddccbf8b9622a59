"""What a position of Villainous is worth.

Each villain has milestones on the way to its aim: the aim alone says too little for too long. What
each of them counts is fitted from games, villain by villain.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from spieltisch.engine import Judge, Parts, Question, weights_of
from spieltisch.games.villainous.cards import VILLAIN_OF
from spieltisch.games.villainous.content import (
    CONTRACT,
    COST,
    KIND,
    KINDS,
    PLACES_EACH,
    VILLAINS,
)
from spieltisch.games.villainous.liking import (
    CONTRACTS,
    CURSES,
    LIKES,
    STEPS,
    progress,
    rating,
    trait,
)
from spieltisch.games.villainous.realm import (
    allies,
    allies_at,
    can_be_defeated,
    covered,
    hero_named,
    heroes,
    named,
    strength,
)
from spieltisch.games.villainous.state import DECK, DISCARD, FATE_DECK, Villainous
from spieltisch.games.villainous.villains.captain_hook import HANGMANS_TREE, JOLLY_ROGER
from spieltisch.games.villainous.villains.jafar import CAVE, his
from spieltisch.games.villainous.villains.maleficent import curses_at
from spieltisch.games.villainous.villains.prince_john import RICHES, THE_JAIL
from spieltisch.games.villainous.villains.queen_of_hearts import (
    GUARD_KINDS,
    GUARDS,
    SURE_SHOT,
    places_with_wicket,
    wickets,
)
from spieltisch.games.villainous.villains.ursula import LAIR, PALACE

# What counts as all there is of something: parts are shares of it.
FORCE = 12
"""So strong are allies beyond which more do not help."""
PURSE = 8
"""So much power buys what one turn can buy."""
COVERED = 8
"""So many symbols of a realm heroes can cover."""
FATE_CARDS = 15
CARDS_EACH = 30
"""So many cards of its own a villain has."""
GAIN = 3
"""So much power one symbol brings at best."""
FULL_JAIL = 3
"""So many heroes in jail, or in the realm, make Prince John rich soon."""

FEWEST, MOST = 2, 6
"""So many can play."""

PAR = 3.0
"""About what a villain comes to who has done half of what it aims at: a danger to the others."""
PAR_IN_A_DUEL = 0.0
"""Who has one rival only gains as much by holding that one back as by coming on."""

LEAST = frozenset(("end-turn", "pass", "decline", "skip"))
"""By these nobody does anything."""


class VillainousJudge(Judge[Villainous]):
    """What all villains need, and the milestones of each."""

    tries = 8
    again = 3
    hope = 0.5
    heat = 3.0
    steps = STEPS

    def parts(self, state: Villainous, seat: int, knowing: int | None) -> Parts | None:
        villain = state.villain[seat]
        if villain < 0 or not state.round:
            return {}
        name = VILLAINS[villain]
        hand = [KINDS[state.kind(card)] for card in state.hand(seat)] if seat == knowing else []
        found = common(state, seat)
        found |= MILESTONES[name](state, seat, hand)
        if VILLAIN_OF[villain].wins(state, seat):
            found["done"] = 1.0  # it wins as soon as its turn begins
        found["villain"] = 1.0  # some have a shorter way than others
        found["crowd"] = (state.seats - FEWEST) / (MOST - FEWEST)  # and fare better among many
        return {f"{name}/{part}": amount for part, amount in found.items()}

    def stage(self, state: Villainous) -> Hashable:
        return state.round, state.active

    def par(self, seats: int) -> float:
        return PAR_IN_A_DUEL if seats == 2 else PAR

    def turn(self, state: Villainous) -> int | None:
        return state.active

    def least(self, state: Villainous, question: Question) -> int | None:
        return next((n for n, one in enumerate(question.choices) if one.verb in LEAST), None)

    def rate(self, state: Villainous, question: Question) -> Sequence[float]:
        step = progress(state, question.seat)
        return [rating(state, question, choice, step) for choice in question.choices]

    def traits(self, state: Villainous, question: Question) -> Sequence[str]:
        return [trait(state, question, choice) for choice in question.choices]

    def step(self, state: Villainous, seat: int) -> int:
        return progress(state, seat)


def common(state: Villainous, seat: int) -> Parts:
    """What every villain wants: power, allies, and no heroes in the way."""
    there = heroes(state, seat)
    force = sum([strength(state, seat, ally) for ally in allies(state, seat)])
    hidden = 0
    if there:
        hidden = sum([covered(state, seat, place).bit_count() for place in range(PLACES_EACH)])
    return {
        "power": min(state.power[seat], PURSE) / PURSE,
        "allies": min(force, FORCE) / FORCE,
        "heroes": sum([strength(state, seat, hero) for hero in there]) / FORCE if there else 0.0,
        "covered": hidden / COVERED,
    }


def held(hand: Sequence[str], *wanted: str, most: int = 1) -> float:
    """How many of these cards the hand holds, up to `most`, as a share of that."""
    return min(most, sum([card in wanted for card in hand])) / most


def within_reach(
    state: Villainous, seat: int, hand: Sequence[str], *needed: Sequence[str]
) -> float:
    """How soon cards come to hand, of each group one: 1 if all are there, on average of them.

    Whoever needs the only copy of a card has to draw through the deck for it, and twice if it was
    discarded: without this nothing would speak for discarding what is of no use.
    """
    return sum([nearest(state, seat, hand, names) for names in needed]) / len(needed)


def nearest(state: Villainous, seat: int, hand: Sequence[str], names: Sequence[str]) -> float:
    if not names or any(card in names for card in hand):
        return 1.0
    # A hand that is not known may hold what the deck may hold.
    deck = state.lying(seat, DECK) if hand else state.lying(seat, DECK) + state.hand(seat)
    kind_of = state.cards.kind_of
    kinds = [KIND[name] for name in names]
    copies = sum([kind_of[card] in kinds for card in deck])
    draws = (len(deck) + 1) / (copies + 1)
    if not copies:
        discarded = state.lying(seat, DISCARD)
        copies = sum([kind_of[card] in kinds for card in discarded])
        draws = len(deck) + (len(discarded) + 1) / (copies + 1)
    return max(0.0, 1 - draws / CARDS_EACH)


# Milestones


def maleficent(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    cursed = sum([bool(curses_at(state, seat, place)) for place in range(PLACES_EACH)])
    missing = PLACES_EACH - cursed
    curses = held(hand, *CURSES, most=2)
    merryweather = hero_named(state, seat, "merryweather")
    barred = merryweather >= 0 and not curses_at(state, seat, state.place(merryweather))
    return {
        "curses": cursed / PLACES_EACH,
        "nearly-done": float(cursed == PLACES_EACH),
        "one-left": float(missing == 1 and not barred),
        "barred": float(barred),
        "aim-cards": curses if missing else 0.0,
        "search": within_reach(state, seat, hand, CURSES if missing else ()),
    }


def captain_hook(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    pan = hero_named(state, seat, "peter-pan")
    is_open = not state.is_locked(seat, HANGMANS_TREE)
    parts = {
        "tree-open": float(is_open),
        "aim-cards": 0.0,
        "search": within_reach(state, seat, hand, () if is_open else ("never-land-map",)),
        "pan-sought": float(pan >= 0),
        "pan-found": float(pan >= 0),
        "pan-near": 0.0,
        "crew": 0.0,
        "nearly-done": 0.0,
        "barred": 0.0,
        "poised": 0.0,
    }
    if pan < 0:
        if is_open:
            parts["pan-sought"] = 1 - len(state.lying(seat, FATE_DECK)) / FATE_CARDS
            parts["aim-cards"] = held(hand, *SEEKING, most=2)
        return parts
    needed = strength(state, seat, pan)
    crew = sum([strength(state, seat, ally) for ally in allies_at(state, seat, JOLLY_ROGER)])
    ready = min(1.0, crew / needed)
    near = (HANGMANS_TREE - state.place(pan)) / HANGMANS_TREE
    parts |= {"aim-cards": 1.0, "pan-near": near, "crew": ready, "nearly-done": near * ready}
    parts["barred"] = float(not can_be_defeated(state, seat, pan))
    # Who stands at the ship already has to leave it first.
    parts["poised"] = float(near * ready == 1 and state.at[seat] != JOLLY_ROGER)
    return parts


SEEKING = ("worthy-opponent", "give-them-a-scare")
"""By these Captain Hook himself finds Peter Pan."""


def jafar(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    lamps = named(state, seat, "magic-lamp")
    mine = his(state, seat, "magic-lamp")
    genie = hero_named(state, seat, "genie")
    tamed = bool(his(state, seat, "genie"))
    is_open = not state.is_locked(seat, CAVE)
    carried = (CAVE - state.place(mine[0])) / CAVE if mine else 0.0
    spell = 1.0 if tamed else held(hand, "hypnotize")
    purse = float(tamed)
    if genie >= 0 and not tamed:
        purse = min(1.0, state.power[seat] / max(1, strength(state, seat, genie)))
    return {
        "cave-open": float(is_open),
        "search": within_reach(
            state,
            seat,
            hand,
            () if is_open else ("scarab-pendant",),
            () if lamps else ("magic-lamp",),
            () if tamed else ("hypnotize",),
        ),
        "lamp-found": float(bool(lamps)),
        "lamp-stolen": float(bool(lamps) and not mine),
        "lamp-lost": float(tamed and not lamps),
        "lamp-carried": carried,
        "genie-tamed": float(tamed),
        "genie-payable": purse * (0.5 + spell / 2),
        "nearly-done": carried * tamed,
        "iago": float(bool(his(state, seat, "iago"))),
    }


def prince_john(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    there = heroes(state, seat)
    jailed = sum([state.place(hero) == THE_JAIL for hero in there])
    taken = sum([state.held.get(hero, 0) for hero in there])
    riches = min(state.power[seat], RICHES) / RICHES
    return {
        "riches": riches,
        "nearly-done": riches**2,
        "one-left": float(state.power[seat] + GAIN >= RICHES),
        "jailed": min(jailed, FULL_JAIL) / FULL_JAIL,
        "robbed": taken / RICHES,
        "warrants": min(2, len(named(state, seat, "warrant"))) / 2,
        "aim-cards": held(hand, "beautiful-lovely-taxes") * min(FULL_JAIL, len(there)) / FULL_JAIL,
    }


def queen_of_hearts(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    bent = wickets(state, seat)
    places = places_with_wicket(state, seat)
    kind_of = state.cards.kind_of
    guarded = {
        state.place(one) for one in allies(state, seat) if kind_of[one] in GUARD_KINDS
    } | places
    force = sum([strength(state, seat, wicket) for wicket in bent])
    done = len(places) == PLACES_EACH
    return {
        "guards": len(guarded) / PLACES_EACH,
        "guarded": float(len(guarded) == PLACES_EACH),
        "one-left": float(done and state.power[seat] >= COST[KIND["take-the-shot"]]),
        "wickets": len(places) / PLACES_EACH,
        "shot": min(force, SURE_SHOT) / SURE_SHOT,
        "aim-cards": held(hand, "take-the-shot"),
        "search": within_reach(
            state,
            seat,
            hand,
            ("take-the-shot",),
            () if len(guarded) == PLACES_EACH else GUARDS,
        ),
        "nearly-done": (min(force, SURE_SHOT) / SURE_SHOT) * (0.5 + held(hand, "take-the-shot") / 2)
        if done
        else 0.0,
    }


def ursula(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    crown = treasure(state, seat, "crown")
    trident = treasure(state, seat, "trident")
    triton = hero_named(state, seat, "king-triton")
    carried = trident >= 0 and trident in state.bearer
    lair_open = not state.is_locked(seat, LAIR)
    bound, away = binding(state, seat, triton) if carried else (0.0, 0.0)
    free = trident >= 0 and not carried
    near = nearness(state, trident) if free else 0.0
    crown_near = nearness(state, crown) if crown >= 0 else 0.0
    waiting = (crown >= 0 and crown_near < 1) or (free and near < 1)
    keys = held(hand, "change-form") if waiting and not lair_open else 0.0
    ariel = hero_named(state, seat, "ariel") if waiting else -1
    ariel_bound, ariel_away = binding(state, seat, ariel)
    to_bind = (carried and not bound) or (ariel >= 0 and not ariel_bound)
    return {
        "crown-found": float(crown >= 0),
        "crown-near": crown_near,
        "crown-astray": float(crown >= 0 and crown_near < 1),
        "trident-found": float(trident >= 0),
        "triton-bound": bound,
        "triton-near": away,
        "trident-free": float(free),
        "trident-near": near,
        "nearly-done": (crown_near + near) / 2 if crown >= 0 and free else 0.0,
        "eels": len([*named(state, seat, "flotsam"), *named(state, seat, "jetsam")]) / 2,
        "lair-open": float(lair_open or not waiting),
        "aim-cards": keys,
        "search": within_reach(
            state,
            seat,
            hand,
            () if crown >= 0 else ("crown",),
            () if trident >= 0 else ("trident",),
        ),
        # While Ariel is there nothing is moved: she has to go as King Triton has.
        "ariel-bars": 1 - (ariel_bound + ariel_away) / 3 if ariel >= 0 else 0.0,
        "contracts": held(hand, *CONTRACTS, most=2) if to_bind else 0.0,
        "currents": held(hand, "whirlpool", "change-form", "poor-unfortunate-souls", most=2)
        if bound or ariel_bound
        else 0.0,
    }


def binding(state: Villainous, seat: int, hero: int) -> tuple[float, float]:
    """Is this hero of Ursula's bound by a contract, and how near is where that is fulfilled?"""
    goals = [CONTRACT[state.kind(one)] for one in state.carried(hero)] if hero >= 0 else []
    goals = [goal for goal in goals if goal >= 0]
    if not goals:
        return 0.0, 0.0
    steps = min([abs(goal - state.place(hero)) for goal in goals])
    reach = any(not state.is_locked(seat, goal) for goal in goals)
    return 1.0, (PLACES_EACH - steps) / PLACES_EACH * (1.0 if reach else 0.5)


def treasure(state: Villainous, seat: int, name: str) -> int:
    """The card of this name in a realm; -1 if it is not there."""
    return next(iter(named(state, seat, name)), -1)


def nearness(state: Villainous, card: int) -> float:
    """How near to the lair a card lies."""
    return (PALACE - state.place(card)) / PALACE


MILESTONES: dict[str, Callable[[Villainous, int, Sequence[str]], Parts]] = {
    "maleficent": maleficent,
    "captain-hook": captain_hook,
    "jafar": jafar,
    "prince-john": prince_john,
    "queen-of-hearts": queen_of_hearts,
    "ursula": ursula,
}

JUDGE = VillainousJudge(weights_of(__package__), LIKES)
