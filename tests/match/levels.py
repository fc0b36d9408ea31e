"""Level files as the author's editor writes them, for the tests."""

from typing import Any, TypeAlias

from golems.match.box import Notice
from golems.match.level_files import read_level
from golems.match.level_positions import LevelLayout, lay
from golems.words.language import LANGUAGES, language

Doc: TypeAlias = dict[str, Any]
Stacks: TypeAlias = dict[
    tuple[int, int], str
]  # row and column → tokens from the bottom up, as in "ВП Л К↑@90"
Pieces: TypeAlias = dict[str, tuple[int, int] | None]  # none: where the editor puts it

ALL_PIECES = ("4x4", "2x4_1", "2x4_2", "4x2_1", "4x2_2")
NOTHING = "-"  # an empty layer
SUMMER: dict[str, list[str]] = {
    "4x4": ["....", "....", "....", "...."],
    "2x4_1": ["..", "..", "..", ".."],
    "2x4_2": ["..", "..", "..", ".."],
    "4x2_1": ["....", "...."],
    "4x2_2": ["....", "...."],
}
WINTER: dict[str, list[str]] = {
    "4x4": ["...s", "i...", "..i.", ".s.."],
    "2x4_1": [".i", "..", "..", ".s"],
    "2x4_2": [".s", ".i", "..", ".."],
    "4x2_1": ["i..s", "...."],
    "4x2_2": ["si..", "...."],
}
TOLD = {"level-simple", "level-contents", "level-card"}  # what the file cannot say


def level_file(
    stacks: Stacks | None = None, pieces: Pieces | None = None, winter: tuple[str, ...] = (), **changes: Any
) -> Doc:
    """Return a level file with these tokens; by default it has the large segment in the corner of the
    grid."""
    lying = {"4x4": (0, 0)} if pieces is None else pieces
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
        "checkboxes": {name: name in lying for name in ALL_PIECES},
        "name": "Двор",
        "description": "",
        "editorMode": "level",
        "puzzleIcons": ["", "", "", "", ""],
        "currentLayer": 1,
        "userFieldPositions": {
            name: {"row": place[0], "col": place[1]} for name, place in lying.items() if place is not None
        },
        "fieldImageIndices": dict.fromkeys(winter, 1),
        "useBonusTokens": False,
        "rotations": rotations,
    } | changes


def laid(*arguments: Any, **changes: Any) -> LevelLayout:
    return lay(read_level(level_file(*arguments, **changes)))


def remarks(found: LevelLayout) -> list[tuple[str, dict[str, object]]]:
    """Return the notices except those of every level, and check that each can be said in every language."""
    for code in LANGUAGES:
        assert all(said(remark, code) for remark in found.remarks)
    return [(remark.reason, remark.facts) for remark in found.remarks if remark.reason not in TOLD]


def said(remark: Notice, code: str) -> str:
    return language(code).say(f"warning-{remark.reason}", **remark.facts)
