"""Every ability of the ten characters, each test named after it."""

from __future__ import annotations

from games.kapow.scenario import Fight


def duel(character: str, *faces: str, other: tuple[str, ...] = (), against: str = "") -> Fight:
    """Seat 0 is this character and has rolled this; seat 0 has the start marker."""
    opponent = against or ("tough-nut" if character != "tough-nut" else "time-out")
    fight = Fight("duel", character, opponent)
    fight.rolls(0, *faces)
    fight.rolls(1, *other)
    return fight


def attack_of(character: str, spot: str, *faces: str) -> int:
    fight = duel(character, *faces)
    fight.place(0, spot, *faces)
    before = fight.team_health(1)
    fight.reveal()
    fight.finish_round()
    return before - fight.team_health(1)


# Tough Nut


def test_thick_skin():
    fight = duel("tough-nut", "toughness", "blank")
    assert fight.sum(0, "defence").total == 0, "it needs a base"
    fight.place(0, "block", "toughness", "blank")
    assert (fight.sum(0, "defence").kick, fight.sum(0, "defence").total) == (1, 3)


def test_stone_wall():
    fight = duel("tough-nut", "toughness", "toughness")
    fight.place(0, "stone-wall", "toughness", "toughness")
    assert (fight.sum(0, "defence").base, fight.sum(0, "defence").total) == (4, 5)
    fight.reveal()
    assert not fight.offers(0, "gain-face", "wild")
    fight.chooses(0, "gain-face", "might")
    assert fight.pool(0) == {"might": 1}


def test_headbutt():
    assert attack_of("tough-nut", "headbutt", "toughness", "might") == 4


def test_grit():
    fight = duel("tough-nut", "toughness", "x-factor")
    fight.health(0, 10)
    fight.place(0, "grit", "toughness", "x-factor")
    assert fight.team_health(0) == 13


# Elusivity


def test_blur():
    fight = duel("elusivity", "blank", "blank", "agility")
    fight.place(0, "leap", "blank")
    assert not fight.fits(0, "leap", "blank"), "one blank a round"
    assert not fight.fits(0, "cheap-shot", "blank")
    fight.place(0, "leap", "agility")
    assert fight.fighter(0).defence
    assert fight.sum(0, "defence").total == 3
    (section,) = next(a for a in fight.fighter(0).abilities if a.id == "leap").sections
    assert section.stands_for == ["agility", "agility"]


def test_blur_goes_for_an_action_die_that_shows_nothing_too():
    fight = duel("elusivity", "action:blank", "agility")
    fight.place(0, "leap", "action:blank", "agility")
    assert fight.sum(0, "defence").total == 3


def test_hit_and_run():
    assert attack_of("elusivity", "hit-and-run", "agility", "energy") == 4


def test_evade():
    fight = duel("elusivity", "toughness", "blank", "agility", "x-factor")
    fight.place(0, "block", "toughness", "blank")
    fight.place(0, "evade", "agility", "x-factor")
    assert (fight.sum(0, "defence").times, fight.sum(0, "defence").total) == (2, 4)


def test_sleight_of_hand():
    fight = duel("elusivity", "agility", "blank", other=("action:wild",))
    fight.has_loose(1, "might")
    fight.place(0, "sleight-of-hand", "agility", "blank")
    fight.reveal()
    assert fight.asked(0) == "steal-face"
    fight.chooses(0, "strip", "wild", fight.state.own[1][0])
    assert not fight.offers(0, "gain-face", "wild")
    fight.chooses(0, "gain-face", "energy")
    assert (fight.pool(0), fight.pool(1)) == ({"energy": 1}, {"might": 1})


# Time Out


def test_rewind():
    fight = duel("time-out", "blank", "might", "energy")
    fight.place(0, "rewind", "blank")
    fight.chooses(0, "reroll", fight.die(0, "might"))
    assert fight.asked(0) == "reroll", "up to two dice"
    fight.chooses(0, "pass")
    assert fight.asked(0) == "place"


def test_borrowed_time():
    fight = duel("time-out", "x-factor", "purple:x-factor")
    fight.place(0, "borrowed-time", "x-factor", "x-factor")
    assert fight.asked(0) == "gain-and-roll"
    fight.chooses(0, "gain-die", "green")
    assert fight.colours(0) == ["purple", "purple", "green"]
    assert fight.asked(0) == "place"
    green = fight.state.own[0][-1]
    assert any(choice.things[:1] == (green,) for choice in fight.question(0).choices)
    assert fight.fighter(0, eyes=1).dice[-1].face is None, "how it falls stays behind the screen"


def test_standstill():
    fight = duel("time-out", "toughness", "blank", "x-factor")
    fight.place(0, "block", "toughness", "blank")
    fight.place(0, "standstill", "x-factor")
    assert (fight.sum(0, "defence").kick, fight.sum(0, "defence").total) == (2, 4)


