"""Level files as the author's editor writes them, for the tests."""

from typing import Any, TypeAlias

Doc: TypeAlias = dict[str, Any]
Stacks: TypeAlias = dict[
    tuple[int, int], str
]  # row and column → tokens from the bottom up, as in "ВП Л К↑@90"
Pieces: TypeAlias = dict[str, tuple[int, int] | None]  # none: where the editor puts it

ALL_PIECES = ("4x4", "2x4_1", "2x4_2", "4x2_1", "4x2_2")
NOTHING = "-"  # an empty layer


def level_file(
    stacks: Stacks | None = None, pieces: Pieces | None = None, winter: tuple[str, ...] = (), **changes: Any
) -> Doc:
    """A level with these tokens; without pieces, the large one in the corner of the grid."""
    laid = {"4x4": (0, 0)} if pieces is None else pieces
    grid = [[["", "", ""] for _ in range(10)] for _ in range(10)]
    rotations = {}
    for (row, col), stack in (stacks or {}).items():
        for layer, token in enumerate(stack.split()):
            if token != NOTHING:
                name, _, degrees = token.partition("@")
                grid[row][col][layer] = name
                rotations[f"rotation_{row}_{col}_{name}_layer{layer + 1}"] = int(degrees or 0)
    return {
        "version": 2,
        "grid": grid,
        "checkboxes": {name: name in laid for name in ALL_PIECES},
        "name": "Двор",
        "description": "",
        "editorMode": "level",
        "puzzleIcons": ["", "", "", "", ""],
        "currentLayer": 1,
        "userFieldPositions": {
            name: {"row": place[0], "col": place[1]} for name, place in laid.items() if place is not None
        },
        "fieldImageIndices": dict.fromkeys(winter, 1),
        "useBonusTokens": False,
        "rotations": rotations,
    } | changes
