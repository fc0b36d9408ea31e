"""Work in other processes. Each does one job after the other; it is started when it is first needed, and when
it has ended a new one takes its place."""

import asyncio
import os
import pickle
import shutil
import signal
import socket
import struct
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.process import BaseProcess
from multiprocessing.util import get_temp_dir
from pathlib import Path
from typing import IO, TypeAlias

from golems.rules.refusals import Refusal
from golems.server.jobs.kinds import JobKind
from golems.server.jobs.workers import JobReply, Worker, WorkOrder
from golems.server.journal import fault

if sys.platform != "win32":
    import resource

FORKED = sys.platform == "linux"  # elsewhere a process that has threads or windows cannot be copied safely
THREADS = "OPENBLAS_NUM_THREADS"  # a job has one: the stacks of more would count as its memory

MEGABYTE = 2**20
MOST_ANSWER = 64 * MEGABYTE
MOST_FRAME = MOST_ANSWER + MEGABYTE  # an answer with all that is sent along
SIZE = struct.Struct(">I")
READY = b"ready"
STATM = Path("/proc/self/statm")  # tells how large a process is; only Linux has it
PREPARING = 300.0  # seconds to start, and to compile what a job needs

StartedProcess: TypeAlias = tuple[BaseProcess, socket.socket]


# ---------------------------------------------------------------- as the server sees it


class Processes:
    """A workplace of processes. `preloaded` are the modules where the work is: one process loads them, and
    the others are copies of it. None of them may know the database."""

    def __init__(self, preloaded: Sequence[str] = ()) -> None:
        self.preloaded = ["__main__", *preloaded]

    def pack(self, order: WorkOrder) -> bytes:
        return pickle.dumps(order)

    def hire(self, kind: JobKind) -> Worker:
        return WorkProcess(kind.megabytes, kind.nice, self.preloaded)


