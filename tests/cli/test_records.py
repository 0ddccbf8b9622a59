"""Replaying and verifying saved matches."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cli.running import IMPERATOR, ScriptedScreen, imperator, run
from spieltisch.bots import RandomBot, play_out
from spieltisch.commands.common import NOT_VERIFIED, REFUSED
from spieltisch.engine import Choice, Entry, Face, Record, Table
from spieltisch.engine.text import CONTROLS
from spieltisch.terminal.files import load, save
from spieltisch.terminal.replay import Replay
from spieltisch.words import Words
from toys import Kitchen


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> Path:
    table = imperator("Anna", "Ben", "random", seed="finished", lives=1, hidden_buffs=True)
    play_out(table, {seat: RandomBot(seat) for seat in range(3)})
    file = tmp_path_factory.mktemp("records") / "finished.json"
    save(table.record(), file)
    return file


def changed(file: Path, tmp_path: Path, **fields: object) -> Path:
    """The same record with something changed, and sealed again so that the file is whole."""
    record = msgspec.structs.replace(load(file), **fields)
    target = tmp_path / "changed.json"
    target.write_bytes(record.to_json())
    return target


# Verify


def test_verify_does_not_speak_of_an_end_that_was_not_recorded(finished, tmp_path):
    result = run("verify", changed(finished, tmp_path, end=""))
    assert result.exit_code == 0
    assert "were legal" in result.output
    assert "recorded end" not in result.output


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ["The file is intact", "The seed matches", "were legal", "recorded end", "has won"]),
        ("de", ["unbeschädigt", "Startwert passt", "waren erlaubt", "demselben Ende", "gewonnen"]),
    ],
)
def test_verify_tells_what_it_checked(finished, language, shown):
    result = run("verify", finished, "--lang", language)
    assert result.exit_code == 0
    assert all(text in result.output for text in shown)
    assert str(len(load(finished).entries)) in result.output


def test_verify_names_the_fingerprint(finished):
    assert load(finished).commitment in run("verify", finished).output


def test_verify_accepts_an_unfinished_match(tmp_path):
    save(imperator("Anna", "Ben").record(), tmp_path / "begun.json")
    result = run("verify", tmp_path / "begun.json")
    assert result.exit_code == 0
    assert "The match is not over" in result.output


def test_verify_refuses_every_kind_of_damage(finished, tmp_path):
    data = finished.read_bytes()
    middle = len(data) // 2
    other = b"0" if data[middle : middle + 1] != b"0" else b"1"
    for damaged in (b"", data[:-10], data[:middle] + other + data[middle + 1 :]):
        file = tmp_path / "damaged.json"
        file.write_bytes(damaged)
        result = run("verify", file)
        assert result.exit_code == 1
        assert result.stderr.startswith("✗ This record is damaged")


def test_verify_refuses_a_sealed_record_with_another_seed(finished, tmp_path):
    result = run("verify", changed(finished, tmp_path, seed="00" * 32))
    assert result.exit_code == 1
    assert "not the one that was promised" in result.stderr


def test_verify_refuses_a_choice_that_was_not_offered(finished, tmp_path):
    entries = load(finished).entries
    entries[4] = Entry(entries[4].seat, Choice("attack", (1, 2)))
    result = run("verify", changed(finished, tmp_path, entries=entries))
    assert result.exit_code == 1
    assert "choice 5 cannot be made" in result.stderr
    assert "The seed matches" in result.stdout


def test_verify_refuses_another_end(finished, tmp_path):
    result = run("verify", changed(finished, tmp_path, end="ab"))
    assert result.exit_code == 1
    assert "lead to a different end" in result.stderr


def test_verify_refuses_other_rules_and_unknown_games(finished, tmp_path):
    other = run("verify", changed(finished, tmp_path, rules=99), "--lang", "de")
    assert (other.exit_code, "Fassung 99" in other.stderr) == (1, True)
    unknown = run("verify", changed(finished, tmp_path, game="chess"))
    assert (unknown.exit_code, "no game called 'chess'" in unknown.stderr) == (1, True)


def test_verify_refuses_in_german_without_a_word_of_english(finished, tmp_path):
    entries = load(finished).entries
    entries[4] = Entry(entries[4].seat, Choice("attack", (1, 2)))
    asked = Entry(1 - entries[0].seat, Choice("pass"))
    cut = tmp_path / "cut.json"
    cut.write_bytes(finished.read_bytes()[:-10])
    digest = tmp_path / "digest.json"
    digest.write_bytes(finished.read_bytes().replace(b"Anna", b"Anne"))
    refusals = [
        (cut, "Sie lässt sich nicht lesen."),
        (digest, "Ihr Inhalt passt nicht zu ihrer Prüfsumme."),
    ]
    for index, (fields, refusal) in enumerate(
        [
            ({"format": 9}, "Ihr Format ist 9 und nicht 1."),
            ({"seed": "zz"}, "Ihr Startwert ist keine hexadezimale Zahl."),
            ({"seed": "00" * 32}, "Ihr Startwert ist nicht der versprochene."),
            ({"entries": entries}, "Wahl 5 ist nicht möglich. Platz "),
            ({"entries": [asked]}, "Wahl 1 ist nicht möglich. Platz "),
            ({"end": "ab"}, "Ihre Wahlen führen zu einem anderen Ende, als sie sagt."),
        ]
    ):
        (folder := tmp_path / str(index)).mkdir()
        refusals.append((changed(finished, folder, **fields), refusal))
    for file, refusal in refusals:
        told = run("verify", file, "--lang", "de").stderr
        assert told.startswith(f"✗ Diese Aufzeichnung ist beschädigt: {refusal}"), told
        unquoted = re.sub("»[^«]*«", "", told)
        assert not re.search(r"\b(the|is|its?|not|choice|seat|record|cannot)\b", unquoted), told


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_is_one_line(command, tmp_path):
    result = run(command, tmp_path / "none")
    assert result.exit_code == 2
    assert result.stderr == f"There is no '{tmp_path / 'none'}'.\n"


# Replay


def test_replay_shows_every_choice_and_the_end(finished):
    output = run("replay", finished, "--all").output
    entries = load(finished).entries
    for number in range(1, len(entries) + 1):
        assert f"\n{number}. " in output
    assert "Anna crowns" in output
    assert "has won." in output
    assert load(finished).seed in output


def test_what_came_of_a_choice_stands_below_it_also_where_a_line_is_broken(finished):
    for line in run("replay", finished, "--all").output.splitlines()[3:-3]:
        assert re.match(r"\d+\. |      \S", line), line
        assert len(line) <= 80


def test_replay_does_not_wait_where_nobody_can_type(finished):
    assert run("replay", finished).output == run("replay", finished, "--all").output


def test_replay_speaks_german(finished):
    output = run("replay", finished, "--lang", "de").output
    assert "Anna krönt" in output and "Zufall 3 krönt" in output


def test_replay_of_an_unfinished_match_keeps_the_seed_to_itself(tmp_path):
    table = imperator("Anna", "Ben")
    save(table.record(), tmp_path / "begun.json")
    output = run("replay", tmp_path / "begun.json").output
    assert "The match is not over" in output and table.seed.hex() not in output


def test_a_replay_through_one_seats_eyes_shows_nothing_that_was_hidden_from_it():
    table = imperator("Anna", "Ben", seed="crowning")
    words = Words(IMPERATOR, "en")
    dealt: list[Face] = table.view(0).board.players[0].dealt
    cards = [words.face(face) for face in dealt]
    table.choose(0, 0)
    open_, mine, theirs = (shown(table.record(), seat) for seat in (None, 0, 1))
    assert f"1. Anna: Crown {cards[0]}" in open_ and f"1. Anna: Crown {cards[0]}" in mine
    assert "1. Anna chooses in secret" in theirs
    assert not any(card in theirs for card in cards)


def test_the_last_choice_of_a_secret_window_stays_secret_as_well():
    table = imperator("Anna", "Ben", seed="crowning")
    table.choose(0, 0)
    table.choose(1, 0)
    assert "2. Ben chooses in secret" in shown(table.record(), 0)


def test_the_clock_has_a_line_of_its_own(monkeypatch):
    table = Table(Kitchen(), 1, 1, {"burns": 1}, told=False)
    table.choose(-1, 0)
    monkeypatch.setattr("spieltisch.terminal.replay.find", lambda name: Kitchen())
    monkeypatch.setattr("spieltisch.terminal.replay.table_of", lambda record: table)
    replay = Replay(table.record(), None, "en", ScriptedScreen([]))
    monkeypatch.setattr(replay, "_tell", lambda: None)
    replay._step(0, table.record().entries[0])
    assert "1. Time passes" in replay.screen.text


def shown(record: Record, seat: int | None) -> str:
    screen = ScriptedScreen([])
    Replay(record, seat, "en", screen).run(pausing=False)
    return screen.text


@pytest.mark.parametrize(
    ("typed", "last"),
    [([], 1), (["q"], 1), (["quit"], 1), (["", "q"], 2), (["3", "q"], 4), (["what?", "0", "q"], 1)],
)
def test_a_person_says_how_far_a_replay_goes_on(finished, typed, last):
    screen = ScriptedScreen(typed)
    Replay(load(finished), None, "en", screen).run(pausing=True)
    assert f"\n{last}. " in screen.text and f"\n{last + 1}. " not in screen.text
    assert ("Enter shows the next choice" in screen.text) == ("what?" in typed)


def test_a_jump_past_the_end_shows_the_end(finished):
    screen = ScriptedScreen(["100000"])
    Replay(load(finished), None, "en", screen).run(pausing=True)
    assert "has won." in screen.text


def test_a_seat_that_is_not_there_is_refused(finished):
    result = run("replay", finished, "--seat", "4", "--lang", "de")
    assert result.exit_code == 2
    assert result.stderr == "Platz 4 gibt es nicht; an diesem Tisch sind 3 Plätze.\n"


def test_a_damaged_record_is_not_replayed(finished, tmp_path):
    entries = load(finished).entries
    entries[4] = Entry(entries[4].seat, Choice("attack", (1, 2)))
    result = run("replay", changed(finished, tmp_path, entries=entries))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "choice 5 cannot be made" in result.stderr


# Names that somebody else has made up

HOSTILE = ["[bold red]Anna[/]", "\x1b[2J\x1b]0;mine\x07Ben", "C\u202elara\n\u2066"]


@pytest.mark.parametrize("command", [("replay", "--all"), ("verify",), ("play", "--load")])
def test_names_in_a_file_are_no_commands_to_the_terminal(finished, tmp_path, command):
    file = changed(finished, tmp_path, seats=HOSTILE)
    words = (*command, file) if command[0] != "verify" else ("verify", file)
    output = run(*words).output
    assert not re.search(CONTROLS, output)
    if command[0] == "replay":
        assert all(name in output for name in ("[bold red]Anna[/]", "[2J]0;mineBen", "Clara"))


@pytest.mark.parametrize("seats", [",".join(HOSTILE), "\x1b[31mAnna,random"])
def test_names_that_are_typed_are_no_commands_either(seats):
    output = run("play", "imperator", "--seats", seats, typed=["1"]).output
    assert "Anna" in output
    assert not re.search(CONTROLS, output)


@pytest.mark.parametrize(
    "data",
    [
        b'{"\\u001b[31m": 1}',
        b'{"game": "\\u001b]0;mine\\u0007"}',
        b'{"format": 1, "game": 3}',
        b"\x1b[31m",
    ],
)
def test_what_is_wrong_with_a_file_is_no_command_either(tmp_path, data):
    file = tmp_path / "\x1b[31m.json"
    file.write_bytes(data)
    for command in ("replay", "verify"):
        result = run(command, file)
        assert result.exit_code in (NOT_VERIFIED, REFUSED)
        assert not re.search(CONTROLS, result.output)


def test_a_game_of_another_name_is_no_command_either(finished, tmp_path):
    file = changed(finished, tmp_path, game="\x1b[31mmine", options={"\x1b[31m": "\x1b[31m"})
    for command in ("replay", "verify"):
        assert not re.search(CONTROLS, run(command, file).output)
