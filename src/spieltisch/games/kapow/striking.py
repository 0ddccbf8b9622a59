"""Phase 2: the screens are lifted, everybody attacks and defends, the marker goes on."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, EVERYONE, Script, ask, choices_of
from spieltisch.games.kapow.content import ABILITIES, SECTIONS, SECTIONS_OF, SYMBOLS
from spieltisch.games.kapow.effects import carry_out
from spieltisch.games.kapow.fitting import fit
from spieltisch.games.kapow.health import called, lose_health
from spieltisch.games.kapow.pieces import Timing
from spieltisch.games.kapow.reckoning import (
    Sum,
    ai_total,
    base_attacks,
    promised_defence,
    reckon,
    selected_now,
)
from spieltisch.games.kapow.solo import roll_and_select
from spieltisch.games.kapow.state import (
    KICKERS_CANCELLED,
    MULTIPLIER_CANCELLED,
    UNDEFENDED,
    Kapow,
    Step,
)
from spieltisch.games.kapow.turns import fire, in_turn, number_of, unfired, with_number

CANCELS = {
    "opponent-attack-kickers": KICKERS_CANCELLED,
    "opponent-attack-multiplier": MULTIPLIER_CANCELLED,
}


# 2A. Reveal


def reveal(state: Kapow) -> None:
    """AI characters roll, all screens are lifted, and what goes for the whole round begins."""
    for fighter in range(state.seats, state.rules.fighters):
        roll_and_select(state, fighter)
    for seat in range(state.seats):
        put_aside(state, seat)
        if state.rules.screened:
            for die in state.own[seat]:
                state.dice.show(die, EVERYONE)
    for seat in range(state.seats):
        state.selected[seat] = tuple(selected_now(state, seat))
        tell_selected(state, seat)
    for seat in range(state.seats):
        begin_to_work(state, seat)
    state.fired = [()] * state.rules.fighters
    state.step = Step.ATTACK
    state.queue = state.in_turn()


def put_aside(state: Kapow, seat: int) -> None:
    """Dice on an ability that is not complete are not placed."""
    for section, dice in state.lying(seat).items():
        if len(dice) < len(SECTIONS[section].slots):
            for die in dice:
                state.on[die] = -1


def tell_selected(state: Kapow, seat: int) -> None:
    """Each ability with what lies on it."""
    if state.log.muted:
        return
    selected = state.selected[seat]
    if not selected:
        state.tell("selected-nothing", seat=seat)
    lying = state.lying(seat)
    for ability, _ in selected:
        faces = [
            SYMBOLS[state.dice.symbol(die)]
            for section in SECTIONS_OF[ability]
            for die in in_order(state, section, lying.get(section, []))
        ]
        name = ABILITIES[ability].id
        state.tell("reveals", seat=seat, ability=name, faces=tuple(faces), count=len(faces))


def in_order(state: Kapow, section: int, dice: list[int]) -> list[int]:
    """The dice of a section as they lie in its slots."""
    order = fit(section, state.looks(dice), blur=True)
    return dice if order is None else [die for _, die in sorted(zip(order, dice, strict=True))]


def begin_to_work(state: Kapow, seat: int) -> None:
    """What counts from the reveal on, whoever attacks first."""
    other = state.aim[seat]
    for ability, _ in state.selected[seat]:
        for effect in ABILITIES[ability].effects:
            if effect.op == "cancel":
                state.cancelled[other] |= CANCELS[effect.what]
            elif effect.op == "attack-kicker" and effect.who == "opponent":
                state.gift[other] += effect.value


# 2B. Attack and defend


def attacks(state: Kapow) -> Script[None]:
    yield from in_turn(state, has_attack, attack)
    state.step = Step.HOLD
    state.queue = state.in_turn()


def bases(state: Kapow, fighter: int) -> list[int]:
    """The base attacks that were selected and not triggered yet."""
    found = reckon(state, fighter, "attack", state.selected[fighter]).bases
    return unfired(state, fighter, [ability for ability, _ in found])


def has_attack(state: Kapow, fighter: int) -> bool:
    if state.is_ai(fighter):
        return ai_total(state, fighter, "attack") > 0
    return bases(state, fighter) != []


def attack(state: Kapow, fighter: int) -> Script[None]:
    """One base attack, or as many as an ability allows; each is an attack of its own."""
    if state.is_ai(fighter):
        total = ai_total(state, fighter, "attack")
        state.tell("ai-attacks", seat=called(state, fighter), total=total)
        yield from strike(state, fighter, total)
        return
    selected = state.selected[fighter]
    for number in range(base_attacks(selected)):
        left = bases(state, fighter)
        if not left:
            return
        base = left[0]
        if len(left) > 1:
            if not number:
                yield CHECKPOINT
            choice = yield from ask(
                fighter, "choose-attack", choices_of("trigger", number_of(left))
            )
            base = with_number(left, choice.things[0])
        yield from attack_with(state, fighter, base)


def attack_with(state: Kapow, fighter: int, base: int) -> Script[None]:
    """Trigger the base, then the kickers and one multiplier: these once, for all attacks."""
    fire(state, fighter, base)
    yield from carry_out(state, fighter, base, "attack-base")
    reckoned = reckon(state, fighter, "attack", state.selected[fighter])
    times = yield from multiply(state, fighter, reckoned)
    for ability, _ in reckoned.kickers:
        if unfired(state, fighter, [ability]):
            state.fired[fighter] = (*state.fired[fighter], ability)
            yield from carry_out(state, fighter, ability, "attack-kicker")
    value, kick = dict(reckoned.bases)[base], reckoned.kick
    total = (value + kick) * times
    state.tell("attacks", seat=fighter, base=value, kick=kick, times=times, total=total)
    yield from strike(state, fighter, total)


def multiply(state: Kapow, fighter: int, reckoned: Sum) -> Script[int]:
    """One multiplier, chosen if there are several, goes for all attacks of the round."""
    offered = [ability for ability, _ in reckoned.multipliers]
    used = [ability for ability in offered if not unfired(state, fighter, [ability])]
    if used:
        return reckoned.times(used[0])
    return (yield from multiply_by(state, fighter, reckoned, offered, "attack-multiplier"))


def multiply_by(
    state: Kapow, fighter: int, reckoned: Sum, offered: list[int], timing: Timing
) -> Script[int]:
    """Trigger one of these multipliers; of several it is chosen."""
    if not offered:
        return 1
    ability = offered[0]
    if len(offered) > 1:
        choice = yield from ask(
            fighter, "choose-multiplier", choices_of("trigger", number_of(offered))
        )
        ability = with_number(offered, choice.things[0])
    fire(state, fighter, ability)
    yield from carry_out(state, fighter, ability, timing)
    return reckoned.times(ability)


def strike(state: Kapow, fighter: int, total: int) -> Script[None]:
    """The one who is attacked defends; what is not held off costs health."""
    other = attacked_by(state, fighter)
    state.attack[fighter] = total
    if state.defence[other] == UNDEFENDED:
        yield from defend(state, other)
    loss = max(0, total - state.defence[other])
    state.tell(
        "blow",
        seat=called(state, fighter),
        other=called(state, other),
        attack=total,
        defence=state.defence[other],
        count=loss,
    )
    if loss:
        state.hurt[other] = True
        lose_health(state, other, loss)


def attacked_by(state: Kapow, fighter: int) -> int:
    """Against AI characters whoever has the highest defence; if two have, the one opposite."""
    if state.rules.mode != "coop":
        return state.aim[fighter]
    opposite = state.opposite(fighter)
    beside = state.mate(opposite)
    higher = promised_defence(state, beside) > promised_defence(state, opposite)
    return beside if higher else opposite


def defend(state: Kapow, fighter: int) -> Script[None]:
    """Once in a round: one base, all kickers, one multiplier."""
    if state.is_ai(fighter):
        state.defence[fighter] = ai_total(state, fighter, "defence")
        return
    reckoned = reckon(state, fighter, "defence", state.selected[fighter])
    offered = [ability for ability, _ in reckoned.bases]
    if not offered:
        state.defence[fighter] = 0
        return
    base = offered[0]
    if len(offered) > 1:
        choice = yield from ask(
            fighter, "choose-defence", choices_of("trigger", number_of(offered))
        )
        base = with_number(offered, choice.things[0])
    offered = [ability for ability, _ in reckoned.multipliers]
    times = yield from multiply_by(state, fighter, reckoned, offered, "defence-multiplier")
    value = dict(reckoned.bases)[base]
    total = (value + reckoned.kick) * times
    state.defence[fighter] = total
    fire(state, fighter, base)
    state.tell("defends", seat=fighter, base=value, kick=reckoned.kick, times=times, total=total)
    for ability, _ in reckoned.kickers:
        yield from carry_out(state, fighter, ability, "defence-kicker")
    yield from carry_out(state, fighter, base, "defence-base")


# 2C. Hold ready, 2D. The start marker


def hold_ready(state: Kapow) -> Script[None]:
    """Whoever was not attacked defends now: that can bring faces, and counts for the marker."""
    yield from in_turn(state, has_defence, defend)
    for fighter in range(state.rules.fighters):
        if state.defence[fighter] == UNDEFENDED:
            yield from defend(state, fighter)
    pass_marker(state)
    state.fired = [()] * state.rules.fighters
    state.step = Step.POWER_UP
    state.queue = state.in_turn()


def has_defence(state: Kapow, fighter: int) -> bool:
    if state.defence[fighter] != UNDEFENDED:
        return False
    return reckon(state, fighter, "defence", state.selected[fighter]).bases != []


def pass_marker(state: Kapow) -> None:
    """To the team with the higher defence; if they are equal it stays."""
    ours, theirs = [
        sum([state.defence[member] for member in state.members(team)])
        for team in (state.start, 1 - state.start)
    ]
    if theirs > ours:
        state.start = 1 - state.start
        members = state.members(state.start)
        state.tell("gets-marker", seat=called(state, members[0]), count=len(members))
