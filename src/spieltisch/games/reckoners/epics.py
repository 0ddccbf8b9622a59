"""The Epic phase: new Epics, what all of them do, and Steelheart.

Nothing here goes on when the population is gone: then the match is lost at once.
"""

from __future__ import annotations

from spieltisch.engine import Script, ask, choices_of
from spieltisch.games.reckoners.content import (
    BLUE,
    BOOSTED,
    DISTRICTS,
    EPICS,
    LIMITS,
    MOVEMENT_DIE,
    OURS,
    RECKONERS,
    RED,
    START,
    TRACKS,
    YELLOW,
    track_length,
)
from spieltisch.games.reckoners.pieces import Act, Deed
from spieltisch.games.reckoners.rolling import dice_in_hand
from spieltisch.games.reckoners.state import FIRST_PLAYER, INFINITE, Newcago, Phase

# New Epics


def empty_districts(state: Newcago) -> list[int]:
    """The districts whose Epic was defeated, from Steelheart's on."""
    return [district for district in state.round_from_steelheart() if state.epic_at(district) < 0]


def new_epics(state: Newcago) -> None:
    """From Steelheart's district on, each that is empty gets the next Epic."""
    for district in empty_districts(state):
        enter(state, district, START.new_epic_marker)
        state.tell("enters", card=state.epic_at(district), district=DISTRICTS[district])


def enter(state: Newcago, district: int, marker: int) -> None:
    """An Epic comes from the deck; when that is empty, from those that were defeated."""
    cards, places = state.cards, state.places
    if not cards[places.epic_deck]:
        cards.pour(places.defeated, places.epic_deck)
        cards.shuffle(places.epic_deck, state.chance)
    epic = EPICS[state.kind(cards.draw(places.epic_deck, places.districts[district]))]
    state.marker[district] = marker
    state.research[district] = epic.research
    state.health[district] = INFINITE if epic.health is None else epic.health


# Activation


def activate_all(state: Newcago) -> Script[None]:
    """Every Epic from Steelheart's district on, then Steelheart."""
    for district in state.round_from_steelheart():
        if state.population:
            yield from activate_epic(state, district)
    if state.population:
        yield from activate_steelheart(state)


def activate_epic(state: Newcago, district: int) -> Script[int]:
    """All actions left of the marker; then the marker moves, and what does not fit repeats the
    last action. Enforcement that this adds counts in the next round. How many actions it took."""
    track = EPICS[state.kind(state.epic_at(district))].actions
    left = state.marker[district]
    state.tell("activates", card=state.epic_at(district), count=left)
    for deed in track[:left]:
        yield from perform(state, deed, district)
    steps = 1 + state.enforcement[district]
    room = len(track) - 1 - state.marker[district]
    state.marker[district] += min(steps, room)
    repeats = max(0, steps - room)
    state.tell(
        "marker-moves",
        card=state.epic_at(district),
        marker=state.marker[district],
        repeats=repeats,
    )
    for _ in range(repeats):
        yield from perform(state, track[-1], district)
    return left + repeats


def perform(state: Newcago, deed: Deed, district: int) -> Script[None]:
    """One action for the Epic in this district."""
    if not state.population:
        return
    match deed.act:
        case Act.FORTIFY:
            fortify(state, district)
        case Act.RECRUIT:
            recruit(state, district, deed.amount)
        case Act.POPULATION:
            state.tell("kills", count=deed.amount)
            lose_population(state, deed.amount)
        case Act.SUPPORT:
            assert deed.of is not None
            for neighbour in ((district + 1) % state.size, (district - 1) % state.size):
                if state.epic_at(neighbour) >= 0:
                    state.tell("supports", card=state.epic_at(neighbour))
                    yield from perform(state, deed.of, neighbour)
        case Act.BARRICADE:
            build(state, district, deed.amount)
        case Act.BOOST:
            yield from boost(state, BOOSTED[deed.track])
        case Act.DISCOVER:
            yield from discover_base(state)


def lose_population(state: Newcago, count: int) -> None:
    """At 0 the match is lost."""
    if count and state.population:
        state.population = max(0, state.population - count)
        state.tell("population", left=state.population)
        if not state.population:
            state.phase = Phase.OVER


