"""A team of bots of The Reckoners: whole games, one plan, nothing silly, better than chance."""

from __future__ import annotations

import time

import pytest

from contract.honest import check_bot_is_honest
from games.reckoners.scenario import Scenario
from spieltisch.bots import bots_for, decide, next_question, play_out, relive
from spieltisch.bots.reckoners import Reckoner, Thinker
from spieltisch.bots.reckoners.carrying_out import carry_out
from spieltisch.bots.reckoners.city import city_of
from spieltisch.bots.reckoners.learning import Game, fitted
from spieltisch.bots.reckoners.learning import played as learned
from spieltisch.bots.reckoners.outlook import outlook
from spieltisch.bots.reckoners.outlook import weights as outlook_weights
from spieltisch.bots.reckoners.planning import Plan, best_plan
from spieltisch.bots.reckoners.steps import all_steps
from spieltisch.bots.reckoners.thinking import Effort, Ways, judged, worlds_of
from spieltisch.bots.reckoners.weighing import compared, weights_of
from spieltisch.bots.reckoners.worth import TUNED, Worth
from spieltisch.bots.seat import WAIT, Proposal, Seat
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.games.reckoners.content import DIFFICULTIES
from spieltisch.lab.arena import Contest, arena, tallies
from spieltisch.lab.simulate import play_one, simulate
from spieltisch.words import Words

GAME = find("reckoners")
SEED = "reckoners minds"


def step(given: Scenario) -> Scenario:
    """The team plays by its plan until the action step is over."""
    bots = {seat: Reckoner(SEED) for seat in range(given.table.seats)}
    while given.now.phase.value == "actions":
        asked = next(question for question in given.table.questions if not question.idle)
        given.table.choose(asked.seat, decide(bots[asked.seat], Seat(given.table, asked.seat)))
    return given


def first(given: Scenario, who: str) -> str:
    """What a bot would do first."""
    shown = Seat(given.table, given.seat(who))
    return given.sentence(shown.choices[Reckoner(SEED).choose(shown)])


# Whole games


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_team_plays_to_the_end(seats, difficulty):
    line = play_one("reckoners", seats, SEED, {"difficulty": difficulty}, ["quick"] * seats, seats)
    assert line.outcome in ("won", "lost") and line.rounds >= 3, f"{SEED}: {line}"


def test_two_who_play_two_reckoners_each_play_to_the_end():
    line = play_one("reckoners", 2, SEED, {"each": "two"}, ["quick"] * 2, 0)
    assert line.outcome in ("won", "lost")


def test_a_team_of_quick_bots_gets_much_further_than_one_of_random_bots():
    def reached(bot: str) -> float:
        lines = simulate("reckoners", 2, 6, SEED, {"difficulty": "beginner"}, bots=[bot])
        return sum(20 if line.outcome == "won" else line.rounds for line in lines)

    assert reached("quick") > 1.5 * reached("random"), SEED


# What a plan is like


def test_an_epic_that_can_be_defeated_is_defeated():
    given = Scenario("abraham", "tia", epics=["faultline", "digzone", "frostbite"])
    given.epic(0, "faultline", research=2, health=7, marker=4)
    given.dice("abraham", "attack", "attack", "money", ["attack", "attack"], "weaken")
    given.special("tia", ["research", "research"])
    step(given.actions())
    assert given.epic_in(0) is None
    assert "defeated" in given.told()


def test_who_attacks_waits_for_the_weakness_that_somebody_else_can_find():
    given = Scenario("abraham", "tia", epics=["nightwielder", "digzone", "frostbite"])
    given.epic(0, "nightwielder", research=2, marker=4)
    given.special("abraham", ["attack", "attack"], ["attack", "attack"], "attack")
    given.special("tia", ["research", "research"])
    given.actions()
    assert first(given, "abraham") == "done"
    assert step(given).epic_in(0) is None


