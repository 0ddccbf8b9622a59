"""Records in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import imperator
from spieltisch.terminal.files import LARGEST, FileTrouble, load, save

RECORD = imperator("Anna", "Ben").record()


def test_what_was_saved_is_loaded(tmp_path):
    save(RECORD, tmp_path / "a.json")
    assert load(tmp_path / "a.json").to_json() == RECORD.to_json()


def test_nothing_is_left_beside_a_saved_file(tmp_path):
    save(RECORD, tmp_path / "a.json")
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_a_write_that_fails_leaves_the_old_file_and_no_draft(tmp_path, monkeypatch):
    file = tmp_path / "a.json"
    file.write_text("old")

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(FileTrouble, match="There is no space left"):
        save(RECORD, file, overwrite=True)
    assert file.read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_saved_file_may_be_read_like_any_new_file(tmp_path):
    (tmp_path / "usual").touch()
    save(RECORD, tmp_path / "a.json")
    assert (tmp_path / "a.json").stat().st_mode == (tmp_path / "usual").stat().st_mode


@pytest.mark.parametrize("reason", ["missing", "folder"])
def test_reading_tells_what_is_wrong(tmp_path, reason):
    file = tmp_path if reason == "folder" else tmp_path / "none"
    with pytest.raises(FileTrouble) as trouble:
        load(file)
    assert trouble.value.reason == reason


def test_writing_tells_what_is_wrong(tmp_path, monkeypatch):
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    reasons = []
    (tmp_path / "there").touch()
    for file in (tmp_path, tmp_path / "there", tmp_path / "no" / "folder"):
        with pytest.raises(FileTrouble) as trouble:
            save(RECORD, file)
        reasons.append(trouble.value.reason)
    monkeypatch.setattr("tempfile.mkstemp", denied)
    with pytest.raises(FileTrouble) as trouble:
        save(RECORD, tmp_path / "a.json")
    assert [*reasons, trouble.value.reason] == ["folder", "exists", "missing", "denied"]


@pytest.mark.parametrize("name", ["~nobody-of-this-name/a", "a\0b", "a" * 5000])
def test_names_that_no_file_can_have_are_refused(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    for attempt in (lambda: load(Path(name)), lambda: save(RECORD, Path(name))):
        with pytest.raises(FileTrouble) as trouble:
            attempt()
        assert trouble.value.reason == "name"


def test_what_the_system_complains_about_otherwise_is_told_by_its_number(tmp_path, monkeypatch):
    def broken(self: Path, mode: str) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "open", broken)
    with pytest.raises(FileTrouble, match=r"\(system error 5\)"):
        load(tmp_path / "a.json")


def test_a_file_without_end_is_not_read_to_its_end(tmp_path):
    big = tmp_path / "big.json"
    with big.open("wb") as out:
        out.truncate(LARGEST + 1)
    for file in (big, Path("/dev/zero")):
        with pytest.raises(FileTrouble) as trouble:
            load(file)
        assert trouble.value.reason == "big"


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(FileTrouble) as trouble:
        load(tmp_path / "file" / "a.json")
    assert trouble.value.reason == "missing"


def test_the_home_folder_can_be_written_as_a_tilde(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    save(RECORD, Path("~/a.json"))
    assert (tmp_path / "a.json").exists()
    assert load(Path("~/a.json")).game == "imperator"
