"""What comes with a request: so large, and so many at a time."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.types import Message

from golems.server.http.bodies import MOST_AT_ONCE, MOST_TOGETHER, Bodies
from golems.server.http.guard import HEADERS, Guard
from tests.server.driving import Server, ask, stopping

LIMIT = 1000


async def size(request: Request) -> Response:
    try:
        return PlainTextResponse(str(len(await request.body())))
    except ClientDisconnect:
        return PlainTextResponse("", 499)


APP = Starlette(routes=[Route("/size", size, methods=["GET", "POST"])])


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(Guard(Bodies(APP, most_body=LIMIT))) as opened:
        yield opened


# ---------------------------------------------------------------- sizes


def chunks(count: int) -> Iterator[bytes]:
    for _ in range(count):
        yield b"x" * 100


@pytest.mark.parametrize(("length", "status"), [(0, 200), (LIMIT, 200), (LIMIT + 1, 413), (10_000_000, 413)])
def test_a_body_has_a_largest_size(client: TestClient, length: int, status: int) -> None:
    answer = client.post("/size", content=b"x" * length)
    assert answer.status_code == status
    assert answer.text == str(length) if status == 200 else answer.json()["reason"] == "body-too-large"
    assert HEADERS.items() <= dict(answer.headers).items()


@pytest.mark.parametrize(("count", "status"), [(10, 200), (11, 413), (100_000, 413)])
def test_so_has_a_body_that_does_not_say_its_length(client: TestClient, count: int, status: int) -> None:
    answer = client.post("/size", content=chunks(count))
    assert answer.status_code == status
    assert answer.text == "1000" if status == 200 else answer.json()["reason"] == "body-too-large"


@pytest.mark.parametrize("length", ["-1", "x", "1" * 5000, "+5", ""])
def test_a_length_that_is_none_is_refused(client: TestClient, length: str) -> None:
    assert client.post("/size", headers={"content-length": length}).status_code == 413


def test_without_a_body_nothing_is_read(client: TestClient) -> None:
    assert client.get("/size").text == "0"


# ---------------------------------------------------------------- many


class Sender:
    """A client that sends half a body, then nothing, until it goes."""

    def __init__(self) -> None:
        self.parts: asyncio.Queue[Message] = asyncio.Queue()
        self.seen: list[Message] = []
        self.parts.put_nowait({"type": "http.request", "body": b"half", "more_body": True})

    async def ask(self, app: Bodies, address: str) -> None:
        headers = [(b"transfer-encoding", b"chunked")]
        scope = {"type": "http", "method": "POST", "path": "/size", "headers": headers, "query_string": b""}
        await app(scope | {"client": (address, 1)}, self.parts.get, self.send)

    async def send(self, message: Message) -> None:
        self.seen.append(message)

    def go(self) -> None:
        self.parts.put_nowait({"type": "http.disconnect"})

    def finish(self) -> None:
        self.parts.put_nowait({"type": "http.request", "body": b"", "more_body": False})


@pytest.mark.anyio
async def test_a_body_that_breaks_off_is_not_taken_for_a_whole_one() -> None:
    app, sender = Bodies(APP), Sender()
    sender.go()
    await sender.ask(app, "203.0.113.1")
    assert sender.seen[0]["status"] == 499
    assert not app.coming.all


@pytest.mark.anyio
async def test_an_address_sends_so_many_bodies_at_a_time_and_who_comes_anew_has_a_place() -> None:
    app, senders, other = Bodies(APP), [Sender() for _ in range(MOST_AT_ONCE + 3)], Sender()
    tasks = [asyncio.create_task(sender.ask(app, "203.0.113.1")) for sender in senders]
    await asyncio.gather(*tasks[:3])
    assert {sender.seen[0]["status"] for sender in senders[:3]} == {503}
    other.finish()
    await other.ask(app, "203.0.113.2")
    assert other.seen[0]["status"] == 200
    for sender in senders[3:]:
        sender.finish()
    await asyncio.gather(*tasks)
    assert {sender.seen[0]["status"] for sender in senders[3:]} == {200}
    assert not app.coming.all


@pytest.mark.anyio
async def test_however_many_began_before_who_sends_a_whole_body_has_a_place() -> None:
    app, senders, other = Bodies(APP), [Sender() for _ in range(4 * MOST_AT_ONCE)], Sender()
    tasks = [asyncio.create_task(sender.ask(app, "203.0.113.1")) for sender in senders]
    await asyncio.sleep(0)
    other.finish()
    await other.ask(app, "203.0.113.1")
    assert other.seen[0]["status"] == 200
    for sender in senders:
        sender.go()
    await asyncio.gather(*tasks)


@pytest.mark.anyio
async def test_who_is_cancelled_for_another_reason_answers_nothing() -> None:
    app, sender = Bodies(APP), Sender()
    task = asyncio.create_task(sender.ask(app, "203.0.113.1"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()
    assert not sender.seen
    assert not app.coming.all


@pytest.mark.anyio
async def test_all_addresses_together_send_so_many() -> None:
    app = Bodies(APP)
    senders = [Sender() for _ in range(MOST_TOGETHER)]
    tasks = [
        asyncio.create_task(sender.ask(app, f"203.0.113.{number % 200}"))
        for number, sender in enumerate(senders)
    ]
    await asyncio.sleep(0)
    late = Sender()
    await late.ask(app, "203.0.113.250")
    assert late.seen[0]["status"] == 503
    for sender in senders:
        sender.finish()
    await asyncio.gather(*tasks)


@pytest.mark.anyio
async def test_a_real_server_keeps_only_so_many_unfinished_bodies(tmp_path: Path) -> None:
    """Where each connection may have one, a thousand connections fill the memory. Others behind the address
    go on sending all the while."""
    server, refused = Server(tmp_path / "data"), list[bytes]()
    with stopping(server):
        await server.start()
        lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3 * MOST_AT_ONCE)]
        for _, writer in lines:
            writer.write(HALF)
        answers = {asyncio.create_task(reader.readline()) for reader, _ in lines}
        while len(refused) < 2 * MOST_AT_ONCE:
            done, answers = await asyncio.wait(answers, return_when=asyncio.FIRST_COMPLETED)
            refused += [task.result() for task in done]
        assert set(refused) == {b"HTTP/1.1 503 Service Unavailable\r\n"}
        assert (await ask(server, "/api/rooms", {"setup": {"game": "L1", "chairs": [{}, {}]}}))["code"]
        for _, writer in lines:
            writer.close()
        await asyncio.gather(*answers, return_exceptions=True)
    assert server.errors() == []


HALF = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n" + (
    b"4000\r\n" + b" " * 0x4000 + b"\r\n"
)