def test_nobody_leaves_the_last_of_the_research_to_somebody_who_is_done():
    given = Scenario("abraham", "megan").steelheart(at=0, research=1)
    for district in range(3):
        given.empty(district)
    given.special("abraham", ["attack", "attack"], ["attack", "attack"], "research")
    given.dice("megan", "research").plans("abraham", 2)
    given.actions().do("abraham", "done")
    step(given)
    assert "steelheart-weakness" in given.told() and "strikes" in given.told()
    assert given.now.steel_health <= given.now.villain.start - 4


def test_steelheart_is_struck_down_when_he_can_be():
    given = Scenario("abraham", "tia").steelheart(at=2, health=4)
    given.special("abraham", ["attack", "attack"], ["attack", "attack"], "enforcement")
    given.special("tia", "money")
    step(given.actions())
    assert given.table.result is not None and given.table.result.outcome == "won"


def test_people_are_saved_when_all_would_die():
    given = Scenario("david", "tia", epics=["deathpoint", "digzone", "frostbite"])
    given.epic(0, "deathpoint", marker=4).epic(1, "digzone", marker=1).epic(
        2, "frostbite", marker=1
    )
    given.steelheart(at=0, research=10, red=1, blue=1, yellow=2, purple=2).having(population=7)
    given.dice("david", "research", "weaken", "weaken", ["weaken", "weaken"], "research", "weaken")
    given.dice("tia", "research", "weaken", "money", "weaken", "research", "research")
    step(given.actions())
    assert given.board.forecast is None or not given.board.forecast.lost


def test_no_die_is_wasted_that_could_do_anything():
    given = Scenario("megan", "tia", epics=["curveball", "digzone", "frostbite"])
    given.enforcement(2, 0, 0).special("megan", ["enforcement", "enforcement"], "money", "weaken")
    given.special("tia", "research", "plan", "money")
    step(given.actions())
    assert given.now.enforcement[0] == 0
    assert given.now.money >= 4 + 2 - 1
    assert not any(given.now.ready_dice(reckoner) for reckoner in given.now.team)


def kept(given: Scenario, who: str, *faces: str | list[str]) -> list[str]:
    """What a bot keeps of its first roll if it falls like this."""
    given.rolling().dice(who, *faces)
    bot, seat = Reckoner(SEED), given.seat(who)
    found = []
    while given.of(who, "throws") == 1:
        shown = Seat(given.table, seat)
        choice = shown.choices[decide(bot, shown)]
        found.append(given.sentence(choice))
        given.table.choose(seat, shown.choices.index(choice))
    return [sentence for sentence in found if sentence.startswith("keep")]


def strong_epics(health: int) -> Scenario:
    given = Scenario("megan", "abraham", epics=["deathpoint", "obliteration", "sourcefield"])
    for district, name in enumerate(("deathpoint", "obliteration", "sourcefield")):
        given.epic(district, name, marker=4)
    return given.steelheart(at=0, health=health).having(population=30)


def test_everybody_rolls_for_attack_when_steelheart_may_fall_in_this_round():
    faces = "weaken", "attack", "weaken", "weaken", "attack", "weaken"
    assert kept(strong_epics(9), "megan", *faces) == ["keep megan.1", "keep megan.4"]
    assert "keep megan.0" in kept(strong_epics(18), "megan", *faces)


def test_the_end_is_near_when_one_round_of_blows_brings_it():
    near, far = [
        Worth(city_of(Seat(strong_epics(health).actions().table, 0).view.board))
        for health in (4, 18)
    ]
    assert near.rounds == 1 < far.rounds


def test_with_few_people_left_a_blow_counts_no_less():
    few, many = [
        Worth(city_of(Seat(strong_epics(12).having(population=n).actions().table, 0).view.board))
        for n in (6, 36)
    ]
    assert few.blow >= many.blow and few.steel >= many.steel


# Playing with people


def shared() -> Scenario:
    given = Scenario("abraham", "tia", epics=["nightwielder", "digzone", "frostbite"])
    given.epic(0, "nightwielder", research=2, marker=4)
    given.special("abraham", ["attack", "attack"], ["attack", "attack"], "attack")
    return given.special("tia", ["research", "research"]).actions()


