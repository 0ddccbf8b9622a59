"""The words behind numbers in choices: a thing that is a name is its number in `NAMES`."""

from __future__ import annotations

from typing import Final

from spieltisch.games.reckoners.content import (
    COLOURS,
    DISTRICTS,
    EPICS,
    FACES,
    FIRST_TOKEN,
    OF_COLOUR,
    RECKONERS,
    SIDES,
    START,
    TRACKS,
    WHITE_DICE,
    face_word,
)
from spieltisch.games.reckoners.pieces import Act, Timing
from spieltisch.games.reckoners.state import Phase


def die_word(die: int, face: int) -> str:
    """What a die shows: a white one names its owner, others their colour.

    >>> die_word(0, 0), die_word(WHITE_DICE, 3), die_word(FIRST_TOKEN, -1)
    ('die-david-money', 'die-blue-research', 'token-david')
    """
    if die >= FIRST_TOKEN:
        return f"token-{RECKONERS[die - FIRST_TOKEN]}"
    if die < WHITE_DICE:
        return f"die-{RECKONERS[die // START.white_dice]}-{face_word(face)}"
    return f"die-{COLOURS[(die - WHITE_DICE) // OF_COLOUR]}-{face_word(face)}"


def action_word(act: str, amount: int, track: str | None = None, of: str | None = None) -> str:
    """What an icon of an action track is called.

    >>> action_word("population", 2), action_word("boost", 1, track="red")
    ('act-population-2', 'act-boost-red')
    >>> action_word("support", 1, of="recruit"), action_word("fortify", 1)
    ('act-support-recruit', 'act-fortify')
    """
    detail = track or of or (str(amount) if act == Act.POPULATION.value else "")
    return f"act-{act}-{detail}" if detail else f"act-{act}"


def _action_words() -> list[str]:
    deeds = [deed for epic in EPICS for deed in epic.actions]
    return sorted(
        {
            action_word(
                deed.act.value, deed.amount, deed.track, deed.of.act.value if deed.of else None
            )
            for deed in deeds
        }
    )


_DICE = sorted({die_word(die, face) for die in range(FIRST_TOKEN) for face in SIDES[die]})

NAMES: Final[tuple[str, ...]] = (
    *DISTRICTS,
    *RECKONERS,
    *(f"track-{track}" for track in TRACKS),
    *(f"face-{face_word(face)}" for face in range(len(FACES))),
    *_DICE,
    *(f"token-{reckoner}" for reckoner in RECKONERS),
    *(f"phase-{phase.value}" for phase in Phase),
    *_action_words(),
    *(f"timing-{timing.value}" for timing in Timing),
)
"""Districts come first: the number of a district is that of its name."""

FIRST_RECKONER: Final = len(DISTRICTS)
FIRST_TRACK: Final = FIRST_RECKONER + len(RECKONERS)
FIRST_FACE: Final = FIRST_TRACK + len(TRACKS)
