"""Bad clients are refused or cut off, and others in their room notice nothing: their game goes on."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from golems.server.rooms.entries import Decided
from golems.server.tables import ChairSetup, Setup
from tests.server.driving import (
    BOOT,
    PATIENCE,
    Browser,
    RoomTable,
    Server,
    ask,
    browsers_at,
    logs_of,
    plain_client,
    set_table,
    stopping,
    until,
)

pytestmark = pytest.mark.anyio

HASTE = f"""
import socket
from golems.cli import serve
from golems.server.http import sockets as live
live.PATIENCE, serve.PING, serve.PATIENCE = 2.0, 1.0, 6.0
usual = serve.listen

def listen(config):
    listening = usual(config)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 20_000)
    return listening

serve.listen = listen
{BOOT}
"""
SETUP = Setup("L1", (ChairSetup(colour="red"), ChairSetup(colour="blue")))
HELLO = {"type": "hello"}
PROGRAM = {"program": "F L R D"}


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """Start one that loses its patience soon, and keeps little for slow readers."""
    started = Server(tmp_path_factory.mktemp("bad") / "data", boot=HASTE)
    with stopping(started):
        await started.start()
        yield started
        assert [line for line in started.errors() if "Invalid UTF-8" not in line] == []


class PlayingPair(NamedTuple):
    table: RoomTable
    red: Browser
    blue: Browser


@asynccontextmanager
async def company(server: Server) -> AsyncIterator[PlayingPair]:
    """Let two play on in a room to the end of their match, undisturbed by whatever is done meanwhile."""
    table = await set_table(server, SETUP)
    red, blue = browsers_at([server], table)
    red.visitor, blue.visitor = "the-page-of-red", "the-page-of-blue"
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        blue.plays = False
        for browser in (red, blue):
            group.create_task(browser.run())
        await until(lambda: "match" in blue.views.get(1, {}) and bool(red.acknowledged))
        red.plays = False
        yield PlayingPair(table, red, blue)
        assert not red.is_over
        for browser in (red, blue):
            await browser.play_on()
    assert (red.connections, blue.connections) == (1, 1)
    assert (red.refused, blue.refused) == ([], [])


def talking(server: Server, code: str) -> connect:
    return connect(
        server.live_url(code), compression=None, ping_interval=None, max_size=None, close_timeout=1
    )


async def say(client: ClientConnection, **message: object) -> None:
    await client.send(msgspec.json.encode(message).decode())


async def answer(client: ClientConnection, id_: int) -> Any:
    """Return what is answered to this message."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for message in map(msgspec.json.decode, str(await client.recv()).split("\n")):
                if message.get("id") == id_:
                    return message


async def reason(client: ClientConnection, **message: object) -> str:
    """Return why a message is refused."""
    await say(client, id=77, **message)
    refusal = await answer(client, 77)
    assert refusal["type"] == "refused"
    return str(refusal["reason"])


async def end_of(client: ClientConnection) -> int | None:
    """Return the code with which the server closes."""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await client.recv()
        except ConnectionClosed:
            return client.close_code


# ---------------------------------------------------------------- messages that cannot be read

UNREADABLE: dict[str, str | bytes] = {
    "nothing": "",
    "no json": "{",
    "a list": "[]",
    "no type": "{}",
    "an unknown type": '{"type": "shout"}',
    "an unknown key": '{"type": "ping", "loud": true}',
    "a wrong type": '{"type": "decide", "chair": "0", "number": 1, "decision": {}}',
    "a decision of the wrong type": '{"type": "decide", "chair": 0, "number": 1, "decision": "F L R D"}',
    "a chair that cannot be": '{"type": "leave", "chair": -1}',
    "a number without end": '{"type": "ping", "id": ' + "9" * 5000 + "}",
    "very deep": '{"type": "decide", "chair": 0, "number": 1, "decision": {"program": ' + "[" * 8000,
    "too many tokens": msgspec.json.encode({"type": "hello", "tokens": ["x"] * 6}).decode(),
    "a long token": msgspec.json.encode({"type": "hello", "tokens": ["x" * 401]}).decode(),
    "long": '{"type": "hello", "lang": "' + "x" * 20_000 + '"}',
    "bytes": b'{"type": "hello"}',
}


async def test_who_sends_what_cannot_be_read_is_cut_off(server: Server) -> None:
    async with company(server) as others:
        for frame in UNREADABLE.values():
            async with talking(server, others.table.code) as client:
                await client.send(frame)
                assert await end_of(client) == 4007
            async with talking(server, others.table.code) as client:
                await say(client, type="hello", tokens=[others.table.seats[1]])
                await client.send(frame)
                assert await end_of(client) == 4007


async def test_ten_megabytes_are_not_read(server: Server) -> None:
    async with company(server) as others, talking(server, others.table.code) as client:
        await say(client, **HELLO)
        with suppress(ConnectionClosed):
            await client.send("x" * 10_000_000)
        assert await end_of(client) in (1009, 1006)  # closed before we had finished


