"""The worked examples of the rules page, each under its number there."""

from __future__ import annotations

from games.reckoners.scenario import Scenario, run
from spieltisch.engine import Table
from spieltisch.games.reckoners import epics
from spieltisch.games.reckoners.content import (
    DIFFICULTIES,
    EPICS,
    KIND,
    MONEY,
    MOVEMENT_DIE,
    RECKONERS,
    RESEARCH,
)
from spieltisch.games.reckoners.game import GAME
from spieltisch.games.reckoners.symbols import reachable, symbols_of, without


def test_e01_setup_for_four_reckoners():
    board = Table(GAME, 4, "e01", {"difficulty": "normal"}).view(None).board
    assert len(board.districts) == 5
    assert [district.epic.marker for district in board.districts] == [3] * 5
    assert [track.marker for track in board.steelheart.tracks] == [2] * 4
    assert (board.population, board.money, len(board.market)) == (40, 4, 4)
    assert board.steelheart.research == 32
    for reckoner in board.reckoners:
        assert [die.colour == "white" for die in reckoner.dice] == [True] * 3 + [False] * 3
        assert reckoner.plans == 1
    assert (DIFFICULTIES["normal"].power, DIFFICULTIES["normal"].adjustment) == ("A", "B")


def test_e02_faultlines_weakness_is_found_while_her_health_is_above_four():
    given = Scenario("tia", "abraham").epic(0, "faultline", research=1, health=7)
    given.dice("tia", "research").actions().do("tia", "research tia.0 0")
    assert (given.now.research[0], given.now.health[0]) == (0, 4)
    assert given.board.districts[0].epic.weakness


def test_e03_faultlines_weakness_is_found_while_her_health_is_below_four():
    given = Scenario("tia", "abraham").epic(0, "faultline", research=1, health=3)
    given.dice("tia", "research").actions().do("tia", "research tia.0 0")
    assert (given.now.research[0], given.now.health[0]) == (0, 3)


def tia_between_digzone_and_frostbite(plans: int, *dice: str | tuple[str, str]) -> Scenario:
    given = Scenario("tia", "abraham").epic(0, "digzone", research=1)
    return given.epic(1, "frostbite").special("tia", *dice).plans("tia", plans)


def test_e04_a_die_is_not_split_across_a_move():
    given = tia_between_digzone_and_frostbite(1, ("research", "research"), "money", "plan")
    given.steelheart(at=0).actions().do("tia", "research tia.3 0")
    # Steelheart is here, so the second symbol could still be used: first that has to be settled.
    given.refused("tia", "move tia.4 1").do("tia", "give-up", "move tia.4 1")
    assert given.offered("tia", "research") == ["research tia.token 1"]
    assert (given.now.research[0], given.now.research[1]) == (0, 2)


def test_e05_a_plan_token_saves_the_double_symbol():
    given = tia_between_digzone_and_frostbite(1, ("research", "research"), "money", "plan")
    given.actions().do("tia", "research tia.token 0", "move tia.4 1")
    given.do("tia", "research tia.3 1", "then-research 1")
    assert given.of("tia", "plans") == 0
    assert given.now.research[:2] == [0, 0]
    assert given.now.health[:2] == [4, 4]


def test_e06_a_fresh_plan_token_is_locked_until_the_next_round():
    given = tia_between_digzone_and_frostbite(0, "plan").actions().do("tia", "plan tia.3")
    given.refused("tia", "research tia.token 0")
    assert given.of("tia", "plans") == 0
    given.all_done()
    while given.now.round == 1:
        given.answer()
    assert given.of("tia", "plans") == 1


def test_e07_tia_finds_nightwielders_weakness_and_abraham_defeats_him():
    double = ("attack", "attack")
    given = Scenario("abraham", "tia").epic(0, "nightwielder", research=3).enforcement(2)
    given.dice("abraham", "attack", "enforcement", "enforcement", double, double)
    given.special("tia", ("research", "research"), "research").actions()
    given.refused("abraham", "attack abraham.3 0")
    given.do("tia", "research tia.3 0", "then-research 0", "research tia.4 0")
    assert given.now.health[0] == 5
    for die in ("abraham.3", "abraham.4"):
        given.do("abraham", f"attack {die} 0", "then-attack 0")
    given.do("abraham", "attack abraham.0 0", "fight abraham.1 0", "fight abraham.2 0")
    assert given.epic_in(0) is None and given.now.enforcement[0] == 0
    assert given.pile("beaten") == ["nightwielder"]


def david_beside_steelheart() -> Scenario:
    given = Scenario("david", "megan").epic(0, "faultline", marker=3)
    return given.steelheart(at=0, red=3).special("david", ("weaken", "weaken")).actions()


def test_e08_david_weakens_a_track_and_an_epic_with_one_die():
    given = david_beside_steelheart().do("david", "hamper david.3 red", "then-weaken 0")
    assert given.now.marker[0] == 2 and given.now.tracks == [2, 2, 2, 2]


def test_e09_david_uses_both_symbols_on_steelheart():
    given = david_beside_steelheart().do("david", "hamper david.3 red", "then-hamper blue")
    assert given.now.marker[0] == 3 and given.now.tracks == [2, 1, 2, 2]
    given = david_beside_steelheart().do("david", "hamper david.3 red", "then-hamper red")
    assert given.now.tracks == [1, 2, 2, 2]


def test_e10_refractionary_enters_an_empty_district():
    given = Scenario("tia", "cody").empty(1).next_epic("refractionary")
    epics.new_epics(given.state)
    assert given.state.kinds[given.state.kind(given.state.epic_at(1))] == "refractionary"
    card = EPICS[KIND["refractionary"]]
    assert given.state.marker[1] == 1
    assert (given.state.research[1], given.state.health[1]) == (card.research, card.health)


