"""What a seat sees of a Kapow! table, and the same in words.

Behind a screen others see how many dice there are, which were built how, and what was announced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import msgspec

from spieltisch.engine import Eyes, Message
from spieltisch.engine.told import MessageValue
from spieltisch.games.kapow.content import (
    ABILITIES,
    ABILITY_NUMBER,
    CHARACTER_IDS,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    FACES,
    FREE,
    ROWS,
    SECTIONS,
    SECTIONS_OF,
    SPOT,
    SYMBOLS,
    TEAM_UPS,
    abilities_of,
    card_of,
)
from spieltisch.games.kapow.fitting import fit, missing, stands_for
from spieltisch.games.kapow.pieces import Effect
from spieltisch.games.kapow.reckoning import Kind, ai_total, reckon, selected_now
from spieltisch.games.kapow.solo import rows_of
from spieltisch.games.kapow.state import BOARD_RANGE, UNDEFENDED, Kapow, Step

ALL_COLOURS = (*COLOURS, "action")


class DieView(msgspec.Struct):
    """A die: what it shows (None: hidden), what is on its sides, whether it is locked."""

    die: int
    colour: str
    face: str | None
    sides: list[str]
    locked: bool


class SectionView(msgspec.Struct):
    """Some slots of an ability. `spot` is the number by which choices name it.

    For each slot the die that lies there and what it stands for. `missing` is what is still needed;
    it is `fillable` if the dice in hand have that. `pairs` are slots that must show the same.
    """

    spot: int
    slots: list[str]
    pairs: list[list[int]]
    dice: list[int | None]
    stands_for: list[str | None]
    missing: list[str]
    fillable: bool


class AbilityView(msgspec.Struct):
    """An ability. `number` is how choices name it when it is triggered.

    `selected` says how often it is, or will be when the screens are lifted; one that is `free`
    needs no dice. Of a team-up card: is the `other_half` filled?
    """

    number: int
    id: str
    source: str
    timing: list[str]
    free: bool
    selected: int
    fired: bool
    sections: list[SectionView]
    other_half: bool | None


class PartView(msgspec.Struct):
    """What one ability gives to a sum."""

    ability: str
    value: int


class SumView(msgspec.Struct):
    """(base + kick) x times = total: what is selected adds up to.

    With several bases or multipliers the best are shown. `gift` is in `kick`: the opponent gave it.
    """

    base: int
    kick: int
    times: int
    total: int
    gift: int
    bases: list[PartView]
    kickers: list[PartView]
    multipliers: list[PartView]
    kickers_off: bool
    multiplier_off: bool


class GiftView(msgspec.Struct):
    """One thing that a row of a solo side gives."""

    op: str
    count: int
    kind: str


class OptionView(msgspec.Struct):
    """One way to fill a section of a row."""

    slots: list[str]
    gives: list[GiftView]


class ChosenView(msgspec.Struct):
    """A section of a row that was selected in this round: the option and its dice."""

    option: int
    dice: list[int]


class RowView(msgspec.Struct):
    """A row of a solo side."""

    id: str
    sections: int
    options: list[OptionView]
    chosen: list[ChosenView]


class MoreView(msgspec.Struct):
    """What an AI character began with beyond what its board says: health, and so many dice."""

    health: int
    dice: int


class FighterView(msgspec.Struct):
    """One who fights: a seat, or an AI character (`seat` None).

    `hidden`: a screen hides dice and placements from these eyes. `attack` and `defence` are what is
    selected; `struck` and `defended` what came of it in this round. `aim` is the opponent.
    """

    fighter: int
    seat: int | None
    team: int
    opposite: int
    character: str | None
    side: str | None
    hidden: bool
    dice: list[DieView]
    pool: dict[str, int]
    aim: int | None
    announced: list[str]
    abilities: list[AbilityView]
    rows: list[RowView]
    more: MoreView | None
    attack: SumView | None
    defence: SumView | None
    struck: int
    defended: int | None
    new_dice: int
    new_faces: int


class SupplyView(msgspec.Struct):
    """What is left in a box, by colour and by symbol."""

    dice: dict[str, int]
    faces: dict[str, int]


class TeamView(msgspec.Struct):
    """Those who share health, a supply and team-up cards."""

    fighters: list[int]
    health: int
    full: int
    supply: int
    team_ups: list[str]


class KapowView(msgspec.Struct):
    """The whole table. `start` is the team with the start marker."""

    mode: str
    round: int
    round_limit: int
    step: str
    screens: bool
    start: int
    acting: int | None
    queue: list[int]
    teams: list[TeamView]
    fighters: list[FighterView]
    supplies: list[SupplyView]
    offered: list[list[str]]


BEHIND_SCREENS = (Step.TURN_CARDS, Step.SELECT, Step.TIDY)


def view(state: Kapow, eyes: Eyes) -> KapowView:
    rules = state.rules
    return KapowView(
        mode=rules.mode,
        round=state.round,
        round_limit=rules.round_limit,
        step=state.step.value,
        screens=rules.screened and state.step in BEHIND_SCREENS,
        start=state.start,
        acting=state.acting if state.acting >= 0 else None,
        queue=list(state.queue),
        teams=[team_view(state, team) for team in (0, 1)],
        fighters=[fighter_view(state, eyes, n) for n in range(rules.fighters)],
        supplies=[supply_view(state, box) for box in range(rules.boxes)],
        offered=[[CHARACTER_IDS[n] for n in offer] for offer in state.offered],
    )


def team_view(state: Kapow, team: int) -> TeamView:
    cards = state.team_ups[team] if state.team_ups else ()
    members = list(state.members(team))
    return TeamView(
        fighters=members,
        health=max(0, state.health[team]),
        full=state.full[team],
        supply=state.box(members[0]),
        team_ups=[TEAM_UPS[card].id for card in cards],
    )


def supply_view(state: Kapow, box: int) -> SupplyView:
    left = Counter([COLOUR_OF[die] for die in state.supply[box]])
    return SupplyView(
        dice={colour: left[n] for n, colour in enumerate(ALL_COLOURS)},
        faces={SYMBOLS[symbol]: state.stock[box][symbol] for symbol in FACES},
    )


def is_hidden(state: Kapow, eyes: Eyes, fighter: int) -> bool:
    """Does a screen stand between these eyes and the fighter's dice?"""
    if not state.rules.screened or state.step not in BEHIND_SCREENS:
        return False
    return eyes.seat is None or state.team(eyes.seat) != state.team(fighter)


