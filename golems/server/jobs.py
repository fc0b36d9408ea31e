"""Work that takes long is done elsewhere: with a limit of time and memory, in a fair order, and only as long
as somebody waits for it.

`Jobs.run` is the one way to it. Whatever becomes of a job, the process that serves goes on: a job that raises
anything, ends its process or takes too much has failed for whoever asked for it, and for nobody else."""

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping
from logging import ERROR, WARNING
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal
from golems.server.clients import NOBODY, Client
from golems.server.logs import fault, tell
from golems.server.work_process import Reply, Verdict, WorkProcess, order_for

T = TypeVar("T")
KindName: TypeAlias = Literal["bots", "analyses", "proofs", "prints", "page"]
MOST_KNOWN = 1000  # answers that are kept for each kind of work
SOON: tuple[KindName, ...] = ("page", "bots")  # what a page asks for first


class Kind(NamedTuple):
    """What holds for one kind of work."""

    processes: int
    seconds: float  # for a job, unless whoever asks says how many
    megabytes: int  # that a job may add to its process
    client_queue: int  # jobs of one client that may wait
    address_queue: int  # jobs of all clients of an address that may wait
    nice: int  # how far its processes stand back while the processor is busy


# A class of 30 behind one address may ask at once. A room asks one bot at a time; there may be many rooms.
KINDS: Mapping[KindName, Kind] = {
    "bots": Kind(1, 10.0, 1024, 10_000, 10_000, 0),
    "analyses": Kind(1, 60.0, 1024, 3, 60, 10),
    "proofs": Kind(1, 20.0, 1024, 3, 60, 10),
    "prints": Kind(1, 60.0, 1024, 8, 60, 10),
    "page": Kind(2, 10.0, 512, 8, 120, 0),
}

# What is said to whoever asked for a job that failed.
REFUSALS: Mapping[Verdict, Illegal] = {
    "too-long": Illegal("job-too-long"),
    "too-large": Illegal("job-too-large"),
    "failed": Illegal("job-failed"),
    "ended": Illegal("job-failed"),
}
OVER_LIMIT = ("too-long", "too-large")


class JobFailed(Exception):
    """A job that came to no end: how, and what broke where in the code; never what was sent."""

    def __init__(self, verdict: Verdict, error: str) -> None:
        super().__init__(verdict, error)
        self.refusal = REFUSALS[verdict]
        self.is_over_limit = verdict in OVER_LIMIT  # it took too much time or memory
        self.error = error


class Job:
    """Something to do, and all who wait for it."""

    def __init__(self, name: str, order: bytes, seconds: float, key: Hashable) -> None:
        self.name = name
        self.order = order
        self.seconds = seconds
        self.key = key
        self.is_running = False
        self.askers: set[asyncio.Future[Reply]] = set()
        self.abandoned: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, reply: Reply) -> None:
        for asker in self.askers:
            if not asker.done():
                asker.set_result(reply)

    def abandon(self) -> None:
        if not self.abandoned.done():
            self.abandoned.set_result(None)


class Queue:
    """Jobs that wait. Addresses take turns, and so do the clients of each. A client has one job at a time;
    where there are several processes one is left for other addresses."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.waiting: dict[str, dict[Client, list[Job]]] = {}
        self.running: set[Client] = set()

    def put(self, client: Client, job: Job) -> None:
        """Let a job wait until it is the client's turn; several clients may wait for the same one."""
        clients = self.waiting.get(client.address, {})
        jobs = clients.get(client, [])
        if job in jobs:
            return
        if len(jobs) >= self.kind.client_queue or sum(map(len, clients.values())) >= self.kind.address_queue:
            raise Illegal("too-often")
        self.waiting[client.address] = clients
        clients[client] = [*jobs, job]

    def take(self) -> tuple[Client, Job] | None:
        """Take the next job that may run now; its client and address stand last then."""
        client = next(self.in_turn(), None)
        if client is None:
            return None
        clients = self.waiting[client.address] = self.waiting.pop(client.address)
        clients[client] = clients.pop(client)
        job = clients[client][0]
        job.is_running = True
        self.remove(job)
        self.running.add(client)
        return client, job

    def in_turn(self) -> Iterator[Client]:
        taken = Counter([client.address for client in self.running])
        most = max(1, self.kind.processes - 1)
        for address, clients in self.waiting.items():
            if taken[address] < most:
                yield from [client for client in clients if client not in self.running]

    def remove(self, job: Job) -> None:
        """Take a job out, whoever waits for it."""
        left = {
            address: {client: [each for each in jobs if each is not job] for client, jobs in clients.items()}
            for address, clients in self.waiting.items()
        }
        kept = {
            address: {client: jobs for client, jobs in clients.items() if jobs}
            for address, clients in left.items()
        }
        self.waiting = {address: clients for address, clients in kept.items() if clients}


