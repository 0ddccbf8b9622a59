"""Rolling, laying and taking back: what heroes and the wizard may do with their dice."""

from __future__ import annotations

from games.rushout.scenario import HEROES, Scenario

TRIALS = ("giant-spider", "locked-gate", "bat-swarm")


def given_trials(*heroes: str, **options: object) -> Scenario:
    return Scenario("exercise-1", heroes or HEROES[:2], **options).trials(*TRIALS)


# Rolling


def test_a_roll_rolls_all_dice_that_lie_nowhere_and_only_those():
    given = given_trials().lay(1, "giant-spider", "sword").dice(2, "fire").race()
    before = [given.state.dice.face[die] for die in range(11)]
    for _ in range(8):
        given.do(1, "roll")
        assert given.rolled(1) == ["1b", "1c"]
        assert given.face("1a") == "sword" and given.lies("1a") == "giant-spider"
    others = [die for die in range(11) if given.die_name(die) not in ("1b", "1c")]
    assert [given.state.dice.face[die] for die in others] == [before[die] for die in others]


def test_all_faces_come_up():
    given = given_trials().race()
    seen = set()
    for _ in range(40):
        given.do(1, "roll").do(0, "roll")
        seen |= {given.face(die) for die in ("1a", "1b", "1c")}
        seen |= {given.face(die) for die in ("0a", "0e")}
    assert seen == {"sword", "footprint", "key", "heart", "joker", "fire"} | {
        "plant", "water", "air", "lightning",
    }  # fmt: skip


def test_no_die_may_be_kept_aside_while_the_rest_is_rolled():
    given = given_trials().dice(1, "sword", "heart", "key").race()
    assert [choice for choice in given.offered(1) if choice.startswith("roll")] == ["roll"]
    given.do(1, "roll")
    assert given.rolled(1) == ["1a", "1b", "1c"]


def test_what_one_seat_rolls_does_not_depend_on_how_often_others_roll():
    alone, crowded = given_trials().race(), given_trials().race()
    alone.do(1, "roll")
    crowded.do(2, "roll").do(0, "roll").do(2, "roll").do(1, "roll")
    assert [alone.face(d) for d in ("1a", "1b", "1c")] == [
        crowded.face(d) for d in ("1a", "1b", "1c")
    ]


def test_with_all_dice_laid_there_is_nothing_to_roll():
    given = given_trials().lay(1, "giant-spider", "sword", "sword", "fire").race()
    assert "roll" not in given.offered(1)


# Laying


def test_a_die_goes_on_a_free_field_with_its_symbol():
    given = given_trials().dice(1, "sword", "heart", "footprint").race()
    assert given.offered(1, "lay") == [
        "lay 1a giant-spider sword",
        "lay 1b giant-spider heart",
        "lay 1c locked-gate footprint",
        "lay 1a bat-swarm sword",
        "lay 1b bat-swarm heart",
        "lay 1c bat-swarm footprint",
    ]
    given.do(1, "lay 1a giant-spider sword")
    assert given.lies("1a") == "giant-spider" and given.in_hand(1) == ["1b", "1c"]
    assert given.state.field[given.die("1a")] == 0


def test_dice_that_were_not_rolled_cannot_be_laid():
    assert given_trials().race().offered(1, "lay", "lay-all", "take", "take-all") == []


def test_a_field_takes_one_die():
    given = given_trials().lay(1, "giant-spider", "fire").dice(2, "fire", "fire").race()
    assert given.offered(2, "lay") == [
        "lay 2a locked-gate fire",
        "lay 2b locked-gate fire",
        "lay 2a bat-swarm fire",
        "lay 2b bat-swarm fire",
    ]


def test_two_equal_fields_take_two_dice():
    given = given_trials().dice(1, "sword", "sword", "sword").race()
    given.do(1, "lay 1a giant-spider sword", "lay 1b giant-spider sword")
    assert given.state.field[given.die("1b")] == 1
    given.refused(1, "lay 1c giant-spider sword")


def test_dice_of_one_colour_lie_on_one_card_only():
    given = given_trials().lay(1, "giant-spider", "sword").dice(1, "fire", "key").race()
    assert given.offered(1, "lay") == ["lay 1b giant-spider fire"]
    given.refused(1, "lay 1c locked-gate key")


def test_after_a_roll_dice_go_to_one_card_even_if_they_are_taken_back():
    given = given_trials().dice(1, "sword", "fire", "key").race()
    given.do(1, "lay 1a giant-spider sword", "take 1a")
    assert given.offered(1, "lay") == ["lay 1b giant-spider fire"]
    given.do(1, "roll")
    assert given.state.aim[1] == -1


