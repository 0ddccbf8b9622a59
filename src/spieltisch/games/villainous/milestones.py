"""How far each villain has come on the way to its aim, in parts that an expert would name.

Parts are facts about a position, most of them shares of all there is of something. A part that
vanishes when something succeeds counts less than the success itself: an answer in hand is never
worth more than its use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spieltisch.engine import Parts
from spieltisch.games.villainous.content import (
    ADDS,
    CONTRACT,
    COST,
    FIGHTS,
    HELPERS,
    KIND,
    KINDS,
    ON_TOP,
    PLACES_EACH,
    REACH,
    STRENGTH,
    SYMBOLS,
)
from spieltisch.games.villainous.liking import CONTRACTS, CURSES
from spieltisch.games.villainous.realm import (
    allies,
    allies_at,
    can_be_defeated,
    covered,
    fighters,
    hero_named,
    heroes,
    named,
    strength,
)
from spieltisch.games.villainous.state import DECK, DISCARD, FATE_DECK, HAND_SIZE, Villainous
from spieltisch.games.villainous.villains.captain_hook import HANGMANS_TREE, JOLLY_ROGER
from spieltisch.games.villainous.villains.jafar import CAVE, SNAKE_PREY, his
from spieltisch.games.villainous.villains.maleficent import curses_at
from spieltisch.games.villainous.villains.prince_john import RICHES, THE_JAIL
from spieltisch.games.villainous.villains.queen_of_hearts import (
    GUARD_KINDS,
    GUARDS,
    SURE_SHOT,
    places_with_wicket,
    wickets,
)
from spieltisch.games.villainous.villains.ursula import LAIR, PALACE, SNARFBLAT

# What counts as all there is of something: parts are shares of it.
FORCE = 12
"""So strong are allies beyond which more do not help."""
FATE_CARDS = 15
CARDS_EACH = 30
"""So many cards of its own a villain has."""
FULL_JAIL = 3
"""So many heroes in jail cover nothing elsewhere."""


def held(hand: Sequence[str], *wanted: str, most: int = 1) -> float:
    """How many of these cards the hand holds, up to `most`, as a share of that."""
    return min(most, sum([card in wanted for card in hand])) / most


def within_reach(
    state: Villainous, seat: int, hand: Sequence[str], *needed: Sequence[str]
) -> float:
    """How soon cards come to hand, of each group one: 1 if all are there, on average of them.

    Whoever needs the only copy of a card has to draw through the deck for it, and twice if it was
    discarded: without this nothing would speak for discarding what is of no use.
    """
    return sum([nearest(state, seat, hand, names) for names in needed]) / len(needed)


def nearest(state: Villainous, seat: int, hand: Sequence[str], names: Sequence[str]) -> float:
    if not names or any(card in names for card in hand):
        return 1.0
    # A hand that is not known may hold what the deck may hold.
    deck = state.lying(seat, DECK) if hand else state.lying(seat, DECK) + state.hand(seat)
    kind_of = state.cards.kind_of
    kinds = [KIND[name] for name in names]
    copies = sum([kind_of[card] in kinds for card in deck])
    draws = (len(deck) + 1) / (copies + 1)
    if not copies:
        discarded = state.lying(seat, DISCARD)
        copies = sum([kind_of[card] in kinds for card in discarded])
        draws = len(deck) + (len(discarded) + 1) / (copies + 1)
    return max(0.0, 1 - draws / CARDS_EACH)


# Milestones


def maleficent(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    cursed = sum([bool(curses_at(state, seat, place)) for place in range(PLACES_EACH)])
    missing = PLACES_EACH - cursed
    curses = held(hand, *CURSES, most=2)
    merryweather = hero_named(state, seat, "merryweather")
    barred = merryweather >= 0 and not curses_at(state, seat, state.place(merryweather))
    return {
        "curses": cursed / PLACES_EACH,
        "nearly-done": float(cursed == PLACES_EACH),
        "one-left": float(missing == 1 and not barred),
        "barred": float(barred),
        "aim-cards": curses if missing else 0.0,
        "search": within_reach(state, seat, hand, CURSES if missing else ()),
    }


def captain_hook(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    pan = hero_named(state, seat, "peter-pan")
    found = pan >= 0
    is_open = not state.is_locked(seat, HANGMANS_TREE)
    taunted = taunts(state, seat, pan)
    # Whoever taunts has to be vanquished too, and allies who do that are gone.
    needed = strength(state, seat, pan) if found else PAN
    needed += sum([strength(state, seat, hero) for hero in taunted])
    crew = crew_of(state, seat) + sum([posted(state, seat, hero) for hero in taunted])
    missing = max(0, needed - crew)
    recruits = recruited(state, seat, hand)
    near = (HANGMANS_TREE - state.place(pan)) / HANGMANS_TREE if found else 0.0
    ready = min(1.0, crew / max(1, needed))
    debt = (0 if is_open else COST[KIND["never-land-map"]]) + missing
    answered = max([against(state, seat, hero) for hero in taunted], default=0.0)
    goal = hooks_next(found and is_open, near, ready, answered)
    seeking = 1.0 if found else held(hand, *SEEKING, most=2)
    return {
        "tree-open": float(is_open),
        # As long as the tree is locked nobody can strengthen Peter Pan: he may come early.
        "pan-sought": 1.0 if found else 1 - len(state.lying(seat, FATE_DECK)) / FATE_CARDS,
        "pan-found": float(found),
        "aim-cards": seeking if is_open or found else 0.0,
        "search": within_reach(state, seat, hand, () if is_open else ("never-land-map",)),
        "pan-near": near,
        "crew": ready,
        "reserve": min(RESERVE, max(0, crew - needed)) / RESERVE,
        "recruits": min(missing, recruits) / max(1, needed),
        "funds": min(state.power[seat], debt) / (COST[KIND["never-land-map"]] + PAN),
        "drivers": drivers(state, seat, hand) if near < 1 else 0.0,
        "nearly-done": near * ready,
        "barred": barred_by(len(taunted), answered),
        "poised": float(goal >= 0 and state.at[seat] != goal),
        "strike": float(near * ready == 1 and not taunted and state.at[seat] != JOLLY_ROGER),
    }


SEEKING = ("worthy-opponent", "give-them-a-scare")
"""By these Captain Hook himself finds Peter Pan."""
PAN = STRENGTH[KIND["peter-pan"]]
MOST_BARS = 2
"""More heroes in the way of an aim than so many are hardly worse."""
RESERVE = 4
"""So much strength beyond what is needed answers the next two cards of the others."""


def crew_of(state: Villainous, seat: int) -> int:
    """How strong those are who can fight at the ship, from the next place too."""
    kind_of = state.cards.kind_of
    near = [one for one in allies_at(state, seat, JOLLY_ROGER + 1) if REACH[kind_of[one]]]
    there = [*allies_at(state, seat, JOLLY_ROGER), *near]
    return sum([strength(state, seat, ally) for ally in there])


def recruited(state: Villainous, seat: int, hand: Sequence[str]) -> int:
    """How much stronger the crew gets by what the hand holds and the power pays for."""
    purse = state.power[seat]
    force = 0
    for name in hand:
        kind = KIND[name]
        gain = STRENGTH[kind] if FIGHTS[kind] else ADDS[kind]
        if gain and COST[kind] <= purse:
            purse -= COST[kind]
            force += gain
    return force


def drivers(state: Villainous, seat: int, hand: Sequence[str]) -> float:
    """What drives Peter Pan on besides the symbol at the tree, in play or, half, in the hand."""
    if named(state, seat, "ingenious-device"):
        return 1.0
    return held(hand, "ingenious-device", "mr-starkey") / 2


def taunts(state: Villainous, seat: int, pan: int) -> list[int]:
    """The heroes who keep Peter Pan from being defeated; none if he carries a Taunt himself."""
    bearers = {state.bearer[one] for one in named(state, seat, "taunt") if one in state.bearer}
    return [] if pan in bearers else sorted(bearers)


def posted(state: Villainous, seat: int, hero: int) -> int:
    """How strong allies elsewhere than at the ship are against a hero, as far as it takes."""
    if state.place(hero) == JOLLY_ROGER:
        return 0
    there = allies_at(state, seat, state.place(hero))
    force = sum([strength(state, seat, ally) for ally in there])
    return min(force, strength(state, seat, hero))


def hooks_next(driving: bool, near: float, ready: float, answered: float) -> int:
    """Where Captain Hook has to go next, so that he should not stand there now; -1 if anywhere."""
    if answered == 1 or (near == 1 and ready == 1):
        return JOLLY_ROGER
    return HANGMANS_TREE if driving and near < 1 else -1


def against(state: Villainous, seat: int, hero: int) -> float:
    """How much of the strength it takes is there to vanquish a hero."""
    there = fighters(state, seat, hero)
    needed = max(1, strength(state, seat, hero))
    share = min(1.0, sum([strength(state, seat, ally) for ally in there]) / needed)
    helpers = HELPERS[state.cards.kind_of[hero]]
    return share if len(there) >= helpers else share / helpers


def barred_by(heroes: int, answered: float) -> float:
    """How much heroes bar an aim: less if one can be dealt with, and never less than without it."""
    return (min(heroes, MOST_BARS) - answered / 2) / MOST_BARS if heroes else 0.0


def jafar(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    lamps = named(state, seat, "magic-lamp")
    mine = his(state, seat, "magic-lamp")
    stolen = bool(lamps) and not mine
    genie = hero_named(state, seat, "genie")
    tamed = bool(his(state, seat, "genie"))
    is_open = not state.is_locked(seat, CAVE)
    carried = (CAVE - state.place(mine[0])) / CAVE if mine else 0.0
    price = 0 if tamed else strength(state, seat, genie) if lamps and genie >= 0 else GENIE
    debt = price + (0 if is_open else COST[KIND["scarab-pendant"]])
    debt += 0 if lamps else COST[KIND["magic-lamp"]]
    spell = 1.0 if tamed else held(hand, "hypnotize")
    barring = bars_jafar(state, seat, lamps[0] if stolen else -1, tamed)
    # The first of them protects the others.
    answered = jafars_answer(state, seat, hand, barring[0]) if barring else 0.0
    goal = jafars_next(bool(mine) and carried < 1, answered, state.power[seat] < debt)
    purse = min(1.0, state.power[seat] / max(1, price))
    return {
        "cave-open": float(is_open),
        "search": within_reach(
            state,
            seat,
            hand,
            () if is_open else ("scarab-pendant",),
            () if lamps else ("magic-lamp",),
            () if tamed else ("hypnotize",),
            () if answered == 1 or not barring else JAFARS_ANSWERS,
        ),
        "lamp-found": float(bool(lamps)),
        "lamp-stolen": float(stolen),
        "lamp-lost": float(tamed and not lamps),
        "lamp-carried": carried,
        "genie-tamed": float(tamed and bool(lamps)),
        "genie-price": max(0, price - GENIE) / FORCE if lamps else 0.0,
        "genie-payable": purse * spell if lamps and not tamed else float(tamed),
        "funds": min(state.power[seat], debt) / JAFARS_COSTS,
        "nearly-done": carried * tamed,
        "iago": float(carried < 1 and bool(his(state, seat, "iago"))),
        "barred": barred_by(len(barring), answered) * (1.0 if lamps else NOT_YET),
        "poised": float(goal >= 0 and state.at[seat] != goal),
    }


GENIE = STRENGTH[KIND["genie"]]
JAFARS_COSTS = COST[KIND["scarab-pendant"]] + COST[KIND["magic-lamp"]] + GENIE
"""What all that his aim needs costs Jafar."""
JAFARS_ANSWERS = ("a-snake-am-i", "palace-guard", "razoul", "gazeem")
"""By these Jafar gets rid of a hero in his way."""
NOT_YET = 0.5
"""How much it counts that heroes bar what Jafar cannot do yet."""
PALACE_OF_THE_SULTAN, OASIS = 0, 2


def bars_jafar(state: Villainous, seat: int, lamp: int, tamed: bool) -> list[int]:
    """The heroes who have to go first: who protects the others, and who stole the lamp."""
    thief = state.bearer.get(lamp, -1)
    carpet = -1 if tamed and thief < 0 else hero_named(state, seat, "carpet")
    return [hero for hero in (carpet, thief) if hero >= 0]


def jafars_answer(state: Villainous, seat: int, hand: Sequence[str], hero: int) -> float:
    """How near Jafar is to getting rid of a hero, by allies or as a snake."""
    snake = "a-snake-am-i" in hand and state.power[seat] >= COST[KIND["a-snake-am-i"]]
    if snake and strength(state, seat, hero) <= SNAKE_PREY and state.at[seat] != state.place(hero):
        return 1.0
    return against(state, seat, hero)


def jafars_next(carrying: bool, answered: float, poor: bool) -> int:
    """Where Jafar has to go next, so that he should not stand there now; -1 if anywhere."""
    if answered == 1:
        return PALACE_OF_THE_SULTAN
    if carrying:
        return CAVE
    return OASIS if poor else -1


def prince_john(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    there = heroes(state, seat)
    robbing = hero_named(state, seat, "robin-hood") >= 0
    silenced = hero_named(state, seat, "king-richard") >= 0
    gains = [max(0, gain - robbing) for gain in open_gains(state, seat)]
    first, second = sorted(gains)[-2:]
    bills = sum([card == "beautiful-lovely-taxes" for card in hand])
    tax = max(0, len(there) - robbing)
    burst = max([gains[place] for place in range(PLACES_EACH) if place != state.at[seat]])
    if bills and not silenced:
        burst += tax
    locked_up = bills * tax if silenced else 0
    quarries = [(hero, bother(state, hero, locked_up)) for hero in there]
    riches = min(state.power[seat], RICHES) / RICHES
    warrants = named(state, seat, "warrant")
    return {
        "riches": riches,
        "nearly-done": riches**2,
        "one-left": float(state.power[seat] + burst >= RICHES),
        "income": (first + second) / BEST_TWO,
        "jailed": sum([state.place(hero) == THE_JAIL for hero in there]) / FULL_JAIL,
        "robbed": sum([state.held.get(hero, 0) for hero in there]) / RICHES,
        "hunt": hunt(state, seat, hand, quarries) / RICHES,
        "warrants": min(2, len(warrants)) / 2,
        "church-watched": float(any(state.place(one) == CHURCH for one in warrants)),
        "silenced": float(silenced),
        "aim-cards": bills * tax / RICHES / (2 if silenced else 1),
    }


CHURCH = 1
"""Prince John's best place next to the jail, where heroes cover what it brings."""
BEST_TWO = 5
"""What the jail and the church bring in two turns: he has to go to and fro."""
KING_RICHARD = KIND["king-richard"]
NUISANCE = {KIND["robin-hood"]: 6, KING_RICHARD: 4}
"""About what these heroes cost Prince John in power as long as they stay."""
IN_THE_WAY = 2
"""And any hero who stands at the church."""