def test_e11_curveball_acts_and_overflows_his_track():
    given = Scenario("tia", "cody").epic(0, "curveball", marker=3).enforcement(1)
    state = given.having(population=40).state
    assert run(epics.activate_epic(state, 0)) == 3 + 2
    assert state.enforcement[0] == 2
    assert state.tracks[0] == 3
    assert state.marker[0] == 4
    assert state.population == 37


def test_e12_fortuity_discovers_a_base_and_the_die_is_bought_back():
    given = Scenario("tia", "cody").epic(0, "fortuity", marker=1).having(base=4, money=5)
    given.steelheart(at=0, purple=1).epics_act()
    assert given.prompt(0) == "lose" and given.now.base == 0
    given.do(0, "lose cody.4")
    assert given.board.lost == [given.die("cody.4")]
    given = Scenario("tia", "cody").market().having(money=5)
    given.having(lost=1 << given.die("cody.4")).equipment().do("cody", "redeem cody.4")
    assert given.now.lost == 0 and given.now.money == 3
    assert given.die("cody.4") in given.of("cody", "hands")


def test_e13_red_track_three_enforcement_in_groups_of_two():
    given = Scenario("tia", "cody", "prof").steelheart(at=0, red=1)
    run(epics.do_icons(given.state, 0, 0, 1))
    assert given.state.enforcement == [2, 1, 0, 0]


def test_e14_blue_track_two_barricades():
    given = Scenario("tia", "cody", "prof").steelheart(at=3, blue=1)
    run(epics.do_icons(given.state, 1, 0, 1))
    assert given.state.barricades == [1, 0, 0, 1]


def megan_with_cards() -> Scenario:
    given = Scenario("megan", "tia").epic(0, "faultline", marker=4).enforcement(3)
    given.gear("megan", "emp", "gravatonics").special("megan", ("enforcement", "enforcement"))
    given.state.spent &= ~(1 << given.die("megan.0"))
    given._turn(given.die("megan.0"), "weaken")
    return given.actions()


def test_e15_megan_pays_emp_with_a_red_die_and_checkmate_with_its_result():
    given = megan_with_cards().do("megan", "pay megan.3 emp")
    assert given.pending() == ["weaken"] * 3
    given.do("megan", "then-pay checkmate")
    assert given.pending() == ["attack"] * 3
    ready = [card.kind for card in given.board.reckoners[0].gear if card.ready]
    assert ready == []
    given.do("megan", "give-up")
    assert given.now.enforcement[0] == 3
    assert [die.state for die in given.board.reckoners[0].dice[:4:3]] == ["kept", "spent"]


def test_e16_megan_converts_a_white_die_to_pay_emp_and_its_result_as_well():
    given = megan_with_cards().do("megan", "pay megan.0 emp")
    assert given.pending() == ["weaken"] * 3
    given.do("megan", "then-fight 0", "then-weaken 0", "then-fight 0")
    assert given.now.enforcement[0] == 1 and given.now.marker[0] == 3
    assert given.board.busy is None
    assert [die.state for die in given.board.reckoners[0].dice[:4:3]] == ["spent", "kept"]


def test_e17_the_symbols_of_a_card_count_as_one_die():
    given = megan_with_cards().do("megan", "pay megan.3 emp").refused("megan", "move megan.0 1")
    given.do("megan", "then-pay checkmate")
    assert given.pending() == ["attack"] * 3


def test_e18_doubled_symbols_can_be_converted_but_converted_ones_are_not_doubled():
    given = Scenario("tia", "cody").gear("tia", "camera", "forensic-kit").dice("tia", "research")
    tia, die = RECKONERS.index("tia"), given.die("tia.0")
    kit = 0b001
    doubled = symbols_of(given.state, tia, die)
    assert doubled == (RESEARCH, RESEARCH) and set(reachable(kit, doubled)) == {RESEARCH, MONEY}
    assert without(doubled, MONEY, kit) == (RESEARCH,)
    given.dice("tia", "money")
    single = symbols_of(given.state, tia, die)
    assert single == (MONEY,) and set(reachable(kit, single)) == {MONEY, RESEARCH}


def test_e19_with_three_districts_steelheart_can_end_where_he_began():
    given = Scenario("tia", "cody").steelheart(at=1)
    given.state.dice.attach(MOVEMENT_DIE, 0, 3)
    for side in range(6):
        given.state.dice.attach(MOVEMENT_DIE, side, 3)
    epics.move_steelheart(given.state)
    assert given.state.steel_at == 1


def test_e20_a_reward_without_targets_lapses():
    given = Scenario("tia", "cody").beaten("curveball").enforcement(1, 0, 0).rewards()
    given.do(0, "take-fight 0")
    assert sum(given.now.enforcement) == 0
    lapsed = [line.values["count"] for line in given.table.told if line.key == "reward-lapses"]
    assert lapsed == [2]


def test_e21_a_boost_at_the_end_of_a_track_does_its_last_icon_at_once():
    given = Scenario("tia", "cody", "prof").steelheart(at=2, red=4)
    run(epics.boost(given.state, 0))
    assert given.state.tracks[0] == 4
    assert given.state.enforcement == [0, 0, 2, 0]


def test_e22_recruits_by_support_count_only_for_epics_that_have_still_to_act():
    given = Scenario("tia", "cody").having(population=40).steelheart(at=0)
    given.epic(0, "knoxx", marker=1).epic(1, "calling-war", marker=3).epic(2, "earless", marker=1)
    state = given.state
    for district in range(3):
        run(epics.activate_epic(state, district))
    assert state.marker == [3, 4, 4]
    assert state.enforcement == [2, 1, 2]
    assert state.population == 36
