"""The hot-seat game in the terminal."""

from __future__ import annotations

import pytest

from cli.running import IMPERATOR, ScriptedScreen, imperator, played, run, saved
from spieltisch.engine import CLOCK, Face, Table
from spieltisch.games import table_of
from spieltisch.terminal.files import load, save
from spieltisch.terminal.hotseat import HotSeat
from spieltisch.terminal.screen import NEWS, Left, Screen
from spieltisch.words import Words
from toys import Kitchen, Market

QUICK = ("--option", "lives=1", "--option", "round_limit=3")
CURTAIN = "Hand the device to"


def dealt(table: Table, seat: int) -> list[str]:
    """The faces of the two cards that a seat is dealt, in English."""
    words = Words(IMPERATOR, "en")
    faces: list[Face] = table.view(seat).board.players[seat].dealt
    return [words.face(face) for face in faces]


# A whole game


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ["Which card do you crown", "Round 1 begins.", "The seed, now revealed"]),
        ("de", ["Welche Karte krönst du", "Runde 1 beginnt.", "Der Startwert, jetzt offen"]),
    ],
)
def test_a_whole_game_is_played_by_always_taking_the_first_choice(language, shown):
    output = played("--seed", "1", *QUICK, "--lang", language, typed=["1"] * 300)
    for text in shown:
        assert text in output


def test_the_fingerprint_shown_at_the_start_fits_the_seed_shown_at_the_end():
    table = Table(IMPERATOR, 3, "fair")
    output = played("--seed", "fair", *QUICK, typed=["1"] * 300)
    assert 0 < output.index(table.commitment) < output.index(table.seed.hex())


def test_the_seed_is_not_shown_before_the_end():
    output = played("--seed", "fair", typed=["1"])
    assert Table(IMPERATOR, 3, "fair").seed.hex() not in output


def test_the_same_seed_gives_the_same_game():
    first, again = (played("--seed", "same", *QUICK, typed=["1"] * 300) for _ in range(2))
    assert first == again != played("--seed", "other", *QUICK, typed=["1"] * 300)


def test_without_a_seed_every_game_is_another():
    assert played(typed=["1"]) != played(typed=["1"])


def test_bots_alone_play_to_the_end_and_everything_is_told():
    output = played("--seats", "random,random", "--seed", "1", *QUICK)
    assert "Random 1 crowns" in output
    assert "has won" in output or "A draw" in output
    assert CURTAIN not in output and "Which card" not in output


def test_the_only_game_there_is_needs_no_name():
    assert "Crown" in run("play", typed=["1"]).output


def test_with_several_games_a_person_is_asked_which(monkeypatch):
    monkeypatch.setattr("spieltisch.commands.playing.REGISTER", ("villainous", "imperator"))
    output = run("play", typed=["2", "1"]).output
    assert output.index("Which game?") < output.index("Crown")
    assert run("play", typed=["chess"]).exit_code == 2
    assert run("play", typed=[]).exit_code == 0


def test_the_language_follows_the_environment():
    assert "Krönung" in run("play", "imperator", env={"LC_ALL": "de_AT.UTF-8"}).output
    assert "Crowning" in run("play", "imperator", env={"LC_ALL": "fr_FR.UTF-8"}).output
    only_lang = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}
    assert "Krönung" in run("play", "imperator", env=only_lang).output


# Who sees what


def test_one_person_needs_no_curtain():
    assert CURTAIN not in played("--seats", "Anna,random,random", *QUICK, typed=["1"] * 300)


def test_a_curtain_hides_the_first_persons_cards_from_the_second():
    table = Table(IMPERATOR, 2, "secret")
    output = played("--seats", "Anna,Ben", "--seed", "secret", typed=["", "1", ""])
    annas, bens = output.split(f"{CURTAIN} Ben")
    for card in dealt(table, 0):
        assert f"Crown {card}" in annas and card not in bens
    for card in dealt(table, 1):
        assert f"Crown {card}" in bens and card not in annas


def test_the_curtain_clears_the_screen_and_what_could_be_scrolled_back_to():
    screen = ScriptedScreen([""], terminal=True)
    screen.line("a secret")
    screen.curtain("to Ben", hide=True)
    assert (
        screen.text.index("a secret") < screen.text.index("\x1b[3J") < screen.text.index("to Ben")
    )
    assert screen.text.rindex("\x1b[3J") > screen.text.index("to Ben")


