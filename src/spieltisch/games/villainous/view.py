"""What a seat sees of a Villainous table, and the same in words."""

from __future__ import annotations

from typing import Literal

import msgspec

from spieltisch.engine import Eyes, Face, Message, Question, Tally
from spieltisch.engine.told import MessageValue
from spieltisch.games.villainous import tallies
from spieltisch.games.villainous.actions import CARDS_FOR, SYMBOL_VERBS
from spieltisch.games.villainous.cards import VILLAIN_OF
from spieltisch.games.villainous.content import (
    ACTIVATION,
    COST,
    FATE,
    FIGHTS,
    GRANTS,
    PLACES,
    PLACES_EACH,
    PRICED,
    STRENGTH,
    TYPE,
    VILLAINS,
    Symbol,
    Type,
)
from spieltisch.games.villainous.realm import (
    activation_cost,
    covered,
    granted_at,
    on_top,
    strength,
    symbols_at,
)
from spieltisch.games.villainous.state import (
    BOTTOM,
    DECK,
    DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    PLAYED,
    REVEALED,
    TOP,
    Villainous,
)


class CardView(msgspec.Struct):
    """A card in a realm.

    `strength` is that of a hero or ally now, `printed` the one on the card. `items` are what it
    carries, `power` what lies on it. `covers` is the symbol (shrunken) or the neighbouring place
    (enlarged) that a hero of changed size covers. `activation` is what its ability costs now.
    """

    card: int
    kind: str
    type: str
    fate: bool
    strength: int | None
    printed: int | None
    items: list[CardView]
    power: int
    size: str | None
    covers: int | None
    wicket: bool
    activation: int | None
    picked: bool


class SymbolView(msgspec.Struct):
    """A symbol of a place: printed (`card` None), or added by a card that lies there."""

    action: str
    amount: int
    top: bool
    state: Literal["free", "used", "covered"]
    card: int | None


class PlaceView(msgspec.Struct):
    """A place: heroes on top, villain cards below. `place` is its number in choices."""

    place: int
    name: str
    locked: bool
    symbols: list[SymbolView]
    top: list[CardView]
    bottom: list[CardView]


class AimView(msgspec.Struct):
    """One part of a villain's aim: the words are `name-<name>`."""

    name: str
    done: int
    due: int


class HandView(msgspec.Struct):
    """A card in a hand; `cost` is the printed one, where the face is seen and there is one."""

    card: int
    kind: str | None
    type: str | None
    cost: int | None


class RealmView(msgspec.Struct):
    """One villain's realm and piles. `at` is the place of the villain in `places`.

    `deck_top` and `fate_top` are the cards on top of the decks that these eyes know, the topmost
    first. `lasting` are kinds of cards whose effect goes on.
    """

    seat: int
    villain: str | None
    power: int
    at: int
    aims: list[AimView]
    places: list[PlaceView]
    hand: list[HandView]
    deck: int
    deck_top: list[Face]
    discard: list[Face]
    fate_deck: int
    fate_top: list[Face]
    fate_discard: list[Face]
    revealed: list[Face]
    played: list[Face]
    lasting: list[str]


class VillainousView(msgspec.Struct):
    """The whole table. `token` is the seat that the fate token protects, if any."""

    round: int
    phase: str
    active: int
    token: int | None
    realms: list[RealmView]


class UsesView(msgspec.Struct):
    """For each action the cards that can be chosen after a symbol of it.

    `tallies` says what those come to in numbers, each by itself.
    """

    uses: dict[str, list[int]]
    tallies: dict[int, Tally]


def view(state: Villainous, eyes: Eyes) -> VillainousView:
    """What these eyes see."""
    return VillainousView(
        round=state.round,
        phase=state.phase.value,
        active=state.active,
        token=state.token if state.token >= 0 else None,
        realms=[realm(state, eyes, seat) for seat in range(state.seats)],
    )


def foresight(state: Villainous, question: Question) -> UsesView | None:
    """What can be begun with a symbol, if symbols are offered."""
    if not any(choice.verb in SYMBOL_VERBS for choice in question.choices):
        return None
    seat = question.seat
    found = {action.value: list(cards(state, seat)) for action, cards in CARDS_FOR.items()}
    uses = {action: cards for action, cards in found.items() if cards}
    return UsesView(uses, tallies.of_uses(state, question, uses))


def realm(state: Villainous, eyes: Eyes, seat: int) -> RealmView:
    villain = state.villain[seat]
    chosen = villain >= 0 and state.round > 0
    return RealmView(
        seat=seat,
        villain=VILLAINS[villain] if villain >= 0 else None,
        power=state.power[seat],
        at=state.at[seat],
        aims=[AimView(*aim) for aim in VILLAIN_OF[villain].aims(state, seat)] if chosen else [],
        places=[place(state, seat, p) for p in range(PLACES_EACH)] if chosen else [],
        hand=[in_hand(state, eyes, card) for card in state.hand(seat)],
        deck=len(state.lying(seat, DECK)),
        deck_top=known_top(state, eyes, seat, DECK),
        discard=eyes.pile(state.pile(seat, DISCARD)),
        fate_deck=len(state.lying(seat, FATE_DECK)),
        fate_top=known_top(state, eyes, seat, FATE_DECK),
        fate_discard=eyes.pile(state.pile(seat, FATE_DISCARD)),
        revealed=eyes.pile(state.pile(seat, REVEALED)),
        played=eyes.pile(state.pile(seat, PLAYED)),
        lasting=[state.kinds[one.kind] for one in state.lasting if one.seat == seat],
    )


