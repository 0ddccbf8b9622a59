"""The bots of Rush Out!: they play by the rules and by their eyes, in human time, and well."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from games.rushout.scenario import Scenario
from spieltisch.bots import RandomBot, bots_for, bots_for_people, play_out, strengths
from spieltisch.bots.hints import can_hint
from spieltisch.bots.rushout import make
from spieltisch.bots.rushout.levels import CROWD, LEVELS, agreeing
from spieltisch.bots.rushout.odds import rolls
from spieltisch.bots.rushout.outlook import Outlook
from spieltisch.bots.rushout.wizard import Wizard
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Result, Table
from spieltisch.games.rushout.content import (
    HERO_FIELDS,
    PLAYERS,
    SETUPS,
    TYPE,
    WIZARD_FIELDS,
    Type,
)
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.state import WIZARD
from spieltisch.lab.arena import Contest, arena, tallies
from spieltisch.lab.simulate import seated, simulate, summary


def match(seed: str, seats: int, bots: list[str], **options: object) -> tuple[Table, Result]:
    table = Table(GAME, seats, seed, options)
    makers = bots_for("rushout")
    named = {seat: makers[bot](f"{seed} {seat}") for seat, bot in enumerate(bots)}
    return table, play_out(table, named)


def wins(games: int, wizard: str, heroes: str, seats: int, **options: object) -> int:
    """How often the heroes win."""
    results = (
        match(f"{wizard} {heroes} {game}", seats, [wizard, *[heroes] * (seats - 1)], **options)[1]
        for game in range(games)
    )
    return sum(WIZARD not in result.winners for result in results)


# By the rules


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("setup", SETUPS)
def test_bots_play_every_setup_to_its_end(setup, seats):
    table, result = match(f"end {setup}", seats, ["steady"] * seats, setup=setup)
    assert result == table.result
    assert Table.from_record(GAME, table.record()).result == result
    # A round is won by cards, dragon, souls or life, and never by the clock.
    reasons = {line.values["reason"] for line in table.told if line.key == "wins-round"}
    assert "time" not in reasons


@pytest.mark.parametrize("honour", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_seat_with_every_rule(level, honour):
    _, result = match(f"all {level}", 4, [level] * 4, setup="scenario-6", honour=honour)
    assert result.outcome == "won"


@pytest.mark.parametrize("bots", [*itertools.product(["random", "quick"], repeat=3)], ids="-".join)
def test_bots_get_along_with_whoever_else_plays(bots):
    _, result = match("mixed", 3, list(bots), setup="exercise-2", roll_ms=300)
    assert result.outcome == "won"


def test_the_same_seeds_play_the_same_match_to_the_millisecond():
    one, two, other = (
        match(seed, 3, ["steady"] * 3)[0].record().entries for seed in ("same", "same", "other")
    )
    assert one == two != other


class OnlyEyes(Seat):
    """A seat that shows a bot what it sees and is asked, and nothing else."""

    def __getattribute__(self, name: str) -> object:
        allowed = ("view", "choices", "seats", "number", "moment")
        if name not in (*allowed, "_table", "question"):
            raise AssertionError(f"a bot looks at {name}")
        return super().__getattribute__(name)


def test_bots_look_at_nothing_but_view_and_question():
    table = Table(GAME, 4, "eyes", {"setup": "scenario-6"})
    seats = {seat: OnlyEyes(table, seat) for seat in range(4)}
    assert play_out(table, {seat: make("steady", seat) for seat in seats}, seats).outcome == "won"


def test_that_a_race_can_be_judged_brings_nobody_who_would_have_to_think():
    assert GAME.judge is not None
    assert bots_for_people("rushout") == ["steady", "slow", "quick", "random"]
    assert {"easy", "hard", "expert", "thinker"}.isdisjoint(bots_for("rushout"))
    assert list(strengths("rushout")) == ["slow", "steady", "quick"]
    assert not can_hint(GAME)


# In human time


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_needs_the_time_of_its_level(level):
    table, _ = match("time", 5, [level] * 5, setup="scenario-1")
    times: dict[int, list[int]] = {}
    for entry in table.record().entries:
        if entry.seat != CLOCK:
            times.setdefault(entry.seat, []).append(entry.at)
    low = LEVELS[level].acts * (1 - 1.5 * LEVELS[level].spread)
    for seat, acts in times.items():
        gaps = [later - earlier for earlier, later in itertools.pairwise(acts)]
        assert min(gaps) >= low * (1 if seat == WIZARD else CROWD[4]) - 1
        assert len(set(gaps)) > len(gaps) / 10, "it does not tick like a clock"


def test_heroes_take_longer_where_there_is_more_to_agree_on():
    assert agreeing(2, 3) == agreeing(2, 9) == 1
    assert agreeing(4, 8) > agreeing(4, 5) > agreeing(4, 3) == agreeing(4, 4)


def test_levels_differ_in_speed():
    paces = {}
    table = Table(GAME, 3, "paces")
    for level in LEVELS:
        bots = [make(level, seed) for seed in range(200)]
        paces[level] = sum(bot.pace(Seat(table, 1)) for bot in bots) / 200
    assert paces["quick"] < 0.75 * paces["steady"] and paces["steady"] < 0.75 * paces["slow"]


# Well


def test_heroes_who_think_beat_a_wizard_who_does_not():
    assert wins(8, "random", "steady", 3) == 8


def test_a_wizard_who_thinks_beats_heroes_who_do_not():
    assert wins(8, "steady", "random", 4, setup="scenario-1") == 0


def test_faster_and_better_heroes_win_more_often():
    quick, slow = (wins(12, "steady", level, 4) for level in ("quick", "slow"))
    assert quick >= 8 and slow <= 2


def test_levels_differ_in_judgement_not_only_in_speed():
    """At the same pace, on both sides, quick's head beats slow's."""
    contest = Contest("rushout", ("slow-at-quick-pace", "quick"), 4, "heads", {})
    assert tallies(arena(contest, 40))["quick"].wins >= 26


def test_a_bot_can_have_the_pace_of_another_level():
    table = Table(GAME, 3, "paces")
    for bot, pace in (("slow-at-quick-pace", "quick"), ("quick-at-slow-pace", "slow")):
        own, other = make(bot, 1).pace(Seat(table, 1)), make(pace, 1).pace(Seat(table, 1))
        assert own == other


def test_a_match_of_equals_is_a_contest():
    assert 4 <= wins(16, "steady", "steady", 3) <= 12


def test_heroes_and_wizard_do_all_that_there_is_to_do():
    done: Counter[str] = Counter()
    for number in range(6):
        table, _ = match(f"deeds {number}", 4, ["steady"] * 4, setup="scenario-6")
        for entry in table.record().entries:
            done[entry.choice.verb] += 1
        done.update(line.key for line in table.told)
    wanted = ["roll", "lay", "lay-all", "take-all", "clap", "swirl", "spend-coins", "learn", "buy"]
    told = ["healed", "dragon-back", "weakness-lifted", "curse-lifted", "uses-ability", "life"]
    assert all(done[deed] for deed in [*wanted, *told]), done
    assert done["afflict"]


def test_bots_never_wait_for_ever_for_each_other():
    for number in range(10):
        table, _ = match(f"patience {number}", 4, ["steady"] * 4, setup="scenario-2")
        acts = [entry for entry in table.record().entries if entry.seat > WIZARD]
        waits = sum(entry.choice.verb == "wait" for entry in acts)
        assert waits < 0.25 * len(acts)


# The odds


def hand_of(given: Scenario, seat: int) -> tuple[int, int, int]:
    """What a bot thinks the dice of this seat can be."""
    return Outlook(given.table.view(seat).board, seat, []).hand(seat, 3)


def test_bots_know_that_a_completed_weakness_forbids_nothing_though_its_dice_wait_for_a_clap():
    given = Scenario("scenario-3").cursed("curse-of-merriment").weak(1, "fear-of-fire")
    given.almost("fear-of-fire", 2).race()
    assert hand_of(given, 1)[2] != 0
    given.finish("fear-of-fire")
    assert given.offered(2, "clap") != [] and hand_of(given, 1)[2] == 0


def test_the_wizard_knows_that_a_completed_curse_can_be_cast_again_to_some_effect():
    given = Scenario("scenario-3").cursed("curse-of-merriment", "curse-of-the-bound-arm")
    given.spells("curse-of-the-stiff-arm").almost("curse-of-the-bound-arm", 1, 2).race()
    before = worth_of_spell(given)
    after = worth_of_spell(given.finish("curse-of-the-bound-arm"))
    assert before < after


def worth_of_spell(given: Scenario) -> float:
    """What the wizard thinks the first open spell is worth."""
    outlook = Outlook(given.table.view(WIZARD).board, WIZARD, [])
    return Wizard(outlook, LEVELS["quick"], lambda: 0.5)._worth(outlook.wizard_spots()[0])


def needs(fields: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(fields.count(symbol) for symbol in range(6))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize(
    ("type_", "players", "measured"),
    [
        (Type.STANDARD, 3, 3.7),
        (Type.STANDARD, 4, 5.0),
        (Type.STANDARD, 5, 8.4),
        (Type.COIN, 3, 3.1),
        (Type.CONFLICT, 3, 7.1),
        (Type.SUMMONING, 3, 2.6),
        (Type.CURSE, 3, 2.7),
    ],
)
def test_the_rolls_of_two_heroes_are_judged_about_right(type_, players, measured):
    """The figures come from rolling dice many thousand times."""
    hands = ((3, 1 << 1, 0), (3, 1 << 3, 0))
    kinds = [k for k, of in enumerate(TYPE) if of is type_ and PLAYERS[k] == players]
    judged = mean([rolls(needs(HERO_FIELDS[kind]), hands) for kind in kinds])
    assert judged == pytest.approx(measured, rel=0.15)


@pytest.mark.parametrize(
    ("type_", "measured"),
    [(Type.CONFUSION, 7.2), (Type.DRAGON_LORE, 8.1), (Type.WEAKNESS, 6.4), (Type.DRAIN, 9.0)],
)
def test_the_rolls_of_the_wizard_are_judged_about_right(type_, measured):
    kinds = [kind for kind, of in enumerate(TYPE) if of is type_]
    judged = mean([rolls(needs(WIZARD_FIELDS[kind]), ((5, 0, 0),)) for kind in kinds])
    assert judged == pytest.approx(measured, rel=0.15)


# Many games


@pytest.fixture
def registered(monkeypatch):
    monkeypatch.setattr("spieltisch.games.REGISTER", ("imperator", "rushout"))


def test_simulate_lets_the_usual_bots_play(registered):
    one, two = (list(simulate("rushout", 3, 3, "s", {})) for _ in range(2))
    assert one == two
    assert one == list(simulate("rushout", 3, 3, "s", {}, bots=["steady"]))
    assert one != list(simulate("rushout", 3, 3, "s", {}, bots=["slow"]))
    assert summary(one, 3).games == 3


def test_simulate_can_name_a_bot_for_each_seat(registered):
    assert seated("rushout", 3, ["quick", "random", "slow"]) == ["quick", "random", "slow"]
    (line,) = simulate("rushout", 3, 1, "s", {}, bots=["random", "quick", "quick"])
    assert line.winners == [1, 2]


def test_a_random_bot_needs_no_pace():
    table = Table(GAME, 3, "random", {"setup": "exercise-1"}, told=False)
    assert play_out(table, {seat: RandomBot(seat) for seat in range(3)}).outcome == "won"
