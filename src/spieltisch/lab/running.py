"""Many games on many processors: one process, several, or a Ray cluster; the same rows from each.

What is asked for is a function and numbers. Answers come as they are ready, each with its number:
whoever wants them in order sorts them. What a worker had in hand when it died is done by another.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

import msgspec

from spieltisch.lab.needs import needed

T = TypeVar("T")

Work = Callable[[int], T]
HERE = "here"
RAY = "ray"
KNOCKING = 5.0
"""Seconds until a cluster has to answer: Ray itself would knock for minutes."""
_AHEAD = 4
"""So many numbers are handed out for each worker: none runs dry, and little is in vain."""


class NoCluster(Exception):
    """At this address no Ray cluster takes us."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"no Ray cluster at {address}: {reason}")
        self.address = address
        self.reason = reason


class Where(msgspec.Struct, frozen=True):
    """Where games are played: `jobs` processes of this machine, or Ray, here or at an address."""

    jobs: int = 1
    on: str = HERE

    @property
    def is_known(self) -> bool:
        return self.on in (HERE, RAY) or self.on.startswith(f"{RAY}:")

    @property
    def address(self) -> str | None:
        """Of a cluster; None for one of our own on this machine."""
        return self.on.removeprefix(f"{RAY}:") if self.on != RAY else None


_IN_VAIN = 3
"""Processes that die so often in a row with nothing done are killed by the work itself."""


def run(work: Work[T], numbers: Sequence[int], where: Where) -> Iterator[tuple[int, T]]:
    """What the work comes to for each of these numbers, as they are ready."""
    if where.on != HERE:
        return _on_ray(work, numbers, where)
    if where.jobs <= 1 or len(numbers) <= 1:
        return ((number, work(number)) for number in numbers)
    return _in_processes(work, numbers, where.jobs)


def _numbered(work: Work[T], number: int) -> tuple[int, T]:
    return number, work(number)


def _in_processes(work: Work[T], numbers: Sequence[int], jobs: int) -> Iterator[tuple[int, T]]:
    """In processes of this machine; when one dies, all begin anew with what is missing."""
    missing = dict.fromkeys(numbers)
    in_vain = 0
    while missing:
        before = len(missing)
        try:
            for number, answer in _in_a_pool(work, list(missing), jobs):
                del missing[number]
                yield number, answer
        except BrokenProcessPool:
            in_vain = in_vain + 1 if len(missing) == before else 0
            if in_vain == _IN_VAIN:
                raise


def _in_a_pool(work: Work[T], numbers: Sequence[int], jobs: int) -> Iterator[tuple[int, T]]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_interrupts)
    with _interrupts_later():
        pool.submit(_ignore_interrupts)  # the first thing to do starts all processes
    waiting = list(reversed(numbers))
    flying: set[Future[tuple[int, T]]] = set()
    try:
        while waiting or flying:
            while waiting and len(flying) < _AHEAD * jobs:
                flying.add(pool.submit(_numbered, work, waiting.pop()))
            ready, flying = wait(flying, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that people see; the others end what they have in hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Processes that are started in here are not interrupted before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _on_ray(work: Work[T], numbers: Sequence[int], where: Where) -> Iterator[tuple[int, T]]:
    needed("ray")
    ray: Any = import_module("ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = not ray.is_initialized()
    if own:
        _join(ray, where)
    # A worker that dies has taken no answer with it: another begins its numbers anew.
    remote = ray.remote(max_retries=-1)(_numbered)
    shared = ray.put(work)
    waiting = list(numbers)
    flying: list[Any] = []
    at_once = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while waiting or flying:
            while waiting and len(flying) < at_once:
                flying.append(remote.remote(shared, waiting.pop(0)))
            ready, flying = ray.wait(flying)
            yield from ray.get(ready)
    finally:
        if own:
            ray.shutdown()


def _join(ray: Any, where: Where) -> None:  # noqa: ANN401 - imported when it is needed
    """Start Ray here, or become a part of the cluster."""
    if where.address is None:
        ray.init("local", num_cpus=where.jobs, include_dashboard=False, logging_level="ERROR")
        return
    try:
        _knock(where.address)
        ray.init(where.address, logging_level="ERROR")
    except (OSError, RuntimeError) as trouble:
        first, *_ = str(trouble).splitlines() or [type(trouble).__name__]
        raise NoCluster(where.address, first) from trouble


def _knock(address: str) -> None:
    host, _, port = address.rpartition(":")
    if host and port.isdigit() and "/" not in host:
        socket.create_connection((host, int(port)), KNOCKING).close()
