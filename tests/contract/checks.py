"""What every game promises, as functions that a test calls with a game, seats, options and a seed.

Each of them plays at random and raises an AssertionError that names the seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from playing import (
    AnyGame,
    AnyTable,
    Options,
    answerable,
    everything,
    eyes_at,
    luck,
    played,
    seen_by,
    step,
    steps,
)
from spieltisch.engine import (
    CHECKPOINT,
    Choice,
    Entry,
    Face,
    Message,
    Record,
    Table,
    TableError,
    read_record,
)
from spieltisch.engine.cards import eye
from spieltisch.engine.errors import BrokenScript, DamagedRecord, NotAsked, NotOffered
from spieltisch.engine.options import complete
from spieltisch.engine.script import EmptyQuestion

SAMPLES = 10
"""So many moments of a match are looked at closely."""
OFFERED = 30
"""And at so many every choice is made that is offered."""
FOLLOWED = 15
"""So many choices a fork goes along with the table it came from."""


def stops(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    every: bool = False,
    samples: int = SAMPLES,
) -> Iterator[tuple[AnyTable, Sequence[Entry]]]:
    """A table at some moments of a random match, or at every moment, with what follows."""
    record = played(game, seats, seed, options).record()
    looked_at = moments(len(record.entries), seed, samples)
    table: AnyTable = Table.opened(game, record)
    for index, entry in enumerate(record.entries):
        if every or index in looked_at:
            yield table, record.entries[index : index + FOLLOWED]
        table.replay(entry, index)
    yield table, []


def moments(length: int, seed: str, samples: int = SAMPLES) -> set[int]:
    """The moments of a random match that are looked at closely: the first, the last and others."""
    chance = luck("moments", seed)
    return {0, length, *(chance.below(length + 1) for _ in range(samples))}


# 1. It ends


def check_random_play_ends(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Within the bound, with something to choose from at every step, and with a proper result."""
    table = Table(game, seats, seed, options)
    bound = game.bound(seats, table.options)
    chance = luck("ends", seed)
    try:
        while table.result is None:
            assert table.moment < bound, f"{seed}: no end within {bound} choices"
            check_questions(table, seed)
            step(table, chance)
    except (BrokenScript, EmptyQuestion) as error:
        raise AssertionError(f"{seed}: moment {table.moment}: a dead end: {error}") from error
    assert not table.questions, f"{seed}: over, and yet somebody is asked"
    result = table.result
    assert len(set(result.winners)) == len(result.winners), f"{seed}: {result}"
    assert all(0 <= winner < seats for winner in result.winners), f"{seed}: {result}"
    check_sides(game, table, seed)
    fitting = {"won": 1, "draw": 2, "lost": 0}
    enough = len(result.winners) >= fitting[result.outcome]
    assert enough and (result.outcome != "lost" or not result.winners), f"{seed}: {result}"


def check_sides(game: AnyGame, table: AnyTable, seed: str) -> None:
    """Everybody is on one side, and a side wins whole."""
    sides = game.sides(table.seats, table.options)
    if not sides:
        return
    on_a_side = sorted(seat for side in sides for seat in side.seats)
    assert on_a_side == list(range(table.seats)), f"{seed}: not everybody is on one side: {sides}"
    result = table.result
    assert result is not None
    whole = result.outcome != "won" or any(set(s.seats) == set(result.winners) for s in sides)
    assert whole, f"{seed}: {result} is no side of {sides}"


def check_questions(table: AnyTable, seed: str) -> None:
    """Somebody is asked, and every question offers different choices in declared verbs."""
    assert table.questions, f"{seed}: moment {table.moment}: no end, and nobody is asked"
    verbs = table.game.verbs
    for question in table.questions:
        where = f"{seed}: moment {table.moment}: '{question.prompt}'"
        choices = question.choices
        assert len(set(choices)) == len(choices), f"{where} offers the same twice: {choices}"
        if question.seat >= 0:
            for choice in choices:
                assert choice.verb in verbs, f"{where} offers an undeclared verb: {choice}"
                named = len(verbs[choice.verb])
                assert len(choice.things) == named, f"{where}: {choice} has not {named} things"


