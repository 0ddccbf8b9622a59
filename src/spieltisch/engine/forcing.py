"""Where only one thing can be meant nothing is asked: it belongs to the choice that led there.

The record has it as a choice like any other, and whoever takes it back takes back both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spieltisch.engine.script import Choice, Entry
from spieltisch.engine.undoing import refusal

if TYPE_CHECKING:
    from spieltisch.engine.run import Run


def forced_choice(run: Run[Any], seat: int) -> Choice | None:
    """The one thing that can be meant, where nothing is asked then.

    Never in a window that several look into: there also an answer at once would tell something.
    """
    if not run.game.forced:
        return None
    question = run.question(seat)
    if question is None or run.current_window() is not None or question.idle:
        return None
    if question.prompt not in run.game.forced or len(question.choices) != 1:
        return None
    return question.choices[0]


def forced_on(run: Run[Any], seat: int) -> list[Entry]:
    """Choose on as long as only one thing can be meant and the last could be taken back."""
    made: list[Entry] = []
    while (choice := forced_choice(run, seat)) and not refusal(run, seat):
        run.choose(seat, choice, None)
        made.append(Entry(seat, choice, run.state.now))
    return made