class Crew:
    """The processes for one kind of work, and the jobs that wait for them."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.queue = Queue(kind)
        self.processes = [WorkProcess(kind.megabytes, kind.nice) for _ in range(kind.processes)]
        self.idle = list(self.processes)
        self.tasks: set[asyncio.Task[None]] = set()
        self.unfinished: dict[Hashable, Job] = {}

    async def run(self, client: Client, job: Job) -> Reply:
        """Wait for a job, or for the same one that somebody else waits for already."""
        job = self.unfinished.get(job.key, job)
        if not job.is_running:
            self.queue.put(client, job)
        self.unfinished[job.key] = job
        asker: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        job.askers.add(asker)
        self.begin()
        try:
            return await asker
        finally:
            job.askers.discard(asker)
            if not job.askers:
                self.drop(job)

    def drop(self, job: Job) -> None:
        """Nobody waits for it any more."""
        self.queue.remove(job)
        self.forget(job)
        job.abandon()

    def forget(self, job: Job) -> None:
        """Let nobody else wait for it."""
        if self.unfinished.get(job.key) is job:
            del self.unfinished[job.key]

    def begin(self) -> None:
        while self.idle and (taken := self.queue.take()):
            task = asyncio.create_task(self.work_off(self.idle.pop(), *taken))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def work_off(self, process: WorkProcess, client: Client, job: Job) -> None:
        """Do a job, and those that come after it."""
        taken: tuple[Client, Job] | None = client, job
        while taken:
            client, job = taken
            await self.finish(process, job)
            self.queue.running.discard(client)
            taken = self.queue.take()
        self.idle.append(process)

    async def finish(self, process: WorkProcess, job: Job) -> None:
        """Until it is done or abandoned."""
        answer = asyncio.create_task(process.ask(job.order, job.seconds))
        try:
            waited: tuple[asyncio.Future[Any], ...] = answer, job.abandoned
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not answer.done():
                answer.cancel()
                await asyncio.gather(answer, return_exceptions=True)
                process.end()
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
        for process in self.processes:
            await process.close()


class Jobs:
    """All that this process has done elsewhere. Whoever does not wait any more is cancelled as any task is:
    what runs for nobody ends."""

    def __init__(self, kinds: Mapping[KindName, Kind] = KINDS) -> None:
        self.kinds = kinds
        self.crews = {name: Crew(kind) for name, kind in kinds.items()}
        self.known: dict[KindName, OrderedDict[Hashable, Any]] = defaultdict(OrderedDict)
        self.warming: asyncio.Future[Any] | None = None

    def warm(self) -> None:
        """Start the processes whose first answer somebody will wait for."""
        self.warming = asyncio.gather(
            *[self.run(name, NOBODY, bool) for name in SOON], return_exceptions=True
        )

    async def run(
        self,
        kind: KindName,
        client: Client,
        work: Callable[..., T],
        *given: object,
        seconds: float | None = None,
        prepare: Callable[[], object] = bool,
        key: Hashable = None,
    ) -> T:
        """Do the work elsewhere and return what it comes to. A refusal that it raises is raised here;
        anything else that happens to it is JobFailed. `prepare` comes first, and its time does not count.
        Whoever asks for the same key meanwhile waits for the same job."""
        crew, name = self.crews[kind], name_of(work, *given)
        try:
            order = order_for(work, given, prepare)
        except RecursionError:
            raise Malformed("too-deep") from None
        except Exception as error:
            reply = Reply("failed", fault(error))
            report(name, reply)
        else:
            job = Job(name, order, seconds or crew.kind.seconds, object() if key is None else key)
            reply = await crew.run(client, job)
        value: T = value_of(reply)
        return value

    async def know(
        self,
        kind: KindName,
        client: Client,
        work: Callable[..., T],
        *given: Hashable,
        seconds: float | None = None,
    ) -> T:
        """The same for what is found out once, whoever asks, and kept for a while."""
        key, known = (work, *given), self.known[kind]
        if key not in known:
            known[key] = await self.run(kind, client, work, *given, seconds=seconds, key=key)
        known.move_to_end(key)
        while len(known) > MOST_KNOWN:
            known.popitem(last=False)
        found: T = known[key]
        return found

    async def close(self) -> None:
        if self.warming:
            self.warming.cancel()
        await asyncio.gather(*[crew.close() for crew in self.crews.values()])


def encoded(work: Callable[..., object], *given: object) -> bytes:
    """What the work comes to as JSON, written where it is done."""
    return msgspec.json.encode(work(*given))


def name_of(*given: object) -> str:
    """The functions of a job, for the log."""
    return " ".join([str(part.__name__) for part in given if hasattr(part, "__name__")])


def report(name: str, reply: Reply) -> None:
    """Tell the log of a job that failed."""
    if reply.verdict in REFUSALS:
        level = WARNING if reply.verdict in OVER_LIMIT else ERROR
        tell("job failed", level, reason=REFUSALS[reply.verdict].reason, error=f"{name}: {reply.content}")


def value_of(reply: Reply) -> Any:
    if reply.verdict == "refused":
        raise reply.content
    if reply.verdict in REFUSALS:
        raise JobFailed(reply.verdict, reply.content)
    return reply.content
