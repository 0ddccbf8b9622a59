"""The wheel contains the page, and the server finds it there."""

from __future__ import annotations

from pathlib import Path

import hatch_build
import pytest

from spieltisch.server import pages


class Hook(hatch_build.PageHook):
    """The hook without the builder around it."""

    def __init__(self, root: Path) -> None:
        self._root = root

    @property
    def root(self) -> str:
        return str(self._root)


def test_a_wheel_without_the_page_is_not_built(tmp_path):
    with pytest.raises(FileNotFoundError, match="make page"):
        Hook(tmp_path).initialize("standard", {"force_include": {}})


def test_the_page_is_packed_where_the_server_looks_for_it(tmp_path, monkeypatch):
    dist = tmp_path / "web" / "dist"
    dist.mkdir(parents=True)
    (dist / "index.html").write_text("the page")
    data = {"force_include": {}}
    Hook(tmp_path).initialize("standard", data)
    (packed,) = data["force_include"].values()
    installed = tmp_path / "site" / packed
    installed.mkdir(parents=True)
    (installed / "index.html").write_text("the page")
    monkeypatch.setattr(pages, "__file__", str(tmp_path / "site/spieltisch/server/pages.py"))
    assert pages.built_page() == installed
