"""Every ability of the player board, each test named after it."""

from __future__ import annotations

from games.kapow.scenario import Fight


def first_game(*faces: str, other: tuple[str, ...] = ()) -> Fight:
    """Seat 0 has rolled this, seat 1 that; seat 0 has the start marker."""
    fight = Fight("first-game")
    fight.rolls(0, *faces)
    fight.rolls(1, *other)
    return fight


def attack_of(spot: str, *faces: str) -> int:
    """What the attack hits with that needs just these dice."""
    fight = first_game(*faces)
    fight.place(0, spot, *faces)
    assert fight.fighter(0).abilities
    fight.reveal()
    fight.finish_round()
    return 20 - fight.team_health(1)


def defence_of(spot: str, *faces: str) -> int:
    """What is held off of an attack of 6."""
    fight = first_game(*faces, other=("might", "might", "energy", "energy"))
    fight.place(0, spot, *faces)
    fight.place(1, "kaboom", "might", "might", "energy", "energy")
    fight.reveal()
    fight.finish_round()
    return fight.team_health(0) - 14


# Attack


def test_pow():
    assert attack_of("pow", "might", "energy") == 3


def test_bam():
    assert attack_of("bam", "might", "might") == 4


def test_zap():
    fight = first_game("energy", "energy")
    fight.place(0, "zap", "energy", "energy")
    fight.reveal()
    assert fight.asked(0) == "gain-face"
    assert not fight.offers(0, "gain-face", "wild")
    fight.chooses(0, "gain-face", "agility")
    assert fight.team_health(1) == 17
    assert fight.pool(0) == {"agility": 1}


def test_kaboom():
    assert attack_of("kaboom", "might", "might", "energy", "energy") == 6


def test_jab():
    assert attack_of("jab", "might") == 1


def test_follow_up():
    fight = first_game("might", "might", "energy")
    fight.place(0, "jab", "might")
    fight.place(0, "follow-up-might", "might")
    assert fight.sum(0, "attack").total == 2
    fight.place(0, "follow-up-energy", "energy")
    assert (fight.sum(0, "attack").kick, fight.sum(0, "attack").total) == (2, 3)


def test_power_surge():
    fight = first_game("might", "might", "x-factor")
    fight.place(0, "jab", "might")
    fight.place(0, "power-surge", "x-factor", "might")
    assert (fight.sum(0, "attack").kick, fight.sum(0, "attack").total) == (2, 3)


def test_double_trouble():
    fight = first_game("might", "might", "wild", "wild")
    fight.place(0, "bam", "might", "might")
    fight.place(0, "double-trouble", "wild", "wild")
    assert (fight.sum(0, "attack").times, fight.sum(0, "attack").total) == (2, 8)
    fight.reveal()
    assert fight.team_health(1) == 12


# Defence


def test_block():
    assert defence_of("block", "toughness", "blank") == 2


def test_leap():
    fight = first_game("agility", "agility")
    fight.place(0, "leap", "agility", "agility")
    assert fight.sum(0, "defence").total == 3
    fight.reveal()
    assert fight.asked(0) == "gain-face"
    assert not fight.offers(0, "gain-face", "wild")
    fight.chooses(0, "gain-face", "might")
    assert fight.pool(0) == {"might": 1}


def test_brace():
    assert defence_of("brace", "toughness", "toughness") == 4


def test_bulwark():
    fight = first_game("toughness", "toughness", "agility", "agility")
    fight.place(0, "bulwark", "toughness", "toughness", "agility", "agility")
    assert fight.sum(0, "defence").total == 7
    fight.reveal()
    fight.chooses(0, "gain-face", "wild")
    assert fight.pool(0) == {"wild": 1}


def test_guard():
    fight = first_game("toughness", "toughness", "toughness", "agility")
    fight.place(0, "brace", "toughness", "toughness")
    fight.place(0, "guard-toughness", "toughness")
    fight.place(0, "guard-agility", "agility")
    assert (fight.sum(0, "defence").kick, fight.sum(0, "defence").total) == (2, 6)


def test_force_field():
    fight = first_game("toughness", "toughness", "wild", "blank")
    fight.place(0, "brace", "toughness", "toughness")
    fight.place(0, "force-field", "wild", "blank")
    assert (fight.sum(0, "defence").times, fight.sum(0, "defence").total) == (2, 8)