def bother(state: Villainous, hero: int, locked_up: int) -> int:
    """About how much power it brings Prince John to be rid of this hero.

    `locked_up` is what the taxes in hand would bring if it were not for King Richard.
    """
    in_the_way = IN_THE_WAY if state.place(hero) == CHURCH else 0
    kind = state.cards.kind_of[hero]
    nuisance = NUISANCE.get(kind, 0) + (locked_up if kind == KING_RICHARD else 0)
    return state.held.get(hero, 0) + nuisance + in_the_way


def hunt(
    state: Villainous, seat: int, hand: Sequence[str], quarries: Sequence[tuple[int, int]]
) -> float:
    """What the hero is worth whose end is nearest: of each its worth as far as allies are there.

    Allies in hand that can be paid for count half: they are still to come.
    """
    purse = state.power[seat]
    kinds = [KIND[name] for name in hand]
    reserve = sum([STRENGTH[kind] for kind in kinds if FIGHTS[kind] and COST[kind] <= purse]) / 2
    if not reserve and not allies(state, seat):
        return 0.0
    near = [worth * cornered(state, seat, hero, reserve) for hero, worth in quarries if worth]
    return max(near, default=0.0)


def cornered(state: Villainous, seat: int, hero: int, reserve: float) -> float:
    """How much of the strength that defeats this hero has come together around it."""
    around = fighters(state, seat, hero)
    needed = max(1, strength(state, seat, hero))
    force = sum([strength(state, seat, ally) for ally in around])
    ready = min(1.0, force / needed)
    if ready < 1:
        ready = min(1.0, (force + reserve) / needed) * (1 + ready) / 2
    if len(around) < HELPERS[state.cards.kind_of[hero]]:
        ready /= 2
    return ready if can_be_defeated(state, seat, hero) else ready / 2


