"""A server that ends while clients of every kind wait for something."""

import asyncio
import signal
from pathlib import Path

import httpx2
import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.server.driving import BOOT, PATIENCE, Server, ask, stopping, until
from tests.server.http.test_connections import told
from tests.server.jobs.test_work_attacks import hard_puzzle

pytestmark = pytest.mark.anyio

BROWSERS = 10
EACH = 3
LARGE = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HASTE = f"""
import socket
from golems.cli import serve
usual = serve.listen

def listen(config):
    listening = usual(config)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 20_000)
    return listening

serve.listen = listen
{BOOT}
"""


async def prove(server: Server, client: httpx2.AsyncClient, number: int) -> httpx2.Response:
    headers = {"x-golems-visitor": f"visitor-{number // EACH}"}
    content = msgspec.json.encode({"puzzle": hard_puzzle(number)})
    return await client.post(server.url("/api/editor/prove"), content=content, headers=headers)


async def has_a_socket(server: Server) -> bool:
    return await told(server, "golems_sockets{.*}") == 1


async def test_who_still_waits_when_a_server_ends_is_told_so_and_nothing_is_called_an_error(
    tmp_path: Path,
) -> None:
    """Proofs that wait for their turn, wrong codes, a reader that has stopped, and sockets."""
    server, lines = Server(tmp_path / "data", boot=HASTE), httpx2.Limits(max_connections=None)
    with stopping(server):
        await server.start()
        code = (await ask(server, "/api/lessons", {}))["code"]
        live = server.url(f"/api/gatherings/{code}/live", "ws")
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(LARGE * 30)  # and read nothing of it
        async with (
            asyncio.timeout(PATIENCE),
            httpx2.AsyncClient(timeout=None, limits=lines) as client,
            connect(live) as silent,
        ):
            waiting = [asyncio.create_task(prove(server, client, n)) for n in range(BROWSERS * EACH)]
            await until(lambda: has_a_socket(server))
            assert server.process
            server.process.send_signal(signal.SIGTERM)
            answers = await asyncio.gather(*waiting)
            await silent.wait_closed()
        await until(lambda: not server.is_running)
        writer.close()
    assert {(answer.status_code, answer.json()["reason"]) for answer in answers} == {(503, "no-answer")}
    assert server.errors() == []
