"""A server in this process, and browsers that live in its rooms."""

import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec
from starlette.testclient import TestClient

from golems.server.app import build
from golems.server.http.config import Config
from tests.server.folding import fold_news

OFTEN = "999999/second"
L1: dict[str, Any] = {"game": "L1", "arena": "carousel", "chairs": [{"colour": "red"}, {"colour": "blue"}]}
BOT = {"kind": "bot", "bot": "random"}


def server(folder: Path, **settings: Any) -> TestClient:
    """Make a server without limits, unless they are named."""
    usual: dict[str, Any] = dict.fromkeys(
        ("create_limit", "join_limit", "message_limit", "question_limit", "request_limit"), OFTEN
    )
    usual["max_rooms_per_address"] = 999_999
    config = Config(data=folder, hosts=("testserver",), **usual | settings)
    return TestClient(build(config), raise_server_exceptions=False)


class SeatedRoom(NamedTuple):
    """A room in which people sit."""

    code: str
    host: str
    seats: tuple[str, ...]


def lay(client: TestClient, *names: str, **setup: Any) -> SeatedRoom:
    """Make a room, and sit down on its first chairs."""
    made = client.post("/api/rooms", json={"setup": L1 | setup}).json()
    seats = [sit(client, made["code"], chair, name) for chair, name in enumerate(names)]
    return SeatedRoom(made["code"], made["token"], tuple(seats))


def sit(client: TestClient, code: str, chair: int, name: str) -> str:
    answer = client.post(f"/api/rooms/{code}/chairs/{chair}", json={"name": name})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def until(look: Callable[[], Any], seconds: float = 120.0) -> Any:
    """Wait for something; return it."""
    end = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


class SocketBrowser:
    """A socket. What it was told last is in `rooms`, by chair."""

    def __init__(self, client: TestClient, code: str, *tokens: str, **hello: Any) -> None:
        self.socket = client.websocket_connect(f"/api/rooms/{code}/live")
        self.hello = {"type": "hello", "tokens": tokens, **hello}
        self.rooms: dict[int | None, Any] = {}
        self.told: dict[int | None, Any] = {}  # the messages themselves
        self.presences: list[list[int]] = []  # who was told to be there, the last one now
        self.present_keys: set[str] = set()
        self.lines: deque[str] = deque()
        self.sent = 0

    def __enter__(self) -> Self:
        self.socket.__enter__()
        self.tell(self.hello)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.__exit__(kind, error, trace)

    def tell(self, message: Any) -> None:
        """Send a message that has no answer but what is seen then: that comes before the answer to the next
        message."""
        self.socket.send_json(message)
        self.ask("ping")

    def ask(self, type: str, **fields: Any) -> Any:
        """Send a message and read on until it is answered."""
        self.sent += 1
        self.socket.send_json({"type": type, "id": self.sent, **fields})
        while (told := self.read()).get("id") != self.sent:
            pass
        return told

    def do(self, type: str, **fields: Any) -> None:
        answer = self.ask(type, **fields)
        assert answer["type"] == "done", answer

    def decide(self, chair: int, **decision: Any) -> Any:
        return self.ask("decide", chair=chair, number=self.room(chair)["number"], decision=decision)

    def read(self) -> Any:
        if not self.lines:
            self.lines += self.socket.receive_text().split("\n")
        told = msgspec.json.decode(self.lines.popleft())
        if "chair" in told:
            self.told[told["chair"]] = told
        if told["type"] == "present":
            self.presences.append(told["chairs"])
            self.present_keys |= told.keys()
        if told["type"] == "seen":
            self.rooms[told["chair"]] = told["room"]
        elif told["type"] == "news":
            self.rooms[told["chair"]] = fold_news(self.rooms[told["chair"]], told)
        return told

    def read_until(self, seen: Callable[[Any], Any]) -> Any:
        """Read on until this is true of a room; return that room."""
        while not ("chair" in (told := self.read()) and seen(self.rooms[told["chair"]])):
            pass
        return self.rooms[told["chair"]]

    @property
    def present(self) -> list[int]:
        return self.presences[-1]

    def room(self, chair: int | None = None) -> Any:
        return self.rooms[chair]
