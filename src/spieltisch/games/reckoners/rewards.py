"""The reward step: what the Epics that were defeated in this round bring."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, choices_of
from spieltisch.games.reckoners.content import DISTRICTS, EPICS, OURS, RECKONERS, TRACKS
from spieltisch.games.reckoners.effects import gain_plans, study_steelheart, weaken_epic
from spieltisch.games.reckoners.names import FIRST_RECKONER, FIRST_TRACK
from spieltisch.games.reckoners.state import FIRST_PLAYER, Newcago, Phase


def collect(state: Newcago) -> None:
    """Money and research come at once; of the rest the team decides where it goes."""
    state.phase = Phase.REWARDS
    fight = weaken = plan = 0
    for card in state.cards[state.places.beaten]:
        rewards = EPICS[state.kind(card)].rewards
        state.tell("reward", card=card)
        if money := min(rewards.get("money", 0), OURS.money - state.money):
            state.money += money
            state.tell("reward-money", count=money, money=state.money)
        study_steelheart(state, rewards.get("research-steelheart", 0))
        fight += rewards.get("enforcement", 0)
        weaken += rewards.get("weaken", 0)
        plan += rewards.get("plan", 0)
    state.cards.pour(state.places.beaten, state.places.defeated)
    state.bounty = (fight, weaken, plan)


def reward_step(state: Newcago) -> Script[None]:
    """One after the other, in any order; what nothing can be done with lapses."""
    while choices := bounties(state):
        fight, weaken, plan = state.bounty
        yield CHECKPOINT
        choice = yield from ask(
            FIRST_PLAYER, "reward", choices, fight=fight, weaken=weaken, plan=plan
        )
        take(state, choice)
    if any(state.bounty):
        state.tell("reward-lapses", count=sum(state.bounty))
    state.bounty = (0, 0, 0)


def bounties(state: Newcago) -> list[Choice]:
    """What can be taken, anywhere in the city and for any Reckoner."""
    fight, weaken, plan = state.bounty
    found: list[Choice] = []
    if fight:
        found += choices_of("take-fight", [d for d, n in enumerate(state.enforcement) if n])
    if weaken:
        found += choices_of("take-weaken", [d for d, n in enumerate(state.marker) if n > 1])
        found += choices_of(
            "take-hamper", [FIRST_TRACK + t for t, n in enumerate(state.tracks) if n > 1]
        )
    if plan and state.plans_left():
        found += choices_of("take-plan", [FIRST_RECKONER + reckoner for reckoner in state.team])
    return found


def take(state: Newcago, choice: Choice) -> None:
    fight, weaken, plan = state.bounty
    thing = choice.things[0]
    match choice.verb:
        case "take-fight":
            state.enforcement[thing] -= 1
            state.bounty = (fight - 1, weaken, plan)
            left = state.enforcement[thing]
            state.tell("reward-fight", district=DISTRICTS[thing], left=left)
        case "take-weaken":
            weaken_epic(state, thing)
            state.bounty = (fight, weaken - 1, plan)
            epic = state.epic_at(thing)
            state.tell("reward-weaken", card=epic, marker=state.marker[thing])
        case "take-hamper":
            track = thing - FIRST_TRACK
            state.tracks[track] -= 1
            state.bounty = (fight, weaken - 1, plan)
            word = f"track-{TRACKS[track]}"
            state.tell("reward-hamper", track=word, marker=state.tracks[track])
        case _:
            gain_plans(state, thing - FIRST_RECKONER, 1)
            state.bounty = (fight, weaken, plan - 1)
            state.tell("reward-plan", reckoner=RECKONERS[thing - FIRST_RECKONER])
