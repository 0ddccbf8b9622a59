"""The pieces of Kapow! on the table.

Fighters are numbered: those of people have the number of their seat, the AI characters come after
them. Whoever sits opposite has the number half of all fighters further.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final, Literal

from spieltisch.engine import EVERYONE, Log, State, only
from spieltisch.games.kapow.content import (
    BLANK,
    BOARD,
    CHARACTERS,
    COLOUR_OF,
    FOES,
    IS_ACTION,
    NOBODY_SPECIAL,
    OTHER_HALF,
    SECTIONS,
    SECTIONS_OF,
    abilities_of,
    half_of,
    more_health,
)
from spieltisch.games.kapow.fitting import look

Mode = Literal["first-game", "duel", "team", "solo", "coop"]
PEOPLE: Final[dict[str, int]] = {"first-game": 2, "duel": 2, "team": 4, "solo": 1, "coop": 2}
"""How many people play."""
ANY: Final = "any"
"""A seat that does not wish for a character: it gets one as all do."""
FIGHTERS: Final[dict[str, int]] = {"first-game": 2, "duel": 2, "team": 4, "solo": 2, "coop": 4}


class Step(Enum):
    """Where the match stands. What follows the choice of characters and cards is a round."""

    CHARACTERS = "characters"
    CARDS = "cards"
    TURN_CARDS = "turn-cards"
    SELECT = "select"
    ATTACK = "attack"
    HOLD = "hold"
    POWER_UP = "power-up"
    AFTER = "after-power-up"
    TIDY = "tidy"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of this match."""

    mode: Mode
    round_limit: int
    characters: Literal["random", "drafted", "chosen"]
    team_up: Literal["random", "drafted"]
    foe: Literal["gentle", "even", "fierce"]
    character: tuple[str, ...]

    @property
    def people(self) -> int:
        return PEOPLE[self.mode]

    @property
    def fighters(self) -> int:
        return FIGHTERS[self.mode]

    @property
    def in_teams(self) -> bool:
        """Do two fight on each side?"""
        return self.fighters > 2

    @property
    def boxes(self) -> int:
        """With two on each side each team has a supply of its own."""
        return 2 if self.in_teams else 1

    @property
    def screened(self) -> bool:
        """Do people hide their dice from each other?"""
        return self.mode in ("first-game", "duel", "team")


LOOK_OF: Final = tuple([look(0, is_action) for is_action in IS_ACTION])
"""What makes the symbol of a die what it looks like."""
NONE_LEFT: Final = (0,) * 6
UNDEFENDED: Final = -1
KICKERS_CANCELLED: Final = 1
MULTIPLIER_CANCELLED: Final = 2


