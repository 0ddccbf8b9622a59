"""The rulings of the rules page, each under its number there."""

from __future__ import annotations

import pytest

from games.reckoners.scenario import Scenario, run
from spieltisch.engine import Table
from spieltisch.games.reckoners import epics
from spieltisch.games.reckoners.content import (
    BLUE,
    EPICS,
    EQUIPMENT,
    KIND,
    PURPLE,
    RECKONERS,
    RED,
    TRACKS,
    YELLOW,
    villain,
)
from spieltisch.games.reckoners.game import GAME
from spieltisch.games.reckoners.state import INFINITE, Phase

DOUBLE_ATTACK = ("attack", "attack")


def test_r01_the_29th_card_completes_the_doublers():
    doubled = [gear.symbols[0] for gear in EQUIPMENT if gear.effect.value == "double"]
    assert len(EQUIPMENT) == 29
    assert sorted(doubled) == ["attack", "enforcement", "money", "plan", "research", "weaken"]


def test_r02_each_number_of_reckoners_has_an_adjustment_board_with_two_sides():
    for reckoners in range(2, 7):
        one, other = villain("beginner", reckoners), villain("normal", reckoners)
        assert (one.red, one.blue) != (other.red, other.blue)
        assert (one.yellow, one.purple) == (other.yellow, other.purple)
        hard = villain("hard", reckoners)
        assert (one.red, one.blue) == (hard.red, hard.blue)
        assert (one.yellow, one.purple) != (hard.yellow, hard.purple)


def test_r03_the_tracks_are_activated_from_red_to_purple():
    assert TRACKS == ("red", "blue", "yellow", "purple")
    given = Scenario("tia", "cody").steelheart(at=0, red=1, blue=1, yellow=1, purple=1).epics_act()
    keys = given.told()
    after = keys[keys.index("steelheart-acts") :]
    order = [key for key in after if key in ("recruits", "builds", "kills", "base")]
    assert list(dict.fromkeys(order)) == ["recruits", "builds", "kills", "base"]


def test_r04_players_are_reckoners():
    board = Table(GAME, 1, "r04", {"difficulty": "normal"}).view(None).board
    assert len(board.districts) == 3 and board.steelheart.research == 20
    board = Table(GAME, 2, "r04", {"each": "two"}).view(None).board
    assert len(board.districts) == 5 and board.steelheart.research == 28


def test_r05_nobody_else_acts_while_a_die_is_half_used():
    given = Scenario("tia", "abraham").epic(0, "faultline").special("tia", ("research", "research"))
    given.actions().do("tia", "research tia.3 0")
    assert given.table.awaiting() == [0] and given.prompt("abraham") == ""
    given.do("tia", "then-research 0")
    assert given.table.awaiting() == [0, 1]
    given.do("abraham", "earn abraham.0")


def test_r06_one_die_many_targets():
    given = Scenario("cody", "tia").epic(0, "faultline").epic(1, "digzone").steelheart(at=0)
    given.special("cody", DOUBLE_ATTACK).actions().do("cody", "aim sniper 1")
    given.do("cody", "attack cody.3 0", "then-attack 1")
    assert (given.now.health[0], given.now.health[1]) == (6, 5)
    given = Scenario("tia", "cody").epic(0, "faultline").steelheart(at=0)
    given.special("tia", ("research", "research")).actions()
    given.do("tia", "study tia.3", "then-research 0")
    assert given.now.steel_research == 17 and given.now.research[0] == 2


def test_r07_a_die_pays_whole_and_doubling_does_not_matter():
    given = (
        Scenario("megan", "tia").gear("megan", "emp", "twin-pistols").dice("megan", "enforcement")
    )
    given.epic(0, "faultline", marker=4).actions().do("megan", "pay megan.0 emp")
    assert given.pending() == ["weaken"] * 3
    given.do("megan", "then-weaken 0", "then-weaken 0")
    # What was begun with pays for nothing any more.
    given.refused("megan", "then-pay checkmate")


