"""What can go wrong when bots are named."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.engine import TableError


class UnknownBot(TableError):
    key = "unknown-bot"

    def __init__(self, game: str, bot: str, known: Iterable[str]) -> None:
        names = ", ".join(known)
        super().__init__(
            f"There is no bot called '{bot}' for {game}. These are known: {names}.",
            game=game,
            bot=bot,
            known=names,
        )


class WrongNumberOfBots(TableError):
    key = "wrong-number-of-bots"

    def __init__(self, bots: int, seats: int) -> None:
        super().__init__(
            f"Name one bot for all seats, or {seats}, one for each seat; you named {bots}.",
            bots=bots,
            seats=seats,
        )
