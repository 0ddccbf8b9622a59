"""What many games say together: shares, spreads, differences and what is dead."""

from __future__ import annotations

import pytest

from spieltisch.games import REGISTER, find
from spieltisch.lab.measures import (
    by_figure,
    by_seat,
    difference,
    difference_of_shares,
    is_uneven,
    seat_advantage,
    share,
    spreads,
    uses,
)
from spieltisch.lab.report import known_uses
from spieltisch.lab.saying import Saying
from spieltisch.lab.watching import GameRow, Played, Use
from spieltisch.words import languages


def game(index: int = 0, winner: int = 0, rounds: int = 10, **more: object) -> Played:
    row = GameRow(
        game=index,
        seed=f"s/{index}",
        bots=["quick", "quick"],
        figures=["ann", "ben"],
        outcome="won",
        winners=[winner],
        side=None,
        limit=False,
        rounds=rounds,
        turns=rounds,
        decisions=20,
        forced=5,
        branching=3.0,
        minutes=float(rounds),
        waiting=0.5,
        longest_wait=10.0,
        lead_changes=None,
        lead_for_good=None,
        comeback=None,
        out=[-1, 2],
        verbs=[Use("act", 3)],
        events=[],
        cards=[],
    )
    for name, value in more.items():
        setattr(row, name, value)
    return Played(row, [])


def test_who_wins_is_counted_by_seat_and_by_character():
    played = [game(n, winner=0) for n in range(3)] + [game(3, winner=1, figures=["ben", "ann"])]
    assert [one.count for one in by_seat(played)] == [3, 1]
    assert [(one.name, one.count, one.of) for one in by_figure(played)] == [
        ("ann", 4, 4),
        ("ben", 0, 4),
    ]
    assert seat_advantage(played) == 0.25


def test_a_draw_is_won_by_nobody():
    assert [one.count for one in by_seat([game(outcome="draw", winners=[0, 1])])] == [0, 0]


def test_only_what_chance_would_hardly_bring_is_called_uneven():
    assert not is_uneven([share("0", 52, 100), share("1", 48, 100)])
    assert is_uneven([share("0", 80, 100), share("1", 20, 100)])


def test_of_few_games_a_change_looks_no_surer_as_a_share_than_by_itself():
    before = [game(n, rounds=rounds) for n, rounds in enumerate((10, 12, 11, 60, 9, 14))]
    after = [game(n, rounds=rounds) for n, rounds in enumerate((9, 8, 10, 9, 8, 9))]
    found = difference("rounds", before, after)
    assert not found.is_sure
    low, high = found.ratio
    assert low < 0 < high


def test_what_a_game_cannot_tell_is_not_measured():
    found = spreads([game(), game(lead_changes=None)])
    assert "lead_changes" not in found
    assert found["forced"].mean == 0.25 and found["out_early"].mean == 0.5


def test_what_was_never_used_is_dead():
    found = uses("verbs", ["act", "rest"], [game(), game(1)])
    assert [(one.name, one.mean, one.games) for one in found] == [("act", 3, 1), ("rest", 0, 0)]


def test_a_difference_is_sure_when_nearly_every_pair_shows_it():
    before = [game(n, rounds=10 + n % 3) for n in range(30)]
    longer = [game(n, rounds=12 + n % 3) for n in range(30)]
    other = [game(n, rounds=10 + (n + 1) % 3) for n in range(30)]
    one, two = difference("rounds", before, longer), difference("rounds", before, other)
    assert one is not None and one.is_sure and one.change == pytest.approx(2)
    assert one.ratio is not None and one.ratio[0] <= 2 / 11 <= one.ratio[1]
    assert two is not None and not two.is_sure
    assert difference("lead_changes", before, longer) is None


def test_shares_of_few_games_are_hardly_different():
    assert not difference_of_shares("x", share("x", 6, 10), share("x", 7, 10)).is_sure
    assert difference_of_shares("x", share("x", 300, 1000), share("x", 700, 1000)).is_sure


def test_a_handful_of_games_leaves_room():
    """All six games the same says less than six hundred would."""
    played = [game(n, rounds=10 + n % 2) for n in range(6)]
    assert spreads(played)["limit"].high > 0.3, "none of six is not never"
    rounds = spreads(played)["rounds"]
    assert rounds.low < 10 and rounds.high > 11, "wider than what drawing again would say"
    four = [game(n, rounds=20) for n in range(4)]
    assert difference("rounds", played[:4], four) is None
    ended = [game(n, limit=True) for n in range(6)]
    assert difference("limit", played, ended).is_sure
    assert not difference("limit", played, ended[:2] + played[2:]).is_sure


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", REGISTER)
def test_whatever_a_page_lists_is_called_by_words_and_told_apart(game: str, language: str):
    say = Saying(find(game), language)
    for kind in ("verbs", "events"):
        names = known_uses(game, kind)
        said = zip(say.told_apart(kind, names), names, strict=True)
        keys = [name for text, name in said if text == name or text.endswith(f"({name})")]
        assert not keys, "the laboratory's words have to say what these are"


def test_a_card_of_a_sign_and_a_number_is_called_by_them():
    assert Saying(find("imperator"), "en").used("cards", "clubs-10") == "♣10"


def test_hardly_less_than_nothing_is_nothing():
    assert Saying(find("imperator"), "en").figure(-0.04) == "0"
