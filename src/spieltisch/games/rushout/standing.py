"""How a match of Rush Out! goes for each side, and which choices look good.

Trophies decide the match and decks decide most rounds: both are one part, the race, so that a round
that is as good as won counts as much as one that is. All else helps a side in this round, or holds
it up. What a single hero has or suffers counts for that seat, and the heroes stand as they do on
average.

Only what all have seen counts. A deck is not to be counted while a round runs, but every card that
left it came before everybody's eyes; and how a match stood is told when it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import log
from typing import Final

from spieltisch.engine import Choice, Judge, Parts, Question, ratings_of, weights_of
from spieltisch.games.rushout.content import (
    ABILITY,
    HERO_DICE,
    JOKER,
    PRICE,
    WIZARD_DICE,
    Curse,
    trial_kinds,
)
from spieltisch.games.rushout.placing import (
    able,
    fitting,
    in_order,
    joker_symbols,
    swirls_on,
)
from spieltisch.games.rushout.rules import HANDICAP, purse
from spieltisch.games.rushout.state import (
    DRAGON_WINS,
    SLOTS,
    WIZARD,
    Phase,
    RushOut,
    Side,
    side_of,
)

# What counts as all there is of something: parts are shares of it.
PURSE: Final = 4
"""So many coins are many for a side."""
GEAR: Final = 3
"""So many pieces of equipment are many for a hero."""
WEAKNESSES: Final = 2
"""So many weaknesses likewise."""

SHARP: Final = 2
"""Who has half as much left of a deck as the other side is this power of two ahead: four to one.

That foresees more winners than 1 or 3 do."""
IN_A_ROUND: Final = (Phase.COUNTDOWN, Phase.START, Phase.RACE)


class RushOutJudge(Judge[RushOut]):
    """The race first, then what a side has to race with and what holds it up."""

    def parts(self, state: RushOut, seat: int, knowing: int | None) -> Parts | None:
        if state.phase is Phase.OVER:
            return {}
        found = of_match(state, seat)
        chance = even(missing(state, Side.WIZARD), missing(state, Side.HEROES))
        if state.phase in IN_A_ROUND:
            this_round = round_chance(state)
            chance = match_chance(state, this_round)
            hangs = stake(state, this_round)
            of_round = of_wizard(state) if seat == WIZARD else of_hero(state, seat)
            found |= {name: hangs * amount for name, amount in of_round.items()}
        ahead = log(chance / (1 - chance))
        found["race"] = ahead if seat == WIZARD else -ahead
        side = side_of(seat).value
        return {f"{side}/{name}": amount for name, amount in found.items()}

    def stage(self, state: RushOut) -> Hashable:
        """A card or tile is completed, a spell is cast, a round begins or ends."""
        cards, places = state.cards, state.places
        return (
            state.round,
            state.phase,
            len(cards[places.trial_deck]),
            len(cards[places.spell_deck]),
            state.dragon,
            state.life,
            state.wounded,
            len(cards[places.curses]),
            sum([len(cards[pile]) for pile in places.weaknesses]),
        )

    def rates_openly(self, state: RushOut) -> bool:
        return True

    def rate(self, state: RushOut, question: Question) -> Sequence[float]:
        return [rating(state, question.seat, choice) for choice in question.choices]


# The race: how likely the wizard wins, by trophies and decks alone


def even(ours: int, theirs: int) -> float:
    """How likely a side wins the match that has to win so many rounds, if each of them is even.

    >>> even(1, 1), even(1, 2), even(2, 1)
    (0.5, 0.75, 0.25)
    """
    if not ours or not theirs:
        return float(not ours)
    return (even(ours - 1, theirs) + even(ours, theirs - 1)) / 2


def missing(state: RushOut, side: Side) -> int:
    """How many rounds a side still has to win."""
    return state.setup.rounds - state.trophies[side.value]


def after_this(state: RushOut) -> tuple[float, float]:
    """The wizard's chances in the match when this round is won, and when it is lost."""
    wizard, heroes = missing(state, Side.WIZARD), missing(state, Side.HEROES)
    return even(wizard - 1, heroes), even(wizard, heroes - 1)


def round_chance(state: RushOut) -> float:
    """The wizard's chance in this round, by what is left of both decks."""
    cards, places, setup = state.cards, state.places, state.setup
    spells = sum(setup.spells.values()) - SLOTS
    trials = len(trial_kinds(setup, state.seats)) - SLOTS
    trials -= HANDICAP if state.rules.handicap else 0
    own = ((1 + len(cards[places.spell_deck])) / (1 + spells)) ** SHARP
    theirs = ((1 + len(cards[places.trial_deck])) / (1 + trials)) ** SHARP
    return theirs / (own + theirs)


def match_chance(state: RushOut, this_round: float) -> float:
    won, lost = after_this(state)
    return this_round * won + (1 - this_round) * lost


def stake(state: RushOut, this_round: float) -> float:
    """How much of what helps in this round helps in the match.

    All of it in the last round; hardly any where the round is as good as won and the match is not.
    """
    won, lost = after_this(state)
    chance = match_chance(state, this_round)
    return (won - lost) * this_round * (1 - this_round) / (chance * (1 - chance))


