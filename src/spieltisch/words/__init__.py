"""Keys and values turned into German and English.

The words lie in Fluent files: what all games share in `words/locale`, a game's own beside it in
`games/<game>/locale`. Nothing that a person reads is written in Python.

A text gets the values of its message, question or choice by their names: `$card`, `$seat`. Where a
question or a choice names a card that lies in somebody's place, it also gets that seat's name:
`$card-owner`.

>>> from spieltisch.engine import Face, Message
>>> from spieltisch.games import find
>>> german = Words(find("imperator"), "de", names=["Anna", ""])
>>> german.told(Message("passes", {"seat": 0}))
'Anna passt.'
>>> german.seat(1), german.face(Face(3, "spades-queen")), german.face(Face(3, None))
('Platz 2', '♠D', 'eine verdeckte Karte')
"""

from spieltisch.words.bundles import LANGUAGES, has, keys, languages
from spieltisch.words.errors import MissingWords
from spieltisch.words.wording import YOU, Common, Words

__all__ = ["LANGUAGES", "YOU", "Common", "MissingWords", "Words", "has", "keys", "languages"]
