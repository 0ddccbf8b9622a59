"""Every team-up card, each test named after it. Seats 0 and 1 are a team; 0 has half A."""

from __future__ import annotations

from games.kapow.scenario import Fight

EVERYBODY = ("tough-nut", "time-out", "victor-kane", "coquette")


def team(
    card: str, mine: tuple[str, ...], mates: tuple[str, ...], **more: tuple[str, ...]
) -> Fight:
    """Seat 0 and seat 1 have rolled this and that; seats 2 and 3 nothing, unless it is said."""
    fight = Fight("team", *EVERYBODY, cards=(card,))
    fight.rolls(0, *mine)
    fight.rolls(1, *mates)
    fight.rolls(2, *more.get("two", ()))
    fight.rolls(3, *more.get("three", ()))
    while fight.asked(0) == "turn-cards" or fight.asked(1) == "turn-cards":
        fight.reveal()
    return fight


def test_combined_assault():
    fight = team("combined-assault", ("might", "might"), ("energy", "might"))
    fight.place(0, "jab", "might")
    fight.place(0, "combined-assault", "might")
    assert fight.sum(0, "attack").total == 1, "both halves are needed"
    fight.place(1, "combined-assault", "energy")
    fight.place(1, "jab", "might")
    assert (fight.sum(0, "attack").total, fight.sum(1, "attack").total) == (3, 3)


def test_set_up_punch():
    fight = team("set-up-punch", ("agility", "blank"), ("might", "might"))
    fight.place(0, "set-up-punch", "agility", "blank")
    fight.place(1, "set-up-punch", "might")
    fight.place(1, "jab", "might")
    assert fight.sum(1, "attack").total == 2
    assert fight.sum(0, "attack").times == 1


def test_training_montage():
    fight = team("training-montage", ("x-factor",), ("x-factor",))
    fight.place(0, "training-montage", "x-factor")
    fight.place(1, "training-montage", "x-factor")
    fight.reveal()
    fight.chooses(0, "go-first", 1)
    fight.chooses(1, "gain-die", "red")
    fight.chooses(0, "gain-face", "might")
    assert (fight.colours(1), fight.pool(0)) == (["purple", "red"], {"might": 1})


def test_shared_lab():
    fight = team("shared-lab", ("blank", "might"), ("x-factor",))
    fight.place(0, "shared-lab", "blank", "might")
    fight.place(1, "shared-lab", "x-factor")
    fight.reveal()
    fight.chooses(0, "go-first", 0)
    fight.chooses(0, "gain-face", "wild")
    assert (fight.colours(1), fight.pool(0)) == (["purple", "action"], {"wild": 1})


def test_shield_wall():
    fight = team("shield-wall", ("toughness", "toughness", "blank"), ("toughness",))
    fight.place(0, "shield-wall", "toughness")
    fight.place(0, "block", "toughness", "blank")
    fight.place(1, "shield-wall", "toughness")
    assert fight.sum(0, "defence").total == 2 + 1 + 2, "Block, Thick Skin and the wall"


def test_cover_me():
    fight = team("cover-me", ("agility", "blank"), ("toughness",))
    fight.place(0, "cover-me", "agility", "blank")
    fight.place(1, "cover-me", "toughness")
    assert (fight.sum(0, "defence").total, fight.sum(1, "defence").total) == (0, 5)


def test_field_medic():
    fight = team("field-medic", ("blank", "might"), ("x-factor",))
    fight.health(0, 30)
    fight.place(0, "field-medic", "blank", "might")
    assert fight.team_health(0) == 30
    fight.place(1, "field-medic", "x-factor")
    assert fight.team_health(0) == 33
    assert [die.locked for die in fight.fighter(0).dice] == [True, True]
    assert [die.locked for die in fight.fighter(1).dice] == [True]


def test_pincer():
    fight = team("pincer", ("agility",), ("energy",))
    before = fight.team_health(1)
    fight.place(0, "pincer", "agility")
    fight.place(1, "pincer", "energy")
    fight.reveal()
    fight.finish_round()
    assert before - fight.team_health(1) == 4


def test_a_turned_card_swaps_the_halves():
    fight = Fight("team", *EVERYBODY, cards=("set-up-punch",))
    fight.rolls(0, "might", "might")
    fight.rolls(1, "agility", "blank")
    turner = next(seat for seat in (0, 1) if fight.asked(seat) == "turn-cards")
    fight.chooses(turner, "turn-card", "set-up-punch")
    fight.reveal()
    fight.place(0, "set-up-punch", "might")
    fight.place(1, "set-up-punch", "agility", "blank")
    fight.place(0, "jab", "might")
    assert fight.sum(0, "attack").total == 2
