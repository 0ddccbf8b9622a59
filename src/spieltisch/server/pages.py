"""The page itself: files that the build has left, and one page for all addresses of the app."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spieltisch.server.ahead import Ahead
from spieltisch.server.previews import Preview, spoken
from spieltisch.words import Common, languages

TABLE = "/r/{code}"
INVITATION = "/join/{invite}"
ADDRESSES = (
    "/",
    "/rules/{game}",
    "/new/{game}",
    "/about",
    "/replay",
    "/replay/{code}",
    "/watch/{secret}",
    "/me/{secret}",
)
A_YEAR = "public, max-age=31536000, immutable"


def built_page() -> Path | None:
    """Where the built page lies: in the package, or in the repository's `web/dist`."""
    packed = Path(__file__).parent / "page"
    fresh = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (packed, fresh) if (folder / "index.html").is_file()), None)


KINDS = {".ftl": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json"}
"""What not every machine knows."""
PACKED = {"br": ".br", "gzip": ".gz", "": ""}
"""How a file may be packed, the smallest way first, and what its packed twin is called."""


def packed(path: Path, accepted: str, status: int = 200) -> FileResponse:
    """A file, packed if the build has left it so and the browser takes it."""
    twins = ((name, path.with_name(path.name + ending)) for name, ending in _ways(accepted))
    encoding, twin = next((one for one in twins if one[1].is_file()), ("", path))
    return FileResponse(twin, status, _headers(encoding), media_type=_kind(path.name))


def _ways(accepted: str) -> list[tuple[str, str]]:
    """How a file may travel to a browser that accepts this."""
    wanted = {one.partition(";")[0].strip() for one in accepted.split(",")}
    return [(name, ending) for name, ending in PACKED.items() if name in wanted or not name]


def _headers(encoding: str) -> dict[str, str]:
    return {"Vary": "Accept-Encoding"} | ({"Content-Encoding": encoding} if encoding else {})


def _kind(name: str) -> str:
    known = KINDS.get(Path(name).suffix) or guess_type(name)[0]
    return known or "application/octet-stream"


def _accepted(scope: Scope) -> str:
    return Headers(scope=scope).get("accept-encoding", "")


class _Files(StaticFiles):
    """The other files of the page; an address that names none of them shows the page, lost.

    Their names stay as their contents change, those of the worker above all (`sw.js`): a browser
    asks each time whether it still has the present one.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or self.directory is None:
                raise
            return packed(Path(self.directory) / "index.html", _accepted(scope), 404)
        if response.status_code == 200 and isinstance(response, FileResponse):
            response = packed(Path(response.path), _accepted(scope))
        response.headers["Cache-Control"] = "no-cache"
        return response


class _Assets:
    """Files whose names change with their contents.

    So each is read once and answered from memory: a table asks for a dozen of them at once, and
    looking for files would take longer than sending them.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, bytes] = {}

    async def answer(self, request: Request) -> Response:
        name = request.path_params["name"]
        for encoding, ending in _ways(request.headers.get("accept-encoding", "")):
            content = self._content(name + ending)
            if content is not None:
                headers = {**_headers(encoding), "Cache-Control": A_YEAR}
                return Response(content, headers=headers, media_type=_kind(name))
        raise HTTPException(404)

    def _content(self, name: str) -> bytes | None:
        if name not in self._read:
            if Path(name).name != name or not (self._folder / name).is_file():
                return None
            self._read[name] = (self._folder / name).read_bytes()
        return self._read[name]


PreviewOf = Callable[[Request], Awaitable[Preview | None]]
"""What is to be said of the invitation that a request names; None if it is none."""
GameOf = Callable[[Request], Awaitable[str | None]]
"""Which game is played at the table that a request names; None if the one who asks is not there."""


def page_routes(
    game_of: GameOf, preview_of: PreviewOf, folder: Path | None = None
) -> list[BaseRoute]:
    """The routes of the page; without one, each says how to get it."""
    root = folder or built_page()
    ahead = Ahead(root) if root else None

    async def table(request: Request) -> Response:
        game = await game_of(request)
        if ahead is None or game is None:
            return await page(request)
        pack = "gzip" in dict(_ways(request.headers.get("accept-encoding", "")))
        headers = {**_headers("gzip" if pack else ""), "Cache-Control": "no-store"}
        return HTMLResponse(ahead.page(game, pack), headers=headers)

    async def invitation(request: Request) -> Response:
        """The page, and for messengers that show a link: who invites to what."""
        preview = await preview_of(request) if root else None
        if root is None or preview is None:
            return await page(request)
        language = spoken(request)
        index = (root / "index.html").read_text(encoding="utf-8")
        headers = {"Cache-Control": "no-store"}
        return HTMLResponse(preview.within(index, language), headers=headers)

    async def page(request: Request) -> Response:
        if root is None:
            said = (Common(language).common("no-page") for language in languages())
            return PlainTextResponse("\n\n".join(said), 503)
        response = packed(root / "index.html", request.headers.get("accept-encoding", ""))
        response.headers["Cache-Control"] = "no-cache"
        return response

    routes: list[BaseRoute] = [Route(address, page) for address in ADDRESSES]
    routes += [Route(TABLE, table), Route(INVITATION, invitation)]
    if root is not None:
        if (root / "assets").is_dir():
            routes.append(Route("/assets/{name}", _Assets(root / "assets").answer))
        routes.append(Mount("/", _Files(directory=root)))
    return routes
