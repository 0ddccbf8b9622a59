"""No bot of any game looks at what its seat cannot know; one that does is found out."""

from __future__ import annotations

from functools import partial
from zlib import crc32

import pytest

from contract.cases import REGISTERED
from contract.honest import Make, check_bot_is_honest
from spieltisch.bots import Bot, bots_for, counting_thinker
from spieltisch.bots.hints import Hint, can_hint, hint
from spieltisch.bots.seat import Seat
from spieltisch.games import find

TURN_BASED = [game.name for game in REGISTERED if not game.in_real_time]
OPTIONS = {"imperator": {"hidden_buffs": True}}


def seats_of(name: str) -> int:
    return find(name).usual_seats({})


def makers(name: str) -> dict[str, Make]:
    """All bots of a game; those that think by the clock think by counting here."""
    timed = {"hard", "expert", "thinker"}
    counted = {"thinker": partial(counting_thinker, name, tries=10)} if find(name).judge else {}
    return {n: make for n, make in bots_for(name).items() if n not in timed} | counted


@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in TURN_BASED for bot in makers(name)]
)
def test_bots_decide_by_what_their_seats_know(name: str, bot: str):
    game = find(name)
    compared = check_bot_is_honest(
        game, seats_of(name), OPTIONS.get(name, {}), makers(name)[bot], f"honest {name}"
    )
    assert compared >= 20, "there was hardly anything to decide: the check says nothing"


class Advised(Bot):
    """Does what a hint says; its pace stands for the reasons that are given with it."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def _hint(self, seat: Seat) -> Hint:
        found = hint(seat, self.seed)
        assert found is not None
        return found

    def choose(self, seat: Seat) -> int:
        return seat.choices.index(self._hint(seat).choice)

    def pace(self, seat: Seat) -> int:
        return crc32(" ".join(self._hint(seat).reasons).encode())


@pytest.mark.parametrize("name", [name for name in TURN_BASED if can_hint(find(name))])
def test_a_hint_and_its_reasons_follow_from_what_the_seat_knows(name: str):
    game, options = find(name), OPTIONS.get(name, {})
    assert check_bot_is_honest(game, seats_of(name), options, Advised, f"hints {name}") >= 20


class Peeping(Bot):
    """Cheats: it looks through the seat at the table, and at the cards and dice of all."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        state = seat._table._state
        hidden = [*state.cards.kind_of, *state.dice.face]
        return sum(place * kind for place, kind in enumerate(hidden)) % len(seat.choices)


class Foreseeing(Peeping):
    """Cheats: it thinks with a fork that knows what will fall."""

    def choose(self, seat: Seat) -> int:
        fork = seat._table.fork()
        for _ in range(60):
            if not fork.questions:
                break
            fork.choose(fork.questions[0].seat, -1 % len(fork.questions[0].choices))
        return int(fork.hash(), 16) % len(seat.choices)


@pytest.mark.parametrize("cheat", [Peeping, Foreseeing])
@pytest.mark.parametrize("name", TURN_BASED)
def test_a_bot_that_cheats_is_found_out(name: str, cheat: type[Peeping]):
    with pytest.raises(AssertionError, match="depends on secrets"):
        check_bot_is_honest(
            find(name), seats_of(name), OPTIONS.get(name, {}), cheat, f"cheat {name}"
        )
