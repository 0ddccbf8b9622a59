"""What is shown is made where it may have changed, and is the same as if all were made anew."""

from __future__ import annotations

import os
import time

import pytest

from playing import AnyGame, AnyTable, Options, answerable, eyes_at, luck
from server.running import alone
from server.worlds import Imagined, World, arrivals
from spieltisch.engine import Chance, Entry, Table
from spieltisch.games import find
from spieltisch.server import events, sights
from spieltisch.server.sights import Looking
from toys import Alarm, Duel, Screens, Siege

GAMES = [Duel(), Screens(), Siege(), Alarm(), find("imperator"), find("villainous"), find("kapow")]
TOGETHER: dict[str, Options] = {"kapow": {"mode": "team"}}
"""Where some sit behind one screen: what one of them does, the other sees."""


def some_choice(table: AnyTable, chance: Chance) -> Entry:
    asked = answerable(table)
    question = asked[chance.below(len(asked))]
    choice = question.choices[chance.below(len(question.choices))]
    return Entry(question.seat, choice, max(table.now, question.ready_at))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_sight_that_was_kept_is_the_one_that_would_be_made_anew(game: AnyGame):
    seed = os.environ.get("SEED") or str(time.time_ns())
    print(f"SEED={seed}")  # noqa: T201
    chance = luck("sights", game.name, seed)
    sitting = Imagined(lambda _: game)
    options = TOGETHER.get(game.name, {})
    table: AnyTable = Table(game, game.seats_with(options)[-1], seed, options)
    for event in arrivals(table):
        sitting.apply(event)
    sitting.imagine(table)
    looking = None
    for _ in range(150):
        looking = Looking(sitting, lambda: 0, looking)
        fresh = Looking(sitting, lambda: 0)
        for seat in eyes_at(table):
            assert looking.sight(seat) == fresh.sight(seat), f"seat {seat}, moment {table.moment}"
        if table.result:
            break
        undoing = [seat for seat in range(table.seats) if sitting.can_undo(seat)]
        if undoing and chance.below(4) == 0:
            sitting.apply(events.Undone(seat=undoing[chance.below(len(undoing))]))
        else:
            sitting.apply(events.Moved(entry=some_choice(table, chance)))


@alone
async def test_a_secret_choice_makes_the_view_of_one_seat(monkeypatch):
    table: AnyTable = Table(Screens(), 3, "one view")
    world = await World(table, 0).looked_at()
    for guest in world._guests[1:]:
        await world.room.attach(guest, 0)
    made: list[int | None] = []
    sight = sights._sight

    def counted(sitting, seat, now):
        made.append(seat)
        return sight(sitting, seat, now)

    monkeypatch.setattr(sights, "_sight", counted)
    rooms = []
    monkeypatch.setattr(sights, "room_view", lambda *given: rooms.append(given))
    choices = table.question(1).choices
    await world.choose(Entry(1, choices[0], 0))
    assert made == [1]
    assert rooms == []
