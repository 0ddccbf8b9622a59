"""The whole server as one ASGI app."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from spieltisch.server.forwarded import Forwarded
from spieltisch.server.guard import Guard
from spieltisch.server.house import House
from spieltisch.server.pages import page_routes
from spieltisch.server.settings import Settings
from spieltisch.server.web import Web
from spieltisch.server.wire import Wire

SWEEP_EVERY = 60.0


def make_app(settings: Settings, page: Path | None = None) -> Starlette:
    """The app; it opens its store now, and closes it when it is shut down."""
    house = House(settings)
    web = Web(house)
    wire = Wire(house, web)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house.replays.start()
        sweeping = asyncio.create_task(_sweep(house))
        try:
            yield
        finally:
            sweeping.cancel()
            house.close()

    return Starlette(
        routes=[*web.routes(), WebSocketRoute("/ws/{code}", wire.connect), *page_routes(page)],
        middleware=[
            *([Middleware(Forwarded)] if settings.trust_proxy else []),
            Middleware(Guard, public=settings.host),
        ],
        lifespan=lifespan,
    )


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        house.sweep()
        gc.collect()  # Nobody else does: see `serving.calm_collector`.
