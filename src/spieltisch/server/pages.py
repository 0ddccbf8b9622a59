"""The page itself: files that the build has left, and one page for all addresses of the app."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spieltisch.words import Common, languages

ADDRESSES = (
    "/",
    "/r/{code}",
    "/join/{invite}",
    "/rules/{game}",
    "/about",
    "/replay",
    "/replay/{code}",
)
A_YEAR = "public, max-age=31536000, immutable"


def built_page() -> Path | None:
    """Where the built page lies: in the package, or in the repository's `web/dist`."""
    packed = Path(__file__).parent / "page"
    fresh = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (packed, fresh) if (folder / "index.html").is_file()), None)


class _Files(StaticFiles):
    """The other files of the page; an address that names none of them shows the page, lost."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or self.directory is None:
                raise
            return FileResponse(Path(self.directory) / "index.html", 404)


class _Assets(StaticFiles):
    """Files whose names change with their contents."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = A_YEAR
        return response


def page_routes(folder: Path | None = None) -> list[BaseRoute]:
    """The routes of the page; without one, each says how to get it."""
    root = folder or built_page()

    async def page(request: Request) -> Response:
        if root is None:
            said = (Common(language).common("no-page") for language in languages())
            return PlainTextResponse("\n\n".join(said), 503)
        return FileResponse(root / "index.html", headers={"Cache-Control": "no-cache"})

    routes: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    if root is not None:
        if (root / "assets").is_dir():
            routes.append(Mount("/assets", _Assets(directory=root / "assets")))
        routes.append(Mount("/", _Files(directory=root)))
    return routes
