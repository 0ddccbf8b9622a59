"""Hints for people: thought about beside the match, and told to nobody but the one who asked.

They are thought from the seat of the one who asks, by the same bots and in the same processes in
which bots think, so they tell nothing that this seat could not know.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

from spieltisch.bots.hints import adviser, can_hint
from spieltisch.engine import Table
from spieltisch.server.messages import Hint, Hinted
from spieltisch.server.playing import Host, key_of, match_of
from spieltisch.server.refusals import Refused
from spieltisch.server.sitting import Sitting
from spieltisch.server.thinking import Job, Thinkers
from spieltisch.server.viewer import Viewer

log = logging.getLogger(__name__)


class Asked(NamedTuple):
    """Who wants to know what, and what is to be thought about for it."""

    viewer: Viewer
    wish: Hint
    job: Job


class Hints:
    """The hints of one room; for each seat one at a time, and the newest that it asked for next."""

    def __init__(self, host: Host, thinkers: Thinkers) -> None:
        self._host = host
        self._thinkers = thinkers
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._asked: dict[int, Asked] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def ask(self, viewer: Viewer, wish: Hint) -> None:
        """Begin to think about what a seat could do, if its guest may know; holding the lock.

        Whoever went on before the last hint was there waits for that one: the next comes after it.
        """
        sitting = self._host.sitting
        table = need_hint(sitting, viewer.guest, wish)
        bot = adviser(seat.bot for seat in sitting.seats if seat.kind == "bot" and seat.bot)
        match, entries = match_of(self._host.id, sitting, table)
        self._asked[wish.seat] = Asked(viewer, wish, Job(match, 0, entries, bot, wish.seat))
        if wish.seat not in self._tasks:
            advising = self._advise(wish.seat)
            self._tasks[wish.seat] = asyncio.get_running_loop().create_task(advising)

    async def _advise(self, seat: int) -> None:
        """Think about what this seat has asked last, until it has asked nothing more."""
        try:
            while asked := self._asked.pop(seat, None):
                if self._may_hear(asked):
                    await self._answer(asked)
        finally:
            del self._tasks[seat]

    async def _answer(self, asked: Asked) -> None:
        wish, job = asked.wish, asked.job
        hinted = Hinted(
            seat=wish.seat, question=wish.question, bot=job.bot, choice=None, reasons=[]
        )
        try:
            found = await self._thinkers.hint(job)
            hinted.choice, hinted.reasons = found.choice, found.reasons
        except Exception:
            log.exception("room %s: there is no hint for seat %d", self._host.id, wish.seat)
        if self._may_hear(asked):
            asked.viewer.send(hinted)

    def _may_hear(self, asked: Asked) -> bool:
        """Is it still the same guest who is asked the same?"""
        sitting = self._host.sitting
        try:
            need_hint(sitting, asked.viewer.guest, asked.wish)
        except Refused:
            return False
        return asked.job.match.key == key_of(self._host.id, sitting)


def need_hint(sitting: Sitting, guest: str, wish: Hint) -> Table[Any]:
    """The table, if this guest may have a hint for this question.

    Where nobody may know who could react there is none: bots that have to wait until a hint is
    thought about would betray that somebody has something to think about.
    """
    table = sitting.table
    if sitting.phase != "playing" or table is None:
        raise Refused("wrong-phase", phase=sitting.phase)
    if wish.seat not in sitting.seats_of(guest):
        raise Refused("not-your-seat", seat=wish.seat + 1)
    if not can_hint(table.game) or table.kind == "sealed":
        raise Refused("no-hint")
    question = table.question(wish.seat)
    if question is None or question.number != wish.question:
        raise Refused("stale")
    if question.idle:
        raise Refused("no-hint")
    return table