def fighter_view(state: Kapow, eyes: Eyes, fighter: int) -> FighterView:
    hidden = is_hidden(state, eyes, fighter)
    is_ai = state.is_ai(fighter)
    character = state.character[fighter]
    known = character >= 0
    pool = state.pool[fighter]
    if hidden and state.before_tidying is not None:
        pool = state.before_tidying[1][fighter]
    return FighterView(
        fighter=fighter,
        seat=None if is_ai else fighter,
        team=state.team(fighter),
        opposite=state.opposite(fighter),
        character=CHARACTER_IDS[character] if known else None,
        side=CHARACTERS[character].side if known else None,
        hidden=hidden,
        dice=[die_view(state, eyes, die, hidden) for die in state.own[fighter]],
        pool={SYMBOLS[symbol]: pool[symbol] for symbol in FACES if pool[symbol]},
        aim=None if hidden and state.rules.mode == "team" else state.aim[fighter],
        announced=[] if is_ai else announced_by(state, fighter),
        abilities=[] if is_ai or state.round == 0 else ability_views(state, fighter, hidden),
        rows=row_views(state, fighter) if is_ai and known else [],
        more=more_view(state, fighter) if is_ai and known else None,
        attack=None if hidden else sum_view(state, fighter, "attack"),
        defence=None if hidden else sum_view(state, fighter, "defence"),
        struck=state.attack[fighter],
        defended=None if state.defence[fighter] == UNDEFENDED else state.defence[fighter],
        new_dice=state.new_dice[fighter],
        new_faces=state.new_faces[fighter],
    )


def more_view(state: Kapow, fighter: int) -> MoreView | None:
    health, dice = state.more(fighter)
    return MoreView(health, len(dice)) if health or dice else None


def announced_by(state: Kapow, seat: int) -> list[str]:
    return [ABILITIES[SECTIONS[section].ability].id for section in state.announced[seat]]


def die_view(state: Kapow, eyes: Eyes, die: int, hidden: bool) -> DieView:
    shown = eyes.die(die)
    sides = eyes.sides(die)
    if hidden and state.before_tidying is not None:
        sides = state.before_tidying[0][die]
        shown = sides[state.dice.face[die]] if shown is not None else None
    return DieView(
        die=die,
        colour=ALL_COLOURS[COLOUR_OF[die]],
        face=None if shown is None else SYMBOLS[shown],
        sides=[SYMBOLS[side] for side in sides],
        locked=not hidden and state.dice.locked >> die & 1 == 1,
    )


# Abilities


