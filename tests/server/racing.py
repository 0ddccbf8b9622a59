"""A race of Rush Out! in table time, and what is asked about it."""

from __future__ import annotations

import asyncio
from typing import Any

from server.hours import RoomInTime, Sitter
from spieltisch.engine import Entry
from spieltisch.games.rushout.game import GAME, RushOutGame
from spieltisch.server import messages

ANNA, BEN, CLEO, DORA = "anna", "ben", "cleo", "dora"


async def racing(
    *sitting: str | None, game: RushOutGame = GAME, **options: Any
) -> tuple[RoomInTime, list[Sitter]]:
    """A room in which the race has just begun; the first seat is the wizard's."""
    at = RoomInTime(game, sitting, options, spectators=[DORA])
    people = await at.everybody(*filter(None, sitting), DORA)
    host = next(one for one in people if one.guest == at.host)
    assert await host.does(messages.Start) is None
    await until_phase(at, people, "race")
    return at, people


def waits_for(guests: list[str], left: int) -> dict[str, Any]:
    """The table stands still because these have lost the connection."""
    return {"guests": guests, "left": left, "held_by": None}


async def until_phase(at: RoomInTime, people: list[Sitter], phase: str) -> None:
    """People choose what they are asked before the race, and nothing in it."""
    while at.table.view(None).board.phase != phase:
        for person in people:
            if person.question and person.question["prompt"] in ("choose-hero", "start"):
                assert await person.moves() is None
        await asyncio.sleep(0.05)


def moves_of(at: RoomInTime, *seats: int) -> list[Entry]:
    return [entry for entry in at.table.record().entries if entry.seat in seats]
