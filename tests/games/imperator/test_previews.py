"""What a choice comes to before it is made, and why others cannot be made."""

from __future__ import annotations

from games.imperator.scenario import Scenario
from spieltisch.engine import Message
from spieltisch.words import Words


def comes_to(given: Scenario, seat: int) -> dict[str, str]:
    """What each choice of a seat comes to, by its words."""
    words, table = Words(given.table.game, "en", ["Anna", "Ben"]), given.table
    question = table.question(seat)
    said = zip(question.choices, table.tallies(seat), strict=True)
    return {words.choice(c, table.eyes(seat)): words.tally(t) for c, t in said if t}


def why_not(given: Scenario, seat: int) -> dict[str, str]:
    """For each card that this seat cannot choose, why."""
    words, eyes = Words(given.table.game, "en", ["Anna", "Ben"]), given.table.eyes(seat)
    return {eyes.face(bar.id).kind: words.bar(bar.why) for bar in given.table.bars(seat)}


def duel(**options) -> Scenario:
    given = (
        Scenario(2, **options)
        .player(0, "clubs-10", ["spades-10", "hearts-4"], ["clubs-3", "hearts-ace"])
        .player(1, "diamonds-10", ["spades-4", "clubs-queen"], ["diamonds-5"])
    )
    given.battle()
    return given


def test_an_attack_says_both_sums_and_the_damage():
    said = comes_to(duel(), 0)
    assert said["Attack Ben's ♠4 with ♠10"] == "12 against 4: breaks through, 8 damage"
    assert said["Attack Ben's ♣Q with ♠10"] == "12 against 12: stalls, nobody wins"
    assert said["Attack Ben's ♠4 with ♥4"] == "4 against 4: stalls, nobody wins"


def test_with_a_die_only_the_sums_before_it_are_known():
    said = comes_to(duel(battle_die=6), 0)["Attack Ben's ♠4 with ♠10"]
    assert said == "Before the dice: 12 against 4: breaks through, 8 damage"


def test_a_hidden_buff_changes_nothing_in_what_is_said():
    assert comes_to(duel(hidden_buffs=True), 0) == comes_to(duel(), 0)


def test_nothing_is_said_of_a_hidden_buff_that_is_asked_for():
    for hidden in (False, True):
        given = duel(hidden_buffs=hidden)
        table = given.table
        while table.question(0) is None or table.question(0).prompt != "offer-for":
            for question in table.questions:
                wanted = [c for c in question.choices if c.verb in ("give", "pass", "stay")]
                table.choose(question.seat, (wanted or question.choices)[0])
        said = {choice for choice in comes_to(given, 0) if choice.startswith("Ask Ben for")}
        assert ("Ask Ben for ♦5" in said) is not hidden and len(said) >= 3


def test_in_a_battle_cards_that_cannot_act_say_why():
    why = why_not(duel(), 0)
    assert (
        why["clubs-10"] == "Your Imperator does not fight: it gives strength and takes the damage."
    )
    assert why["clubs-3"].startswith("A black buff boosts an attack")
    assert why["hearts-ace"].startswith("A red buff defends")
    assert why["diamonds-10"] == "Only attackers can be attacked."
    assert "spades-10" not in why


def test_whoever_has_decided_is_told_what_it_waits_for():
    given = duel()
    given.table.choose(0, given.table.question(0).choices[0])
    assert set(why_not(given, 0).values()) == {
        "You have decided. It goes on as soon as the others have, too."
    }


def raiders(*middle: str, **options) -> Scenario:
    given = (
        Scenario(2, **options)
        .player(0, "hearts-10", ["clubs-9", "clubs-5"], ["spades-3", "hearts-ace"])
        .player(1, "diamonds-10", ["spades-8", "spades-4"])
        .middle(*middle)
    )
    given.raid()
    return given


def test_a_raid_says_whether_a_buff_has_to_help_and_how_much_is_missing():
    given = raiders("clubs-4", "diamonds-jack", "hearts-king", "spades-2")
    said = comes_to(given, 0)
    assert said["Capture ♣4 with ♣9"] == "9 against 4: enough"
    assert said["Capture ♦J with ♣9"] == "9 + 3 = 12 against 11: enough with the buff"
    why = why_not(given, 0)
    assert why["hearts-king"] == "Out of reach: your best attack is 2 short."
    assert why["hearts-ace"] == "Only black buffs help in a raid."
    assert why_not(given, 1)["spades-8"] == "It is Anna's turn in the raid."


def test_the_only_buff_that_helps_is_not_asked_for():
    given = raiders("clubs-4", "diamonds-jack", "hearts-king", "spades-2")
    table = given.table
    question = table.question(0)
    raid = next(
        c
        for c in question.choices
        if c.verb == "raid" and table.eyes(0).face(c.things[1]).kind == "diamonds-jack"
    )
    assert [entry.choice.verb for entry in table.gesture(0, [[raid]])] == ["raid", "add-buff"]
    ahead = table.outlook(0)[question.choices.index(raid)]
    assert isinstance(ahead.told[0], Message) and ahead.told[0].key == "raids-with"
    assert not ahead.final
