"""A fork to think with: what the seat cannot know is dealt anew, all that it knows stays."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.oracles import OMEN, ORACLE, YES, Mixing, Oracle, Verdict, is_ruby
from playing import everything, luck, seen_by, steps
from spieltisch.engine import PASS, Choice, Table
from spieltisch.engine.errors import NoSuchDeal
from toys import Alarm, Cave, Duel, Screens, Walk
from toys.alarm import SNEAK
from toys.cave import BACKS, DRAW, LEAVE, PEEK, REST, SHAKE, Places
from toys.duel import PAPER, ROCK, SIGNS
from toys.screens import DONE
from toys.walk import JUMP, ROLL

MANY = 60


def cave(*choices: Choice, seats: int = 2, seed: str = "cave") -> Table:
    table = Table(Cave(), seats, seed)
    for choice in choices:
        table.choose(table.questions[0].seat, choice)
    return table


def forks(table: Table, seat: int, count: int = MANY) -> list[Table]:
    return [table.fork(knowing=seat, luck=number) for number in range(count)]


def kind(table: Table, card: int) -> int:
    return table._state.cards.kind_of[card]


def top_gem(table: Table) -> int:
    return table._state.cards[Places(table.seats).gems][-1]


# What is dealt anew


def test_cards_that_the_seat_cannot_know_are_dealt_anew():
    table = cave()
    card = top_gem(table)
    assert {kind(fork, card) for fork in forks(table, 0)} == {0, 1, 2}


def test_cards_that_the_seat_knows_stay_what_they_are():
    table = cave(PEEK, LEAVE)
    known = [card for card in table._state.cards.all() if table._state.cards.sees(0, card)]
    assert len(known) == 2
    for fork in forks(table, 0):
        assert [kind(fork, card) for card in known] == [kind(table, card) for card in known]


def test_no_card_is_lost_moved_or_given_another_back():
    table = cave(PEEK, LEAVE)
    cards = table._state.cards
    for fork in forks(table, 1):
        dealt = fork._state.cards
        assert [dealt[pile] for pile in dealt.piles] == [cards[pile] for pile in cards.piles]
        assert Counter(kind(fork, c) for c in dealt.all()) == Counter(
            kind(table, c) for c in cards.all()
        )
        for card in cards.all():
            assert BACKS[kind(fork, card)] == BACKS[kind(table, card)]
            assert dealt.seen[card] == cards.seen[card]


def test_dice_under_the_cups_of_others_are_rolled_anew_and_ones_own_stays():
    table = cave()
    own = table._state.dice.face[0]
    rolled = forks(table, 0)
    assert {fork._state.dice.face[0] for fork in rolled} == {own}
    assert {fork._state.dice.face[1] for fork in rolled} == set(range(6))


def test_chance_will_fall_differently():
    table = Table(Walk(), 1, "future")
    futures = set()
    for fork in [table.fork(), *forks(table, 0, 5)]:
        rolls = []
        for _ in range(8):
            fork.choose(0, ROLL)
            rolls.append(fork.view(0).board.die)
        futures.add(tuple(rolls))
    assert len(futures) == 6


# In the middle of an effect


def test_what_was_seen_since_the_checkpoint_stays():
    table = cave(PEEK)
    assert not table.at_checkpoint
    card = top_gem(table)
    below = table._state.cards[Places(2).gems][-2]
    dealt = forks(table, 0)
    assert {kind(fork, card) for fork in dealt} == {kind(table, card)}
    assert {kind(fork, below) for fork in dealt} == {0, 1, 2}
    assert {seen_by(fork, 0) for fork in dealt} == {seen_by(table, 0)}


def test_in_the_middle_of_an_effect_the_dice_of_others_are_rolled_anew_too():
    table = cave(PEEK)
    assert {fork._state.dice.face[1] for fork in forks(table, 0)} == set(range(6))


def test_what_only_another_seat_has_seen_since_the_checkpoint_is_dealt_anew():
    table = cave(PEEK)
    card = top_gem(table)
    dealt = forks(table, 1)
    assert {kind(fork, card) for fork in dealt} == {0, 1, 2}
    assert {seen_by(fork, 1) for fork in dealt} == {seen_by(table, 1)}


def test_a_die_that_fell_unseen_since_the_checkpoint_falls_anew():
    table = cave(SHAKE)
    assert not table.at_checkpoint
    face = table._state.dice.face[0]
    assert {fork._state.dice.face[0] for fork in forks(table, 1)} == set(range(6))
    assert {fork._state.dice.face[0] for fork in forks(table, 0)} == {face}


def test_in_the_middle_of_an_effect_chance_will_fall_differently_too():
    table = Table(Walk(), 1, "future")
    table.choose(0, JUMP)
    futures = set()
    for fork in forks(table, 0, 5):
        fork.choose(0, 0)
        rolls = []
        for _ in range(8):
            fork.choose(0, ROLL)
            rolls.append(fork.view(0).board.die)
        futures.add(tuple(rolls))
    assert len(futures) == 5


@pytest.mark.parametrize("way", ["told", "values", "prompt", "choices", "asked", "others"])
@pytest.mark.parametrize("ruby", [True, False])
def test_a_deal_that_contradicts_what_was_learnt_is_drawn_again(way: str, ruby: bool):
    table = next(
        table
        for seed in range(100)
        if is_ruby((table := Table(Oracle(way), 3, seed))._state) == ruby
    )
    table.choose(0, ORACLE)
    dealt = forks(table, 0)
    assert {is_ruby(fork._state) for fork in dealt} == {ruby}
    assert len({fork.hash() for fork in dealt}) > MANY // 2, "they are different deals all the same"


@pytest.mark.parametrize("seed", range(6))
def test_a_match_that_is_over_has_ended_the_same_way(seed: int):
    table = Table(Verdict(), 2, seed)
    table.choose(0, YES)
    assert {fork.result for fork in forks(table, 0)} == {table.result}


def test_where_no_other_deal_fits_it_says_so():
    table = Table(Oracle(), 2, "omen")
    table.choose(0, OMEN)
    before = everything(table)
    with pytest.raises(NoSuchDeal, match="No other deal fits what seat 1 has seen since"):
        table.fork(knowing=0, luck=1)
    assert everything(table) == before


@pytest.mark.parametrize("choices", [[PEEK, LEAVE], [PEEK]], ids=["checkpoint", "effect"])
def test_a_fork_tells_only_what_happens_at_it(choices: list[Choice]):
    fork = cave(*choices).fork(knowing=0, luck=1)
    assert fork.told == []
    for _ in range(4):
        fork.choose(fork.questions[0].seat, DRAW if DRAW in fork.questions[0].choices else 0)
    assert fork.told


# Secret choices


def test_what_others_have_committed_in_secret_is_open_again():
    table = Table(Duel(), 3, "duel")
    table.choose(1, PAPER)
    table.choose(2, ROCK)
    fork = table.fork(knowing=1, luck=1)
    assert fork.view(1).committed == [PAPER]
    assert [question.seat for question in fork.questions] == [0, 2]
    for seat in (2, 0):
        fork.choose(seat, SIGNS[2])
    assert [line.values["sign"] for line in fork.told] == [2, 1, 2]
    assert [question.seat for question in table.questions] == [0]


def test_who_has_committed_nothing_finds_the_whole_window_open():
    table = Table(Duel(), 3, "duel")
    table.choose(1, PAPER)
    assert [question.seat for question in table.fork(knowing=0, luck=1).questions] == [0, 1, 2]


def test_behind_a_screen_ones_own_steps_stay():
    table = Table(Screens(), 2, "screens")
    for seat, choice in [(1, 0), (0, 3), (1, DONE)]:
        table.choose(seat, choice)
    fork = table.fork(knowing=0, luck=1)
    assert fork.view(0).committed == [Choice("bid", (4,))]
    assert (fork.question(0).prompt, fork.question(1).prompt) == ("sure", "bid")


def test_in_a_sealed_window_it_cannot_be_told_who_had_answered():
    table = Table(Alarm(), 4, "alarm")
    table.choose(0, SNEAK)
    untouched = seen_by(table, 3)
    table.choose(1, PASS)
    table.choose(2, PASS)
    fork = table.fork(knowing=3, luck=1)
    assert seen_by(fork, 3) == seen_by(table, 3) == untouched
    assert [question.seat for question in fork.questions] == [1, 2, 3]


# Many forks


def test_no_two_forks_are_the_same():
    table = cave()
    hashes = {fork.hash() for fork in forks(table, 0)}
    assert len(hashes) == MANY


@pytest.mark.parametrize("choices", [[], [PEEK], [SHAKE]], ids=["checkpoint", "seen", "unseen"])
def test_the_same_luck_gives_the_same_world_whatever_the_truth_is(choices: list[Choice]):
    table = cave(*choices)
    truths = forks(table, 1, 5)
    assert len({truth.hash() for truth in truths}) == 5
    assert len({truth.fork(knowing=1, luck="world").hash() for truth in truths}) == 1
    assert len({fork.hash() for fork in forks(truths[0], 1, 5)}) == 5


def test_without_luck_there_is_no_fork_for_a_seat():
    with pytest.raises(TypeError, match="by the luck that it is given"):
        cave().fork(knowing=0)


def test_who_else_has_thought_makes_no_difference():
    table, alone = cave(PEEK), cave(PEEK)
    forks(table, 1, 3)
    assert table.fork(knowing=0, luck=7).hash() == alone.fork(knowing=0, luck=7).hash()


@pytest.mark.parametrize("told", [True, False])
def test_a_fork_of_a_fork_still_fits_what_was_told_since_the_checkpoint(told: bool):
    table = Table(Oracle("told"), 3, "oracle", told=told)
    table.choose(0, ORACLE)
    ruby = is_ruby(table._state)
    for fork in forks(table, 0, 10):
        assert {is_ruby(deeper._state) for deeper in forks(fork, 0, 10)} == {ruby}


def mixed_in_the_middle(seed: str) -> Table:
    """All gems are laid open but one, mixed and dealt out: seat 0 has drawn one of them."""
    table = Table(Mixing(), 2, seed)
    table.choose(0, REST)
    assert not table.at_checkpoint
    return table


@pytest.mark.parametrize("seed", range(5))
def test_after_a_reshuffle_what_was_drawn_stays_and_the_rest_falls_anew(seed: int):
    table = mixed_in_the_middle(f"mixed {seed}")
    cards = table._state.cards
    drawn = cards[Places(2).hands[0]][-1]
    gems = cards[Places(2).gems]
    dealt = forks(table, 0)
    assert {kind(fork, drawn) for fork in dealt} == {kind(table, drawn)}
    for gem in gems:
        assert {kind(fork, gem) for fork in dealt} == {0, 1, 2}
    assert {seen_by(fork, 0) for fork in dealt} == {seen_by(table, 0)}
    others = forks(table, 1)
    assert {kind(fork, drawn) for fork in others} == {0, 1, 2}


def test_a_fork_in_the_middle_of_a_reshuffled_effect_can_be_forked_and_taken_back():
    fork = mixed_in_the_middle("again").fork(knowing=0, luck=1)
    twin = fork.fork()
    assert twin.hash() == fork.hash()
    for table in (fork, twin):
        for _ in steps(table, luck("on"), 12):
            pass
    assert twin.hash() == fork.hash()


def test_forking_leaves_the_table_and_its_future_as_they_were():
    table, alone = cave(REST, PEEK), cave(REST, PEEK)
    for seat in (0, 1):
        for fork in forks(table, seat, 5):
            for _ in steps(fork, luck("think"), 10):
                pass
    for one in (table, alone):
        for _ in steps(one, luck("go on")):
            pass
    assert everything(table) == everything(alone)


def test_a_fork_does_not_betray_the_seed():
    table = cave(PEEK)
    for fork in (table.fork(knowing=0, luck=1), cave().fork(knowing=0, luck=1)):
        assert fork.seed != table.seed
        assert fork._state.chance.seed != table.seed


def test_each_deal_is_equally_likely():
    table = cave()
    card = top_gem(table)
    hidden = Counter(
        kind(table, c)
        for c in table._state.cards.all()
        if BACKS[kind(table, c)] == 0 and not table._state.cards.sees(0, c)
    )
    dealt = Counter(kind(fork, card) for fork in forks(table, 0, 1100))
    for gem, copies in hidden.items():
        expected = 1100 * copies / hidden.total()
        assert abs(dealt[gem] - expected) < 5 * expected**0.5, f"{gem}: {dealt}, {hidden}"
