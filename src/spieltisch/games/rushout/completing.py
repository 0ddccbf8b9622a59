"""What happens when a card or tile is full: for the heroes, and for the wizard on shared cards."""

from __future__ import annotations

from spieltisch.games.rushout.content import ALL, CURSE, SHARED, Curse, Type
from spieltisch.games.rushout.placing import (
    is_full,
    swirled_die,
    swirls_on,
    take_back,
)
from spieltisch.games.rushout.state import (
    DRAGON_HOME,
    DRAGON_WINS,
    WIZARD,
    RushOut,
    Side,
    owner_of,
)

TOGETHER_MS = 3000
"""Two heroes clap together if no more time lies between them."""
COIN_CARDS = 2
"""So many buy the top card of the own deck away."""


def check(state: RushOut, card: int) -> None:
    """What a side has filled is completed, the heroes first; but nothing under the dragon is."""
    if state.won is not None or card == state.under_dragon():
        return
    if card not in state.claps and is_full(state, card, 1) and not owes_swirl(state, card):
        complete(state, card)
    if SHARED[state.kind(card)] and is_full(state, card, WIZARD) and state.won is None:
        complete_for_wizard(state, card)


def owes_swirl(state: RushOut, card: int) -> bool:
    """Must a hero who has laid all dice take one off this card first, for a swirl?"""
    return any(
        state.swirling[owner] and not state.in_hand(owner)
        for owner in {owner_of(die) for die in state.hero_dice_on(card)}
    )


# The heroes complete


def complete(state: RushOut, card: int) -> None:
    """The heroes have completed a card or tile: it takes effect, and only dice wait for a clap."""
    helpers = helpers_at(state, card)
    if len(helpers) == 1:
        state.tell("completes", seat=helpers[0], card=card)
    else:
        state.tell("complete-together", seat=helpers[0], other=helpers[1], card=card)
    take_effect(state, card)
    if card not in state.claps:
        return
    if state.won is None and state.is_cursed(Curse.CLAP) and state.type(card) is not Type.HERO:
        state.tell("clap-due", card=card)
    else:
        release(state, card)


def end(state: RushOut, card: int) -> None:
    """An ability does what completing this card or tile would do; nobody has to clap for that."""
    take_effect(state, card)
    release(state, card)


def helpers_at(state: RushOut, card: int) -> list[int]:
    """The heroes who have dice on a card."""
    return sorted({owner_of(die) for die in state.hero_dice_on(card)})


def take_effect(state: RushOut, card: int) -> None:
    """All that completing does at once. From now on the card only waits to be released."""
    state.claps[card] = {}
    match state.type(card):
        case Type.CONFLICT:
            state.life -= 1
            state.tell("life", count=state.life)
            if state.life == 0:
                win(state, Side.HEROES, "life")
        case Type.COIN:
            for die in state.wizard_dice_on(card):
                take_back(state, die)
        case Type.WEAKNESS:
            lift_weakness(state, card)
        case Type.CURSE:
            lift_curse(state, card)
        case Type.HERO:
            state.wounded = tuple(one for one in state.wounded if one != card)
            state.tell("healed", seat=state.tile.index(card))
        case Type.DRAGON:
            push_dragon(state)


def release(state: RushOut, card: int) -> None:
    """The heroes take their dice off a completed card; with them goes the card, if it goes at all.

    An effect may have released it already, by lifting the last clap curse.
    """
    if state.claps.pop(card, None) is None:
        return
    helpers = helpers_at(state, card)
    for die in state.hero_dice_on(card):
        take_back(state, die)
    match state.type(card):
        case Type.CONFLICT | Type.HERO | Type.DRAGON:
            pass
        case Type.WEAKNESS | Type.CURSE:
            state.cards.put(card, state.places.removed)
        case Type.COIN:
            state.tell("wins-coin", card=card, side=Side.HEROES.value)
            leave_trials(state, card, Side.HEROES)
        case _:
            learn(state, card, helpers)


def learn(state: RushOut, card: int, helpers: list[int]) -> None:
    """A trial leaves; with abilities a standard one is worth experience to one who helped."""
    teaches = state.setup.abilities and state.type(card) is Type.STANDARD
    leave_trials(state, card, None)
    if teaches and len(helpers) == 1:
        gain_experience(state, card, helpers[0])
    elif teaches:
        state.learning = (*state.learning, (card, helpers[0], helpers[1]))


def gain_experience(state: RushOut, card: int, seat: int) -> None:
    state.learning = tuple(one for one in state.learning if one[0] != card)
    state.cards.put(card, state.places.experience[seat])
    state.tell("learns", seat=seat, count=len(state.cards[state.places.experience[seat]]))


