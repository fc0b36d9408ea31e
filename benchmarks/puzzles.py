"""How long the solver takes, by the size of the puzzle: `python -m benchmarks.puzzles`."""

import time
from typing import Any

from rich.console import Console
from rich.table import Table

from golems.notation.reading import Object
from golems.puzzles.documents import read_puzzle
from golems.puzzles.puzzle import Puzzle
from golems.puzzles.solver import EngineName, Proof, solve

PARTS = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
RED: Object = {"id": "red", "cell": "a4", "facing": "N", **PARTS}
BLUE: Object = {"id": "blue", "cell": "d1", "facing": "S", **PARTS}
HAND = {"forward": 2, "backward": 2, "left": 2, "right": 2, "stand": 1, "attack": 2, "defend": 2}  # S9
BONUS = {"loop": 1, "if": 1}
SUMMER = ["....", ".#..", "..~.", "...."]
WINTER = ["..=s", "i.#.", ".~i.", "a─.a"]
BARRELS = {"b1": ["bomb"], "a2": ["empty", "empty"], "c2": ["toolbox"]}
LARGE = [*SUMMER, *SUMMER[::-1]]
FAR: Object = {"goal": "reach", "cell": "c2", "facing": "E"}
BACK: Object = {"goal": "reach", "cell": "d1", "facing": "S"}
MOST_FOR_RULES = 30_000  # positions; with more they take minutes


def puzzle(board: list[str], *goals: Object, rows: int = 4, rounds: int = 1, **more: Any) -> Puzzle:
    position: Object = {
        "edition": "4.0",
        "board": board,
        "robots": more.pop("robots", [RED]),
        "barrels": more.pop("barrels", {}),
        "hand": more.pop("hand", HAND | BONUS),
    }
    asked: Object = {
        "format": "golems-puzzle/1",
        "kind": "write",
        "texts": {"en": {"title": "Benchmark"}},
        "position": position,
        "control": "red",
        "rows": rows,
        "rounds": rounds,
        "bonuses": [*BONUS],
        "goals": [*goals],
    }
    return read_puzzle(asked | more)


DUEL: dict[str, Any] = {"robots": [RED, BLUE], "barrels": {"b1": ["bomb"]}}
TWO: dict[str, Any] = {"robots": [RED, BLUE], "control": ["red", "blue"], "barrels": {"b1": ["bomb"]}}
FEW_STEPS = HAND | BONUS | {"forward": 1, "backward": 0}
SMASH = puzzle(SUMMER, {"goal": "destroy", "count": 2}, barrels=BARRELS)
CASES = {
    "alone, 4 rows": puzzle(SUMMER, FAR),
    "alone, 4 rows, no solution": puzzle(SUMMER, BACK),
    "barrels, 4 rows": SMASH,
    "barrels, 6 rows": puzzle(
        SUMMER, {"goal": "push", "cell": "a1"}, {"goal": "reach", "cell": "b4"}, rows=6, barrels=BARRELS
    ),
    "barrels, 8 rows": puzzle(SUMMER, {"goal": "push", "cell": "d1"}, rows=8, barrels=BARRELS),
    "barrels, 8 rows, too few steps in the hand": puzzle(
        SUMMER, {"goal": "reach", "cell": "d1"}, rows=8, barrels=BARRELS, hand=FEW_STEPS
    ),
    "against a golem, 4 rows": puzzle(
        WINTER, {"goal": "reach", "cell": "c4"}, others={"blue": "F F A R"}, **DUEL
    ),
    "two golems, one program, 4 rows": puzzle(
        WINTER, {"goal": "reach", "robot": "red", "cell": "c4"}, {"goal": "survive", "robot": "blue"}, **TWO
    ),
    "ParoBot 3B, any of 1296 rolls": puzzle(
        SUMMER,
        {"goal": "reach", "cell": "a1"},
        robots=[RED, {"id": "blue", "cell": "d1", "facing": "S", "bot": "3B"}],
        others={"blue": "any"},
    ),
    "alone, 2 rounds of 4 rows": puzzle(SUMMER, BACK, rounds=2),
    "barrels, 2 rounds of 4 rows": puzzle(
        SUMMER, {"goal": "push", "cell": "b1"}, BACK, rounds=2, barrels=BARRELS
    ),
    "barrels on 4×8, 2 rounds of 4 rows": puzzle(
        LARGE, {"goal": "reach", "cell": "c7"}, rounds=2, barrels=BARRELS
    ),
    "against a golem, 2 rounds of 4 rows": puzzle(
        WINTER,
        {"goal": "destroy", "target": "blue"},
        rounds=2,
        others={"blue": ["F F A R", "F L F A"]},
        **DUEL,
    ),
    "barrels, 3 rounds of 4 rows": puzzle(SUMMER, {"goal": "push", "cell": "d4"}, rounds=3, barrels=BARRELS),
}


def timed(asked: Puzzle, engine: EngineName) -> tuple[Proof, float]:
    start = time.process_time()
    proof = solve(asked, engine=engine)
    return proof, time.process_time() - start


def main() -> None:
    timed(SMASH, "fast")  # compiled, or loaded
    table = Table("puzzle", "positions", "cards", "solutions", "fast", "rules", title="The solver, one core")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, asked in CASES.items():
        proof, fast = timed(asked, "fast")
        rules = f"{timed(asked, 'rules')[1]:.2f} s" if proof.positions <= MOST_FOR_RULES else "–"
        cards = "none" if proof.cards is None else str(proof.cards)
        table.add_row(name, f"{proof.positions:,}", cards, str(proof.solutions), f"{fast:.2f} s", rules)
    Console().print(table)


if __name__ == "__main__":
    main()