@dataclass(slots=True)
class Kapow(State):
    """The whole table.

    The match: `character` of each fighter, what each is `offered` when characters are drafted, the
    `team_ups` of each team, the team with the `start` marker, `health` and `full` health by team.

    What lies where: `own` are the dice of each fighter, `supply` those in each box; `pool` are the
    loose faces of each fighter, `stock` those in each box, counted by symbol. By die: `on`, the
    section that it lies in (-1: none).

    Behind the screens, by seat: `ready`; `moved`, how often it has taken back, turned or aimed;
    `busy`, the immediate ability that it is carrying out (-1: none), and how many dice it has
    `left` for that; `announced`, the sections of immediate abilities that all have heard of.
    `turned` are the team-up cards of each team that lie the other way round, as bits.
    `disturbed` are seats that have to be asked again after an announcement.

    In this round, by fighter: `aim`, the opponent; `selected`, the abilities that were selected
    when the screens were lifted, each with how often; `fired`, those that were triggered in this
    step; `gift`, attack kickers that the opponent gave; `cancelled`, see the constants;
    `attack` and `defence`, the last totals (UNDEFENDED: not yet); what was gained (`new_dice`,
    `new_faces`); `hurt`, has it lost health to an attack; `rows`, what an AI character has
    selected: row, option and dice.

    `queue` are the fighters who are still to act in this step, `acting` is the one who does (-1:
    nobody). `before_tidying` are the sides of all dice and all pools before the faces were moved
    behind the screens.
    """

    rules: Rules
    step: Step
    character: tuple[int, ...]
    offered: tuple[tuple[int, ...], ...]
    team_ups: tuple[tuple[int, ...], ...]
    start: int
    health: list[int]
    full: tuple[int, ...]
    own: list[tuple[int, ...]]
    supply: list[tuple[int, ...]]
    pool: list[tuple[int, ...]]
    stock: list[tuple[int, ...]]
    on: list[int]
    ready: list[bool]
    moved: list[int]
    busy: list[int]
    left: list[int]
    announced: list[tuple[int, ...]]
    turned: list[int]
    disturbed: tuple[int, ...] | None
    aim: list[int]
    selected: list[tuple[tuple[int, int], ...]]
    fired: list[tuple[int, ...]]
    gift: list[int]
    cancelled: list[int]
    attack: list[int]
    defence: list[int]
    new_dice: list[int]
    new_faces: list[int]
    hurt: list[bool]
    rows: list[tuple[tuple[int, ...], ...]]
    queue: tuple[int, ...]
    acting: int
    before_tidying: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]] | None

    def copy(self) -> Kapow:
        return Kapow(
            seats=self.seats,
            kinds=self.kinds,
            chance=self.chance.copy(),
            cards=self.cards.copy(),
            dice=self.dice.copy(),
            log=Log(),
            now=self.now,
            round=self.round,
            rules=self.rules,
            step=self.step,
            character=self.character,
            offered=self.offered,
            team_ups=self.team_ups,
            start=self.start,
            health=self.health[:],
            full=self.full,
            own=self.own[:],
            supply=self.supply[:],
            pool=self.pool[:],
            stock=self.stock[:],
            on=self.on[:],
            ready=self.ready[:],
            moved=self.moved[:],
            busy=self.busy[:],
            left=self.left[:],
            announced=self.announced[:],
            turned=self.turned[:],
            disturbed=self.disturbed,
            aim=self.aim[:],
            selected=self.selected[:],
            fired=self.fired[:],
            gift=self.gift[:],
            cancelled=self.cancelled[:],
            attack=self.attack[:],
            defence=self.defence[:],
            new_dice=self.new_dice[:],
            new_faces=self.new_faces[:],
            hurt=self.hurt[:],
            rows=self.rows[:],
            queue=self.queue,
            acting=self.acting,
            before_tidying=self.before_tidying,
        )

    # Who is who

    def team(self, fighter: int) -> int:
        """The first half of the fighters is one team, the others are the other."""
        return fighter * 2 // self.rules.fighters

    def members(self, team: int) -> range:
        size = self.rules.fighters // 2
        return range(team * size, team * size + size)

    def mate(self, fighter: int) -> int:
        """The other one of the team; -1 if there is none."""
        return fighter ^ 1 if self.rules.in_teams else -1

    def opposite(self, fighter: int) -> int:
        count = self.rules.fighters
        return (fighter + count // 2) % count

    def opponents(self, fighter: int) -> range:
        return self.members(1 - self.team(fighter))

    def is_ai(self, fighter: int) -> bool:
        return fighter >= self.seats

    def more(self, fighter: int) -> tuple[int, tuple[str, ...]]:
        """The health and the dice that an AI character begins with beyond what its board says."""
        foe = FOES[self.rules.foe]
        in_coop = self.rules.mode == "coop"
        return more_health(foe, self.character[fighter], in_coop), foe.dice

    def in_turn(self) -> tuple[int, ...]:
        """All fighters, those of the team with the start marker first."""
        return (*self.members(self.start), *self.members(1 - self.start))

    def behind_screen_of(self, seat: int) -> int:
        """Who sees what this seat has behind its screen, as bits."""
        if not self.rules.screened:
            return EVERYONE
        mate = self.mate(seat)
        return only(seat) if mate < 0 else only(seat) | only(mate)

    def screens(self) -> list[list[int]]:
        """The seats behind each screen: members of a team see each other's dice."""
        if self.rules.mode != "team":
            return []
        return [list(self.members(team)) for team in (0, 1)]

    def box(self, fighter: int) -> int:
        """The supply that a fighter takes dice and faces from."""
        return self.team(fighter) if self.rules.boxes > 1 else 0

    def is_blurred(self, fighter: int) -> bool:
        """May one blank of this fighter stand for agility?"""
        character = self.character[fighter]
        return character != NOBODY_SPECIAL and character in BLURRED

    # What each can use

    def halves(self, fighter: int) -> tuple[int, ...]:
        """The halves of team-up cards that lie on this fighter's side."""
        if not self.team_ups or self.is_ai(fighter):
            return ()
        team = self.team(fighter)
        return halves_of(self.team_ups[team], fighter % 2, self.turned[team])

    def abilities(self, fighter: int) -> tuple[int, ...]:
        """All abilities that a person can use: of the board, the character, the team."""
        if self.is_ai(fighter):
            return ()
        return (*BOARD_RANGE, *abilities_of(self.character[fighter]), *self.halves(fighter))

    # Dice

    def look(self, die: int) -> int:
        """What a die looks like, as `fitting` has it."""
        dice = self.dice
        return dice.symbols[die][dice.face[die]] + LOOK_OF[die]

    def lying(self, fighter: int) -> dict[int, list[int]]:
        """The dice of a fighter that lie on abilities, by section."""
        found: dict[int, list[int]] = {}
        on = self.on
        for die in self.own[fighter]:
            section = on[die]
            if section >= 0:
                found.setdefault(section, []).append(die)
        return found

    def looks(self, dice: Sequence[int]) -> tuple[int, ...]:
        symbols, face = self.dice.symbols, self.dice.face
        return tuple([symbols[die][face[die]] + LOOK_OF[die] for die in dice])

    def action_dice(self, fighter: int) -> list[int]:
        return [die for die in self.own[fighter] if IS_ACTION[die]]

    def occupied(self, fighter: int) -> dict[int, tuple[int, ...]]:
        """What the dice look like that lie on abilities, by section."""
        found: dict[int, tuple[int, ...]] = {}
        on, symbols, face = self.on, self.dice.symbols, self.dice.face
        for die in self.own[fighter]:
            section = on[die]
            if section >= 0:
                seen = symbols[die][face[die]] + LOOK_OF[die]
                found[section] = (*found[section], seen) if section in found else (seen,)
        return found

    def filled(self, fighter: int) -> dict[int, int]:
        """The abilities that a person has selected with dice: how many sections are filled.

        A team-up card counts when both halves are filled.
        """
        found: dict[int, int] = {}
        for section, dice in self.lying(fighter).items():
            printed = SECTIONS[section]
            if len(dice) == len(printed.slots):
                ability = printed.ability
                found[ability] = found.get(ability, 0) + 1
        for ability in [one for one in found if OTHER_HALF[one] >= 0]:
            if not self.is_filled(self.mate(fighter), SECTIONS_OF[OTHER_HALF[ability]][0]):
                del found[ability]
        return found

    def is_filled(self, fighter: int, section: int) -> bool:
        on = self.on
        lying = [die for die in self.own[fighter] if on[die] == section]
        return len(lying) == len(SECTIONS[section].slots)

    def faces(self, fighter: int) -> tuple[int, ...]:
        """All faces of a fighter, loose or on dice, counted by symbol."""
        counts = [*self.pool[fighter], 0]
        for die in self.action_dice(fighter):
            for symbol in self.dice.symbols[die]:
                counts[symbol] += 1
        return tuple(counts[:BLANK])

    def colours_left(self, fighter: int) -> list[int]:
        """The colours of trait dice that a fighter can take."""
        return sorted({COLOUR_OF[die] for die in self.supply[self.box(fighter)]} - {ACTION_COLOUR})


ACTION_COLOUR: Final = max(COLOUR_OF)
BOARD_RANGE: Final = tuple(range(len(BOARD)))
BLURRED: Final = frozenset(
    [
        number
        for number, character in enumerate(CHARACTERS)
        for ability in character.abilities
        for effect in ability.effects
        if effect.op == "place-as"
    ]
)
_SECTIONS: Final = {
    character: tuple(
        [
            section
            for ability in (*BOARD_RANGE, *abilities_of(character))
            for section in SECTIONS_OF[ability]
        ]
    )
    for character in range(NOBODY_SPECIAL, len(CHARACTERS))
}


@cache
def halves_of(cards: tuple[int, ...], member: int, turned: int) -> tuple[int, ...]:
    """The halves of team-up cards on the side of the first or second member of a team."""
    return tuple([half_of(card, member ^ (turned >> card & 1)) for card in cards])


def sections_of(character: int, halves: tuple[int, ...]) -> tuple[int, ...]:
    """All sections on which somebody can place dice."""
    return (*_SECTIONS[character], *[SECTIONS_OF[half][0] for half in halves])


def added(counts: tuple[int, ...], symbol: int, n: int = 1) -> tuple[int, ...]:
    """Counts by symbol with so many more of one.

    >>> added((0, 2, 0), 1, -1)
    (0, 1, 0)
    """
    return (*counts[:symbol], counts[symbol] + n, *counts[symbol + 1 :])
