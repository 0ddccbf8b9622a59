"""What a seat sees of an Imperator table, and the same in words."""

from __future__ import annotations

import msgspec

from spieltisch.engine import Eyes, Face, Message
from spieltisch.engine.told import MessageValue
from spieltisch.games.imperator.state import Imperator


class CardView(msgspec.Struct):
    """A card in its place. Damage is shown where the face is."""

    card: int
    kind: str | None
    damage: int


class PlayerView(msgspec.Struct):
    """One player's places. `dealt` are the two cards before the crowning."""

    seat: int
    lives: int
    hp: int
    full_hp: int
    perk: int
    exposed: bool
    dealt: list[Face]
    imperator: CardView | None
    attackers: list[CardView]
    buffs: list[CardView]


class TrickView(msgspec.Struct):
    """A trick as it lies, with both sums."""

    attacker: int
    attacking: int
    boost: int | None
    attack: int
    defender: int
    attacked: int
    guard: int | None
    defence: int
    turned: bool


class OfferView(msgspec.Struct):
    """A trade that waits for an answer."""

    seat: int
    given: Face
    other: int
    wanted: Face


class ImperatorView(msgspec.Struct):
    """The whole table. `order` and `used` belong to the raid."""

    round: int
    phase: str
    players: list[PlayerView]
    tricks: list[TrickView]
    middle: list[Face]
    stock: int
    discard: list[Face]
    order: list[int]
    used: list[int]
    grown: list[bool]
    offers: list[OfferView]


def view(state: Imperator, eyes: Eyes) -> ImperatorView:
    """What these eyes see."""
    places = state.places
    return ImperatorView(
        round=state.round,
        phase=state.phase.value,
        players=[player(state, eyes, seat) for seat in range(state.seats)],
        tricks=[trick(state, index) for index in range(len(state.tricks))],
        middle=eyes.pile(places.middle),
        stock=len(state.cards[places.stock]),
        discard=eyes.pile(places.discard),
        order=list(state.order),
        used=list(state.used),
        grown=list(state.grown),
        offers=[
            OfferView(one.seat, eyes.face(one.given), one.other, eyes.face(one.wanted))
            for one in state.offers
        ],
    )


def player(state: Imperator, eyes: Eyes, seat: int) -> PlayerView:
    places = state.places
    crowned = bool(state.cards[places.imperator[seat]])
    imperator = state.imperator(seat) if crowned else -1
    return PlayerView(
        seat=seat,
        lives=state.lives[seat],
        hp=state.hp(seat) if crowned else 0,
        full_hp=state.full_hp(seat) if crowned else 0,
        perk=state.perk(seat, state.black(imperator)) if crowned else 0,
        exposed=state.exposed[seat],
        dealt=eyes.pile(places.dealt[seat]),
        imperator=card(state, eyes, imperator) if crowned else None,
        attackers=[card(state, eyes, one) for one in state.attackers(seat)],
        buffs=[card(state, eyes, one) for one in state.buffs(seat)],
    )


def card(state: Imperator, eyes: Eyes, one: int) -> CardView:
    face = eyes.face(one)
    return CardView(one, face.kind, state.damage[one] if face.kind else 0)


def trick(state: Imperator, index: int) -> TrickView:
    one = state.tricks[index]
    attack, defence = state.sums(one)
    return TrickView(
        attacker=one.attacker,
        attacking=one.attacking,
        boost=one.boost if one.boost >= 0 else None,
        attack=attack,
        defender=one.defender,
        attacked=one.attacked,
        guard=one.guard if one.guard >= 0 else None,
        defence=defence,
        turned=one.turned,
    )


# The same in words


def describe(board: ImperatorView) -> list[Message]:
    """The table for a terminal or a screen reader."""
    lines = [Message("table", {"round": board.round, "phase": board.phase, "stock": board.stock})]
    lines += [line for one in board.players for line in describe_player(one)]
    faces = {
        one.card: Face(one.card, one.kind)
        for player_ in board.players
        for one in (*player_.attackers, *player_.buffs)
    }
    for one in board.tricks:
        values: dict[str, MessageValue] = {
            "seat": one.attacker,
            "cards": [faces[c] for c in (one.attacking, one.boost) if c is not None],
            "attack": one.attack,
            "other": one.defender,
            "others": [faces[c] for c in (one.attacked, one.guard) if c is not None],
            "defence": one.defence,
        }
        lines.append(Message("table-trick", values))
    if board.middle:
        lines.append(Message("table-middle", {"cards": board.middle}))
    return lines


def describe_player(one: PlayerView) -> list[Message]:
    if one.lives == 0:
        return [Message("table-out", {"seat": one.seat})]
    if one.imperator is None:
        return [Message("table-dealt", {"seat": one.seat, "cards": one.dealt})]
    imperator = Face(one.imperator.card, one.imperator.kind)
    lines = [
        Message(
            "table-player",
            {
                "seat": one.seat,
                "lives": one.lives,
                "card": imperator,
                "hp": one.hp,
                "full": one.full_hp,
                "cards": [Face(c.card, c.kind) for c in one.attackers],
            },
        )
    ]
    if one.buffs:
        buffs = [Face(c.card, c.kind) for c in one.buffs]
        lines.append(Message("table-buffs", {"seat": one.seat, "cards": buffs}))
    return lines
