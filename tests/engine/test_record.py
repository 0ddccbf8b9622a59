"""The record is the truth: it is read as it was written, or not at all."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import everything, played
from spieltisch.engine import Choice, Entry, Record, Table, read_record
from spieltisch.engine.chance import commitment
from spieltisch.engine.errors import DamagedRecord, OtherRules, UnknownGame, WrongNumberOfSeats
from spieltisch.engine.record import FORMAT
from spieltisch.engine.text import NAME_LENGTH, clean
from toys import Kitchen, Nim, Walk
from toys.walk import STEP

NAMES = ["Anna", "Jürgen \u2665"]


def match() -> Table:
    table = Table(Nim(), NAMES, "record")
    for choice in (0, 1, 1, 0, 2):
        table.choose(table.questions[0].seat, choice)
    return table


def resealed(record: Record, **changes: object) -> Record:
    """A record that was tampered with by somebody who knows how to write the digest."""
    changed = msgspec.structs.replace(record, **changes)
    return msgspec.structs.replace(changed, digest=changed.seal())


# Written and read

texts = st.text(st.characters(codec="utf-8"), max_size=12)
numbers = st.integers(-(2**53), 2**53)
entries = st.builds(
    Entry,
    seat=st.integers(-1, 8),
    choice=st.builds(Choice, verb=texts, things=st.lists(numbers, max_size=4).map(tuple)),
    at=numbers,
)
values = st.booleans() | numbers | texts | st.lists(texts, max_size=3).map(tuple)
records = st.builds(
    Record,
    game=texts,
    rules=numbers,
    options=st.dictionaries(texts, values, max_size=4),
    seats=st.lists(texts.map(lambda name: clean(name, NAME_LENGTH)), max_size=8),
    seed=st.just(b"x".hex()),
    commitment=st.just(commitment(b"x")),
    entries=st.lists(entries, max_size=6),
    end=texts,
)


@given(records)
@settings(deadline=None, derandomize=True, database=None)
def test_what_is_written_is_read_again(record: Record):
    again = read_record(record.to_json())
    assert msgspec.structs.replace(again, digest="") == record
    assert again.digest == record.seal()
    assert again.to_json() == record.to_json()


def test_names_are_made_fit_to_be_shown():
    record = match().record()
    record.seats = ["\x1b[2JAnna", "B\u202een\n[red]" + "x" * 99]
    again = read_record(record.to_json())
    assert again.seats == ["[2JAnna", "Ben [red]" + "x" * 15]
    assert list(Table.from_record(Nim(), again).names) == again.seats


def test_only_so_many_seats_are_read():
    record = match().record()
    record.seats = [""] * 65
    with pytest.raises(DamagedRecord, match="64"):
        read_record(record.to_json())


@pytest.mark.parametrize("at", [2**53 + 1, -(2**53) - 1, 10**300])
def test_a_time_that_no_clock_shows_makes_a_record_unreadable(at):
    record = match().record()
    record.entries[-1] = msgspec.structs.replace(record.entries[-1], at=at)
    with pytest.raises(DamagedRecord) as damaged:
        read_record(record.to_json())
    assert damaged.value.reason == "unreadable"


def test_what_is_wrong_with_a_file_quotes_little_of_it():
    with pytest.raises(DamagedRecord) as damaged:
        read_record(b'{"\\u001b[31m%s": 1}' % (b"x" * 10_000))
    assert "\x1b" not in str(damaged.value)
    assert len(str(damaged.value)) < 300


def test_a_file_has_one_choice_to_a_line():
    table = match()
    lines = table.record().to_json().decode().splitlines()
    written = [line.strip().rstrip(",") for line in lines if line.strip().startswith("[")]
    assert written == [msgspec.json.encode(entry).decode() for entry in table.record().entries]
    assert len(written) == table.moment == 5


def test_a_file_is_plain_json():
    decoded = msgspec.json.decode(match().record().to_json())
    assert decoded["game"] == "nim"
    assert decoded["seats"] == NAMES
    assert decoded["entries"][0] == [0, ["heap", [0]], 0]


def test_a_table_of_a_record_is_the_same_table():
    table = match()
    again = Table.from_record(Nim(), read_record(table.record().to_json()))
    assert everything(again) == everything(table)
    assert again.names == NAMES
    assert again.record() == table.record()


def test_a_record_before_the_first_choice():
    table = Table(Nim(), 2, "empty")
    again = Table.from_record(Nim(), read_record(table.record().to_json()))
    assert everything(again) == everything(table)


def test_a_record_does_not_change_when_the_match_goes_on():
    table = match()
    record = table.record()
    before = record.to_json()
    table.choose(table.questions[0].seat, 0)
    assert record.to_json() == before


# Damaged


def test_no_bit_of_a_file_can_be_flipped_unnoticed():
    file = match().record().to_json()
    for place in range(len(file)):
        for bit in range(8):
            damaged = bytearray(file)
            damaged[place] ^= 1 << bit
            try:
                read_record(bytes(damaged))
            except DamagedRecord as error:
                assert str(error).startswith("This record is damaged: ")
            else:
                raise AssertionError(f"bit {bit} of byte {place} was flipped unnoticed")


def test_no_part_of_a_file_can_be_missing():
    file = match().record().to_json()
    for length in range(len(file) - 2):  # all but the last newline
        with pytest.raises(DamagedRecord, match="it cannot be read"):
            read_record(file[:length])


@pytest.mark.parametrize("file", [b"", b"{}", b"[]", b"null", b"\xff\xfe", b"not a record", b"1"])
def test_other_files_are_no_records(file: bytes):
    with pytest.raises(DamagedRecord, match="it cannot be read"):
        read_record(file)


def test_a_choice_cannot_be_changed_unnoticed():
    file = match().record().to_json()
    with pytest.raises(DamagedRecord, match="do not match its digest"):
        read_record(file.replace(b'["heap",[0]]', b'["heap",[1]]', 1))


def test_another_format():
    record = resealed(match().record(), format=FORMAT + 1)
    with pytest.raises(DamagedRecord, match=f"its format is {FORMAT + 1}, not {FORMAT}"):
        read_record(record.to_json())


@pytest.mark.parametrize("seed", [b"other".hex(), "", "00" * 32])
def test_a_seed_that_was_not_promised(seed: str):
    record = resealed(match().record(), seed=seed)
    for read in (lambda: read_record(record.to_json()), lambda: Table.from_record(Nim(), record)):
        with pytest.raises(DamagedRecord, match="its seed is not the one that was promised"):
            read()


def test_a_seed_that_is_none():
    record = resealed(match().record(), seed="a heap of stones")
    with pytest.raises(DamagedRecord, match="its seed is not a hexadecimal number"):
        read_record(record.to_json())


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(0, Choice("heap", (9,))), "not offered"),
        (Entry(1, Choice("heap", (0,))), "not being asked"),
        (Entry(0, Choice("heap", (0,)), -1), "cannot choose at -1 ms"),
        (Entry(7, Choice("heap", (0,))), "not being asked"),
    ],
)
def test_an_illegal_choice(entry: Entry, why: str):
    record = match().record()
    tampered = resealed(record, entries=[*record.entries[:4], entry])
    with pytest.raises(DamagedRecord, match=rf"choice 5 cannot be made.*{why}"):
        Table.from_record(Nim(), read_record(tampered.to_json()))


def test_another_end_than_the_choices_lead_to():
    record = match().record()
    for changes in ({"end": "0" * 64}, {"entries": record.entries[:-1]}):
        with pytest.raises(DamagedRecord, match="its choices lead to a different end"):
            Table.from_record(Nim(), resealed(record, **changes))


def test_a_record_whose_end_nobody_could_tell_is_checked_up_to_its_last_choice():
    record = resealed(match().record(), end="")
    table = Table.from_record(Nim(), read_record(record.to_json()))
    assert table.record().entries == record.entries


def test_another_version_of_the_rules():
    record = resealed(played(Walk(), 1, "rules").record(), rules=2)
    with pytest.raises(OtherRules, match=r"made with version 2 of the rules of walk; this is .* 3"):
        Table.from_record(Walk(), record)


def test_the_record_of_another_game():
    with pytest.raises(UnknownGame, match="There is no game called 'nim'"):
        Table.from_record(Kitchen(), match().record())


def test_a_record_with_too_many_seats():
    with pytest.raises(WrongNumberOfSeats):
        Table.from_record(Nim(), resealed(match().record(), seats=["A", "B", "C", "D"]))


def test_a_refused_choice_of_a_record_leaves_the_table_as_it_was():
    table = Table.opened(Walk(), played(Walk(), 1, "refused").record())
    table.replay(Entry(0, STEP), 0)
    before = everything(table)
    with pytest.raises(DamagedRecord, match="choice 2 cannot be made"):
        table.replay(Entry(1, STEP), 1)
    assert everything(table) == before