def test_it_says_what_it_keeps_its_attack_for_and_proposes_what_it_waits_for():
    given = shared()
    seat = Seat(given.table, 0, people=[1])
    assert Reckoner(SEED).choose(seat) == WAIT
    assert seat.remark is not None and seat.remark.key == "keeps-attack"
    assert [given.sentence(one.choice) for one in seat.proposed] == ["research tia.3 0"]
    words = Words(GAME, "en", ["Anna", "Ben"])
    assert words.remark(seat.remark) == "I am keeping my attack for Nightwielder."


def test_it_calls_everybody_when_steelheart_may_fall():
    given = strong_epics(9).rolling().dice("megan", *["attack"] * 3, *["weaken"] * 3)
    seat = Seat(given.table, 0)
    Reckoner(SEED).choose(seat)
    assert seat.remark is not None and seat.remark.key == "rallies"
    far = Seat(strong_epics(18).rolling().table, 0)
    Reckoner(SEED).choose(far)
    assert far.remark is None


@pytest.mark.parametrize(
    ("face", "key"), [("money", "saves-money"), ("plan", "plans-ahead"), ("weaken", "holds-down")]
)
def test_it_says_what_a_die_is_for(face, key):
    given = strong_epics(18).at("megan", 1).dice("megan", face).dice("abraham")
    seat = Seat(given.actions().table, 0)
    Reckoner(SEED).choose(seat)
    assert seat.remark is not None and seat.remark.key == key


def test_it_does_what_is_proposed():
    given = shared()
    wanted = given.choice("move abraham.5 1")
    seat = Seat(given.table, 0, suggested=[Proposal(1, 0, wanted)], people=[1])
    assert seat.choices[Reckoner(SEED).choose(seat)] == wanted
    assert seat.remark is not None and seat.remark.key == "agrees"


def test_people_spend_the_money_first():
    given = Scenario("abraham", "tia").having(money=6).market("rifle").equipment()
    assert Reckoner(SEED).choose(Seat(given.table, 0, people=[1])) == WAIT
    assert first(given, "abraham").startswith("buy")


# Weighing


def test_other_weights_play_the_same_games():
    other = weights_of(["steel=0", "blow=0"])
    line = compared("2-beginner", [f"{SEED}/0"], [TUNED, other, TUNED])
    cell, mine, changed, again = line.split("  ")
    assert cell == "2-beginner" and mine == again != changed, line


# Those who think


def counting(seed: int | str) -> Thinker:
    return Thinker(seed, iterations=6)


def won(bot: str, players: int, games: int) -> int:
    contest = Contest("reckoners", (bot,), players, SEED, {"difficulty": "normal"})
    return tallies(arena(contest, games))[bot].wins


@pytest.mark.early
def test_a_team_that_thinks_wins_more_often():
    thinking, quick = won("thinker:12", 2, 7), won("quick", 2, 7)
    assert thinking > quick, f"{SEED}: {thinking} and {quick} of 7"


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"each": "two"})])
def test_who_plays_two_reckoners_thinks_for_both(seats, options):
    table = Table(GAME, seats, SEED, {"difficulty": "extreme"} | options, told=False)
    bots = {seat: Thinker(seat, iterations=2) for seat in range(seats)}
    assert play_out(table, bots).outcome in ("won", "lost")


def test_one_try_is_the_plan_of_quick():
    given = shared()
    city = city_of(Seat(given.table, 0).view.board)
    ways = Ways(city, worlds_of(Seat(given.table, 0), city.round), TUNED)
    planned, quick = ways.best(Effort(tries=1)), best_plan(city)
    assert [all_steps(planned, seat) for seat in (0, 1)] == [
        all_steps(quick, seat) for seat in (0, 1)
    ]


