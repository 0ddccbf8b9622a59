"""Bots think in processes of their own."""

from __future__ import annotations

import os
import signal

from playing import luck, steps
from server.running import Person, alone, quick, running
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.server.thinking import Job, Match, Mind, Thinkers


def match_of(table: Table) -> Match:
    record = table.record()
    return Match("room 1 0", record.game, record.seats, record.seed, record.options)


def test_a_mind_keeps_a_table_and_says_when_it_lacks_choices():
    table = Table(find("imperator"), 3, "mind")
    mind = Mind(find)
    entries = list(steps(table, luck("mind"), 40))
    seat = table.questions[0].seat
    match = match_of(table)
    assert mind.choose(Job(match, 10, entries[10:], "random", seat)) is None
    first = mind.choose(Job(match, 0, entries, "random", seat))
    assert first in table.question(seat).choices
    assert mind.choose(Job(match, 40, [], "random", seat)) == first
    entries += steps(table, luck("more"), 5)
    seat = table.questions[0].seat
    assert mind.choose(Job(match, 40, entries[40:], "random", seat)) in table.question(seat).choices


@alone
async def test_a_process_that_was_killed_is_replaced():
    table = Table(find("imperator"), 3, "killed")
    thinkers = Thinkers(find, 1)
    match = match_of(table)
    first = await thinkers.choose(match, [], "random", 0)
    (process,) = thinkers._processes[0]._processes.values()
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert await thinkers.choose(match, [], "random", 0) == first
    thinkers.close()


@alone
async def test_bots_in_a_process_play_a_match_to_its_end(tmp_path):
    with running(quick(tmp_path, bot_workers=1)) as address:
        anna = await Person(address).opens("Anna", seats=3, options={"round_limit": 1})
        async with anna.at_table() as a:
            await a.does("start")
            await a.does("leave", seat=0)
            await a.until(lambda: a.over)
