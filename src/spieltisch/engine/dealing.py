"""Forks for one seat: what it cannot know is dealt anew.

At a checkpoint that is all. In the middle of an effect the choices since the last checkpoint are
made again on the new deal; one that contradicts what the seat has seen since is thrown away.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from spieltisch.engine.chance import Chance
from spieltisch.engine.errors import NoSuchDeal, TableError
from spieltisch.engine.script import Entry
from spieltisch.engine.state import State
from spieltisch.engine.told import Message

if TYPE_CHECKING:
    from spieltisch.engine.table import Table

S = TypeVar("S", bound=State)

DEALS = 64
"""So many re-deals are tried to find one that fits what a seat has seen since the checkpoint."""


def dealt_anew(table: Table[S], seat: int) -> Table[S]:
    """A fork that this seat may think with."""
    if table.at_checkpoint:
        luck = _luck(table)
        state = table._state.copy()
        _deal(table, state, seat, luck, set(), set())
        state.chance = state.chance.reseeded(luck.seed)
        return table._twin(state, table.moment, luck.seed)
    base = table._last_checkpoint()
    visible = _visible_to(table, seat)
    cards, dice = _known_since(table, base, seat)
    for deal in range(DEALS):
        luck = _luck(table)
        state = base.copy()
        _deal(table, state, seat, luck, cards, dice)
        if deal < DEALS // 2:
            # What fell unseen since the checkpoint falls anew, if what was seen still fits.
            state.chance = state.chance.reseeded(luck.seed)
        twin = table._twin(state, table._base_at, luck.seed)
        if _fits(table, twin, visible, seat):
            twin._state.chance = twin._state.chance.reseeded(luck.seed)
            twin._settle()
            return twin
    raise NoSuchDeal(seat)


def _deal(
    table: Table[S], state: S, seat: int, luck: Chance, cards: set[int], dice: set[int]
) -> None:
    """Deal all that the seat has not seen, but for these cards and dice."""
    state.cards.redeal(seat, luck, table.game.backs, cards)
    state.dice.redeal(seat, luck, dice)
    table.game.forget(state, seat)


def _luck(table: Table[S]) -> Chance:
    """Chance for a re-deal: it follows from the seed, and no two re-deals are the same."""
    table._deals += 1
    place = f"deal {table.moment} {table._deals}".encode()
    return Chance(hashlib.blake2b(place, key=table.seed, digest_size=32).digest())


def _visible_to(table: Table[S], seat: int) -> list[Entry]:
    """The choices since the base without those that others have made in a secret window."""
    since = table._entries[table._base_at - table._record_from :]
    window = table._current_window()
    if window is None or not window.secret:
        return since
    opened = table._opened_at - table._base_at
    return since[:opened] + [entry for entry in since[opened:] if entry.seat == seat]


def _known_since(table: Table[S], then: S, seat: int) -> tuple[set[int], set[int]]:
    """Cards and dice whose faces the seat has seen since then."""
    now = table._state
    cards = (
        {card for card in now.cards.all() if now.cards.sees(seat, card)}
        if now.cards.renewals == then.cards.renewals
        else set()
    )
    return cards, {die for die in range(len(now.dice.face)) if now.dice.sees(seat, die)}


def _fits(table: Table[S], twin: Table[S], visible: Sequence[Entry], seat: int) -> bool:
    """Do the choices lead the twin to where the seat sees what it sees at the table?"""
    if not visible:
        return True
    try:
        for entry in visible:
            twin.choose(entry.seat, entry.choice, entry.at)
    except TableError:
        return False
    since = table._base_at
    return (
        table.game.view(table._state, table.eyes(seat))
        == table.game.view(twin._state, twin.eyes(seat))
        and _asked(table, seat) == _asked(twin, seat)
        and table._participants() == twin._participants()
        and table.result == twin.result
        and _heard(table, since, seat) == _heard(twin, since, seat)
    )


def _asked(table: Table[S], seat: int) -> tuple[object, ...] | None:
    """What the seat is asked, to be compared."""
    asked = table.question(seat)
    if asked is None:
        return None
    return (asked.prompt, asked.values, asked.ready_at, asked.choices)


def _heard(table: Table[S], moment: int, seat: int) -> list[Message]:
    """What the seat was told since that moment."""
    lines = table.told
    start = len(lines)
    while start and lines[start - 1].moment > moment:
        start -= 1
    return table.told_to(seat, start)
