"""A bad line: messages are lost, doubled, late and out of order, and the line breaks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
import zlib
from typing import Any

import msgspec

from server.badline import FAULTS, HASTY, BadLine, Page
from server.running import Person, alone, quick, running
from spieltisch.engine import Entry, read_record
from spieltisch.games import table_of
from spieltisch.server import commands

OPTIONS = {"round_limit": 6, "hidden_buffs": True}
PORTIONED = ("told", "lines")
SAYS_EVERY = 10
LEAST = 5
"""So often at least each fault happens in each direction."""
STILL_TO_COME = 1


async def seated(address: str) -> list[Person]:
    """Two people at a table at which the match has begun."""
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", options=OPTIONS)
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("start")
    return [anna, ben]


async def play(page: Page) -> int:
    """Play to the end; what is chosen follows from what is seen. How often something was said."""
    said: list[asyncio.Task[dict[str, Any]]] = []
    made = 0
    while True:
        await page.until(lambda: page.questions or page.over)
        if page.over:
            break
        question = page.questions[0]
        if made % SAYS_EVERY == 0:
            said.append(asyncio.create_task(page.ask("chat", text=f"{made}")))
        await page.ask("move", **move(page, question))
        # What was refused is chosen anew from what is open then.
        await page.until(lambda asked=question["number"]: asked not in numbers(page) or page.over)
        made += 1
    assert all(answer["trouble"] is None for answer in await asyncio.gather(*said))
    return len(said)


def numbers(page: Page) -> list[int]:
    return [question["number"] for question in page.questions]


def move(page: Page, question: dict[str, Any]) -> dict[str, Any]:
    board = page.sights[question["seat"]]["view"]["board"]
    seen = msgspec.json.encode((board, question["prompt"], question["choices"]))
    choice = question["choices"][zlib.crc32(seen) % len(question["choices"])]
    return {"seat": question["seat"], "question": question["number"], "choice": choice}


async def follow(pages: list[Page], entries: list[Entry]) -> None:
    """Make the choices of another match, one after the other."""
    for entry in entries:
        page = pages[entry.seat]
        await page.until(lambda page=page: page.questions)
        number = page.questions[0]["number"]
        choice = msgspec.to_builtins(entry.choice)
        answer = await page.ask("move", seat=entry.seat, question=number, choice=choice)
        assert answer["trouble"] is None
        await page.until(lambda page=page, asked=number: asked not in numbers(page) or page.over)


class Match(msgspec.Struct):
    """A match that two pages have played over a line: what they know at its end, and its record."""

    known: dict[int, Any]
    record: bytes
    comebacks: int


async def played(address: str, line: str, entries: list[Entry] | None = None) -> Match:
    """A match to its end: as the pages choose, or as the entries of a record say."""
    people = await seated(address)
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(page.open()) for page in pages_of(people, line)]
        if entries is None:
            said = sum(await asyncio.gather(*(play(page) for page in pages)))
        else:
            said = 0
            await follow(pages, entries)
        for page in pages:
            await page.until(lambda page=page: page.over and len(page.chat) >= said)
    export = await people[0].http.get(f"/api/rooms/{people[0].code}/record")
    known = {seat: known_to(page, seat) for seat, page in enumerate(pages)}
    return Match(known, export.content, sum(page.comebacks for page in pages))


def pages_of(people: list[Person], line: str) -> list[Page]:
    """On a good line they have all the patience of a real page: nothing makes them come back."""
    if line == people[0].address:
        return [Page(person, line) for person in people]
    return [Page(person, line, HASTY) for person in people]


def known_to(page: Page, seat: int) -> dict[str, Any]:
    """All that a page knows of the match, however it came to know it."""
    sight = {name: value for name, value in page.sights[seat].items() if name not in PORTIONED}
    assert list(page.sights) == [seat]
    return {
        **sight,
        "told": page.told[seat],
        "seed": page.room["seed"],
        "said": sorted((line["name"], line["text"]) for line in page.chat.values()),
    }


@alone
async def test_a_bad_line_leads_to_the_same_end_as_a_good_one(tmp_path, monkeypatch):
    seed = os.environ.get("SEED") or str(time.time_ns())
    print(f"SEED={seed}")  # noqa: T201
    monkeypatch.setattr(commands, "new_seed", lambda: "ab" * 32)
    with running(quick(tmp_path)) as address:
        good = await played(address, address)
        assert good.comebacks == 0
        line = BadLine(address, seed)
        async with line.laid() as bad_address:
            bad = await played(address, bad_address)
        assert bad.known == good.known
        record = read_record(bad.record)
        assert record.end == read_record(good.record).end
        # The same choices in the same order, without the bad line: the same record, to the byte.
        again = await played(address, address, record.entries)
        assert again.record == bad.record
        assert table_of(record).result is not None
        assert_it_was_bad(line, len(record.entries))


def assert_it_was_bad(line: BadLine, moves: int) -> None:
    """Each fault has happened in every block of messages, but for a few that were still to come.

    A move takes at least a message to the server, and an answer and a sight from it: the match is
    long enough.
    """
    for way, least in ((line.up, moves), (line.down, 2 * moves)):
        assert way.messages >= least >= (LEAST + STILL_TO_COME) * way.block
        for fault in FAULTS:
            assert way.faults[fault] >= LEAST, way.faults
    assert line.cuts > 0
