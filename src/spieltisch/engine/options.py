"""Rule options, declared once: forms, command line flags and checks follow from the declaration.

>>> lives = number("lives", default=3, low=1, high=5)
>>> lives.read("4")
4
>>> complete((lives, flag("hidden")), {"hidden": True}, seats=2)
{'lives': 3, 'hidden': True}
>>> complete((lives,), {"lives": 9}, seats=2)
Traceback (most recent call last):
    ...
spieltisch.engine.errors.OptionOutOfRange: Option 'lives' cannot be '9'. Allowed: 1 to 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Literal

import msgspec

from spieltisch.engine.errors import (
    OptionOutOfRange,
    OptionTakenTwice,
    TableError,
    UnknownOption,
    UnknownPreset,
)

Single = bool | int | str
OptionValue = bool | int | str | tuple[str, ...]
Options = Mapping[str, OptionValue]
Presets = Mapping[str, Options]
"""Options that are set together, by one switch that has a name."""

_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")
_ENGLISH: Mapping[str, str] = {}
"""No other words for on and off than those above."""


class Option(msgspec.Struct, frozen=True):
    """One rule that can be set. Its words are `option-<name>` and `option-<name>.help`.

    `once` are those values of a `per_seat` option that only one seat can have; `seats` says for
    values of a `one-of` option with how many players only they can be played. What is asked
    `up_front` decides what kind of evening it will be; all else can stay as it is. An option counts
    only `where` others have one of these values. Numbers may count a `unit`: then people are told
    and asked for seconds or minutes.
    """

    name: str
    kind: Literal["flag", "number", "one-of"]
    default: OptionValue
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()
    per_seat: bool = False
    once: tuple[str, ...] = ()
    seats: Mapping[str, tuple[int, ...]] = {}
    up_front: bool = False
    where: Mapping[str, tuple[str, ...]] = {}
    unit: Literal["", "ms"] = ""

    @property
    def key(self) -> str:
        return f"option-{self.name}"

    def read(self, text: str, spoken: Mapping[str, str] = _ENGLISH) -> OptionValue:
        """The value that a person wrote; checked by `complete`.

        `spoken` are the words that a language has for on and off.
        """
        if self.kind == "flag":
            word = spoken.get(text.lower(), text.lower())
            if word in _TRUE + _FALSE:
                return word in _TRUE
        elif self.kind == "number":
            try:
                return int(text)
            except ValueError:
                pass
        else:
            return tuple(text.split(",")) if self.per_seat else text
        raise self._refusal(text)

    def counts(self, chosen: Options) -> bool:
        """Does it make a difference with these values of all options?"""
        return all(chosen[name] in values for name, values in self.where.items())

    def check(self, value: object, seats: int) -> OptionValue:
        """The value if it is allowed."""
        if self.per_seat:
            return self._check_per_seat(value, seats)
        return self._check_one(value)

    def extremes(self, seats: int) -> tuple[OptionValue, ...]:
        """The values at the ends of the range, for tests that go to the limits."""
        if self.kind == "flag":
            return (False, True)
        if self.kind == "number":
            return (self.low, self.high)
        repeated = tuple(value for value in self.values if value not in self.once)
        # Each value that only one seat can have comes first once, with the next ones after it.
        turns = [(*self.once[i:], *self.once[:i])[:seats] for i in range(len(self.once))]
        return (*repeated, *turns)

    def _check_one(self, value: object) -> Single:
        if self.kind == "flag" and isinstance(value, bool):
            return value
        is_number = self.kind == "number" and not isinstance(value, bool)
        if is_number and isinstance(value, int) and self.low <= value <= self.high:
            return value
        if self.kind == "one-of" and isinstance(value, str) and value in self.values:
            return value
        raise self._refusal(value)

    def _check_per_seat(self, value: object, seats: int) -> tuple[str, ...]:
        if isinstance(value, str):
            value = (value,) * seats
        if not isinstance(value, Sequence) or len(value) != seats:
            raise self._refusal(value, seats)
        each = tuple(str(self._check_one(one)) for one in value)
        for one in self.once:
            if each.count(one) > 1:
                raise OptionTakenTwice(self.name, one)
        return each

    def _refusal(self, value: object, seats: int = 0) -> OptionOutOfRange:
        kind = "per-seat" if seats else self.kind
        return OptionOutOfRange(self.name, value, kind, self.low, self.high, self.values, seats)


def flag(name: str, default: bool = False) -> Option:
    return Option(name, "flag", default)


def number(name: str, default: int, low: int, high: int, unit: Literal["", "ms"] = "") -> Option:
    return Option(name, "number", default, low=low, high=high, unit=unit)


def one_of(
    name: str,
    values: Sequence[str],
    default: str,
    per_seat: bool = False,
    once: Sequence[str] = (),
    seats: Mapping[str, tuple[int, ...]] | None = None,
    up_front: bool = False,
    where: Mapping[str, tuple[str, ...]] | None = None,
) -> Option:
    """One of several names; with `per_seat` each seat has its own, or one name goes for all.

    >>> side = one_of("side", ["any", "red", "blue"], "any", per_seat=True, once=["red", "blue"])
    >>> side.check(["red", "any"], seats=2)
    ('red', 'any')
    >>> side.check("red", seats=2)
    Traceback (most recent call last):
        ...
    spieltisch.engine.errors.OptionTakenTwice: Option 'side': only one seat can have 'red'.
    """
    return Option(
        name,
        "one-of",
        default,
        values=tuple(values),
        per_seat=per_seat,
        once=tuple(once),
        seats=seats or {},
        up_front=up_front,
        where=where or {},
    )


def seats_with(
    declared: Sequence[Option], seats: Sequence[int], chosen: Options
) -> tuple[int, ...]:
    """With how many players a game can be played if these options are chosen.

    >>> mode = one_of("mode", ["duel", "team"], "duel", seats={"duel": (2,), "team": (4,)})
    >>> seats_with((mode,), (2, 4), {"mode": "team"})
    (4,)
    """
    allowed = tuple(seats)
    for option in declared:
        only = option.seats.get(str(chosen.get(option.name, option.default)))
        if only is not None:
            allowed = tuple(count for count in allowed if count in only)
    return allowed


def complete(
    declared: Sequence[Option], given: Mapping[str, object], seats: int
) -> dict[str, OptionValue]:
    """All options with the values given or, where none is given, their defaults."""
    known = [option.name for option in declared]
    for name in given:
        if name not in known:
            raise UnknownOption(name, known)
    return {
        option.name: option.check(given.get(option.name, option.default), seats)
        for option in declared
    }


def fitting(
    declared: Sequence[Option], given: Mapping[str, object], seats: int
) -> dict[str, OptionValue]:
    """As `complete`, but what is unknown or not allowed any more is left out.

    >>> fitting([number("lives", default=3, low=1, high=5)], {"lives": 9, "gone": True}, seats=2)
    {'lives': 3}
    """
    allowed: dict[str, OptionValue] = {}
    for option in declared:
        with suppress(TableError):
            allowed[option.name] = option.check(given.get(option.name, option.default), seats)
    return complete(declared, allowed, seats)


def preset_options(declared: Presets, names: Iterable[str]) -> dict[str, OptionValue]:
    """What these presets set; where two set the same option, the later one counts.

    >>> preset_options({"short": {"lives": 1}}, ["short"])
    {'lives': 1}
    """
    values: dict[str, OptionValue] = {}
    for name in names:
        if name not in declared:
            raise UnknownPreset(name, declared)
        values.update(declared[name])
    return values


def read_all(
    declared: Sequence[Option], texts: Iterable[str], spoken: Mapping[str, str] = _ENGLISH
) -> dict[str, OptionValue]:
    """The options a person wrote as `name=value`; `spoken` as in `Option.read`."""
    by_name = {option.name: option for option in declared}
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in by_name:
            raise UnknownOption(name, by_name)
        values[name] = by_name[name].read(value, spoken)
    return values
