"""Clients that send slowly, read slowly or are too many are cut off, and others notice nothing."""

import asyncio
import gc
import re
import socket
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import cast
from weakref import ref

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.protocol import State

from golems.rules.refusals import Illegal
from golems.server.http.config import Config
from golems.server.http.connections import LEAST, Watched, crowded
from golems.server.http.metrics import CONNECTIONS
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.server.driving import BOOT, PATIENCE, Server, ask, plain_client, set_table, stopping, until
from tests.server.http.test_bad_clients import SETUP, company, plain_socket, read_to_the_end

pytestmark = pytest.mark.anyio

MANY = 200
FEW = 100
BODIES_AT_ONCE = 64
HASTE = f"""
import socket
from golems.cli import serve
from golems.server.http import bodies, connections
bodies.MOST_AT_ONCE = {BODIES_AT_ONCE}
connections.HEAD = connections.BODY = connections.STALL = 1.0
usual = serve.listen

def listen(config):
    listening = usual(config)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 20_000)
    return listening

serve.listen = listen
{BOOT}
"""
SMALL = {"max-connections-per-address": str(FEW)}
HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
POST = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
BODIES = (b"Content-Length: 1000\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n5\r\n{")


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """Start one that loses its patience soon."""
    started = Server(tmp_path_factory.mktemp("slow") / "data", boot=HASTE)
    with stopping(started):
        await started.start()
        yield started
        assert started.errors() == []


async def told(server: Server, pattern: str) -> float:
    """Return the number behind a line of the metrics, 0 when there is none yet."""
    async with plain_client() as client:
        lines = (await client.get(server.url("/metrics"))).text
    found = re.search(rf"^{pattern} (\S+)$", lines, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def ended(server: Server, reason: str) -> float:
    return await told(server, f'golems_connections_ended_total{{.*reason="{reason}".*}}')


async def has_few(server: Server) -> bool:
    """Return whether all are gone but the two who play and those who just looked."""
    return await told(server, "golems_connections{.*}") < 10


async def begun(server: Server, parts: Iterable[bytes]) -> list[tuple[StreamReader, StreamWriter]]:
    """Open connections on which so much was sent, and nothing more for now."""
    opened = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(MANY)]
    sent = list(parts)
    for index, (_, writer) in enumerate(opened):
        writer.write(sent[index % len(sent)])
    return opened


async def dribble(reader: StreamReader, writer: StreamWriter) -> bytes:
    """Send a byte now and then until the other side has had enough; return what it said."""
    said = asyncio.create_task(read_all(reader))
    while not said.done():
        writer.write(b"x")
        await asyncio.wait([said], timeout=0.2)
    writer.close()
    return said.result()


