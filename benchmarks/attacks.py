"""A server under attack: what others notice and lose, and what stays in memory: `python -m
benchmarks.attacks`.

It asserts nothing: the tables are to be read. On Linux every address of 127.0.0.0/8 is a client of its own.
"""

import asyncio
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.clients import SEATS, ClientSeat, decide
from benchmarks.clients import Asked as AskedOf
from benchmarks.crashes import kill_again_and_again
from benchmarks.floods import ATTACKER, FLOODS, Damage, attack
from benchmarks.load import (
    GOLEMS,
    HOST,
    Crowd,
    MeasuredServer,
    allow_files,
    free_port,
    make_room,
    make_rooms,
    serving,
)
from benchmarks.memory import fill_and_leave
from tests.server.folding import fold_news

PARTS = ("floods", "sqlite", "postgres", "memory")
ROOMS = 12  # rooms of four players each, every one behind an address of its own
RATE = 2.0  # decisions a second of each player: less than the limits allow
BOTS = 4  # people who play against a bot
SETTLE = 2.0  # seconds that a flood has before anybody looks
RECOVERY, CALM = 30, 1000.0  # the most looks, until a bot replies within these milliseconds again
THINK = 0.25  # seconds that a player against a bot thinks
DUEL = {"game": "L1", "chairs": [{"colour": "red"}, {"kind": "bot", "bot": "random", "colour": "blue"}]}


# ---------------------------------------------------------------- those who play against bots


