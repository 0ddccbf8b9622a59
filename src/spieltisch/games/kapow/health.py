"""Health, and the end of a match."""

from __future__ import annotations

from spieltisch.engine import Result
from spieltisch.games.kapow.content import CHARACTER_IDS
from spieltisch.games.kapow.state import Kapow


class KnockedOut(Exception):
    """A team has no health left: the match ends at once, whatever is going on."""

    def __init__(self, team: int) -> None:
        super().__init__(team)
        self.team = team


def called(state: Kapow, fighter: int) -> int | str:
    """A fighter as messages name it: its seat, or the character that nobody plays."""
    return CHARACTER_IDS[state.character[fighter]] if state.is_ai(fighter) else fighter


def heal(state: Kapow, fighter: int, n: int) -> None:
    """Never above the health at the start."""
    team = state.team(fighter)
    gained = min(n, state.full[team] - state.health[team])
    if not gained:
        return
    state.health[team] += gained
    state.tell("heals", seat=called(state, fighter), count=gained, health=state.health[team])


def lose_health(state: Kapow, fighter: int, n: int) -> None:
    """Lost past any defence; at 0 the match is over."""
    if n <= 0:
        return
    team = state.team(fighter)
    state.health[team] -= n
    health = max(0, state.health[team])
    state.tell("loses-health", seat=called(state, fighter), count=n, health=health)
    if state.health[team] <= 0:
        raise KnockedOut(team)


def won_by(state: Kapow, team: int) -> Result:
    """A team of AI characters wins by making the people lose."""
    people = tuple([member for member in state.members(team) if not state.is_ai(member)])
    return Result("won", people) if people else Result("lost")


def result_at_limit(state: Kapow) -> Result:
    """Whoever has more health when the last round is over; against AI a tie is not enough."""
    ours, theirs = state.health
    if ours == theirs and not state.is_ai(state.rules.fighters - 1):
        return Result("draw", tuple(range(state.seats)))
    return won_by(state, 0 if ours > theirs else 1)