async def test_frames_that_are_none_end_the_connection(server: Server) -> None:
    async with company(server) as others:
        for frame in (
            b"\xff" * 64,
            b"\x81\x02ab",
            b"\x81\x82\0\0\0\0\xff\xfe",
        ):  # no opcode, no mask, no UTF-8
            with plain_socket(server, others.table.code) as plain:
                plain.sendall(frame)
                await asyncio.to_thread(read_to_the_end, plain)


async def test_a_text_that_is_no_utf8_is_refused_and_leaves_no_line(server: Server) -> None:
    """Nobody can fill the log of the server with errors."""
    async with company(server) as others, talking(server, others.table.code) as client:
        told = server.log.read_text()
        await client.send(b"\xff\xfe", text=True)
        assert await end_of(client) == 4007
        whole, broken = "Щ".encode(), b"\xd0"
        async with talking(server, others.table.code) as other:
            await other.send([whole, broken, broken], text=True)  # one message of three frames
            assert await end_of(other) == 4007
        assert " error " not in server.log.read_text().removeprefix(told)


def plain_socket(server: Server, code: str, plain: socket.socket | None = None) -> socket.socket:
    """Open a WebSocket of which we write every byte."""
    plain = plain or socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    plain.sendall(
        f"GET /api/rooms/{code}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert plain.recv(12) == b"HTTP/1.1 101"
    return plain


def read_to_the_end(plain: socket.socket) -> bytes:
    """Read until the other side has closed; fail when it does not."""
    read = b""
    try:
        while piece := plain.recv(65536):
            read += piece
    except ConnectionResetError:
        pass
    return read


async def test_what_is_no_websocket_at_all_is_refused(server: Server) -> None:
    async with company(server) as others:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as plain:
            plain.sendall(b"\x16\x03\x01 hello?\r\n\r\n")
            assert b"400" in await asyncio.to_thread(read_to_the_end, plain)
        address = server.live_url(others.table.code)
        with pytest.raises(InvalidStatus, match="403"):
            await connect(address, origin="http://elsewhere.example")  # type: ignore[arg-type]
        with pytest.raises(InvalidStatus, match="403"):
            await connect(server.live_url("no-code"))
        async with talking(server, "BCDFG") as client:
            await say(client, **HELLO)
            assert await end_of(client) == 4004


async def test_who_breaks_off_in_the_middle_of_a_question_is_no_error(server: Server) -> None:
    """A page does whenever somebody changes their mind: it asks something else."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as plain:
        plain.sendall(b"POST /api/check-setup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{")
    await until(lambda: "route=/api/check-setup" in server.log.read_text())
    [line] = [line for line in server.log.read_text().splitlines() if "route=/api/check-setup" in line]
    assert " error " not in line
    assert "status=499" in line


# ---------------------------------------------------------------- too little, too much, too slow


async def test_who_does_not_say_hello_is_cut_off(server: Server) -> None:
    async with (
        company(server) as others,
        talking(server, others.table.code) as silent,
        talking(server, others.table.code) as rude,
    ):
        await say(rude, type="ping")
        assert await end_of(rude) == 4000
        assert await end_of(silent) == 4000


async def test_a_flood_is_stopped_and_stays_out_for_a_while(tmp_path: Path) -> None:
    """It is counted by the holder of a token, on however many connections."""
    server = Server(tmp_path / "data", flags={"message-limit": "20/second;30/minute"})
    with stopping(server):
        await server.start()
        async with company(server) as others:
            token = others.table.seats[0]  # red itself is known by the host's, which it shows first
            for _ in range(2):
                async with talking(server, others.table.code) as client:
                    await say(client, type="hello", tokens=[token])
                    with suppress(ConnectionClosed):
                        for _ in range(40):
                            await say(client, type="ping")
                    assert await end_of(client) == 4029


async def freed_table(server: Server) -> RoomTable:
    """Return a room with the token of a chair that its holder has left."""
    table = await set_table(server, SETUP)
    async with talking(server, table.code) as client:
        await say(client, type="hello", tokens=[table.seats[1]])
        await say(client, type="leave", chair=1, id=5)
        assert (await answer(client, 5))["type"] == "done"
    return table


async def test_a_slow_reader_is_cut_off(server: Server) -> None:
    """What waits for it is bounded; who reads at last finds the end."""
    async with company(server) as others:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 20_000)
        narrow.connect(("127.0.0.1", server.port))
        address = server.live_url(others.table.code)
        async with connect(address, sock=narrow, compression=None, max_queue=1) as client:
            await say(client, **HELLO)
            for _ in range(400):
                await say(client, type="sync")
            await until(partial(has_sockets, server, 2))
            assert await end_of(client) == 4008


async def has_sockets(server: Server, number: int) -> bool:
    async with plain_client() as client:
        metrics = (await client.get(server.url("/metrics"))).text
    return bool(re.search(rf"^golems_sockets{{.*}} {number}\.0$", metrics, re.MULTILINE))


async def test_a_half_open_socket_is_noticed(server: Server) -> None:
    """Nothing ever comes from it, not even the answer to a heartbeat."""
    async with company(server) as others:
        with plain_socket(server, others.table.code) as plain:
            hello = b'{"type":"hello"}'
            plain.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            assert b"keepalive ping timeout" in await asyncio.to_thread(read_to_the_end, plain)


# ---------------------------------------------------------------- tokens and decisions of others


async def test_forged_tokens_and_those_of_other_rooms_open_nothing(server: Server) -> None:
    elsewhere = await set_table(server, SETUP)
    async with company(server) as others:
        own = others.table.seats[1]
        for token in (
            "",
            "x",
            own[:-2] + ("A" if own[-2] != "A" else "B") + own[-1],  # not every bit of the last sign counts
            elsewhere.seats[1],
            elsewhere.host,
        ):
            async with talking(server, others.table.code) as client:
                await say(client, type="hello", tokens=[token])
                assert await end_of(client) == 4003
            async with talking(server, others.table.code) as client:
                await say(client, **HELLO)
                assert await reason(client, type="hello", tokens=[own, token]) == "token"
                assert (
                    await reason(client, type="decide", chair=1, number=99, decision=PROGRAM)
                    == "not-your-chair"
                )


async def test_the_token_of_a_chair_that_was_given_to_somebody_else_is_worth_nothing(server: Server) -> None:
    old = await freed_table(server)
    new = await ask(server, f"/api/rooms/{old.code}/chairs/1", {"name": "Somebody else"})
    red, blue = browsers_at([server], RoomTable(old.code, old.host, {0: old.seats[0], 1: new["token"]}))
    async with talking(server, old.code) as thief:
        await say(thief, type="hello", tokens=[old.seats[1]])
        seen, present = map(msgspec.json.decode, str(await thief.recv()).split("\n"))
        assert seen["chair"] is None
        assert present == {"type": "present", "chairs": []}
        for message in (
            {"type": "rename", "chair": 1, "name": "Thief"},
            {"type": "react", "chair": 1, "reaction": "wow"},
            {"type": "decide", "chair": 1, "number": 99, "decision": PROGRAM},
        ):
            assert await reason(thief, **message) == "not-your-chair"
        assert await reason(thief, type="leave", chair=1) == "only-host"
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            group.create_task(red.run())
            group.create_task(blue.run())
    assert (red.refused, blue.refused) == ([], [])


async def test_nobody_decides_for_others_nor_what_only_the_host_may(server: Server) -> None:
    async with company(server) as others, talking(server, others.table.code) as client:
        await say(client, type="hello", tokens=[others.table.seats[1]])
        decide = {"type": "decide", "number": 99}
        assert await reason(client, **decide, chair=0, decision=PROGRAM) == "not-your-chair"
        assert await reason(client, **decide, chair=3, decision=PROGRAM) == "not-your-chair"
        assert await reason(client, **decide, chair=1, decision={**PROGRAM, "timeout": True}) == "no-clock"
        for message in ("start", "rematch", "pause", "resume"):
            assert await reason(client, type=message) == "only-host"
        assert await reason(client, type="replace", chair=0, bot="random") == "only-host"
        assert await reason(client, type="change", setup=SETUP) == "only-host"
        assert await reason(client, type="leave", chair=0) == "only-host"


async def test_the_chair_says_whose_decision_it_is(server: Server) -> None:
    """The robot that a message names counts for nothing."""
    async with company(server) as others, talking(server, others.table.code) as client:
        await say(client, type="hello", tokens=[others.table.seats[1]])
        number, decision = others.blue.views[1]["number"], {**PROGRAM, "robot": "red"}
        await say(client, type="decide", id=8, chair=1, number=number, decision=decision)
        done = await answer(client, 8)
    log = (await logs_of(server, [others.table.code]))[others.table.code]
    assert log[done["number"] - 1] == Decided({**PROGRAM, "robot": "blue"})


@pytest.mark.parametrize(
    "decision",
    [
        {},
        {"program": 5},
        {"program": [[[[]]]]},
        {"program": "F F F F"},
        {"program": "F " * 3000},
        {"program": None, "pick": None},
        {"pick": "p4"},
        {"pick": ["p4"]},
        {"choice": {"exit": "z99"}},
        {"choice": []},
        {"choice": {"damage": {"processor": 1}}},
        {"choice": {"face": 2**53}},
        {"surprise": True},
    ],
)
async def test_decisions_that_are_none_are_refused(server: Server, decision: dict[str, Any]) -> None:
    async with company(server) as others, talking(server, others.table.code) as client:
        await say(client, type="hello", tokens=[others.table.seats[1]])
        assert await reason(client, type="decide", chair=1, number=99, decision=decision)


async def test_what_is_sent_again_and_what_comes_too_late_is_refused(server: Server) -> None:
    async with company(server) as others, talking(server, others.table.code) as client:
        await say(client, type="hello", tokens=[others.table.seats[1]])
        number = others.blue.views[1]["number"]
        decide = {"type": "decide", "chair": 1, "number": number, "decision": PROGRAM}
        assert await reason(client, **{**decide, "number": 1}) == "too-late"
        await say(client, id=9, **decide)
        assert (await answer(client, 9))["type"] == "done"
        assert await reason(client, **decide) == "too-late"
