"""The processes that answer: they start when they are needed, a slow question delays no fast one, and one that dies or
takes too long is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from royaume.realms.answers import answer
from royaume.server.errors import ServerError
from royaume.server.settings import Settings
from royaume.server.worker import FAILURE, READY
from royaume.server.workers import Workers
from tests.server.small import ENDLESS, EXAMPLE, SLOW

KING = {"hand": ["King"]}


def run(test: Callable[[Workers], Awaitable[None]], *command: str, **settings: Any) -> None:
    """Runs a test with its workers, and sees that none is left."""

    async def running() -> None:
        workers = Workers(Settings(**{"workers": 2, **settings}), *([command] if command else []))
        try:
            await test(workers)
        finally:
            pids = workers.processes
            await workers.close()
        assert workers.processes == []
        assert not any(alive(pid) for pid in pids)

    asyncio.run(running())


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def refusal(asking: Awaitable[object]) -> ServerError:
    with pytest.raises(ServerError) as refused:
        await asking
    return refused.value


def test_they_start_when_they_are_needed_and_stay() -> None:
    async def test(workers: Workers) -> None:
        assert workers.processes == []
        for _ in range(5):
            await workers.ask("sheet", KING)
        assert len(workers.processes) == 1
        await asyncio.gather(*(workers.ask("sheet", {"hand": EXAMPLE}) for _ in range(20)))
        assert len(workers.processes) == 2

    run(test)


def test_answers_and_refusals_are_those_of_the_game() -> None:
    async def test(workers: Workers) -> None:
        asked = [KING, {"hand": ["Rien", "été 🐉"], "lang": "fr"}, {}, {"hand": EXAMPLE, "lang": "fr"}]
        found = await asyncio.gather(*(workers.ask("sheet", each) for each in asked))
        assert [json.loads(each.body) for each in found] == [answer("sheet", each) for each in asked]
        assert [each.refused for each in found] == [False, True, True, False]

    run(test)


def test_a_slow_question_does_not_delay_fast_ones() -> None:
    async def test(workers: Workers) -> None:
        await workers.ask("sheet", KING)
        slow = [asyncio.create_task(workers.ask("alternatives", SLOW)) for _ in range(3)]
        await asyncio.sleep(0.05)
        started = time.perf_counter()
        for _ in range(10):
            await workers.ask("sheet", KING)
        assert not any(each.done() for each in slow)
        assert time.perf_counter() - started < 1
        for each in slow:
            each.cancel()

    run(test)


def test_one_that_takes_too_long_is_replaced() -> None:
    async def test(workers: Workers) -> None:
        await workers.ask("sheet", KING)
        (before,) = workers.processes
        error = await refusal(workers.ask("swaps", ENDLESS))
        assert (error.case, error.values) == ("too-hard", {"limit": "0.5"})
        assert not alive(before)
        assert not (await workers.ask("sheet", KING)).refused
        assert len(workers.processes) == 1

    run(test, time_limit=0.5)


def test_one_that_died_idle_is_replaced_unnoticed() -> None:
    async def test(workers: Workers) -> None:
        await workers.ask("sheet", KING)
        for wait in (0.0, 0.2):
            (pid,) = workers.processes
            os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(wait)
            assert not (await workers.ask("sheet", KING)).refused
            assert workers.processes != [pid]

    run(test)


def test_a_question_whose_worker_dies_is_asked_once_more() -> None:
    async def test(workers: Workers) -> None:
        asked = asyncio.create_task(workers.ask("alternatives", SLOW))
        while not workers.processes:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.25)
        os.kill(workers.processes[0], signal.SIGKILL)
        assert json.loads((await asked).body)["card"] == "FR52"

    run(test)


def test_a_question_that_kills_every_worker_is_given_up() -> None:
    async def test(workers: Workers) -> None:
        assert (await refusal(workers.ask("sheet", KING))).case == "failed"
        assert (await refusal(workers.ask("sheet", KING))).case == "failed"

    run(test, sys.executable, "-c", "")


def test_a_mistake_in_the_game_ends_no_worker() -> None:
    async def test(workers: Workers) -> None:
        assert (await refusal(workers.ask("sheet", KING))).case == "failed"
        before = workers.processes
        assert (await refusal(workers.ask("sheet", KING))).case == "failed"
        assert workers.processes == before

    stumbles = (
        "import sys; from royaume.server.worker import *; out = sys.stdout.buffer\n"
        f"out.write(frame({READY!r})); out.flush()\n"
        "while head := sys.stdin.buffer.read(4):\n"
        f"    sys.stdin.buffer.read(*LENGTH.unpack(head)); out.write(frame({FAILURE + b'a trace'!r})); out.flush()"
    )
    run(test, sys.executable, "-c", stumbles)


def test_whoever_waits_too_long_for_a_worker_is_told_so() -> None:
    async def test(workers: Workers) -> None:
        await workers.ask("sheet", KING)
        endless = asyncio.create_task(workers.ask("swaps", ENDLESS))
        await asyncio.sleep(0.3)
        assert (await refusal(workers.ask("alternatives", SLOW))).case in ("busy", "too-hard")
        assert (await refusal(endless)).case == "too-hard"

    run(test, time_limit=0.6)


def test_so_many_wait_and_no_more() -> None:
    async def test(workers: Workers) -> None:
        waiting = [asyncio.create_task(workers.ask("swaps", ENDLESS)) for _ in range(3)]
        await asyncio.sleep(0)
        error = await refusal(workers.ask("sheet", KING))
        assert error.case == "busy"
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not (await workers.ask("sheet", KING)).refused

    run(test, most_waiting=2)


def test_questions_that_nobody_waits_for_are_dropped() -> None:
    async def test(workers: Workers) -> None:
        await workers.ask("sheet", KING)
        asked = [asyncio.create_task(workers.ask("swaps", ENDLESS)) for _ in range(5)]
        await asyncio.sleep(0.1)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not (await workers.ask("alternatives", {"hand": ["Mirage"], "card": "Mirage"})).refused

    run(test, time_limit=60, most_waiting=5)


def test_a_long_answer_comes_whole() -> None:
    async def test(workers: Workers) -> None:
        hands = [{"hand": [f"FR{number:02}" for number in range(first, first + 4)]} for first in range(1, 48, 4)]
        found = await workers.ask("rank", {"hands": hands})
        assert len(json.loads(found.body)["places"]) == 12

    run(test)
