"""What no match changes, for whoever draws it: dice, the dragon's way, how long a clap counts."""

from __future__ import annotations

import msgspec

from spieltisch.games.rushout.completing import TOGETHER_MS
from spieltisch.games.rushout.content import HERO_SYMBOLS, WIZARD_SYMBOLS
from spieltisch.games.rushout.state import DRAGON_WINS, Side


class RushOutPrinted(msgspec.Struct, frozen=True):
    """The faces of each side's dice, and all symbols as choices number them.

    Two heroes clap together within `together_ms`; the dragon wins after `dragon_way` steps.
    """

    faces: dict[str, tuple[str, ...]]
    symbols: tuple[str, ...]
    together_ms: int
    dragon_way: int


PRINTED = RushOutPrinted(
    faces={Side.HEROES.value: HERO_SYMBOLS, Side.WIZARD.value: WIZARD_SYMBOLS},
    symbols=(*HERO_SYMBOLS, *WIZARD_SYMBOLS),
    together_ms=TOGETHER_MS,
    dragon_way=DRAGON_WINS,
)
