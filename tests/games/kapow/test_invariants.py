"""What holds at every moment of every match: nothing is lost, and nothing is made up."""

from __future__ import annotations

from collections import Counter

import pytest

from playing import AnyTable, luck, steps
from spieltisch.engine import Table
from spieltisch.games.kapow.content import BLANK, BOX, DICE_IN_BOX, FACES
from spieltisch.games.kapow.game import GAME
from spieltisch.games.kapow.state import PEOPLE, Kapow


@pytest.mark.parametrize("mode", PEOPLE)
@pytest.mark.parametrize("seed", range(3), ids=lambda seed: f"seed-{seed}")
def test_dice_and_faces_are_conserved(mode: str, seed: int):
    table: AnyTable = Table(GAME, PEOPLE[mode], seed, {"mode": mode, "round_limit": 5})
    for _ in steps(table, luck("conserved", mode, seed)):
        check(table._state, f"{mode} {seed}: moment {table.moment}")


def check(state: Kapow, where: str) -> None:
    dice = sorted(
        [*[d for own in state.own for d in own], *[d for box in state.supply for d in box]]
    )
    assert dice == list(range(DICE_IN_BOX * state.rules.boxes)), (
        f"{where}: dice are lost or doubled"
    )
    for box in range(state.rules.boxes):
        fighters = [n for n in range(state.rules.fighters) if state.box(n) == box]
        owned = Counter[int]()
        for fighter in fighters:
            owned.update(dict(enumerate(state.faces(fighter))))
        total = [owned[symbol] + state.stock[box][symbol] for symbol in FACES]
        assert total == [BOX.faces_of_a_symbol] * len(FACES), f"{where}: faces"
        assert min(state.stock[box]) >= 0, f"{where}: the supply is overdrawn"
    for die in [d for box in state.supply for d in box]:
        assert state.on[die] == -1, f"{where}: a die of the supply lies on an ability"
        if die % DICE_IN_BOX >= DICE_IN_BOX - BOX.actions:
            assert set(state.dice.symbols[die]) == {BLANK}, f"{where}: faces in the supply"
    for team in (0, 1):
        assert state.health[team] <= state.full[team], f"{where}: more health than at the start"


@pytest.mark.parametrize("mode", ["first-game", "duel"])
def test_random_play_ends_without_a_last_round(mode: str):
    table: AnyTable = Table(GAME, 2, "endless", {"mode": mode}, told=False)
    for _ in steps(table, luck("endless", mode)):
        assert table.moment < GAME.bound(2, table.options)
