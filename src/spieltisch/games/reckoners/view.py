"""What a seat sees of the table. Only the decks are hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import msgspec

from spieltisch.engine import Eyes, Face
from spieltisch.games.reckoners.content import (
    COST,
    DISTRICTS,
    EFFECT,
    EPICS,
    FACES,
    FIRST_TOKEN,
    KINDS,
    LIMITS,
    OURS,
    PRICE,
    RECKONERS,
    SHOWS,
    SYMBOLS,
    TIMING,
    TRACKS,
    colour_of,
)
from spieltisch.games.reckoners.effects import (
    BASE,
    HAMPER,
    VERB,
    uses_by_symbol,
    uses_in,
    where_works,
)
from spieltisch.games.reckoners.forecast import Forecast, forecast
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.pieces import Deed, Timing
from spieltisch.games.reckoners.state import INFINITE, NOBODY_BUSY, NOWHERE, Newcago, Phase
from spieltisch.games.reckoners.symbols import converters_of, reachable, symbols_of


class ActionView(msgspec.Struct):
    """One icon of an action track. `track` is what a boost strengthens, `of` what neighbours do."""

    act: str
    amount: int
    track: str | None
    of: str | None


class EpicView(msgspec.Struct):
    """An Epic in its district. Health None: it cannot be attacked before its weakness is known.

    `marker`: so many actions are on its left. `steps`: so far it will move after the next
    activation, if no Enforcement comes.
    """

    card: int
    kind: str
    research: int
    health: int | None
    weak_health: int
    weakness: bool
    marker: int
    steps: int
    actions: list[ActionView]
    rewards: dict[str, int]


class DistrictView(msgspec.Struct):
    """A district, clockwise; its place in the list is its number."""

    district: str
    epic: EpicView | None
    enforcement: int
    barricades: int
    steelheart: bool
    sniper: bool
    reckoners: list[str]


class TrackView(msgspec.Struct):
    """One of Steelheart's tracks. `number` names it in choices, `amounts` are its icons."""

    track: str
    number: int
    marker: int
    amounts: list[int]
    actions: list[ActionView]


class SteelheartView(msgspec.Struct):
    """Steelheart. Health None: his weakness is not known. District None: he is still to come."""

    district: int | None
    research: int
    health: int | None
    start: int
    group: int
    tracks: list[TrackView]


class UseView(msgspec.Struct):
    """Something that a die can do where its Reckoner is: up to `count` symbols of it do this.

    `verb` and `place` are those of the choice (`place`: a district or a track as a choice names it,
    None if it has none). `before` and `after` are the value that it changes, with all of them.
    `result` is what comes of it: "weakness", "defeat", "victory" or nothing.
    """

    verb: str
    place: int | None
    count: int
    before: int
    after: int
    result: str | None


class DieView(msgspec.Struct):
    """A die. `symbols` are those on it, `counts` what it counts as with equipment.

    `state` is "loose" (rolled and undecided), "marked" (to be kept of this roll), "kept", "spent"
    or "lost".
    """

    die: int
    colour: str
    symbols: list[str]
    counts: list[str]
    state: str
    uses: list[UseView]


class GearView(msgspec.Struct):
    """An ability or a piece of equipment. `ready`: it can still be used this round."""

    card: int
    kind: str
    effect: str
    timing: str
    symbols: list[str]
    cost: str | None
    price: int
    ready: bool


class ReckonerView(msgspec.Struct):
    """A Reckoner. `number` names it in choices, `token` the die that stands for a plan token.

    `throw` is which of the three rolls is being decided on, None if it is over. `fresh` plan tokens
    can be used from the next round on.
    """

    reckoner: str
    number: int
    seat: int
    district: int | None
    dice: list[DieView]
    token: int
    plans: int
    fresh: int
    throw: int | None
    gear: list[GearView]


class BusyView(msgspec.Struct):
    """Somebody has begun with a die or card: these symbols are left."""

    reckoner: str
    symbols: list[str]
    whole: bool
    anywhere: bool
    turning: int | None


class BountyView(msgspec.Struct):
    """Rewards that are still to be taken."""

    enforcement: int
    weaken: int
    plan: int


class RoundView(msgspec.Struct):
    """How a round ended, and what it cost and brought. Round 0 is the preparation.

    `left` is what is still to be done to Steelheart, his research and then his health, and
    `progress` what the team did of it in this round. `killed` is how many of the population it
    cost, `defeated` are Epics; `enforcement` and `barricades` lay in the city at its end.
    """

    round: int
    population: int
    research: int
    health: int | None
    left: int
    killed: int
    progress: int
    defeated: int
    enforcement: int
    barricades: int


