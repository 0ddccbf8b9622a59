"""What things are worth to somebody now: the state of the race, seen from one fighter.

All is measured in points of health. What a blow or a shield is worth depends on what the others
will probably do; what a new die is worth, on how many rounds there will still be to roll it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from spieltisch.engine import ratings_of
from spieltisch.games.kapow.pieces import Effect

MOST: Final = 40
"""Greater sums are all the same."""


class Worths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How things are valued beside each other; `content/ratings.toml` says what each means."""

    damage: float
    saved: float
    knock_out: float
    survival: float
    marker: float
    first_strike: float
    near_end: float
    trait: float
    action: float
    face: float
    wild: float
    stolen: float
    exchanged: float
    kicker_share: float
    multiplier_share: float
    mate_kick: float
    mate_attack: float
    mate_defence: float
    lasting: float
    longest: float
    trust: float
    improvement: float
    change_of_mind: float
    patience: float
    impatience: float


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How worths are turned into rates of choices."""

    never: float
    sharpness: float
    decisive: float
    slight: float
    well: float
    without_room: float


_RATINGS: Final = ratings_of(__package__)
WORTHS: Final = msgspec.convert(_RATINGS["worths"], Worths)
THOROUGH: Final = msgspec.structs.replace(WORTHS, **_RATINGS["thorough"])
"""The same for those who know better what the others will do."""
RATES: Final = msgspec.convert(_RATINGS["rates"], Rates)


class Outlook(NamedTuple):
    """What is worth how much. `attack` and `defence` go by the sum, the others are for one each.

    `heal` and `bleed` are for one point of the own health, of which `missing` can be healed and
    `health` can be lost; `hit` is for one point that the opponent loses past any defence, of
    `foe_health`. `foe_dice` and `foe_faces` are how many the opponent will probably gain.
    """

    attack: tuple[float, ...]
    defence: tuple[float, ...]
    trait: float
    action: float
    face: float
    wild: float
    stolen: float
    exchanged: float
    heal: float
    missing: int
    health: int
    hit: float
    foe_health: int
    foe_dice: float
    foe_faces: float
    foe_attack: float


class Left(NamedTuple):
    """Are there dice in the supply, and does a face find room on a die (else it counts less)?"""

    traits: bool
    actions: bool
    room: float


ALL_LEFT: Final = Left(traits=True, actions=True, room=1.0)

Spread = tuple[tuple[int, float], ...]
"""What may lie around a guess, and how likely."""
SPREAD: Final = ((-1, 0.25), (0, 0.5), (1, 0.25))
"""Nobody knows exactly what others will do: around each guess lies another."""
NO_SPREAD: Final = ((0, 1.0),)
"""Where there are many guesses they are spread enough."""


@lru_cache(maxsize=1024)
def outlook(
    blows: tuple[int, ...],
    shields: tuple[int, ...],
    rounds: float,
    health: int,
    missing: int,
    foe_health: int,
    foe_dice: float,
    foe_faces: float,
    foe_attack: float,
    impatience: float = 0.0,
    left: Left = ALL_LEFT,
    holds_marker: bool = False,
    worths: Worths = WORTHS,
    spread: Spread = SPREAD,
) -> Outlook:
    """What is worth how much if these attacks and defences are to be expected.

    Of what is not `left` in the supply nothing can be gained. `impatience` grows in long matches.
    """
    hit = round(worths.damage * (1 + impatience), 2)
    prize = worths.first_strike * max(0.0, 1 - min(health, foe_health) / worths.near_end)
    first = marker_table(shields, prize, worths.marker, holds_marker)
    return Outlook(
        attack=attack_table(shields, foe_health, hit, worths, spread),
        defence=defence_table(blows, health, first, worths, spread),
        trait=round(worths.trait * rounds * left.traits, 2),
        action=round(worths.action * rounds * left.actions, 2),
        face=round(worths.face * rounds * left.room, 2),
        wild=round(worths.wild * rounds * left.room, 2),
        stolen=round(worths.stolen * rounds, 2),
        exchanged=round(worths.exchanged * rounds, 2),
        heal=worths.saved,
        missing=missing,
        health=health,
        hit=hit,
        foe_health=foe_health,
        foe_dice=round(foe_dice, 2),
        foe_faces=round(foe_faces, 2),
        foe_attack=round(foe_attack, 2),
    )


def worth_of(effects: Iterable[Effect], outlook: Outlook, mate: bool = False) -> float:
    """What these effects are worth beside what they add to the own sums.

    With `mate` they are those of a mate: then sums count, too.
    """
    return sum([_worth(effect, outlook, mate) for effect in effects])


def _worth(effect: Effect, outlook: Outlook, mate: bool) -> float:
    rated = _WORTH.get(effect.op)
    if rated is not None:
        return rated(effect, outlook)
    if effect.op == "attack-kicker" and effect.who == "opponent":
        return -effect.value * outlook.heal
    return _for_mate(effect, outlook) if mate else 0.0


def _gaining(effect: Effect, each: float) -> float:
    """What the opponent gains is lost."""
    gained = max(1, effect.n) * each
    return gained if effect.who == "self" else -gained


def _cancelling(effect: Effect, outlook: Outlook) -> float:
    kickers = effect.what == "opponent-attack-kickers"
    share = WORTHS.kicker_share if kickers else WORTHS.multiplier_share
    return share * outlook.foe_attack * outlook.heal


def _hurting(effect: Effect, outlook: Outlook) -> float:
    if effect.who == "self":
        fatal = WORTHS.survival if effect.n >= outlook.health else 0.0
        return -effect.n * outlook.heal - fatal
    if effect.condition == "opponent-gained-die-this-round":
        return effect.n * min(1.0, outlook.foe_dice) * outlook.hit
    if effect.count == "opponent-faces-gained-this-round":
        return min(effect.most, outlook.foe_faces) * outlook.hit
    if effect.count == "opponent-dice-gained-this-round":
        return min(effect.most, outlook.foe_dice) * outlook.hit
    fatal = WORTHS.knock_out if effect.n >= outlook.foe_health else 0.0
    return effect.n * outlook.hit + fatal


def _for_mate(effect: Effect, outlook: Outlook) -> float:
    match effect.op:
        case "attack-kicker":
            return effect.value * WORTHS.mate_kick * outlook.hit
        case "attack-multiplier":
            return (effect.value - 1) * WORTHS.mate_attack * outlook.hit
        case "defence-base" | "defence-kicker":
            return effect.value * WORTHS.mate_defence * outlook.heal
    return 0.0


_WORTH: Final[dict[str, Callable[[Effect, Outlook], float]]] = {
    "gain-trait": lambda effect, outlook: _gaining(effect, outlook.trait),
    "gain-and-roll": lambda effect, outlook: _gaining(effect, outlook.trait),
    "gain-action": lambda effect, outlook: _gaining(effect, outlook.action),
    "gain-face": lambda effect, outlook: _gaining(
        effect, outlook.wild if effect.kind == "any" else outlook.face
    ),
    "heal": lambda effect, outlook: min(effect.n, outlook.missing) * outlook.heal,
    "lose-health": _hurting,
    "lose-face": lambda effect, outlook: effect.n * outlook.stolen,
    "exchange-trait": lambda effect, outlook: effect.n * outlook.exchanged,
    "exchange-face": lambda effect, outlook: effect.n * outlook.exchanged,
    "cancel": _cancelling,
}


# What attack and defence are worth


def attack_table(
    defences: Sequence[int], health: int, hit: float, worths: Worths, spread: Spread
) -> tuple[float, ...]:
    """What an attack is worth against somebody who will probably defend like this."""
    gains = _gains(defences, health, worths.knock_out, spread)
    return tuple([round(hit * one, 3) for one in gains])


def defence_table(
    attacks: Sequence[int],
    health: int,
    marker: Sequence[float],
    worths: Worths,
    spread: Spread,
) -> tuple[float, ...]:
    """What a defence is worth if these attacks are likely, with what the marker is worth."""
    lost = [_loss(attacks, points, health, worths.survival, spread) for points in range(MOST + 1)]
    return tuple(
        [
            round(worths.saved * (lost[0] - one) + first, 3)
            for one, first in zip(lost, marker, strict=True)
        ]
    )


def marker_table(
    defences: Sequence[int], prize: float, each: float, holds: bool
) -> tuple[float, ...]:
    """What a defence is worth because the higher one gets the start marker: a tie leaves it.

    Whoever strikes first wins where both would fall: near the end that is a `prize`.
    """
    return tuple(
        [
            each * min(points, 8)
            + prize
            * (sum([points >= guess if holds else points > guess for guess in defences]))
            / len(defences)
            for points in range(MOST + 1)
        ]
    )


def _gains(defences: Sequence[int], health: int, knock_out: float, spread: Spread) -> list[float]:
    found = []
    for points in range(MOST + 1):
        worth = 0.0
        for guess in defences:
            for around, share in spread:
                loss = max(0, points - max(0, guess + around))
                worth += share * (min(loss, health) + (knock_out if loss >= health else 0.0))
        found.append(worth / len(defences) if points else 0.0)
    return found


def _loss(
    attacks: Sequence[int], points: int, health: int, survival: float, spread: Spread
) -> float:
    worth = 0.0
    for guess in attacks:
        for around, share in spread:
            loss = max(0, max(0, guess + around) - points)
            worth += share * (min(loss, health) + (survival if loss >= health else 0.0))
    return worth / len(attacks)


_USUALLY: Final = _RATINGS["usual"]
USUAL: Final = outlook(
    blows=(0, 2, 3, 4, 5, 6),
    shields=(0, 0, 2, 2, 3, 4),
    rounds=_USUALLY["rounds"],
    health=int(_USUALLY["health"]),
    missing=int(_USUALLY["missing"]),
    foe_health=int(_USUALLY["health"]),
    foe_dice=_USUALLY["foe_dice"],
    foe_faces=_USUALLY["foe_faces"],
    foe_attack=_USUALLY["foe_attack"],
)
"""How things look to anybody in the middle of a match."""
