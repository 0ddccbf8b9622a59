"""`spieltisch serve` and `load`: where they listen, what they print, and what goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from cli.running import run
from playing import played
from server.running import Person, Process, alone
from spieltisch.games import find
from spieltisch.server.load import Load, load
from spieltisch.server.serving import LOOPBACK, Server, Wish, bound, default_data, prepared, qr_text


def test_a_port_that_is_taken_is_said_so_in_one_line(tmp_path):
    listening = bound(LOOPBACK, 0)
    port = listening.getsockname()[1]
    result = run("serve", "--port", port, "--data", tmp_path)
    assert result.exit_code == 2
    assert f"Port {port} cannot be used" in result.output
    assert "Port" in run("serve", "--port", port, "--lang", "de").output
    listening.close()


def test_a_folder_that_cannot_be_used_is_said_so(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    result = run("serve", "--port", 0, "--data", tmp_path / "file")
    assert result.exit_code == 2
    assert "cannot be opened" in result.output
    assert "Traceback" not in result.output


def test_a_damaged_store_is_said_so(tmp_path):
    (tmp_path / "rooms.sqlite").write_bytes(b"no database at all" * 100)
    result = run("serve", "--port", 0, "--data", tmp_path)
    assert result.exit_code == 2
    assert "cannot be opened" in result.output


def test_a_second_server_on_the_same_folder_is_refused_until_the_first_is_gone(tmp_path):
    first = Process(tmp_path / "data")
    first.start()
    for language, words in (("en", "already using"), ("de", "arbeitet schon")):
        result = run("serve", "--port", 0, "--data", tmp_path / "data", "--lang", language)
        assert result.exit_code == 2
        assert words in result.output
        assert "Traceback" not in result.output
    first.kill()
    first.start()  # The lock of the one that was killed is gone with it.
    first.stop()


@pytest.mark.parametrize("everybody", [False, True], ids=["server", "all its processes"])
@pytest.mark.parametrize("signal_", [signal.SIGTERM, signal.SIGINT], ids=lambda one: one.name)
@alone
async def test_a_server_that_is_asked_to_end_leaves_nothing_behind(tmp_path, signal_, everybody):
    server = Process(tmp_path / "data")
    server.start()
    try:
        anna = await Person(server.address).opens("Anna", seats=2, bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            await a.plays(lambda count: 0, 2)  # A bot has thought in its process.
    finally:
        server.end(signal_, everybody)
    # The tracker of what processes share is the last to end, and would complain now.
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.killpg(server.group, 0)
            await asyncio.sleep(0.02)
    assert "leaked" not in server.printed
    assert "worker" not in server.printed
    assert "Traceback" not in server.printed
    server.log.close()


def test_a_server_that_is_asked_to_end_as_it_opens_leaves_nothing_behind(tmp_path):
    words = ["serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-uc", Process.program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")},
        text=True,
    ) as process:
        assert process.stdout is not None and "open" in process.stdout.readline()
        process.terminate()
        _, complaints = process.communicate()
    assert "leaked" not in complaints
    assert "Traceback" not in complaints


def test_what_takes_long_is_given_up_before_all_else_is_closed():
    done = []

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        server.should_exit = True
        yield
        done.append("closed")

    app = Starlette(lifespan=lifespan)
    app.state.give_up = lambda: done.append("given up")
    server = Server(app)
    server.run(sockets=[bound(LOOPBACK, 0)])
    assert done == ["given up", "closed"]


@alone
async def test_a_server_that_is_asked_to_end_gives_up_replays_and_lets_thinking_bots_be(tmp_path):
    server = Process(tmp_path / "data")
    server.start()
    long = played(find("villainous"), 6, "long", {}, 3000).record().to_json()
    try:
        anna = await Person(server.address).opens("Anna", game="villainous", seats=6, bots=5)
        async with anna.at_table() as a:
            await a.does("start")
            asked = [asyncio.create_task(anna.post("/api/replay?from=2990", long)) for _ in "123"]
            await a.plays(lambda count: 0, 2)
            # What is still being sent goes on meanwhile.
            await asyncio.to_thread(server.end, signal.SIGTERM)
            answers = await asyncio.gather(*asked, return_exceptions=True)
    finally:
        server.stop()
    assert all(isinstance(one, httpx.TransportError) or one.status_code for one in answers)
    printed = Path(server.log.name).read_text(encoding="utf-8")
    assert "Traceback" not in printed and "Cancel" not in printed and "leaked" not in printed


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
@alone
async def test_worker_processes_end_with_the_server_and_not_before(tmp_path):
    """Whoever ends a service sends SIGTERM to all its processes at once."""
    server = Process(tmp_path / "data")
    server.start()
    try:
        anna = await Person(server.address).opens("Anna", seats=2, bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            await a.plays(lambda count: 0, 2)
            workers = Path(f"/proc/{server.group}/task/{server.group}/children").read_text().split()
            assert workers
            for worker in workers:
                os.kill(int(worker), signal.SIGTERM)
            await a.plays(lambda count: 0, 2)
        assert "worker process has ended" not in server.printed
    finally:
        server.stop()


def test_it_listens_on_this_machine_only_unless_it_is_told_otherwise(tmp_path):
    near = prepared(Wish(port=0, data=tmp_path / "near"))
    assert near.listening.getsockname()[0] == LOOPBACK
    assert near.address.startswith(f"http://{LOOPBACK}:")
    far = prepared(Wish(lan=True, port=0, data=tmp_path / "far"))
    assert far.listening.getsockname()[0] == "0.0.0.0"
    for one in (near, far):
        one.listening.close()


def test_the_address_is_printed(tmp_path):
    server = Process(tmp_path / "data")
    server.start()
    server.stop()
    printed = Path(server.log.name).read_text(encoding="utf-8")
    assert f"http://{server.address}" in printed
    assert "Traceback" not in printed


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own place")
def test_rooms_are_kept_where_the_system_keeps_a_users_data(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data() == tmp_path / "spieltisch"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_data() == Path.home() / ".local" / "share" / "spieltisch"


def test_a_qr_code_is_a_square_of_letters():
    lines = qr_text("http://192.168.1.20:8000").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set("".join(lines)) == set("█▀▄ ")


def test_a_small_load_is_answered():
    measured = load(tables=2, seats=2, rate=10, seconds=1)
    assert isinstance(measured, Load)
    assert measured.moves >= 10
    assert 0 < measured.p50_ms <= measured.p99_ms
    assert (measured.processor_ms is not None) == (sys.platform == "linux")
    assert msgspec.json.encode(measured)


def test_a_load_may_have_bots_beside_people():
    measured = load(tables=1, seats=3, rate=10, seconds=1, bots=2)
    assert (measured.seats, measured.bots, measured.refused) == (3, 2, 0)


@alone
async def test_no_answer_is_held_back_to_be_sent_together_with_the_next():
    accepted: asyncio.Queue[int] = asyncio.Queue()

    async def met(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        accepted.put_nowait(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = bound(LOOPBACK, 0)
    async with await asyncio.start_server(met, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        assert await accepted.get()
        writer.close()
