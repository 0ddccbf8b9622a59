"""The steps of a round: rolling and acting at once, rewards, equipment, Steelheart's tracks."""

from __future__ import annotations

import pytest

from games.reckoners.scenario import Scenario, run
from spieltisch.games.reckoners import epics
from spieltisch.games.reckoners.content import BLUE, PURPLE, RED, TRACKS, YELLOW
from spieltisch.games.reckoners.rolling import RELEASES
from spieltisch.games.reckoners.state import Phase

# Rolling


def test_at_least_one_die_of_each_roll_is_kept():
    given = Scenario("tia", "cody").rolling()
    given.refused("tia", "roll tia").do("tia", "keep tia.0").do("tia", "roll tia")
    assert given.of("tia", "throws") == 2
    assert "keep tia.0" not in given.offered("tia")
    given.refused("tia", "roll tia").do("tia", "keep tia.1", "keep tia.2", "roll tia")
    assert given.of("tia", "throws") == 0, "the third roll is kept whole"


def test_dice_that_are_kept_stay_as_they_are():
    given = Scenario("tia", "cody").rolling()
    faces = [given.face("tia.0"), given.face("tia.4")]
    given.do("tia", "keep tia.0", "keep tia.4", "roll tia", "finish tia")
    assert [given.face("tia.0"), given.face("tia.4")] == faces


def test_a_mind_can_be_changed_a_few_times_before_rolling_on():
    given = Scenario("tia", "cody").rolling()
    for _ in range(RELEASES):
        given.do("tia", "keep tia.0", "release tia.0")
    given.do("tia", "keep tia.0").refused("tia", "release tia.0")


def test_all_roll_at_once_and_may_wait_for_each_other():
    given = Scenario("tia", "cody").rolling()
    assert given.table.awaiting() == [0, 1]
    given.do("tia", "keep tia.0", "roll tia").do("cody", "finish cody").do("tia", "finish tia")
    assert given.now.phase is Phase.ACTIONS


def test_what_a_seat_rolls_does_not_depend_on_how_fast_the_others_are():
    faces = []
    for order in (("tia", "cody"), ("cody", "tia")):
        given = Scenario("tia", "cody").rolling()
        for who in order:
            given.do(who, f"keep {who}.0", f"roll {who}")
        faces.append([given.face(f"{who}.{n}") for who in ("tia", "cody") for n in range(6)])
    assert faces[0] == faces[1]


def test_lost_dice_are_not_rolled():
    given = Scenario("tia", "cody")
    given.having(lost=1 << given.die("tia.2")).rolling()
    assert "keep tia.2" not in given.offered("tia")
    assert given.board.reckoners[1 if given.seat("tia") else 0].dice[2].state == "lost"


def test_one_person_rolls_for_two_reckoners():
    given = Scenario("tia", "cody", seats=1).rolling()
    assert {"finish tia", "finish cody", "keep tia.0", "keep cody.0"} <= set(given.offered(0))
    given.do(0, "finish cody")
    assert given.now.phase is Phase.ROLL
    given.do(0, "finish tia")
    assert given.now.phase is Phase.ACTIONS


# Acting


@pytest.mark.parametrize(
    ("symbol", "sentence", "read"),
    [
        ("money", "earn tia.0", lambda state: state.money == 5),
        ("plan", "plan tia.0", lambda state: sum(state.fresh) == 1),
        ("enforcement", "fight tia.0 0", lambda state: state.enforcement[0] == 1),
        ("weaken", "weaken tia.0 0", lambda state: state.marker[0] == 2),
        ("weaken", "hamper tia.0 purple", lambda state: state.tracks == [2, 2, 2, 1]),
        ("research", "research tia.0 0", lambda state: state.research[0] == 2),
        ("research", "study tia.0", lambda state: state.steel_research == 17),
        ("attack", "attack tia.0 0", lambda state: state.health[0] == 6),
        ("plan", "move tia.0 1", lambda state: 1 in state.at),
        ("plan", "clear tia.0 2", lambda state: state.barricades == [0, 0, 0]),
    ],
)
def test_what_a_die_can_do(symbol, sentence, read):
    given = Scenario("tia", "cody").epic(0, "faultline").enforcement(2).barricades(0, 0, 1)
    given.steelheart(at=0).dice("tia", symbol).actions().do("tia", sentence)
    assert read(given.now)
    assert given.board.reckoners[given.seat("tia")].dice[0].state == "spent"


def test_what_has_no_effect_is_not_offered():
    given = Scenario("tia", "cody").epic(0, "nightwielder", marker=1)
    given.dice("tia", "attack", "weaken", "enforcement").actions()
    assert given.offered("tia", "attack", "weaken", "fight", "hamper") == []


def test_steelheart_cannot_be_attacked_before_his_weakness_is_known():
    given = Scenario("abraham", "tia").steelheart(at=0, research=1).dice("abraham", "attack")
    given.dice("tia", "research").empty(0).actions()
    assert given.offered("abraham", "strike") == []
    given.do("tia", "study tia.0").do("abraham", "strike abraham.0")
    assert given.now.steel_health == 17


def test_a_removed_barricade_opens_the_way_for_all_at_once():
    given = Scenario("tia", "cody").barricades(1).actions()
    assert given.offered("cody", "move") == []
    given.do("tia", "clear tia.0 0")
    assert "move cody.0 1" in given.offered("cody", "move")


