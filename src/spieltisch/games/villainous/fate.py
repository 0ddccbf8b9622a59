"""The fate action: two cards of an opponent's fate deck, one of which is played there."""

from __future__ import annotations

from spieltisch.engine import Script, ask, choices_of
from spieltisch.games.villainous.cards import CARD
from spieltisch.games.villainous.decks import put_away, reveal
from spieltisch.games.villainous.deeds import offer_ransom, play_fate, play_revealed
from spieltisch.games.villainous.realm import can_play_fate, has_fate, why_not
from spieltisch.games.villainous.state import FATE_DECK, Villainous

TOKEN_FROM = 5
"""With so many players the fate token protects whoever was fated last."""


def fate_targets(state: Villainous, seat: int) -> list[int]:
    """The opponents that a fate action may be aimed at."""
    return [
        other
        for other in range(state.seats)
        if other not in (seat, state.token) and has_fate(state, other)
    ]


def fate(state: Villainous, seat: int) -> Script[None]:
    """Choose an opponent, reveal two fate cards, play one and discard the other."""
    choices = choices_of("target", fate_targets(state, seat))
    choice = yield from ask(seat, "fate", choices)
    victim = choice.things[0]
    state.tell("fates", seat=seat, other=victim)
    cards = reveal(state, victim, FATE_DECK, 2)
    yield from offer_ransom(state, victim)
    if not (yield from play_revealed(state, victim, cards, seat)):
        yield from play_one(state, victim, cards, seat)
    if state.seats >= TOKEN_FROM:
        state.token = victim
        state.tell("token", seat=victim)
    for effect in state.lasting:
        if effect.seat == victim:
            CARD[effect.kind].fated(state, victim)


def play_one(state: Villainous, victim: int, cards: list[int], seat: int) -> Script[None]:
    """Play one of the revealed cards, if one can be played; the other is discarded."""
    possible = [card for card in cards if can_play_fate(state, victim, card, seat)]
    for card in cards:
        if card not in possible:
            state.tell("fate-fails", card=card, reason=why_not(state, card))
    if not possible:
        put_away(state, victim, cards)
        return
    chosen = possible[0]
    if len(possible) > 1:
        choice = yield from ask(seat, "fate-card", choices_of("play-fate", possible), other=victim)
        chosen = choice.things[0]
    put_away(state, victim, [card for card in cards if card != chosen])
    yield from play_fate(state, victim, chosen, seat)