def test_all_that_people_have_seen_is_cleared_but_not_the_fingerprint_at_the_start():
    screen = ScriptedScreen(["", "1", ""], terminal=True)
    table = imperator("Anna", "Ben")
    HotSeat(table, "en", screen).play()
    cleared = screen.text.index("\x1b[3J")
    assert screen.text.index(table.commitment) < screen.text.index("Which card") < cleared
    assert cleared < screen.text.index(f"{CURTAIN} Ben")


def test_a_committed_choice_is_hidden_until_all_have_chosen():
    output = played("--seats", "Anna,Ben", typed=["", "1", "", "1"])
    before_ben_chose = output.split(f"{CURTAIN} Ben")[1].split("Ben >")[0]
    assert "crowns" not in before_ben_chose
    assert "Anna crowns" in output


def test_each_hand_over_in_a_secret_beat_has_a_curtain():
    output = played("--seats", "Anna,Ben", typed=["", "1", "", "1", "1", "", "1"])
    handed = [part.split(".")[0].strip() for part in output.split(CURTAIN)[1:]]
    # Ben, who holds the device after the crowning, begins the first beat.
    assert handed[:3] == ["Anna", "Ben", "Anna"]


def test_where_nothing_is_secret_there_is_no_curtain():
    table = Table(Market(), ["Anna", "Ben"], 1)
    sitting = HotSeat(table, "en", ScriptedScreen([]))
    assert len(table.questions) == 2
    assert not sitting._secret(0)


def test_a_choice_that_stays_hidden_is_a_secret_even_where_all_see_the_same():
    table = imperator("Anna", "Ben")
    table.choose(0, 0)
    table.choose(1, 0)
    assert table.view(0).board == table.view(1).board
    assert HotSeat(table, "en", ScriptedScreen([]))._secret(0)


def test_what_was_secret_is_hidden_even_if_the_next_question_is_not():
    screen = ScriptedScreen([""], terminal=True)
    sitting = HotSeat(Table(Market(), ["Anna", "Ben"], 1), "en", screen)
    sitting.holder, sitting.private = 1, True
    sitting._hand_over(0)
    assert screen.text.index("\x1b[3J") < screen.text.index(f"{CURTAIN} Anna")
    assert not sitting.private


def test_people_who_share_a_screen_are_not_called_you():
    output = played("--seats", "you,you", typed=["", "1", "", "1"])
    assert "Seat 1 crowns" in output and "You crown" not in output


def test_news_are_told_once_to_each_person():
    output = played("--seats", "you,random", "--seed", "1", typed=["1", "1", "1"])
    assert output.count("You crown") == 1


def test_a_flood_of_news_is_cut_to_its_end():
    sitting = HotSeat(imperator("you", "random"), "en", ScriptedScreen([]))
    for number in range(NEWS + 5):
        sitting.table._state.tell("round", round=number)
    sitting._tell_news(0)
    text = sitting.screen.text
    assert "5 earlier lines" in text
    assert f"Round {NEWS + 4} begins" in text and "Round 4 begins" not in text


# Whose turn it is


def test_people_are_asked_before_bots_so_that_they_can_take_back():
    sitting = HotSeat(imperator("random", "Anna", "random", "Ben"), "en", ScriptedScreen([]))
    assert sitting.next_question().seat == 1


def test_a_person_goes_on_until_they_are_done():
    sitting = HotSeat(imperator("Anna", "Ben"), "en", ScriptedScreen([]))
    sitting.active = 1
    assert sitting.next_question().seat == 1


def test_the_clock_answers_when_nobody_is_ready_before_it():
    table = Table(Kitchen(), ["random", "random"], 1, told=False)
    sitting = HotSeat(table, "en", ScriptedScreen([]))
    ticks = 0
    while (question := sitting.next_question()) is not None:
        if question.seat == CLOCK:
            ticks += 1
            others = [asked for asked in table.questions if asked.seat != CLOCK]
            assert all(max(table.now, asked.ready_at) >= question.ready_at for asked in others)
        sitting.answer(question)
    assert ticks > 0
    assert table.result is not None


