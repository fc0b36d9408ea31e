"""What stands before every request: headers, origins."""

from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from golems.server.http.guard import CONTENT_SECURITY_POLICY, HEADERS, POLICY_VIOLATION, Guard


async def size(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def fail(request: Request) -> Response:
    raise RuntimeError


async def careless(request: Request) -> Response:
    answer = PlainTextResponse("", headers={"Content-Security-Policy": "default-src *"})
    answer.set_cookie("who", "me")
    return answer


async def live(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


ROUTES = [
    Route("/size", size, methods=["GET", "POST"]),
    Route("/fail", fail),
    Route("/careless", careless),
    WebSocketRoute("/live", live),
]


@pytest.fixture
def client() -> Iterator[TestClient]:
    app = Guard(Starlette(routes=ROUTES), origins=("https://school.example",))
    with TestClient(app, base_url="http://10.0.0.5:8000", raise_server_exceptions=False) as opened:
        yield opened


# ---------------------------------------------------------------- headers


@pytest.mark.parametrize(
    ("path", "status"), [("/size", 200), ("/nowhere", 404), ("/fail", 500), ("/careless", 200)]
)
def test_every_answer_is_protected(client: TestClient, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert HEADERS.items() <= dict(answer.headers).items()
    assert "set-cookie" not in answer.headers
    assert "strict-transport-security" not in answer.headers


def test_the_page_may_run_and_load_only_its_own() -> None:
    policy = dict(part.split(" ", 1) for part in CONTENT_SECURITY_POLICY.split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "upgrade-insecure-requests" not in policy


# ---------------------------------------------------------------- origins


def connect(client: TestClient, **headers: str) -> str:
    with client.websocket_connect("/live", headers={"host": "10.0.0.5:8000"} | headers) as socket:
        return socket.receive_text()


@pytest.mark.parametrize(
    "origin",
    ["http://10.0.0.5:8000", "https://10.0.0.5:8000", "HTTP://10.0.0.5:8000", "https://school.example"],
)
def test_a_page_of_this_host_or_a_named_one_may_connect(client: TestClient, origin: str) -> None:
    assert connect(client, origin=origin) == "hello"


def test_a_program_that_is_no_page_may_connect(client: TestClient) -> None:
    assert connect(client) == "hello"


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://10.0.0.5",
        "http://10.0.0.5:8001",
        "http://10.0.0.5:8000.evil.example",
        "http://school.example",
        "https://school.example.evil.example",
        "null",
        "",
        "10.0.0.5:8000",
        "http://[",
    ],
)
def test_no_other_page_may(client: TestClient, origin: str) -> None:
    with pytest.raises(WebSocketDisconnect) as closed:
        connect(client, origin=origin)
    assert closed.value.code == POLICY_VIOLATION


@pytest.mark.parametrize("origin", ["null", "", "http://"])
def test_without_a_host_no_page_is_of_this_host(client: TestClient, origin: str) -> None:
    with pytest.raises(WebSocketDisconnect):
        connect(client, origin=origin, host="")
