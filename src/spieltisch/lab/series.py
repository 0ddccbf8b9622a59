"""Several studies that are played one after the other, each with the duels that belong to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spieltisch.lab.compare import Tried
from spieltisch.lab.report import Duel
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played


class Series:
    """Studies by their names; a duel is named after the study whose luck it tells from skill."""

    def __init__(self) -> None:
        self.studies: dict[str, Study] = {}
        self._duels: dict[str, list[str]] = {}

    def add(self, name: str, study: Study, duels: Iterable[Study]) -> None:
        """One more study, with its duels."""
        named = {f"{name} duel-{number}".strip(): duel for number, duel in enumerate(duels, 1)}
        self.studies |= {name: study} | named
        self._duels[name] = list(named)

    def tried(self, rows: Mapping[str, list[Played]]) -> list[Tried]:
        """What was played for each study and its duels, out of all that was played."""
        return [
            Tried(
                name,
                self.studies[name],
                rows[name],
                [Duel(self.studies[one], rows[one]) for one in duels],
            )
            for name, duels in self._duels.items()
        ]