class NewcagoView(msgspec.Struct):
    """The whole table. `base` is the space of the base track, `lost` the dice that are lost.

    `done` are the seats that have said so in this step. `forecast` is what the Epics would do if
    they acted now; None where that makes no sense.
    """

    round: int
    phase: str
    difficulty: str
    population: int
    money: int
    base: int
    base_spaces: int
    lost: list[int]
    plans_left: int
    enforcement_left: int
    barricades_left: int
    districts: list[DistrictView]
    steelheart: SteelheartView
    reckoners: list[ReckonerView]
    market: list[GearView]
    equipment_left: int
    epics_left: int
    beaten: list[Face]
    defeated: list[Face]
    busy: BusyView | None
    bounty: BountyView | None
    done: list[int]
    forecast: Forecast | None
    history: list[RoundView]


def view(state: Newcago, eyes: Eyes) -> NewcagoView:
    """What these eyes see."""
    places, cards = state.places, state.cards
    planning = Phase.PLACING, Phase.ROLL, Phase.ACTIONS, Phase.REWARDS, Phase.EQUIPMENT
    return NewcagoView(
        round=state.round,
        phase=state.phase.value,
        difficulty=state.difficulty,
        population=state.population,
        money=state.money,
        base=state.base,
        base_spaces=OURS.base_spaces,
        lost=[die for hand in state.hands for die in hand if state.lost >> die & 1],
        plans_left=state.plans_left(),
        enforcement_left=state.enforcement_left(),
        barricades_left=state.barricades_left(),
        districts=[district_view(state, district) for district in range(state.size)],
        steelheart=steelheart_view(state),
        reckoners=[reckoner_view(state, eyes, reckoner) for reckoner in state.team],
        market=[gear_view(state, card) for card in cards[places.market]],
        equipment_left=len(cards[places.equipment_deck]),
        epics_left=len(cards[places.epic_deck]),
        beaten=eyes.pile(places.beaten),
        defeated=eyes.pile(places.defeated),
        busy=busy_view(state),
        bounty=BountyView(*state.bounty) if any(state.bounty) else None,
        done=[seat for seat in range(state.seats) if state.done >> seat & 1],
        forecast=forecast(state) if state.phase in planning else None,
        history=[
            round_view(state, before, line)
            for before, line in pairwise([*state.history[:1], *state.history])
        ],
    )


def left_to_do(state: Newcago, research: int, health: int) -> int:
    """How much is still to be done to Steelheart: what is left of his research, then his health."""
    return research + state.villain.start if research else health


def round_view(state: Newcago, before: tuple[int, ...], line: tuple[int, ...]) -> RoundView:
    """A line of the history, compared with the one before it."""
    number, population, research, health, defeated, enforcement, barricades = line
    left = left_to_do(state, research, health)
    return RoundView(
        round=number,
        population=population,
        research=research,
        health=None if research else health,
        left=left,
        killed=before[1] - population,
        progress=left_to_do(state, *before[2:4]) - left,
        defeated=defeated,
        enforcement=enforcement,
        barricades=barricades,
    )


def action_view(deed: Deed) -> ActionView:
    of = deed.of.act.value if deed.of else None
    amount = deed.of.amount if deed.of else deed.amount
    return ActionView(deed.act.value, amount, deed.track or None, of)


_ACTIONS = tuple([action_view(deed) for deed in epic.actions] for epic in EPICS)


def district_view(state: Newcago, district: int) -> DistrictView:
    return DistrictView(
        district=DISTRICTS[district],
        epic=epic_view(state, district) if state.epic_at(district) >= 0 else None,
        enforcement=state.enforcement[district],
        barricades=state.barricades[district],
        steelheart=state.steel_at == district and state.team != (),
        sniper=state.sniper == district,
        reckoners=[RECKONERS[r] for r in state.team if state.at[r] == district],
    )


def epic_view(state: Newcago, district: int) -> EpicView:
    card = state.epic_at(district)
    kind = state.kind(card)
    health = state.health[district]
    return EpicView(
        card=card,
        kind=KINDS[kind],
        research=state.research[district],
        health=None if health == INFINITE else health,
        weak_health=EPICS[kind].weak_health,
        weakness=state.research[district] == 0,
        marker=state.marker[district],
        steps=1 + state.enforcement[district],
        actions=_ACTIONS[kind],
        rewards=EPICS[kind].rewards,
    )


def steelheart_view(state: Newcago) -> SteelheartView:
    villain = state.villain
    placing = [villain.red, villain.blue, (), ()]
    acting = [(), (), villain.yellow, villain.purple]
    return SteelheartView(
        district=state.steel_at if state.team else None,
        research=state.steel_research,
        health=None if state.steel_research else state.steel_health,
        start=villain.start,
        group=villain.group,
        tracks=[
            TrackView(
                track=TRACKS[track],
                number=VERB[HAMPER + track][1],
                marker=marker,
                amounts=list(placing[track]) or [deed.amount for deed in acting[track]],
                actions=[action_view(deed) for deed in acting[track]],
            )
            for track, marker in enumerate(state.tracks)
        ],
    )


