"""The raid: cards in the middle to be won with attackers, the weakest player first."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, PASS, Choice, Pile, Script, ask, choices_of
from spieltisch.games.imperator.deck import VALUE
from spieltisch.games.imperator.state import ATTACKERS, BUFFS, Imperator, Phase

KEEP = Choice("keep")


def begin_raid(state: Imperator) -> None:
    """Two cards for each living player; fewest lives first, then fewest HP, then seat order."""
    state.phase = Phase.RAID
    lay_out(state, 2 * len(state.alive))
    state.order = tuple(
        sorted(state.alive, key=lambda seat: (state.lives[seat], state.hp(seat), seat))
    )
    state.turn = state.passes = 0
    state.used = ()
    state.grown = [False] * state.seats
    state.tell("raid", cards=state.cards[state.places.middle])


def lay_out(state: Imperator, count: int) -> None:
    """Cards from the stock into the middle; an empty stock is made anew from the discard pile."""
    cards, places = state.cards, state.places
    first = min(count, len(cards[places.stock]))
    cards.deal(places.stock, places.middle, first)
    if first < count and cards[places.discard]:
        cards.pour(places.discard, places.stock)
        cards.shuffle(places.stock, state.chance)
        state.tell("reshuffled")
        cards.deal(places.stock, places.middle, min(count - first, len(cards[places.stock])))


def raid(state: Imperator) -> Script[None]:
    """It goes round until all have passed in a row."""
    while state.passes < len(state.order):
        seat = state.order[state.turn]
        choices = raids(state, seat)
        if len(choices) > 1 or (state.rules.hidden_buffs and might_raid(state, seat)):
            yield CHECKPOINT
            choice = yield from ask(seat, "raid", choices)
            if choice.verb == "raid":
                yield from win_card(state, seat, *choice.things)
                state.passes = 0
            else:
                state.tell("passes", seat=seat)
                state.passes += 1
        else:
            state.passes += 1
        state.turn = (state.turn + 1) % len(state.order)
    end_raid(state)


def raids(state: Imperator, seat: int) -> list[Choice]:
    """Each unused attacker against each card that it can beat, alone or with one black buff."""
    middle = state.cards[state.places.middle]
    choices = [PASS]
    if not middle:
        return choices
    strongest = 0
    for buff in boosts(state, seat):
        strongest = max(strongest, state.attack(seat, buff))
    kind_of, used = state.cards.kind_of, state.used
    for card in state.attackers(seat):
        if card not in used:
            reach = state.attack(seat, card) + strongest
            for target in middle:
                if VALUE[kind_of[target]] < reach:
                    choices.append(Choice("raid", (card, target)))
    return choices


def might_raid(state: Imperator, seat: int) -> bool:
    """Could this player win a card, for all the others know of the buffs?"""
    return (
        bool(state.cards[state.places.middle])
        and any(card not in state.used for card in state.attackers(seat))
        and any(buff not in state.used for buff in state.buffs(seat))
    )


def boosts(state: Imperator, seat: int) -> list[int]:
    """The black buffs that have not been used in this raid."""
    buffs = state.buffs(seat)
    if not buffs:
        return []
    return [b for b in buffs if state.black(b) and b not in state.used]


def win_card(state: Imperator, seat: int, card: int, target: int) -> Script[None]:
    """Add a buff if the attacker is not enough, then exchange the card or take it into the hand."""
    missing = state.value(target) - state.attack(seat, card)
    if missing < 0:
        state.used = (*state.used, card)
        state.tell("raids", seat=seat, card=card, target=target)
    else:
        enough = [b for b in boosts(state, seat) if state.attack(seat, b) > missing]
        choice = yield from ask(
            seat, "raid-buff", choices_of("add-buff", enough), card=card, target=target
        )
        buff = choice.things[0]
        state.cards.show(buff)
        state.used = (*state.used, card, buff)
        state.tell(
            "raids-with",
            seat=seat,
            card=card,
            buff=buff,
            target=target,
        )
    loot = choices_of("swap", state.hand(seat))
    if not state.grown[seat] and growing(state, seat) is not None:
        loot.append(KEEP)
    choice = yield from ask(seat, "loot", loot, target=target)
    if choice is KEEP:
        grow(state, seat, target)
    else:
        given = choice.things[0]
        state.exchange(given, target)
        state.throw_away(given)
        state.tell("swaps", seat=seat, card=given, target=target)


def growing(state: Imperator, seat: int) -> Pile | None:
    """Where the hand grows next: attacker, buff, attacker, buff, ...; None if it is full."""
    attackers, buffs = len(state.attackers(seat)), len(state.buffs(seat))
    if attackers >= ATTACKERS and buffs >= BUFFS:
        return None
    places = state.places
    return places.buffs[seat] if attackers - buffs > 1 else places.attackers[seat]


def grow(state: Imperator, seat: int, card: int) -> None:
    """Once per raid the hand grows by one."""
    state.grown[seat] = True
    pile = growing(state, seat)
    assert pile is not None
    state.cards.put(card, pile)
    state.tell("grows", seat=seat, card=card, place=pile.name)


def end_raid(state: Imperator) -> None:
    """What is left in the middle is discarded."""
    left = state.cards[state.places.middle]
    if left:
        state.tell("raid-ends", cards=left)
    state.cards.pour(state.places.middle, state.places.discard)