def test_r08_a_plan_token_is_any_one_symbol_moves_clears_or_pays():
    given = Scenario("megan", "tia").gear("megan", "emp", "camera").plans("megan", 1)
    given.epic(0, "faultline", marker=3).enforcement(1).barricades(0, 1).dice("megan").actions()
    assert set(given.offered("megan")) == {
        "earn megan.token",
        "fight megan.token 0",
        "weaken megan.token 0",
        "research megan.token 0",
        "attack megan.token 0",
        "move megan.token 2",
        "clear megan.token 1",
        "pay megan.token emp",
        "pay megan.token checkmate",
        "done",
    }
    given.do("megan", "research megan.token 0")
    assert given.now.research[0] == 2 and given.board.busy is None


def test_r09_a_plan_token_is_no_plan_symbol():
    given = Scenario("tia", "cody").plans("tia", 1).actions()
    given.refused("tia", "plan tia.token")


def test_r10_when_plan_tokens_can_be_used():
    given = Scenario("tia", "cody").dice("tia", "plan").dice("cody").actions()
    given.do("tia", "plan tia.0", "brief operations cody")
    assert (given.of("tia", "plans"), given.of("tia", "fresh")) == (0, 1)
    assert given.offered("cody", "earn") == ["earn cody.token"]
    given = Scenario("tia", "cody").beaten("loophole").rewards().do(0, "take-plan tia")
    assert (given.of("tia", "plans"), given.of("tia", "fresh")) == (1, 0)


def test_r11_there_are_twenty_plan_tokens():
    given = Scenario("tia", "cody").dice("tia", "plan").plans("cody", 20).actions()
    given.refused("tia", "plan tia.0").refused("tia", "brief operations cody")
    given.do("cody", "earn cody.token")
    given.do("tia", "plan tia.0")
    given = Scenario("tia", "cody").plans("cody", 19).beaten("nightwielder").rewards()
    given.do(0, "take-plan tia")
    assert "reward-lapses" in given.told()


@pytest.mark.parametrize("card", ["helicopter", "motorcycle"])
def test_r12_no_card_crosses_a_barricade(card: str):
    given = Scenario("tia", "cody").gear("tia", card).barricades(0, 1).actions()
    assert given.offered("tia", "ride") == [f"ride {card} 2"]
    given = Scenario("tia", "cody").gear("tia", card, "notebooks").barricades(1).actions()
    assert given.offered("tia", "ride") == []
    given.do("tia", "play notebooks")
    assert any(said.startswith("then-research") for said in given.offered("tia"))


@pytest.mark.parametrize("card", ["helicopter", "motorcycle"])
def test_r13_helicopter_and_motorcycle_cost_nothing_once_a_round(card: str):
    given = Scenario("tia", "cody").gear("tia", card).actions().do("tia", f"ride {card} 1")
    assert given.of("tia", "at") == 1 and "spends-plan" not in given.told()
    assert len(given.offered("tia", "earn")) == 3
    given.refused("tia", f"ride {card} 2")


def test_r14_what_an_any_district_card_pays_for_works_at_home():
    given = (
        Scenario("megan", "tia").gear("megan", "safe-house").epic(0, "faultline").epic(1, "digzone")
    )
    given.actions().do("megan", "play safe-house", "then-pay checkmate")
    assert given.offered("megan", "then-attack") == ["then-attack 0"]


def test_r15_cody_acts_in_both_places():
    given = Scenario("cody", "tia").gear("cody", "rifle").epic(0, "faultline").epic(1, "digzone")
    given.actions().do("cody", "aim sniper 1").refused("cody", "aim sniper 2")
    given.do("cody", "play rifle", "then-attack 1", "then-attack 0")
    assert (given.now.health[0], given.now.health[1]) == (6, 5)
    assert given.board.districts[1].sniper
    given.all_done()
    assert given.now.sniper == -1


def test_r16_improvise_turns_an_unspent_die_to_any_of_its_own_faces():
    given = Scenario("david", "tia").special("david", "plan").actions()
    assert given.offered("david", "improvise") == ["improvise improvise david.3"]
    given.do("david", "improvise improvise david.3")
    assert set(given.offered("david")) == {
        "turn weaken-weaken",
        "turn weaken",
        "turn research",
        "turn attack",
    }
    given.do("david", "turn weaken-weaken")
    assert given.face("david.3") == ("weaken", "weaken")
    assert given.offered("david", "improvise") == []