def test_whoever_is_done_is_asked_again_when_a_weakness_is_found_where_they_stand():
    given = Scenario("tia", "abraham").epic(0, "nightwielder", research=1).dice("tia", "research")
    given.dice("abraham", "attack").actions().do("abraham", "done")
    assert given.table.awaiting() == [0]
    given.do("tia", "research tia.0 0")
    assert given.table.awaiting() == [0, 1]
    given.do("abraham", "attack abraham.0 0")


def test_whoever_has_nothing_left_is_not_asked_again():
    given = Scenario("tia", "abraham").epic(0, "nightwielder", research=1).dice("tia", "research")
    given.dice("abraham").actions().do("abraham", "done").do("tia", "research tia.0 0")
    assert given.table.awaiting() == [0]


def test_whoever_is_briefed_is_asked_again():
    given = Scenario("tia", "cody").dice("cody").actions().do("cody", "done")
    given.do("tia", "brief operations cody")
    assert given.table.awaiting() == [0, 1] and given.offered("cody", "earn")


def test_a_seat_can_come_back_until_all_are_done():
    given = Scenario("tia", "cody").actions().do("tia", "done")
    assert given.table.awaiting() == [1] and given.prompt("tia") == "rest"
    given.do("tia", "back").do("cody", "done").do("tia", "earn tia.0", "done")
    assert given.now.phase is not Phase.ACTIONS


def test_taking_back_works_within_a_die_and_for_being_done():
    given = Scenario("tia", "cody").epic(0, "faultline").special("tia", ("research", "research"))
    given.actions()
    before = given.table.hash()
    given.do("tia", "research tia.3 0")
    assert given.table.can_undo(0)
    given.table.undo(0)
    assert given.table.hash() == before
    given.do("tia", "research tia.3 0", "then-research 0")
    given.table.undo(0)
    assert given.now.pending == (3,) and given.table.awaiting() == [0]
    given.do("tia", "then-research 0", "done")
    given.table.undo(0)
    assert given.prompt("tia") == "act"


def test_two_reckoners_of_one_person_act_in_any_order():
    given = Scenario("tia", "abraham", seats=1).epic(0, "nightwielder", research=1)
    given.dice("tia", "research").dice("abraham", "attack").actions()
    given.do(0, "research tia.0 0", "attack abraham.0 0")
    assert given.now.health[0] == 4


# Equipment


def test_everyone_buys_for_the_own_reckoners_from_one_purse():
    given = Scenario("tia", "cody").market("camera", "trap").having(money=6).equipment()
    given.refused("cody", "buy camera tia").refused("cody", "refresh")
    given.do("cody", "buy camera cody").do("tia", "buy trap tia")
    assert given.now.money == 0 and given.now.phase is Phase.EQUIPMENT
    given.all_done()
    assert given.now.round == 2


def test_whoever_cannot_buy_is_not_waited_for_until_the_market_is_refreshed():
    given = Scenario("tia", "cody").market("dowser").deck("camera", "rifle", "trap", "emp")
    given.having(money=4).equipment()
    assert given.table.awaiting() == [0] and given.prompt("cody") == ""
    given.do("tia", "refresh")
    assert given.table.awaiting() == [0, 1]
    assert given.offered("cody", "buy") == ["buy camera cody", "buy trap cody"]


# Steelheart's tracks


def test_track_red():
    given = Scenario("tia", "cody", "prof", "david").steelheart(at=4, red=2)
    run(epics.do_icons(given.state, RED, 0, 2))
    assert given.state.enforcement == [2, 2, 1, 0, 2]


def test_track_blue():
    given = Scenario("tia", "cody").steelheart(at=1, blue=4)
    run(epics.do_icons(given.state, BLUE, 0, 4))
    assert given.state.barricades == [1, 2, 1]


def test_track_yellow():
    given = Scenario("tia", "cody", difficulty="hard").steelheart(at=0)
    run(epics.do_icons(given.state, YELLOW, 0, 4))
    assert given.state.population == 40 - 5


def test_track_purple():
    given = Scenario("tia", "cody").steelheart(at=0)
    run(epics.do_icons(given.state, PURPLE, 0, 4))
    assert given.state.population == 38 and given.state.base == 2


def test_no_track_is_missing():
    assert {f"test_track_{track}" for track in TRACKS} <= set(globals())


def test_steelhearts_markers_do_not_move_when_he_acts():
    given = Scenario("tia", "cody").steelheart(at=0)
    run(epics.activate_steelheart(given.state))
    assert given.state.tracks == [2, 2, 2, 2]


def test_epics_act_from_steelhearts_district_on_clockwise():
    given = Scenario("tia", "cody").epic(0, "faultline").epic(1, "digzone").epic(2, "frostbite")
    given.steelheart(at=1).epics_act()
    acting = [
        given.name(line.values["card"].card) for line in given.table.told if line.key == "activates"
    ]
    assert acting == ["digzone", "frostbite", "faultline"]


def test_new_epics_act_in_the_round_in_which_they_come():
    given = Scenario("tia", "cody").empty(0).next_epic("deathpoint").steelheart(at=0).epics_act()
    assert given.told().index("enters") < given.told().index("activates")
    assert given.now.marker[0] >= 2


def test_a_question_that_waited_for_anothers_die_is_still_the_same_question():
    """Whoever was about to choose is not told that the question is out of date."""
    given = Scenario("tia", "cody").epic(0, "faultline").special("tia", ("research", "research"))
    given.actions()
    number = given.table.question(1).number
    given.do("tia", "research tia.3 0")
    assert given.table.question(1) is None
    given.do("tia", "then-research 0")
    assert given.table.question(1).number == number
    given.do("cody", "earn cody.0")
    assert given.table.question(1).number > number