def test_countdown():
    assert attack_of("time-out", "countdown", "x-factor", "energy") == 4


# Fuse


def test_chain_reaction():
    fight = duel("fuse", "might", "energy", "energy", "blank", "might")
    fight.place(0, "pow", "might", "energy")
    fight.place(0, "sparks", "energy", "blank")
    fight.place(0, "follow-up-might", "might")
    fight.reveal()
    assert fight.asked(0) == "choose-attack"
    fight.chooses(0, "trigger", "pow")
    assert [blow["attack"] for blow in fight.told("blow")] == [4, 4], "the kicker goes for both"


def test_sparks():
    assert attack_of("fuse", "sparks", "energy", "blank") == 3


def test_flare_up():
    fight = duel("fuse", "might", "energy", "energy")
    fight.place(0, "jab", "might")
    fight.place(0, "flare-up", "energy", "energy")
    assert (fight.sum(0, "attack").kick, fight.sum(0, "attack").total) == (3, 4)


def test_burnout():
    fight = duel("fuse", "might", "energy", "wild")
    fight.place(0, "pow", "might", "energy")
    fight.place(0, "burnout", "wild")
    fight.reveal()
    fight.finish_round()
    assert (fight.team_health(0), fight.team_health(1)) == (20, 18)


# Crescendo


def test_overture():
    fight = duel("crescendo")
    fight.reveal()
    fight.chooses(0, "gain-face", "might")
    fight.chooses(1, "gain-face", "energy")
    assert (fight.pool(0), fight.pool(1)) == ({"might": 1}, {"energy": 1})


def test_forte():
    fight = duel("crescendo", "might", "energy", other=("might",))
    fight.place(0, "jab", "might")
    fight.place(0, "forte", "energy")
    fight.place(1, "jab", "might")
    assert fight.sum(0, "attack").total == 3
    fight.reveal()
    assert [blow["attack"] for blow in fight.told("blow")] == [3, 2]


def test_fortissimo():
    assert attack_of("crescendo", "fortissimo", "x-factor", "might") == 4


def test_encore():
    fight = duel("crescendo", "x-factor", "x-factor")
    fight.place(0, "encore", "x-factor", "x-factor")
    fight.reveal()
    fight.chooses(0, "trigger", "encore")
    fight.chooses(0, "gain-die", "red")
    fight.chooses(0, "gain-die", "blue")
    fight.chooses(1, "gain-die", "green")
    assert fight.colours(0)[-2:] == ["red", "blue"]
    assert fight.colours(1)[-1] == "green"


# Victor Kane


def test_arsenal():
    fight = duel("victor-kane", "might", "action:energy", "action:blank", "energy")
    fight.place(0, "jab", "might")
    assert not fight.fits(0, "arsenal", "action:blank")
    assert not fight.fits(0, "arsenal", "yellow:energy")
    fight.place(0, "arsenal", "action:energy")
    assert (fight.sum(0, "attack").kick, fight.sum(0, "attack").total) == (2, 3)


def test_body_armor():
    fight = duel("victor-kane", "blank", "x-factor")
    fight.place(0, "body-armor", "blank", "x-factor")
    assert fight.sum(0, "defence").total == 2


def test_henchmen():
    fight = duel("victor-kane", "x-factor", "might")
    fight.place(0, "henchmen", "x-factor", "might")
    fight.reveal()
    fight.chooses(0, "gain-die", "purple")
    assert fight.colours(0)[-1] == "purple"


def test_buyout():
    fight = duel("victor-kane", "action:blank", "might", "blank")
    fight.place(0, "buyout", "might")
    assert not fight.fits(0, "buyout", "blue:blank"), "one must be an action die"
    fight.place(0, "buyout", "action:blank")
    fight.reveal()
    fight.chooses(0, "gain-face", "wild")
    assert fight.pool(0) == {"wild": 1}


# Coquette


def test_heartbreaker():
    fight = duel("coquette", "x-factor", "agility", other=("action:wild",))
    fight.place(0, "heartbreaker", "x-factor", "agility")
    fight.reveal()
    assert fight.asked(1) == "lose-face"
    fight.chooses(1, "strip", "wild", fight.state.own[1][0])
    fight.finish_round()
    assert fight.team_health(1) == 20
    assert fight.state.faces(1) == (0,) * 6


def test_siphon():
    fight = duel("coquette", "x-factor", "energy")
    fight.health(0, 10)
    fight.place(0, "siphon", "x-factor", "energy")
    fight.reveal()
    assert (fight.team_health(0), fight.team_health(1)) == (12, 22)


