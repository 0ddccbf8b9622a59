"""Processes for work that takes long, so that nobody waits for it who has not asked for it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Generic, TypeVar

log = logging.getLogger(__name__)

M = TypeVar("M")


class WorkerLost(Exception):
    """The process has ended in the middle of the work; the next one begins with nothing."""


_made: Any = None
"""What this process works with, if it is a worker."""


def _settle_in(make: Callable[[], object], modesty: int) -> None:
    """Prepare a process: it ends with the server, also when that is killed, and not before."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(modesty)
    global _made  # noqa: PLW0603 - one per process
    _made = make()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _nothing() -> None:
    """The first job of a process that is started in advance."""


def _do(work: Callable[[Any, bytes], bytes], job: bytes) -> bytes:
    assert _made is not None, "the process was not prepared"
    return work(_made, job)


class Worker(Generic[M]):
    """A process that keeps what `make` makes there, and does one job after the other with it.

    It starts with its first job or in advance, and anew after it has ended: nothing is shared with
    other processes before, so a server that is killed as it opens leaves nothing behind. The higher
    its `modesty`, the more it leaves the processor to others. If it is not `apart` a thread of this
    process works: for tests.
    """

    def __init__(self, make: Callable[[], M], apart: bool, modesty: int = 0) -> None:
        self._make = make
        self._modesty = modesty
        self._here = None if apart else make()
        self._executor: Executor | None = None
        self._waiting: set[asyncio.Future[bytes]] = set()
        self.ended = False

    def _started(self) -> Executor:
        if self._executor is None:
            self._executor = self._begun()
        return self._executor

    def _begun(self) -> Executor:
        if self._here is not None:
            return ThreadPoolExecutor(1, "worker")
        given = (self._make, self._modesty)
        return ProcessPoolExecutor(1, get_context("spawn"), _settle_in, given)

    def start(self) -> None:
        """Whoever comes first should not have to wait until the process is there."""
        self._started().submit(_nothing)

    def give_up(self) -> None:
        """Begin nothing more. Whoever waits learns that the worker is lost."""
        self.ended = True
        for waiting in self._waiting:
            waiting.cancel()

    def close(self) -> None:
        """End when the present job is done, so that nothing is left behind."""
        self.ended = True
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)

    async def do(self, work: Callable[[M, bytes], bytes], job: bytes) -> bytes:
        """The answer to a job; `WorkerLost` if the process has ended over it."""
        if self.ended:
            raise WorkerLost
        executor = self._started()
        try:
            return await self._answered(executor, work, job)
        except asyncio.CancelledError as error:
            if self._is_given_up():
                raise WorkerLost from error
            raise
        except BrokenProcessPool as error:
            log.warning("a worker process has ended; a new one is started")
            if self._executor is executor:
                self._executor = None
            raise WorkerLost from error

    async def _answered(
        self, executor: Executor, work: Callable[[M, bytes], bytes], job: bytes
    ) -> bytes:
        waiting = self._submit(executor, work, job)
        self._waiting.add(waiting)
        try:
            return await waiting
        finally:
            self._waiting.discard(waiting)

    def _submit(
        self, executor: Executor, work: Callable[[M, bytes], bytes], job: bytes
    ) -> asyncio.Future[bytes]:
        loop = asyncio.get_running_loop()
        if self._here is not None:
            return loop.run_in_executor(executor, work, self._here, job)
        return loop.run_in_executor(executor, _do, work, job)

    def _is_given_up(self) -> bool:
        """Was the job dropped, and not the one who waits for it?"""
        task = asyncio.current_task()
        return self.ended and task is not None and not task.cancelling()
