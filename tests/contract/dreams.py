"""A fork for one seat is a world that the seat could live in, and tells nothing of the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

import msgspec

from contract.checks import moments
from playing import AnyGame, AnyTable, Options, asked_of, luck, played, seen_by, steps
from spieltisch.engine import Table
from spieltisch.engine.errors import NoSuchDeal

IN_THE_MIDDLE = 5
RESHUFFLED = 8
"""So many moments of a match in the middle of an effect, and such after a reshuffle, are tried."""
AHEAD = 6
FAR = 4
"""So many standard deviations nobody gets by chance."""


def check_dreams(game: AnyGame, seats: int, options: Options, seed: str) -> int:
    """View and question are the seat's own, forks of forks as well; the same luck gives the same
    world whatever the truth is; and what is hidden agrees with the truth as often as chance would.

    Returns at how many moments after a reshuffle in the middle of an effect it looked.
    """
    cards, dice = Agreement(), Agreement()
    reshuffled = 0
    for table, fresh in tried(game, seats, options, seed):
        reshuffled += fresh
        for seat in range(seats):
            where = f"{seed}: moment {table.moment}: seat {seat}"
            try:
                dream = check_dream(table, seat, where)
            except NoSuchDeal as error:
                raise AssertionError(f"{where}: {error}") from error
            compare_cards(table, dream, seat, cards)
            compare_dice(table, dream, seat, dice)
    for name, agreement in (("cards", cards), ("dice", dice)):
        far = agreement.sigmas()
        assert far < FAR, f"{seed}: hidden {name} agree with the truth too often ({far:.1f} sigma)"
    return reshuffled


def check_dream(table: AnyTable, seat: int, where: str) -> AnyTable:
    """One seat dreams. Returns another dream of the same moment."""
    dream, other = (table.fork(knowing=seat, luck=f"{where} {name}") for name in "ab")
    compare(table, dream, seat, f"{where}: the dream")
    deeper = dream.fork(knowing=seat, luck=f"{where} b")
    compare(table, deeper, seat, f"{where}: a dream in the dream")
    same = deeper.hash() == other.hash()
    assert same, f"{where}: with the same luck the world depends on the truth"
    partner = (seat + 1) % table.seats
    compare(
        dream, dream.fork(knowing=partner, luck=where), partner, f"{where}: dreams of {partner}"
    )
    twin = dream.fork()
    for _ in steps(dream, luck(where), AHEAD):
        last = dream._run.entries[-1]
        twin.choose(last.seat, last.choice, last.at)
    assert twin.hash() == dream.hash(), f"{where}: a fork of the dream goes elsewhere"
    return other


def compare(table: AnyTable, dream: AnyTable, seat: int, where: str) -> None:
    """The seat sees and is asked the same; but whom else the table awaits may be a secret."""
    here, there = table.view(seat), dream.view(seat)
    if table.secret:
        here.awaiting = there.awaiting = []
    same = msgspec.json.encode(here) == msgspec.json.encode(there)
    assert same, f"{where} looks different"
    assert asked_of(table, seat) == asked_of(dream, seat), f"{where} asks something else"
    assert table.secret or seen_by(table, seat) == seen_by(dream, seat), f"{where} awaits others"


@dataclass
class Agreement:
    """How often hidden things are in a dream what they are in truth, and how often by chance."""

    found: float = 0
    expected: float = 0
    variance: float = 0

    def sigmas(self) -> float:
        return (self.found - self.expected) / sqrt(self.variance or 1)


def compare_cards(table: AnyTable, dream: AnyTable, seat: int, agreement: Agreement) -> None:
    """Cards with the same back that the seat cannot see, against all ways to deal them."""
    cards, dealt = table._state.cards, dream._state.cards.kind_of
    alike: dict[int, list[int]] = {}
    for card in cards.all():
        if not cards.sees(seat, card):
            alike.setdefault(table.game.backs[cards.kind_of[card]], []).append(card)
    for group in alike.values():
        size, kinds = len(group), Counter(cards.kind_of[card] for card in group).values()
        if len(kinds) == 1:
            continue
        squares, cubes = sum(n**2 for n in kinds), sum(n**3 for n in kinds)
        agreement.found += sum(cards.kind_of[card] == dealt[card] for card in group)
        agreement.expected += squares / size
        agreement.variance += (squares**2 - 2 * size * cubes + size**2 * squares) / (
            size**2 * (size - 1)
        )


def compare_dice(table: AnyTable, dream: AnyTable, seat: int, agreement: Agreement) -> None:
    """Dice that the seat cannot see."""
    dice = table._state.dice
    for die, symbols in enumerate(dice.symbols):
        sides = len(symbols)
        if not dice.sees(seat, die):
            agreement.found += dice.face[die] == dream._state.dice.face[die]
            agreement.expected += 1 / sides
            agreement.variance += (sides - 1) / sides**2


def tried(
    game: AnyGame, seats: int, options: Options, seed: str
) -> Iterator[tuple[AnyTable, bool]]:
    """A table at some moments of a random match, and whether it was reshuffled in this effect."""
    record = played(game, seats, seed, options).record()
    table: AnyTable = Table.opened(game, record)
    looked_at = moments(len(record.entries), seed)
    kinds = table._state.cards.kind_of
    middle, reshuffled = IN_THE_MIDDLE, RESHUFFLED
    chance = luck("dreams", seed)
    for index, entry in enumerate(record.entries):
        if table.at_checkpoint:
            kinds = table._state.cards.kind_of
            if index in looked_at:
                yield table, False
        elif kinds is not table._state.cards.kind_of:
            if reshuffled and chance.below(2):
                reshuffled -= 1
                yield table, True
        elif middle and (index in looked_at or chance.below(20) == 0):
            middle -= 1
            yield table, False
        table.replay(entry, index)