class WorkProcess:
    """A worker that is a process. It is asked for one thing at a time."""

    def __init__(self, megabytes: int, nice: int, preloaded: list[str]) -> None:
        self.start = partial(start, megabytes, nice, preloaded)
        self.starting: asyncio.Task[StartedProcess] | None = None
        self.process: BaseProcess | None = None
        self.socket: socket.socket | None = None
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, order: bytes, seconds: float) -> JobReply:
        """Return what becomes of an order; its seconds count from when the process is ready."""
        try:
            if self.line and self.line[0].at_eof():  # it has ended while nobody asked
                self.end()
            reader, writer = self.line or await self.begin()
            async with asyncio.timeout(PREPARING):
                writer.write(SIZE.pack(len(order)) + order)
                answer = await received(reader)
            if answer == READY:
                async with asyncio.timeout(seconds):
                    answer = await received(reader)
            reply = read_reply(answer)
        except TimeoutError as error:
            reply = JobReply("too-long", fault(error), is_worn=True)
        except Exception as error:  # it could not start, or has ended
            reply = JobReply("ended", fault(error), is_worn=True)
        if reply.is_worn:
            self.end()
        return reply

    async def begin(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Start a process, or wait for one that is being started already."""
        self.starting = self.starting or asyncio.create_task(asyncio.to_thread(self.start))
        await asyncio.wait([self.starting])
        started, self.starting = self.starting, None
        self.process, self.socket = started.result()
        self.line = await asyncio.open_connection(sock=self.socket, limit=MEGABYTE)
        return self.line

    def end(self) -> None:
        """End the process at once, whatever it does; the next order gets a new one."""
        if self.process and self.process.is_alive():  # else its number may be that of another process by now
            self.process.kill()
        self.process = None
        if self.line:
            self.line[1].transport.abort()
        elif self.socket:
            self.socket.close()
        self.line = self.socket = None

    async def close(self) -> None:
        """End the process for good, even one that is only just being started."""
        if self.starting:
            with suppress(OSError, EOFError):
                self.process, self.socket = await self.starting
        process = self.process
        self.end()
        if process:
            await asyncio.to_thread(process.join)


async def received(reader: asyncio.StreamReader) -> bytes:
    (size,) = SIZE.unpack(await reader.readexactly(SIZE.size))
    if size > MOST_FRAME:
        raise EOFError
    return await reader.readexactly(size)


def read_reply(answer: bytes) -> JobReply:
    """Read an answer. Whatever the value does when it is put together again, it does not end the server."""
    try:
        reply: JobReply = pickle.loads(answer)
        return reply._replace(content=pickle.loads(reply.content)) if reply.verdict == "done" else reply
    except BaseException as error:
        return JobReply("failed", fault(error), is_worn=True)


def start(megabytes: int, nice: int, preloaded: list[str]) -> StartedProcess:
    """Start a process. A copy of one that has loaded everything starts in a moment."""
    os.environ.setdefault(THREADS, "1")
    mine, theirs = socket.socketpair()
    with theirs, uninterrupted():
        folder = get_temp_dir() if FORKED else ""
        process = new_process(preloaded)(target=serve, args=(theirs, megabytes, nice, folder), daemon=True)
        process.start()
    return process, mine


@contextmanager
def uninterrupted() -> Iterator[None]:
    """What is started here is born deaf to interrupts. Whoever interrupts the server in a terminal interrupts
    all its processes, and one that has only just begun could not yet have said that it does not listen."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would let interrupts through again after its own start
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def new_process(preloaded: list[str]) -> type[BaseProcess]:
    if not FORKED:
        return get_context("spawn").Process
    context = get_context("forkserver")
    context.set_forkserver_preload(preloaded)
    return context.Process


# ---------------------------------------------------------------- in the process


def serve(line: socket.socket, megabytes: int, nice: int, folder: str) -> None:
    """Do what is asked until the server has gone."""
    keep_quiet()
    watching = end_with_the_server(folder)
    if hasattr(os, "nice"):
        os.nice(nice)
    most = size_now() + megabytes * MEGABYTE
    with line, line.makefile("rb") as orders, line.makefile("wb") as answers:
        while order := receive(orders):
            reply = do(order, megabytes, lambda: send(answers, READY))
            is_worn = reply.is_worn or size_now() > most
            send(answers, pickle.dumps(reply._replace(is_worn=is_worn)))
    watching.join()


def keep_quiet() -> None:
    """Write nothing anywhere, for a traceback may repeat what somebody sent. Whoever interrupts the server in
    a terminal interrupts all its processes: the server ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nothing = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nothing, stream)
    os.close(nothing)


def end_with_the_server(folder: str = "") -> threading.Thread:
    """Let this process end when the server has ended, however that was. One that was killed has left the
    folder behind in which it met its processes."""
    server = parent_process()
    assert server

    def watch() -> None:
        server.join()
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)

    watching = threading.Thread(target=watch, daemon=True)
    watching.start()
    return watching


def receive(stream: IO[bytes]) -> bytes:
    """Return the next order, or nothing when the server has gone."""
    head = stream.read(SIZE.size)
    return stream.read(*SIZE.unpack(head)) if len(head) == SIZE.size else b""


def send(stream: IO[bytes], answer: bytes) -> None:
    stream.write(SIZE.pack(len(answer)) + answer)
    stream.flush()


def do(order: bytes, megabytes: int, ready: Callable[[], None]) -> JobReply:
    """Do an order. Whatever is raised fails this job alone; a process in which something broke is not asked
    again."""
    try:
        prepare, work, given = pickle.loads(order)
        prepare()
        ready()
        with within(megabytes):
            answer = pickle.dumps(work(*given))
            if len(answer) > MOST_ANSWER:
                raise MemoryError
            return JobReply("done", answer)
    except Refusal as refusal:
        return JobReply("refused", refusal)
    except MemoryError as error:
        return JobReply("too-large", fault(error), is_worn=True)
    except BaseException as error:
        return JobReply("failed", fault(error), is_worn=True)


# ---------------------------------------------------------------- memory


def size_now() -> int:
    """Return how many bytes this process has asked for; 0 where the system does not tell."""
    return int(STATM.read_text().split()[0]) * resource.getpagesize() if STATM.exists() else 0


@contextmanager
def within(megabytes: int) -> Iterator[None]:
    """Let the process have so much more than it has now, where the system can see to it."""
    if not STATM.exists():
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = size_now() + megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most if soft < 0 else min(soft, most), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