# At once


def test_time_jump():
    fight = first_game("blank", "might", "might", "energy")
    fight.place(0, "time-jump", "blank")
    assert fight.told("announces") == [{"seat": 0, "ability": "time-jump"}]
    assert fight.asked(0) == "reroll"
    locked = [die for die in fight.state.own[0] if fight.state.dice.locked >> die & 1]
    rerolled = fight.die(0, "energy")
    assert not fight.offers(0, "reroll", locked[0])
    fight.chooses(0, "reroll", rerolled)
    assert fight.asked(0) == "place"
    for _ in range(2):
        fight.place(0, "time-jump", "might")
        fight.chooses(0, "pass")
    assert len(fight.fighter(0).announced) == 3
    left = next(die for die in fight.state.own[0] if fight.state.on[die] < 0)
    assert not fight.offers(0, "place", left, "time-jump"), "it has three sections"


def test_catch_breath():
    fight = first_game("energy", "energy", "might")
    fight.health(0, 15)
    fight.place(0, "catch-breath", "energy")
    assert not fight.fits(0, "catch-breath", "might")
    fight.place(0, "catch-breath", "energy")
    assert fight.team_health(0) == 17
    assert fight.told("heals") == [{"seat": 0, "count": 2, "health": 17}]


# Power-up


def test_grow():
    fight = first_game("x-factor", "energy")
    fight.place(0, "grow", "x-factor", "energy")
    fight.reveal()
    fight.chooses(0, "gain-die", "red")
    assert fight.colours(0) == ["purple", "yellow", "red"]
    assert fight.told("gains-die") == [{"seat": 0, "colour": "red"}]


def test_activate():
    fight = first_game("x-factor", "agility")
    fight.place(0, "activate", "x-factor", "agility")
    fight.reveal()
    fight.chooses(0, "gain-face", "wild")
    assert fight.colours(0)[-1] == "action"
    assert fight.pool(0) == {"wild": 1}


def test_tinker():
    fight = first_game("x-factor")
    fight.place(0, "tinker", "x-factor")
    fight.reveal()
    assert not fight.offers(0, "gain-face", "wild")
    fight.chooses(0, "gain-face", "energy")
    assert fight.pool(0) == {"energy": 1}


def test_new_plan():
    fight = first_game("blank", "might", "action:wild")
    fight.has_loose(0, "might")
    fight.place(0, "new-plan", "blank", "might")
    fight.reveal()
    fight.chooses(0, "swap-die", "red", "green")
    assert fight.colours(0) == ["blue", "action", "green"]
    assert not fight.offers(0, "swap-face", "might", "wild")
    fight.chooses(0, "swap-face", "wild", "energy")
    fight.chooses(0, "swap-face", "might", "agility")
    assert fight.pool(0) == {"agility": 1}
    assert "energy" in fight.fighter(0).dice[1].sides
    assert (fight.fighter(0).new_dice, fight.fighter(0).new_faces) == (0, 0)


def test_adapt():
    fight = first_game("x-factor", "toughness", other=("action:energy",))
    fight.has_loose(1, "wild")
    fight.place(0, "adapt", "x-factor", "toughness")
    fight.reveal()
    assert fight.asked(1) == "lose-face"
    fight.chooses(1, "strip", "energy", fight.state.own[1][0])
    assert fight.pool(1) == {"wild": 1}
    fight.chooses(0, "gain-face", "might")
    assert fight.pool(0) == {"might": 1}


# After power-up


def test_cheap_shot():
    for dice, health in ((("x-factor", "energy"), 17), ((), 20)):
        fight = first_game("agility", other=dice)
        fight.place(0, "cheap-shot", "agility")
        if dice:
            fight.place(1, "grow", *dice)
        fight.reveal()
        fight.finish_round()
        assert fight.team_health(1) == health


def test_side_swipe():
    fight = first_game("toughness", other=("x-factor", "energy", "energy"))
    fight.place(0, "side-swipe", "toughness")
    fight.place(1, "tinker", "x-factor")
    fight.place(1, "zap", "energy", "energy")
    fight.reveal()
    fight.finish_round()
    assert fight.team_health(1) == 18
