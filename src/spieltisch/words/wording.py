"""What a person reads: messages, questions, choices, options, errors and results in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch.engine import (
    Choice,
    Eyes,
    Face,
    Fact,
    Game,
    Lying,
    Meaning,
    Message,
    Option,
    Question,
    Result,
    TableError,
    Tally,
    Why,
)
from spieltisch.engine.options import OptionValue
from spieltisch.engine.told import MessageValue
from spieltisch.words.bundles import say
from spieltisch.words.errors import MissingWords

GUIDE_PARTS = ("aim", "way", "beware")
"""What a guide tells: the aim, how to get there, and what to beware of."""
YOU = "you"
"""The name of a seat that is addressed: messages say 'you attack' and not 'Anna attacks'."""


class Common:
    """The words that belong to no game, in one language."""

    game: Game[Any] | None = None

    def __init__(self, language: str) -> None:
        self.language = language

    def common(self, key: str, /, **values: str | float) -> str:
        """Words that all games share."""
        return say(None, self.language, key, values)

    def error(self, error: TableError) -> str:
        """What went wrong. An error speaks English by itself."""
        if self.language == "en":
            return str(error)
        said = self.common(f"error-{error.key}", **error.values)
        return f"{said} {self.error(error.cause)}" if error.cause else said

    def joined(self, items: Sequence[str]) -> str:
        """A list as one says it: "Anna, Ben and Cleo"."""
        if not items:
            return self.common("nothing")
        said = items[0]
        for item in items[1:-1]:
            said = self.common("list-more", rest=said, item=item)
        return self.common("list-last", rest=said, item=items[-1]) if len(items) > 1 else said

    def figure(self, figure: float) -> str:
        """A number as this language writes it."""
        return self.common("figure", figure=figure)

    def allowed(self, option: Option) -> str:
        """The values that an option can take."""
        if option.kind == "flag":
            return self.common("allowed-flag")
        if option.kind == "number":
            return self.common("allowed-number", low=option.low, high=option.high)
        return ", ".join(option.values)

    def spoken(self) -> dict[str, str]:
        """The words for on and off, for `read_all`."""
        return {self.common(word): word for word in ("on", "off")}

    def value(self, value: OptionValue) -> str:
        """The value of an option, as a person would write it."""
        if isinstance(value, bool):
            return self.common("on" if value else "off")
        return ",".join(value) if isinstance(value, tuple) else str(value)


class Words(Common):
    """All that can be said at one table, in one language.

    `names` are those of the seats. A seat without a name is called by its number; the seat whose
    name is YOU is addressed.
    """

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] = ()) -> None:
        super().__init__(language)
        self.game: Game[Any] = game
        self.names = names

    # The game itself

    @property
    def name(self) -> str:
        return self._say("game-name")

    @property
    def about(self) -> str:
        """The game in one sentence."""
        return self._say("game-about")

    @property
    def rules(self) -> str:
        """How the game is played, in some lines."""
        return self._say("game-rules")

    @property
    def provenance(self) -> str:
        """What of all this is printed, and what is ours."""
        return self._say("game-provenance")

    def option(self, option: Option) -> str:
        """The name of an option, for a form."""
        return self._say(option.key)

    def option_help(self, option: Option) -> str:
        """What an option does."""
        return self._say(f"{option.key}.help")

    def preset(self, name: str) -> str:
        """The name of options that are set together, for a switch."""
        return self._say(f"preset-{name}")

    def preset_help(self, name: str) -> str:
        """What the switch does."""
        return self._say(f"preset-{name}.help")

    # What happens at the table

    def told(self, message: Message) -> str:
        """What happened."""
        return self._message(f"told-{message.key}", message)

    def described(self, message: Message) -> str:
        """One line of the table as it stands."""
        return self._message(f"describe-{message.key}", message)

    def remark(self, message: Message) -> str:
        """What a bot says about what it does."""
        return self._message(f"remark-{message.key}", message)

    def prompt(self, question: Question, eyes: Eyes) -> str:
        """What a seat is asked, as these eyes may read it."""
        return self._say(f"prompt-{question.prompt}", self._things(question.values, eyes))

    def prompt_help(self, question: Question, eyes: Eyes) -> str:
        """What the question is about, for somebody who does not know the game yet."""
        return self._say(f"prompt-{question.prompt}.help", self._things(question.values, eyes))

    def choice(self, choice: Choice, eyes: Eyes) -> str:
        """What a seat may choose or has chosen, as these eyes may read it."""
        names = self.game.verbs[choice.verb]
        things = dict(zip(names, choice.things, strict=True))
        return self._say(f"choice-{choice.verb}", self._things(things, eyes))

    def choices(self, choices: Sequence[Choice], eyes: Eyes) -> list[str]:
        """Several choices. Those that read the same say where their cards lie, as far as that
        tells them apart, and what still reads the same is counted through."""
        texts = self._with_places([self.choice(choice, eyes) for choice in choices], choices, eyes)
        alike, counted = Counter(texts), Counter[str]()
        counted_through = []
        for text in texts:
            counted[text] += 1
            number, count = counted[text], alike[text]
            counted_through.append(
                self.common("one-of-alike", text=text, number=number, count=count)
                if count > 1
                else text
            )
        return counted_through

    def result(self, result: Result) -> str:
        """How the match ended."""
        if result.outcome == "lost":
            return self.common("outcome-lost")
        if result.outcome == "won" and [self._name(seat) for seat in result.winners] == [YOU]:
            return self.common("outcome-won-you")
        names = self.joined([self.seat(seat) for seat in result.winners])
        return self.common(f"outcome-{result.outcome}", names=names, count=len(result.winners))

    # Pieces

    def seat(self, seat: int) -> str:
        """A seat's name, standing alone."""
        name = self._name(seat)
        return self.common("you") if name == YOU else name

    def term(self, name: str) -> str:
        """The word for one of the game's names: a side, a figure, a place."""
        return self._say(f"name-{name}")

    def face(self, face: Face) -> str:
        """A card's short name, or the word for a card that is hidden."""
        if face.kind is None:
            return self.common("hidden-card")
        return self._say(f"card-{face.kind}")

    def long(self, face: Face) -> str:
        """A card's text, or its name in full."""
        if face.kind is None:
            return self.common("hidden-card")
        return self._say(f"card-{face.kind}.long")

    def lies(self, lying: Lying) -> str:
        """Where a card lies."""
        return self._message(f"lies-{lying.key}", lying)

    def fact(self, fact: Fact) -> str:
        """Something beside a card's text, such as its cost."""
        return self._message(f"fact-{fact.key}", fact)

    def tally(self, tally: Tally) -> str:
        """What a choice comes to in numbers."""
        return self._message(f"tally-{tally.key}", tally)

    def bar(self, why: Why) -> str:
        """Why something cannot be chosen."""
        return self._message(f"bar-{why.key}", why)

    def part(self, name: str) -> str:
        """A part of a standing, as a reason."""
        return self._say(f"part-{name}")

    def guide(self, name: str) -> list[tuple[str, str]]:
        """How something is played: the heading and the text of each part."""
        return [
            (self.common(f"guide-{part}"), self._say(f"guide-{name}-{part}"))
            for part in GUIDE_PARTS
        ]

    def faces(self, faces: Sequence[Face]) -> str:
        """Several cards; those that are hidden are counted."""
        shown = [self.face(face) for face in faces if face.kind is not None]
        hidden = len(faces) - len(shown)
        separator = self._say("between-cards")
        if not hidden:
            return separator.join(shown) or self.common("nothing")
        counted = self.common("hidden-cards", count=hidden)
        rest = separator.join(shown)
        return self.common("list-more", rest=rest, item=counted) if shown else counted

    # Inside

    def _say(self, key: str, values: Mapping[str, str | int] | None = None) -> str:
        return say(self.game.name, self.language, key, values or {})

    def _with_places(
        self, texts: Sequence[str], choices: Sequence[Choice], eyes: Eyes
    ) -> list[str]:
        """The texts; where several are the same, with the places in which they differ."""
        alike: dict[tuple[str, str], list[int]] = {}
        for index, (text, choice) in enumerate(zip(texts, choices, strict=True)):
            alike.setdefault((text, choice.verb), []).append(index)
        told_apart = list(texts)
        for (text, _), indices in alike.items():
            if len(indices) > 1:
                places = self._differing([choices[index] for index in indices], eyes)
                for index, place in zip(indices, places, strict=True):
                    if place:
                        told_apart[index] = self.common("alike-in-place", text=text, place=place)
        return told_apart

    def _differing(self, choices: Sequence[Choice], eyes: Eyes) -> list[str]:
        """Where the cards of each of these choices lie, as far as that tells them apart."""
        places = [self._places(choice, eyes) for choice in choices]
        differ = [len(set(nth)) > 1 for nth in zip(*places, strict=True)]
        named = [
            [place for place, told in zip(mine, differ, strict=True) if told] for mine in places
        ]
        return [self.joined(mine) if mine else "" for mine in named]

    def _places(self, choice: Choice, eyes: Eyes) -> list[str]:
        """Where the cards of a choice lie, in their order."""
        names = self.game.verbs[choice.verb]
        return [
            self.lies(eyes.lies(thing))
            for name, thing in zip(names, choice.things, strict=True)
            if self.game.meanings.get(name) is Meaning.CARD
        ]

    def _name(self, seat: int) -> str:
        """A seat's name as messages get it: YOU itself, so that they can address the seat."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.common("seat", number=seat + 1)

    def _message(self, key: str, message: Message) -> str:
        return self._say(key, {n: self._value(n, value) for n, value in message.values.items()})

    def _value(self, name: str, value: MessageValue) -> str | int:
        """A value of a message: cards say themselves what may be seen of them."""
        if isinstance(value, Face):
            return self.face(value)
        meaning = self.game.meanings.get(name)
        if isinstance(value, str):
            # Somebody whom nobody plays has a name where others have a seat.
            named = meaning in (Meaning.NAME, Meaning.SEAT)
            return self._say(f"name-{value}") if named else value
        if isinstance(value, Sequence):
            if meaning is Meaning.NAME:
                return self.joined([self._say(f"name-{word}") for word in value])
            return self.faces([face for face in value if isinstance(face, Face)])
        if meaning is Meaning.SEAT:
            return self._name(value)
        if meaning in (None, Meaning.NUMBER):
            return value
        raise MissingWords(f"a message cannot tell what '{name}' = {value} stands for")

    def _things(self, things: Mapping[str, int], eyes: Eyes) -> dict[str, str | int]:
        """The things by their names; a card that lies in a seat's place has an `<name>-owner`."""
        said: dict[str, str | int] = {}
        for name, thing in things.items():
            said[name] = self._thing(name, thing, eyes)
            if self.game.meanings.get(name) is Meaning.CARD and (owner := eyes.owner(thing)) >= 0:
                said[f"{name}-owner"] = self._name(owner)
        return said

    def _thing(self, name: str, thing: int, eyes: Eyes) -> str | int:
        """A thing that a choice or a question touches, as these eyes see it."""
        meaning = self.game.meanings.get(name)
        if meaning is Meaning.CARD:
            return self.face(eyes.face(thing))
        if meaning is Meaning.SEAT:
            return self._name(thing)
        if meaning is Meaning.NAME:
            return self._say(f"name-{self.game.names[thing]}")
        if meaning is Meaning.DIE:
            return self._die(thing, eyes.die(thing))
        return thing

    def _die(self, die: int, face: int | None) -> str | int:
        """What a die shows, in a word if it has one."""
        if face is None:
            return self.common("hidden-die")
        word = self.game.face_name(die, face)
        return face + 1 if word is None else self._say(f"name-{word}")
