"""Rooms, seats, WebSocket, storage: people and bots at tables, in the browser.

One asyncio process. `messages` is the wire; a `room` owns one table and writes all that changes it
to the `store` before anybody hears of it; `app` is what HTTP and WebSocket reach.
"""
