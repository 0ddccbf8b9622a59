"""The folder a server keeps its rooms in: for its user's eyes only, and one server at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FOLDER = 0o700
FILE = 0o600


class FolderTaken(Exception):
    """Another server is at work in this folder."""


def make_private(folder: Path) -> None:
    """The folder, if it is not there yet: nobody else may look into it."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=FOLDER, exist_ok=True)


def keep_private(file: Path) -> None:
    """A file that nobody else may read, now and from its first moment on."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, FILE))
    file.chmod(FILE)


class Lock:
    """Whoever holds it is alone in the folder. It ends with the process, also if that is killed."""

    def __init__(self, file: Path) -> None:
        self._open = os.open(file, os.O_CREAT | os.O_RDWR, FILE)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._open, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._open, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._open)
            raise FolderTaken(str(file.parent)) from error

    def release(self) -> None:
        os.close(self._open)
