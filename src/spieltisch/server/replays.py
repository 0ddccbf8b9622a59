"""A record as the page shows it: every moment of a match through one seat's eyes."""

from __future__ import annotations

from typing import Any

from spieltisch.engine import Choice, Entry, Record, Table
from spieltisch.server.messages import Replay, ReplayStep
from spieltisch.server.refusals import Refused
from spieltisch.server.sitting import Find


def replay_of(find: Find, record: Record, seat: int | None) -> Replay:
    """The match from one seat's view (None: a spectator's).

    What others chose in secret stays hidden until the seat learns of it.
    """
    if seat is not None and not 0 <= seat < len(record.seats):
        raise Refused("no-seat", seat=seat + 1)
    table = Table.opened(find(record.game), record)
    steps = [_step(table, seat, None, None, 0)]
    for index, entry in enumerate(record.entries):
        before = len(table.told)
        shown = _shown(table, entry, seat)
        table.replay(entry, index)
        steps.append(_step(table, seat, entry.seat, shown, before))
    table.check_end(record)
    return Replay(
        game=record.game,
        options=record.options,
        seats=record.seats,
        seed=record.seed,
        commitment=record.commitment,
        verified=True,
        steps=steps,
    )


def _shown(table: Table[Any], entry: Entry, seat: int | None) -> Choice | None:
    return None if table.secret and entry.seat != seat else entry.choice


def _step(
    table: Table[Any], viewer: int | None, seat: int | None, choice: Choice | None, before: int
) -> ReplayStep:
    view = table.view(viewer)
    return ReplayStep(
        moment=table.moment,
        seat=seat,
        choice=choice,
        told=table.told_to(viewer, before),
        view=view,
        described=table.game.describe(view.board),
    )
