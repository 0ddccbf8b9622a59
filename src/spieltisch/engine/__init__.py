"""The engine: tables, questions, cards, dice, chance, records. It knows no game.

A game is a script that asks questions (`script`), over a state of plain data (`state`, `cards`,
`dice`, `chance`), and a `Table` runs it.
"""

from spieltisch.engine.cards import EVERYONE, NOBODY, Cards, Layout, Pile, only
from spieltisch.engine.chance import Chance
from spieltisch.engine.dice import NO_DICE, Dice
from spieltisch.engine.errors import TableError
from spieltisch.engine.eyes import Eyes, View
from spieltisch.engine.game import Game, Meaning, Result, Side
from spieltisch.engine.judging import (
    Judge,
    Likes,
    Parts,
    Standing,
    likes_of,
    ratings_of,
    weights_of,
)
from spieltisch.engine.options import Option, Options, flag, number, one_of
from spieltisch.engine.record import Record, read_record
from spieltisch.engine.script import (
    CHECKPOINT,
    CLOCK,
    PASS,
    TICK,
    Choice,
    Entry,
    Question,
    Script,
    anyone_may,
    ask,
    choices_of,
    pairs_of,
    secretly,
    simultaneously,
    wait_until,
)
from spieltisch.engine.state import State
from spieltisch.engine.table import Table
from spieltisch.engine.told import Bar, Face, Fact, Log, Lying, Message, Sighted, Tally, Told, Why

__all__ = [
    "CHECKPOINT",
    "CLOCK",
    "EVERYONE",
    "NOBODY",
    "NO_DICE",
    "PASS",
    "TICK",
    "Bar",
    "Cards",
    "Chance",
    "Choice",
    "Dice",
    "Entry",
    "Eyes",
    "Face",
    "Fact",
    "Game",
    "Judge",
    "Layout",
    "Likes",
    "Log",
    "Lying",
    "Meaning",
    "Message",
    "Option",
    "Options",
    "Parts",
    "Pile",
    "Question",
    "Record",
    "Result",
    "Script",
    "Side",
    "Sighted",
    "Standing",
    "State",
    "Table",
    "TableError",
    "Tally",
    "Told",
    "View",
    "Why",
    "anyone_may",
    "ask",
    "choices_of",
    "flag",
    "number",
    "one_of",
    "only",
    "pairs_of",
    "likes_of",
    "ratings_of",
    "read_record",
    "secretly",
    "simultaneously",
    "wait_until",
    "weights_of",
]