def test_r17_faith_rolls_dice_of_the_current_roll_once_more():
    given = Scenario("abraham", "tia").rolling()
    given.do("abraham", "keep abraham.0", "roll abraham")
    kept = given.face("abraham.0")
    given.do("abraham", "keep abraham.1")
    marked = given.face("abraham.1")
    given.do("abraham", "faith faith")
    assert given.face("abraham.0") == kept and given.face("abraham.1") == marked
    assert given.of("abraham", "throws") == 2
    assert "keep abraham.0" not in given.offered("abraham")
    assert "keep abraham.1" in given.offered("abraham")
    given.refused("abraham", "faith faith")
    given.do("abraham", "keep abraham.1", "roll abraham")
    assert given.of("abraham", "throws") == 0


def test_r17_faith_works_in_the_third_roll():
    given = Scenario("abraham", "tia").rolling()
    given.do("abraham", "keep abraham.0", "roll abraham", "keep abraham.1", "roll abraham")
    assert given.offered("abraham", "roll") == []
    given.do("abraham", "keep abraham.2", "faith faith")
    assert given.of("abraham", "throws") == 0


def test_r18_the_last_die_has_to_be_kept():
    given = Scenario("tia", "cody")
    given.having(lost=sum(1 << given.die(f"tia.{n}") for n in range(4))).rolling()
    assert given.offered("tia", "keep") == ["keep tia.4", "keep tia.5"]
    given.refused("tia", "roll tia").do("tia", "keep tia.4", "roll tia")
    assert given.prompt("tia") == "" and given.prompt("cody") == "roll"


def test_r19_operations_is_for_another_reckoner():
    given = Scenario("tia", "cody", seats=1).actions()
    assert given.offered(0, "brief") == ["brief operations cody"]


def test_r20_cards_are_ready_again_in_the_next_round():
    given = Scenario("cody", "tia").actions().do("cody", "aim sniper 1")
    assert given.now.used
    given.all_done()
    while given.now.round == 1:
        given.answer()
    assert given.now.used == 0


def test_r21_an_extra_die_is_rolled_from_the_next_round_on():
    given = Scenario("tia", "cody").market("dowser").having(money=6).equipment()
    given.do("tia", "buy dowser tia")
    assert len(given.of("tia", "hands")) == 7
    given.all_done()
    while given.now.phase is not Phase.ROLL:
        given.answer()
    assert "keep tia.6" in given.offered("tia")


def test_r22_the_market_when_the_deck_runs_out():
    given = Scenario("tia", "cody").market("camera", "trap").deck("rifle").having(money=9)
    given.equipment().do("tia", "refresh")
    assert given.pile("market") == ["rifle"] and given.pile("equipment_deck") == []
    assert {"camera", "trap"} <= set(given.pile("box"))
    given.refused("tia", "refresh").do("tia", "buy rifle tia")
    assert given.pile("market") == [] and given.now.money == 3
    given = Scenario("tia", "cody").having(money=2).equipment(Phase.OUTFITTING)
    given.do("tia", "refresh", "refresh")
    assert given.now.money == 0 and len(given.pile("market")) == 4


def test_r23_defeated_epics_come_back_when_the_deck_is_empty():
    given = Scenario("tia", "cody").beaten("knoxx").empty(1)
    state = given.state
    state.cards.pour(state.places.beaten, state.places.defeated)
    state.cards.pour(state.places.epic_deck, state.places.box)
    epics.new_epics(state)
    assert state.kinds[state.kind(state.epic_at(1))] == "knoxx"


def test_r24_an_epic_leaves_the_moment_it_is_defeated():
    given = Scenario("abraham", "tia").epic(0, "knoxx", research=0, health=1).enforcement(2)
    given.barricades(1).steelheart(at=0, health=9).special("abraham", DOUBLE_ATTACK).actions()
    given.do("abraham", "attack abraham.3 0")
    assert given.epic_in(0) is None
    assert (given.now.enforcement[0], given.now.barricades[0]) == (2, 1)
    assert given.offered("abraham", "then-attack", "then-strike") == ["then-strike"]
    given.do("abraham", "then-strike")
    assert given.now.steel_health == 8 and given.epic_in(0) is None


