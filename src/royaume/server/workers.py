"""The processes that answer questions, so that none keeps the server from listening. They start when they are needed;
one that dies, or takes too long, is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import royaume
from royaume.server.errors import ServerError
from royaume.server.logs import note
from royaume.server.settings import Settings
from royaume.server.worker import FAILURE, LENGTH, READY, REFUSAL, frame

LONG: Final = frozenset({"alternatives", "swaps"})
"""Questions that search many times over: they never take the last worker."""
COMMAND: Final = (sys.executable, "-P", "-m", "royaume.server.worker")
_TO_START: Final = 30.0
_TRIES: Final = 2
_LEFT_ALONE: Final = 0.5
"""Seconds for a question that nobody waits for any more: a short one ends by itself, cheaper than a new process."""
_SOON: Final = 2
"""Seconds after which it is worth asking a busy server again."""


@dataclass(frozen=True)
class Found:
    """What a worker found: an answer or a refusal, as JSON."""

    body: bytes
    refused: bool


class WorkerDied(Exception):
    """A process ended before it answered."""


class Workers:
    """Answers questions on so many processes at most."""

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND) -> None:
        self._limit = settings.time_limit
        self._most_waiting = settings.most_waiting
        self._command = command
        self._any = asyncio.Semaphore(settings.workers)
        self._long = asyncio.Semaphore(max(1, settings.workers - 1))
        self._waiting = 0
        self._all: list[_Worker] = []
        self._idle: list[_Worker] = []
        self._running: set[asyncio.Task[Found]] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of those that run."""
        return [worker.process.pid for worker in self._all]

    async def ask(self, question: str, asked: object) -> Found:
        """The answer to a question. One who stops waiting leaves the queue, and soon ends what was begun."""
        if self._waiting >= self._most_waiting:
            raise ServerError("busy", seconds=_SOON)
        lanes = [self._long, self._any] if question in LONG else [self._any]
        await self._turn(lanes)
        running = asyncio.create_task(self._answered(json.dumps([question, asked]).encode()))
        self._running.add(running)
        running.add_done_callback(partial(self._done, lanes))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(_LEFT_ALONE, running.cancel)
            raise

    async def close(self) -> None:
        """Ends all processes, whatever they do."""
        for running in list(self._running):
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for worker in list(self._all):
            await self._end(worker)

    async def _turn(self, lanes: Sequence[asyncio.Semaphore]) -> None:
        taken: list[asyncio.Semaphore] = []
        self._waiting += 1
        try:
            async with asyncio.timeout(self._limit):
                for lane in lanes:
                    await lane.acquire()
                    taken.append(lane)
        except (TimeoutError, asyncio.CancelledError) as error:
            for lane in taken:
                lane.release()
            if isinstance(error, TimeoutError):
                raise ServerError("busy", seconds=_SOON) from error
            raise
        finally:
            self._waiting -= 1

    def _done(self, lanes: Sequence[asyncio.Semaphore], running: asyncio.Task[Found]) -> None:
        self._running.discard(running)
        for lane in lanes:
            lane.release()
        if not running.cancelled():
            running.exception()  # told to whoever still waits; if nobody does, that is no mistake

    async def _answered(self, asked: bytes) -> Found:
        for _ in range(_TRIES):
            worker = await self._free()
            try:
                await worker.ready()
                async with asyncio.timeout(self._limit):
                    said = await worker.ask(asked)
            except TimeoutError as error:
                await self._end(worker)
                note("too hard", seconds=self._limit, bytes=len(asked))
                raise ServerError("too-hard", limit=f"{self._limit:g}") from error
            except WorkerDied:
                await self._end(worker)
                note("a worker died", status=worker.process.returncode)
                continue
            except asyncio.CancelledError:
                await self._end(worker)
                raise
            self._idle.append(worker)
            return _found(said)
        raise ServerError("failed")

    async def _free(self) -> _Worker:
        """A worker that has nothing to do; a lane was taken before, so there are never too many."""
        while self._idle:
            worker = self._idle.pop()
            if worker.process.returncode is None:
                return worker
            await self._end(worker)
        worker = await _Worker.start(self._command)
        self._all.append(worker)
        return worker

    async def _end(self, worker: _Worker) -> None:
        if worker in self._all:
            self._all.remove(worker)
        await worker.end()


class _Worker:
    """One process and the frames to and from it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process = process
        self._in = process.stdin
        self._out = process.stdout
        self._ready = False

    @classmethod
    async def start(cls, command: Sequence[str]) -> _Worker:
        """In a session of its own: an interrupt at the terminal is the server's to handle."""
        where = str(Path(royaume.__file__).parents[1])
        paths = os.pathsep.join(filter(None, (where, os.environ.get("PYTHONPATH", ""))))
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": paths}, start_new_session=True
        )
        return cls(process)

    async def ready(self) -> None:
        """Waits for a new process: the time it needs to start is not the question's."""
        if self._ready:
            return
        try:
            async with asyncio.timeout(_TO_START):
                self._ready = await self._read() == READY
        except (EOFError, OSError) as error:  # too late is an OSError too
            raise WorkerDied from error

    async def ask(self, asked: bytes) -> bytes:
        try:
            self._in.write(frame(asked))
            await self._in.drain()
            return await self._read()
        except (EOFError, OSError) as error:
            raise WorkerDied from error

    async def _read(self) -> bytes:
        (length,) = LENGTH.unpack(await self._out.readexactly(LENGTH.size))
        return await self._out.readexactly(length)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self._in.close()
        with suppress(OSError):  # what was written to a dead process is lost, and may be
            await self._in.wait_closed()


def _found(said: bytes) -> Found:
    if said.startswith(FAILURE):
        note("a question failed", trace=said[1:].decode())
        raise ServerError("failed")
    return Found(said[1:], refused=said.startswith(REFUSAL))
