"""What every request has to pass: the right host, the right origin; and what every answer carries.

A page of another site must neither open a socket here nor post anything (Origin), and a name that
somebody lets point at this machine must not be taken for ours (Host).
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def host_of(netloc: str) -> str:
    """The host without its port.

    >>> host_of("[::1]:8000"), host_of("Localhost:80")
    ('::1', 'localhost')
    """
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def good_host(netloc: str, known: Collection[str] = ()) -> bool:
    """Is this a way to call this machine? An address cannot be made to point elsewhere.

    >>> good_host("192.168.1.4:8000"), good_host("evil.example"), good_host("desk.local")
    (True, False, True)
    """
    host = host_of(netloc)
    if host in ("localhost", socket.gethostname().lower(), *known) or host.endswith(".local"):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def good_origin(headers: Headers) -> bool:
    """Does the request come from our own page? Programs that are no browser name no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin.partition("://")[2].lower() == headers.get("host", "").lower() != ""


class Guard:
    """ASGI middleware around the whole app."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not good_host(headers.get("host", ""), self._hosts) or not self._trusted(scope, headers):
            await self._turn_away(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    sent.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _trusted(self, scope: Scope, headers: Headers) -> bool:
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        return not changes or good_origin(headers)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        response = PlainTextResponse("This request does not come from our own page.\n", 403)
        await response(scope, receive, send)