def test_r25_surplus_symbols_do_not_carry_over():
    given = Scenario("tia", "cody").empty(0).steelheart(at=0, research=1)
    given.special("tia", ("research", "research")).actions().do("tia", "study tia.3")
    assert given.now.steel_research == 0 and given.now.steel_health == 18
    given = Scenario("prof", "cody").empty(0).steelheart(at=0, research=1).dice("prof", "plan")
    given.actions().do("prof", "pay prof.0 lead-the-way", "then-study", "then-strike")
    assert given.now.steel_health == 17


def test_r26_rewards_come_in_any_order():
    given = Scenario("tia", "cody").beaten("curveball", "fortuity", "static").enforcement(3)
    given.rewards()
    verbs = {said.split()[0] for said in given.offered(0)}
    assert verbs == {"take-fight", "take-weaken", "take-hamper", "take-plan"}
    given.do(0, "take-plan cody", "take-fight 0", "take-hamper red")
    assert given.now.bounty == (2, 2, 1)
    assert given.now.steel_research == 18 - 3 - 4 - 4
    given = Scenario("tia", "cody").steelheart(research=2).beaten("faultline").rewards()
    assert given.now.steel_research == 0 and given.now.steel_health == 18


def test_r27_every_epic_teaches_something_and_brings_one_thing_more():
    for epic in EPICS:
        assert len(epic.rewards) == 2 and epic.rewards["research-steelheart"] > 0


def test_r28_infinite_health_does_not_rise():
    given = Scenario("tia", "cody").epic(0, "nights-sorrow", research=4)
    epics.fortify(given.state, 0)
    assert (given.state.research[0], given.state.health[0]) == (5, INFINITE)
    epics.fortify(given.state, 0)
    assert given.state.research[0] == 5 and given.state.population == 39
    given.epic(0, "mitosis", research=5, health=9)
    epics.fortify(given.state, 0)
    assert given.state.health[0] == 10 and given.state.population == 39
    epics.fortify(given.state, 0)
    assert given.state.population == 38


def test_r29_health_may_rise_again_after_the_weakness_is_found():
    given = Scenario("tia", "cody").epic(0, "faultline", research=0, health=4)
    epics.fortify(given.state, 0)
    assert (given.state.research[0], given.state.health[0]) == (0, 5)


def test_r30_the_clockwise_neighbour_is_supported_first():
    given = Scenario("tia", "cody", "prof").having(enforcement=[0, 24, 0, 0]).actions()
    state = given.now
    deed = EPICS[KIND["conflux"]].actions[3]
    run(epics.perform(state, deed, 0))
    assert state.enforcement == [0, 25, 0, 0] and state.population == 39


def test_r31_a_supported_action_is_the_neighbours():
    given = Scenario("tia", "cody").epic(1, "faultline").epic(2, "digzone")
    run(epics.perform(given.state, EPICS[KIND["stormwind"]].actions[3], 0))
    assert given.state.research[1:] == [4, 3] and given.state.health[1:] == [8, 7]
    run(epics.perform(given.state, EPICS[KIND["nights-sorrow"]].actions[3], 0))
    assert given.state.population == 38
    run(epics.perform(given.state, EPICS[KIND["static"]].actions[3], 0))
    assert given.state.barricades == [0, 1, 1]


def test_r32_enforcement_that_a_repeated_last_action_adds_counts_next_round():
    given = Scenario("tia", "cody").epic(0, "curveball", marker=4).enforcement(0)
    state = given.state
    run(epics.activate_epic(state, 0))
    # Two recruits and one step: three steps, none of which fits, so the last action comes thrice.
    assert state.enforcement[0] == 2 and state.marker[0] == 4
    assert state.population == 40 - 1 - 3


def test_r33_the_last_icon_of_red_and_blue_alone():
    given = Scenario("tia", "cody", "prof", difficulty="normal").steelheart(at=3, red=4, blue=4)
    run(epics.boost(given.state, RED))
    assert given.state.enforcement == [0, 0, 0, 2]
    run(epics.boost(given.state, BLUE))
    assert given.state.barricades == [1, 0, 0, 1]


def test_r34_what_cannot_be_placed_costs_lives():
    given = Scenario("tia", "cody", "prof").enforcement(0, 12, 12).barricades(7)
    epics.place_enforcement(given.state, 3)
    epics.place_barricades(given.state, 3)
    assert given.state.population == 40 - 2 - 2