# What helps, and what holds up


def of_match(state: RushOut, seat: int) -> Parts:
    """What lasts longer than a round."""
    if seat == WIZARD:
        return {"odds": 1.0}  # what it is worth to be the wizard
    return {"gear": min(1.0, len(state.cards[state.places.gear[seat]]) / GEAR)}


def of_wizard(state: RushOut) -> Parts:
    """What the wizard has in this round, besides a deck."""
    return {
        "coins": coins(state, Side.WIZARD),
        "laid": len(state.laid(WIZARD)) / WIZARD_DICE,
        "jokers": joker_symbols(state, WIZARD).bit_count() / JOKER,
        # Each step of the dragon's counts more than the one before it.
        "dragon": (max(0, state.dragon) / DRAGON_WINS) ** 2,
        "last-souls": float(bool(state.setup.souls) and state.souls <= in_reach(state)),
    }


def in_reach(state: RushOut) -> int:
    """How many souls one spell would bring that wounds one more hero."""
    return min(len(state.wounded) + 1, len(state.heroes()))


def of_hero(state: RushOut, seat: int) -> Parts:
    """What the heroes have in this round, besides a deck, and what this one has and suffers."""
    known = len(state.cards[state.places.experience[seat]])
    return {
        "coins": coins(state, Side.HEROES),
        "laid": len(state.laid(seat)) / HERO_DICE,
        "life": 1 - state.life / lives(state) if state.setup.life else 0.0,
        "weak": min(1.0, len(state.weak_by(seat)) / WEAKNESSES),
        "swirl": float(bool(swirls_on(state, seat))),
        "wounded": float(state.tile[seat] in state.wounded),
        "curses": sum([state.is_cursed(curse) for curse in Curse]) / len(Curse),
        "experience": min(1.0, known / ABILITY[state.kind(state.tile[seat])]),
    }


def coins(state: RushOut, side: Side) -> float:
    """What a side has won of coins; in the market they are on their way to become something else.

    Otherwise whoever buys would seem to lose by it.
    """
    return min(1.0, purse(state, side) / PURSE)


def lives(state: RushOut) -> int:
    """With how many lives the wizard begins a round."""
    return state.setup.life[len(state.heroes()) - 2]


# Which choices look good

RATINGS: Final = ratings_of(__package__)
VERBS: Final = RATINGS["verbs"]
NEARLY: Final = RATINGS[""]["nearly-done"]
BURDENED: Final = RATINGS[""]["burdened"]
DEAR: Final = RATINGS[""]["dear"]


def rating(state: RushOut, seat: int, choice: Choice) -> float:
    """By what it is, and by what comes of it."""
    rated = RATED.get(choice.verb)
    return VERBS[choice.verb] + (rated(state, seat, choice) if rated else 0.0)


def laying(state: RushOut, seat: int, choice: Choice) -> float:
    """The more, the less of the card is left; what the dragon is on is not completed."""
    if choice.verb == "lay":
        card, laid = choice.things[1], 1
    else:
        card = choice.things[0]
        laid = len(fitting(state, seat, card, able(state, seat, in_order(state, seat))))
    if card == state.under_dragon():
        return 0.0
    return NEARLY * (len(state.side_dice_on(card, seat)) + laid) / len(state.fields(card, seat))


def taking_back(state: RushOut, seat: int, choice: Choice) -> float:
    """The less, the nearer the card is to being full."""
    card = state.on[choice.things[0] if choice.things else state.laid(seat)[0]]
    return -NEARLY * len(state.side_dice_on(card, seat)) / len(state.fields(card, seat))


def giving_up(state: RushOut, seat: int, choice: Choice) -> float:
    """Rather a die that lies on no card, and none that shows a joker."""
    die = choice.things[0]
    return -NEARLY * ((state.on[die] >= 0) + (state.dice.face[die] == JOKER)) / 2


def knocking_off(state: RushOut, seat: int, choice: Choice) -> float:
    """Where most dice lie there is most to lose."""
    card = choice.things[-1]
    return NEARLY * len(state.hero_dice_on(card)) / len(state.fields(card, state.heroes()[0]))


def afflicting(state: RushOut, seat: int, choice: Choice) -> float:
    """Rather heroes who are well and not weak yet."""
    hero = choice.things[0]
    return BURDENED * ((state.tile[hero] in state.wounded) + len(state.weak_by(hero)))


def buying(state: RushOut, seat: int, choice: Choice) -> float:
    """What is dear is good."""
    return DEAR * PRICE[state.kind(choice.things[0])]


RATED: Final[dict[str, Callable[[RushOut, int, Choice], float]]] = {
    "lay": laying,
    "lay-all": laying,
    "take": taking_back,
    "take-all": taking_back,
    "swirl": giving_up,
    "strip": knocking_off,
    "remove": knocking_off,
    "afflict": afflicting,
    "buy": buying,
}

JUDGE: Final = RushOutJudge(weights_of(__package__))