def known_top(state: Villainous, eyes: Eyes, seat: int, deck: int) -> list[Face]:
    known: list[Face] = []
    for card in reversed(state.lying(seat, deck)):
        if not eyes.sees(card):
            break
        known.append(eyes.face(card))
    return known


def in_hand(state: Villainous, eyes: Eyes, card: int) -> HandView:
    face = eyes.face(card)
    if face.kind is None:
        return HandView(card, None, None, None)
    kind = state.kind(card)
    return HandView(card, face.kind, TYPE[kind].value, COST[kind] if PRICED[kind] else None)


def place(state: Villainous, seat: int, at: int) -> PlaceView:
    number = state.villain[seat] * PLACES_EACH + at
    return PlaceView(
        place=number,
        name=PLACES[number],
        locked=state.is_locked(seat, at),
        symbols=symbols(state, seat, at),
        top=laid_out(state, seat, TOP + at),
        bottom=laid_out(state, seat, BOTTOM + at),
    )


def symbols(state: Villainous, seat: int, at: int) -> list[SymbolView]:
    mine = seat == state.active and at == state.at[seat]
    hidden = covered(state, seat, at)
    above = on_top(state, seat, at)
    shown: list[SymbolView] = []
    for number, symbol in enumerate(symbols_at(state, seat, at)):
        used = mine and number in state.used
        if used:
            shown.append(symbol_view(symbol, number < above, "used", None))
        elif hidden >> number & 1:
            shown.append(symbol_view(symbol, True, "covered", None))
        else:
            shown.append(symbol_view(symbol, number < above, "free", None))
    for card in granted_at(state, seat, at):
        granted = GRANTS[state.kind(card)]
        assert granted is not None
        used = mine and -1 - card in state.used
        shown.append(symbol_view(granted, False, "used" if used else "free", card))
    return shown


def symbol_view(
    symbol: Symbol, top: bool, shows: Literal["free", "used", "covered"], card: int | None
) -> SymbolView:
    return SymbolView(symbol.action.value, symbol.amount, top, shows, card)


def laid_out(state: Villainous, seat: int, pile: int) -> list[CardView]:
    """The cards of one side of a place, each with what it carries."""
    lying = state.lying(seat, pile)
    return [card_view(state, seat, card) for card in lying if card not in state.bearer]


def card_view(state: Villainous, seat: int, card: int) -> CardView:
    kind = state.kind(card)
    fights = FIGHTS[kind]
    size, covers = state.sized.get(card, (None, None))
    return CardView(
        card=card,
        kind=state.kinds[kind],
        type=(Type.ALLY if state.is_ally(card) else TYPE[kind]).value,
        fate=FATE[kind],
        strength=strength(state, seat, card) if fights else None,
        printed=STRENGTH[kind] if fights else None,
        items=[card_view(state, seat, item) for item in state.carried(card)],
        power=state.held.get(card, 0),
        size=size.value if size is not None else None,
        covers=covers,
        wicket=card in state.wickets,
        activation=activation_cost(state, seat, card) if ACTIVATION[kind] is not None else None,
        picked=card in state.picked,
    )


# The same in words


def describe(board: VillainousView) -> list[Message]:
    """The table for a terminal or a screen reader."""
    lines = [Message("table", {"round": board.round, "phase": board.phase})]
    for one in board.realms:
        lines += describe_realm(one, one.seat == board.token, one.seat == board.active)
    return lines


def describe_realm(one: RealmView, protected: bool, active: bool) -> list[Message]:
    """Whose realm it is, how far its aim has come, and what lies where.

    Symbols are named only where the active villain stands, and empty places not at all.
    """
    if one.villain is None:
        return [Message("no-villain", {"seat": one.seat})]
    if not one.places:
        return [Message("chosen", {"seat": one.seat, "villain": one.villain})]
    head: dict[str, MessageValue] = {
        "seat": one.seat,
        "villain": one.villain,
        "power": one.power,
        "place": one.places[one.at].name,
        "protected": int(protected),
    }
    piles: dict[str, MessageValue] = {
        "cards": [Face(card.card, card.kind) for card in one.hand],
        "count": len(one.hand),
        "deck": one.deck,
        "discard": len(one.discard),
        "fate": one.fate_deck,
        "gone": len(one.fate_discard),
    }
    lines = [Message("realm", head)]
    lines += [
        Message("aim", {"aim": aim.name, "done": aim.done, "due": aim.due}) for aim in one.aims
    ]
    lines.append(Message("piles", piles))
    for at, spot in enumerate(one.places):
        acting = active and at == one.at
        if acting or spot.locked or spot.top or spot.bottom:
            lines += describe_place(spot, acting)
    return lines


def describe_place(spot: PlaceView, acting: bool) -> list[Message]:
    lines = [Message("place", {"place": spot.name, "locked": int(spot.locked)})]
    for symbol in spot.symbols if acting else ():
        values: dict[str, MessageValue] = {
            "action": f"action-{symbol.action}",
            "amount": symbol.amount,
            "state": symbol.state,
        }
        lines.append(Message("symbol", values))
    for card in (*spot.top, *spot.bottom):
        lines.append(describe_card(card))
    return lines


def describe_card(card: CardView) -> Message:
    values: dict[str, MessageValue] = {
        "card": Face(card.card, card.kind),
        "type": f"type-{card.type}",
        "strength": -1 if card.strength is None else card.strength,
        "power": card.power,
        "size": card.size or "normal",
        "sized": int(card.size is not None),
        "wicket": int(card.wicket),
        "count": len(card.items),
        "cards": [Face(item.card, item.kind) for item in card.items],
    }
    return Message("card", values)