def fortify(state: Newcago, district: int) -> None:
    """Research (until the weakness is known) and finite health rise; if nothing can, people die."""
    risen = False
    if 0 < state.research[district] < LIMITS.research:
        state.research[district] += 1
        risen = True
    if INFINITE < state.health[district] < LIMITS.health:
        state.health[district] += 1
        risen = True
    state.tell("fortifies", card=state.epic_at(district), risen=int(risen))
    if not risen:
        lose_population(state, 1)


def recruit(state: Newcago, district: int, count: int) -> None:
    """Enforcement come into a district; for each that is not there to come, one person dies."""
    coming = min(count, state.enforcement_left())
    state.enforcement[district] += coming
    if coming:
        state.tell("recruits", district=DISTRICTS[district], count=coming)
    lose_population(state, count - coming)


def build(state: Newcago, district: int, count: int) -> None:
    """Barricades are built in a district; for each that there is none for, one person dies."""
    built = min(count, state.barricades_left())
    state.barricades[district] += built
    if built:
        state.tell("builds", district=DISTRICTS[district], count=built)
    lose_population(state, count - built)


def boost(state: Newcago, track: int) -> Script[None]:
    """A track of Steelheart's rises; at its end its last icon is done at once instead."""
    last = track_length(track, state.villain) - 1
    word = f"track-{TRACKS[track]}"
    if state.tracks[track] < last:
        state.tracks[track] += 1
        state.tell("boosts", track=word, marker=state.tracks[track])
        return
    state.tell("boosts-over", track=word)
    yield from do_icons(state, track, last, last + 1)


def discover_base(state: Newcago) -> Script[None]:
    """A step down the base track; at its end a base is found and the team loses a die."""
    if state.base < OURS.base_spaces - 1:
        state.base += 1
        state.tell("base", left=OURS.base_spaces - 1 - state.base)
        return
    state.base = 0
    state.tell("base-found")
    held = [dice_in_hand(state, reckoner) for reckoner in state.team]
    dice = [die for hand in held if len(hand) > 1 for die in hand]
    if not dice:
        lose_population(state, 1)
        return
    choice = yield from ask(FIRST_PLAYER, "lose", choices_of("lose", dice))
    die = choice.things[0]
    state.lost |= 1 << die
    state.tell("loses", reckoner=RECKONERS[state.holder(die)])


# Steelheart


def activate_steelheart(state: Newcago) -> Script[int]:
    """His four tracks from top to bottom; his markers do not move. How many actions it took."""
    state.tell("steelheart-acts")
    for track in range(len(TRACKS)):
        yield from do_icons(state, track, 0, state.tracks[track])
    return sum(state.tracks)


def do_icons(state: Newcago, track: int, first: int, end: int) -> Script[None]:
    """Some icons of one of his tracks."""
    villain = state.villain
    if track == RED:
        place_enforcement(state, sum(villain.red[first:end]))
    elif track == BLUE:
        place_barricades(state, sum(villain.blue[first:end]))
    else:
        for deed in (villain.yellow if track == YELLOW else villain.purple)[first:end]:
            yield from perform(state, deed, state.steel_at)


def place_enforcement(state: Newcago, count: int) -> None:
    """In groups, from Steelheart's district on clockwise; the last group may be smaller."""
    district = state.steel_at
    while count > 0:
        group = min(count, state.villain.group)
        recruit(state, district, group)
        count -= group
        district = (district + 1) % state.size


def place_barricades(state: Newcago, count: int) -> None:
    """One for each district, from Steelheart's on clockwise."""
    for step in range(count):
        build(state, (state.steel_at + step) % state.size, 1)


def move_steelheart(state: Newcago) -> None:
    """As far as the movement die says; with few districts he may end where he began."""
    state.dice.roll(MOVEMENT_DIE, state.chance)
    steps = state.dice.symbol(MOVEMENT_DIE)
    state.steel_at = (state.steel_at + steps) % state.size
    state.tell("steelheart-moves", count=steps, district=DISTRICTS[state.steel_at])
