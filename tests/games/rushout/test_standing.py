"""How a match goes for each side: what counts, when it is judged, and which choices look good."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import exp, log

import pytest

from games.rushout.scenario import HEROES, Scenario
from playing import luck
from spieltisch.bots import bots_for, next_question, play_out
from spieltisch.bots.playouts import drawn
from spieltisch.engine import CLOCK, Table
from spieltisch.games.rushout import rules
from spieltisch.games.rushout.content import SETUPS
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.standing import JUDGE, round_chance, stake
from spieltisch.games.rushout.state import WIZARD, Phase, Side, side_of
from spieltisch.lab.arena import Contest
from spieltisch.lab.fit import observed

PLAIN_TRIALS = ("locked-gate", "pitch-black-vault", "spiral-stairs")
PLAIN_SPELLS = ("doom-strike", "doom-wind", "twin-doom")
"""Cards without a banner."""
GUESS = log(2)
"""The loss of whoever gives both sides the same chance."""

Laid = Callable[[Scenario], Scenario]


def begun(heroes: int = 0, wizard: int = 0) -> Scenario:
    """A round of the scenario that has everything begins, and so many trophies were won."""
    return Scenario("scenario-6").trophies(heroes, wizard)


def scene() -> Scenario:
    """The last round of it, with plain cards and nothing on them."""
    return begun(1, 1).trials(*PLAIN_TRIALS).spells(*PLAIN_SPELLS)


def amount(given: Scenario, seat: int, part: str) -> float:
    found = JUDGE.parts(given.state, seat, None)
    assert found is not None
    return found[f"{side_of(seat).value}/{part}"]


# What helps, and what holds up


@pytest.mark.parametrize(
    ("seat", "part", "laid"),
    [
        (0, "coins", lambda given: given.wizard_coins("coin-chest")),
        (0, "laid", lambda given: given.lay(0, "doom-wind", "lightning")),
        (0, "jokers", lambda given: given.scrolls("scroll-of-tides")),
        (0, "jokers", lambda given: given.trials("giant-spider")),
        (0, "dragon", lambda given: given.dragon(1)),
        (0, "last-souls", lambda given: given.souls(1)),
        (0, "last-souls", lambda given: given.souls(2).wounded(1)),
        (1, "coins", lambda given: given.hero_coins("coin-chest")),
        (1, "gear", lambda given: given.gear(1, "torch")),
        (1, "laid", lambda given: given.lay(1, "locked-gate", "fire")),
        (1, "life", lambda given: given.life(1)),
        (1, "weak", lambda given: given.weak(1, "heavy-feet")),
        (1, "swirl", lambda given: given.swirled(1, "lame-hand")),
        (1, "wounded", lambda given: given.wounded(1)),
        (1, "curses", lambda given: given.cursed("curse-of-hush")),
        (1, "experience", lambda given: given.experience(1, "rune-door")),
    ],
)
def test_what_a_side_has_or_suffers_counts(seat: int, part: str, laid: Laid):
    assert amount(scene(), seat, part) == 0 < amount(laid(scene()), seat, part) <= 1


@pytest.mark.parametrize(
    ("part", "laid"),
    [
        ("gear", lambda given: given.gear(1, "torch")),
        ("laid", lambda given: given.lay(1, "locked-gate", "fire")),
        ("weak", lambda given: given.weak(1, "heavy-feet")),
        ("swirl", lambda given: given.swirled(1, "lame-hand")),
        ("wounded", lambda given: given.wounded(1)),
        ("experience", lambda given: given.experience(1, "rune-door")),
    ],
)
def test_what_a_hero_has_or_suffers_is_that_heros(part: str, laid: Laid):
    assert amount(laid(scene()), 2, part) == 0


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_wizard_begins_with_all_lives_however_many_heroes_there_are(heroes: int):
    assert amount(Scenario("scenario-6", HEROES[:heroes]), 1, "life") == 0


def test_each_step_of_the_dragon_counts_more_than_the_one_before():
    at = [amount(scene().dragon(position), WIZARD, "dragon") for position in range(4)]
    steps = [later - earlier for earlier, later in pairwise(at)]
    assert 0 < steps[0] < steps[1] < steps[2]


def test_souls_that_one_spell_cannot_take_are_not_the_last():
    assert amount(scene().souls(3).wounded(1), WIZARD, "last-souls") == 0
    assert amount(scene().souls(3).wounded(1, 2), WIZARD, "last-souls") == 0, "there are two heroes"


def test_a_weakness_that_waits_for_a_clap_weakens_nobody():
    given = scene().weak(1, "lame-hand")
    given.state.claps[given.card("lame-hand")] = {}
    assert amount(given, 1, "weak") == amount(given, 1, "swirl") == 0


def test_of_two_curses_that_do_the_same_one_counts():
    one, two = (scene().cursed(*names) for names in CURSED)
    assert amount(one, 1, "curses") == amount(two, 1, "curses")


CURSED = (("curse-of-hush",), ("curse-of-hush", "curse-of-silence"))


def test_what_helps_counts_for_a_side_and_what_holds_up_against_it():
    against = {"heroes/weak", "heroes/swirl", "heroes/wounded", "heroes/curses"}
    of_itself = {"wizard/odds"}
    for name, weight in JUDGE.weights.items():
        if name not in of_itself:
            assert (weight < 0) == (name in against) and weight, name


# The race


def race(given: Scenario, side: Side) -> float:
    return amount(given, WIZARD if side is Side.WIZARD else 1, "race")


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("handicap", [False, True])
def test_a_match_begins_even(setup: str, heroes: int, handicap: bool):
    given = Scenario(setup, HEROES[:heroes], handicap=handicap)
    assert race(given, Side.WIZARD) == race(given, Side.HEROES) == 0


def test_whoever_has_less_left_of_a_deck_is_ahead():
    spells, trials = begun().spell_deck(5), begun().trial_deck(5)
    assert race(spells, Side.WIZARD) == -race(spells, Side.HEROES) > 0
    assert race(trials, Side.HEROES) == -race(trials, Side.WIZARD) > 0


def test_whoever_has_a_trophy_more_is_three_to_one_ahead_where_two_are_needed():
    given = begun(heroes=1)
    assert exp(race(given, Side.HEROES)) == pytest.approx(3)
    assert race(given, Side.WIZARD) == -race(given, Side.HEROES)


@pytest.mark.parametrize("winner", Side)
def test_to_win_a_round_is_never_worse_than_to_be_about_to(winner: Side):
    """What made it so: with a part for trophies and one for decks one win in four looked bad."""
    for ours, theirs in ((0, 0), (0, 1)):
        heroes = ours if winner is Side.HEROES else theirs
        before = begun(heroes, ours + theirs - heroes)
        deck = before.trial_deck if winner is Side.HEROES else before.spell_deck
        worth = [race(deck(left), winner) for left in range(9, 0, -1)]
        assert worth == sorted(worth)
        before.state.won = winner
        rules.end_round(before.state)
        assert before.state.phase is Phase.MARKET
        assert worth[-1] < race(before, winner) < worth[-1] + 1


def test_the_last_round_is_all_and_one_that_is_nearly_won_hardly_matters_where_more_follow():
    def hangs(given: Scenario) -> float:
        return stake(given.state, round_chance(given.state))

    assert hangs(begun(1, 1)) == 1 and hangs(begun(1, 1).spell_deck(2)) == pytest.approx(1)
    assert hangs(begun()) == pytest.approx(0.5)
    assert hangs(begun(heroes=1).spell_deck(1)) < 0.2
    assert hangs(begun(heroes=1).trial_deck(1)) > 0.8


def test_what_helps_in_a_round_counts_as_much_as_hangs_on_the_round():
    last, first = (amount(begun(won, won).dragon(3), WIZARD, "dragon") for won in (1, 0))
    assert first == pytest.approx(last / 2)


def test_between_rounds_nothing_of_the_round_counts_any_more():
    given = begun().dragon(3).gear(1, "torch")
    given.market(loser=Side.HEROES)
    assert JUDGE.parts(given.state, WIZARD, None).keys() == {"wizard/race", "wizard/odds"}
    assert JUDGE.parts(given.state, 1, None).keys() == {"heroes/race", "heroes/gear"}


def test_whoever_buys_something_does_not_seem_to_lose_by_it():
    given = begun().hero_coins("coin-chest").market(loser=Side.HEROES)
    before = given.table.chances()
    given.do(1, "buy torch 2")
    assert given.table.chances()[1] > before[1]


def test_when_the_match_is_over_there_is_nothing_left_to_judge():
    table = finished("over", ["steady"] * 3, setup="exercise-1")
    assert [one.parts for one in table.standing()] == [{}] * 3
    assert [one.chance for one in table.standing()] == [
        float(seat in table.result.winners) for seat in range(3)
    ]


# Where things are settled


def test_it_is_judged_anew_whenever_a_card_or_tile_is_completed(completed: Scenario):
    before = JUDGE.stage(completed.state)
    (card,) = completed._last
    completed.finish(card)
    assert JUDGE.stage(completed.state) != before


@pytest.fixture(
    params=[
        lambda given: given.trials("rune-door").almost("rune-door", 1, 2),
        lambda given: given.almost_cast("great-forgetting"),
        lambda given: given.wounded(1).almost("bard", 1, 2),
        lambda given: given.weak(1, "heavy-feet").almost("heavy-feet", 2),
        lambda given: given.cursed("curse-of-merriment").almost("curse-of-merriment", 1),
        lambda given: given.dragon(2).almost("dragon-small", 1),
        lambda given: given.trials("duel-on-the-bridge").almost("duel-on-the-bridge", 1, 2),
    ],
    ids=["trial", "spell", "wound", "weakness", "curse", "dragon", "conflict"],
)
def completed(request: pytest.FixtureRequest) -> Scenario:
    """A table on which the last die that something needs is about to be laid."""
    given: Scenario = request.param(scene())
    return given.race()


def test_dice_alone_settle_nothing():
    given = scene().dice(1, "fire", "fire", "key").race()
    before = JUDGE.stage(given.state)
    for sentence in ("lay 1a locked-gate fire", "roll", "take 1a"):
        given.do(1, sentence)
        assert JUDGE.stage(given.state) == before, sentence


# Which choices look good


def rates(given: Scenario, seat: int) -> dict[str, float]:
    question = given.table.question(seat)
    assert question is not None
    rated = given.table.rate(question)
    return {given.sentence(c): rate for c, rate in zip(question.choices, rated, strict=True)}


def test_what_completes_a_card_looks_best():
    given = scene().almost("locked-gate", 1, 2).dice(2, "fire", "heart").race()
    found = rates(given, 2)
    assert max(found, key=found.__getitem__) == "lay-all locked-gate"
    assert found["lay-all pitch-black-vault"] < found["lay-all locked-gate"]
    assert found["wait"] < found["roll"]


def test_what_lies_under_the_dragon_looks_worse():
    free, under = (
        rates(scene().dice(1, "fire").dragon(at).race(), 1)["lay 1a pitch-black-vault fire"]
        for at in (1, 2)
    )
    assert under < free


def test_dice_that_are_about_to_complete_a_card_stay_there():
    given = scene().lay(1, "locked-gate", "key").lay(2, "pitch-black-vault", "fire", "fire").race()
    assert rates(given, 2)["take 2a"] < rates(given, 1)["take 1a"] < rates(given, 1)["roll"]


def test_the_wizard_strikes_where_most_dice_lie_and_at_those_who_are_well():
    given = scene().lay(1, "locked-gate", "key").lay(2, "pitch-black-vault", "fire", "fire")
    given.almost_cast("mind-storm").race().cast("mind-storm")
    found = rates(given, WIZARD)
    assert found["strip pitch-black-vault"] > found["strip locked-gate"]
    given = scene().lay(1, "locked-gate", "key").lay(2, "pitch-black-vault", "fire", "fire")
    found = rates(given.almost_cast("whisper").race().cast("whisper"), WIZARD)
    assert found["remove 2a"] == found["remove 2b"] > found["remove 1a"]
    given = scene().wounded(1).weak(2, "heavy-feet", "rusty-keys").almost_cast("fear-of-fire")
    found = rates(given.race().cast("fear-of-fire"), WIZARD)
    assert found["afflict 1"] > found["afflict 2"]


def test_a_hero_gives_up_what_is_of_least_use():
    given = scene().lay(1, "locked-gate", "fire").dice(1, "joker", "heart").almost_cast("lame-hand")
    found = rates(given.race().cast("lame-hand", "afflict 1"), 1)
    assert found["swirl 1c"] > found["swirl 1b"] and found["swirl 1c"] > found["swirl 1a"]


def test_the_dearer_ware_looks_better():
    given = begun().hero_coins("coin-chest", "coin-statue").market(Side.HEROES)
    found = rates(given, 1)
    assert found["buy crown 1"] > found["buy torch 1"] > found["done"]


@pytest.mark.parametrize("rated", Side)
def test_whoever_goes_by_the_rating_beats_whoever_does_not(rated: Side):
    games = 6
    assert sum(won_by_rating(rated, f"rated {game}") for game in range(games)) == games


def won_by_rating(rated: Side, seed: str) -> bool:
    """One side draws what looks good, the other anything."""
    table, chance = Table(GAME, 3, seed, told=False), luck(seed)
    while (question := next_question(table)) is not None:
        index = 0
        if question.seat != CLOCK:
            by_rating = side_of(question.seat) is rated
            rates = table.rate(question) if by_rating else [0.0] * len(question.choices)
            index = drawn(rates, chance.below(1000) / 1000)
        table.choose(question.seat, index)
    assert table.result is not None
    return (WIZARD in table.result.winners) is (rated is Side.WIZARD)


# What the weights are worth


def finished(seed: str, bots: list[str], **options: object) -> Table:
    table = Table(GAME, len(bots), seed, options)
    makers = bots_for("rushout")
    play_out(table, {seat: makers[bot](f"{seed} {seat}") for seat, bot in enumerate(bots)})
    return table


@pytest.mark.parametrize("setup", ["exercise-1", "scenario-1", "scenario-6"])
def test_the_standing_foresees_who_wins_games_that_it_was_not_fitted_from(setup: str):
    total = games = 0.0
    for players in GAME.seats:
        contest = Contest("rushout", ("quick", "steady"), players, "foreseen", {"setup": setup})
        for moments in observed(contest, 8):
            games += 1
            for moment in moments:
                wizard, heroes = (
                    sum([JUDGE.weights[name] * had for name, had in parts.items()])
                    for parts in moment.parts
                )
                ahead = wizard - heroes if moment.winners == [0] else heroes - wizard
                total += moment.share * log(1 + exp(-ahead))
    assert total / games < GUESS - 0.1