async def read_all(reader: StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


# ---------------------------------------------------------------- who sends slowly


async def test_who_sends_half_a_head_is_cut_off(server: Server) -> None:
    """It does not matter whether nothing more comes or a byte now and then."""
    before = await ended(server, "head")
    async with asyncio.timeout(2 * PATIENCE), company(server):
        opened = await begun(server, [b"", b"GET", HEAD])
        said = await asyncio.gather(*[dribble(*each) for each in opened[: MANY // 2]])
        said += await asyncio.gather(*[read_all(reader) for reader, _ in opened[MANY // 2 :]])
        for _, writer in opened:
            writer.close()
        assert {each[:13] for each in said} <= {b"", b"HTTP/1.1 400 "}
        await until(lambda: has_few(server))
    assert await ended(server, "head") >= before + MANY // 2


async def test_who_sends_half_a_body_is_cut_off(server: Server) -> None:
    """Those beyond as many as an address may send at a time are told so at once."""
    before = await ended(server, "body")
    async with asyncio.timeout(2 * PATIENCE), company(server):
        opened = await begun(server, [POST + body for body in BODIES])
        said = Counter([(await read_all(reader))[:13] for reader, _ in opened])
        for _, writer in opened:
            writer.close()
        await until(lambda: has_few(server))
    assert said.keys() == {b"", b"HTTP/1.1 503 "}
    assert said[b""] >= BODIES_AT_ONCE
    assert await ended(server, "body") >= before + said[b""]


async def test_a_second_request_on_a_connection_has_its_time_too(server: Server) -> None:
    before = await ended(server, "body")
    whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(whole + POST + BODIES[0])
        assert (await read_all(reader)).startswith(b"HTTP/1.1 200 ")
        writer.close()
    assert await ended(server, "body") == before + 1


# ---------------------------------------------------------------- who does not read


def narrow(server: Server) -> socket.socket:
    """Open a connection that can take hardly anything before it is read."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(PATIENCE)
    made.connect(("127.0.0.1", server.port))
    return made


async def test_who_never_reads_a_large_answer_is_cut_off(server: Server) -> None:
    before, path = await ended(server, "unread"), "/api/rulebook"
    async with plain_client() as client:
        whole = len((await client.get(server.url(path), headers={"accept-encoding": "identity"})).content)
    async with asyncio.timeout(PATIENCE), company(server):
        plains = [narrow(server) for _ in range(10)]
        for plain in plains:
            plain.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())

        async def all_are_cut_off() -> bool:
            return await ended(server, "unread") == before + len(plains)

        await until(all_are_cut_off)
        await until(lambda: has_few(server))
        for plain in plains:
            with plain:
                assert len(await asyncio.to_thread(read_to_the_end, plain)) < whole


async def test_a_socket_that_never_reads_is_cut_off(server: Server) -> None:
    """The socket is told to close first, and does not read that either."""
    before, table = await ended(server, "unread"), await set_table(server, SETUP)
    async with asyncio.timeout(PATIENCE), company(server):
        with plain_socket(server, table.code, narrow(server)) as plain:
            plain.sendall(frame(b'{"type":"hello"}') + frame(b'{"type":"sync"}') * 400)

            async def is_cut_off() -> bool:
                return await ended(server, "unread") == before + 1

            await until(is_cut_off)
            await until(lambda: has_few(server))


def frame(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


class Pipe:
    """A transport through which so many bytes have still to go."""

    def __init__(self, unread: int) -> None:
        self.unread = unread
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_aborted = True


@pytest.mark.parametrize(("read", "is_aborted"), [(0, True), (LEAST - 1, True), (LEAST, False)])
async def test_who_reads_slowly_but_reads_is_not_cut_off(read: int, is_aborted: bool) -> None:
    pipe = Pipe(10 * LEAST)
    watched = Watched()
    watched.transport, watched.loop = pipe, asyncio.get_running_loop()  # type: ignore[assignment]
    watched.pause_writing()
    pipe.unread -= read
    watched.look()
    assert pipe.is_aborted is is_aborted
    pipe.unread = 0
    watched.look()
    assert pipe.is_aborted is is_aborted
    watched.resume_writing()


class Brief(Watched):
    """A connection that notes its transport, and when it is over."""

    def __init__(self) -> None:
        self.over = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.held = ref(transport)
        CONNECTIONS.inc()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        del self.transport
        self.over.set_result(None)


async def test_nothing_of_a_closed_connection_waits_for_the_garbage_collector() -> None:
    made: list[Brief] = []

    def connection() -> Brief:
        made.append(Brief())
        return made[-1]

    listening = await asyncio.get_running_loop().create_server(connection, "127.0.0.1", 0)
    gc.disable()
    try:
        async with listening:
            _, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
            writer.close()
            await writer.wait_closed()
            await until(lambda: bool(made and made[0].over.done()))
            await until(lambda: made[0].held() is None)
    finally:
        gc.enable()


# ---------------------------------------------------------------- who is many


async def idle_socket(
    server: Server, code: str, address: str = "", visitor: str = ""
) -> ClientConnection | int:
    """Open a socket that listens and says no more; return the status with which it was refused, if it was."""
    headers = {"x-forwarded-for": address} if address else {}
    url = server.live_url(code) + (visitor and f"?visitor={visitor}")
    opening = connect(url, ping_interval=None, additional_headers=headers, open_timeout=PATIENCE)
    try:
        opened = await opening
    except InvalidStatus as refused:
        words = refused.response.body or b""
        return refused.response.status_code if b"too many connections" in words else 0
    await opened.send('{"type":"hello"}')
    return opened


def is_open(each: ClientConnection | int) -> bool:
    return isinstance(each, ClientConnection) and each.state is State.OPEN


async def close(sockets: Iterable[ClientConnection | int]) -> None:
    await asyncio.gather(*[each.close() for each in sockets if not isinstance(each, int)])


async def test_one_address_has_only_so_many_connections_and_everybody_behind_it_finds_a_place(
    tmp_path: Path,
) -> None:
    """One opens more than there are, and goes on; two play on, and somebody else comes in and stays."""
    server = Server(tmp_path / "data", flags=SMALL)
    with stopping(server):
        await server.start()
        async with asyncio.timeout(2 * PATIENCE), company(server) as others:
            code = others.table.code
            greedy = [await idle_socket(server, code) for _ in range(MANY)]
            guest = await idle_socket(server, code, visitor="a-guest-who-stays")
            greedy += [await idle_socket(server, code) for _ in range(FEW)]
            await ask(server, f"/api/rooms/{code}")
            assert not isinstance(guest, int)
            await (await guest.ping())
            assert len([each for each in greedy if is_open(each)]) <= FEW
            await close([*greedy, guest])
            await until(lambda: has_few(server))
    assert server.errors() == []


async def test_made_up_browsers_do_not_take_all_places_either(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", flags=SMALL)
    with stopping(server):
        await server.start()
        async with asyncio.timeout(2 * PATIENCE), company(server) as others:
            code = others.table.code
            forged = [await idle_socket(server, code, visitor=f"forged-{number}") for number in range(MANY)]
            await ask(server, f"/api/rooms/{code}")
            guest = await idle_socket(server, code)
            assert not isinstance(guest, int)
            await (await guest.ping())
            await close([*forged, guest])
            await until(lambda: has_few(server))
    assert server.errors() == []


async def test_who_comes_through_a_proxy_is_counted_by_the_address_that_it_names(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", flags=SMALL | {"trusted-proxies": "127.0.0.1"})
    with stopping(server):
        await server.start()
        async with asyncio.timeout(2 * PATIENCE), company(server) as others:
            code = others.table.code
            other = await idle_socket(server, code, "203.0.113.6")
            sockets = [await idle_socket(server, code, "203.0.113.5") for _ in range(FEW + 10)]
            await until(lambda: sum(is_open(each) for each in sockets) == FEW)
            assert [is_open(each) for each in sockets] == [False] * 10 + [True] * FEW
            assert isinstance(other, ClientConnection)
            await (await other.ping())
            await close([*sockets, other])
            await until(lambda: has_few(server))
    assert server.errors() == []


def test_who_is_too_many_is_told_so_in_every_language() -> None:
    head, _, body = crowded().partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 503 ")
    assert f"Content-Length: {len(body)}\r\n".encode() in head
    for code in LANGUAGES:
        assert explain(Illegal("too-many-connections"), language(code)) in body.decode()


def test_a_school_has_room_for_all_its_browsers() -> None:
    """Thirty-one browsers with six connections each, the most that a browser opens, and a socket."""
    assert Config().max_connections_per_address >= 4 * 31 * (6 + 1)


UPGRADE = (
    "GET /api/rooms/{code}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
PING = bytes((0x89, 0x80)) + bytes(4)  # an empty one, masked
PINGS = 20_000  # on each line
LINES = 10
QUESTIONS = 5


@pytest.mark.parametrize("more", ["Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n"])
async def test_an_upgrade_with_a_body_is_refused(server: Server, more: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(UPGRADE.format(code="BCDFG", more=more).encode())
    async with asyncio.timeout(PATIENCE):
        assert (await read_all(reader)).startswith(b"HTTP/1.1 400 ")
    writer.close()


async def test_tiny_frames_and_chunks_wait_while_others_are_there(server: Server) -> None:
    """Everything that came at once used to be read before anybody else was answered."""
    code = (await ask(server, "/api/rooms", {"setup": {"game": "L1", "chairs": [{}, {}]}}))["code"]
    answered = 0

    async def flood() -> None:
        nonlocal answered
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.66", 0))
        writer.write(UPGRADE.format(code=code, more="").encode() + PING * PINGS)
        try:
            while said := await reader.read(1 << 16):
                answered += len(said)
        finally:
            writer.close()

    lines = [asyncio.create_task(flood()) for _ in range(LINES)]
    try:
        await until(lambda: answered > 0)
        for _ in range(QUESTIONS):
            await ask(server, f"/api/rooms/{code}")
        assert answered < LINES * PINGS  # each answer has two bytes
    finally:
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
