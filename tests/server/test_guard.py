"""What stands before every request: headers, sizes, origins."""

from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from golems.server.guard import CONTENT_SECURITY_POLICY, HEADERS, POLICY_VIOLATION, Guard

LIMIT = 1000


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
    app = Guard(Starlette(routes=ROUTES), origins=("https://school.example",), most_body=LIMIT)
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


def test_the_refusal_of_a_body_is_protected_too(client: TestClient) -> None:
    assert HEADERS.items() <= dict(client.post("/size", content=b"x" * 2 * LIMIT).headers).items()


def test_the_page_may_run_and_load_only_its_own() -> None:
    policy = dict(part.split(" ", 1) for part in CONTENT_SECURITY_POLICY.split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "upgrade-insecure-requests" not in policy


# ---------------------------------------------------------------- sizes


def chunks(count: int) -> Iterator[bytes]:
    for _ in range(count):
        yield b"x" * 100


@pytest.mark.parametrize(("length", "status"), [(0, 200), (LIMIT, 200), (LIMIT + 1, 413), (10_000_000, 413)])
def test_a_body_has_a_largest_size(client: TestClient, length: int, status: int) -> None:
    answer = client.post("/size", content=b"x" * length)
    assert answer.status_code == status
    assert answer.text == str(length) if status == 200 else answer.json()["reason"] == "body-too-large"


@pytest.mark.parametrize(("count", "status"), [(10, 200), (11, 413), (100_000, 413)])
def test_so_has_a_body_that_does_not_say_its_length(client: TestClient, count: int, status: int) -> None:
    answer = client.post("/size", content=chunks(count))
    assert answer.status_code == status
    assert answer.text == "1000" if status == 200 else answer.json()["reason"] == "body-too-large"


@pytest.mark.parametrize("length", ["-1", "x", "1" * 5000, "+5", ""])
def test_a_length_that_is_none_is_refused(client: TestClient, length: str) -> None:
    assert client.post("/size", headers={"content-length": length}).status_code == 413


@pytest.mark.anyio
async def test_a_body_that_breaks_off_is_not_taken_for_a_whole_one() -> None:
    seen: list[Message] = []
    parts: list[Message] = [
        {"type": "http.disconnect"},
        {"type": "http.request", "body": b"half", "more_body": True},
    ]

    async def receive() -> Message:
        return parts.pop()

    async def send(message: Message) -> None:
        seen.append(message)

    headers = [(b"transfer-encoding", b"chunked")]
    scope = {"type": "http", "method": "POST", "path": "/size", "headers": headers, "query_string": b""}
    await Guard(Starlette(routes=ROUTES))(scope, receive, send)
    assert seen[0]["status"] == 413


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
