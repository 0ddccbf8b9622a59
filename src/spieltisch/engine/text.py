"""Text that somebody typed, as it may be shown to others. All that enters goes through here."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

NAME_LENGTH = 24
MOST_MARKS = 3
"""So many accents a letter can bear; more of them grow into the lines above and below."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that nobody sees."""
INVISIBLE_MARKS = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def clean(text: str, length: int) -> str:
    """One line: nothing that cannot be seen, nothing that turns others around, not too long.

    >>> clean("  An\\u202ena\\x00 \\n Bauer ", 20)
    'Anna Bauer'
    >>> clean("A\\u200d\\u3164nna", 3)
    'Ann'
    """
    # NFC at the end again: what was taken out may have stood between a letter and its accent.
    seen = "".join(_seen(unicodedata.normalize("NFC", text[: length * 16])))
    return " ".join(unicodedata.normalize("NFC", seen).split())[:length].strip()


def _seen(text: str) -> Iterator[str]:
    """What of a text is to be seen, with white space as blanks, and no heaps of accents."""
    marks = MOST_MARKS
    for one in text:
        kind = unicodedata.category(one)
        if one.isspace():
            marks = MOST_MARKS
            yield " "
        elif kind[0] == "C" or one in BLANK or INVISIBLE_MARKS.match(one):
            continue
        elif kind[0] == "M":
            marks += 1
            if marks <= MOST_MARKS:
                yield one
        else:
            marks = 0
            yield one


def harmless(text: str) -> str:
    """Text for a terminal, with its lines: nothing in it is a command to the terminal.

    >>> harmless("red: \\x1b[31m, title: \\x1b]0;mine\\x07")
    'red: [31m, title: ]0;mine'
    """
    return CONTROLS.sub("", text)