def ability_views(state: Kapow, fighter: int, hidden: bool) -> list[AbilityView]:
    """All that a person can use; behind a foreign screen as they are printed.

    Which half of a team-up card lies on whose side is hidden there, too: none is shown.
    """
    character = state.character[fighter]
    if hidden:
        return printed_abilities(character)
    lying = state.lying(fighter)
    if state.selected[fighter]:
        selected = dict(state.selected[fighter])
    else:
        selected = dict(selected_now(state, fighter))
    hand = Counter([state.look(die) for die in in_hand(state, fighter)])
    fired = () if state.step in BEHIND_SCREENS else state.fired[fighter]
    return [
        AbilityView(
            number=ABILITY_NUMBER[ability],
            id=ABILITIES[ability].id,
            source=source_of(ability),
            timing=TIMINGS[ability],
            free=ability in FREE,
            selected=selected.get(ability, 0),
            fired=ability in fired,
            sections=[
                section_view(state, fighter, section, lying[section], hand)
                if section in lying
                else empty_section(section, completes(section, (), hand))
                for section in SECTIONS_OF[ability]
            ],
            other_half=other_half(state, fighter, ability),
        )
        for ability in (*BOARD_RANGE, *abilities_of(character), *state.halves(fighter))
    ]


TIMINGS = tuple([list(ability.timing) for ability in ABILITIES])


@cache
def printed_abilities(character: int) -> list[AbilityView]:
    """The abilities of board and character as they are printed; built once."""
    return [
        AbilityView(
            number=ABILITY_NUMBER[ability],
            id=ABILITIES[ability].id,
            source=source_of(ability),
            timing=TIMINGS[ability],
            free=ability in FREE,
            selected=0,
            fired=False,
            sections=[empty_section(section, fillable=False) for section in SECTIONS_OF[ability]],
            other_half=None,
        )
        for ability in (*BOARD_RANGE, *abilities_of(character))
    ]


@cache
def empty_section(section: int, fillable: bool) -> SectionView:
    """A section without dice; built once."""
    printed = SECTIONS[section]
    return SectionView(
        spot=SPOT[section],
        slots=list(printed.slots),
        pairs=[list(pair) for pair in printed.match],
        dice=[None] * len(printed.slots),
        stands_for=[None] * len(printed.slots),
        missing=list(printed.slots),
        fillable=fillable,
    )


def in_hand(state: Kapow, fighter: int) -> list[int]:
    return [die for die in state.own[fighter] if state.on[die] < 0]


def source_of(ability: int) -> str:
    if card_of(ability) >= 0:
        return "team-up"
    return "board" if ability in BOARD_RANGE else "character"


def other_half(state: Kapow, fighter: int, ability: int) -> bool | None:
    card = card_of(ability)
    if card < 0:
        return None
    mate = state.mate(fighter)
    half = next(half for half in state.halves(mate) if card_of(half) == card)
    return state.is_filled(mate, SECTIONS_OF[half][0])


def section_view(
    state: Kapow, fighter: int, section: int, dice: list[int], hand: Counter[int]
) -> SectionView:
    printed = SECTIONS[section]
    looks = state.looks(dice)
    blur = state.is_blurred(fighter)
    lying: list[int | None] = [None] * len(printed.slots)
    meaning: list[str | None] = [None] * len(printed.slots)
    order = fit(section, looks, blur) or tuple(range(len(dice)))
    for n, die in enumerate(dice):
        lying[order[n]] = die
        meaning[order[n]] = stands_for(section, looks, n, blur)
    return SectionView(
        spot=SPOT[section],
        slots=list(printed.slots),
        pairs=[list(pair) for pair in printed.match],
        dice=lying,
        stands_for=meaning,
        missing=list(missing(section, looks, blur)),
        fillable=completes(section, looks, hand),
    )


def completes(section: int, looks: tuple[int, ...], hand: Counter[int]) -> bool:
    """Can the section be filled with dice in hand?"""
    lacking = len(SECTIONS[section].slots) - len(looks)
    return 0 < lacking <= hand.total() and _completes(section, looks, hand, lacking)


def _completes(section: int, looks: tuple[int, ...], hand: Counter[int], lacking: int) -> bool:
    for seen, count in hand.items():
        if count and fit(section, (*looks, seen)) is not None:
            if lacking == 1:
                return True
            rest = hand.copy()
            rest[seen] -= 1
            if _completes(section, (*looks, seen), rest, lacking - 1):
                return True
    return False


# Sums


