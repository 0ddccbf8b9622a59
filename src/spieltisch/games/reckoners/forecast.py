"""What would happen if the Epics acted now: the rules themselves, played on a copy of the table.

Which die a found base costs makes no difference to it; which Epics are still to come is not known.
"""

from __future__ import annotations

import msgspec

from spieltisch.engine import Entry, Question, Script
from spieltisch.games.reckoners.content import DISTRICTS
from spieltisch.games.reckoners.epics import activate_epic, activate_steelheart
from spieltisch.games.reckoners.state import Newcago


class EpicForecast(msgspec.Struct):
    """What one Epic would do: so many actions that cost so many lives, and so many bases found.

    So many `enforcement` and `barricades` come into the city, `fortified` is by how much research
    and health of Epics rise, and `boosted` by how many steps Steelheart's tracks do.
    """

    district: str
    actions: int
    population: int
    dice: int
    enforcement: int
    barricades: int
    fortified: int
    boosted: int


class Forecast(msgspec.Struct):
    """What all would do. `unknown` districts get an Epic that nobody knows yet.

    `enforcement`, `barricades` and `markers` are by district after it, `tracks` Steelheart's, and
    `base` is the space on the base track.
    """

    actions: int
    population: int
    dice: int
    lost: bool
    unknown: int
    epics: list[EpicForecast]
    steelheart: EpicForecast
    enforcement: list[int]
    barricades: list[int]
    markers: list[int]
    tracks: list[int]
    base: int


def forecast(state: Newcago) -> Forecast:
    """If the Epics that are in the city acted now, from Steelheart's district on."""
    twin = state.copy()
    twin.log.muted = True
    around = twin.round_from_steelheart()
    known = [district for district in around if twin.epic_at(district) >= 0]
    epics = [
        _watched(twin, activate_epic(twin, district), DISTRICTS[district]) for district in known
    ]
    steelheart = _watched(twin, activate_steelheart(twin), DISTRICTS[twin.steel_at])
    everyone = [*epics, steelheart]
    return Forecast(
        actions=sum(one.actions for one in everyone),
        population=sum(one.population for one in everyone),
        dice=sum(one.dice for one in everyone),
        lost=not twin.population,
        unknown=len(around) - len(known),
        epics=epics,
        steelheart=steelheart,
        enforcement=twin.enforcement,
        barricades=twin.barricades,
        markers=twin.marker,
        tracks=twin.tracks,
        base=twin.base,
    )


def _watched(twin: Newcago, script: Script[int], district: str) -> EpicForecast:
    """Let one of them act and note what it cost; after the end nobody does anything."""
    before, lost = _counted(twin), twin.lost
    actions = _run(script) if twin.population else 0
    dice = (twin.lost ^ lost).bit_count()
    population, enforcement, barricades, fortified, boosted = (
        after - earlier for earlier, after in zip(before, _counted(twin), strict=True)
    )
    return EpicForecast(
        district=district,
        actions=actions,
        population=-population,
        dice=dice,
        enforcement=enforcement,
        barricades=barricades,
        fortified=fortified,
        boosted=boosted,
    )


def _counted(twin: Newcago) -> tuple[int, ...]:
    """All that Epics change, each as one number."""
    return (
        twin.population,
        sum(twin.enforcement),
        sum(twin.barricades),
        sum(twin.research) + sum(twin.health),
        sum(twin.tracks),
    )


def _run(script: Script[int]) -> int:
    """Play a script to its end with the first choice of whatever it asks."""
    answer: Entry | None = None
    while True:
        try:
            asked = script.send(answer)
        except StopIteration as end:
            result: int = end.value
            return result
        answer = None
        if isinstance(asked, Question):
            answer = Entry(asked.seat, asked.choices[0])
