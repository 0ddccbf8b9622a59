"""One life of a bot is one match: it remembers, also after a restart."""

from __future__ import annotations

from playing import luck, steps
from spieltisch.bots import Bot, decide, play_out, relive
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Table
from spieltisch.games import find
from spieltisch.lab.simulate import play_one
from spieltisch.server.thinking import Job, Match, Mind
from spieltisch.terminal.seats import bots_of

IMPERATOR = find("imperator")


class Diary(Bot):
    """Takes the choice whose number is how many it remembers; and hears what is told."""

    listens = True

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.notes: list[tuple[int, Choice, int]] = []

    def choose(self, seat: Seat) -> int:
        return (len(self.notes) + len(seat.told())) % len(seat.choices)

    def remember(self, seat: Seat, choice: Choice) -> None:
        assert choice in seat.choices
        self.notes.append((seat.moment, choice, len(seat.told())))


def registered(monkeypatch, made: list[Diary]) -> None:
    def make(seed: int | str) -> Diary:
        made.append(Diary(seed))
        return made[-1]

    monkeypatch.setattr("spieltisch.bots.OWN_BOTS", {"imperator": {"diary": make}})
    monkeypatch.setattr("spieltisch.terminal.seats.bot_names", lambda: {"diary"})


def test_a_bot_remembers_each_choice_of_its_seat():
    table = Table(IMPERATOR, 2, "diary", {"round_limit": 2})
    bots = {seat: Diary(seat) for seat in range(2)}
    play_out(table, bots)
    for seat, bot in bots.items():
        made = [entry.choice for entry in table.record().entries if entry.seat == seat]
        assert [choice for _, choice, _ in bot.notes] == made


def test_a_bot_that_comes_later_remembers_the_same():
    table = Table(IMPERATOR, 2, "later", {"round_limit": 2})
    bots = {seat: Diary(seat) for seat in range(2)}
    play_out(table, bots)
    late = Diary(0)
    relive(table, {0: late})
    assert late.notes == bots[0].notes


def test_a_bot_lives_as_long_as_its_match_on_the_server(monkeypatch):
    made: list[Diary] = []
    registered(monkeypatch, made)
    table = Table(IMPERATOR, ["diary", "diary"], "lives", {"round_limit": 2})
    mind, sent = Mind(find), 0
    record = table.record()
    match = Match("room 1 0", record.game, record.seats, record.seed, record.options)
    while table.questions:
        entries, seat = table.record().entries, table.questions[0].seat
        chosen = mind.choose(Job(match, sent, entries[sent:], "diary", seat))
        sent = len(entries)
        # A process that was started anew decides as the old one does.
        assert Mind(find).choose(Job(match, 0, entries, "diary", seat)) == chosen
        table.choose(seat, chosen.choice)
    assert len({id(bot) for bot in made[:2]}) == 2
    assert len(made) == 2 + table.moment


def test_a_bot_remembers_when_a_match_is_loaded_in_the_terminal(monkeypatch):
    registered(monkeypatch, [])
    table = Table(IMPERATOR, ["diary", "diary"], "loaded", {"round_limit": 2})
    for _ in steps(table, luck("loaded"), 30):
        pass
    loaded = bots_of(Table.from_record(IMPERATOR, table.record()))
    made = [entry.choice for entry in table.record().entries if entry.seat == 1]
    assert [choice for _, choice, _ in loaded[1].notes] == made


def test_a_simulation_tells_bots_that_listen_what_happens(monkeypatch):
    made: list[Diary] = []
    registered(monkeypatch, made)
    play_one("imperator", 2, "heard", {"round_limit": 2}, ["diary", "diary"], 0)
    assert made[0].notes[-1][2] > 0


def test_a_decision_is_remembered_once():
    table = Table(IMPERATOR, 2, "once")
    bot = Diary(0)
    index = decide(bot, Seat(table, 0))
    assert [choice for _, choice, _ in bot.notes] == [table.question(0).choices[index]]