@dataclass
class TimedDuel:
    """A player who plays against a bot for ever, and how long the bot's replies took."""

    port: int
    seat: ClientSeat
    replies: list[float] = field(default_factory=list)
    room: dict[str, Any] = field(default_factory=dict)
    said: float = 0.0  # when we decided last; 0 if nobody waits for a reply

    def waits(self) -> list[float]:
        """Return how long each reply took, and how long we have waited for the one that is not there yet."""
        pending = [time.perf_counter() - self.said] if self.said else []
        return [*self.replies, *[wait for wait in pending if wait > max(self.replies, default=0.0)]]

    async def run(self) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                await self.converse()
            self.said = 0.0
            await asyncio.sleep(0.5)

    async def converse(self) -> None:
        address = f"ws://{HOST}:{self.port}{self.seat.path}"
        async with connect(address, compression=None, local_addr=(self.seat.source, 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": self.seat.tokens}))
            async for message in socket:
                for line in str(message).split("\n"):
                    self.take(json.loads(line))
                await self.act(socket)

    def take(self, told: Any) -> None:
        if told.get("chair") == 0:
            self.room = told["room"] if told["type"] == "seen" else fold_news(self.room, told)

    async def act(self, socket: ClientConnection) -> None:
        """Decide when the bot has decided: its reply is there when the room waits only for us."""
        match = self.room.get("match")
        if match is None or match["phase"] == "over":
            self.said = 0.0
            await self.say(socket, type="start" if match is None else "rematch")
        elif "request" in match and list(match["waiting"]) == [match["robot"]]:
            if self.said:
                self.replies.append(time.perf_counter() - self.said)
            await asyncio.sleep(THINK)
            asked = AskedOf(
                **{key: match["request"].get(key, ()) for key in ("kind", "rows", "cards", "options")}
            )
            self.said = time.perf_counter()
            await self.say(socket, type="decide", chair=0, number=self.room["number"], decision=decide(asked))

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps({"id": 1, **message}))


def play_bots(pipe: Connection, port: int, seats: list[ClientSeat]) -> None:
    """Play in a process of its own; the parent asks for the replies of some seconds."""
    asyncio.run(obey(pipe, [TimedDuel(port, seat) for seat in seats]))


async def obey(pipe: Connection, duels: list[TimedDuel]) -> None:
    tasks = [asyncio.create_task(duel.run()) for duel in duels]
    while seconds := await asyncio.to_thread(pipe.recv):
        for duel in duels:
            duel.replies.clear()
        await asyncio.sleep(seconds)
        for task in tasks:
            if task.done():
                task.result()  # a player who gave up measures nothing: raise why
        pipe.send([reply for duel in duels for reply in duel.waits()])
    for task in tasks:
        task.cancel()


# ---------------------------------------------------------------- what others notice


class OthersWait(NamedTuple):
    """What others noticed in some seconds: their decisions and the replies of their bots, in milliseconds."""

    p50: float
    p99: float
    reply: float
    decisions: int
    replies: int
    server: float  # the share of one core
    faults: int


@dataclass
class Others:
    """The players whom nobody may disturb."""

    crowd: Crowd
    duels: Connection

    def notice(self, seconds: float) -> OthersWait:
        self.duels.send(seconds)
        run = self.crowd.run(seconds, RATE * SEATS * ROOMS)
        replies = self.duels.recv()
        return OthersWait(
            run.late(50) if run.latencies else float("nan"),
            run.late(99) if run.latencies else float("nan"),
            1000 * percentile(replies, 50),
            len(run.latencies),
            len(replies),
            run.server_share,
            sum(run.faults),
        )

    def recover(self) -> None:
        """Wait until everything is loaded, and what the flood before has left behind is done."""
        for _ in range(RECOVERY):
            if self.notice(2.0).reply < CALM:
                return


def percentile(values: Sequence[float], percent: int) -> float:
    return sorted(values)[len(values) * percent // 100] if values else float("nan")


def others_at(server: MeasuredServer) -> Others:
    sources = [f"127.0.1.{number + 1}" for number in range(ROOMS)]
    crowd = Crowd(server, make_rooms(server.port, ROOMS, sources), 1, [])
    seats = [make_room(server.port, f"127.0.2.{number + 1}", DUEL, 1)[0] for number in range(BOTS)]
    return Others(crowd, started(play_bots, server.port, seats))


def started(target: Any, *given: Any) -> Connection:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=target, args=(theirs, *given), daemon=True).start()
    return ours


def flood(console: Console, names: Sequence[str], seconds: float, sockets: int) -> None:
    """Run the floods one after the other, each beside a quiet time of the same length, then all together."""
    allow_files(4 * sockets + 500)
    port = free_port()
    with tempfile.TemporaryDirectory() as name, serving(command(port, name), port, Path(name)) as server:
        others = others_at(server)
        attacker = started(attack, port, make_rooms(port, 3, [ATTACKER]), sockets)
        table = Table(*COLUMNS, title="One address does its worst, others play")
        for which in [*[[name] for name in names], *([list(names)] if len(names) > 1 else [])]:
            others.recover()
            quiet = others.notice(seconds)
            attacker.send(which)
            time.sleep(SETTLE)
            loud = others.notice(seconds)
            attacker.send("enough")
            table.add_row(*row(which, quiet, loud, attacker.recv()))
            console.print(f"{', '.join(which)}: done")
        attacker.send(None)
        others.duels.send(0.0)
        others.crowd.leave()
        console.print(table)
        console.print(f"Errors in the log of the server: {server.errors}; wanted: ratios of at most 3 and 2.")


COLUMNS = (
    "flood",
    "decisions p50 ms",
    "p99 ms, quiet",
    "p99 ms",
    "ratio (at most 3)",
    "bot's reply ms, quiet",
    "reply ms",
    "ratio (at most 2)",
    "not told",
    "server",
    "attacker",
    "answers to the attacker",
)


def command(port: int, folder: str) -> list[str]:
    """Return the command for a server with its default limits."""
    where = ["--host", HOST, "--port", str(port), "--data", f"{folder}/data"]
    return [str(GOLEMS), "serve", *where]


def row(which: Sequence[str], quiet: OthersWait, loud: OthersWait, damage: Damage) -> list[str]:
    answers = sorted(damage.counts.items(), key=lambda item: -item[1])
    return [
        "all together" if len(which) > 1 else which[0],
        f"{loud.p50:.1f}",
        f"{quiet.p99:.1f}",
        f"{loud.p99:.1f}",
        f"{loud.p99 / quiet.p99:.1f}",
        f"{quiet.reply:.0f} ({quiet.replies})",
        f"{loud.reply:.0f} ({loud.replies})",
        f"{loud.reply / quiet.reply:.1f}",
        str(loud.faults),
        f"{loud.server:.0%}",
        f"{damage.busy / damage.seconds:.0%}",
        ", ".join(f"{count:,} × {status}" for status, count in answers[:5]),
    ]


# ---------------------------------------------------------------- all of it


def main(
    only: Annotated[list[str] | None, typer.Option(help=f"Parts: {', '.join(PARTS)}.")] = None,
    floods: Annotated[list[str] | None, typer.Option("--flood", help=f"{', '.join(FLOODS)}.")] = None,
    seconds: Annotated[float, typer.Option(help="Seconds of each measurement.")] = 10.0,
    sockets: Annotated[int, typer.Option(help="Connections that the attacker holds in a flood.")] = 1000,
    kills: Annotated[int, typer.Option(help="Times that a server on SQLite is killed.")] = 100,
    postgres_kills: Annotated[int, typer.Option(help="The same on PostgreSQL, with two workers.")] = 30,
    rooms: Annotated[int, typer.Option(help="Rooms that are played to their end.")] = 300,
    closed: Annotated[int, typer.Option(help="Sockets that are opened and closed.")] = 3000,
) -> None:
    """Measure a server under attack."""
    if not sys.platform.startswith("linux"):
        raise typer.BadParameter("only Linux has an address for every client on one machine")
    console, parts = Console(width=200), only or list(PARTS)
    console.print(f"{os.cpu_count()} cores for the server, those who play and those who attack.")
    if "floods" in parts:
        flood(console, floods or list(FLOODS), seconds, sockets)
    for part, count, is_postgres in (("sqlite", kills, False), ("postgres", postgres_kills, True)):
        if part in parts:
            asyncio.run(kill_again_and_again(console, count, is_postgres))
    if "memory" in parts:
        asyncio.run(fill_and_leave(console, rooms, closed))


if __name__ == "__main__":
    typer.run(main)