def test_after_a_roll_dice_go_to_one_card_even_if_it_is_completed_meanwhile():
    given = given_trials().lay(2, "giant-spider", "sword", "sword", "fire")
    given.dice(1, "heart", "key", "key").race()
    given.do(1, "lay 1a giant-spider heart")
    assert "giant-spider" not in given.open_trials()
    assert given.rolled(1) == ["1b", "1c"] and given.offered(1, "lay") == []


def test_dice_of_an_earlier_roll_can_be_taken_back_and_the_others_go_elsewhere():
    given = given_trials().lay(1, "giant-spider", "sword").dice(1, "key", "key").race()
    given.do(1, "take 1a")
    assert "lay 1b locked-gate key" in given.offered(1)
    assert not any(choice.startswith("lay 1a") for choice in given.offered(1))


def test_at_most_two_colours_lie_on_a_card():
    given = given_trials(*HEROES[:3])
    given.lay(1, "giant-spider", "sword").lay(2, "giant-spider", "sword")
    given.dice(3, "fire", "heart").dice(1, "fire").race()
    assert "lay 1b giant-spider fire" in given.offered(1)
    assert not any("giant-spider" in choice for choice in given.offered(3, "lay", "lay-all"))
    given.refused(3, "lay 3a giant-spider fire")
    given.do(2, "take 2a")
    assert "lay 3a giant-spider fire" in given.offered(3)


def test_lay_all_lays_all_dice_that_fit_plain_ones_before_jokers():
    given = given_trials().dice(1, "joker", "key", "heart").race()
    given.do(1, "lay-all bat-swarm")
    # The bard's joker would have been a key, but the key itself takes that field.
    assert given.in_hand(1) == ["1a"] and given.lies("1b") == given.lies("1c") == "bat-swarm"
    given = given_trials().dice(1, "joker", "key", "heart").race()
    given.do(1, "lay-all locked-gate")
    assert [given.lies(die) for die in ("1a", "1b", "1c")] == ["locked-gate", "locked-gate", None]


def test_lay_all_is_offered_where_something_fits():
    given = given_trials().dice(1, "sword", "heart", "footprint").race()
    assert given.offered(1, "lay-all") == [
        "lay-all giant-spider",
        "lay-all locked-gate",
        "lay-all bat-swarm",
    ]
    given.do(1, "lay-all giant-spider")
    assert given.offered(1, "lay-all") == []


# Taking back


def test_a_die_taken_back_must_be_rolled_before_it_is_laid_again():
    given = given_trials().lay(1, "giant-spider", "sword").race()
    given.do(1, "take 1a")
    assert given.lies("1a") is None and given.rolled(1) == []
    assert given.offered(1, "lay") == []
    given.do(1, "roll")
    assert given.rolled(1) == ["1a", "1b", "1c"]


def test_one_or_several_dice_are_taken_back():
    given = given_trials().lay(1, "giant-spider", "sword", "fire").race()
    assert given.offered(1, "take", "take-all") == ["take 1a", "take 1b", "take-all"]
    given.do(1, "take 1b")
    assert given.offered(1, "take", "take-all") == ["take 1a"]
    given = given_trials().lay(1, "giant-spider", "sword", "fire").race()
    given.do(1, "take-all")
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.rolled(1) == []


def test_nobody_takes_dice_of_others():
    given = given_trials().spells("whisper").lay(1, "giant-spider", "sword")
    given.lay(0, "whisper", "plant").race()
    assert given.offered(2, "take", "take-all") == []
    assert given.offered(1, "take") == ["take 1a"] and given.offered(0, "take") == ["take 0a"]


# Jokers of heroes


def test_a_heros_joker_stands_for_the_symbol_of_the_own_tile():
    for hero, card, symbol in (
        ("bard", "locked-gate", "key"),
        ("ranger", "locked-gate", "footprint"),
        ("warrior", "giant-spider", "sword"),
        ("paladin", "giant-spider", "fire"),
    ):
        given = given_trials(hero, "bard" if hero != "bard" else "ranger")
        given.dice(1, "joker").race()
        laid = given.offered(1, "lay")
        assert f"lay 1a {card} {symbol}" in laid
        assert {sentence.split()[-1] for sentence in laid} == {symbol}


def test_several_jokers_may_lie_on_one_card():
    given = given_trials("warrior", "bard").dice(1, "joker", "joker", "joker").race()
    given.do(1, "lay-all giant-spider")
    assert given.in_hand(1) == ["1c"] and given.face("1a") == "joker"


