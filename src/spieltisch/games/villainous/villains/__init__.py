"""What the cards of each villain do. Importing this package registers them all."""

from __future__ import annotations

from spieltisch.games.villainous.villains import (
    captain_hook,
    jafar,
    maleficent,
    prince_john,
    queen_of_hearts,
    ursula,
)

AIMS: tuple[str, ...] = (
    *maleficent.AIMS,
    *ursula.AIMS,
    *jafar.AIMS,
    *captain_hook.AIMS,
    *prince_john.AIMS,
    *queen_of_hearts.AIMS,
)
"""The names of all parts of all aims."""