def test_the_clock_is_not_kept_waiting_by_those_who_could_choose_at_the_same_time():
    table = Table(Kitchen(), ["random", "random"], 1, told=False)
    table.choose(0, 0, at=table.question(CLOCK).ready_at)
    assert table.question(1).ready_at < table.now == table.question(CLOCK).ready_at
    assert HotSeat(table, "en", ScriptedScreen([])).next_question().seat == CLOCK


# What is typed


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("3", "Please type a number from 1 to 2."),
        ("0", "Please type a number from 1 to 2."),
        ("-1", "I don't understand that."),
        ("", "I don't understand that."),
        ("save!", "Save where?"),
        ("9" * 5000, "I don't understand that."),
        ("frobnicate", "I don't understand that."),
        ("save", "Save where?"),
        ("load", "Load what?"),
        ("load /no/such/file", "There is no '/no/such/file'."),
        ("save /no/such/folder/file", "There is no '/no/such/folder/file'."),
        ("undo", "Seat 1 has nothing to take back."),
        ("help", "take this choice"),
        ("?", "take this choice"),
    ],
)
def test_what_cannot_be_done_gives_a_clear_line_and_asks_again(typed, reply):
    output = played("--seed", "1", "--seats", "you,random", typed=[typed, "1"])
    assert reply in output
    assert output.index(reply) < output.index("You crown")


def test_help_explains_the_present_question_and_then_the_commands():
    output = played("--seed", "1", "--seats", "you,random", typed=["help", "1", "?"])
    crowning, battle = output.split("You crown")
    assert 0 < crowning.index("twice its value in hit points") < crowning.index("save FILE")
    assert 0 < battle.index("is safe until they act") < battle.index("save FILE")


def test_the_rules_can_be_read_at_any_question():
    english = played("--seats", "you,random", typed=["rules"])
    german = played("--seats", "you,random", "--lang", "de", typed=["regeln"])
    assert Words(IMPERATOR, "en").rules in english
    assert Words(IMPERATOR, "de").rules in german
    assert Words(IMPERATOR, "en").provenance in " ".join(english.split())
    assert Words(IMPERATOR, "de").provenance in " ".join(german.split())


def test_commands_can_be_german():
    output = played("--lang", "de", "--seats", "you,random", typed=["hilfe", "tisch", "zurück"])
    assert "speichern DATEI" in output
    assert output.count("Krönung") == 2
    assert "Platz 1 hat nichts zurückzunehmen." in output


def test_the_table_is_shown_again_only_when_it_has_changed():
    screen = ScriptedScreen([])
    sitting = HotSeat(imperator("you", "random"), "en", screen)
    sitting._show_table(0)
    sitting._show_table(0)
    assert screen.text.count("Crowning") == 1


def test_the_table_can_be_shown_again():
    assert played("--seed", "1", typed=["table"]).count("Crowning") == 2


def test_undo_takes_back_the_last_persons_choice_and_asks_them_again():
    output = played("--seats", "Anna,Ben", typed=["", "1", "", "undo", "", "2", "", "1"])
    assert "Taken back." in output
    assert output.count(f"{CURTAIN} Anna") >= 2
    assert "Anna crowns" in output


def test_undo_changes_what_was_chosen():
    choices = [choice.things[0] for choice in imperator("Anna", "Ben").question(0).choices]
    table = imperator("Anna", "Ben")
    HotSeat(table, "en", ScriptedScreen(["", "1", "", "undo", "", "2", "", "1"])).play()
    assert table.view(0).board.players[0].imperator.card == choices[1]


def test_undo_is_refused_when_a_bot_has_chosen_since():
    output = played("--seats", "you,random", "--seed", "1", typed=["1", "undo"])
    assert "cannot take its choice back" in output


# Leaving


@pytest.mark.parametrize("typed", [[], ["quit"], ["q"]])
def test_leaving_before_the_first_choice_loses_nothing(typed):
    assert played(typed=typed).endswith("See you soon!\n")


def test_the_end_of_input_leaves_and_tells_how_to_save():
    assert "next time, 'save FILE' keeps the match" in played(typed=["1"])


