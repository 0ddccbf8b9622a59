"""Tables for the tests of Prince John, laid out in sentences."""

from __future__ import annotations

from games.villainous.scenario import Scenario

PLACES = ["sherwood-forest", "friar-tucks-church", "nottingham", "the-jail"]


def given(*others: str, **options: object) -> Scenario:
    """Prince John in seat 0 in Nottingham (fate, gain 1; vanquish, play), with power to spare."""
    others = others or ("maleficent",)
    return Scenario("prince-john", *others, **options).at("nottingham").power(0, 9)


def fated(table: Scenario, card: str, *answers: str) -> Scenario:
    """Maleficent, in seat 1, plays this card of his fate deck; the other one was Toby."""
    table.next(card, "toby").acting(1)
    return table.fate(0, f"play-fate {card}", *answers)


def vanquished(table: Scenario, hero: str, *allies: str) -> Scenario:
    """Prince John vanquishes a hero with exactly these allies."""
    table.do("act-vanquish", f"vanquish-hero {hero}", *(f"send {ally}" for ally in allies))
    if table.prompt() == "send":
        table.do("done")
    return table


def places_offered(table: Scenario) -> list[str]:
    return [sentence.removeprefix("place ") for sentence in table.offered(verb="place")]
