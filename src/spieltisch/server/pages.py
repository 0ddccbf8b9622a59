"""The page itself: files that the build has left, and one page for all addresses of the app."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
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


WORDS = ".ftl"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How a file may be packed, the smaller way first, and what its packed twin is called."""


def packed(path: Path, accepted: str, status: int = 200) -> FileResponse:
    """A file, packed if the build has left it so and the browser takes it."""
    wanted = {one.partition(";")[0].strip() for one in accepted.split(",")}
    kind = guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == WORDS:
        kind = "text/plain; charset=utf-8"
    headers = {"Vary": "Accept-Encoding"}
    for encoding, ending in PACKED.items():
        twin = path.with_name(path.name + ending)
        if encoding in wanted and twin.is_file():
            headers["Content-Encoding"] = encoding
            return FileResponse(twin, status, headers, media_type=kind)
    return FileResponse(path, status, headers, media_type=kind)


class _Packed(StaticFiles):
    """Files that are sent packed, as far as that is possible."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200 and isinstance(response, FileResponse):
            return packed(Path(response.path), _accepted(scope))
        return response


class _Files(_Packed):
    """The other files of the page; an address that names none of them shows the page, lost."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or self.directory is None:
                raise
            return packed(Path(self.directory) / "index.html", _accepted(scope), 404)


class _Assets(_Packed):
    """Files whose names change with their contents."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = A_YEAR
        return response


def _accepted(scope: Scope) -> str:
    return Headers(scope=scope).get("accept-encoding", "")


def page_routes(folder: Path | None = None) -> list[BaseRoute]:
    """The routes of the page; without one, each says how to get it."""
    root = folder or built_page()

    async def page(request: Request) -> Response:
        if root is None:
            said = (Common(language).common("no-page") for language in languages())
            return PlainTextResponse("\n\n".join(said), 503)
        response = packed(root / "index.html", request.headers.get("accept-encoding", ""))
        response.headers["Cache-Control"] = "no-cache"
        return response

    routes: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    if root is not None:
        if (root / "assets").is_dir():
            routes.append(Mount("/assets", _Assets(directory=root / "assets")))
        routes.append(Mount("/", _Files(directory=root)))
    return routes
