"""What every request has to pass: the right host, the right origin; and what every answer carries.

A page of another site must neither open a socket here nor post anything (Origin), and a name that
somebody lets point at this machine must not be taken for ours (Host). Behind TLS our page has one
name and comes by https, so nobody on the way can have changed it.
"""

from __future__ import annotations

import ipaddress
import socket
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
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_DOCUMENTS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""What only means something where a browser shows the answer as a page."""
HEADERS = ALWAYS | FOR_DOCUMENTS
ASSETS = "/assets/"
"""Scripts, styles, fonts and words: a page has dozens of them, and none is a page itself."""


def host_of(netloc: str) -> str:
    """The host without its port.

    >>> host_of("[::1]:8000"), host_of("Localhost:80")
    ('::1', 'localhost')
    """
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def good_host(netloc: str, public: str = "") -> bool:
    """Is this a way to call this machine? An address cannot be made to point elsewhere.

    >>> good_host("192.168.1.4:8000"), good_host("evil.example"), good_host("desk.local")
    (True, False, True)
    """
    host = host_of(netloc)
    if is_public(netloc, public) or host in ("localhost", socket.gethostname().lower()):
        return True
    if host.endswith(".local"):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(netloc: str, public: str) -> bool:
    """Is the server called by its public name?"""
    return bool(public) and host_of(netloc) == host_of(public)


def good_origin(headers: Headers, public: str = "") -> bool:
    """Does the request come from our own page? Programs that are no browser name no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    host = headers.get("host", "").lower()
    if is_public(host, public):
        return origin.lower() == f"https://{public}"
    return origin.partition("://")[2].lower() == host != ""


class Guard:
    """ASGI middleware around the whole app."""

    def __init__(self, app: ASGIApp, public: str = "") -> None:
        self._app = app
        self._public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not good_host(host, self._public) or not self._trusted(scope, headers):
            await self._turn_away(scope, receive, send)
            return

        carried = ALWAYS if scope["path"].startswith(ASSETS) else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in carried.items():
                    sent.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _trusted(self, scope: Scope, headers: Headers) -> bool:
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        return not changes or good_origin(headers, self._public)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        response = PlainTextResponse("This request does not come from our own page.\n", 403)
        await response(scope, receive, send)
