"""What a seat sees of an Imperator table, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from spieltisch.engine import Eyes, Face, Message
from spieltisch.engine.told import MessageValue
from spieltisch.games.imperator.printed import Use, use_of
from spieltisch.games.imperator.raid import growing
from spieltisch.games.imperator.spoils import Verdict, compared
from spieltisch.games.imperator.state import Imperator, Phase, Trick


class CardView(msgspec.Struct):
    """A card in its place. Where the face is shown, so are its damage and what the Imperator adds.

    `perk` is what it is worth more if it is used as its colour is.
    """

    card: int
    kind: str | None
    damage: int
    perk: int


class PlayerView(msgspec.Struct):
    """One player's places. `dealt` are the two cards before the crowning.

    `perk` is what the Imperator adds to each card of its colour, when it is played for `perk_for`.
    `grows` is the place that the next card kept in a raid comes to; None if there is no room.
    """

    seat: int
    lives: int
    out: bool
    hp: int
    full_hp: int
    perk: int
    perk_for: Use | None
    grows: Literal["attackers", "buffs"] | None
    exposed: bool
    dealt: list[Face]
    imperator: CardView | None
    attackers: list[CardView]
    buffs: list[CardView]


class TrickView(msgspec.Struct):
    """A trick as it lies, with both sums, and how it would come out by these.

    It `stands` as long as all its cards lie where they were played from: spoils may have been taken
    already. `settling` is the one whose spoils are being taken.
    """

    attacker: int
    attacking: int
    boost: int | None
    attack: int
    defender: int
    attacked: int
    guard: int | None
    defence: int
    turned: bool
    verdict: Verdict
    damage: int
    stands: bool
    settling: bool


class OfferView(msgspec.Struct):
    """A trade that waits for an answer."""

    seat: int
    given: Face
    other: int
    wanted: Face


class ImperatorView(msgspec.Struct):
    """The whole table. `order` and `used` belong to the raid.

    `lives` is how many everybody begins with, `die` how many sides the die of a battle has.
    """

    round: int
    phase: str
    lives: int
    die: int
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
        lives=state.rules.lives,
        die=state.rules.battle_die,
        players=[player(state, eyes, seat) for seat in range(state.seats)],
        tricks=[trick(state, index) for index in range(len(state.tricks))],
        middle=eyes.pile(places.middle),
        stock=len(state.cards[places.stock]),
        discard=eyes.pile(places.discard),
        order=list(state.order),
        used=list(state.used) if state.phase is Phase.RAID else [],
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
    black = crowned and state.black(imperator)
    place = growing(state, seat) if crowned else None
    return PlayerView(
        seat=seat,
        lives=state.lives[seat],
        out=state.lives[seat] == 0,
        hp=state.hp(seat) if crowned else 0,
        full_hp=state.full_hp(seat) if crowned else 0,
        perk=state.perk(seat, black) if crowned else 0,
        perk_for=use_of(black) if crowned else None,
        grows=None if place is None else "attackers" if place.name == "attackers" else "buffs",
        exposed=state.exposed[seat],
        dealt=eyes.pile(places.dealt[seat]),
        imperator=card(state, eyes, imperator) if crowned else None,
        attackers=[card(state, eyes, one) for one in state.attackers(seat)],
        buffs=[card(state, eyes, one) for one in state.buffs(seat)],
    )


def card(state: Imperator, eyes: Eyes, one: int) -> CardView:
    face = eyes.face(one)
    if face.kind is None:
        return CardView(one, None, 0, 0)
    perk = state.perk(eyes.owner(one), state.black(one))
    return CardView(one, face.kind, state.damage[one], perk)


def trick(state: Imperator, index: int) -> TrickView:
    one = state.tricks[index]
    attack, defence = state.sums(one)
    verdict, damage = compared(attack, defence)
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
        verdict=verdict,
        damage=damage,
        stands=stands(state, one),
        settling=index == 0 and state.phase is Phase.SPOILS,
    )


def stands(state: Imperator, one: Trick) -> bool:
    """Do all cards of a trick lie where they were played from?"""
    played = {
        one.attacking: state.places.attackers[one.attacker],
        one.attacked: state.places.attackers[one.defender],
        one.boost: state.places.buffs[one.attacker],
        one.guard: state.places.buffs[one.defender],
    }
    return all(state.cards.pile_of(card) is pile for card, pile in played.items() if card >= 0)


# The same in words


def describe(board: ImperatorView) -> list[Message]:
    """The table for a terminal or a screen reader."""
    lines = [Message("table", {"round": board.round, "phase": board.phase, "stock": board.stock})]
    for player_ in board.players:
        lines += describe_player(player_, in_battle=board.phase == Phase.BATTLE.value)
    known = {
        one.card: one for player_ in board.players for one in (*player_.attackers, *player_.buffs)
    }
    for one in board.tricks:
        values: dict[str, MessageValue] = {
            "seat": one.attacker,
            "cards": faces(known[c] for c in (one.attacking, one.boost) if c is not None),
            "attack": one.attack,
            "other": one.defender,
            "others": faces(known[c] for c in (one.attacked, one.guard) if c is not None),
            "defence": one.defence,
        }
        lines.append(Message("table-trick", values))
    if board.middle:
        lines.append(Message("table-middle", {"cards": board.middle}))
    return lines


def describe_player(one: PlayerView, in_battle: bool) -> list[Message]:
    """Who they are, which cards they have, and the damage that lies on cards of no Imperator."""
    if one.lives == 0:
        return [Message("table-out", {"seat": one.seat})]
    if one.imperator is None:
        return [Message("table-dealt", {"seat": one.seat, "cards": one.dealt})]
    imperator: dict[str, MessageValue] = {
        "seat": one.seat,
        "lives": one.lives,
        "card": faces([one.imperator])[0],
        "hp": one.hp,
        "full": one.full_hp,
        "perk": one.perk,
        "use": one.perk_for or "",
    }
    cards: dict[str, MessageValue] = {
        "cards": faces(one.attackers),
        "covered": int(in_battle and not one.exposed),
        "count": len(one.buffs),
        "others": faces(one.buffs),
    }
    hurt = [card_ for card_ in (*one.attackers, *one.buffs) if card_.damage]
    return [
        Message("table-player", imperator),
        Message("table-cards", cards),
        *(
            Message("table-damage", {"cards": faces([card_]), "damage": card_.damage})
            for card_ in hurt
        ),
    ]


def faces(cards: Iterable[CardView]) -> list[Face]:
    return [Face(one.card, one.kind) for one in cards]