def lift_weakness(state: RushOut, card: int) -> None:
    """A weakness is over; with the last swirl the hero's die comes back."""
    seat = state.cards.pile_of(card).owner
    state.tell("weakness-lifted", seat=seat, card=card)
    if not swirls_on(state, seat):
        die = swirled_die(state, seat)
        if die >= 0:
            take_back(state, die)
        if state.swirling[seat]:
            forgive_swirl(state, seat)
    elif (die := swirled_die(state, seat)) >= 0:
        state.on[die] = swirls_on(state, seat)[0]


def forgive_swirl(state: RushOut, seat: int) -> None:
    """A hero owes no die to a swirl any more; a full card that has waited for it is completed."""
    state.swirling[seat] = False
    for die in state.laid(seat)[:1]:
        check(state, state.on[die])


def lift_curse(state: RushOut, card: int) -> None:
    """A curse is over; if nobody has to clap any more, all that waits for it is released."""
    state.tell("curse-lifted", card=card)
    if CURSE[state.kind(card)] is Curse.CLAP and not state.is_cursed(Curse.CLAP):
        for waiting in tuple(state.claps):
            if state.won is None:
                release(state, waiting)


def clap(state: RushOut, seat: int, card: int) -> None:
    """A hero claps; when all who completed the card have clapped together, they take their dice."""
    state.claps[card][seat] = state.now
    state.tell("claps", seat=seat)
    clapped = clapping(state, card)
    if all(one in clapped for one in helpers_at(state, card)):
        release(state, card)


def clapping(state: RushOut, card: int) -> list[int]:
    """Who has clapped for a completed card just now; what is longer ago does not count."""
    return [seat for seat, at in state.claps[card].items() if state.now - at <= TOGETHER_MS]


# The wizard completes a card of the heroes' side


def complete_for_wizard(state: RushOut, card: int) -> None:
    """The wizard is first at a coin, or ends a conflict."""
    if state.type(card) is Type.COIN:
        state.tell("wins-coin", card=card, side=Side.WIZARD.value)
        leave_trials(state, card, Side.WIZARD)
    else:
        state.tell("ends-conflict", card=card)
        leave_trials(state, card, None)


# Cards leave, new ones come


def leave_trials(state: RushOut, card: int, coin_of: Side | None) -> None:
    """An open trial leaves its place, for a side's coins or for good, and the next one comes.

    All dice that still lie on it go back, those of the other side, too.
    """
    places = state.places
    slot = state.cards.pile_of(card)
    for die in state.dice_on(card):
        take_back(state, die)
    state.claps.pop(card, None)
    state.cards.put(card, places.removed if coin_of is None else places.coins(coin_of))
    if state.cards[places.trial_deck] and state.won is None:
        shown = state.cards.draw(places.trial_deck, slot)
        state.tell("trial-comes", card=shown)
        if not state.cards[places.trial_deck]:
            win(state, Side.HEROES, "deck")


def next_spell(state: RushOut, slot: int) -> None:
    """The wizard's next spell; with the last one the wizard has won."""
    places = state.places
    if state.won is not None:
        return
    shown = state.cards.draw(places.spell_deck, places.spells[slot])
    state.tell("spell-comes", card=shown)
    if not state.cards[places.spell_deck]:
        win(state, Side.WIZARD, "deck")


def drop_top(state: RushOut, side: Side) -> None:
    """The top card of a side's deck goes away unseen."""
    places = state.places
    deck = places.trial_deck if side is Side.HEROES else places.spell_deck
    state.cards.draw(deck, places.removed)
    state.tell("drops-card", side=side.value)
    if not state.cards[deck]:
        win(state, side, "deck")


def spend_coins(state: RushOut, side: Side) -> None:
    """Coin cards for the top card of the own deck."""
    for coin in state.cards[state.places.coins(side)][:COIN_CARDS]:
        state.cards.put(coin, state.places.removed)
    state.tell("spends-coins", side=side.value)
    drop_top(state, side)


# The dragon


def push_dragon(state: RushOut) -> None:
    """The dragon goes back by one; a full card that it leaves is completed."""
    left = state.under_dragon()
    state.dragon = max(state.dragon - 1, DRAGON_HOME)
    state.tell("dragon-back", position=state.dragon)
    if left >= 0:
        check(state, left)


def lead_dragon(state: RushOut, steps: int) -> None:
    """The dragon comes nearer to the trial deck; when it is there, the wizard has won."""
    left = state.under_dragon()
    state.dragon = min(state.dragon + steps, DRAGON_WINS)
    state.tell("dragon-comes", position=state.dragon)
    if state.dragon == DRAGON_WINS:
        win(state, Side.WIZARD, "dragon")
    elif left >= 0:
        check(state, left)


def win(state: RushOut, side: Side, reason: str) -> None:
    """A side has won the round: nothing else happens in it."""
    state.won = side
    state.tell("wins-round", side=side.value, reason=reason)


def removes_all(state: RushOut, card: int) -> bool:
    """Does this confusion (or scroll) remove all dice of a card, not just one?"""
    return ALL[state.kind(card)]
