"""Work that takes long is done elsewhere: with a limit of time and memory, in a fair order, and only as long
as somebody waits for it.

`Jobs.run` is the one way to it. Whatever becomes of a job, the process that serves goes on: a job that raises
anything, ends its worker or takes too much has failed for whoever asked for it, and for nobody else."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from logging import ERROR, WARNING
from typing import Any, TypeVar

import msgspec

from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal
from golems.server.clients import NOBODY, Client
from golems.server.jobs.kept_answers import KeptAnswers
from golems.server.jobs.kinds import KINDS, JobKind, JobName
from golems.server.jobs.queue import Job, Queue
from golems.server.jobs.workers import JobReply, Verdict, Worker, WorkOrder, Workplace
from golems.server.journal import fault, tell

T = TypeVar("T")
SOON: tuple[JobName, ...] = ("page", "bots")  # what a page asks for first

# What a caller is told of a job that failed.
REFUSALS: Mapping[Verdict, Illegal] = {
    "too-long": Illegal("job-too-long"),
    "too-large": Illegal("job-too-large"),
    "failed": Illegal("job-failed"),
    "ended": Illegal("job-failed"),
}
OVER_LIMIT = ("too-long", "too-large")


class JobFailed(Exception):
    """A job came to no end. It says how, and what broke where in the code, but never what was sent."""

    def __init__(self, verdict: Verdict, error: str) -> None:
        super().__init__(verdict, error)
        self.refusal = REFUSALS[verdict]
        self.is_over_limit = verdict in OVER_LIMIT  # it took too much time or memory
        self.error = error


class Crew:
    """The workers for one kind of work, and the jobs that wait for them."""

    def __init__(self, kind: JobKind, place: Workplace) -> None:
        self.kind = kind
        self.queue = Queue(kind)
        self.workers = [place.hire(kind) for _ in range(kind.workers)]
        self.idle = list(self.workers)
        self.tasks: set[asyncio.Task[None]] = set()
        self.unfinished: dict[Hashable, Job] = {}

    async def run(self, client: Client, job: Job) -> JobReply:
        """Wait for a job, or for the same one that somebody else waits for already."""
        job = self.unfinished.get(job.key, job)
        if not job.is_running:
            self.queue.put(client, job)
        self.unfinished[job.key] = job
        asker: asyncio.Future[JobReply] = asyncio.get_running_loop().create_future()
        job.askers.add(asker)
        self.begin()
        try:
            return await asker
        finally:
            job.askers.discard(asker)
            if not job.askers:
                self.drop(job)

    def drop(self, job: Job) -> None:
        """Give a job up that nobody waits for any more."""
        self.queue.remove(job)
        self.forget(job)
        job.abandon()

    def forget(self, job: Job) -> None:
        """Let nobody else wait for a job."""
        if self.unfinished.get(job.key) is job:
            del self.unfinished[job.key]

    def begin(self) -> None:
        """Give idle workers the jobs that may run now."""
        while self.idle and (taken := self.queue.take()):
            task = asyncio.create_task(self.work_off(self.idle.pop(), *taken))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def work_off(self, worker: Worker, client: Client, job: Job) -> None:
        """Do a job, and those that come after it."""
        taken: tuple[Client, Job] | None = client, job
        while taken:
            client, job = taken
            await self.finish(worker, job)
            self.queue.running.discard(client)
            taken = self.queue.take()
        self.idle.append(worker)

    async def finish(self, worker: Worker, job: Job) -> None:
        """Wait until a job is done or abandoned."""
        answer = asyncio.create_task(worker.ask(job.order, job.seconds))
        try:
            waited: tuple[asyncio.Future[Any], ...] = answer, job.abandoned
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not answer.done():
                answer.cancel()
                await asyncio.gather(answer, return_exceptions=True)
                worker.end()
        if not answer.cancelled():
            self.forget(job)
            report(job.name, answer.result())
            job.settle(answer.result())

    async def close(self) -> None:
        for asker in [asker for job in self.unfinished.values() for asker in job.askers]:
            asker.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.close()


class Jobs:
    """All that this process has done elsewhere. A task that no longer waits is cancelled as any task is:
    what runs for nobody ends."""

    def __init__(self, place: Workplace, kinds: Mapping[JobName, JobKind] = KINDS) -> None:
        self.place = place
        self.kinds = kinds
        self.crews = {name: Crew(kind, place) for name, kind in kinds.items()}
        self.known = {name: KeptAnswers(kind.kept) for name, kind in kinds.items()}
        self.warming: asyncio.Future[Any] | None = None

    def warm(self) -> None:
        """Start the workers whose first answer somebody will wait for."""
        self.warming = asyncio.gather(
            *[self.run(name, NOBODY, bool) for name in SOON], return_exceptions=True
        )

    async def run(
        self,
        kind: JobName,
        client: Client,
        work: Callable[..., T],
        *given: object,
        seconds: float | None = None,
        prepare: Callable[[], object] = bool,
        key: Hashable = None,
    ) -> T:
        """Do the work elsewhere and return what it comes to. A refusal that it raises is raised here;
        anything else that happens to it is JobFailed. `prepare` comes first, and its time does not count.
        Another caller with the same key waits for the same job."""
        crew, name = self.crews[kind], name_of(work, *given)
        try:
            order = self.place.pack(WorkOrder(prepare, work, given))
        except RecursionError:
            raise Malformed("too-deep") from None
        except Exception as error:
            reply = JobReply("failed", fault(error))
            report(name, reply)
        else:
            job = Job(name, order, seconds or crew.kind.seconds, object() if key is None else key)
            reply = await crew.run(client, job)
        value: T = value_of(reply)
        return value

    async def know(
        self,
        kind: JobName,
        client: Client,
        work: Callable[..., T],
        *given: Hashable,
        seconds: float | None = None,
    ) -> T:
        """Do the work elsewhere, once for all who ask, and keep what it comes to for a while."""
        key = (work, *given)
        return await self.keep(
            kind, key, lambda: self.run(kind, client, work, *given, seconds=seconds, key=key)
        )

    async def keep(self, kind: JobName, key: Hashable, find: Callable[[], Awaitable[T]]) -> T:
        """Return what is kept under this key, or else what is found now, and keep that for a while."""
        known = self.known[kind]
        if key not in known.answers:
            answer = await find()
            known.put(key, answer)
            return answer
        found: T = known.get(key)
        return found

    async def close(self) -> None:
        if self.warming:
            self.warming.cancel()
        await asyncio.gather(*[crew.close() for crew in self.crews.values()])


def encoded(work: Callable[..., object], *given: object) -> bytes:
    """Return what the work comes to as JSON, written where it is done."""
    return msgspec.json.encode(work(*given))


def name_of(*given: object) -> str:
    """Return the names of the functions of a job, for the log."""
    return " ".join([str(part.__name__) for part in given if hasattr(part, "__name__")])


def report(name: str, reply: JobReply) -> None:
    """Tell the log of a job that failed."""
    if reply.verdict in REFUSALS:
        level = WARNING if reply.verdict in OVER_LIMIT else ERROR
        tell("job failed", level, reason=REFUSALS[reply.verdict].reason, error=f"{name}: {reply.content}")


def value_of(reply: JobReply) -> Any:
    """Return the value of a job that was done, or raise what became of it."""
    if reply.verdict == "refused":
        raise reply.content
    if reply.verdict in REFUSALS:
        raise JobFailed(reply.verdict, reply.content)
    return reply.content
