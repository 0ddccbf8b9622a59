"""The whole server as one ASGI app."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from spieltisch.server.forwarded import Forwarded
from spieltisch.server.guard import Guard
from spieltisch.server.house import DAY, House
from spieltisch.server.pages import page_routes
from spieltisch.server.settings import Settings
from spieltisch.server.store import NotStored
from spieltisch.server.web import Web
from spieltisch.server.wire import Wire

log = logging.getLogger(__name__)

SWEEP_EVERY = 60.0


def make_app(settings: Settings, page: Path | None = None) -> Starlette:
    """The app; it opens its store now, and closes it when it is shut down.

    Before that, `app.state.give_up` gives up what takes so long that it would hold the end up.
    """
    house = House(settings)
    web = Web(house)
    wire = Wire(house, web)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house.replays.start()
        keeping = [asyncio.create_task(_sweep(house)), asyncio.create_task(_put_away(house))]
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
            house.close()

    app = Starlette(
        routes=[
            *web.routes(),
            WebSocketRoute("/ws/{code}", wire.connect),
            *page_routes(web.game_of, web.preview_of, page),
        ],
        middleware=[
            *([Middleware(Forwarded)] if settings.trust_proxy else []),
            Middleware(Guard, public=settings.host),
        ],
        lifespan=lifespan,
    )
    app.state.give_up = house.replays.give_up
    return app


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        house.sweep()
        gc.collect()  # Nobody else does: see `serving.calm_collector`.


async def _put_away(house: House) -> None:
    """When the server starts and then every day: what nobody has visited for long is archived."""
    while True:
        try:
            log.info("put into the archive: %s", await house.put_away())
        except NotStored:
            log.exception("the archive could not be kept")
        await asyncio.sleep(DAY)