def test_equipment_lets_jokers_stand_for_more():
    for item, symbols in {
        "torch": {"fire"},
        "boots": {"footprint"},
        "lockpick": {"key"},
        "whetstone": {"sword"},
        "amulet": {"heart"},
        "crown": {"fire", "sword", "footprint", "key", "heart"},
    }.items():
        hero, own = ("bard", "key") if item != "lockpick" else ("ranger", "footprint")
        given = Scenario("scenario-2", (hero, "warrior")).trials("bat-swarm")
        given.gear(1, item).dice(1, "joker").dice(2, "joker").race()
        laid = [one for one in given.offered(1, "lay") if "bat-swarm" in one]
        assert {sentence.split()[-1] for sentence in laid} == symbols | {own}, item
        # It is the owner's alone.
        others = [one for one in given.offered(2, "lay") if "bat-swarm" in one]
        assert {sentence.split()[-1] for sentence in others} == {"sword"}


# The wizard's dice

PLAIN_TRIALS = ("locked-gate", "pitch-black-vault", "spiral-stairs")
PLAIN_SPELLS = ("slippery-fingers", "whisper", "mirror-maze")


def test_the_wizard_lays_on_one_spell_at_a_time():
    given = given_trials().spells(*PLAIN_SPELLS).dice(0, "lightning", "water", "air").race()
    given.do(0, "lay 0a whisper lightning")
    assert given.offered(0, "lay") == ["lay 0b whisper water", "lay 0c whisper air"]
    given.do(0, "take 0a")
    assert given.offered(0, "lay") == ["lay 0b whisper water", "lay 0c whisper air"]
    given.do(0, "roll")
    assert given.rolled(0) == ["0a", "0b", "0c", "0d", "0e"] and given.state.aim[0] == -1


def test_heroes_and_the_wizard_keep_to_their_own_side():
    given = given_trials().spells("summon-vines", *PLAIN_SPELLS[:2])
    given.dice(0, "plant", "fire").dice(1, "sword", "fire").race()
    assert not any("summon" in one for one in given.offered(1, "lay", "lay-all", "ping"))
    assert {one.split()[2] for one in given.offered(0, "lay")} <= {"summon-vines", *PLAIN_SPELLS}


def test_the_wizards_joker_needs_a_banner():
    given = given_trials().trials(*PLAIN_TRIALS).spells(*PLAIN_SPELLS).dice(0, "joker").race()
    assert given.offered(0, "lay") == []


def test_the_wizards_joker_stands_for_any_banner_on_the_six_open_cards():
    given = Scenario("exercise-1").trials("giant-spider", *PLAIN_TRIALS[:2])
    given.spells("stray-thought", *PLAIN_SPELLS[:2]).dice(0, "joker", "joker").race()
    assert given.offered(0, "lay")[:4] == [
        "lay 0a stray-thought plant",
        "lay 0a stray-thought air",
        "lay 0b stray-thought plant",
        "lay 0b stray-thought air",
    ]
    # Each joker for itself, and the same banner as often as one likes.
    given.do(0, "lay 0a slippery-fingers plant", "lay 0b slippery-fingers plant")
    assert given.lies("0a") == given.lies("0b") == "slippery-fingers"


def test_banners_of_summoned_trials_count_those_in_decks_and_beside_the_board_do_not():
    given = Scenario("scenario-3").trials(*PLAIN_TRIALS).spells(*PLAIN_SPELLS)
    given.cursed("curse-of-hush").weak(1, "rusty-keys").dice(0, "joker").race()
    assert given.offered(0, "lay") == []
    given = Scenario("scenario-3").trials("summon-hound", *PLAIN_TRIALS[:2])
    given.spells(*PLAIN_SPELLS).dice(0, "joker").race()
    assert given.offered(0, "lay") == ["lay 0a whisper water"]


def test_scrolls_let_the_wizards_jokers_always_stand_for_a_symbol():
    for scroll, symbol in (
        ("scroll-of-tides", "water"),
        ("scroll-of-roots", "plant"),
        ("scroll-of-winds", "air"),
    ):
        given = Scenario("scenario-2").trials(*PLAIN_TRIALS).spells(*PLAIN_SPELLS)
        given.scrolls(scroll).dice(0, "joker").race()
        assert f"lay 0a whisper {symbol}" in given.offered(0)
        assert {one.split()[-1] for one in given.offered(0, "lay")} == {symbol}
