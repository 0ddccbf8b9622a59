"""What a verdict tries: settings of a game, and the tables they are tried at."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

import msgspec

from spieltisch.engine import Option
from spieltisch.engine.options import Options, OptionValue
from spieltisch.games import find

STANDARD = "standard"
_TABLE = re.compile(r"(?P<players>\d+)(?:x(?P<games>[1-9]\d*))?(?:@(?P<bot>[\w:+-]+))?")


class NoTable(Exception):
    """A text that names no table to try settings at."""


class Sitting(msgspec.Struct, frozen=True):
    """So many players, so many games for each setting, and who plays them.

    Where several can play against each other they are joined by a plus: `quick+slow`.
    """

    players: int
    games: int
    bot: str

    @property
    def folder(self) -> str:
        return f"{self.players} {self.bot.replace(':', '-')}"


def read_sittings(text: str, games: int, bot: str) -> list[Sitting]:
    """The tables that a person wrote; what a table does not say itself holds for all.

    >>> read_sittings("2,4x30,2x6@thinker:20", games=60, bot="quick")[1:]
    [Sitting(players=4, games=30, bot='quick'), Sitting(players=2, games=6, bot='thinker:20')]
    """
    found = []
    for one in text.split(","):
        said = _TABLE.fullmatch(one.strip())
        if said is None:
            raise NoTable(one.strip())
        own = int(said["games"]) if said["games"] else games
        found.append(Sitting(int(said["players"]), own, said["bot"] or bot))
    return found


def settings_of(
    game: str, only: Collection[str] = (), besides: Iterable[dict[str, OptionValue]] = ()
) -> list[dict[str, OptionValue]]:
    """The standard rules, each option by itself with other values, the presets, and what is given.

    >>> settings_of("villainous", only=["round_limit"])
    [{}, {'round_limit': 50}, {'round_limit': 200}, {'round_limit': 15}]
    """
    found = find(game)
    options = {one.name: one for one in found.options if not one.per_seat}
    wanted = options.keys() & set(only or options)
    tried = [one for name, one in options.items() if name in wanted]
    settings = [{}, *({one.name: value} for one in tried for value in _other_values(one))]
    presets = (dict(one) for one in found.presets.values() if one.keys() <= wanted)
    for one in (*presets, *besides):
        if one not in settings:
            settings.append(one)
    return settings


def _other_values(option: Option) -> Iterator[OptionValue]:
    if option.kind == "flag":
        yield not option.default
    elif option.kind == "one-of":
        yield from (value for value in option.values if value != option.default)
    elif isinstance(option.default, int) and option.default:
        wanted = (option.default // 2, option.default * 2)
        yield from (value for value in wanted if option.low <= value <= option.high and value > 0)
    else:
        yield max(1, option.high // 3)


def setting_name(options: Options) -> str:
    """Options as a person writes them.

    >>> setting_name({"lives": 1, "hidden_buffs": True}), setting_name({})
    ('lives=1,hidden_buffs=on', 'standard')
    """
    words = {True: "on", False: "off"}
    said = [
        f"{name}={words[value] if isinstance(value, bool) else value}"
        for name, value in options.items()
    ]
    return ",".join(said) or STANDARD
