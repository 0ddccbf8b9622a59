"""What holds at every moment of a match: nothing appears from nowhere, and all stay in bounds."""

from __future__ import annotations

from collections import Counter

import pytest

from games.reckoners.player import played_well
from spieltisch.games.reckoners.content import (
    DIFFICULTIES,
    EPICS,
    KIND,
    KINDS,
    LIMITS,
    OURS,
    PRICE,
    track_length,
)
from spieltisch.games.reckoners.state import INFINITE, NOBODY_BUSY, Newcago, Phase

SEEDS = range(4)


def matches() -> list:
    return [
        pytest.param(seats, difficulty, seed, id=f"{seats}-{difficulty}-{seed}")
        for number, seats in enumerate(range(1, 7))
        for seed in SEEDS
        for difficulty in [list(DIFFICULTIES)[(number + seed) % 4]]
    ]


@pytest.mark.parametrize(("seats", "difficulty", "seed"), matches())
def test_pieces_dice_cubes_and_money_are_conserved(seats: int, difficulty: str, seed: int):
    name = f"invariants {seats} {difficulty} {seed}"
    money, moment = 4, 0
    for table in played_well(seats, name, difficulty=difficulty):
        where = f"{name}, moment {table.moment}"
        state = table._run.state
        if state.team:
            check_pieces(state, where)
            check_epics(state, where)
            check_dice(state, where)
        lines = [line for line in table.told if line.moment > moment]
        money, moment = follow_money(money, lines), table.moment
        assert state.money == money, where
    outcome = table.result.outcome
    assert (state.population == 0) == (outcome == "lost"), name


def follow_money(money: int, lines: list) -> int:
    """The purse as the messages tell it."""
    for line in lines:
        if line.key == "earns":
            money += 1
        elif line.key == "reward-money":
            money += line.values["count"]
        elif line.key == "buys":
            money -= PRICE[KIND[line.values["card"].kind]]
        elif line.key == "refreshes":
            money -= LIMITS.refresh_cost
        elif line.key == "redeems":
            money -= LIMITS.redeem_cost
    return money


def check_pieces(state: Newcago, where: str) -> None:
    assert Counter(state.kind(card) for card in state.cards.all()) == Counter(range(len(KINDS)))
    assert min(state.enforcement) >= 0 <= state.enforcement_left(), where
    assert min(state.barricades) >= 0 <= state.barricades_left(), where
    assert min(*state.plans, *state.fresh) >= 0 <= state.plans_left(), where
    assert 0 <= state.money <= OURS.money and 0 <= state.population <= 40, where
    assert 0 <= state.base < OURS.base_spaces, where
    for track, marker in enumerate(state.tracks):
        assert 1 <= marker < track_length(track, state.villain), where
    assert state.steel_research >= 0 and (state.steel_research == 0 or not state.steel_health)


def check_epics(state: Newcago, where: str) -> None:
    for district in range(state.size):
        card = state.epic_at(district)
        if card < 0:
            assert state.phase not in (Phase.ROLL, Phase.OUTFITTING, Phase.PLACING), where
            continue
        epic = EPICS[state.kind(card)]
        assert 1 <= state.marker[district] < len(epic.actions), where
        assert 0 <= state.research[district] <= LIMITS.research, where
        health = state.health[district]
        assert health == INFINITE or 0 < health <= LIMITS.health, where
        assert health != INFINITE or (epic.health is None and state.research[district]), where


def check_dice(state: Newcago, where: str) -> None:
    held = [die for hand in state.hands for die in hand]
    assert len(held) == len(set(held)), f"{where}: a die is held twice"
    for reckoner in state.team:
        hand = state.hands[reckoner]
        assert any(not state.lost >> die & 1 for die in hand), f"{where}: the last die is lost"
    known = sum(1 << die for die in held)
    for dice in (state.loose, state.marked, state.spent, state.lost):
        assert dice & ~known == 0, where
    assert state.loose & state.marked == 0 and state.lost & (state.loose | state.marked) == 0
    assert (state.busy == NOBODY_BUSY) == (not state.pending and state.turning < 0), where


def test_matches_with_a_purpose_show_most_of_the_game():
    """Otherwise the checks above say nothing."""
    told: Counter[str] = Counter()
    rounds = []
    for seed in range(12):
        *_, table = played_well(1 + seed % 4, f"shows {seed}")
        told.update(line.key for line in table.told)
        rounds.append(table.round)
    wanted = {"weakness-found", "defeated", "reward", "buys", "aims", "briefs", "turns"}
    assert wanted <= set(told), wanted - set(told)
    assert sum(rounds) / len(rounds) >= 2.5, rounds
