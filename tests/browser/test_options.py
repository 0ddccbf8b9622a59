"""Every option of the game can be set from the form and arrives at the table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.guest import Visit
from spieltisch.engine import Option
from spieltisch.games import find

OPTIONS = find("imperator").options
SHORT = find("imperator").presets["short"]


def _other(option: Option) -> int | bool:
    """A value that is not the default."""
    if option.kind == "flag":
        return not option.default
    return option.high if option.default != option.high else option.low


def _shows(form: Locator, label: str, value: int | bool) -> None:
    field = form.get_by_label(label, exact=True)
    if isinstance(value, bool):
        expect(field).to_be_checked(checked=value)
    else:
        expect(field).to_have_value(str(value))


def test_every_option_arrives_at_the_table(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    assert {option.kind for option in OPTIONS} <= {"flag", "number"}
    wanted = {option.name: _other(option) for option in OPTIONS}
    anna.opens("friend", **wanted)
    ben.follows(anna.link())
    for one in (anna, ben):
        rules = one.unfolds_rules()
        for name, value in wanted.items():
            _shows(rules, one.game(f"option-{name}"), value)
            expect(rules.get_by_label(one.game(f"option-{name}"), exact=True)).to_be_enabled(
                enabled=one is anna
            )
    anna.starts()
    lives = anna.game("board-lives", lives=wanted["lives"])
    expect(anna.page.get_by_role("img", name=lives)).to_have_count(2)


def test_the_host_changes_the_rules_in_the_lobby(visit: Visit) -> None:
    anna, ben = visit("Anna", language="de"), visit("Ben")
    anna.opens("friend")
    ben.follows(anna.link())
    rules = anna.unfolds_rules()
    changed = {option.name: _other(option) for option in OPTIONS}
    for name, value in changed.items():
        anna.chooses(rules, name, value)
    seen = ben.unfolds_rules()
    for name, value in changed.items():
        _shows(seen, ben.game(f"option-{name}"), value)


def test_one_card_makes_a_short_game(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sets_table(("bot",))
    short, usual = (
        anna.page.get_by_role("radio", name=anna.game(f"preset-{name}"), exact=True)
        for name in ("short", "rulebook")
    )
    expect(usual).to_be_checked()
    expect(anna.page.get_by_text(anna.game("preset-short.help"))).to_be_visible()
    short.check()
    expect(usual).not_to_be_checked()
    anna.button("play-now").click()
    lives = anna.game("board-lives", lives=SHORT["lives"])
    expect(anna.page.get_by_role("img", name=lives)).to_have_count(2)


def test_a_preset_and_its_options_follow_each_other(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    anna.opens("friend")
    ben.follows(anna.link())
    mine, bens = (
        one.page.get_by_role("radio", name=one.game("preset-short")) for one in (anna, ben)
    )
    rules = anna.unfolds_rules()
    mine.check()
    _shows(rules, anna.game("option-lives"), SHORT["lives"])
    expect(bens).to_be_checked()
    expect(bens).to_be_disabled()
    anna.chooses(rules, "lives", 2)
    expect(mine).not_to_be_checked()
    anna.chooses(rules, "lives", SHORT["lives"])
    expect(mine).to_be_checked()
    rules.get_by_role("radio", name=anna.game("preset-rulebook")).check()
    _shows(rules, anna.game("option-lives"), 3)
    expect(bens).not_to_be_checked()


def test_a_number_out_of_range_is_put_right(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sets_table(("bot",), {"lives": 99})
    lives = next(option for option in OPTIONS if option.name == "lives")
    expect(anna.page.get_by_label(anna.game("option-lives"), exact=True)).to_have_value(
        str(lives.high)
    )
