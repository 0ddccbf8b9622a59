"""The designer's own list of ideas as options, and hidden buffs."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario
from spieltisch.engine.errors import TableError
from spieltisch.games.imperator.game import GAME
from spieltisch.words import YOU, Words

# Hidden buffs


def hidden(**options) -> Scenario:
    return (
        Scenario(2, hidden_buffs=True, **options)
        .player(0, "spades-10", ["clubs-9", "hearts-4"], ["spades-3", "diamonds-3"])
        .player(1, "hearts-10", ["hearts-7"], ["diamonds-4"])
    )


def buffs_seen(given: Scenario, eyes: int | None, seat: int = 0) -> list[str | None]:
    return [card.kind for card in given.seen_by(eyes).players[seat].buffs]


def test_hidden_buffs_are_seen_by_their_owner_alone():
    given = hidden()
    given.battle()
    assert buffs_seen(given, 0) == ["spades-3", "diamonds-3"]
    assert buffs_seen(given, 1) == buffs_seen(given, None) == [None, None]


def test_without_the_option_buffs_are_open():
    given = Scenario().player(0, "spades-10", ["clubs-9"], ["spades-3"])
    given.battle()
    assert buffs_seen(given, 1) == buffs_seen(given, None) == ["spades-3"]


def test_a_hidden_buff_is_seen_once_it_is_played():
    given = hidden().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    given.act(0, "boost spades-3 clubs-9")
    assert buffs_seen(given, 1) == [None, None]
    given.act(1, "pass")
    assert buffs_seen(given, 1) == buffs_seen(given, None) == ["spades-3", None]


def test_a_hidden_buff_is_seen_once_it_helps_in_a_raid():
    given = hidden().middle("hearts-queen")
    given.raid()
    given.act(0, "raid clubs-9 hearts-queen").act(0, "add-buff spades-3").act(0, "swap hearts-4")
    assert buffs_seen(given, 1) == ["spades-3", None]


def test_a_boost_that_falls_shows_nothing():
    given = (
        Scenario(2, hidden_buffs=True)
        .player(0, "spades-10", ["clubs-6"], ["spades-3"])
        .player(1, "hearts-10", ["spades-7"], ["spades-4"])
        .trick(0, "clubs-6", 1, "spades-7")
    )
    given.battle()
    given.beat({0: "boost spades-3 clubs-6", 1: "turn spades-7"})
    assert buffs_seen(given, 1) == [None]


@pytest.mark.parametrize("buff", ["spades-3", "diamonds-3"])
def test_whether_a_hidden_buff_fits_cannot_be_told_from_who_is_asked(buff):
    """Only a black buff can boost; with a red one the player is asked as well, and passes."""
    given = (
        Scenario(2, hidden_buffs=True)
        .player(0, "spades-10", ["clubs-9"], [buff])
        .player(1, "hearts-10", ["hearts-7"])
        .trick(0, "clubs-9", 1, "hearts-7")
    )
    given.battle()
    assert given.phase == "battle"
    assert given.asked() == [0]


@pytest.mark.parametrize("buff", ["spades-3", "diamonds-3"])
def test_whether_a_hidden_buff_helps_in_the_raid_cannot_be_told_from_who_is_asked(buff):
    given = (
        Scenario(2, hidden_buffs=True)
        .player(0, "hearts-10", ["clubs-9"], [buff])
        .player(1, "diamonds-10", ["hearts-7"])
        .middle("hearts-jack")
    )
    given.raid()
    assert given.asked() == [0]


def sorted_with(given: Scenario, imperator: str, *buffs: str) -> Scenario:
    given.sort()
    given.act(0, "emperor", imperator)
    for buff in buffs:
        given.act(0, "support", buff)
    return given.act(0, "confirm").act(1, "stay")


def test_sorting_hides_the_buffs_anew_under_new_ids():
    given = hidden()
    before = set(given.state.hand(0))
    sorted_with(given, "spades-10", "clubs-9", "spades-3")
    assert buffs_seen(given, 1) == buffs_seen(given, None) == [None, None]
    assert buffs_seen(given, 0) == ["clubs-9", "spades-3"]
    assert not before & set(given.state.buffs(0))


def test_who_stays_gets_new_ids_as_well():
    given = hidden()
    before = set(given.state.buffs(1))
    sorted_with(given, "spades-10", "spades-3", "diamonds-3")
    assert not before & set(given.state.buffs(1))
    assert buffs_seen(given, 0, seat=1) == [None]


def test_a_buff_that_becomes_attacker_or_imperator_is_seen():
    given = sorted_with(hidden(), "diamonds-3", "clubs-9", "hearts-4")
    player = given.seen_by(1).players[0]
    assert player.imperator.kind == "diamonds-3"
    assert {card.kind for card in player.attackers} == {"spades-10", "spades-3"}


def test_damage_is_hidden_with_the_face_and_stays_with_the_card():
    given = sorted_with(hidden().hurt(spades_10=6), "clubs-9", "spades-10", "spades-3")
    assert [card.damage for card in given.seen_by(1).players[0].buffs] == [0, 0]
    assert [card.damage for card in given.seen_by(0).players[0].buffs] == [6, 0]
    assert given.damage("spades-10") == 6
    assert sum(given.state.damage) == 6


def hidden_offer() -> Scenario:
    """Seat 0 offers seat 1 a hidden buff for one of theirs; seat 2 and spectators look on."""
    given = (
        Scenario(3, hidden_buffs=True)
        .player(0, "spades-10", ["clubs-9", "hearts-4"], ["spades-3"])
        .player(1, "hearts-10", ["hearts-7"], ["diamonds-4"])
        .player(2, "diamonds-10", ["diamonds-8"])
    )
    given.offers()
    given.act(0, "give spades-3").act(0, "want diamonds-4")
    return given.act(1, "no-offer").act(2, "no-offer")


def kinds_told(given: Scenario, eyes: int | None) -> list[tuple[str | None, str | None]]:
    lines = [line.values for line in given.table.told_to(eyes) if "target" in line.values]
    return [(values["card"].kind, values["target"].kind) for values in lines]


@pytest.mark.parametrize(
    ("eyes", "given_kind", "wanted_kind"),
    [
        (0, "spades-3", None),
        (1, "spades-3", "diamonds-4"),
        (2, None, None),
        (None, None, None),
    ],
)
def test_an_offered_hidden_buff_is_shown_to_the_asked_player_alone(eyes, given_kind, wanted_kind):
    given = hidden_offer()
    offer = given.seen_by(eyes).offers[0]
    assert (offer.given.kind, offer.wanted.kind) == (given_kind, wanted_kind)
    assert buffs_seen(given, eyes) == [given_kind]
    assert kinds_told(given, eyes) == [(given_kind, wanted_kind)]


def test_the_asked_player_reads_in_the_question_what_is_offered():
    given = hidden_offer()
    words = Words(GAME, "en", ["Anna", YOU, "Cleo"])
    asked = words.prompt(given.table.question(1), given.table.eyes(1))
    assert asked == "Anna offers you ♠3 for your ♦4. Do you accept?"


@pytest.mark.parametrize("eyes", [2, None])
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_whatever_the_answer_the_others_never_see_the_buffs_of_an_offer(answer, eyes):
    given = hidden_offer().act(1, answer)
    assert buffs_seen(given, eyes, 0) == buffs_seen(given, eyes, 1) == [None]
    assert kinds_told(given, eyes) == [(None, None)] * 2


def test_an_open_card_that_is_offered_stays_open():
    given = hidden()
    given.offers()
    given.act(0, "give clubs-9").act(0, "want diamonds-4").act(1, "no-offer")
    assert given.seen_by(None).offers[0].given.kind == "clubs-9"


# Underdog perk


def perk_of(imperator: str, **options) -> int:
    """What an Imperator adds to a card of its own colour."""
    colour = {"clubs": "black", "spades": "black"}.get(imperator.split("-", maxsplit=1)[0], "red")
    black = colour == "black"
    given = Scenario(2, **options)
    if black:
        given.player(0, imperator, ["spades-6"]).player(1, "spades-10", ["clubs-5"])
    else:
        given.player(0, "hearts-10", ["spades-6"]).player(1, imperator, ["hearts-5"])
    given.trick(0, "spades-6", 1, "clubs-5" if black else "hearts-5")
    given.resolve()
    trick = given.seen_by(None).tricks[0]
    return trick.attack - 6 if black else trick.defence - 5


@pytest.mark.parametrize(
    ("imperator", "perk"),
    [("clubs-2", 14), ("clubs-9", 7), ("clubs-ace", 2), ("diamonds-2", 14), ("diamonds-king", 3)],
)
def test_the_underdog_perk_is_sixteen_minus_the_imperators_value(imperator, perk):
    assert perk_of(imperator, underdog_perk=True) == perk


@pytest.mark.parametrize("imperator", ["clubs-2", "clubs-ace", "diamonds-2"])
def test_without_the_option_the_perk_is_two(imperator):
    assert perk_of(imperator) == 2


# Colour bonus


def bonus_sums(attack: list[str], defence: list[str], bonus: int) -> tuple[int, int]:
    """Sums without perks: a red Imperator attacks, a black one defends."""
    given = (
        Scenario(2, colour_bonus=bonus)
        .player(0, "hearts-10", attack[:1], attack[1:])
        .player(1, "spades-10", defence[:1], defence[1:])
        .trick(0, attack[0], 1, defence[0], *(attack[1:] or [None]), *(defence[1:] or [None]))
    )
    given.resolve()
    trick = given.seen_by(None).tricks[0]
    return trick.attack, trick.defence


def test_a_black_card_has_the_bonus_as_attack_and_none_as_defence():
    assert bonus_sums(["clubs-9"], ["spades-4"], 3) == (9 + 3, 4)


def test_a_red_card_has_the_bonus_as_defence_and_none_as_attack():
    assert bonus_sums(["hearts-9"], ["diamonds-4"], 3) == (9, 4 + 3)


def test_buffs_have_the_colour_bonus_too():
    sums = bonus_sums(["hearts-9", "clubs-2"], ["spades-4", "diamonds-2"], 3)
    assert sums == (9 + (2 + 3), 4 + (2 + 3))


def test_the_colour_bonus_adds_to_the_perk():
    given = (
        Scenario(2, colour_bonus=3)
        .player(0, "clubs-10", ["clubs-9"])
        .player(1, "hearts-10", ["diamonds-4"])
        .trick(0, "clubs-9", 1, "diamonds-4")
    )
    given.resolve()
    trick = given.seen_by(None).tricks[0]
    assert (trick.attack, trick.defence) == (9 + 2 + 3, 4 + 2 + 3)


def test_the_colour_bonus_counts_in_the_raid():
    given = (
        Scenario(2, colour_bonus=3)
        .player(0, "hearts-10", ["clubs-5", "diamonds-5"])
        .player(1, "spades-10", ["hearts-2"])
        .middle("spades-7")
    )
    given.raid()
    assert given.offered(0) == ["pass", "raid clubs-5 spades-7"]


# Battle die


def rolled(seed: int, sides: int, attack: str, defence: str) -> tuple[Scenario, int, int]:
    """A trick with dice, and what they showed."""
    given = (
        Scenario(2, seed=f"die {seed}", battle_die=sides)
        .player(0, "hearts-10", [attack])
        .player(1, "spades-10", [defence])
        .trick(0, attack, 1, defence)
    )
    given.resolve()
    dice = next(message for message in given.table.told_to(None) if message.key == "dice")
    return given, dice.values["die"], dice.values["other_die"]


@pytest.mark.parametrize("sides", [1, 6, 20])
def test_each_side_adds_a_die_of_one_to_n(sides):
    thrown = [rolled(seed, sides, "clubs-8", "diamonds-9")[1:] for seed in range(40)]
    faces = {face for pair in thrown for face in pair}
    assert faces <= set(range(1, sides + 1))
    assert {1, sides} <= faces or sides == 20
    assert sides == 1 or any(one != other for one, other in thrown)


@pytest.mark.parametrize("seed", range(12))
def test_the_dice_decide_the_trick_and_its_damage(seed):
    given, mine, other = rolled(seed, 6, "clubs-8", "diamonds-7")
    excess = (8 + mine) - (7 + other)
    if excess == 0:
        assert given.phase == "raid"
        return
    winner = 0 if excess > 0 else 1
    assert given.asked() == [winner]
    given.act(winner, "enough")
    assert given.hp(1) == 20 - max(excess, 0)


def test_the_weaker_side_sometimes_wins_by_the_die():
    winners = {rolled(seed, 6, "clubs-8", "diamonds-9")[0].asked()[0] for seed in range(30)}
    assert winners == {0, 1}


def test_without_a_die_a_trick_uses_no_chance():
    given = (
        Scenario()
        .player(0, "hearts-10", ["clubs-8"])
        .player(1, "spades-10", ["diamonds-7"])
        .trick(0, "clubs-8", 1, "diamonds-7")
    )
    before = given.chance_used()
    given.resolve()
    assert given.chance_used() == before


def test_a_die_uses_the_tables_chance():
    given = (
        Scenario(2, battle_die=6)
        .player(0, "hearts-10", ["clubs-ace"])
        .player(1, "spades-10", ["diamonds-2"])
        .trick(0, "clubs-ace", 1, "diamonds-2")
    )
    before = given.chance_used()
    given.resolve()
    assert given.chance_used() >= before + 2


def test_damage_does_not_betray_a_hidden_buff_to_a_seat_that_thinks():
    given = (
        Scenario(2, hidden_buffs=True)
        .player(0, "hearts-10", ["clubs-8"])
        .player(1, "spades-10", ["diamonds-7"], ["clubs-9"])
        .hurt(clubs_9=3)
    )
    hidden = given.card("clubs-9")
    table = given.battle()
    assert table.fork(knowing=1, luck=1)._state.damage[hidden] == 3
    assert table.fork(knowing=0, luck=1)._state.damage[hidden] == 0


# Defaults and ranges


def test_every_variant_is_off_by_default():
    rules = Scenario().state.rules
    assert not (rules.hidden_buffs or rules.heal_each_round or rules.underdog_perk)
    assert (rules.colour_bonus, rules.battle_die) == (0, 0)
    assert (rules.lives, rules.round_limit) == (3, 60)


@pytest.mark.parametrize(
    "wrong", [{"colour_bonus": -1}, {"colour_bonus": 11}, {"battle_die": -1}, {"battle_die": 21}]
)
def test_a_variant_out_of_range_is_refused(wrong):
    with pytest.raises(TableError):
        Scenario(**wrong)
