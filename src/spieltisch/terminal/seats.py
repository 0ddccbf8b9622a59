"""Who sits where: a seat's name says whether a person plays it or a bot, and which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.bots import Bot, bot_names, bot_seed, bots_for, plugged_in, relive, usual_bot
from spieltisch.engine import Table
from spieltisch.words import YOU, Common, Words


def people(names: Sequence[str]) -> list[int]:
    """The seats that no bot plays.

    >>> people(["you", "random", "Anna"])
    [0, 2]
    """
    return [seat for seat, name in enumerate(names) if name not in bot_names()]


def bots_of(table: Table[Any]) -> dict[int, Bot]:
    """The bots of a table. They choose the same when the same match is loaded again."""
    game = table.game.name
    makers = bots_for(game)
    bots = {
        seat: makers[name if name in makers else usual_bot(game)](bot_seed(table.seed, seat))
        for seat, name in enumerate(table.names)
        if name in bot_names()
    }
    relive(table, bots)
    return bots


def shown_names(names: Sequence[str], common: Common) -> list[str]:
    """The seats' names as they are shown: bots are told apart by their seats' numbers.

    Only a person who plays alone against bots is addressed as 'you': where several share a screen
    nobody would know who is meant.
    """
    several = len(people(names)) > 1
    return [
        bot_name(name, seat, common)
        if name in bot_names()
        else ("" if name == YOU and several else name)
        for seat, name in enumerate(names)
    ]


def bot_name(name: str, seat: int, common: Common) -> str:
    """How a bot is called; one of another package by the name that it brought."""
    if name in plugged_in():
        return f"{name} {seat + 1}"
    return common.common(f"bot-{name}", number=seat + 1)


def words_of(table: Table[Any], language: str) -> Words:
    """The words for a table and those who sit at it."""
    return Words(table.game, language, shown_names(table.names, Common(language)))
