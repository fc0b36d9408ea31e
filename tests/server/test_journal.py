"""The log tells what an operator needs and no secret of anybody."""

import io
import json
import logging
import logging.config
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

import httpx2
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.types import Message, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets import ConnectionClosed, InvalidStatus, Origin
from websockets.sync.client import connect

from golems.server.http.access import AccessLog, network_of
from golems.server.http.guard import Guard
from golems.server.http.tokens import Tokens
from golems.server.journal import LOGGER, JsonLines, TextLines, fault, log_settings, tell

TOKEN = Tokens(b"k" * 32).seat("BCDFG", 1, "key-of-ann")
SECRETS = ("BCDFG", TOKEN, "Ann", "F F A D", "203.0.113.77", "key-of-ann", "lang=ru", "evil")


async def join(request: Request) -> Response:
    await request.body()
    return PlainTextResponse("")


async def fail(request: Request) -> Response:
    raise ValueError(await request.body())


async def live(socket: WebSocket) -> None:
    await socket.accept()
    try:
        await socket.receive_text()
        await socket.close(4001)
    except WebSocketDisconnect:
        pass


ROUTES = [
    Mount("/api", routes=[Route("/rooms/{code}/join", join, methods=["POST"])]),
    Route("/fail/{code}", fail, methods=["POST"]),
    WebSocketRoute("/live/{code}", live),
]


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Catch what the handler of the server writes, in the settings that the server uses."""
    root, levels = (
        logging.getLogger(),
        {name: logging.getLogger(name).level for name in log_settings("text")["loggers"]},
    )
    handlers, level, written = root.handlers[:], root.level, io.StringIO()
    logging.config.dictConfig(log_settings("json"))
    [handler] = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(written)
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


@pytest.fixture
def client() -> Iterator[TestClient]:
    app = AccessLog(Guard(Starlette(routes=ROUTES)))
    with TestClient(app, client=("203.0.113.77", 5000), raise_server_exceptions=False) as opened:
        yield opened


def lines(log: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_request_is_told_by_its_route(log: io.StringIO, client: TestClient) -> None:
    client.post("/api/rooms/BCDFG/join?lang=ru", json={"name": "Ann"})
    [line] = lines(log)
    assert re.fullmatch("[0-9a-f]{8}", str(line.pop("id")))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", str(line.pop("at")))
    assert isinstance(line.pop("ms"), float)
    assert line == {
        "level": "info",
        "event": "request",
        "method": "POST",
        "route": "/rooms/{code}/join",
        "status": 200,
        "network": "203.0.113.0/24",
    }


def test_a_connection_is_told_with_its_end(log: io.StringIO, client: TestClient) -> None:
    with client.websocket_connect("/live/BCDFG") as socket:
        socket.send_text(TOKEN)
        assert socket.receive()["code"] == 4001
    with client.websocket_connect("/live/BCDFG") as socket:
        socket.close(1001)
    told = [(line["event"], line["method"], line["route"], line["status"]) for line in lines(log)]
    assert told == [
        ("connection", "WEBSOCKET", "/live/{code}", 4001),
        ("connection", "WEBSOCKET", "/live/{code}", 1001),
    ]


def test_no_secret_of_a_session_is_in_the_log(log: io.StringIO, client: TestClient) -> None:
    """Names, codes, tokens, programs, queries and addresses are sent everywhere, and uvicorn talks too."""
    secret = {"name": "Ann", "token": TOKEN, "program": "F F A D"}
    headers = {"authorization": f"Bearer {TOKEN}", "origin": "http://evil.example", "x-request-id": TOKEN}
    client.post(f"/api/rooms/BCDFG/join?lang=ru&token={TOKEN}", json=secret, headers=headers)
    client.post(f"/fail/BCDFG?token={TOKEN}", json=secret, headers=headers)
    client.get(f"/nowhere/{TOKEN}/Ann?lang=ru")
    client.request(TOKEN[:40], "/api/rooms/BCDFG/join")
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/live/BCDFG?token={TOKEN}", headers=headers),
    ):
        pass
    with client.websocket_connect(f"/live/BCDFG?token={TOKEN}") as socket:
        socket.send_text(json.dumps(secret))
        socket.receive()
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "203.0.113.77:5000", f"/live/BCDFG?token={TOKEN}")
    logging.getLogger("uvicorn.access").info('%s - "%s"', "203.0.113.77", f"/live/BCDFG?token={TOKEN}")
    try:
        raise ValueError(f"Ann plays F F A D with {TOKEN}")
    except ValueError as error:
        uvicorn.error("Exception in ASGI application\n", exc_info=error)
        uvicorn.error(error)
        logging.getLogger("sqlalchemy").warning("cannot write %s", secret)
    told = log.getvalue()
    assert [secret for secret in SECRETS if secret in told] == []
    assert len(told.splitlines()) == 9
    assert "ValueError at test_journal.py" in told
    assert "cannot write %s" in told


async def wait_for_nobody() -> Message:
    return {"type": "websocket.connect"}


async def send_to_nobody(message: Message) -> None:
    raise BrokenPipeError  # as uvicorn does


@pytest.mark.anyio
async def test_who_goes_before_the_connection_is_open_writes_no_error(log: io.StringIO) -> None:
    """Nobody can fill the log of the server with errors by leaving at once."""
    scope: Scope = {"type": "websocket", "path": "/live/BCDFG", "headers": [], "query_string": b""}
    with suppress(OSError):
        await AccessLog(Starlette(routes=ROUTES))(scope, wait_for_nobody, send_to_nobody)
    [line] = lines(log)
    assert (line["level"], line["event"], line["status"]) == ("info", "connection", 1006)
    assert "error" not in line


@contextmanager
def serving() -> Iterator[str]:
    """Run a real server, as `golems serve` does; return where it listens."""
    app = Guard(AccessLog(Starlette(routes=ROUTES)))
    config = uvicorn.Config(app, port=0, ws="websockets-sansio", log_config=None, proxy_headers=False)
    server = uvicorn.Server(config)
    thread = Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def test_a_real_server_tells_no_secret_either(log: io.StringIO) -> None:
    with serving() as host, httpx2.Client() as client:
        client.post(f"http://{host}/api/rooms/BCDFG/join?token={TOKEN}", json={"name": "Ann"})
        client.post(f"http://{host}/fail/BCDFG?token={TOKEN}", json={"name": "Ann"})
        with connect(f"ws://{host}/live/BCDFG?token={TOKEN}") as socket:
            socket.send("F F A D")
            with pytest.raises(ConnectionClosed):
                socket.recv()
        with pytest.raises(InvalidStatus, match="403"):
            connect(f"ws://{host}/live/BCDFG?token={TOKEN}", origin=Origin("http://evil.example"))
    told = log.getvalue()
    assert [secret for secret in (*SECRETS, "127.0.0.1") if secret in told] == []
    assert [line["route"] for line in lines(log) if "route" in line] == [
        "/rooms/{code}/join",
        "/fail/{code}",
        "/live/{code}",
    ]


def test_what_is_not_on_the_list_cannot_be_told() -> None:
    with pytest.raises(ValueError, match="not to be logged: name, token"):
        tell("joined", token=TOKEN, name="Ann", count=1)


def test_a_line_of_text(log: io.StringIO) -> None:
    record = LOGGER.makeRecord(
        LOGGER.name, logging.INFO, "", 1, "started", (), None, extra={"facts": {"worker": 7}}
    )
    record.created = 0.25
    assert TextLines().format(record) == "1970-01-01T00:00:00.250+00:00 info started worker=7"
    assert json.loads(JsonLines().format(record))["worker"] == 7


def test_a_line_stays_one_line() -> None:
    facts = {"facts": {"reason": "a\nb\x1b[31m"}}
    for formatter in (TextLines(), JsonLines()):
        line = formatter.format(
            LOGGER.makeRecord("x", logging.INFO, "", 1, "one\ntwo", (), None, extra=facts)
        )
        assert "\n" not in line
        assert "\x1b" not in line


def test_an_error_that_was_never_raised_has_a_kind_only() -> None:
    assert fault(KeyError("secret")) == "KeyError"


@pytest.mark.parametrize(
    ("client", "network"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("testclient", "unknown"),
    ],
)
def test_only_a_part_of_the_address_is_told(client: str, network: str) -> None:
    assert network_of({"type": "http", "client": (client, 1), "headers": []}) == network


@pytest.mark.parametrize("name", ["uvicorn.error", "uvicorn.access", "uvicorn"])
def test_the_lines_of_uvicorn_that_name_addresses_are_off(log: io.StringIO, name: str) -> None:
    assert not logging.getLogger(name).isEnabledFor(logging.INFO)
