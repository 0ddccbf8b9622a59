"""The laboratory's libraries are an extra: what is missing is said before anything is played."""

from __future__ import annotations

from importlib.util import find_spec


class Missing(Exception):
    """A library that has to be installed first, and the extra that it is part of."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is missing: pip install 'spieltisch[{extra}]'")
        self.library = library
        self.extra = extra


def needed(*libraries: str, extra: str = "lab") -> None:
    """Raise if one of these cannot be imported."""
    for library in libraries:
        if find_spec(library) is None:
            raise Missing(library, extra)
