"""What there is to play: `spieltisch games`."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from spieltisch.commands.common import (
    AsJson,
    Language,
    help_of,
)
from spieltisch.commands.speaking import Commands
from spieltisch.games import REGISTER, find
from spieltisch.terminal.grids import grid_of, print_json
from spieltisch.words import Words

commands = Commands()


@commands.command(help=help_of("games"))
def games(as_json: AsJson = False, language: Language = "") -> None:
    found = [Words(find(name), language) for name in REGISTER]
    if as_json:
        print_json([_game_facts(words) for words in found])
        return
    for words in found:
        _show_game(words, Console(highlight=False))


def _game_facts(words: Words) -> dict[str, object]:
    options = [
        {
            **msgspec.to_builtins(option),
            "label": words.option(option),
            "help": words.option_help(option),
        }
        for option in words.game.options
    ]
    presets = [
        {
            "name": name,
            "options": dict(values),
            "label": words.preset(name),
            "help": words.preset_help(name),
        }
        for name, values in words.game.presets.items()
    ]
    return {
        "id": words.game.name,
        "name": words.name,
        "about": words.about,
        "players": list(words.game.seats),
        "options": options,
        "presets": presets,
    }


def _show_game(words: Words, console: Console) -> None:
    game = words.game
    head = words.common("game-head", low=game.seats[0], high=game.seats[-1])
    console.print(Text(f"{words.name} ({game.name}) · {head}", "bold"))
    console.print(Text(words.about))
    grid = grid_of(words, "column-option", "column-allowed", "column-default", "column-meaning")
    for option in game.options:
        name = option.name
        if option.per_seat:
            name = words.common("option-per-seat", option=name)
        meaning = f"{words.option(option)}: {words.option_help(option)}"
        grid.add_row(name, words.allowed(option), words.value(option.default), meaning)
    console.print(grid)
    if game.presets:
        console.print(_presets_of(words))


def _presets_of(words: Words) -> Grid:
    grid = grid_of(words, "column-preset", "column-sets", "column-meaning")
    for name, values in words.game.presets.items():
        sets = ", ".join(f"{option}={words.value(value)}" for option, value in values.items())
        grid.add_row(name, sets, f"{words.preset(name)}: {words.preset_help(name)}")
    return grid
