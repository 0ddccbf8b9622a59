"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal

from playing import luck, steps
from server.running import Person, alone, quick, running
from spieltisch.engine import Entry, Table
from spieltisch.games import find
from spieltisch.server.thinking import MODESTY, Job, Match, Mind, Thinkers


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
    first = mind.choose(Job(match, 0, entries, "random", seat)).choice
    assert first in table.question(seat).choices
    assert mind.choose(Job(match, 40, [], "random", seat)).choice == first
    entries += steps(table, luck("more"), 5)
    seat = table.questions[0].seat
    later = mind.choose(Job(match, 40, entries[40:], "random", seat)).choice
    assert later in table.question(seat).choices


@alone
async def test_a_process_that_was_killed_is_replaced():
    table = Table(find("imperator"), 3, "killed")
    thinkers = Thinkers(find, 1)
    match = match_of(table)
    first = await thinkers.choose(Job(match, 0, [], "random", 0))
    (process,) = thinkers._workers[0]._executor._processes.values()
    own = os.getpriority(os.PRIO_PROCESS, 0)
    stands_back = os.getpriority(os.PRIO_PROCESS, process.pid)
    assert stands_back == min(19, own + MODESTY), "people are answered first"
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert await thinkers.choose(Job(match, 0, [], "random", 0)) == first
    thinkers.close()


@alone
async def test_bots_in_a_process_play_a_match_to_its_end(tmp_path):
    with running(quick(tmp_path, bot_workers=1)) as address:
        anna = await Person(address).opens("Anna", seats=3, options={"round_limit": 1})
        async with anna.at_table() as a:
            await a.does("start")
            await a.does("leave", seat=0)
            await a.until(lambda: a.over)


@alone
async def test_bots_that_think_at_the_same_time_are_not_sent_the_whole_match_again(monkeypatch):
    table = Table(find("imperator"), 3, "at once")
    thinkers = Thinkers(find, 0)
    entries = list(steps(table, luck("at once"), 60))
    match, seat = match_of(table), table.questions[0].seat
    asked = _asked_after(table, entries[:50])
    await thinkers.choose(Job(match, 0, entries[:50], "random", asked))
    sent: list[int] = []
    ask = thinkers._ask

    async def noted(job: Job) -> object:
        sent.append(len(job.entries))
        return await ask(job)

    monkeypatch.setattr(thinkers, "_ask", noted)
    job = Job(match, 0, entries, "random", seat)
    await asyncio.gather(*(thinkers.choose(job) for _ in range(4)))
    assert sent == [10, 10, 10, 10]
    assert await thinkers.pace(job) == 0
    thinkers.close()


def _asked_after(table: Table, entries: list[Entry]) -> int:
    before = Table(table.game, table.names, table.seed, table.options)
    for entry in entries:
        before.choose(entry.seat, entry.choice, entry.at)
    return before.questions[0].seat
