"""Bots of games that can judge themselves: each step of the ladder is worth something."""

from __future__ import annotations

import random

import pytest

from games.imperator.scenario import Scenario
from spieltisch.bots import bots_for, bots_for_people, play_out, strengths, usual_bot
from spieltisch.bots.playouts import drawn, playout
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.bots.thinker import Thinker
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.lab.arena import Contest, arena, tallies

SEED = "minds"


def wins(game: str, bots: tuple[str, str], players: int, games: int) -> int:
    contest = Contest(game, bots, players, SEED, {})
    return tallies(arena(contest, games))[bots[0]].wins


@pytest.mark.parametrize("players", [2, 4, 6])
def test_quick_beats_random_at_imperator(players):
    won = wins("imperator", ("quick", "random"), players, 12)
    assert won >= 10, f"seed {SEED}: {won} of 12"


def test_a_thinker_beats_quick_at_imperator():
    contest = Contest("imperator", ("thinker:24", "quick"), 2, SEED, {"lives": 1})
    won = tallies(arena(contest, 8))["thinker:24"].wins
    assert won >= 6, f"seed {SEED}: {won} of 8"


def test_quick_that_is_told_its_own_number_of_ways_plays_as_it_does_by_itself():
    ways = find("villainous").judge.tries

    def lengths(bot: str) -> list[int]:
        contest = Contest("villainous", (bot, "random"), 2, SEED, {"round_limit": 4})
        return [bout.decisions for bout in arena(contest, 4)]

    assert lengths("quick") == lengths(f"quick:{ways}") != lengths("quick:1")


def test_a_thinker_judges_imperator_where_a_battle_begins():
    table = Table(find("imperator"), 3, SEED, {"round_limit": 4})
    luck, judge = random.Random(SEED), table.game.judge
    assert judge is not None
    asked = set()
    while table.questions and table.round < 3:
        question = table.questions[0]
        asked.add(question.prompt)
        ahead = table.fork()
        playout(ahead, luck, judge.far(question))
        assert ahead.result or ahead.stage == (ahead.round, True), question.prompt
        assert ahead.result or ahead.round > table.round, question.prompt
        table.choose(question.seat, drawn(table.rate(question), luck.random()))
    assert {"crown", "battle", "spoils", "raid", "loot", "offer", "sort"} <= asked


@pytest.mark.early
def test_quick_beats_random_at_villainous_with_every_villain():
    # Twelve games: each of the six villains plays twice on quick's seat.
    contest = Contest("villainous", ("quick", "random"), 2, SEED, {})
    won = tallies(arena(contest, 12))["quick"].wins
    assert won >= 9, f"seed {SEED}: {won} of 12"


def chosen(given: Scenario, seat: int, bot: Quick | Thinker) -> str:
    shown = Seat(given.table, seat)
    choice = shown.choices[bot.choose(shown)]
    return " ".join([choice.verb, *given.names(choice.things)])


@pytest.mark.early
def test_a_thinker_beats_quick_at_villainous():
    won = wins("villainous", ("thinker:24", "quick"), 2, 6)
    assert won >= 4, f"seed {SEED}: {won} of 6"


@pytest.mark.long
def test_thinkers_on_half_of_six_seats_win_most_games_at_villainous():
    contest = Contest("villainous", ("thinker:24", "quick"), 6, SEED, {}, evenly=True)
    won = tallies(arena(contest, 16, jobs=2))["thinker:24"].wins
    assert won >= 10, f"seed {SEED}: {won} of 16"


def test_quick_does_not_give_away_an_ace_that_is_imperator_for_a_five():
    given = (
        Scenario()
        .player(0, "spades-5", ["clubs-9"])
        .player(1, "hearts-ace", ["hearts-7"])
        .offer(0, "clubs-9", 1, "hearts-ace")
    )
    given.replies()
    assert chosen(given, 1, Quick(SEED)) == "decline"


def test_quick_takes_the_better_card():
    given = (
        Scenario()
        .player(0, "spades-9", ["clubs-king"])
        .player(1, "hearts-9", ["hearts-7"])
        .middle("spades-2", "diamonds-queen")
    )
    given.raid(0, 1)
    assert chosen(given, 0, Quick(SEED)) == "raid clubs-king diamonds-queen"


@pytest.mark.parametrize(
    "bot", [Quick(SEED), Thinker(SEED, iterations=60)], ids=["quick", "thinker"]
)
def test_who_can_end_it_ends_it(bot):
    given = (
        Scenario(lives=1)
        .player(0, "spades-9", ["clubs-king"])
        .player(1, "spades-2", ["hearts-3"], lives=1)
    )
    given.battle()
    assert chosen(given, 0, bot) == "attack clubs-king hearts-3"


def test_easy_errs_now_and_then_and_quick_does_not():
    given = (
        Scenario()
        .player(0, "spades-9", ["clubs-king"])
        .player(1, "hearts-9", ["hearts-7"])
        .middle("spades-2", "diamonds-queen")
    )
    given.raid(0, 1)
    taken = {chosen(given, 0, bots_for("imperator")["easy"](seed)) for seed in range(40)}
    assert "raid clubs-king diamonds-queen" in taken and len(taken) > 1
    assert len({chosen(given, 0, Quick(seed)) for seed in range(40)}) == 1


def test_a_thinker_that_counts_its_tries_plays_the_same_match_again():
    def played() -> str:
        table = Table(find("imperator"), 2, "same", {"round_limit": 3})
        play_out(table, {seat: Thinker(seat, iterations=12) for seat in range(2)})
        return table.record().end

    assert played() == played()


def test_a_thinker_keeps_its_tree_while_it_goes_on_alone():
    table = Table(find("villainous"), 2, "tree", {"villain": ("prince-john", "ursula")})
    seat, bot = Seat(table, 0), Thinker(1, iterations=30)
    first = bot.choose(seat)
    bot.remember(seat, seat.choices[first])
    known = len(bot._tree)
    table.choose(0, first)
    bot.choose(seat)
    assert len(bot._tree) > known > 1
    bot.remember(seat, seat.choices[0])
    table.choose(0, 0)
    table.choose(0, seat.choices.index(seat.choices[-1]))
    bot.choose(Seat(table, table.questions[0].seat))


def test_a_thinker_stops_when_its_time_is_over():
    table = Table(find("villainous"), 2, "time")
    bot = Thinker(1)
    bot.choose(Seat(table, 0, budget=1))
    assert 1 <= len(bot._tree) < 400


def test_people_are_offered_strengths_and_the_laboratory_more():
    assert bots_for_people("imperator") == ["quick", "easy", "hard", "expert", "random"]
    assert "thinker" in bots_for("imperator")


@pytest.mark.parametrize("game", ["imperator", "reckoners"])
def test_people_choose_from_four_strengths(game):
    assert strengths(game) == {
        "easy": "easy",
        "quick": "normal",
        "hard": "hard",
        "expert": "expert",
    }
    assert usual_bot(game) == "quick" and "thinker" not in bots_for_people(game)
