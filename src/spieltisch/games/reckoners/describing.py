"""The table in words, for a terminal or a screen reader."""

from __future__ import annotations

from spieltisch.engine import Face, Message
from spieltisch.engine.told import MessageValue
from spieltisch.games.reckoners.content import DISTRICTS
from spieltisch.games.reckoners.forecast import Forecast
from spieltisch.games.reckoners.names import action_word
from spieltisch.games.reckoners.state import Phase
from spieltisch.games.reckoners.view import (
    DieView,
    DistrictView,
    NewcagoView,
    ReckonerView,
    SteelheartView,
)


def describe(board: NewcagoView) -> list[Message]:
    """The table for a terminal or a screen reader."""
    head: dict[str, MessageValue] = {
        "round": board.round,
        "phase": f"phase-{board.phase}",
        "population": board.population,
        "money": board.money,
        "base": board.base_spaces - 1 - board.base,
        "lost": len(board.lost),
    }
    lines = [Message("table", head), *describe_steelheart(board.steelheart)]
    for district in board.districts:
        lines += describe_district(district)
    for reckoner in board.reckoners:
        lines += describe_reckoner(reckoner, board.phase)
    if board.phase in (Phase.OUTFITTING.value, Phase.EQUIPMENT.value):
        lines += [
            Message("ware", {"card": Face(ware.card, ware.kind), "count": ware.price})
            for ware in board.market
        ]
    if board.forecast is not None:
        lines.append(describe_forecast(board.forecast))
    return lines


def describe_forecast(coming: Forecast) -> Message:
    values: dict[str, MessageValue] = {
        "actions": coming.actions,
        "count": coming.population,
        "losses": coming.dice,
        "unknown": coming.unknown,
    }
    return Message("forecast", values)


def describe_steelheart(one: SteelheartView) -> list[Message]:
    values: dict[str, MessageValue] = {
        "placed": int(one.district is not None),
        "district": DISTRICTS[one.district or 0],
        "research": one.research,
        "health": one.health or 0,
    }
    for track in one.tracks:
        values[track.track] = track.marker
    return [Message("steelheart", values)]


def describe_district(one: DistrictView) -> list[Message]:
    values: dict[str, MessageValue] = {
        "district": one.district,
        "enforcement": one.enforcement,
        "barricades": one.barricades,
        "team": one.reckoners,
        "here": len(one.reckoners),
        "steelheart": int(one.steelheart),
        "sniper": int(one.sniper),
    }
    lines = [Message("district", values)]
    epic = one.epic
    if epic is not None:
        standing: dict[str, MessageValue] = {
            "card": Face(epic.card, epic.kind),
            "research": epic.research,
            "health": -1 if epic.health is None else epic.health,
            "weak": epic.weak_health,
            "count": epic.marker,
            "acts": [
                action_word(action.act, action.amount, action.track, action.of)
                for action in epic.actions[: epic.marker]
            ],
            "more": [
                action_word(action.act, action.amount, action.track, action.of)
                for action in epic.actions[epic.marker :]
            ],
        }
        lines.append(Message("epic", standing))
    return lines


def describe_reckoner(one: ReckonerView, phase: str) -> list[Message]:
    values: dict[str, MessageValue] = {
        "seat": one.seat,
        "reckoner": one.reckoner,
        "placed": int(one.district is not None),
        "district": DISTRICTS[one.district or 0],
        "plans": one.plans,
        "fresh": one.fresh,
    }
    cards: list[Face] = [Face(card.card, card.kind) for card in one.gear]
    lines = [Message("reckoner", values), Message("gear", {"cards": cards})]
    if phase in (Phase.ROLL.value, Phase.ACTIONS.value):
        lines.append(describe_dice(one))
    return lines


def describe_dice(one: ReckonerView) -> Message:
    """What is still to be decided of a roll, or what can still be used."""
    if one.throw is None:
        kept = [die for die in one.dice if die.state == "kept"]
        white = [face_name(die) for die in kept if die.colour == "white"]
        own = [face_name(die) for die in kept if die.colour != "white"]
        return Message("dice", {"white": white, "coloured": own})
    loose = [face_name(die) for die in one.dice if die.state == "loose"]
    marked = [face_name(die) for die in one.dice if die.state in ("marked", "kept")]
    return Message("rolled", {"throw": one.throw, "loose": loose, "marked": marked})


def face_name(die: DieView) -> str:
    return f"face-{'-'.join(die.symbols)}"
