"""What can be set when the server starts."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from spieltisch.games import REGISTER, find
from spieltisch.server.limits import Rate
from spieltisch.server.sitting import Find
from spieltisch.server.store import Today


class Settings(msgspec.Struct, kw_only=True):
    """`address` is where other devices find the server, if they do; times are in seconds.

    `host` is the public name of a server behind TLS, with a port if it has one of its own. If its
    proxy is to be trusted (`trust_proxy`) requests come from where that says they do.

    A room that nobody has visited for `keep` days is put into the archive; with 0 none ever is.

    Rates are those of one guest: `messages` on all sockets, `words` (all of these that are no part
    of a match, such as chat, and coming in), `undos` (choices taken back), `hints`, `guesses` of a
    room's code that were wrong, `pages` of replays, and what is `heavy`.
    """

    data: Path
    address: str = ""
    host: str = ""
    trust_proxy: bool = False
    bot_pause: float = 0.2
    bot_workers: int = 1
    messages: Rate = Rate(burst=60, per_second=20)
    words: Rate = Rate(burst=40, per_second=2)
    undos: Rate = Rate(burst=60, per_second=1)
    hints: Rate = Rate(burst=30, per_second=1)
    guesses: Rate = Rate(burst=30, per_second=1 / 6)
    heavy: Rate = Rate(burst=20, per_second=1 / 5)
    pages: Rate = Rate(burst=120, per_second=10)
    sockets: int = 16
    idle: float = 600
    keep: int = 90
    games: tuple[str, ...] = REGISTER
    find: Find = find
    clock: Callable[[], float] = time.monotonic
    today: Today = time.time
