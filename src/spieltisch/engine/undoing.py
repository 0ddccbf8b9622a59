"""Taking back: a seat's last choice, unless something has happened that cannot be unseen.

In a secret window the others may have chosen since. That is not to be seen, and what they chose
does not depend on it: there a seat may take back what it could when it chose, out of the middle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from spieltisch.engine.state import State

if TYPE_CHECKING:
    from spieltisch.engine.run import Run

S = TypeVar("S", bound=State)

Refusal = Literal["", "nothing", "moved-on", "other-seat", "chance", "seen"]
"""Why a seat may not take back; "" if it may."""


class Footprint(msgspec.Struct, frozen=True):
    """What a choice must leave as it was: drawn numbers, faces shown, and who is asked.

    `sharing` is the moment at which a window was opened in which several commit secrets, or -1.
    """

    drawn: list[int]
    cards_shown: int
    dice_shown: int
    asked: tuple[int, ...]
    sharing: int


class Verdicts(msgspec.Struct):
    """What could be taken back in the secret window that was opened at this moment."""

    opened_at: int
    known: dict[int, Refusal]


def footprint(run: Run[Any]) -> Footprint:
    """The table's footprint now."""
    state, window = run.state, run.window
    asked = run.participants()
    shared = window is not None and window.secret and len(asked) > 1
    sharing = run.opened_at if shared else -1
    return Footprint(state.chance.used[:], state.cards.shown, state.dice.shown, asked, sharing)


def refusal(run: Run[Any], seat: int) -> Refusal:
    """May this seat take its last choice back?"""
    window = run.current_window()
    secret = window is not None and window.secret
    moment = _last_choice(run, seat)
    if moment is None:
        return "nothing"
    if not secret:
        return _lasting(run, moment) if moment == run.moment else "other-seat"
    if window is None or window.sealed or moment <= max(run.opened_at, run.announced_at):
        # Any other answer would betray who has answered since.
        return "moved-on"
    return _as_it_was(run, moment)


def _last_choice(run: Run[Any], seat: int) -> int | None:
    """The moment to which the seat's last choice led."""
    timeline = run.timeline
    entries = timeline.entries
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].seat == seat:
            moment = timeline.since + index + 1
            # A fork in the middle of a window knows of choices that were made before it.
            return moment if timeline.reaches(moment - 1) else None
    return None


def _as_it_was(run: Run[Any], moment: int) -> Refusal:
    """The answer when the choice that led to this moment was made; each is looked up once."""
    verdicts = run.verdicts
    if verdicts is None or verdicts.opened_at != run.opened_at:
        verdicts = run.verdicts = Verdicts(run.opened_at, {})
    if moment not in verdicts.known:
        verdicts.known[moment] = _lasting(run, moment)
    return verdicts.known[moment]


def _lasting(run: Run[Any], moment: int) -> Refusal:
    """What the choice that led to this moment has done that cannot be undone."""
    after = run if moment == run.moment else run.rebuilt(moment)
    before = run.before if after is run else None
    if before is None:
        before = footprint(run.rebuilt(moment - 1))
        if after is run:
            run.before = before
    now = footprint(after)
    if now.drawn != before.drawn:
        return "chance"
    if (now.cards_shown, now.dice_shown) != (before.cards_shown, before.dice_shown):
        return "seen"
    if before.sharing >= 0 and (after.window is None or after.opened_at != before.sharing):
        return "seen"
    if after.result is not None or now.asked != before.asked:
        return "moved-on"
    return ""


def take_back(run: Run[S], seat: int) -> None:
    """Go on as if the seat's last choice had not been made."""
    moment = _last_choice(run, seat)
    assert moment is not None, "there is nothing to take back"
    last = moment == run.moment
    before = run.rebuilt(moment - 1) if last else _without(run, moment)
    del run.entries[moment - 1 - run.timeline.since]
    run.moment -= 1
    run.become(before)
    run.before = run.verdicts = None


def _without(run: Run[S], moment: int) -> Run[S]:
    """The table without a choice of the secret window that is open; it tells anew what follows."""
    timeline = run.timeline
    stand = timeline.before(moment - 1)
    entries = timeline.between(stand.moment)
    del entries[moment - 1 - stand.moment]
    twin = run.twin(stand.state.copy(), stand.moment, stand.opened)
    twin.timeline.begins_with(stand)
    twin.take_all(entries)
    lines = run.state.log.lines
    while lines and lines[-1].moment > stand.moment:
        lines.pop()
    lines += twin.state.log.lines
    return twin
