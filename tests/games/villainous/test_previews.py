"""What a choice comes to before it is made, and why others cannot be made."""

from __future__ import annotations

from games.villainous.scenario import Scenario
from spieltisch.words import Words


def comes_to(given: Scenario, seat: int = 0) -> dict[str, str]:
    """What each choice of a seat comes to, by its words."""
    table = given.table
    words, question = Words(table.game, "en", ["Anna", "Ben"]), table.question(seat)
    said = zip(question.choices, table.tallies(seat), strict=True)
    return {words.choice(c, table.eyes(seat)): words.tally(t) for c, t in said if t}


def why_not(given: Scenario, seat: int = 0) -> dict[str, str]:
    """For each thing that this seat cannot choose, why; a symbol is a place and its number."""
    table = given.table
    words, eyes = Words(table.game, "en", ["Anna", "Ben"]), table.eyes(seat)
    found = {}
    for bar in table.bars(seat):
        name = eyes.face(bar.id).kind if bar.kind == "card" else table.game.names[bar.id]
        found[name if bar.part is None else f"{name} {bar.part}"] = words.bar(bar.why)
    return found


def maleficent() -> Scenario:
    return Scenario("maleficent", "jafar")


def test_a_card_says_what_it_costs_of_what_there_is_also_before_the_symbol_is_used():
    given = maleficent().at("the-forest").power(0, 3).hand("raven", "savage-goon").acting()
    words = Words(given.table.game, "en")
    ahead = given.table.foresight(0).tallies
    assert words.tally(ahead[given.card("savage-goon")]) == "Costs 3 of your 3 power"
    given.do("act-play the-forest 1")
    assert comes_to(given)["Play Savage Goon"] == "Costs 3 of your 3 power"


def test_what_is_too_dear_says_what_is_missing_and_a_condition_when_it_is_played():
    given = (
        maleficent().at("the-forest").power(0, 1).hand("raven", "savage-goon", "malice").acting()
    )
    why = why_not(given)
    assert why["savage-goon"] == "Costs 3, and you have 1 power: 2 more are needed."
    assert why["malice"].startswith("A condition is played in someone else's turn")


def test_a_hero_says_how_much_strength_is_missing():
    given = maleficent().at("the-forest").lay("the-forest", "aurora", "raven").acting()
    assert why_not(given)["aurora"] == "Needs 3 more strength: your allies there have 1 of 4."


def test_symbols_and_places_say_why_they_cannot_be_used():
    given = maleficent().at("the-forest").power(0, 9).hand("raven").acting()
    why = why_not(given)
    assert (
        why["briar-roses-cottage"]
        == "You have moved already. Each turn your villain moves once, at the beginning."
    )
    assert why["forbidden-mountains 0"].startswith("Only symbols of the place where your villain")


def test_whoever_is_not_at_turn_is_told_whose_turn_it_is():
    given = maleficent().at("the-forest").hand("raven", "iago").acting()
    assert set(why_not(given, 1).values()) == {"It is Anna's turn."}


def test_the_only_target_of_fate_is_not_asked_for_but_confirmed_with_the_symbol():
    given = maleficent().at("forbidden-mountains").acting()
    table = given.table
    fate = next(c for c in table.question(0).choices if c.verb == "act-fate")
    assert [entry.choice.verb for entry in table.gesture(0, [[fate]])] == ["act-fate", "target"]
    assert table.outlook(0)[table.question(0).choices.index(fate)].final
