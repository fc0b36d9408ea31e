"""For which hosts a server answers: its own names and addresses, and those that are named."""

import json
import socket
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from golems.server.http.config import Config
from golems.server.http.hosts import is_known, names_of
from tests.server.driving import Server, ask, stopping

pytestmark = pytest.mark.anyio

NAMES = frozenset({"localhost", "play.example", "teacher", "teacher.local"})


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "192.168.1.7:8000",
        "[::1]:8000",
        "[fe80::1]",
        "localhost",
        "localhost:8000",
        "LocalHost:8000",
        "localhost.:8000",
        "teacher.local:8000",
        "play.example",
    ],
)
def test_addresses_and_own_names_are_known(host: str) -> None:
    assert is_known(host, NAMES)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8000",
        "play.example.evil.example",
        "notplay.example",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "127.0.0.1 evil.example",
        "evil.example/127.0.0.1",
        "[evil.example]",
        "localhost:80:80",
        "localhost:x",
        "[::1",
        "2130706433",
        "..",
        ".local",
        "ключ",
    ],
)
def test_nothing_else_is(host: str) -> None:
    assert not is_known(host, NAMES)


def test_a_machine_has_its_own_names_and_those_that_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Teacher.lan")
    monkeypatch.setattr(socket, "getfqdn", lambda: "teacher.school.example.")
    config = Config(host="0.0.0.0", hosts=("play.example",))
    assert names_of(config) - {"0.0.0.0"} == {
        "localhost",
        "teacher",
        "teacher.lan",
        "teacher.local",
        "teacher.school.example",
        "play.example",
    }


# ---------------------------------------------------------------- a real server


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    started = Server(
        tmp_path_factory.mktemp("hosts") / "data", flags={"hosts": "play.example, 2.play.example"}
    )
    with stopping(started):
        await started.start()
        yield started


def get(server: Server, path: str, host: str, **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(server.url(path), headers={"Host": host} | headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read().decode()


async def open_socket(server: Server, host: str) -> None:
    """Open a socket as a page of that host does, whose name leads to this machine."""
    code = (await ask(server, "/api/lessons", {}))["code"]
    address = f"ws://{host}:{server.port}/api/gatherings/{code}/live"
    origin = Origin(f"http://{host}:{server.port}")
    async with connect(address, host="127.0.0.1", port=server.port, origin=origin) as client:
        await client.send('{"type":"hello"}')
        assert '"shown"' in str(await client.recv())


OWN = ("127.0.0.1", "localhost", f"{socket.gethostname().partition('.')[0].lower()}.local", "play.example")


@pytest.mark.parametrize("host", OWN)
async def test_a_server_answers_to_its_own_names(server: Server, host: str) -> None:
    assert get(server, "/", f"{host}:{server.port}")[0] == 200
    assert get(server, "/api/games", f"{host}:{server.port}")[0] == 200
    await open_socket(server, host)


async def test_a_page_whose_name_leads_to_this_machine_is_refused_in_words(server: Server) -> None:
    host = f"evil.example:{server.port}"
    status, told = get(server, "/", host, Accept="text/html,*/*", **{"Accept-Language": "en"})
    assert (status, told.count("\n")) == (421, 0)
    assert "evil.example" in told
    assert "--hosts" in told
    status, told = get(server, "/api/games?lang=ru", host)
    assert (status, json.loads(told)["reason"]) == (421, "other-host")
    assert "--hosts" in json.loads(told)["text"]
    with pytest.raises(InvalidStatus) as refused:
        await open_socket(server, "evil.example")
    assert refused.value.response.status_code == 421
    assert b"--hosts" in refused.value.response.body


def test_a_request_for_no_host_is_refused_in_words(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 30) as plain:
        plain.sendall(b"GET / HTTP/1.0\r\n\r\n")
        answer = b"".join(iter(lambda: plain.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 421 ")
    assert b"--hosts" in answer


async def test_others_are_refused_when_nobody_is_named(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with stopping(server):
        await server.start()
        assert get(server, "/", "play.example")[0] == 421
        assert get(server, "/", "localhost")[0] == 200
