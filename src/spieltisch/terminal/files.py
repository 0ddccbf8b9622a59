"""Records in files: whole or not at all, and nothing is overwritten by accident."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from spieltisch.engine import Record, TableError, read_record

LARGEST = 16 * 1024 * 1024
"""So many bytes a file may have; a match of a whole day has some hundred thousand."""


class FileTrouble(TableError):
    """A file cannot be read or written.

    `reason` is missing, folder, denied, exists, full, name, big or other; `number` is the system's
    own for the trouble, as what the system says about it is English everywhere.
    """

    key = "file-trouble"

    SENTENCES: ClassVar[dict[str, str]] = {
        "missing": "There is no '{file}'.",
        "folder": "'{file}' is a folder, not a file.",
        "denied": "There is no permission to read or write '{file}'.",
        "exists": "'{file}' already exists.",
        "full": "There is no space left for '{file}'.",
        "name": "'{file}' cannot be the name of a file.",
        "big": "'{file}' is too big for a saved match.",
        "other": "'{file}' cannot be read or written (system error {number}).",
    }

    def __init__(self, file: Path, reason: str, number: int = 0) -> None:
        sentence = self.SENTENCES[reason].format(file=file, number=number)
        super().__init__(sentence, file=str(file), reason=reason, number=number)
        self.reason = reason


_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name",
}


def load(file: Path) -> Record:
    """The record in a file, if both are whole."""
    with _troubles(file), file.expanduser().open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise FileTrouble(file, "big")
    return read_record(data)


def save(record: Record, file: Path, overwrite: bool = False) -> None:
    """Write a record. A reader sees the old file or the new one, never a part of it."""
    with _troubles(file):
        target = file.expanduser()
        if target.is_dir():
            raise FileTrouble(file, "folder")
        if target.exists() and not overwrite:
            raise FileTrouble(file, "exists")
        _write(target, record.to_json())


def _write(target: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        # A draft is made for its owner's eyes alone; the file gets what any new file would.
        draft.chmod(_usual_mode())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


@contextmanager
def _troubles(file: Path) -> Iterator[None]:
    """Whatever the system has to complain about becomes a sentence a person understands."""
    try:
        yield
    except OSError as error:
        number = error.errno or 0
        raise FileTrouble(file, _REASONS.get(number, "other"), number) from error
    except (RuntimeError, ValueError) as error:
        # A home folder that nobody has, or characters that no file name can hold.
        raise FileTrouble(file, "name") from error
