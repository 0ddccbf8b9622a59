"""Toy games: small, whole games that show the engine without any real game.

One for each way of asking, one with a clock, one with hidden cards and dice, one with announcements
from behind screens, and one in which every reason not to take a choice back can be met.
"""

from toys.alarm import Alarm
from toys.cave import Cave
from toys.duel import Duel
from toys.kitchen import Kitchen
from toys.market import Market
from toys.nim import Nim
from toys.screens import Screens
from toys.siege import Siege
from toys.walk import Walk

TOYS = (Nim(), Walk(), Market(), Screens(), Duel(), Alarm(), Kitchen(), Cave(), Siege())

__all__ = ["TOYS", "Alarm", "Cave", "Duel", "Kitchen", "Market", "Nim", "Screens", "Siege", "Walk"]