def open_gains(state: Villainous, seat: int) -> list[int]:
    """The power that each place of a realm brings, where no hero covers it."""
    first = state.villain[seat] * PLACES_EACH
    return [
        BELOW[first + place] if covered(state, seat, place) else GAINS[first + place]
        for place in range(PLACES_EACH)
    ]


GAINS = [sum([one.amount for one in symbols]) for symbols in SYMBOLS]
"""The power that each place brings, and of that what heroes cannot cover."""
BELOW = [
    sum([one.amount for one in symbols[top:]]) for symbols, top in zip(SYMBOLS, ON_TOP, strict=True)
]


def queen_of_hearts(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    bent = wickets(state, seat)
    places = places_with_wicket(state, seat)
    kind_of = state.cards.kind_of
    guarded = {
        state.place(one) for one in allies(state, seat) if kind_of[one] in GUARD_KINDS
    } | places
    force = sum([strength(state, seat, wicket) for wicket in bent])
    done = len(places) == PLACES_EACH
    return {
        "guards": len(guarded) / PLACES_EACH,
        "guarded": float(len(guarded) == PLACES_EACH),
        "one-left": float(done and state.power[seat] >= COST[KIND["take-the-shot"]]),
        "wickets": len(places) / PLACES_EACH,
        "shot": min(force, SURE_SHOT) / SURE_SHOT,
        "aim-cards": held(hand, "take-the-shot"),
        "search": within_reach(
            state,
            seat,
            hand,
            ("take-the-shot",),
            () if len(guarded) == PLACES_EACH else GUARDS,
        ),
        "nearly-done": (min(force, SURE_SHOT) / SURE_SHOT) * (0.5 + held(hand, "take-the-shot") / 2)
        if done
        else 0.0,
    }


def ursula(state: Villainous, seat: int, hand: Sequence[str]) -> Parts:
    crown = treasure(state, seat, "crown")
    trident = treasure(state, seat, "trident")
    triton = hero_named(state, seat, "king-triton")
    carried = trident >= 0 and trident in state.bearer
    free = trident >= 0 and not carried
    lair_open = not state.is_locked(seat, LAIR)
    bound, goal, away = binding(state, seat, triton)
    if not carried:
        bound = goal = away = 0.0
    near = nearness(state.place(trident)) if free else 0.0
    crown_near = nearness(state.place(crown)) if crown >= 0 else 0.0
    astray = crown >= 0 and crown_near < 1
    waiting = astray or (free and near < 1)
    ariel = hero_named(state, seat, "ariel") if waiting or carried else -1
    ariel_bound, _, ariel_away = binding(state, seat, ariel)
    # Who has to go: King Triton, and after him Ariel if she keeps a treasure from moving.
    quarry = triton if carried else ariel
    way = bound if carried else ariel_bound
    hunted = way == 1
    hunting = not free or ariel >= 0
    # Nobody at a locked place can be moved, and nothing can be moved there.
    locked_in = quarry >= 0 and state.is_locked(seat, state.place(quarry))
    shut_out = locked_in or way == TURN_THE_KEY or (waiting and not lair_open)
    binds = hunting and not hunted
    need = TREASURE_COST * ((crown < 0) + (trident < 0)) + hunting * CURRENT_COST
    if binds:
        need += CONTRACT_COST + dearer(state, quarry)
    at_hand = CURRENTS if max(away, ariel_away) == 1 else CURRENTS[:1]
    currents = held(hand, *at_hand) if hunting and not locked_in else 0.0
    power = state.power[seat]
    # Who must be at one place in the next turn must not be there now.
    goal_place = LAIR if waiting else SHORE
    return {
        "means": 1 - max(0, need - power) / URSULAS_NEED,
        "crown-found": float(crown >= 0),
        "crown-near": crown_near,
        "crown-astray": float(astray),
        "trident-found": float(trident >= 0),
        "triton-bound": bound,
        "bound-home": goal,
        "triton-near": away,
        "release": currents * hunted * (1.0 if power >= CURRENT_COST else 0.5),
        "trident-free": float(free),
        "trident-near": near,
        "nearly-done": (crown_near + near) / 2 if crown >= 0 and free else 0.0,
        "eels": len([*named(state, seat, "flotsam"), *named(state, seat, "jetsam")]) / 2,
        "lair-open": float(lair_open),
        "locked-in": float(locked_in),
        "aim-cards": held(hand, "change-form") if shut_out or not lair_open else 0.0,
        "search": within_reach(
            state,
            seat,
            hand,
            ("crown",) if crown < 0 or astray else (),
            () if trident >= 0 else ("trident",),
        ),
        "tools": within_reach(
            state,
            seat,
            hand,
            CONTRACTS if binds else (),
            CURRENTS[:1] if hunting else (),
            ("change-form",) if shut_out else (),
        ),
        "burden": held(hand, *URSULAS_BURDEN, most=HAND_SIZE),
        # While Ariel is there nothing is moved: she has to go as King Triton has.
        "ariel-bars": 1 - (ariel_bound + ariel_away) / ARIELS_STEPS if ariel >= 0 else 0.0,
        "contracts": best_contract(state, seat, hand, quarry) if binds else 0.0,
        "currents": currents,
        "drained": len(named(state, seat, "dinglehopper")) / 2,
        "poised": float(state.at[seat] != goal_place),
    }


CURRENTS = ("whirlpool", "poor-unfortunate-souls", "grow-giant")
"""By these Ursula moves King Triton, by all but the first one to a neighbouring place only."""
URSULAS_BURDEN = ("arrogance", "trickery", "cauldron", "flotsam", "jetsam")
ARIELS_STEPS = 4
"""To bind Ariel and to bring her near is half of it: to be rid of her has to count as much."""
TREASURE_COST = COST[KIND["crown"]]
CONTRACT_COST = COST[KIND[CONTRACTS[0]]] + 1
CURRENT_COST = COST[KIND["whirlpool"]] + 1
"""King Triton makes all that is aimed at him dearer by one."""
URSULAS_NEED = 2 * TREASURE_COST + CONTRACT_COST + CURRENT_COST
SHORE = 2


def dearer(state: Villainous, hero: int) -> int:
    """How much more a contract for this hero costs, by what it carries."""
    if hero < 0:
        return 0
    return SNARFBLAT * sum([KINDS[state.kind(one)] == "snarfblat" for one in state.carried(hero)])


def best_contract(state: Villainous, seat: int, hand: Sequence[str], hero: int) -> float:
    """How near to the lair the best contract in hand brings a hero: there the Trident falls."""
    goals = [CONTRACT[KIND[card]] for card in hand if card in CONTRACTS]
    if hero < 0:
        return max([nearness(goal) for goal in goals], default=0.0)
    here = state.place(hero)
    ways = [nearness(goal) * open_way(state, seat, here, goal) for goal in goals if goal != here]
    return max(ways, default=0.0)


def binding(state: Villainous, seat: int, hero: int) -> tuple[float, float, float]:
    """How well a hero is bound by a contract of Ursula's, how near to the lair, and how near to it.

    Of several contracts the best one counts.
    """
    carried = state.carried(hero) if hero >= 0 else ()
    goals = [CONTRACT[state.kind(one)] for one in carried]
    return max([pledge(state, seat, hero, goal) for goal in goals if goal >= 0], default=(0, 0, 0))


def pledge(state: Villainous, seat: int, hero: int, goal: int) -> tuple[float, float, float]:
    """The same for a contract that is fulfilled when the hero comes to a goal."""
    here = state.place(hero)
    steps = abs(goal - here) or DETOUR
    way = open_way(state, seat, here, goal)
    return way, nearness(goal) * way, (PLACES_EACH - steps) / (PLACES_EACH - 1) * way


DETOUR = 2
"""Who is at the goal already has to leave it and to come back."""
NO_WAY, TURN_THE_KEY = 0.25, 0.5
"""What a contract is worth whose way is never open, and one for which the lock has to move."""


def open_way(state: Villainous, seat: int, here: int, goal: int) -> float:
    """How open the way between two places is: one of lair and palace is always locked."""
    if {here, goal} == {LAIR, PALACE}:
        return NO_WAY
    return TURN_THE_KEY if state.is_locked(seat, here) or state.is_locked(seat, goal) else 1.0


def treasure(state: Villainous, seat: int, name: str) -> int:
    """The card of this name in a realm; -1 if it is not there."""
    return next(iter(named(state, seat, name)), -1)


def nearness(place: int) -> float:
    """How near to the lair a place is."""
    return (PALACE - place) / PALACE


MILESTONES: dict[str, Callable[[Villainous, int, Sequence[str]], Parts]] = {
    "maleficent": maleficent,
    "captain-hook": captain_hook,
    "jafar": jafar,
    "prince-john": prince_john,
    "queen-of-hearts": queen_of_hearts,
    "ursula": ursula,
}