def check_no_offer_fails(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Whatever is offered can be chosen; then somebody is asked, or the match is over."""
    for table, _ in stops(game, seats, options, seed, samples=OFFERED):
        for question in answerable(table):
            for choice in question.choices:
                where = f"{seed}: moment {table.moment}: seat {question.seat} is offered {choice}"
                fork = table.fork()
                try:
                    fork.choose(question.seat, choice)
                    goes_on = fork.result is not None or fork.questions != []
                except (TableError, EmptyQuestion) as error:
                    raise AssertionError(f"{where}, and it fails: {error}") from error
                assert goes_on, f"{where}, and then nobody is asked"


# Presets


def check_presets_can_be_played(game: AnyGame) -> None:
    """Each preset sets options that the game has to what they allow, and changes something.

    One may name nothing at all: the game as it comes.
    """
    for name, preset in game.presets.items():
        for seats in game.seats:
            usual = complete(game.options, {}, seats)
            try:
                chosen = complete(game.options, preset, seats)
            except TableError as error:
                raise AssertionError(f"{game.name}: preset {name}: {error}") from error
            assert chosen != usual or not preset, f"{game.name}: preset {name} changes nothing"


def check_ladders_can_be_climbed(game: AnyGame) -> None:
    """Each option by which one match leads to the next is there and has values in an order."""
    options = {option.name: option for option in game.options}
    for name in game.ladder:
        assert name in options, f"{game.name}: there is no option {name} to climb"
        assert len(options[name].values) > 1, f"{game.name}: {name} leads nowhere"


# 2. Same record, same everything


def check_same_record_same_everything(
    game: AnyGame, seats: int, options: Options, seed: str
) -> None:
    """A replay shows the same states, views and messages; so does a table saved and loaded."""
    table = Table(game, seats, seed, options)
    chance, chosen = luck("replay", seed), luck("looks", seed)
    hashes = [table.hash()]
    looks = {0: everything(table)}
    saved: dict[int, bytes] = {0: table.record().to_json()}
    for _ in steps(table, chance):
        hashes.append(table.hash())
        if table.result is not None or chosen.below(1 + len(looks) ** 2) == 0:
            looks[table.moment] = everything(table)
            saved[table.moment] = table.record().to_json()
    record = read_record(table.record().to_json())
    replay_and_compare(game, record, hashes, looks, seed)
    for moment, file in saved.items():
        try:
            loaded = Table.from_record(game, read_record(file))
        except DamagedRecord as error:
            raise AssertionError(f"{seed}: saved at moment {moment}: {error}") from error
        assert everything(loaded) == looks[moment], f"{seed}: loaded at moment {moment}"
        for entry in record.entries[moment : moment + 20]:
            loaded.choose(entry.seat, entry.choice, entry.at)
            assert loaded.hash() == hashes[loaded.moment], f"{seed}: loaded at {moment}, went on"


def replay_and_compare(
    game: AnyGame,
    record: Record,
    hashes: list[str],
    looks: dict[int, tuple[object, ...]],
    seed: str,
) -> None:
    table: AnyTable = Table.opened(game, record)
    for index in range(len(record.entries) + 1):
        assert table.hash() == hashes[index], f"{seed}: replay differs at moment {index}"
        if index in looks:
            assert everything(table) == looks[index], f"{seed}: replay differs at moment {index}"
        if index < len(record.entries):
            table.replay(record.entries[index], index)


# 3. Forks


def check_forks_stay_identical(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """A fork that takes the same choices stays the same; each goes its way without the other."""
    forks: list[tuple[AnyTable, int, int]] = []
    looked_at = moments(played(game, seats, seed, options).moment, seed)
    for table, rest in stops(game, seats, options, seed, every=True):
        here = table.moment
        if here in looked_at:
            fork = table.fork()
            forks += [(fork, here, len(table.told)), (fork.fork(), here, len(table.told))]
            before = everything(table)
            for _ in steps(table.fork(), luck("stray", seed, here), FOLLOWED):
                pass
            assert everything(table) == before, f"{seed}: moment {here}: a fork changed it"
        forks = [each for each in forks if here - each[1] <= FOLLOWED]
        if forks:
            compare_forks(table, [(fork, heard) for fork, _, heard in forks], seed)
        for fork, _, _ in forks:
            for entry in rest[:1]:
                fork.choose(entry.seat, entry.choice, entry.at)


def compare_forks(table: AnyTable, forks: list[tuple[AnyTable, int]], seed: str) -> None:
    """Each fork stands where the table stands, and has told what was told since it forked."""
    where = f"{seed}: moment {table.moment}"
    seen = {seat: seen_by(table, seat) for seat in eyes_at(table)}
    for fork, heard in forks:
        assert fork.hash() == table.hash(), f"{where}: the fork's state differs"
        assert fork.told == table.told[heard:], f"{where}: the fork has told otherwise"
        for seat, sight in seen.items():
            assert seen_by(fork, seat) == sight, f"{where}: seat {seat} sees otherwise"


# 5. What is refused, and what is taken back


def check_bad_choices_are_refused(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Not offered, not asked, malformed or doubled: refused, and the table is as it was."""
    for table, rest in stops(game, seats, options, seed):
        before = table.hash()
        asked = {question.seat: question for question in table.questions}
        for seat, question in asked.items():
            for bad in bad_choices(table, seat):
                check_refused(table, seat, bad, NotOffered, seed)
            at = max(table.now, question.ready_at) - 1
            check_refused(table, seat, question.choices[0], TableError, seed, at)
        absent: list[Any] = [seat for seat in range(-1, seats + 2) if seat not in asked]
        for seat in [*absent, -7, None, "0"]:
            check_refused(table, seat, 0, NotAsked, seed)
        assert table.hash() == before, f"{seed}: moment {table.moment}: refused, yet changed"
        if rest:
            check_doubled(table.fork(), rest[0], seed)


def bad_choices(table: AnyTable, seat: int) -> list[Any]:
    question = table.question(seat)
    assert question is not None
    offered = question.choices
    first = offered[0]
    elsewhere = [
        choice
        for other in table.questions
        for choice in other.choices
        if other.seat != seat and choice not in offered
    ]
    made_up = [
        Choice("no-such-verb"),
        Choice(first.verb, (*first.things, 0)),
        Choice(first.verb, (-5,)),
        *elsewhere[:3],
    ]
    malformed = [len(offered), -1, True, None, "0", 0.5, [], first.verb, {"verb": first.verb}]
    return [*made_up, *malformed]


def check_refused(
    table: AnyTable,
    seat: Any,
    choice: Any,
    error: type[TableError],
    seed: str,
    at: int | None = None,
) -> None:
    try:
        table.choose(seat, choice, at)
    except error as refused:
        assert str(refused), f"{seed}: {type(refused).__name__} says nothing"
    else:
        raise AssertionError(f"{seed}: moment {table.moment}: seat {seat} could choose {choice!r}")


def check_doubled(table: AnyTable, entry: Entry, seed: str) -> None:
    """Sent twice, a choice is refused, or it answers what is plainly another question."""
    question = table.question(entry.seat)
    assert question is not None
    table.choose(entry.seat, entry.choice, entry.at)
    after = table.hash()
    again = table.question(entry.seat)
    if again is not None and entry.choice in again.choices:
        assert again.number > question.number, f"{seed}: moment {table.moment}: the same number"
        return
    with suppress(TableError):
        table.choose(entry.seat, entry.choice, entry.at)
        raise AssertionError(f"{seed}: moment {table.moment}: {entry} was taken twice")
    assert table.hash() == after, f"{seed}: moment {table.moment}: refused, yet changed"


def check_undo_returns_exactly(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Wherever a choice can be taken back, the table is what it was before it."""
    for table, rest in stops(game, seats, options, seed):
        fork = table.fork()
        for entry in rest[:12]:
            before = everything(fork)
            fork.choose(entry.seat, entry.choice, entry.at)
            after = everything(fork)
            where = f"{seed}: moment {fork.moment}: seat {entry.seat}"
            if fork.can_undo(entry.seat):
                assert everything(fork) == after, f"{where}: asking whether it can undo changed it"
                fork.undo(entry.seat)
                assert everything(fork) == before, f"{where}: undo leads elsewhere"
                fork.choose(entry.seat, entry.choice, entry.at)
            else:
                with suppress(TableError):
                    fork.undo(entry.seat)
                    raise AssertionError(f"{where}: could undo all the same")
            assert everything(fork) == after, f"{where}: the same choice leads elsewhere"


# What changes is told

SILENTLY: dict[str, dict[str, str]] = {
    "villainous": {"played": "an effect is told when it is played; it is discarded when it is over"}
}
"""For each game the piles that cards may leave without a word, and why."""
Lay = dict[tuple[str, int, int], tuple[int, ...]]


def check_what_changes_is_told(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Where a pile has changed that somebody looks into, they have been told something.

    What is done in secret is told when it comes to light. What was told as a hidden card and lies
    open in the end was told too early.
    """
    table = Table(game, seats, seed, options)
    lay = {viewer: lying_for(table, viewer) for viewer in eyes_at(table)}
    heard, since = len(table.told), table.moment
    for entry in steps(table, luck("told", seed)):
        if table.secret:
            continue
        where = f"{seed}: moments {since} to {table.moment}, after {entry.choice} of {entry.seat}"
        for viewer, before in lay.items():
            lay[viewer] = now = lying_for(table, viewer)
            changed = changes(before, now, SILENTLY.get(game.name, {}))
            told = table.told_to(viewer, heard)
            assert told or not changed, f"{where}: seat {viewer} is told nothing of {changed}"
            open_now = {card for cards in now.values() for card in cards}
            unnamed = hidden_in(told) & open_now
            assert not unnamed, f"{where}: seat {viewer} sees {unnamed}, told as hidden: {told}"
        heard, since = len(table.told), table.moment


def hidden_in(told: Sequence[Message]) -> set[int]:
    """The cards that were told of without their faces, and with them never."""
    faces = [face for one in told for value in one.values.values() for face in faces_in(value)]
    return {one.card for one in faces} - {one.card for one in faces if one.kind is not None}


def faces_in(value: object) -> list[Face]:
    several = value if isinstance(value, list) else [value]
    return [one for one in several if isinstance(one, Face)]


def lying_for(table: AnyTable, viewer: int | None) -> Lay:
    """The cards of each pile that these eyes may look into."""
    cards, eyes = table._state.cards, eye(viewer)
    return {
        (pile.name, pile.owner, pile.number): cards[pile]
        for pile in cards.piles
        if pile.shown_to & eyes
    }


def changes(before: Lay, now: Lay, silently: Mapping[str, str]) -> list[tuple[str, int, int]]:
    """The piles that have changed, but for cards that may go away without a word."""
    quiet = {card for pile, cards in before.items() if pile[0] in silently for card in cards}
    return [
        pile
        for pile, cards in now.items()
        if [c for c in cards if c not in quiet]
        != [c for c in before.get(pile, ()) if c not in quiet]
    ]


# Checkpoints


def check_nothing_happens_after_a_checkpoint(
    game: AnyGame, seats: int, options: Options, seed: str
) -> None:
    """Between a checkpoint (the start is one) and the next question nothing changes or is told."""
    broken: list[str] = []
    table = Table(watched(game, broken), seats, seed, options)
    for _ in steps(table, luck("checkpoints", seed)):
        assert not broken, f"{seed}: moment {table.moment}: {broken[0]}"
    assert not broken, f"{seed}: at the end: {broken[0]}"


def watched(game: AnyGame, broken: list[str]) -> AnyGame:
    """The same game; what its script does between a checkpoint and a question is noted."""

    class Watched(type(game)):  # type: ignore[misc]
        def play(self, state: Any) -> Any:
            script = super().play(state)
            promised = (state.plain(), list(state.log.lines))
            answer = None
            while True:
                try:
                    asked = script.send(answer)
                except StopIteration as end:
                    return end.value
                now = (state.plain(), list(state.log.lines))
                if asked is CHECKPOINT:
                    promised = now
                elif promised not in (None, now):
                    broken.append(f"something happened between a checkpoint and {asked!r}")
                if asked is not CHECKPOINT:
                    promised = None
                answer = yield asked

    return Watched()
