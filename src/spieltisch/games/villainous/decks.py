"""Decks, hands and discard piles: drawing, discarding, revealing, looking. Each deed is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spieltisch.engine import EVERYONE, Choice, Script, ask, choices_of, only
from spieltisch.games.villainous.asking import pick_card
from spieltisch.games.villainous.cards import ACTS
from spieltisch.games.villainous.content import FATE
from spieltisch.games.villainous.realm import card_of, watchers
from spieltisch.games.villainous.state import (
    DECK,
    DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    REVEALED,
    Villainous,
)


def shuffle_back(state: Villainous, seat: int, deck: int) -> None:
    """The discard pile is shuffled into its deck."""
    discards = DISCARD if deck == DECK else FATE_DISCARD
    state.mix(state.lying(seat, discards))
    state.cards.pour(state.pile(seat, discards), state.pile(seat, deck))
    state.cards.shuffle(state.pile(seat, deck), state.chance)
    tell_shuffled(state, seat, deck)


def tell_shuffled(state: Villainous, seat: int, deck: int) -> None:
    if deck == DECK:
        state.tell("deck-shuffled", seat=seat)
    else:
        state.tell("fate-shuffled", seat=seat)


def has_card(state: Villainous, seat: int, deck: int) -> bool:
    """Is there a card to draw? An empty deck is made anew from its discard pile."""
    if state.lying(seat, deck):
        return True
    if not state.lying(seat, DISCARD if deck == DECK else FATE_DISCARD):
        return False
    shuffle_back(state, seat, deck)
    return True


def draw(state: Villainous, seat: int, count: int) -> None:
    """Draw villain cards into the hand, as many as there are."""
    drawn = 0
    while drawn < count and has_card(state, seat, DECK):
        state.cards.draw(state.pile(seat, DECK), state.pile(seat, HAND))
        drawn += 1
    if drawn:
        state.tell("draws", seat=seat, count=drawn)
        keep_hand_open(state, seat)


def keep_hand_open(state: Villainous, seat: int) -> None:
    """Show the hand, if a card in the realm says so."""
    for card in watchers(state, seat, ACTS["opens_hand"]):
        if card_of(state, card).opens_hand(state, seat, card):
            for held in state.hand(seat):
                state.cards.show(held, EVERYONE)


def take_into_hand(state: Villainous, seat: int, card: int) -> None:
    """A card that everybody has seen goes into the hand."""
    state.put(card, seat, HAND)
    state.tell("takes", seat=seat, card=card)


def discard_from_hand(state: Villainous, seat: int, cards: Iterable[int]) -> None:
    gone = tuple(cards)
    for card in gone:
        state.put(card, seat, DISCARD)
    if gone:
        state.tell("discards", seat=seat, cards=gone)


def choose_discards(state: Villainous, seat: int, me: int, count: int) -> Script[None]:
    """Discard so many cards of the hand, one after the other."""
    for _ in range(min(count, len(state.hand(seat)))):
        card = yield from pick_card(seat, me, "discard", state.hand(seat))
        discard_from_hand(state, seat, [card])


def reveal(state: Villainous, seat: int, deck: int, count: int) -> list[int]:
    """Turn over the next cards of a deck for all to see, as many as there are."""
    shown: list[int] = []
    while len(shown) < count and has_card(state, seat, deck):
        shown.append(state.cards.draw(state.pile(seat, deck), state.pile(seat, REVEALED)))
    if shown:
        tell_revealed(state, seat, deck, shown)
    return shown


def reveal_until(state: Villainous, seat: int, deck: int, wanted: Callable[[int], bool]) -> int:
    """Turn over cards until a wanted one; the others are discarded. -1 if there is none."""
    others: list[int] = []
    found = -1
    while found < 0 and has_card(state, seat, deck):
        card = state.cards.draw(state.pile(seat, deck), state.pile(seat, REVEALED))
        if wanted(card):
            found = card
        else:
            others.append(card)
    shown = [*others, found] if found >= 0 else others
    if shown:
        tell_revealed(state, seat, deck, shown)
    put_away(state, seat, others)
    return found


def tell_revealed(state: Villainous, seat: int, deck: int, cards: Iterable[int]) -> None:
    state.tell("reveals", seat=seat, cards=tuple(cards), fate=int(deck == FATE_DECK))


def look(state: Villainous, seat: int, count: int) -> list[int]:
    """The seat alone sees its next fate cards, as many as there are; they stay in the deck."""
    if len(state.lying(seat, FATE_DECK)) < count:
        shuffle_under(state, seat)
    cards = list(reversed(state.lying(seat, FATE_DECK)[-count:]))
    for card in cards:
        state.cards.show(card, only(seat))
    return cards


def shuffle_under(state: Villainous, seat: int) -> None:
    """The fate discard pile is shuffled and laid under what is left of the fate deck."""
    under = list(state.lying(seat, FATE_DISCARD))
    if not under:
        return
    pile = state.pile(seat, FATE_DECK)
    for card in under:
        state.cards.put(card, pile, at=0)
    state.cards.conceal(pile, under, state.chance)
    tell_shuffled(state, seat, FATE_DECK)


def look_ahead(state: Villainous, seat: int, me: int) -> Script[None]:
    """Look at the next two fate cards; discard both, or put both back in any order."""
    cards = look(state, seat, 2)
    state.tell("looks-ahead", seat=seat, count=len(cards))
    choices = [*choices_of("put-on-top", cards), Choice("discard-seen")]
    choice = yield from ask(seat, "look-ahead", choices, card=me)
    if choice.verb == "discard-seen":
        put_away(state, seat, cards)
    else:
        state.put(choice.things[0], seat, FATE_DECK)
        state.tell("puts-back", seat=seat, count=len(cards))


def put_away(state: Villainous, seat: int, cards: Iterable[int]) -> None:
    """Cards that are in no realm go to the discard pile of their deck."""
    gone = tuple(cards)
    for card in gone:
        state.put(card, seat, home(state, card))
    if gone:
        state.tell("put-away", seat=seat, cards=gone)


def home(state: Villainous, card: int) -> int:
    """The discard pile that a card goes to."""
    return FATE_DISCARD if FATE[state.cards.kind_of[card]] else DISCARD
