"""The cases of the rulebook: positions drawn as text, what is played, and what must come out.

A cell is drawn as its sign (left out: ground), the barrels on it from the bottom up in brackets
(`e` empty, `b` bomb, `t` toolbox), and the robot on it with its facing: `.`, `#`, `R>`, `=(eb)`, `~(e)B^`.
`_` is no cell. The tests run every case, and the pictures of the rulebook are drawn from them.
"""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from golems.rules.surfaces import BY_SIGN

CASES = Path(__file__).parent / "cases"
COLOURS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
FACINGS = {"^": "N", ">": "E", "v": "S", "<": "W"}
CONTENTS = {"e": "empty", "b": "bomb", "t": "toolbox", "?": "?"}
SIGNS = re.escape("".join([".", "_", *BY_SIGN]))
CELL = re.compile(rf"(?P<sign>[{SIGNS}])?(\((?P<barrels>[ebt?]+)\))?(?P<robot>[RBGY])?(?P<facing>[\^>v<])?")
PASSED_ON = ("options", "mode", "round", "energy", "recharged", "hand", "under", "streams", "goals")
TASK_KEYS = ("event", "resigned", "programs", "random", "rolls", "choices", "bonus", "seed")

CASE_KEYS = ("name", "clauses", "board", "edition", "robots", "seats", "legal", "rows", "picture")
EXPECTATIONS = (
    "after",
    "then",
    "under_after",
    "round_after",
    "energy_after",
    "goals_after",  # how much of each goal is done
    "result",
    "reason",
    "because",
    "refused",
)

Doc = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """One case: the input of `golems resolve`, and what is expected of its answer."""

    chapter: str
    name: str
    clauses: tuple[str, ...]
    task: Doc = field(hash=False)
    rows: int | None
    expected: Doc = field(hash=False)
    picture: bool = False  # the rulebook shows this one

    def __str__(self) -> str:
        return f"{'-'.join(self.clauses)}: {self.name}"


def draw_in(drawing: str) -> Doc:
    """Return the board, barrels and robots of a drawing."""
    board, barrels, robots = [], {}, {}
    for number, line in enumerate(drawing.strip().splitlines(), start=1):
        signs = ""
        for column, text in enumerate(line.split()):
            cell = CELL.fullmatch(text)
            assert cell, f"{text!r} is no cell"
            name = f"{chr(ord('a') + column)}{number}"
            signs += (cell["sign"] or ".").replace("_", " ")
            if cell["barrels"]:
                barrels[name] = [CONTENTS[letter] for letter in cell["barrels"]]
            if cell["robot"]:
                robots[COLOURS[cell["robot"]]] = {"cell": name, "facing": FACINGS[cell["facing"]]}
        board.append(signs)
    return {"board": board, "barrels": barrels, "robots": robots}


def robot_fields(edition: str, given: Doc) -> Doc:
    """Return the fields of a robot; one of 4.0 has four rows, a strong weapon and a chassis unless the case
    says otherwise."""
    if edition != "4.0" or given.keys() & {"bot", "simple", "out"}:
        return given
    return {"processor": "p4", "weapon": "w2", "chassis": "c1"} | given


def read_position(data: Doc) -> Doc:
    """Return the position of a case: what is drawn, and what is said beside the drawing."""
    edition = data.get("edition", "4.0")
    drawn = draw_in(data["board"])
    given = data.get("robots", {})
    ids = [colour for colour in COLOURS.values() if colour in drawn["robots"] or colour in given]
    robots = [
        {"id": name} | drawn["robots"].get(name, {}) | robot_fields(edition, given.get(name, {}))
        for name in data.get("seats", ids)
    ]
    barrels = {"barrels": drawn["barrels"]} if drawn["barrels"] else {}
    more = {key: data[key] for key in PASSED_ON if key in data}
    return {"edition": edition, "board": drawn["board"], "robots": robots} | barrels | more


def read_case(chapter: str, data: Doc) -> Case:
    task = {"position": read_position(data)} | {key: data[key] for key in TASK_KEYS if key in data}
    if not data.get("legal", False):
        task["free"] = True
    expected = {key: value for key, value in data.items() if key in EXPECTATIONS}
    unknown = data.keys() - {*PASSED_ON, *TASK_KEYS, *EXPECTATIONS, *CASE_KEYS}
    assert not unknown, f"{data['name']}: {unknown}"
    picture = data.get("picture", False)
    return Case(chapter, data["name"], tuple(data["clauses"]), task, data.get("rows"), expected, picture)


@cache
def all_cases() -> tuple[Case, ...]:
    return tuple(
        read_case(file.stem, data)
        for file in sorted(CASES.glob("*.toml"))
        for data in tomllib.loads(file.read_text(encoding="utf-8"))["case"]
    )
