"""A whole city plays at once, on one machine: `python -m benchmarks.crowd`.

Two workers on PostgreSQL, and everybody decides every 20 seconds. It asserts nothing: read what it prints.
"""

import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from benchmarks.clients import SEATS, ClientSeat
from benchmarks.load import (
    PAGE,
    Crowd,
    LoadRun,
    allow_files,
    free_port,
    golems_command,
    make_room,
    serving,
)
from tests.server.conftest import start_postgres

AT_ONCE = 50  # rooms that are made at the same time
CLIENTS = 2  # processes of clients
SPARE = 1000  # files besides the sockets
BLOCK = 250  # addresses of one network


def main(
    rooms: Annotated[int, typer.Option(help="Rooms of four.")] = 2500,
    seconds: Annotated[float, typer.Option(help="Seconds of load.")] = 40.0,
    every: Annotated[float, typer.Option(help="Seconds between two decisions of a seat.")] = 20.0,
    workers: Annotated[int, typer.Option(help="Workers of the server.")] = 2,
) -> None:
    """Let everybody of many rooms decide at an easy pace."""
    allow_files(SEATS * rooms + SPARE)
    console = Console()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = start_postgres()
        stack.callback(postgres.cleanup)
        port = free_port()
        command = [*golems_command(port, folder / "data"), "--workers", str(workers)]
        server = stack.enter_context(serving([*command, "--database", postgres.get_uri()], port, folder))
        began = time.perf_counter()
        seats = make_rooms(port, rooms)
        crowd = Crowd(server, seats, CLIENTS, [])
        console.print(
            f"{SEATS * rooms:,} sockets in {rooms:,} rooms, {workers} workers on PostgreSQL; "
            f"all have come after {time.perf_counter() - began:.0f} s."
        )
        run = crowd.run(seconds, SEATS * rooms / every)
        report(console, run, every)
        console.print(f"errors in the server's log: {server.errors}; {memory(server.process.pid)}")
        crowd.leave()


def make_rooms(port: int, count: int) -> list[list[ClientSeat]]:
    """Make rooms, each from an address of its own: nobody is to wait because a neighbour is busy."""
    addresses = [f"127.1.{number // BLOCK}.{number % BLOCK + 1}" for number in range(count)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(lambda address: make_room(port, address), addresses))


def report(console: Console, run: LoadRun, every: float) -> None:
    errors, lost = run.faults
    console.print(
        f"each decides every {every:g} s: {run.rate:,.0f} decisions a second, p50 {run.late(50):.1f} ms, "
        f"p99 {run.late(99):.1f} ms, errors {errors}, lost {lost}; clients busy {run.clients_busy:.0%}"
    )


def memory(pid: int) -> str:
    """Return how much memory the processes that a process has started take."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    sizes = [int(Path(f"/proc/{child}/statm").read_text().split()[1]) * PAGE for child in children]
    return f"MiB of its processes: {', '.join([f'{size / 2**20:.0f}' for size in sizes])}"


if __name__ == "__main__":
    typer.run(main)
