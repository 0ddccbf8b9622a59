"""What can go wrong at a table, each with its own type and a sentence a person understands.

Every error leaves the table exactly as it was. `key` and `values` let a translation say the same
in another language; the sentence itself is English. `cause` is the error behind this one, if any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar


class TableError(Exception):
    """Base of all errors that a user of a table can cause."""

    key: ClassVar[str] = "table-error"

    def __init__(
        self, sentence: str, *, cause: TableError | None = None, **values: str | int
    ) -> None:
        super().__init__(f"{sentence} {cause}" if cause else sentence)
        self.cause = cause
        self.values = values


class UnknownGame(TableError):
    key = "unknown-game"

    def __init__(self, game: str, known: Iterable[str]) -> None:
        names = ", ".join(sorted(known))
        super().__init__(
            f"There is no game called '{game}'. These are known: {names}.", game=game, known=names
        )


class WrongNumberOfSeats(TableError):
    key = "wrong-number-of-seats"

    def __init__(self, game: str, seats: int, allowed: Iterable[int]) -> None:
        numbers = ", ".join(str(n) for n in allowed)
        counted = "1 seat" if seats == 1 else f"{seats} seats"
        super().__init__(
            f"{game} cannot be played with {counted}. Possible numbers: {numbers}.",
            game=game,
            seats=seats,
            allowed=numbers,
        )


class UnknownOption(TableError):
    key = "unknown-option"

    def __init__(self, option: str, known: Iterable[str]) -> None:
        names = ", ".join(known) or "-"
        super().__init__(
            f"There is no option called '{option}'. These are known: {names}.",
            option=option,
            known=names,
        )


class UnknownPreset(TableError):
    key = "unknown-preset"

    def __init__(self, preset: str, known: Iterable[str]) -> None:
        names = ", ".join(known) or "-"
        super().__init__(
            f"There is no preset called '{preset}'. These are known: {names}.",
            preset=preset,
            known=names,
        )


class OptionOutOfRange(TableError):
    key = "option-out-of-range"

    ALLOWED: ClassVar[dict[str, str]] = {
        "flag": "on, off",
        "number": "{low} to {high}",
        "one-of": "{names}",
        "per-seat": "{seats} x ({names})",
    }

    def __init__(
        self,
        option: str,
        value: object,
        kind: str,
        low: int = 0,
        high: int = 0,
        names: Iterable[str] = (),
        seats: int = 0,
    ) -> None:
        """`kind` is that of the option, or per-seat where each of the `seats` wants a value."""
        shown = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        listed = ", ".join(names)
        allowed = self.ALLOWED[kind].format(low=low, high=high, names=listed, seats=seats)
        super().__init__(
            f"Option '{option}' cannot be '{shown}'. Allowed: {allowed}.",
            option=option,
            value=shown,
            kind=kind,
            low=low,
            high=high,
            names=listed,
            seats=seats,
        )


class OptionTakenTwice(TableError):
    key = "option-taken-twice"

    def __init__(self, option: str, value: str) -> None:
        super().__init__(
            f"Option '{option}': only one seat can have '{value}'.", option=option, value=value
        )


class NotOffered(TableError):
    key = "not-offered"

    def __init__(self, seat: int, choice: object) -> None:
        super().__init__(
            f"Seat {seat + 1} is not offered this choice: {choice}.",
            seat=seat + 1,
            choice=str(choice),
        )


class NotAsked(TableError):
    key = "not-asked"

    def __init__(self, seat: object, asked: Iterable[int]) -> None:
        waiting = ", ".join(str(other + 1) for other in asked if other >= 0) or "-"
        shown = seat + 1 if isinstance(seat, int) else str(seat)
        super().__init__(
            f"Seat {shown} is not being asked anything. The table is waiting for: {waiting}.",
            seat=shown,
            waiting=waiting,
        )


class TooEarly(TableError):
    key = "too-early"

    def __init__(self, seat: int, at: int, ready_at: int) -> None:
        super().__init__(
            f"Seat {seat + 1} cannot choose at {at} ms; the earliest is {ready_at} ms.",
            seat=seat + 1,
            at=at,
            ready=ready_at,
        )


class ClockFirst(TableError):
    key = "clock-first"

    def __init__(self, at: int, due: int) -> None:
        super().__init__(
            f"A choice at {at} ms has to wait: something else is due before it, at {due} ms.",
            at=at,
            due=due,
        )


class CannotUndo(TableError):
    """`reason` is one of: nothing, other-seat, chance, seen, moved-on."""

    key = "cannot-undo"

    SENTENCES: ClassVar[dict[str, str]] = {
        "nothing": "Seat {seat} has nothing to take back.",
        "other-seat": "Seat {seat} cannot take its choice back: another seat has chosen since.",
        "chance": "Seat {seat} cannot take its choice back: cards or dice have been drawn since.",
        "seen": "Seat {seat} cannot take its choice back: something hidden has been seen since.",
        "moved-on": "Seat {seat} cannot take its choice back: the game has moved on.",
    }

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(self.SENTENCES[reason].format(seat=seat + 1), seat=seat + 1, reason=reason)
        self.reason = reason


class OtherRules(TableError):
    key = "other-rules"

    def __init__(self, game: str, theirs: int, ours: int) -> None:
        super().__init__(
            f"This record was made with version {theirs} of the rules of {game}; "
            f"this is version {ours}.",
            game=game,
            theirs=theirs,
            ours=ours,
        )


class DamagedRecord(TableError):
    """`reason` is one of: unreadable, format, digest, seed, commitment, choice, end."""

    key = "damaged-record"

    SENTENCES: ClassVar[dict[str, str]] = {
        "unreadable": "it cannot be read ({detail})",
        "format": "its format is {format}, not {known}",
        "digest": "its contents do not match its digest",
        "seed": "its seed is not a hexadecimal number",
        "commitment": "its seed is not the one that was promised",
        "choice": "choice {number} cannot be made",
        "end": "its choices lead to a different end",
    }

    def __init__(self, reason: str, cause: TableError | None = None, **values: str | int) -> None:
        what = self.SENTENCES[reason].format(**values)
        super().__init__(f"This record is damaged: {what}.", cause=cause, reason=reason, **values)
        self.reason = reason


class NoRecord(TableError):
    key = "no-record"

    def __init__(self) -> None:
        super().__init__("A fork has no record of its own; ask the table it came from.")


class NoSuchDeal(TableError):
    key = "no-such-deal"

    def __init__(self, seat: int) -> None:
        super().__init__(
            f"No other deal fits what seat {seat + 1} has seen since the last checkpoint.",
            seat=seat + 1,
        )


class BrokenScript(TableError):
    """A mistake in a game's script, not in what a player did. The table stands as before."""

    key = "broken-script"

    def __init__(self, game: str, what: str) -> None:
        super().__init__(f"The rules of {game} failed: {what}", game=game, what=what)