def sum_view(state: Kapow, fighter: int, kind: Kind) -> SumView | None:
    """What is selected adds up to; None before the first round."""
    if not state.round:
        return None
    if state.is_ai(fighter):
        total = ai_total(state, fighter, kind)
        return SumView(total, 0, 1, total, 0, [], [], [], False, False)
    selected = state.selected[fighter] or selected_now(state, fighter)
    found = reckon(state, fighter, kind, selected)
    base, times = found.best()
    return SumView(
        base=base,
        kick=found.kick,
        times=times,
        total=found.total(),
        gift=found.gift,
        bases=parts(found.bases),
        kickers=parts(found.kickers),
        multipliers=parts(found.multipliers),
        kickers_off=found.kickers_off,
        multiplier_off=found.multiplier_off,
    )


def parts(given: Iterable[tuple[int, int]]) -> list[PartView]:
    return [PartView(ABILITIES[ability].id, value) for ability, value in given]


# Solo sides


def row_views(state: Kapow, fighter: int) -> list[RowView]:
    return [
        RowView(
            id=f"row-{ROWS[row].id}",
            sections=ROWS[row].sections,
            options=[
                OptionView(list(option.slots), [gift_view(effect) for effect in option.gives])
                for option in ROWS[row].options
            ],
            chosen=[
                ChosenView(chosen[1], list(chosen[2:]))
                for chosen in state.rows[fighter]
                if chosen[0] == row
            ],
        )
        for row in rows_of(state.character[fighter])
    ]


def gift_view(effect: Effect) -> GiftView:
    kind = effect.kind if effect.op == "gain-face" else ""
    return GiftView(effect.op, effect.value or effect.n, kind)


# In words


def describe(table: KapowView) -> list[Message]:
    """The table as one would tell it: who stands how, what lies where, what it comes to."""
    lines = [Message("round", {"round": table.round, "phase": f"phase-{table.step}"})]
    for fighter in table.fighters if table.round else []:
        lines += describe_fighter(table, fighter)
    return lines


def describe_fighter(table: KapowView, fighter: FighterView) -> list[Message]:
    team = table.teams[fighter.team]
    who: dict[str, MessageValue] = {"seat": name_of(fighter)}
    character = fighter.character or "nobody-special"
    found = [
        Message(
            "fighter",
            {**who, "character": character, "health": team.health, "full": team.full},
        )
    ]
    if fighter.hidden or any(die.face is None for die in fighter.dice):
        found.append(Message("hidden-dice", {**who, "count": len(fighter.dice)}))
    else:
        placed = {die: section for section, dice in lying_of(fighter) for die in dice}
        loose = [die.face or "" for die in fighter.dice if die.die not in placed]
        found.append(Message("dice", {**who, "faces": loose}))
        found += describe_placed(fighter)
    if fighter.pool:
        loose_faces = [face for face, count in fighter.pool.items() for _ in range(count)]
        found.append(Message("pool", {**who, "faces": loose_faces}))
    found += describe_sums(fighter)
    return found


def name_of(fighter: FighterView) -> MessageValue:
    return fighter.character or "" if fighter.seat is None else fighter.seat


def lying_of(fighter: FighterView) -> list[tuple[str, list[int]]]:
    """The names of abilities and rows, with the dice on them."""
    on_abilities = [
        (ability.id, [die for die in section.dice if die is not None])
        for ability in fighter.abilities
        for section in ability.sections
    ]
    on_rows = [(row.id, chosen.dice) for row in fighter.rows for chosen in row.chosen]
    return [(name, dice) for name, dice in [*on_abilities, *on_rows] if dice]


def describe_placed(fighter: FighterView) -> list[Message]:
    """What lies on abilities, and what these still need."""
    face_of = {die.die: die.face or "" for die in fighter.dice}
    needs = {
        tuple([die for die in section.dice if die is not None]): section.missing
        for ability in fighter.abilities
        for section in ability.sections
    }
    found = []
    for name, dice in lying_of(fighter):
        faces = [face_of[die] for die in dice]
        lacking = needs.get(tuple(dice), [])
        if lacking:
            slots = [slot_name(slot) for slot in lacking]
            found.append(Message("lacking", {"ability": name, "faces": faces, "needs": slots}))
        else:
            found.append(Message("placed", {"ability": name, "faces": faces}))
    return found


def slot_name(slot: str) -> str:
    return slot if slot in SYMBOLS else f"slot-{slot}"


def describe_sums(fighter: FighterView) -> list[Message]:
    found = []
    who: dict[str, MessageValue] = {"seat": name_of(fighter)}
    if fighter.attack is not None and fighter.attack.total:
        found.append(Message("attack", {**who, **summed(fighter.attack)}))
    if fighter.defence is not None and fighter.defence.total:
        found.append(Message("defence", {**who, **summed(fighter.defence)}))
    return found


def summed(found: SumView) -> dict[str, MessageValue]:
    return {"base": found.base, "kick": found.kick, "times": found.times, "total": found.total}
