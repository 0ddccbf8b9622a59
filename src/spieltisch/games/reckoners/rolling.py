"""The roll step: up to three rolls, and of each at least one die is kept."""

from __future__ import annotations

from functools import cache
from typing import Final

from spieltisch.engine import (
    CHECKPOINT,
    Choice,
    Entry,
    Question,
    Script,
    choices_of,
    simultaneously,
)
from spieltisch.games.reckoners.content import (
    ABRAHAM,
    FIRST_ABILITY,
    LIMITS,
    RECKONERS,
)
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.state import Newcago, Phase, members, set_of

RELEASES: Final = 4
"""So often in a round a Reckoner may change a mind about a die that was to be kept."""
NO_CARD: Final = -1
ROLL: Final = tuple(choices_of("roll", range(FIRST_RECKONER, FIRST_RECKONER + len(RECKONERS))))
FINISH: Final = tuple(choices_of("finish", range(FIRST_RECKONER, FIRST_RECKONER + len(RECKONERS))))


def begin_round(state: Newcago) -> None:
    """Cards are ready again, tokens of the last round can be used, and all dice are rolled."""
    state.round += 1
    state.phase = Phase.ROLL
    state.used = state.spent = state.loose = state.marked = state.done = 0
    for reckoner in state.team:
        state.plans[reckoner] += state.fresh[reckoner]
        state.fresh[reckoner] = 0
        state.releases[reckoner] = RELEASES
    state.tell("round", round=state.round)
    for reckoner in state.team:
        state.throws[reckoner] = 0
        throw(state, reckoner, dice_in_hand(state, reckoner), stream=0)


def dice_in_hand(state: Newcago, reckoner: int) -> list[int]:
    """The dice of a Reckoner but for those that are lost."""
    return [die for die in state.hands[reckoner] if not state.lost >> die & 1]


def roll_step(state: Newcago) -> Script[dict[int, None]]:
    """All Reckoners roll on their own; whoever wants to may wait for others."""
    return simultaneously({seat: rolling(state, seat) for seat in range(state.seats)})


def rolling(state: Newcago, seat: int) -> Script[None]:
    """A seat decides what to keep and rolls on, with each of its Reckoners."""
    mine = state.played_by(seat)
    while choices := rolls(state, mine):
        yield CHECKPOINT
        entry: Entry = yield Question(seat, "roll", choices, None, 0, {})
        act(state, entry.choice)


def rolls(state: Newcago, mine: tuple[int, ...]) -> list[Choice]:
    """What can be done with the dice of the current rolls; nothing if they are over."""
    found: list[Choice] = []
    for reckoner in mine:
        if state.throws[reckoner]:
            hand = set_of(state.hands[reckoner])
            found += with_roll(
                reckoner,
                state.loose & hand,
                state.marked & hand,
                state.releases[reckoner] > 0,
                state.throws[reckoner] < LIMITS.rolls,
                faith_card(state) if has_faith(state, reckoner) else NO_CARD,
            )
    return found


@cache
def with_roll(
    reckoner: int, loose: int, marked: int, can_release: bool, can_roll: bool, faith: int
) -> list[Choice]:
    """The choices of one Reckoner, listed once for all tables."""
    found = choices_of("keep", members(loose))
    if can_release:
        found += choices_of("release", members(marked))
    if marked and loose and can_roll:
        found.append(ROLL[reckoner])
    if loose and faith != NO_CARD:
        found += choices_of("faith", [faith])
    return [*found, FINISH[reckoner]]


def act(state: Newcago, choice: Choice) -> None:
    thing = choice.things[0]
    match choice.verb:
        case "keep":
            state.loose &= ~(1 << thing)
            state.marked |= 1 << thing
        case "release":
            state.marked &= ~(1 << thing)
            state.loose |= 1 << thing
            state.releases[state.holder(thing)] -= 1
        case "roll":
            roll_on(state, thing - FIRST_RECKONER)
        case "faith":
            believe(state)
        case _:
            finish(state, thing - FIRST_RECKONER)


def throw(state: Newcago, reckoner: int, dice: list[int], stream: int) -> None:
    """Roll these dice as the next of the three rolls. What leaves no choice is kept at once."""
    state.throws[reckoner] += 1
    cast(state, dice, stream)
    last = state.throws[reckoner] == LIMITS.rolls or len(dice) == 1
    if last and not has_faith(state, reckoner):
        keep_all(state, reckoner)


def cast(state: Newcago, dice: list[int], stream: int) -> None:
    for die in dice:
        state.dice.roll(die, state.chance, stream)
        state.loose |= 1 << die


def roll_on(state: Newcago, reckoner: int) -> None:
    """What is marked is kept for good, the rest is rolled again."""
    again = [die for die in state.hands[reckoner] if state.loose >> die & 1]
    clear(state, reckoner)
    throw(state, reckoner, again, state.seat_of[reckoner] + 1)
    state.tell("rolls", reckoner=RECKONERS[reckoner], count=len(again))


def believe(state: Newcago) -> None:
    """Faith: any dice of the current roll are rolled once more before some have to be kept.

    Those that were marked stay as they are, and are free to choose from again.
    """
    hand = state.hands[ABRAHAM]
    again = [die for die in hand if state.loose >> die & 1]
    stays = [die for die in hand if state.marked >> die & 1]
    clear(state, ABRAHAM)
    state.used |= 1 << FIRST_ABILITY + ABRAHAM
    cast(state, again, state.seat_of[ABRAHAM] + 1)
    for die in stays:
        state.loose |= 1 << die
    state.tell("believes", reckoner=RECKONERS[ABRAHAM], count=len(again))
    if state.throws[ABRAHAM] == LIMITS.rolls or len(again) + len(stays) == 1:
        keep_all(state, ABRAHAM)


def finish(state: Newcago, reckoner: int) -> None:
    """All dice stay as they lie."""
    keep_all(state, reckoner)
    state.tell("keeps-all", reckoner=RECKONERS[reckoner])


def keep_all(state: Newcago, reckoner: int) -> None:
    clear(state, reckoner)
    state.throws[reckoner] = 0


def clear(state: Newcago, reckoner: int) -> None:
    others = ~set_of(state.hands[reckoner])
    state.loose &= others
    state.marked &= others


def has_faith(state: Newcago, reckoner: int) -> bool:
    """Can this Reckoner still use Abraham's ability this round?"""
    return reckoner == ABRAHAM and not state.used >> FIRST_ABILITY + ABRAHAM & 1


def faith_card(state: Newcago) -> int:
    return next(
        card for card in state.gear_of(ABRAHAM) if state.kind(card) == FIRST_ABILITY + ABRAHAM
    )
