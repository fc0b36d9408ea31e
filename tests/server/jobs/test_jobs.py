"""Jobs: work done elsewhere, within limits, in turn, and only for those who wait."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from golems.rules.refusals import Illegal
from golems.server.api import WORK
from golems.server.clients import Client
from golems.server.jobs.inline import Inline
from golems.server.jobs.kept_answers import MOST_BYTES, KeptAnswers
from golems.server.jobs.kinds import KINDS, JobKind, JobName
from golems.server.jobs.pool import JobFailed, Jobs
from golems.server.jobs.process import Processes
from golems.server.jobs.queue import Job, Queue
from tests.refusals import because
from tests.server.bad_work import BAD, SECRET, dawdle, refuse
from tests.server.driving import PATIENCE, until

pytestmark = pytest.mark.anyio

MASHA, PETYA, GUEST = Client("school", "masha"), Client("school", "petya"), Client("home")
SMALL = {name: kind._replace(megabytes=200) for name, kind in KINDS.items()}


@pytest.fixture(scope="module")
async def jobs() -> AsyncIterator[Jobs]:
    opened = Jobs(Processes(), SMALL)
    yield opened
    await opened.close()


# ---------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize("work", BAD, ids=lambda work: work.__name__)
async def test_a_job_that_breaks_fails_alone(
    jobs: Jobs,
    work: Callable[[], object],
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    seconds = 0.5 if BAD[work] == "job-too-long" else PATIENCE
    with pytest.raises(JobFailed) as failed:
        await jobs.run("page", GUEST, work, seconds=seconds)
    assert failed.value.refusal.reason == BAD[work]
    assert await jobs.run("page", GUEST, max, 1, 2) == 2
    [line] = caplog.records
    assert (line.getMessage(), line.exc_info) == ("job failed", None)
    assert SECRET not in str([failed.value, vars(line), capfd.readouterr()])


async def test_what_cannot_even_be_sent_fails(jobs: Jobs) -> None:
    with pytest.raises(JobFailed, match="failed"):
        await jobs.run("page", GUEST, lambda: 1)


async def test_a_refusal_comes_back_as_it_is(jobs: Jobs) -> None:
    with pytest.raises(Illegal, check=because("no-puzzle")):
        await jobs.run("page", GUEST, refuse)


async def test_every_kind_of_work_has_processes_of_its_own(jobs: Jobs) -> None:
    found = {await jobs.run(kind, GUEST, os.getpid) for kind in KINDS}
    assert len(found | {os.getpid()}) == len(KINDS) + 1


async def test_no_process_that_works_knows_the_database() -> None:
    fresh = Jobs(Processes(WORK))
    assert await fresh.run("page", GUEST, eval, "'sqlalchemy' in __import__('sys').modules") is False
    await fresh.close()


async def test_a_process_that_has_only_just_begun_hears_no_interrupt(jobs: Jobs) -> None:
    """Whoever interrupts the server in a terminal interrupts all its processes: the server ends them."""
    masked = await jobs.run("page", GUEST, signal.pthread_sigmask, signal.SIG_BLOCK, ())
    assert signal.SIGINT in masked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


# ---------------------------------------------------------------- turns


def jobs_named(*names: str) -> list[Job]:
    return [Job(name, b"", 1.0, name) for name in names]


def taken(queue: Queue) -> list[str]:
    """Return the order in which jobs get their turn, one after the other."""
    order = []
    while found := queue.take():
        order.append(found[1].name)
        queue.running.discard(found[0])
    return order


async def test_addresses_take_turns_and_so_do_the_clients_of_each() -> None:
    queue = Queue(JobKind(1, 1.0, 1, 9, 99, 0))
    for client, job in zip(
        [MASHA, MASHA, MASHA, PETYA, PETYA, GUEST, GUEST],
        jobs_named("m1", "m2", "m3", "p1", "p2", "g1", "g2"),
        strict=True,
    ):
        queue.put(client, job)
    assert taken(queue) == ["m1", "g1", "p1", "g2", "m2", "p2", "m3"]


async def test_a_client_has_one_job_at_a_time_and_an_address_leaves_one_process_to_others() -> None:
    queue = Queue(JobKind(3, 1.0, 1, 9, 99, 0))
    for client, job in zip(
        [MASHA, MASHA, PETYA, Client("school", "olya"), GUEST],
        jobs_named("m1", "m2", "p1", "o1", "g1"),
        strict=True,
    ):
        queue.put(client, job)
    found = [queue.take() for _ in range(4)]
    assert [each and each[1].name for each in found] == ["m1", "g1", "p1", None]


async def test_more_than_a_short_queue_is_refused_and_a_class_fits_in() -> None:
    for name in ("analyses", "proofs", "page"):
        queue = Queue(KINDS[name])
        for number in range(30):
            [job] = jobs_named(f"{number}")
            queue.put(Client("school", f"child {number}"), job)
        for number in range(queue.kind.client_queue):
            [job] = jobs_named(f"more {number}")
            queue.put(MASHA, job)
        with pytest.raises(Illegal, check=because("too-often")):
            queue.put(MASHA, *jobs_named("too many"))
        for number in range(queue.kind.address_queue - 30 - queue.kind.client_queue):
            queue.put(Client("school", f"forged {number}"), *jobs_named(f"forged {number}"))
        with pytest.raises(Illegal, check=because("too-often")):
            queue.put(PETYA, *jobs_named("too many"))
        queue.put(GUEST, *jobs_named("of another address"))


async def test_who_waits_for_the_same_job_gets_it_at_the_earliest_turn_of_all() -> None:
    queue = Queue(JobKind(1, 1.0, 1, 9, 99, 0))
    first, second, shared = jobs_named("first", "second", "shared")
    for job in (first, second, shared):
        queue.put(MASHA, job)
    queue.put(GUEST, shared)
    assert taken(queue) == ["first", "shared", "second"]


# ---------------------------------------------------------------- nobody waits any more


def mark_and_wait(folder: Path, name: str) -> None:
    """Tell which process does this, and go on for long."""
    unfinished = folder / f"{name}-unfinished"
    unfinished.write_text(str(os.getpid()))
    unfinished.rename(folder / name)  # whoever sees it can read it
    dawdle()


async def is_gone(file: Path) -> None:
    process = Path("/proc", file.read_text())
    await until(lambda: not process.exists())


@pytest.fixture
async def patient() -> AsyncIterator[Jobs]:
    opened = Jobs(Processes())
    yield opened
    await opened.close()


async def leave(*tasks: "asyncio.Task[None]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_job_that_nobody_waits_for_is_ended_or_never_begun(patient: Jobs, tmp_path: Path) -> None:
    kind: JobName = "proofs"
    running, waiting = (
        asyncio.create_task(patient.run(kind, MASHA, mark_and_wait, tmp_path, name))
        for name in ("one", "two")
    )
    await until((tmp_path / "one").exists)
    other = asyncio.create_task(patient.run(kind, PETYA, max, 1, 2))
    await leave(waiting, running)
    assert await other == 2
    await is_gone(tmp_path / "one")
    assert not (tmp_path / "two").exists()
    assert patient.crews[kind].unfinished == {}


async def test_a_shared_job_goes_on_as_long_as_one_waits(patient: Jobs, tmp_path: Path) -> None:
    def ask(client: Client) -> "asyncio.Task[None]":
        return asyncio.create_task(patient.run("proofs", client, mark_and_wait, tmp_path, "one", key="same"))

    first = ask(MASHA)
    await until((tmp_path / "one").exists)
    process = Path("/proc", (tmp_path / "one").read_text())
    second = ask(GUEST)
    await asyncio.sleep(0)  # it has asked
    await leave(first)
    assert patient.crews["proofs"].unfinished["same"].is_running
    assert process.exists()
    await leave(second)
    await is_gone(tmp_path / "one")


def mark(folder: Path) -> int:
    """Leave a file behind each time this is done."""
    (folder / f"{len(list(folder.iterdir()))}").touch()
    return os.getpid()


async def test_who_asks_at_the_same_moment_waits_for_the_same_job(patient: Jobs, tmp_path: Path) -> None:
    asked = [patient.run("proofs", client, mark, tmp_path, key="same") for client in (MASHA, PETYA, GUEST)]
    assert len(set(await asyncio.gather(*asked))) == 1
    assert len(list(tmp_path.iterdir())) == 1


async def test_a_process_that_ended_while_nobody_asked_is_replaced_unnoticed(patient: Jobs) -> None:
    first = await patient.run("proofs", MASHA, os.getpid)
    os.kill(first, signal.SIGKILL)
    await until(lambda: not Path("/proc", str(first)).exists())
    assert await patient.run("proofs", MASHA, os.getpid) != first


async def test_what_is_known_is_not_asked_again(patient: Jobs) -> None:
    once = await patient.know("page", MASHA, os.getpid)
    found = await asyncio.gather(*[patient.know("page", client, os.getpid) for client in (MASHA, GUEST)])
    assert found == [once, once]
    assert list(patient.known["page"].answers) == [(os.getpid,)]


async def test_what_a_page_asks_for_pushes_no_hint_out() -> None:
    jobs = Jobs(Inline(), {name: kind._replace(kept=2) for name, kind in KINDS.items()})
    first = await jobs.know("proofs", GUEST, os.getpid)
    for number in range(3):
        await jobs.know("page", GUEST, abs, number)
    assert await jobs.know("proofs", GUEST, max, 1, 2) == 2
    assert list(jobs.known["page"].answers) == [(abs, 1), (abs, 2)]
    assert jobs.known["proofs"].answers == {(os.getpid,): first, (max, 1, 2): 2}


def test_large_answers_are_kept_up_to_so_many_bytes() -> None:
    """Whoever asks for pictures of ever new boards does not fill the memory."""
    kept = KeptAnswers(1000, most_bytes=1000)
    for number in range(50):
        kept.put(number, "x" * 300)
    assert (list(kept.answers), kept.bytes) == ([47, 48, 49], 900)
    kept.put("pages", ("title", (b"x" * 400, b"x" * 400)))
    assert (list(kept.answers), kept.bytes) == (["pages"], 805)
    kept.put("pages", "")
    kept.put("small", frozenset())
    assert list(kept.answers) == ["small"]
    kept.put("larger than all", "x" * 5000)
    assert list(kept.answers) == ["larger than all"]


def test_what_is_asked_for_again_is_kept_longer() -> None:
    kept = KeptAnswers(2)
    for name in ("first", "second"):
        kept.put(name, name)
    assert kept.get("first") == "first"
    kept.put("third", "third")
    assert list(kept.answers) == ["first", "third"]


async def test_pictures_of_ever_new_boards_do_not_fill_the_memory() -> None:
    jobs = Jobs(Inline())
    for number in range(40):
        await jobs.know("page", GUEST, str.ljust, str(number), 1_000_000)
    assert 30_000_000 < sum(map(len, jobs.known["page"].answers.values())) <= MOST_BYTES