def test_blow_a_kiss():
    fight = duel("coquette", "x-factor", other=("might", "wild", "wild"))
    fight.place(0, "blow-a-kiss", "x-factor")
    fight.place(1, "jab", "might")
    fight.place(1, "double-trouble", "wild", "wild")
    fight.reveal()
    assert [blow["attack"] for blow in fight.told("blow")] == [1]


def test_play_coy():
    fight = duel("coquette", "toughness", "blank", "agility")
    fight.place(0, "block", "toughness", "blank")
    fight.place(0, "play-coy", "agility")
    assert (fight.sum(0, "defence").kick, fight.sum(0, "defence").total) == (2, 4)


# Spoiler Alert


def test_foreseen():
    fight = duel("spoiler-alert", "toughness", "blank", "x-factor")
    fight.place(0, "block", "toughness", "blank")
    fight.place(0, "foreseen", "x-factor")
    assert (fight.sum(0, "defence").kick, fight.sum(0, "defence").total) == (3, 5)


def test_plot_twist():
    fight = duel("spoiler-alert", "x-factor", "blank", other=("might", "might"))
    fight.place(0, "plot-twist", "x-factor", "blank")
    fight.place(1, "jab", "might")
    fight.place(1, "follow-up-might", "might")
    fight.reveal()
    assert [blow["attack"] for blow in fight.told("blow")] == [1]


def test_ruined_ending():
    fight = duel("spoiler-alert", "x-factor", "might", other=("x-factor", "energy"))
    fight.place(0, "ruined-ending", "x-factor", "might")
    fight.place(1, "grow", "x-factor", "energy")
    fight.reveal()
    fight.chooses(1, "gain-die", "red")
    assert fight.team_health(1) == 24 - 3


def test_skip_ahead():
    fight = duel("spoiler-alert", "blank", "blank", "energy")
    fight.place(0, "skip-ahead", "blank", "blank")
    die = fight.die(0, "energy")
    assert not fight.offers(0, "turn-die", die, "x-factor"), "a yellow die has none"
    fight.chooses(0, "turn-die", die, "wild")
    assert fight.dice(0, "wild") == [die]


# Mindset


def test_psionic_attack():
    fight = duel("mindset", "x-factor", "blank", "energy", other=("blank", "toughness", "blank"))
    fight.place(0, "psionic-attack", "x-factor")
    fight.place(0, "mind-blast", "blank", "energy")
    fight.place(1, "block", "toughness", "blank")
    fight.reveal()
    (blow,) = fight.told("blow")
    assert blow["attack"] == 2 + 2, "its own blank and the one on Block; one lies on nothing"


def test_mind_blast():
    assert attack_of("mindset", "mind-blast", "blank", "energy") == 2


def test_split_mind():
    fight = duel("mindset", "x-factor", "blank", "might", "might", "energy")
    fight.place(0, "split-mind", "x-factor", "blank")
    fight.place(0, "pow", "might", "energy")
    fight.place(0, "jab", "might")
    fight.reveal()
    fight.chooses(0, "trigger", "jab")
    assert [blow["attack"] for blow in fight.told("blow")] == [1, 3]


def test_empty_mind():
    fight = duel("mindset", "blank", "blank")
    fight.place(0, "empty-mind", "blank", "blank")
    assert fight.sum(0, "defence").total == 3
    fight.reveal()
    assert not fight.offers(0, "gain-face", "wild")
    fight.chooses(0, "gain-face", "might")
    assert fight.pool(0) == {"might": 1}


# Reverb


def test_echo_strike():
    fight = duel("reverb", "energy", "energy")
    fight.place(0, "echo-strike", "energy", "energy")
    fight.reveal()
    fight.chooses(0, "gain-face", "energy")
    assert (fight.team_health(1), fight.pool(0)) == (20, {"energy": 1})


def test_resonance():
    fight = duel("reverb", "might", "might", "wild", "energy", "red:might")
    fight.place(0, "jab", "might")
    fight.place(0, "resonance", "might", "might")
    assert fight.sum(0, "attack").total == 3
    fight.place(0, "resonance", "wild", "energy")
    assert (fight.sum(0, "attack").kick, fight.sum(0, "attack").total) == (4, 5)


def test_sound_barrier():
    fight = duel("reverb", "agility", "toughness")
    fight.place(0, "sound-barrier", "agility", "toughness")
    assert fight.sum(0, "defence").total == 3
    fight.reveal()
    fight.chooses(0, "gain-face", "might")
    assert fight.pool(0) == {"might": 1}


def test_feedback():
    for dice, health in ((("might",), 23), ((), 24)):
        fight = duel("reverb", other=dice)
        if dice:
            fight.place(1, "jab", *dice)
        fight.reveal()
        fight.finish_round()
        assert fight.team_health(1) == health
