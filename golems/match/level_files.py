"""Level files of the game author's own editor, version 2, and how they are read."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal, NamedTuple, TypeAlias, TypeVar, get_args

import msgspec

from golems.match.box import rotations
from golems.match.settings import COLOURS
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    as_text,
    each,
    each_key,
    need,
    shown,
)
from golems.rules.surfaces import WINTER
from golems.rules.values import GROUND

GridPlace: TypeAlias = tuple[int, int]  # row and column of the editor's grid, from 0
LevelMode: TypeAlias = Literal["level", "puzzle"]
T = TypeVar("T")

VERSION = 2
SIDE = 10  # rows and columns of the grid
LAYERS = 3
QUARTER = 90  # degrees
MODES: tuple[LevelMode, ...] = get_args(LevelMode)
KINDS: dict[str, str] = msgspec.json.decode(
    files("golems").joinpath("data", "level_tokens.json").read_bytes()
)
BONUSES = ("duck", "spring", "marker")
UNKNOWN = "unknown"
TURNING = (*COLOURS, "straight", "corner")


class SegmentKind(NamedTuple):
    """A segment of the box: its printed side, whether it lies sideways, and where it lies unless moved."""

    side: str
    on_its_side: bool
    home: GridPlace


SEGMENT_KINDS = {
    "4x4": SegmentKind("4x4", False, (0, 3)),
    "2x4_1": SegmentKind("2x4 first", False, (0, 0)),
    "2x4_2": SegmentKind("2x4 second", False, (0, 8)),
    "4x2_1": SegmentKind("2x4 first", True, (0, 0)),
    "4x2_2": SegmentKind("2x4 second", True, (0, 6)),
}

# The meanings of a puzzle's icons.
DIFFICULTIES = {f"lvl{number}": number for number in range(1, 6)}
CARDS = {"repeat2": "loop", "condition": "if", "attack": "attack", "defense": "defend"}
BOTS = {"bot1": 1, "bot2": 2}
ROWS = {f"line{number}": number for number in range(1, 7)} | {"lineN": None}
ICONS = (*DIFFICULTIES, *CARDS, *BOTS, *ROWS)


class LevelSegment(NamedTuple):
    """A segment of the field in a level: its top left corner, and which side is up."""

    name: str
    row: int
    col: int
    winter: bool

    @property
    def terrain(self) -> tuple[str, ...]:
        """The rows from the top (S2); lying sideways, the segment is turned a quarter counter-clockwise."""
        sheet = SEGMENT_KINDS[self.name]
        rows = WINTER[sheet.side] if self.winter else tuple([GROUND * len(row) for row in WINTER[sheet.side]])
        return rotations(rows)[-1] if sheet.on_its_side else rows

    def ground(self) -> Iterator[tuple[GridPlace, str]]:
        for down, signs in enumerate(self.terrain):
            for right, sign in enumerate(signs):
                yield (self.row + down, self.col + right), sign


class Token(NamedTuple):
    """Something that lies on the grid: where, on which layer from the bottom (1), and how it is turned."""

    row: int
    col: int
    layer: int
    name: str  # in the file
    turns: int = 0  # quarters, clockwise

    @property
    def kind(self) -> str:
        return KINDS.get(self.name, UNKNOWN)

    @property
    def place(self) -> GridPlace:
        return self.row, self.col

    @property
    def key(self) -> str:
        """The key under which the file stores the token's rotation."""
        return f"rotation_{self.row}_{self.col}_{self.name}_layer{self.layer}"


