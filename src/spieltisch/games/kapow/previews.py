"""What a choice comes to in numbers, before it is made: attack, defence, and what is held off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spieltisch.engine import Question, Tally
from spieltisch.games.kapow.content import SECTIONS
from spieltisch.games.kapow.placing import section_at
from spieltisch.games.kapow.reckoning import promised_defence, reckon, selected_now
from spieltisch.games.kapow.state import UNDEFENDED, Kapow
from spieltisch.games.kapow.striking import attacked_by
from spieltisch.games.kapow.turns import with_number

Things = tuple[int, ...]
Reckoning = Callable[[Kapow, Question, Things], Tally | None]


def totals(state: Kapow, fighter: int) -> tuple[int, int]:
    """Attack and defence, if the screens were lifted now."""
    selected = selected_now(state, fighter)
    attack = reckon(state, fighter, "attack", selected).total()
    return attack, reckon(state, fighter, "defence", selected).total()


def placing(state: Kapow, question: Question, things: Things) -> Tally | None:
    """How attack and defence change with this die, or how many more are needed there."""
    die, spot = things
    seat = question.seat
    section = section_at(state, seat, die, spot)
    lying = sum(state.on[one] == section for one in state.own[seat])
    missing = len(SECTIONS[section].slots) - lying - 1
    if missing:
        return Tally("missing", {"count": missing})
    before = totals(state, seat)
    world = state.copy()
    world.on[die] = section
    after = totals(world, seat)
    if after == before:
        return Tally("complete")
    names = ("attack", "more_attack", "defence", "more_defence")
    (attack, defence), (more, safer) = before, after
    return Tally("sums", dict(zip(names, (attack, more, defence, safer), strict=True)))


def being_ready(state: Kapow, question: Question, things: Things) -> Tally | None:
    if question.prompt != "place":
        return None
    attack, defence = totals(state, question.seat)
    return Tally("ready", {"attack": attack, "defence": defence})


def triggering(state: Kapow, question: Question, things: Things) -> Tally | None:
    reckon_with = TRIGGERS.get(question.prompt)
    return reckon_with(state, question.seat, things[0]) if reckon_with else None


def attacking(state: Kapow, fighter: int, number: int) -> Tally:
    """The blow with this base, and what is left of it after the defence."""
    reckoned = reckon(state, fighter, "attack", state.selected[fighter])
    base = with_number([ability for ability, _ in reckoned.bases], number)
    attack = (dict(reckoned.bases)[base] + reckoned.kick) * reckoned.best()[1]
    other = attacked_by(state, fighter)
    held = state.defence[other]
    defence = promised_defence(state, other) if held == UNDEFENDED else held
    loss = max(0, attack - defence)
    return Tally("blow", {"attack": attack, "defence": defence, "count": loss})


def defending(state: Kapow, fighter: int, number: int) -> Tally:
    """What this base holds off of the blow that falls."""
    reckoned = reckon(state, fighter, "defence", state.selected[fighter])
    base = with_number([ability for ability, _ in reckoned.bases], number)
    defence = (dict(reckoned.bases)[base] + reckoned.kick) * reckoned.best()[1]
    attack = max([state.attack[other] for other in state.opponents(fighter)], default=0)
    if not attack:
        return Tally("defence", {"defence": defence})
    return Tally("blow", {"attack": attack, "defence": defence, "count": max(0, attack - defence)})


TRIGGERS: Final = {"choose-attack": attacking, "choose-defence": defending}
RECKONINGS: Final[dict[str, Reckoning]] = {
    "place": placing,
    "ready": being_ready,
    "trigger": triggering,
}