def reckoner_view(state: Newcago, eyes: Eyes, reckoner: int) -> ReckonerView:
    from_here = dice_uses(state, reckoner)
    return ReckonerView(
        reckoner=RECKONERS[reckoner],
        number=FIRST_RECKONER + reckoner,
        seat=state.seat_of[reckoner],
        district=state.at[reckoner] if state.at[reckoner] != NOWHERE else None,
        dice=[die_view(state, reckoner, die, from_here) for die in state.hands[reckoner]],
        token=FIRST_TOKEN + reckoner,
        plans=state.plans[reckoner],
        fresh=state.fresh[reckoner],
        throw=state.throws[reckoner] or None,
        gear=[gear_view(state, card) for card in state.gear_of(reckoner)],
    )


def dice_uses(state: Newcago, reckoner: int) -> tuple[int, ...]:
    """By symbol what it can do where the Reckoner is; nothing before the action step."""
    if state.phase is not Phase.ACTIONS:
        return (0,) * len(SYMBOLS)
    return uses_by_symbol(state, where_works(state, reckoner))


def die_view(state: Newcago, reckoner: int, die: int, by_symbol: tuple[int, ...]) -> DieView:
    shown = FACES[state.dice.symbol(die)]
    counts = symbols_of(state, reckoner, die)
    standing = die_state(state, die)
    uses: list[UseView] = []
    if standing == "kept" and any(by_symbol):
        converters = converters_of(state, reckoner)
        for symbol in reachable(converters, shown):
            count = sum(symbol in reachable(converters, (one,)) for one in counts)
            uses += [use_view(state, use, count) for use in uses_in(by_symbol[symbol])]
    return DieView(
        die=die,
        colour=colour_of(die),
        symbols=[SYMBOLS[symbol] for symbol in shown],
        counts=[SYMBOLS[symbol] for symbol in counts],
        state=standing,
        uses=uses,
    )


def die_state(state: Newcago, die: int) -> str:
    if state.lost >> die & 1:
        return "lost"
    if state.spent >> die & 1:
        return "spent"
    if state.loose >> die & 1:
        return "loose"
    return "marked" if state.marked >> die & 1 else "kept"


def use_view(state: Newcago, use: int, count: int) -> UseView:
    """What so many symbols would come to."""
    verb, place = VERB[use]
    before, end = stake(state, use)
    after = min(before + count, end) if end > before else max(before - count, end)
    result = RESULT.get(verb) if after == end else None
    return UseView(verb, place if place >= 0 else None, abs(after - before), before, after, result)


RESULT: Final = {
    "research": "weakness",
    "study": "weakness",
    "attack": "defeat",
    "strike": "victory",
}
"""What happens where a value comes to its end."""


def stake(state: Newcago, use: int) -> tuple[int, int]:
    """The value that a use changes, and how far it can go."""
    verb = VERB[use][0]
    stakes = {
        "earn": ([state.money], OURS.money),
        "plan": ([LIMITS.plans - state.plans_left()], LIMITS.plans),
        "fight": (state.enforcement, 0),
        "weaken": (state.marker, 1),
        "hamper": (state.tracks, 1),
        "research": (state.research, 0),
        "study": ([state.steel_research], 0),
        "attack": (state.health, 0),
        "strike": ([state.steel_health], 0),
    }
    values, end = stakes[verb]
    return values[use - BASE[verb]], end


def gear_view(state: Newcago, card: int) -> GearView:
    kind = state.kind(card)
    effect, timing = EFFECT[kind], TIMING[kind]
    assert effect is not None and timing is not None
    return GearView(
        card=card,
        kind=KINDS[kind],
        effect=effect.value,
        timing=timing.value,
        symbols=[SYMBOLS[symbol] for symbol in SHOWS[kind]],
        cost=SYMBOLS[COST[kind]] if COST[kind] >= 0 else None,
        price=PRICE[kind],
        ready=timing is not Timing.PERMANENT and not state.is_used(card),
    )


def busy_view(state: Newcago) -> BusyView | None:
    if state.busy == NOBODY_BUSY:
        return None
    return BusyView(
        reckoner=RECKONERS[state.busy],
        symbols=[SYMBOLS[symbol] for symbol in state.pending],
        whole=state.whole,
        anywhere=state.anywhere,
        turning=state.turning if state.turning >= 0 else None,
    )