@dataclass(frozen=True, slots=True)
class LevelFile:
    """All that a level file says."""

    name: str
    description: str
    mode: LevelMode
    pieces: tuple[LevelSegment, ...]
    tokens: tuple[Token, ...]  # row by row, from the bottom up
    icons: tuple[str, ...] = ()
    loose: tuple[str, ...] = ()  # rotations of tokens that are not there

    @property
    def difficulty(self) -> int | None:
        return first_of(DIFFICULTIES, self.icons)

    @property
    def rows(self) -> int | None:
        """How many rows the program may have, or none for any number."""
        return first_of(ROWS, self.icons)

    @property
    def bots(self) -> int | None:
        return first_of(BOTS, self.icons)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that are allowed besides the movement cards."""
        return tuple([CARDS[icon] for icon in self.icons if icon in CARDS])


def first_of(meanings: dict[str, T], icons: tuple[str, ...]) -> T | None:
    return next((meanings[icon] for icon in icons if icon in meanings), None)


# ---------------------------------------------------------------- reading


def read_level(value: Json) -> LevelFile:
    """Read a level file; what the editor stores for itself is ignored."""
    data = as_object(value, "")
    if (version := need(data, "version")) != VERSION:
        raise Malformed("level-version", "version", expected_version=VERSION, got=shown(version))
    turns = each_key(data.get("rotations", {}), "rotations", str, lambda degrees: as_int(degrees, ""))
    tokens = tuple([turned(token, turns) for token in read_grid(need(data, "grid"))])
    keys = {token.key for token in tokens}
    return LevelFile(
        name=as_text(data.get("name", ""), "name"),
        description=as_text(data.get("description", ""), "description"),
        mode=as_choice(data.get("editorMode", "level"), "editorMode", MODES),
        pieces=read_pieces(data),
        tokens=tokens,
        icons=tuple(filter(None, each(data.get("puzzleIcons", []), "puzzleIcons", as_text))),
        loose=tuple([key for key in turns if key not in keys]),
    )


def read_grid(value: Json) -> Iterator[Token]:
    """Yield the tokens on the grid as they lie before they are turned."""
    rows = so_many(SIDE, value, "grid", lambda row: so_many(SIDE, row, "", read_layers))
    for row, cells in enumerate(rows):
        for col, layers in enumerate(cells):
            for layer, name in enumerate(layers, start=1):
                if name:
                    yield Token(row, col, layer, name)


def read_layers(value: Json) -> tuple[str, ...]:
    return so_many(LAYERS, value, "", as_text)


def so_many(count: int, value: Json, path: str, read: Callable[[Json], T]) -> tuple[T, ...]:
    found = each(value, path, read)
    if len(found) != count:
        raise Malformed("level-grid", path, expected_count=count, got=len(found))
    return found


def turned(token: Token, rotations: dict[str, int]) -> Token:
    degrees = rotations.get(token.key, 0)
    if token.kind not in TURNING:
        return token
    if degrees % QUARTER:
        raise Malformed("level-turn", f"rotations.{token.key}", got=degrees)
    return token._replace(turns=degrees // QUARTER % 4)


def read_pieces(data: Object) -> tuple[LevelSegment, ...]:
    """Read the segments that are on the table; where the others would lie makes no difference."""
    ticked = each_key(need(data, "checkboxes"), "checkboxes", str, lambda value: as_bool(value, ""))
    names = [as_choice(name, "checkboxes", SEGMENT_KINDS) for name, is_laid in ticked.items() if is_laid]
    places = as_object(data.get("userFieldPositions", {}), "userFieldPositions")
    sides = as_object(data.get("fieldImageIndices", {}), "fieldImageIndices")
    return tuple(
        [
            LevelSegment(
                name,
                *read_place(places.get(name), name),
                winter=as_int(sides.get(name, 0), f"fieldImageIndices.{name}", 0, 1) == 1,
            )
            for name in names
        ]
    )


def read_place(value: Json, name: str) -> GridPlace:
    """Read the top left corner of a segment; one that was not moved lies where the editor puts it."""
    if value is None:
        return SEGMENT_KINDS[name].home
    path = f"userFieldPositions.{name}"
    data = as_object(value, path)
    try:
        row, col = need(data, "row"), need(data, "col")
    except Malformed as fault:
        raise fault.within(path) from None
    return as_int(row, f"{path}.row", 0, SIDE - 1), as_int(col, f"{path}.col", 0, SIDE - 1)
