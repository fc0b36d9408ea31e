"""A class at a server in this process."""

from typing import Any

import msgspec
from starlette.testclient import TestClient

from golems.lessons.entries import Animal
from golems.notation.cells import FACING_NAMES
from golems.notation.programs import write_short
from golems.puzzles.course import puzzles
from golems.puzzles.judge import expected_ghosts
from golems.puzzles.puzzle import Puzzle, PuzzleKind
from golems.puzzles.solver import solve


class Class:
    """A lesson: the teacher, and children by name."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        opened = client.post("/api/lessons", json={}).json()
        self.code, self.teacher = opened["code"], opened["token"]
        self.tokens: dict[str, str] = {}

    def join(self, *names: str, **more: Any) -> None:
        for name in names:
            answer = self.post("children", name=name, **more)
            self.tokens[name] = answer["token"]

    def join_as(self, animal: Animal) -> None:
        self.tokens[animal] = self.post("children", animal=animal)["token"]

    def ask(self, path: str, **body: Any) -> Any:
        return self.client.post(f"/api/lessons/{self.code}/{path}", json=body)

    def post(self, path: str, **body: Any) -> Any:
        answer = self.ask(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def lead(self, type: str, **more: Any) -> None:
        self.post("lead", token=self.teacher, wish={"type": type, **more})

    def refused(self, path: str, **body: Any) -> str:
        answer = self.ask(path, **body)
        assert answer.status_code in (404, 422), answer.text
        return str(answer.json()["reason"])

    def hand_in(self, name: str, puzzle: str, *programs: str, **more: Any) -> Any:
        return self.post("try", token=self.tokens[name], puzzle=puzzle, programs=programs, **more)

    def seen(self, *tokens: str) -> Any:
        """Return what the holder of these tokens is shown."""
        return msgspec.json.decode(self.told(*tokens))["view"]

    def told(self, *tokens: str) -> str:
        with self.client.websocket_connect(f"/api/gatherings/{self.code}/live") as socket:
            socket.send_json({"type": "hello", "tokens": tokens})
            return str(socket.receive_text())

    @property
    def board(self) -> Any:
        """Return what the teacher's page shows."""
        return self.seen(self.teacher)

    @property
    def screen(self) -> Any:
        return self.seen()

    def states(self) -> dict[str, str]:
        return {child["name"] or child["animal"]: child["state"] for child in self.board["children"]}


def puzzle_of(kind: PuzzleKind) -> tuple[str, Puzzle]:
    """Return a puzzle of the course with a single golem and a single round."""
    return next(
        (name, puzzle)
        for name, puzzle in puzzles().items()
        if puzzle.kind == kind and puzzle.rounds == 1 and len(puzzle.control) == 1
    )


def solution_of(puzzle: Puzzle) -> str:
    return write_short(solve(puzzle, 1).examples[0][0])


def right_ghost(puzzle: Puzzle) -> dict[str, dict[str, str]]:
    """Return the right prediction, as it is sent."""
    [(seat, ghost)] = expected_ghosts(puzzle).items()
    assert ghost.cell is not None
    spot = {"cell": puzzle.position.field.name(ghost.cell)}
    if puzzle.facing and ghost.facing is not None:
        spot["facing"] = FACING_NAMES[ghost.facing]
    return {puzzle.position.robots[seat].id: spot}


def wrong_ghost(puzzle: Puzzle) -> dict[str, dict[str, str]]:
    """Return a wrong prediction."""
    robot = puzzle.position.robots[puzzle.control[0]]
    cells = [puzzle.position.field.name(cell) for cell in puzzle.position.field.cells()]
    right = right_ghost(puzzle)[robot.id]
    cell = next(cell for cell in cells if cell != right["cell"])
    return {robot.id: right | {"cell": cell}}