def test_who_thinks_takes_no_worse_plan_than_quick():
    table = Table(GAME, 3, SEED, {"difficulty": "normal"})
    bots = {seat: Reckoner(seat) for seat in range(3)}
    while (asked := next_question(table)) and asked.prompt != "act":
        table.choose(asked.seat, decide(bots[asked.seat], Seat(table, asked.seat)))
    seat = Seat(table, 0)
    city = city_of(seat.view.board)
    worlds = worlds_of(seat, city.round)
    found = Ways(city, worlds, TUNED).best(Effort(tries=30))

    def stands(plan: Plan) -> float:
        return sum(judged(world, plan, TUNED) for world in worlds)

    assert stands(found) > stands(best_plan(city)), SEED


def test_a_plan_is_carried_out_as_the_team_would():
    """Also what has to wait until somebody else has found a weakness."""
    given = shared()
    city = city_of(Seat(given.table, 0).view.board)
    world = given.table.fork()
    carry_out(world, best_plan(city))
    gone = [card.kind for card in world.view(0).board.defeated]
    assert "nightwielder" in gone and world.stage != given.table.stage


def test_the_outlook_is_better_with_more_people_and_less_of_steelheart():
    def seen(population: int, health: int) -> float:
        given = strong_epics(health).having(population=population)
        return outlook(city_of(Seat(given.rolling().table, 0).view.board))

    assert seen(30, 9) > seen(20, 9) and seen(30, 9) > seen(30, 18)


def test_who_thinks_by_the_clock_takes_the_time_that_it_is_given():
    given = strong_epics(18).dice("megan", *["weaken"] * 6).dice("abraham", *["research"] * 6)
    seat = Seat(given.actions().table, 0, budget=60)
    begun = time.thread_time()
    Thinker(SEED).choose(seat)
    assert time.thread_time() - begun < 0.4


def test_who_thinks_heeds_explains_and_waits_as_quick_does():
    given = shared()
    waiting = Seat(given.table, 0, people=[1])
    assert counting(SEED).choose(waiting) == WAIT
    assert waiting.remark is not None and waiting.remark.key == "keeps-attack"
    assert [given.sentence(one.choice) for one in waiting.proposed] == ["research tia.3 0"]
    wanted = given.choice("move abraham.5 1")
    asked = Seat(given.table, 0, suggested=[Proposal(1, 0, wanted)], people=[1])
    assert asked.choices[counting(SEED).choose(asked)] == wanted


def test_weights_are_learned_from_games():
    games = [Game([{"always": 1.0, "people": people}], people > 0.5) for people in (0.2, 0.4, 0.9)]
    weights, loss = fitted(games)
    assert weights["people"] > 0 and loss < 0.7
    assert learned(f"{SEED} 0").rounds[0].keys() == outlook_weights().keys()


# Promises of all bots


@pytest.mark.parametrize("make", [Reckoner, counting], ids=["quick", "thinker"])
def test_after_a_restart_it_goes_on_as_it_would_have(make):
    table = Table(GAME, 2, SEED, {"difficulty": "beginner"})
    bots = {seat: make(f"{seat}") for seat in range(2)}
    for moment in range(260):
        questions = [question for question in table.questions if not question.idle]
        if not questions:
            break
        seat = questions[0].seat
        index = decide(bots[seat], Seat(table, seat))
        if moment % 13 == 0:
            late = make(f"{seat}")
            relive(table, {seat: late})
            assert late.choose(Seat(table, seat)) == index, f"{SEED}: moment {moment}"
        table.choose(seat, index)


def test_what_is_hidden_changes_nothing_in_a_game_of_bots():
    compared = check_bot_is_honest(GAME, 3, {}, bots_for("reckoners")["quick"], SEED)
    assert compared >= 20


@pytest.mark.parametrize("make", [Reckoner, counting], ids=["quick", "thinker"])
def test_the_same_match_is_played_again_from_the_same_seeds(make):
    def played() -> str:
        table = Table(GAME, 3, SEED, {"difficulty": "hard"}, told=False)
        play_out(table, {seat: make(seat) for seat in range(3)})
        return table.record().end

    assert played() == played()
