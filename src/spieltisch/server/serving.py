"""Running the server: addresses, the folder for its data, and uvicorn's settings."""

from __future__ import annotations

import gc
import os
import re
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import segno
import uvicorn
from starlette.applications import Starlette

from spieltisch.server.app import make_app
from spieltisch.server.archive import NotArchived
from spieltisch.server.folder import FolderTaken
from spieltisch.server.guard import good_host, host_of
from spieltisch.server.house import bring_back
from spieltisch.server.lines import Capacity, Exchange, Lines, RequestLine, SocketLine, capacity
from spieltisch.server.messages import SIZE_LIMIT
from spieltisch.server.settings import Settings
from spieltisch.server.store import NotStored

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
SWITCH = 0.0005
"""After so many seconds a thread that reads a long match gives way to those who wait for a move."""
PUBLIC_NAME = re.compile(
    r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{1,5})?"
)
PING_EVERY = 15.0
PING_TIMEOUT = 15.0


class CannotServe(Exception):
    """Why the server cannot start: a key of the Fluent files with values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Wish(msgspec.Struct, kw_only=True):
    """How the server is wanted; see the help of `spieltisch serve`."""

    lan: bool = False
    port: int = 8000
    data: Path | None = None
    bot_pause: float = 0.2
    host: str = ""
    trust_proxy: bool = False
    keep: int = 90


class Serving(msgspec.Struct):
    """A server that is ready to run: where people find it, and where it listens itself."""

    app: Starlette
    listening: socket.socket
    address: str
    room: Capacity | None = None
    local: str = ""

    def run(self) -> None:
        """Serve until somebody interrupts."""
        calm_collector()
        sys.setswitchinterval(SWITCH)
        Server(self.app, self.room).run(sockets=[self.listening])


class Server(uvicorn.Server):
    """uvicorn; when it is to end it first gives up what takes long."""

    def __init__(self, app: Starlette, room: Capacity | None = None) -> None:
        super().__init__(configured(app, room))
        self._give_up: Callable[[], None] = app.state.give_up

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._give_up()
        await super().shutdown(sockets)


def prepared(wish: Wish) -> Serving:
    """Take the port and open the rooms, or say why that is not possible."""
    host = public_name(wish.host) if wish.host else ""
    folder = (wish.data or default_data()).expanduser()
    try:
        listening = bound(EVERYWHERE if wish.lan else LOOPBACK, wish.port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe("port-taken", port=str(wish.port), detail=reason) from error
    port = listening.getsockname()[1]
    local = f"http://{lan_address() if wish.lan else LOOPBACK}:{port}"
    settings = Settings(
        data=folder,
        address=local if wish.lan else "",
        host=host,
        trust_proxy=wish.trust_proxy,
        bot_pause=wish.bot_pause,
        keep=wish.keep,
    )
    try:
        with _opening(folder):
            app = make_app(settings)
    except CannotServe:
        listening.close()
        raise
    address = f"https://{host}" if host else local
    room = capacity(of_proxy=True) if wish.trust_proxy else None
    return Serving(app, listening, address, room, local)


def restored(code: str, data: Path | None) -> str:
    """Bring a room back from the archive; its code as it is written."""
    folder = (data or default_data()).expanduser()
    with _opening(folder):
        try:
            return bring_back(folder, code)
        except NotArchived as error:
            raise CannotServe("not-archived", code=code, folder=str(folder)) from error


@contextmanager
def _opening(folder: Path) -> Iterator[None]:
    """Say why a folder cannot be opened."""
    try:
        yield
    except FolderTaken as error:
        raise CannotServe("folder-taken", folder=str(folder)) from error
    except (OSError, NotStored, sqlite3.Error) as error:
        raise CannotServe("data-trouble", folder=str(folder), detail=str(error)) from error


def public_name(text: str) -> str:
    """The name under which a server is reached from outside, if it is one.

    >>> public_name("Spiele.Example.org"), public_name("example.org:8443")
    ('spiele.example.org', 'example.org:8443')
    """
    name = text.lower()
    host = host_of(name)
    if not PUBLIC_NAME.fullmatch(name) or good_host(host):
        raise CannotServe("bad-host", host=text)
    return name


def default_data() -> Path:
    """Where programs keep the data of a user on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "spieltisch"


def lan_address() -> str:
    """The address by which other devices in the same network find this one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which of its addresses it would use.
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return LOOPBACK
    return address


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError if the port is taken.

    Its protocol is named, or else asyncio would not know it for TCP and let Nagle's algorithm hold
    answers back: those of two pieces, as most are, for 40 milliseconds.
    """
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def qr_text(link: str) -> str:
    """A link as a picture of letters, for another device's camera."""
    code = segno.make(link, micro=False)
    rows = [list(row) for row in code.matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    shades = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(shades[bool(above), bool(below)] for above, below in zip(one, two, strict=True))
        for one, two in zip(rows[::2], rows[1::2], strict=True)
    )


def calm_collector() -> None:
    """Python's collector stops everything while it goes through all tables of all rooms.

    With 200 tables every hundredth move waited for it for 0.2 s. There is little for it to find, so
    it does not come by itself any more: the app's sweep calls it once a minute.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def configured(app: Starlette, room: Capacity | None = None) -> Lines:
    """uvicorn for rooms: small messages, no compression, and dead connections are noticed.


    Nothing stands between us and the guests, so a header that names another address is a lie. What
    strangers send is no reason to fill our log: only what is wrong with us is.

    A header that names another address is a lie, unless we are told to trust our proxy: then
    `forwarded` reads it, and uvicorn does not.

    """
    config = Lines(
        app,
        http=RequestLine,
        ws=SocketLine,
        ws_max_size=SIZE_LIMIT,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_TIMEOUT,
        ws_per_message_deflate=False,
        proxy_headers=False,
        lifespan="on",
        log_level="error",
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
    )
    config.exchange = Exchange(room or capacity())
    return config
