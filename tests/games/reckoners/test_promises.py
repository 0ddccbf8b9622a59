"""The engine's promises in matches that go further than random ones do: see tests/contract.

Random play is over after two rounds; these matches defeat Epics, take rewards and lose dice.
"""

from __future__ import annotations

import pytest

from games.reckoners.player import played_well
from playing import everything, luck, seen_by
from spieltisch.engine import Table
from spieltisch.games.reckoners.game import GAME

SAMPLES = 12


@pytest.mark.parametrize("seats", range(1, 7))
def test_what_is_offered_works_forks_stay_the_same_and_dreams_fit(seats: int):
    name = f"promises {seats}"
    chance = luck(name)
    *_, last = played_well(seats, name)
    record = last.record()
    looked_at = {chance.below(len(record.entries)) for _ in range(SAMPLES)}
    table: Table = Table.opened(GAME, record)
    for index, entry in enumerate(record.entries):
        if index in looked_at:
            where = f"{name}, moment {index}"
            check_offers(table, where)
            check_dreams(table, where)
            fork = table.fork()
            fork.choose(entry.seat, entry.choice)
            there = fork.hash()
        table.replay(entry, index)
        if index in looked_at:
            assert table.hash() == there, f"{where}: the fork went elsewhere"


def check_offers(table: Table, where: str) -> None:
    for question in table.questions:
        for choice in question.choices:
            fork = table.fork()
            before = everything(fork)
            fork.choose(question.seat, choice)
            assert fork.result is not None or fork.questions, f"{where}: {choice}"
            if fork.can_undo(question.seat):
                fork.undo(question.seat)
                assert everything(fork) == before, f"{where}: {choice} is not taken back exactly"


def check_dreams(table: Table, where: str) -> None:
    for seat in range(table.seats):
        dream = table.fork(knowing=seat, luck=where)
        assert seen_by(dream, seat) == seen_by(table, seat), f"{where}: seat {seat}"
