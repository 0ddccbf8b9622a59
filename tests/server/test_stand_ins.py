"""A bot that fails does not hold up a table, and one that reacts does not betray what it has."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace

import pytest

from server.running import alone
from spieltisch.bots import Bot, thinking_time
from spieltisch.bots.seat import Seat
from spieltisch.engine import PASS, Choice, Table
from spieltisch.games import find
from spieltisch.server import thinking
from spieltisch.server.playing import SLACK, Bots
from spieltisch.server.proposals import Proposals
from spieltisch.server.thinking import Job, Match, Mind, Thinkers, Thought, TooSlow, deadline


class Broken(Bot):
    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        raise ZeroDivisionError("thought too hard")


class Endless(Broken):
    def choose(self, seat: Seat) -> int:
        while True:
            self.seed = seat.budget


@pytest.fixture
def table(monkeypatch) -> Table:
    own = {"imperator": {"broken": Broken, "endless": Endless}}
    monkeypatch.setattr("spieltisch.bots.OWN_BOTS", own)
    return Table(find("imperator"), 2, "stand-ins")


def match_of(table: Table) -> Match:
    record = table.record()
    return Match("room 1 0", record.game, record.seats, record.seed, record.options)


def test_quick_decides_for_a_bot_that_fails(table):
    mind = Mind(find)
    chosen = mind.choose(Job(match_of(table), 0, [], "broken", 0))
    assert chosen == Mind(find).choose(Job(match_of(table), 0, [], "quick", 0))
    (failure,) = mind.failures
    assert failure.bot == "broken" and "thought too hard" in failure.trouble


def test_random_decides_if_quick_fails_too(table, monkeypatch):
    monkeypatch.setattr("spieltisch.bots.quick.Quick.choose", Broken.choose)
    mind = Mind(find)
    assert mind.choose(Job(match_of(table), 0, [], "broken", 0)).choice in table.question(0).choices
    assert [failure.bot for failure in mind.failures] == ["broken", "quick"]


def test_a_bot_that_does_not_come_to_an_end_is_interrupted(table, monkeypatch):
    monkeypatch.setattr(thinking, "DEADLINE", 0.05)
    mind = Mind(find)
    assert (
        mind.choose(Job(match_of(table), 0, [], "endless", 0)).choice in table.question(0).choices
    )
    assert "TooSlow" in mind.failures[0].trouble


def test_a_deadline_is_over_with_what_it_was_for():
    with pytest.raises(TooSlow), deadline(0.01):
        while True:
            pass
    with deadline(60):
        pass


@alone
async def test_the_log_says_which_bot_has_failed(table, caplog):
    thinkers = Thinkers(find, 0)
    with caplog.at_level(logging.ERROR):
        assert await thinkers.choose(Job(match_of(table), 0, [], "broken", 0))
    assert "the bot broken at seat 0 has failed" in caplog.text
    thinkers.close()


@pytest.mark.parametrize("bot", ["quick", "expert"])
@alone
async def test_a_bot_reacts_at_a_fixed_time_whatever_it_thought(monkeypatch, bot):
    """A window to react in, and a bot that knows at once: it waits as long as one that thinks."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def choose(*asked: object) -> Thought:
        return Thought(PASS)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    window = SimpleNamespace(number=3, ready_at=0, choices=[PASS], idle=False, seat=0)
    record = SimpleNamespace(game="toy", seats=["", ""], seed="", options={}, entries=[])
    taken: list[Choice] = []

    def question(seat: int) -> object:
        return None if taken else window

    async def bot_moves(seat: int, thought: Thought) -> bool:
        taken.append(thought.choice)
        return True

    table = SimpleNamespace(
        question=question, record=lambda: record, kind="sealed", awaiting=lambda: [0, 1]
    )
    seat = SimpleNamespace(kind="bot", bot=bot)
    sitting = SimpleNamespace(
        table=table,
        seats=[seat, seat],
        match=1,
        branch=0,
        in_real_time=False,
        proposals=Proposals(),
    )
    host = SimpleNamespace(
        id="room",
        lock=asyncio.Lock(),
        sitting=sitting,
        time=lambda: 0,
        is_open=lambda: True,
        wake=lambda: None,
        bot_moves=bot_moves,
    )
    await Bots(host, SimpleNamespace(choose=choose), pause=0.2)._play(0)
    assert taken == [PASS]
    assert waited == [pytest.approx(0.2 + (thinking_time(bot) + SLACK) / 1000)]
