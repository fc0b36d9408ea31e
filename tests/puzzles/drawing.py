"""Puzzles as drawings: `^>v<` is Red with its facing, `o` a barrel, `x` the cell that Red must reach."""

from typing import Any

from golems.notation.programs import read_short
from golems.puzzles.documents import read_puzzle
from golems.puzzles.judge import judge
from golems.puzzles.puzzle import Puzzle
from golems.rules.values import Program

FACINGS = dict(zip("^>v<", "NESW", strict=True))
PARTS = {"processor": "p4", "weapon": "w2", "chassis": "c1"}


def drafted(*board: str, **more: Any) -> dict[str, Any]:
    """Return the document of a puzzle. Fields of the position may be given as well as those of the puzzle."""
    cells = {
        f"{'abcdefgh'[x]}{y}": sign for y, row in enumerate(board, start=1) for x, sign in enumerate(row)
    }
    edition = more.pop("edition", "4.0")
    body = more.pop("red", {"simple": True} if edition == "4.0" else {})
    red = [
        {"id": "red", "cell": cell, "facing": FACINGS[sign]} | body
        for cell, sign in cells.items()
        if sign in FACINGS
    ]
    barrels = {cell: ["empty"] for cell, sign in cells.items() if sign == "o"} | more.pop("barrels", {})
    goals = [{"goal": "reach", "robot": "red", "cell": cell} for cell, sign in cells.items() if sign == "x"]
    position: dict[str, Any] = {
        "edition": edition,
        "board": ["".join(["." if sign in "^>v<ox" else sign for sign in row]) for row in board],
        "barrels": barrels,
        "robots": [*red, *more.pop("others_on_board", [])],
        "hand": more.pop("hand", {"forward": 4, "left": 2, "right": 2}),
    }
    document = {
        "format": "golems-puzzle/1",
        "kind": "write",
        "texts": {"en": {"title": "A test"}, "ru": {"title": "Проба"}},
        "position": position | more.pop("position", {}),
        "control": "red",
        "rows": 4,
        "goals": goals + more.pop("goals", []),
    } | more
    if document["kind"] in ("bug", "predict"):
        del document["rows"]
    if document["kind"] == "predict":
        del document["goals"]
    return document


def drawn(*board: str, **more: Any) -> Puzzle:
    return read_puzzle(drafted(*board, **more))


def golem(name: str, place: str, **body: Any) -> dict[str, Any]:
    """Return another robot on the board, such as `golem("blue", "d1 S")`."""
    cell, facing = place.split()
    return {"id": name, "cell": cell, "facing": facing} | (body or PARTS)


def programs(*texts: str) -> tuple[Program, ...]:
    """Return one program for each round."""
    return tuple([read_short(text) for text in texts])


def solves(puzzle: Puzzle, *texts: str) -> bool:
    return judge(puzzle, programs(*texts)).solved


def lacks(puzzle: Puzzle, *texts: str) -> list[str]:
    """Return where the attempt fails."""
    return [missed.where for missed in judge(puzzle, programs(*texts)).missed]
