"""Build hook: the wheel contains the page, or it is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built web app beside the server."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # Here the server finds the page in web/dist.
        page = Path(self.root) / "web" / "dist"
        if not (page / "index.html").is_file():
            raise FileNotFoundError("web/dist/index.html is missing: run `make page` first")
        build_data["force_include"][str(page)] = "spieltisch/server/page"