def test_quit_does_not_drop_an_unsaved_match_unless_it_is_meant():
    output = played("--seed", "1", typed=["1", "quit", "1", "quit!", "1"])
    assert "'save FILE' keeps it, 'quit!' discards it" in output
    assert "See you soon!" in output


def test_ctrl_c_leaves_without_a_traceback(monkeypatch):
    def interrupted(self: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupted)
    result = run("play", "imperator")
    assert result.exit_code == 0
    assert "See you soon!" in result.output


def test_ctrl_c_while_bots_choose_leaves_as_well(monkeypatch):
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("spieltisch.bots.RandomBot.choose", interrupted)
    result = run("play", "imperator", "--seats", "random,random")
    assert result.exit_code == 0
    assert "See you soon!" in result.output


# Saving and loading


def test_a_saved_match_goes_on_where_it_was(tmp_path):
    file = saved(tmp_path / "match.json", "--seats", "you,random", typed=["1", "1"])
    table = table_of(load(file))
    assert table.moment > 0
    output = run("play", "--load", file, typed=["1"]).output
    assert f"Round {table.round} " in output
    assert table.commitment in output


def test_quit_after_saving_leaves_at_once(tmp_path):
    output = played("--seed", "1", typed=["1", f"save {tmp_path / 'a.json'}", "quit", "1"])
    assert "drops" not in output and "Nothing was saved" not in output


def test_others_can_take_the_seats_of_a_saved_match(tmp_path):
    file = saved(tmp_path / "match.json", "--seats", "you,random")
    output = run("play", "--load", file, "--seats", "Cleo,Ida", typed=[""]).output
    assert "Imperator: Cleo and Ida" in output


def test_a_loaded_match_wants_as_many_seats_as_it_has(tmp_path):
    file = saved(tmp_path / "match.json", "--seats", "you,random")
    result = run("play", "--load", file, "--seats", "a,b,c,d,e,f,g,h,i")
    assert result.exit_code == 2


def test_an_existing_file_is_overwritten_only_when_it_is_meant(tmp_path):
    file = tmp_path / "match.json"
    file.write_text("precious")
    output = played("--seed", "1", typed=["1", f"save {file}"])
    assert f"'{file}' already exists." in output.replace("\n", "")
    assert file.read_text() == "precious"
    played("--seed", "1", typed=["1", f"save! {file}"])
    assert load(file).game == "imperator"


def test_the_own_file_is_saved_to_again_without_a_name(tmp_path):
    file = tmp_path / "match.json"
    played("--seed", "1", typed=["1", f"save {file}", "1", "save"])
    again = tmp_path / "shorter.json"
    played("--seed", "1", typed=["1", f"save {again}"])
    assert len(load(file).entries) > len(load(again).entries)


def test_a_loaded_match_is_saved_to_its_file_again_without_a_name(tmp_path):
    file = saved(tmp_path / "match.json", "--seats", "you,random")
    before = len(load(file).entries)
    run("play", "--load", file, typed=["1", "save"])
    assert len(load(file).entries) > before


def test_what_was_taken_back_since_saving_is_unsaved_again(tmp_path):
    screen = ScriptedScreen(["", "1", f"save {tmp_path / 'a.json'}", "undo", "", "2"])
    sitting = HotSeat(imperator("Anna", "Ben"), "en", screen)
    screen.typed.insert(2, "")
    sitting.play()
    assert sitting.table.moment == len(load(tmp_path / "a.json").entries) == 1
    assert sitting.unsaved


def test_loading_does_not_uncover_what_stood_on_the_screen(tmp_path):
    file = tmp_path / "a.json"
    save(imperator("Cleo", "Ida").record(), file)
    screen = ScriptedScreen(["", f"load {file}", ""], terminal=True)
    HotSeat(imperator("Anna", "Ben"), "en", screen).play()
    secret, handed = screen.text.index("Crown "), screen.text.index(f"{CURTAIN} Cleo")
    assert secret < screen.text.index("\x1b[3J") < handed


