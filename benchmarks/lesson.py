"""A class of forty at one server on one core: how long until all are told. `python -m benchmarks.lesson`.

It asserts nothing: the table is to be read.
"""

import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import httpx2
import typer
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import HOST, golems_command, serving
from golems.notation.programs import write_short
from golems.puzzles.course import chapters
from golems.puzzles.solver import solve
from tests.server.driving import free_port

PACE = 4.0  # seconds between two tries of a child, on average
PAUSES = 20  # how many times the teacher pauses the class
CHAPTER = chapters()[0]
PUZZLE, POSITION = next((name, each) for name, each in CHAPTER.puzzles.items() if each.kind == "write")


@dataclass
class ClassAttendance:
    """One socket, with what it was told last and when."""

    token: str = ""
    socket: ClientConnection | None = None
    view: dict[str, Any] = field(default_factory=dict)
    told: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def attend(self, port: int, code: str) -> None:
        async with connect(f"ws://{HOST}:{port}/api/gatherings/{code}/live") as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token] if self.token else []}))
            async for frame in socket:
                message = json.loads(str(frame).rpartition("\n")[2])
                if message["type"] == "shown":
                    async with self.told:
                        self.view = message["view"]
                        self.told.notify_all()

    async def until(self, seen: Any) -> float:
        """Return when this became true."""
        async with self.told:
            await self.told.wait_for(lambda: self.view and seen(self.view))
            return time.perf_counter()


@dataclass
class TimedLesson:
    """The class at its server."""

    client: httpx2.AsyncClient
    code: str
    teacher: ClassAttendance
    screen: ClassAttendance
    children: list[ClassAttendance]
    waits: dict[str, list[float]] = field(default_factory=dict)

    @property
    def seats(self) -> list[ClassAttendance]:
        return [self.teacher, self.screen, *self.children]

    async def post(self, path: str, seat: ClassAttendance, **body: Any) -> Any:
        return await ask(self.client, f"/api/lessons/{self.code}/{path}", {"token": seat.token, **body})

    async def lead(self, **wish: Any) -> None:
        await self.post("lead", self.teacher, wish=wish)

    def note(self, what: str, seconds: float) -> None:
        self.waits.setdefault(what, []).append(seconds * 1000)


async def ask(client: httpx2.AsyncClient, path: str, body: Any) -> Any:
    answer = await client.post(path, content=json.dumps(body))
    answer.raise_for_status()
    return answer.json()


async def open_class(client: httpx2.AsyncClient, children: int) -> TimedLesson:
    opened = await ask(client, "/api/lessons", {})
    lesson = TimedLesson(client, opened["code"], ClassAttendance(opened["token"]), ClassAttendance(), [])
    for number in range(children):
        joined = await ask(client, f"/api/lessons/{lesson.code}/children", {"name": f"Child {number}"})
        lesson.children.append(ClassAttendance(joined["token"]))
    return lesson


async def work(lesson: TimedLesson, child: ClassAttendance, until: float, programs: Sequence[str]) -> None:
    """Try, look, think, and try again."""
    tries = 0
    await asyncio.sleep(random.uniform(0, PACE))
    while time.perf_counter() < until:
        tries += 1
        began = time.perf_counter()
        told = asyncio.create_task(child.until(lambda view, number=tries: len(view["tries"]) >= number))
        await lesson.post("try", child, puzzle=PUZZLE, programs=[random.choice(programs)])
        lesson.note("a try is judged and its film comes", time.perf_counter() - began)
        lesson.note("the child's page is told of it", await told - began)
        await asyncio.sleep(random.uniform(0, 2 * PACE))


async def call_for_eyes(lesson: TimedLesson, seconds: float) -> None:
    for _ in range(PAUSES):
        await asyncio.sleep(seconds / PAUSES)
        for wish, paused in (("pause", True), ("resume", False)):
            began = time.perf_counter()
            told = [
                asyncio.create_task(seat.until(lambda view, state=paused: view["paused"] == state))
                for seat in lesson.seats
            ]
            await lesson.lead(type=wish)
            for moment in await asyncio.gather(*told):
                lesson.note("“eyes on me” is told to one of them", moment - began)


async def hold(port: int, children: int, seconds: float) -> dict[str, list[float]]:
    limits = httpx2.Limits(max_connections=children + 8)
    async with httpx2.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60, limits=limits) as client:
        lesson = await open_class(client, children)
        sockets = [asyncio.create_task(seat.attend(port, lesson.code)) for seat in lesson.seats]
        await asyncio.gather(*[seat.until(lambda view: True) for seat in lesson.seats])
        await lesson.lead(type="chapter", chapter=CHAPTER.name, open=[PUZZLE])
        await asyncio.gather(*[seat.until(lambda view: view["activity"]) for seat in lesson.seats])
        programs = ["F", "F F", write_short(solve(POSITION, 1).examples[0][0])]
        end = time.perf_counter() + seconds
        working = [work(lesson, child, end, programs) for child in lesson.children]
        await asyncio.gather(*working)
        await call_for_eyes(lesson, seconds / 4)
        for socket in sockets:
            socket.cancel()
        await asyncio.gather(*sockets, return_exceptions=True)
    return lesson.waits


def percentile(values: Sequence[float], share: int) -> float:
    return statistics.quantiles(values, n=100)[share - 1]


def main(
    children: Annotated[int, typer.Option(help="How many, each with a socket.")] = 40,
    seconds: Annotated[float, typer.Option(help="How long they work.")] = 60,
) -> None:
    """Measure a class; the server has one core, the class the others."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(golems_command(port, Path(folder)), port, Path(folder)) as server,
    ):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(server.process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:] or cores)
        waits = asyncio.run(hold(port, children, seconds))
        show(waits, children, server.busy, server.errors)


def show(waits: dict[str, list[float]], children: int, busy: float, errors: int) -> None:
    table = Table(title=f"{children} children, a teacher and a screen; milliseconds")
    for column in ("what", "times", "median", "p99", "longest"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for what, values in waits.items():
        shown = [statistics.median(values), percentile(values, 99), max(values)]
        table.add_row(what, str(len(values)), *[f"{value:.1f}" for value in shown])
    console = Console()
    console.print(table)
    console.print(f"{busy:.1f} s of processor time, {errors} errors in the log")


if __name__ == "__main__":
    typer.run(main)
