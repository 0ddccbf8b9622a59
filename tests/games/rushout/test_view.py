"""What is seen and said of the table."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from playing import AnyTable, luck, steps
from spieltisch.engine import Choice, Face, Message, Table
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.printed import PRINTED
from spieltisch.games.rushout.state import Side
from spieltisch.games.rushout.view import ForesightView, RushOutView


def board(given: Scenario) -> RushOutView:
    seen = given.table.view(1).board
    assert isinstance(seen, RushOutView)
    return seen


def described(given: Scenario, key: str) -> list[dict[str, object]]:
    """The values of all lines with this key."""
    return [line.values for line in GAME.describe(board(given)) if line.key == key]


def spots(given: Scenario) -> dict[tuple[str | None, object], tuple[object, object]]:
    """By card and side: how many dice lie on how many fields."""
    found = {}
    for line in GAME.describe(board(given)):
        if line.key == "spot":
            card = line.values["card"]
            assert isinstance(card, Face)
            key = (card.kind, line.values["side"])
            assert key not in found
            found[key] = (line.values["dice"], line.values["fields"])
    return found


def test_both_parts_of_a_shared_card_are_described():
    given = Scenario("scenario-5").trials("duel-on-the-bridge", "giant-spider")
    given.lay(1, "duel-on-the-bridge", "sword", "heart").lay(0, "duel-on-the-bridge", "air").race()
    described = spots(given)
    assert described["duel-on-the-bridge", "heroes"] == (2, 5)
    assert described["duel-on-the-bridge", "wizard"] == (1, 4)
    assert described["giant-spider", "heroes"] == (0, 4)
    assert ("giant-spider", "wizard") not in described


def test_a_summoned_trial_is_described_with_the_fields_of_the_heroes():
    given = Scenario("exercise-1").trials("summon-vines").lay(1, "summon-vines", "fire").race()
    assert spots(given)["summon-vines", "heroes"] == (1, 3)
    assert ("summon-vines", "wizard") not in spots(given)


def test_weaknesses_curses_wounds_and_the_dragon_tile_are_described():
    given = Scenario("scenario-4").swirled(1, "lame-hand").cursed("curse-of-silence").wounded(2)
    given.lay(1, "lame-hand", "sword").race()
    described = spots(given)
    assert described["lame-hand", "heroes"] == (1, 3), "the die on the swirl is none of them"
    assert described["curse-of-silence", "heroes"] == (0, 4)
    assert described["ranger", "heroes"] == (0, 4) and ("bard", "heroes") not in described
    assert described["dragon-small", "heroes"] == (0, 3)


def test_a_card_is_described_with_what_it_needs_its_banner_and_what_holds_it_up():
    given = Scenario("scenario-3").trials("giant-spider", "locked-gate", "bat-swarm").dragon(2)
    given.lay(1, "giant-spider", "sword", "heart").cursed("curse-of-applause")
    given.race()
    spider, gate, *_ = described(given, "spot")
    assert spider["needs"] == ["hero-sword", "hero-fire"]
    assert (spider["banner"], spider["dragon"], spider["clap"]) == ("wizard-plant", 0, 0)
    assert (gate["banner"], gate["dragon"]) == ("none", 1)
    spell = next(line for line in described(given, "spot") if line["side"] == "wizard")
    assert all(need.startswith("wizard-") for need in spell["needs"])


def test_a_card_that_waits_for_a_clap_is_described_so():
    given = Scenario("scenario-3").trials("giant-spider").cursed("curse-of-applause")
    given.almost("giant-spider", 1, 2).race().finish("giant-spider")
    spider = described(given, "spot")[0]
    assert (spider["clap"], spider["needs"]) == (1, [])


def test_a_completed_weakness_that_waits_for_a_clap_is_suffered_by_nobody():
    given = Scenario("scenario-3").cursed("curse-of-applause").weak(1, "fear-of-fire")
    given.almost("fear-of-fire", 2).race()
    assert len(described(given, "suffers")) == 1
    given.finish("fear-of-fire")
    assert described(given, "suffers") == [] and ("fear-of-fire", "heroes") in spots(given)


def test_the_wizards_part_of_a_card_waits_for_no_clap():
    given = Scenario("scenario-5", HEROES).trials("duel-on-the-bridge", "coin-chest").life(4)
    given.cursed("curse-of-applause").almost("duel-on-the-bridge", 1, 2).almost("coin-chest", 3, 4)
    given.race().finish("duel-on-the-bridge").finish("coin-chest")
    parts = {(line["card"].kind, line["side"]): line["clap"] for line in described(given, "spot")}
    assert parts["duel-on-the-bridge", "heroes"] == 1 and parts["coin-chest", "heroes"] == 1
    assert parts["duel-on-the-bridge", "wizard"] == 0, "the wizard may still end it"
    assert ("coin-chest", "wizard") not in parts, "the heroes have won it"


def test_players_are_described_with_what_they_have_and_suffer():
    given = Scenario("scenario-6").swirled(1, "lame-hand").gear(1, "torch").dice(1, "fire")
    given.scrolls("scroll-of-tides", "scroll-of-storms").hero_coins("coin-well").race()
    assert [line["cards"] for line in described(given, "suffers")] == [
        [Face(given.card("lame-hand"), "lame-hand")]
    ]
    assert [line["cards"] for line in described(given, "owns")] == [
        [Face(given.card("scroll-of-tides"), "scroll-of-tides")],
        [Face(given.card("torch"), "torch")],
    ]
    bard = described(given, "dice")[1]
    assert bard == {"faces": ["hero-fire"], "rolled": 1, "unrolled": 1, "stuck": 1}
    assert described(given, "coins") == [{"heroes": 1, "wizard": 0}]


def test_who_may_learn_and_what_is_sold_is_described():
    given = Scenario("scenario-6").trials("giant-spider").almost("giant-spider", 1, 2).race()
    given.finish("giant-spider")
    face = Face(given.card("giant-spider"), "giant-spider")
    assert described(given, "learning") == [{"card": face, "seat": 1, "other": 2}]
    sold = described(Scenario("scenario-2").market(Side.HEROES), "ware")
    assert len(sold) == 18 and {line["price"] for line in sold} == {1, 2, 3}


def test_scrolls_with_fields_are_described_those_without_are_not():
    given = Scenario("scenario-4").scrolls("scroll-of-storms", "scroll-of-tides").race()
    assert spots(given)["scroll-of-storms", "wizard"] == (0, 2)
    assert ("scroll-of-tides", "wizard") not in spots(given)


def test_the_view_shows_dice_tiles_and_markers():
    given = Scenario("scenario-6", HEROES).trials("giant-spider").dragon(1).souls(5).life(3)
    given.lay(1, "giant-spider", "joker:sword").dice(0, "plant").wounded(2)
    given.experience(3, "rune-door").hero_coins("coin-well").race()
    seen = board(given)
    die = seen.dice[given.die("1a")]
    assert (die.seat, die.face, die.rolled, die.field) == (1, "joker", True, 0)
    assert die.card == given.card("giant-spider")
    assert seen.dice[0].card is None and seen.dice[0].face == "plant"
    assert (seen.dragon, seen.souls, seen.life) == (1, 5, 3)
    assert (seen.hero_coins, seen.wizard_coins) == (1, 0)
    assert [seat.kind for seat in seen.seats] == [None, *HEROES]
    assert [seat.wounded for seat in seen.seats] == [False, False, True, False, False]
    assert seen.seats[3].experience == 1
    assert seen.trials[0].dragon and not seen.trials[1].dragon
    assert len(seen.tiles) == 5 and seen.market == []
    assert Message("dragon", {"position": 1}) in GAME.describe(seen)


def test_the_view_shows_no_markers_where_there_are_none():
    seen = board(Scenario("exercise-1").race())
    assert (seen.dragon, seen.souls, seen.life) == (None, None, None)
    assert [tile.kind for tile in seen.tiles] == ["bard", "ranger"]


def test_the_view_shows_who_has_clapped_and_what_is_cast():
    given = Scenario("scenario-4").trials("giant-spider").cursed("curse-of-applause")
    given.almost("giant-spider", 1, 2).almost_cast("doom-strike").race()
    given.finish("giant-spider").do(2, "clap giant-spider").cast("doom-strike")
    seen = board(given)
    assert seen.trials[0].claps == [2] and seen.trials[1].claps is None
    assert seen.casting == given.card("doom-strike")
    assert seen.trials[0].helpers == [1, 2] and seen.trials[1].helpers == []
    given.do(1, "wait", at=given.state.now + 3001)
    assert board(given).trials[0].claps == [], "what is too long ago does not count"


def test_the_market_is_shown_between_rounds():
    given = Scenario("scenario-2").market(Side.HEROES).do(0, "done")
    seen = board(given)
    assert (seen.phase, seen.hero_coins, seen.wizard_coins, seen.bought) == ("market", 1, 0, [0])
    assert {ware.price for ware in seen.market} == {1, 2, 3}


def test_faces_of_dice_have_names_of_their_side():
    assert GAME.face_name(0, 0) == "wizard-plant" and GAME.face_name(5, 0) == "hero-fire"
    assert GAME.face_name(4, 5) == "wizard-joker" and GAME.face_name(16, 5) == "hero-joker"


# What a page need not know


def foresight(given: Scenario, seat: int) -> ForesightView:
    found = given.table.foresight(seat)
    assert isinstance(found, ForesightView)
    return found


def test_symbols_claps_and_the_way_of_the_dragon_are_printed():
    assert PRINTED.faces["wizard"][-1] == PRINTED.faces["heroes"][-1] == "joker"
    names = [name.split("-", 1)[1] for name in GAME.names[: len(PRINTED.symbols)]]
    assert list(PRINTED.symbols) == names, "choices number them as words do"
    assert (PRINTED.together_ms, PRINTED.dragon_way) == (3000, 4)


def test_everybody_is_on_a_side_and_heroes_have_a_symbol_for_their_jokers():
    seen = board(Scenario("exercise-1", HEROES).race())
    assert [seat.side for seat in seen.seats] == ["wizard", *["heroes"] * 4]
    assert [seat.joker for seat in seen.seats] == [None, "key", "footprint", "sword", "fire"]


def test_each_card_tells_whose_dice_it_takes_where_it_lies():
    given = Scenario("scenario-5", HEROES).trials("duel-on-the-bridge", "giant-spider")
    given.scrolls("scroll-of-storms").cursed("curse-of-silence").weak(1, "fear-of-fire")
    given.wounded(2).dragon(1).race()
    seen = board(given)
    assert [spot.sides for spot in seen.trials[:2]] == [["heroes", "wizard"], ["heroes"]]
    assert [spot.sides for spot in (*seen.spells, *seen.scrolls)] == [["wizard"]] * 4
    assert [spot.sides for spot in (*seen.curses, *seen.seats[1].weaknesses)] == [["heroes"]] * 2
    taking = {tile.kind for tile in seen.tiles if tile.sides}
    assert taking == {"ranger", "dragon-large"}, "a tile takes dice while its hero is wounded"


def test_wares_are_for_one_of_the_sides():
    wares = board(Scenario("scenario-2").market(Side.HEROES)).market
    assert {(ware.type, ware.side) for ware in wares} == {
        ("scroll", "wizard"),
        ("equipment", "heroes"),
    }


def test_dice_that_were_rolled_rest_when_their_owner_can_act_again():
    given = Scenario("exercise-1", roll_ms=700).race()
    before = [seat.rests_at for seat in board(given).seats]
    given.do(1, "roll", at=5000)
    assert board(given).seats[1].rests_at == 5700 == board(given).seats[1].ready_at
    given.do(1, "wait", at=6000)
    assert board(given).seats[1].rests_at == 5700, "nothing but a roll makes dice tumble"
    assert board(given).seats[2].rests_at == before[2]


def test_foresight_tells_where_dice_would_go():
    given = Scenario("exercise-1").trials("giant-spider").dice(1, "joker", "sword", "key")
    given.lay(2, "giant-spider", "heart").race()
    spider, (a, b, _) = given.card("giant-spider"), (given.die(f"1{letter}") for letter in "abc")
    seen = foresight(given, 1)
    assert (seen.rolls, seen.takes) == ([a, b, given.die("1c")], [])
    (laying,) = [one for one in seen.laying if one.card == spider]
    assert laying.all[0][0] == b, "plain dice come before jokers"
    given.do(1, "lay-all giant-spider")
    lying = {die.die: die.field for die in board(given).dice if die.seat == 1 and die.card}
    assert lying == dict(laying.all)
    assert foresight(given, 1).takes == sorted(lying)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foreseen_comes_true(seed):
    """Every way to lay dice that is offered in random matches goes where it was said to go."""
    table = Table(GAME, 4, f"foreseen {seed}", {"setup": "scenario-6"})
    compared = 0
    for _ in steps(table, luck("foreseen", seed), 1500):
        for question in table.questions:
            ways = [one for one in question.choices if one.verb in ("lay", "lay-all")]
            if question.seat < 0 or not ways or table.moment % 5:
                continue
            foreseen = table.foresight(question.seat)
            assert isinstance(foreseen, ForesightView)
            for choice in ways:
                compared += compare(table, question.seat, choice, foreseen)
    assert compared > 50, f"{seed}: there was hardly anything to compare"


def compare(table: AnyTable, seat: int, choice: Choice, foreseen: ForesightView) -> int:
    """Make this choice on a fork; 1 if the dice still lie there, so that they can be compared."""
    card = choice.things[choice.verb == "lay"]
    (laying,) = [one for one in foreseen.laying if one.card == card]
    if choice.verb == "lay":
        wanted = {choice.things[0]: laying.fields[choice.things[2]]}
    else:
        wanted = dict(laying.all)
    fork = table.fork()
    fork.choose(seat, choice)
    seen = fork.view(seat).board
    assert isinstance(seen, RushOutView)
    lying = {die: seen.dice[die] for die in wanted}
    if any(die.card != card for die in lying.values()):
        return 0  # The card is completed, and they came back.
    assert {die: shown.field for die, shown in lying.items()} == wanted, choice
    return 1
