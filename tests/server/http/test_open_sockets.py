"""What an open socket keeps: no headers of its upgrade, what it has received, and whether it takes more."""

import asyncio
from typing import cast

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn._types import WebSocketReceiveEvent
from uvicorn.server import ServerState
from websockets.http11 import Request as Upgrade

from golems.server.http.connections import Gate, HttpConnection, Inbox, SocketConnection
from tests.server.driving import until
from tests.server.http.test_connections import UPGRADE

pytestmark = pytest.mark.anyio


async def accept_and_wait(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


class Remembering(SocketConnection):
    """A socket that remembers its upgrade, as the parser of frames does."""

    upgrade: Upgrade

    def handle_connect(self, event: Upgrade) -> None:
        self.upgrade = event
        super().handle_connect(event)


async def test_an_open_socket_keeps_no_headers_of_its_upgrade() -> None:
    """The application has them in its scope; whatever parsed them needs them no more."""
    config = uvicorn.Config(accept_and_wait, ws=Remembering, log_config=None)
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    listening = await loop.create_server(lambda: HttpConnection(config, state, {}), "127.0.0.1", 0)
    async with listening:
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        writer.write(UPGRADE.format(code="BCDFG", more="X-Of-This-Test: kept?\r\n").encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        [opened] = cast(set[Remembering], state.connections)
        await until(lambda: not opened.upgrade.headers)
        assert (b"x-of-this-test", b"kept?") in opened.scope["headers"]
        writer.close()
        await writer.wait_closed()
        await until(lambda: not state.connections)


# ---------------------------------------------------------------- what a socket has received


async def test_what_comes_together_is_taken_one_after_the_other() -> None:
    inbox, events = Inbox(), [received(str(number)) for number in range(3)]
    for event in events:
        inbox.put_nowait(event)
    assert [await inbox.get() for _ in events] == events
    assert inbox.empty()


async def test_nothing_is_lost_when_a_reader_is_cancelled_as_something_comes() -> None:
    inbox, event = Inbox(), received("first")
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(event)
    reader.cancel()
    await asyncio.wait([reader])
    assert reader.cancelled()
    assert await inbox.get() == event
    assert inbox.empty()


# ---------------------------------------------------------------- when a socket may be written to


async def test_nobody_waits_at_an_open_gate_and_all_go_on_when_it_opens() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.wait([waiting[0]])
    assert not waiting[1].done()
    gate.set()
    await waiting[1]
    await gate.wait()


async def test_whoever_wakes_at_a_gate_that_has_closed_again_waits_on() -> None:
    gate = Gate()
    gate.clear()
    waiting = asyncio.create_task(gate.wait())
    await asyncio.sleep(0)
    gate.set()
    gate.clear()
    for _ in range(3):
        await asyncio.sleep(0)
    assert not waiting.done()
    gate.set()
    await waiting


def received(text: str) -> WebSocketReceiveEvent:
    return {"type": "websocket.receive", "text": text}