def test_r35_the_blue_track_goes_round_the_ring():
    given = Scenario("tia", "cody").steelheart(at=2)
    epics.place_barricades(given.state, 4)
    assert given.state.barricades == [1, 1, 2]


def test_r36_the_base_track_has_five_spaces():
    given = Scenario("tia", "cody")
    spaces = []
    for _ in range(5):
        run(epics.discover_base(given.state))
        spaces.append(given.state.base)
    assert spaces == [1, 2, 3, 4, 0] and given.state.lost.bit_count() == 1
    given = Scenario("tia", "cody")
    for reckoner in given.state.team:
        for die in given.state.hands[reckoner][1:]:
            given.state.lost |= 1 << die
    given.having(base=4)
    run(epics.discover_base(given.state))
    assert given.state.population == 39 and given.state.base == 0


def test_r37_any_die_of_any_reckoner_may_be_lost():
    given = Scenario("tia", "cody").gear("tia", "jacket").having(base=4)
    given.state.hands[RECKONERS.index("tia")] += (25,)
    given.epic(0, "fortuity", marker=1).steelheart(at=0, purple=1).epics_act()
    assert len(given.offered(0, "lose")) == 13
    given.do(0, "lose tia.6")
    assert given.board.lost == [25]
    given.refused("tia", "keep tia.6")


def test_r38_a_die_is_lost_before_the_next_action():
    given = Scenario("tia", "cody").having(base=3).epic(0, "larcener", marker=3)
    given.steelheart(at=0).epics_act()
    assert given.prompt(0) == "lose"
    told = given.told()
    assert told[-3:] == ["kills", "population", "base-found"]


def test_r39_the_end_comes_at_once():
    given = Scenario("tia", "cody").having(population=1).epic(0, "deathpoint", marker=4)
    given.steelheart(at=0).epics_act()
    assert given.table.result.outcome == "lost" and given.table.result.winners == ()
    assert given.told().count("population") == 1
    given = Scenario("abraham", "tia").steelheart(at=0, health=1).special("abraham", DOUBLE_ATTACK)
    given.actions().do("abraham", "strike abraham.3")
    assert given.table.result.outcome == "won" and given.table.result.winners == (0, 1)


def test_r40_steelheart_begins_anywhere():
    begun = set()
    for seed in range(60):
        table = Table(GAME, 2, f"r40 {seed}")
        assert table.questions
        (line,) = (line for line in table.told if line.key == "steelheart-appears")
        begun.add(line.values["district"])
    assert len(begun) == 3


def test_r41_steelheart_moves_clockwise_round_the_ring():
    given = Scenario("tia", "cody", "prof").steelheart(at=3)
    before = given.state.steel_at
    epics.move_steelheart(given.state)
    steps = given.state.dice.symbol(48)
    assert given.state.steel_at == (before + steps) % 4 and 1 <= steps <= 3


def test_r42_conversion_goes_symbol_by_symbol_in_both_directions():
    given = Scenario("megan", "tia").gear("megan", "gravatonics").enforcement(2)
    given.epic(0, "faultline", marker=3).special("megan", ("enforcement", "enforcement"))
    given.actions().do("megan", "weaken megan.3 0", "then-fight 0")
    assert given.now.enforcement[0] == 1 and given.now.marker[0] == 2
    given = Scenario("david", "tia").gear("david", "gravatonics").enforcement(2)
    given.special("david", ("weaken", "weaken")).actions()
    given.do("david", "fight david.3 0", "then-fight 0")
    assert given.now.enforcement[0] == 0


def test_r43_money_is_spent_in_the_equipment_step_only():
    given = Scenario("tia", "cody").market("camera").having(money=9).plans("tia", 1).actions()
    verbs = {said.split()[0] for said in given.offered("tia")}
    assert not verbs & {"buy", "refresh", "redeem"}
    given = Scenario("tia", "cody").market("camera").having(money=2).plans("tia", 1).equipment()
    assert given.offered("tia") == ["refresh", "done"]


def test_the_yellow_and_purple_tracks_are_epic_actions():
    given = Scenario("tia", "cody").steelheart(at=0)
    run(epics.do_icons(given.state, YELLOW, 0, 2))
    assert given.state.population == 38
    run(epics.do_icons(given.state, PURPLE, 0, 2))
    assert given.state.population == 37 and given.state.base == 1
