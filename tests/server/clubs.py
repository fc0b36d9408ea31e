"""A club evening: a tournament on a server in this process, its organiser and its players."""

from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec
from starlette.testclient import TestClient

from tests.server.browsers import SocketBrowser

SWISS: dict[str, Any] = {
    "name": "Club evening",
    "format": "swiss",
    "rounds": 3,
    "arenas": ["carousel"],
    "tie_breaks": ["head_to_head", "damage", "destroyed", "buchholz"],
    "match": {"game": "L1"},
}
NAMES = ("Маша", "Петя", "Оля", "Tim", "Ada", "Ben")


class Attendant:
    """A socket of a gathering. What it was shown last is `view`."""

    def __init__(self, client: TestClient, code: str, *tokens: str) -> None:
        self.socket = client.websocket_connect(f"/api/gatherings/{code}/live")
        self.tokens = tokens
        self.view: Any = None
        self.last: Any = None  # message
        self.heard = b""
        self.lines: deque[str] = deque()

    def __enter__(self) -> Self:
        self.socket.__enter__()
        self.socket.send_json({"type": "hello", "tokens": self.tokens})
        self.read()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.__exit__(kind, error, trace)

    def read(self) -> Any:
        if not self.lines:
            text = self.socket.receive_text()
            self.heard += text.encode()
            self.lines += text.split("\n")
        told = self.last = msgspec.json.decode(self.lines.popleft())
        self.view = told["view"] if told["type"] == "shown" else self.view
        return told

    def until(self, seen: Callable[[Any], Any]) -> Any:
        while not (found := seen(self.view)):
            self.read()
        return found


class ClubMember(NamedTuple):
    number: int
    token: str


class Club:
    """A tournament through the REST API."""

    def __init__(self, client: TestClient, rules: Any = SWISS, **more: Any) -> None:
        self.client = client
        made = self.asked("POST", "/api/tournaments", {"rules": rules, **more})
        self.code, self.lead = made["code"], made["token"]
        self.players: list[ClubMember] = []

    def asked(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def join(self, *names: str, status: int = 200) -> Any:
        for name in names:
            told = self.asked("POST", f"/api/tournaments/{self.code}/players", {"name": name}, status)
            if status == 200:
                self.players.append(ClubMember(told["player"], told["token"]))
        return told

    def act(self, type: str, token: str | None = None, status: int = 200, **fields: Any) -> Any:
        body = {"token": token or self.lead, "act": {"type": type, **fields}}
        return self.asked("POST", f"/api/tournaments/{self.code}/acts", body, status)

    def back(self, word: str, status: int = 200) -> Any:
        """Come with a word at another device."""
        return self.asked("POST", f"/api/gatherings/{self.code}/back", {"word": word}, status)

    def word(self, player: int | None = None, status: int = 200, token: str | None = None) -> Any:
        """Return the word that the organiser is given for another device."""
        body = {"token": token or self.lead, "member": player}
        told = self.asked("POST", f"/api/gatherings/{self.code}/ways", body, status)
        return told["word"] if status == 200 else told

    def seat(self, player: ClubMember, status: int = 200) -> Any:
        return self.asked("POST", f"/api/tournaments/{self.code}/seat", {"token": player.token}, status)

    def view(self) -> Any:
        return self.asked("GET", f"/api/tournaments/{self.code}")

    def tables(self) -> list[Any]:
        """Return the tables of this round that are still played."""
        return [table for table in self.view()["round"]["tables"] if table["state"] != "over"]

    def lose(self, player: ClubMember) -> None:
        """Sit down and resign."""
        seat = self.seat(player)
        with SocketBrowser(self.client, seat["room"], seat["token"]) as browser:
            answer = browser.decide(seat["chair"], resign=True)
            assert answer["type"] == "done", answer

    def play_round(self) -> None:
        """Let the one on the first seat of each table resign."""
        for table in self.tables():
            self.lose(self.players[table["seats"][0]["player"]])
