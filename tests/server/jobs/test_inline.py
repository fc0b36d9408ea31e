"""Work in the server's own process, where there is no other: it has a limit, and breaks nothing."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

import golems.server
from golems.rules.refusals import Illegal, Refusal
from golems.server.clients import Client
from golems.server.jobs.inline import Inline
from golems.server.jobs.pool import JobFailed, Jobs
from tests.refusals import because

pytestmark = pytest.mark.anyio
GUEST, OTHER = Client("home"), Client("school")

# What may start a thread or a process, or hand work to one.
STARTING = re.compile(
    r"to_thread|run_in_executor|PoolExecutor\(|Thread\(|Timer\(|Process\(|Popen\(|os\.fork\b"
)
SEAMS = {"jobs/process.py", "log/sql/appends.py", "http/workers.py"}


@pytest.fixture
async def jobs() -> AsyncIterator[Jobs]:
    opened = Jobs(Inline())
    yield opened
    await opened.close()


def refuse() -> NoReturn:
    raise Illegal("no-puzzle", "here")


def leave() -> NoReturn:
    raise SystemExit(3)


def deeper(number: int = 0) -> int:
    return deeper(number + 1)


def spin() -> NoReturn:
    while True:
        abs_of(1)


def abs_of(number: int) -> int:
    return abs(number)


def swallow() -> NoReturn:
    """Whoever catches every error is broken off all the same."""
    while True:
        try:
            spin()
        except Exception:
            abs_of(1)


async def test_what_the_work_comes_to_is_returned(jobs: Jobs) -> None:
    assert await jobs.run("page", GUEST, max, 1, 2) == 2
    assert [await jobs.know("proofs", GUEST, abs_of, -3) for _ in range(2)] == [3, 3]


async def test_a_refusal_is_raised_as_it_is(jobs: Jobs) -> None:
    with pytest.raises(Illegal, check=because("no-puzzle")):
        await jobs.run("page", GUEST, refuse)
    with pytest.raises(Refusal, check=because("too-deep")):
        await jobs.run("page", GUEST, deeper)


@pytest.mark.parametrize(
    ("work", "reason"),
    [(leave, "job-failed"), (lambda: 1 / 0, "job-failed"), (spin, "job-too-long"), (swallow, "job-too-long")],
)
async def test_work_that_breaks_or_takes_too_long_ends_nothing_but_itself(
    jobs: Jobs, work: Any, reason: str
) -> None:
    with pytest.raises(JobFailed) as failed:
        await jobs.run("page", GUEST, work, seconds=0.05)
    assert failed.value.refusal.reason == reason
    assert await jobs.run("page", GUEST, max, 1, 2) == 2


async def test_what_prepares_a_job_does_not_count(jobs: Jobs) -> None:
    slowly = 0.02

    def prepare() -> None:
        time.sleep(slowly)
        abs_of(1)

    assert await jobs.run("page", GUEST, abs_of, -1, seconds=slowly / 2, prepare=prepare) == 1


async def test_others_have_a_turn_between_two_jobs(jobs: Jobs) -> None:
    done: list[str] = []

    async def wait() -> None:
        await asyncio.sleep(0)
        done.append("served")

    serving = asyncio.create_task(wait())
    asked = [jobs.run("bots", client, done.append, "job") for client in (GUEST, OTHER)]
    await asyncio.gather(*asked, serving)
    assert sorted(done) == ["job", "job", "served"]
    assert done[-1] == "job"


async def test_a_job_that_nobody_waits_for_is_not_begun(jobs: Jobs) -> None:
    done: list[str] = []
    asked = [asyncio.create_task(jobs.run("bots", GUEST, done.append, name)) for name in ("one", "two")]
    await asyncio.sleep(0)
    asked[1].cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    await jobs.run("bots", GUEST, max, 1, 2)
    assert done == ["one"]


def test_nothing_else_starts_threads_or_processes() -> None:
    folder = Path(golems.server.__file__).parent
    found = {
        str(path.relative_to(folder)) for path in folder.rglob("*.py") if STARTING.search(path.read_text())
    }
    assert found == SEAMS
