"""The page's types are ours."""

from __future__ import annotations

from pathlib import Path

from spieltisch.server import typescript

WEB = Path(__file__).parents[2] / "web"


def test_the_generated_types_are_up_to_date():
    assert typescript.stale(WEB) == [], "run: python -m spieltisch.server.typescript --write"


def test_an_outdated_file_is_noticed(tmp_path):
    texts = typescript.files(tmp_path)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert typescript.stale(tmp_path) == []
    first = next(iter(texts))
    first.write_text("other")
    assert typescript.stale(tmp_path) == [first]


def test_a_choice_is_a_tuple_and_what_may_be_left_out_is_optional():
    text = typescript.wire()
    assert "export type Choice = [verb: string, things: number[]]" in text
    assert "  base?: number" in text
    assert "  trouble: Trouble | null" in text
    assert "Face" in typescript.board("imperator").splitlines()[2]