def test_loading_replaces_the_match_but_not_an_unsaved_one(tmp_path):
    file = saved(tmp_path / "match.json", "--seats", "Cleo,random")
    refused = played("--seats", "you,random", typed=["1", f"load {file}"])
    assert "discards it" in " ".join(refused.split()) and "Cleo >" not in refused
    assert "Cleo >" in played("--seats", "you,random", typed=["1", f"load! {file}"])
    assert "Cleo >" in played("--seats", "you,random", typed=[f"load {file}"])


def test_a_damaged_file_is_not_loaded_and_the_match_goes_on(tmp_path):
    file = saved(tmp_path / "match.json")
    file.write_bytes(file.read_bytes()[:-40])
    output = played("--seats", "you,random", typed=[f"load {file}", "1"])
    assert "This record is damaged" in output and "You crown" in output


def test_the_match_can_be_saved_at_its_end(tmp_path):
    table = imperator("you", "random", lives=1, round_limit=1)
    file = tmp_path / "end.json"

    class Ending(ScriptedScreen):
        def read(self, prompt: str) -> str:
            return super().read(prompt) if "save FILE" in prompt else "1"

    screen = Ending(["1", "save", f"save {file}"])
    HotSeat(table, "en", screen).play()
    assert "Only 'save FILE' or Enter works here." in screen.text
    assert "Save where?" in screen.text
    assert table_of(load(file)).result == table.result is not None
    assert list(tmp_path.iterdir()) == [file]


def test_a_person_who_left_is_not_asked_again():
    screen = ScriptedScreen([])
    with pytest.raises(Left):
        screen.read("")


# Requests that make no sense


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "There is no game called 'chess'"),
        (("imperator", "--seats", "you"), "cannot be played with 1 seat."),
        (("imperator", "--option", "luck=3"), "There is no option called 'luck'"),
        (("imperator", "--option", "lives=9"), "Option 'lives' cannot be '9'"),
        (("imperator", "--option", "lives=many"), "Option 'lives' cannot be 'many'"),
        (("imperator", "--seats", "Anna,Anna"), "Two seats are called 'Anna'"),
        (("--load", "/no/such/file"), "There is no '/no/such/file'"),
        (("imperator", "--load", "x"), "can only be combined with --seats"),
    ],
)
def test_a_wrong_request_is_one_line_on_the_error_stream(words, complaint):
    result = run("play", *words)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1 and "Traceback" not in result.output
    assert result.stdout == ""


def test_flags_can_be_set_in_the_language_of_the_table():
    german = ("--lang", "de", "--option", "hidden_buffs=an")
    assert run("play", "imperator", *german).exit_code == 0
    assert run("play", "imperator", "--option", "hidden_buffs=an").exit_code == 2
    assert run("play", "imperator", "--lang", "de", "--option", "lives=an").exit_code == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--option", "lives=9"), "»lives« kann nicht »9« sein. Erlaubt ist: 1 bis 5."),
        (("--option", "hidden_buffs=9"), "kann nicht »9« sein. Erlaubt ist: an, aus."),
        (("--option", "luck=3"), "Eine Option namens »luck« gibt es nicht."),
        (("--seats", "you"), "lässt sich nicht mit einem Platz spielen."),
        (("--seats", "Anna,Anna"), "Zwei Plätze heißen »Anna«."),
    ],
)
def test_every_wrong_request_is_refused_in_german(words, complaint):
    result = run("play", "imperator", "--lang", "de", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr


def test_a_wrong_request_is_refused_in_german():
    result = run("play", "chess", "--lang", "de")
    assert result.stderr.startswith("Ein Spiel namens »chess« gibt es nicht.")


def test_an_unknown_language_is_refused():
    result = run("play", "--lang", "fr")
    assert result.exit_code == 2
    assert "Spieltisch does not speak 'fr'" in " ".join(result.stderr.split())


# Hints


@pytest.mark.parametrize(
    ("language", "typed", "says"), [("en", "hint", "would"), ("de", "tipp", "würde")]
)
def test_a_hint_says_what_to_do(language, typed, says):
    output = run(
        "play", "imperator", "--lang", language, "--seed", "h", typed=[typed, "quit!"]
    ).output
    assert f"Bot {says}" in output.replace("bot", "Bot")


def test_a_game_without_hints_says_so():
    output = run("play", "rushout", "--lang", "en", typed=["hint", "quit!"]).output
    assert "no hints" in output
