"""Whoever keeps a server busy waits while others are there, and only then."""

import asyncio
import time
from pathlib import Path

import httpx2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from golems.server.http.turns import AROUND, AT_ONCE, GUESS, LONGEST, SENDING, SHARE, Asker, Turns, timed
from tests.server.clocks import Clock
from tests.server.driving import Server, stopping, until

pytestmark = pytest.mark.anyio

GREEDY, GUEST = Asker("203.0.113.1"), Asker("203.0.113.2")


def ask(turns: Turns, asker: Asker, cost: float) -> float:
    """Ask for something of this cost, have it done at once, and tell how long one should have waited."""
    turns.owe(asker, GUESS)
    seconds = turns.until_turn(asker, GUESS)
    turns.owe(asker, cost - GUESS)
    return seconds


def test_whoever_is_alone_never_waits() -> None:
    clock = Clock()
    turns = Turns(clock)
    assert [ask(turns, GREEDY, 0.5) for _ in range(1000)] == [0.0] * 1000
    ask(turns, GUEST, 0.001)
    clock.now += AROUND * 1.01
    assert ask(turns, GREEDY, 0.5) == 0.0


def test_while_others_are_there_it_waits_for_its_share() -> None:
    clock = Clock()
    turns = Turns(clock)
    for _ in range(10):
        ask(turns, GREEDY, AT_ONCE)
    assert ask(turns, GUEST, 0.001) <= 0
    assert ask(turns, GREEDY, AT_ONCE) == pytest.approx(9 * AT_ONCE / SHARE)
    clock.now += 10 * AT_ONCE / SHARE
    ask(turns, GUEST, 0.001)
    assert ask(turns, GREEDY, AT_ONCE) <= 0


def test_a_flood_behind_an_address_does_not_reach_its_tables() -> None:
    turns = Turns(Clock())
    seated = GREEDY._replace(is_seated=True)
    ask(turns, GUEST, 0.001)
    for _ in range(100):
        ask(turns, GREEDY, 0.1)
    assert ask(turns, GREEDY, 0.001) > 1
    assert ask(turns, seated, 0.001) == 0


def test_nobody_waits_for_ever() -> None:
    clock = Clock()
    turns = Turns(clock)
    ask(turns, GUEST, 0.001)
    ask(turns, GREEDY, 1000.0)
    assert LONGEST / 2 < ask(turns, GREEDY, 1000.0) <= LONGEST


def test_who_owes_nothing_is_forgotten() -> None:
    clock = Clock()
    turns = Turns(clock)
    for number in range(100):
        ask(turns, Asker(f"198.51.100.{number}"), 0.001)
        clock.now += AROUND
    assert len(turns.debts) <= 3


async def test_what_was_slow_is_taken_to_be_slow_the_next_time() -> None:
    """Otherwise many who waited would be served at the same moment."""
    turns, tired = Turns(Clock()), GREEDY._replace(is_seated=True)

    async def work() -> None:
        deadline = time.perf_counter() + 5 * GUESS
        while time.perf_counter() < deadline:
            pass

    for _ in range(20):
        await turns.serve(GREEDY, work(), await turns.wait(GREEDY))
        await turns.serve(tired, work(), await turns.wait(tired, SENDING))
    assert await turns.wait(GREEDY) > 3 * GUESS
    assert await turns.wait(tired) == await turns.wait(GUEST) == GUESS


@given(st.lists(st.tuples(st.floats(0, GUESS), st.floats(0, 0.02)), max_size=200))
def test_in_no_time_it_gets_more_than_its_share(asked: list[tuple[float, float]]) -> None:
    """That holds however its requests come, as long as none costs more than was guessed."""
    clock = Clock()
    turns = Turns(clock)
    done: list[tuple[float, float]] = []
    for cost, pause in asked:
        clock.now += pause
        ask(turns, GUEST, 0.0)
        done.append((clock.now + max(0.0, ask(turns, GREEDY, cost)), cost))
    for begin, _ in done:
        for end, _ in done:
            work = sum([cost for at, cost in done if begin <= at <= end])
            assert work <= AT_ONCE + 2 * GUESS + SHARE * max(0.0, end - begin) + 1e-9


# ---------------------------------------------------------------- what something costs


async def test_waiting_costs_nothing_and_work_does() -> None:
    steps: list[float] = []
    waited = asyncio.Event()

    async def work() -> str:
        await waited.wait()
        return "done"

    task = asyncio.create_task(timed(work(), steps.append))
    await asyncio.sleep(0)
    assert len(steps) == 1
    waited.set()
    assert await task == "done"
    assert len(steps) == 2


async def test_what_is_raised_or_cancelled_goes_through() -> None:
    turns, ended = Turns(Clock()), []

    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("words")

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("tidied up")

    with pytest.raises(KeyError, match="words"):
        await turns.serve(GUEST, fail(), GUESS)
    task = asyncio.create_task(turns.serve(GUEST, wait(), GUESS))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["tidied up"]


# ---------------------------------------------------------------- a real server

LINES = 40
QUESTIONS = 20


async def test_a_flood_from_one_address_leaves_most_of_the_time_to_others(tmp_path: Path) -> None:
    """Where everybody is served in the order in which they ask, each question waits for all lines."""
    server = Server(tmp_path / "data")
    limits = httpx2.Limits(max_connections=None)
    answers: list[int] = []

    async def flood(client: httpx2.AsyncClient) -> None:
        while True:
            answers.append((await client.get(server.url("/api/arenas"))).status_code)

    with stopping(server):
        await server.start()
        async with at("127.0.0.66", limits) as attacker, at("127.0.0.2", limits) as other:
            await other.get(server.url("/api/arenas"))
            lines = [asyncio.create_task(flood(attacker)) for _ in range(LINES)]
            await until(lambda: len(answers) >= LINES)
            before = len(answers)
            for _ in range(QUESTIONS):
                assert (await other.get(server.url("/api/arenas"))).status_code == 200
            after = len(answers)
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
    assert after - before < QUESTIONS * LINES / 2
    assert set(answers) == {200}


def at(address: str, limits: httpx2.Limits) -> httpx2.AsyncClient:
    """Return somebody at an address of this machine: on Linux all of 127.0.0.0/8 are."""
    return httpx2.AsyncClient(
        transport=httpx2.AsyncHTTPTransport(local_address=address, limits=limits), timeout=120
    )
