"""Rooms under load beside a bare echo broadcast of the same sizes: `python -m benchmarks.load`.

It asserts nothing: the table is to be read.
"""

import http.client
import json
import multiprocessing
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from benchmarks.clients import SEATS, ClientSeat, LoadOrder, LoadOutcome, Size, generate

HOST = "127.0.0.1"
GOLEMS = Path(sys.executable).with_name("golems")
SETUP = {"game": "L2", "chairs": [{}] * SEATS}
NO_LIMIT = "999999/second"
WARM = 60  # messages a room before anything is measured: then rooms are not all at the same moment
PATIENCE = 20.0
PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------- servers


@dataclass
class MeasuredServer:
    """A server process; on Linux its use of processor and memory is known."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def busy(self) -> float:
        """Return the seconds of processor time so far."""
        times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / TICKS

    @property
    def errors(self) -> int:
        """Return the log lines that tell of something worse than a warning."""
        return self.log.read_text().lower().count(" error ")


@contextmanager
def serving(command: list[str], port: int, folder: Path) -> Iterator[MeasuredServer]:
    log = folder / f"{port}.log"
    with log.open("wb") as file, subprocess.Popen(command, stdout=file, stderr=file) as process:
        try:
            wait_for(port, process)
            yield MeasuredServer(port, process, log)
        finally:
            process.terminate()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        with suppress(OSError), socket.create_connection((HOST, port)):
            return
        time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} does not listen")


def golems_command(port: int, folder: Path) -> list[str]:
    limits = [
        flag for name in ("create", "join", "message", "request") for flag in (f"--{name}-limit", NO_LIMIT)
    ]
    limits += [flag for name in ("rooms", "connections") for flag in (f"--max-{name}-per-address", "999999")]
    where = ["--host", HOST, "--port", str(port), "--data", str(folder), "--durability", "full"]
    return [str(GOLEMS), "serve", *where, *limits]


def echo_command(port: int) -> list[str]:
    return [sys.executable, "-m", "benchmarks.echo", str(port)]


def free_port() -> int:
    with socket.create_server((HOST, 0)) as server:
        return int(server.getsockname()[1])


# ---------------------------------------------------------------- rooms


def make_rooms(port: int, count: int, sources: Sequence[str | None] = (None,)) -> list[list[ClientSeat]]:
    """Make so many rooms, one after the other from each source; the first who sits there is the host."""
    return [make_room(port, sources[number % len(sources)]) for number in range(count)]


def make_room(
    port: int, source: str | None = None, setup: Any = SETUP, people: int = SEATS
) -> list[ClientSeat]:
    """Make a room and sit down on its first chairs."""
    connection = http.client.HTTPConnection(HOST, port, source_address=(source, 0) if source else None)

    def post(path: str, body: object) -> Any:
        connection.request("POST", path, json.dumps(body))
        answer = connection.getresponse()
        text = answer.read()
        if answer.status != http.HTTPStatus.OK:
            raise RuntimeError(f"{path}: {answer.status} {text!r}")
        return json.loads(text)

    made = post("/api/rooms", {"setup": setup})
    path = f"/api/rooms/{made['code']}"
    tokens = [
        [post(f"{path}/chairs/{chair}", {"name": f"Player {chair}"})["token"]] for chair in range(people)
    ]
    tokens[0].append(made["token"])
    connection.close()
    return [ClientSeat(f"{path}/live", each, source) for each in tokens]


def echo_rooms(count: int) -> list[list[ClientSeat]]:
    return [[ClientSeat(f"/rooms/{room}", []) for _ in range(SEATS)] for room in range(count)]


# ---------------------------------------------------------------- clients


class Crowd:
    """All clients of a server, in some processes."""

    def __init__(
        self, server: MeasuredServer, rooms: list[list[ClientSeat]], processes: int, sizes: list[Size]
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self.server = server
        self.sizes: list[Size] = []
        self.pipes: list[Connection] = []
        for number in range(processes):
            pipe, theirs = context.Pipe()
            work = (theirs, HOST, server.port, rooms[number::processes], sizes)
            context.Process(target=generate, args=work, daemon=True).start()
            self.pipes.append(pipe)
        for pipe in self.pipes:
            pipe.recv()

    def run(self, seconds: float, rate: float | None = None) -> "LoadRun":
        before = self.server.busy
        share = None if rate is None else rate / len(self.pipes)
        for pipe in self.pipes:
            pipe.send(LoadOrder(seconds, share))
        answers = [pipe.recv() for pipe in self.pipes]
        self.sizes = [size for _, sizes in answers for size in sizes]
        return LoadRun([outcome for outcome, _ in answers], self.server.busy - before)

    def warm_up(self, messages: int) -> None:
        while messages > 0:
            messages -= sum(outcome.told for outcome in self.run(1.0).outcomes)

    def leave(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)


@dataclass
class LoadRun:
    """Some seconds of load on one server."""

    outcomes: list[LoadOutcome]
    server_busy: float
    latencies: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.latencies = sorted([late for outcome in self.outcomes for late in outcome.latencies])

    @property
    def rate(self) -> float:
        return sum(outcome.told / outcome.seconds for outcome in self.outcomes)

    def late(self, percent: int) -> float:
        """Return a percentile of the delays in milliseconds."""
        return 1000 * self.latencies[len(self.latencies) * percent // 100]

    @property
    def server_share(self) -> float:
        """Return the share of one core that the server used."""
        return self.server_busy / max(outcome.seconds for outcome in self.outcomes)

    @property
    def cost(self) -> float:
        """Return the microseconds of processor time that the server took for a decision."""
        return 1_000_000 * self.server_busy / max(1, sum(outcome.told for outcome in self.outcomes))

    @property
    def clients_busy(self) -> float:
        """Return the share of one core that the busiest client process used."""
        return max(outcome.busy / outcome.seconds for outcome in self.outcomes)

    @property
    def faults(self) -> tuple[int, int]:
        return sum(outcome.errors for outcome in self.outcomes), sum(
            outcome.lost for outcome in self.outcomes
        )


def load_everything(server: MeasuredServer) -> int:
    """Return the memory of a server in which a first room has played: by then everything is loaded that all
    rooms share. It listens long before."""
    first = Crowd(server, make_rooms(server.port, 1), 1, [])
    first.warm_up(WARM)
    first.leave()
    return server.memory


# ---------------------------------------------------------------- the table


def compare(ours: Crowd, echo: Crowd, seconds: float, turns: int) -> dict[str, list[LoadRun]]:
    """Let the servers take turns, so that they meet the same machine; the others wait."""
    runs: dict[str, list[LoadRun]] = {name: [] for name in ROWS}
    for _ in range(turns):
        full, bare = ours.run(seconds), echo.run(seconds)
        half = full.rate / 2
        found = (
            full,
            bare,
            ours.run(seconds, half),
            echo.run(seconds, half),
            echo.run(seconds, bare.rate / 2),
        )
        for name, run in zip(ROWS, found, strict=True):
            runs[name].append(run)
    return runs


ROWS = (
    "golems, as fast as it goes",
    "echo, as fast as it goes",
    "golems, half of its load",
    "echo, the same load",
    "echo, half of its own load",
)
FULL, BARE, HALF, SAME, BARE_HALF = ROWS


def show(console: Console, runs: dict[str, list[LoadRun]]) -> None:
    columns = ("a second", "p50 ms", "p99 ms", "errors", "lost", "server busy", "µs each", "clients busy")
    table = Table("medians over the turns", *columns, title="Decisions and their updates")
    for name, found in runs.items():
        faults = [sum(each) for each in zip(*[run.faults for run in found], strict=True)]
        table.add_row(
            name,
            f"{median([run.rate for run in found]):,.0f}",
            *[f"{median([run.late(percent) for run in found]):,.1f}" for percent in (50, 99)],
            *map(str, faults),
            f"{median([run.server_share for run in found]):.0%}",
            f"{median([run.cost for run in found]):,.0f}",
            f"{median([run.clients_busy for run in found]):.0%}",
        )
    console.print(table)
    ratios = Table("ratio", "", "wanted", title="golems to echo")
    ratios.add_row("throughput", f"{ratio(runs, FULL, BARE, 'rate'):.2f}", "at least 0.5")
    ratios.add_row("p99 at half load, same load", f"{ratio(runs, HALF, SAME, 'p99'):.1f}", "at most 5")
    ratios.add_row("p99 at half load, each its own", f"{ratio(runs, HALF, BARE_HALF, 'p99'):.1f}", "")
    console.print(ratios)


def ratio(runs: dict[str, list[LoadRun]], mine: str, other: str, what: str) -> float:
    def value(run: LoadRun) -> float:
        return run.rate if what == "rate" else run.late(99)

    return median([value(one) / value(two) for one, two in zip(runs[mine], runs[other], strict=True)])


def median(values: Sequence[float]) -> float:
    return statistics.median(values)


def main(
    rooms: Annotated[int, typer.Option(help="Rooms of four.")] = 250,
    seconds: Annotated[float, typer.Option(help="Seconds of each measurement.")] = 5.0,
    turns: Annotated[int, typer.Option(help="Turns that each server has.")] = 3,
    generators: Annotated[int, typer.Option(help="Processes of clients.")] = 1,
) -> None:
    """Measure rooms under load beside a bare echo broadcast."""
    allow_files(2 * SEATS * rooms + 500)
    console = Console()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        port, bare = free_port(), free_port()
        with (
            serving(golems_command(port, folder / "data"), port, folder) as server,
            serving(echo_command(bare), bare, folder) as peer,
        ):
            console.print(f"{SEATS * rooms:,} sockets in {rooms} rooms; SQLite, durability full, one worker.")
            console.print(
                f"{os.cpu_count()} cores for a server at work and {generators} process(es) of clients."
            )
            empty = load_everything(server), peer.memory
            ours = Crowd(server, make_rooms(port, rooms), generators, [])
            ours.warm_up(WARM * rooms)
            echo = Crowd(peer, echo_rooms(rooms), generators, ours.sizes)
            echo.warm_up(WARM * rooms)
            sizes = [median([size[part] for size in ours.sizes]) for part in (0, 1)]
            console.print(f"A decision has {sizes[0]:.0f} bytes, an update {sizes[1]:,.0f} (medians).")
            show(console, compare(ours, echo, seconds, turns))
            for who, now, before in zip(("golems", "echo"), (server, peer), empty, strict=True):
                each = (now.memory - before) / rooms / 1024
                console.print(
                    f"{who}: {each:,.0f} KiB a room with its sockets; errors in its log: {now.errors}"
                )
            ours.leave()
            echo.leave()


def allow_files(count: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


if __name__ == "__main__":
    typer.run(main)
