"""Which choices of Villainous look good: rules of thumb, and what was learnt from players.

A choice is known by its trait: what is done, with which card or by whom, and where. What players
liked who did well is learnt trait by trait (`spieltisch lab learn`, `content/likes.toml`) and added
to the rule of thumb, for each of a few large steps on a villain's way: what is good to do differs
from one to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from spieltisch.engine import Choice, Likes, Question, likes_of, ratings_of
from spieltisch.games.villainous.content import (
    CONTRACT,
    COST,
    KIND,
    KINDS,
    PLACES_EACH,
    SYMBOLS,
    VILLAINS,
    Action,
)
from spieltisch.games.villainous.realm import hero_named, named
from spieltisch.games.villainous.state import Villainous
from spieltisch.games.villainous.villains.captain_hook import HANGMANS_TREE, JOLLY_ROGER
from spieltisch.games.villainous.villains.jafar import CAVE, his
from spieltisch.games.villainous.villains.maleficent import curses_at
from spieltisch.games.villainous.villains.queen_of_hearts import places_with_wicket

RATINGS = ratings_of(__package__)
VERBS, CARDS, PLACES = RATINGS["verbs"], RATINGS["cards"], RATINGS["places"]

MOVES = ("go", "stay")
OF_A_CARD = frozenset(
    (
        "activate-card", "bearer", "buy-off", "defeat", "discard", "enlarge", "entrust",
        "move-card", "pay-with", "play-card", "play-fate", "put-on-top", "react", "send", "shrink",
        "symbol-of", "take", "to-guard", "to-wicket", "vanquish-hero",
    )
)  # fmt: skip
"""What is done with a card, which the choice names first."""

CURSES = ("forest-of-thorns", "green-fire", "dreamless-sleep")
CONTRACTS = tuple(KINDS[kind] for kind, place in enumerate(CONTRACT) if place >= 0)
AIM_CARDS: dict[str, Iterable[str]] = {
    "maleficent": CURSES,
    "captain-hook": ("never-land-map",),
    "jafar": ("scarab-pendant", "magic-lamp", "hypnotize"),
    "prince-john": (),
    "queen-of-hearts": ("take-the-shot",),
    "ursula": ("trident", "crown", *CONTRACTS),
}
SERVES = frozenset(KIND[name] for names in AIM_CARDS.values() for name in names)
"""The kinds of cards that a villain's aim needs."""

# How far a villain has come

STEPS = 4


def progress(state: Villainous, seat: int) -> int:
    """How far a villain has come, in large steps."""
    villain = state.villain[seat]
    return PROGRESS[VILLAINS[villain]](state, seat) if villain >= 0 else 0


def curses_laid(state: Villainous, seat: int) -> int:
    return sum([bool(curses_at(state, seat, place)) for place in range(PLACES_EACH)]) // 2


def pan_driven(state: Villainous, seat: int) -> int:
    if state.is_locked(seat, HANGMANS_TREE):
        return 0
    pan = hero_named(state, seat, "peter-pan")
    if pan < 0:
        return 1
    return 3 if state.place(pan) == JOLLY_ROGER else 2


def lamp_and_genie(state: Villainous, seat: int) -> int:
    if not named(state, seat, "magic-lamp"):
        return int(not state.is_locked(seat, CAVE))
    return 3 if his(state, seat, "genie") else 2


def wickets_bent(state: Villainous, seat: int) -> int:
    bent = len(places_with_wicket(state, seat))
    return 3 if bent == PLACES_EACH else bent // 2


def trident_won(state: Villainous, seat: int) -> int:
    tridents = named(state, seat, "trident")
    if not tridents:
        return 0
    return 1 if tridents[0] in state.bearer else 2


PROGRESS: dict[str, Callable[[Villainous, int], int]] = {
    "maleficent": curses_laid,
    "captain-hook": pan_driven,
    "jafar": lamp_and_genie,
    "prince-john": lambda state, seat: 0,
    "queen-of-hearts": wickets_bent,
    "ursula": trident_won,
}

# How choices are liked

LIKES: Likes = likes_of(__package__)
NOTHING_LEARNT = (0.0,) * STEPS


def rating(state: Villainous, question: Question, choice: Choice, step: int) -> float:
    rate = liked(trait(state, question, choice))[step]
    if choice.verb in MOVES:
        _, hidden, count, *_, more = choice.things
        rate += PLACES["symbol"] * (count - hidden.bit_count() + more)
    return rate


def trait(state: Villainous, question: Question, choice: Choice) -> str:
    """By what a choice is told apart from others."""
    verb, things = choice.verb, choice.things
    if verb in OF_A_CARD:
        return f"{verb}/{KINDS[state.cards.kind_of[things[0]]]}"
    if verb == "place":
        card = question.values.get("card", -1)
        what = KINDS[state.cards.kind_of[card]] if card >= 0 else ""
        return f"{verb}/{what}/{things[0] % PLACES_EACH}"
    villain = state.villain[question.seat]
    who = VILLAINS[villain] if villain >= 0 else ""
    return f"{verb}/{who}/{things[0] % PLACES_EACH}" if verb in MOVES else f"{verb}/{who}"


def halting(choice: Choice, rival: int | None) -> float:
    """How likely a choice is to hold a rival back who is about to win: by fate only."""
    verb, things = choice.verb, choice.things
    if verb in MOVES:
        place, hidden, *_ = things
        symbols = enumerate(SYMBOLS[place])
        helps = any(one.action is Action.FATE and not hidden >> n & 1 for n, one in symbols)
    else:
        helps = verb == "act-fate" or (verb == "target" and things[0] == rival)
    return RATINGS["halting"]["fate"] if helps else 0.0


@cache
def liked(trait: str) -> tuple[float, ...]:
    """How choices of this trait are liked, by how far the villain has come."""
    verb, what, *_ = trait.split("/")
    thumb = by_hand(verb, KIND.get(what, -1))
    return tuple([thumb + more for more in LIKES.get(trait, NOTHING_LEARNT)])


def by_hand(verb: str, kind: int) -> float:
    """What a choice is liked by rules of thumb."""
    serves = kind in SERVES
    match verb:
        case "play-card":
            return CARDS["play-aim"] if serves else CARDS["play-cost"] * COST[kind]
        case "move-card":
            return CARDS["move-aim"] if serves else 0.0
        case "discard":
            return CARDS["discard-aim"] if serves else 0.0
    return VERBS.get(verb, 0.0)
