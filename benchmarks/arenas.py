"""Four small battles of 4.0, from a first game to everything at once."""

from golems.notation.positions import read_position
from golems.rules.values import Position

RED = {"id": "red", "facing": "S", "processor": "p4", "weapon": "w2", "chassis": "c1"}
BLUE = {"id": "blue", "facing": "N", "processor": "p4", "weapon": "w11", "chassis": "c2"}


def arena(board: list[str], blue: str, barrels: dict[str, list[str]] | None = None) -> Position:
    return read_position(
        {
            "edition": "4.0",
            "board": board,
            "barrels": barrels or {},
            "robots": [RED | {"cell": "a1"}, BLUE | {"cell": blue}],
        }
    )


ARENAS = {
    "walls": arena([".#..", "....", "....", "..#."], "d4"),
    "water and barrels": arena(["....", ".~~.", ".#..", "...."], "d4", {"c3": ["bomb"], "b4": ["toolbox"]}),
    "two segments": arena(["..a.  ..", "..#.  .a", ".~..  ..", "....  .."], "d4", {"b2": ["empty"]}),
    "every token": arena(
        ["...s", "i.#.", ".~=.", "a..a", "....", ".─┐."],
        "d6",
        {"b1": ["empty", "bomb"], "d5": ["toolbox"]},
    ),
}
