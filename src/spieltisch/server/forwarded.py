"""Where a request comes from if a proxy of ours passes it on.

Whoever sends a request can write into its headers what they like; only what our proxy has added
itself is true, and that is the last entry. Everything before it is ignored.
"""

from __future__ import annotations

import ipaddress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

SECURE = {"http": "https", "ws": "wss"}


def last_hop(value: str) -> str:
    """The last entry of a header that every proxy adds to.

    >>> last_hop("6.6.6.6, 203.0.113.9")
    '203.0.113.9'
    """
    return value.rpartition(",")[2].strip()


def address_in(entry: str) -> str | None:
    """The address in an entry of X-Forwarded-For, without a port.

    >>> address_in("203.0.113.9:4711"), address_in("[2001:db8::7]:4711"), address_in("unknown")
    ('203.0.113.9', '2001:db8::7', None)
    """
    bare = entry
    if entry.startswith("["):
        bare = entry[1:].partition("]")[0]
    elif entry.count(":") == 1:
        bare = entry.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return None


class Forwarded:
    """ASGI middleware, outside of all others: the address and scheme that our proxy has seen."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, **_seen_by_proxy(scope)}
        await self._app(scope, receive, send)


def _seen_by_proxy(scope: Scope) -> dict[str, object]:
    headers = Headers(scope=scope)
    seen: dict[str, object] = {}
    address = address_in(last_hop(",".join(headers.getlist("x-forwarded-for"))))
    if address is not None:
        seen["client"] = (address, 0)
    if last_hop(",".join(headers.getlist("x-forwarded-proto"))).lower() in ("https", "wss"):
        seen["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
    return seen
