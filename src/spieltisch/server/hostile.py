"""A client that means no good, beside the tables of `load`: in a process of its own.

It has a match of some thousand choices. As often as it is let it asks for pages of its replay, here
and there and several at once, and once a second it has the record made into a room.
"""

from __future__ import annotations

import http
import http.client
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from spieltisch.engine import CLOCK, Table
from spieltisch.games import find
from spieltisch.server.serving import LOOPBACK

GAME = "villainous"
CHOICES = 6000
WATCHERS = 6
IMPORT_EVERY = 1.0
BREATH = 0.1
"""So many seconds it waits after it was refused."""
TIMEOUT = 120
MOST_TRIES = 100


def long_record(choices: int = CHOICES) -> bytes:
    """A record of so many choices, made at random; where a match ends earlier, of the next one."""
    game = find(GAME)
    for number in range(MOST_TRIES):
        luck = random.Random(number)
        table: Table[Any] = Table(game, max(game.seats), f"hostile {number}", told=False)
        while table.moment < choices and table.questions:
            question = luck.choice([one for one in table.questions if one.seat != CLOCK])
            table.choose(question.seat, luck.randrange(len(question.choices)))
        if table.moment == choices:
            return table.record().to_json()
    raise LookupError(f"no match of {GAME} was as long as {choices} choices")


@contextmanager
def attacking(port: int, record: bytes) -> Iterator[Counter[str]]:
    """While this goes on the server has no peace; afterwards, how often it answered what."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_attack, args=(port, record, theirs), daemon=True)
    process.start()
    answers: Counter[str] = Counter()
    try:
        yield answers
        ours.send("enough")
        answers.update(ours.recv())
    finally:
        process.terminate()
        process.join()


def _attack(port: int, record: bytes, told: Connection) -> None:
    attack = _Attack(port, record)
    attack.begin()
    told.recv()
    told.send(dict(attack.answers))


class _Attack:
    """Threads that do not end."""

    def __init__(self, port: int, record: bytes) -> None:
        self._port = port
        self._record = record
        self.answers: Counter[str] = Counter()

    def begin(self) -> None:
        for number in range(WATCHERS):
            threading.Thread(target=self._watch, args=(number,), daemon=True).start()
        threading.Thread(target=self._import, daemon=True).start()

    def _watch(self, number: int) -> None:
        luck = random.Random(number)
        while True:
            self._post(f"/api/replay?from={luck.randrange(CHOICES)}")

    def _import(self) -> None:
        while True:
            time.sleep(IMPORT_EVERY)
            self._post("/api/import?name=Hostile")

    def _post(self, path: str) -> None:
        connection = http.client.HTTPConnection(LOOPBACK, self._port, timeout=TIMEOUT)
        try:
            connection.request("POST", path, self._record)
            response = connection.getresponse()
            response.read()
            self.answers[str(response.status)] += 1
            if response.status != http.HTTPStatus.OK:
                time.sleep(BREATH)
        except (OSError, http.client.HTTPException):
            self.answers["broken"] += 1
        finally:
            connection.close()
