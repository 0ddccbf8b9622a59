"""The page draws and offers: facts and rules come from the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from house.rules_on_the_page import findings
from spieltisch.games import REGISTER

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"

ALLOWED: dict[tuple[str, str], str] = {
    ("imperator/Compact.svelte", "player.hp / player.full_hp"): "how much of the ring is drawn",
    ("imperator/Plaque.svelte", "board.stock === 0"): "an empty pile shows no card",
    ("rushout/Plate.svelte", "one.type === 'weakness'"): "which of two signs is drawn",
    ("rushout/Spot.svelte", "spot.type === 'standard'"): "what all know is not explained in a race",
    ("rushout/looks.ts", "face === 'joker'"): "the jokers of the two sides have other signs",
    ("rushout/table.svelte.ts", "one.type === 'dragon'"): "the dragon's tile is drawn first",
    ("rushout/table.svelte.ts", "other.type === 'dragon'"): "the dragon's tile is drawn first",
    ("villainous/Aim.svelte", "aim.done >= aim.due"): "a full bar; who has won the rules say",
    ("villainous/Mini.svelte", "aim.done >= aim.due"): "a full ring; who has won the rules say",
    ("villainous/Mini.svelte", "aim.done < aim.due"): "the part of the aim that is shown in small",
    ("villainous/Mini.svelte", "spot.top.length + spot.bottom.length"): "how many more there are",
    ("villainous/Place.svelte", "hero.covers === 1"): "on which side half a card is drawn",
    ("kapow/Board.svelte", "board.round === 1"): "the tutor speaks of the first round",
    ("kapow/Face.svelte", "face !== 'blank'"): "a blank side has no sign",
    ("kapow/Plate.svelte", "scene.kind === 'heal'"): "a kind of scene, not a card",
    ("kapow/Board.svelte", "t.fight.now?.kind === 'rows'"): "a kind of scene, not a card",
    ("kapow/Rows.svelte", "t.fight.now?.kind === 'rows'"): "a kind of scene, not a card",
    ("kapow/Rows.svelte", "one.kind === 'rows'"): "a kind of scene, not a card",
    ("kapow/chronicle.svelte.ts", "this.now.kind === 'rows'"): "a kind of scene, not a card",
    ("kapow/chronicle.svelte.ts", "scene.kind === 'rows'"): "a kind of scene, not a card",
    (
        "kapow/facts.ts",
        "['might', 'energy', 'toughness', 'agility', 'x-factor', 'wild']",
    ): "which names have a sign; their order means nothing",
}
"""What looks like a rule and only draws, with the reason."""


def sources(game: str) -> dict[str, str]:
    return {
        path.relative_to(BOARDS).as_posix(): path.read_text("utf-8")
        for path in sorted((BOARDS / game).rglob("*"))
        if path.suffix in (".ts", ".svelte")
    }


@pytest.mark.parametrize("game", REGISTER)
def test_a_board_repeats_no_fact_and_no_rule(game: str):
    found = list(findings(game, sources(game)))
    wrong = [str(one) for one in found if (one.file, one.text) not in ALLOWED]
    assert not wrong, "\n".join(
        [*wrong, "Let the game say it (`printed`, its view, `foresight`), or allow it by name."]
    )
    used = {(one.file, one.text) for one in found}
    stale = [one for one in ALLOWED if one[0].startswith(f"{game}/") and one not in used]
    assert not stale, f"nothing like this is there any more: {stale}"


# What boards used to know

FORMER = [
    (
        "imperator",
        "const WORTH: Record<string, number> = { jack: 11, queen: 12, king: 13, ace: 14 }",
    ),
    ("imperator", "if (player.attackers.length >= 5 && player.buffs.length >= 4) return null"),
    (
        "imperator",
        "return player.attackers.length - player.buffs.length > 1 ? 'buffs' : 'attackers'",
    ),
    ("imperator", "const values = { card, value, hp: 2 * value }"),
    ("imperator", "export const ATTACKERS = 5"),
    ("imperator", "const ahead = $derived(trick.attack > trick.defence)"),
    ("imperator", "say('board-result-damage', { damage: trick.attack - trick.defence })"),
    ("imperator", "const out = $derived(player.lives === 0)"),
    ("imperator", "Math.max(player.lives, Number(t.room.options.lives ?? 3))"),
    ("rushout", "export const WIZARD = 0"),
    ("rushout", "['fire', 'sword', 'footprint', 'key', 'heart', 'joker'] as const"),
    ("rushout", "const RING = 3000"),
    ("rushout", "tile?.heroes.find((symbol) => symbol !== 'heart') ?? null"),
    ("rushout", "Number(one.face === 'joker') - Number(other.face === 'joker')"),
    ("rushout", "open || ['coin', 'conflict', 'scroll'].includes(spot.type)"),
    ("rushout", "return typeof wanted === 'number' ? wanted : 700"),
    (
        "villainous",
        "import.meta.glob('../../../../src/spieltisch/games/villainous/content/*.toml')",
    ),
    ("villainous", "({ type }: Lying): boolean => type !== 'effect' && type !== 'condition'"),
    ("villainous", "if (card.cost !== null && card.type !== 'condition') parts.push('')"),
    ("villainous", "['gain', 'play', 'activate', 'fate', 'move', 'vanquish', 'discard'].map(act)"),
]


@pytest.mark.parametrize(("game", "code"), FORMER, ids=[code for _, code in FORMER])
def test_what_boards_used_to_know_is_found(game: str, code: str):
    assert list(findings(game, {f"{game}/Old.svelte": f"<script>{code}</script>"}))


@pytest.mark.parametrize(
    "code",
    [
        "<style>.track { width: 3000px } </style>",
        "/* two heroes within 3000 */ const RING = t.printed.together_ms",
        "if (thing.kind === 'die') return this.offers('roll')",
        "const rows = $derived(board.trials.length > 2 ? 2 : 1)",
        "const seats = board.seats.filter((seat) => seat.side === 'heroes')",
    ],
)
def test_what_draws_is_not(code: str):
    assert list(findings("rushout", {"rushout/New.svelte": code})) == []
