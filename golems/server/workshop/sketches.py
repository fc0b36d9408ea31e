"""Sketches: what lies on the bench of the editor, and the documents that are made of it.

A sketch may be unfinished or wrong, and so may its document: whoever reads that says what is missing."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, cast

from msgspec import Meta, field

from golems.match.arenas import FAIR, read_arena
from golems.match.settings import COLOURS
from golems.match.symmetry import is_symmetric
from golems.notation.cells import FACING_NAMES, names_of
from golems.notation.positions import read_board, read_streams, read_under
from golems.notation.reading import Json, Malformed, Object, as_list, shown
from golems.puzzles.documents import FORMAT, KEYS
from golems.puzzles.puzzle import PuzzleKind
from golems.rules.editions import default_hand
from golems.rules.field import Cell, Field
from golems.rules.refusals import Refusal
from golems.rules.surfaces import TERRAIN, WINTER
from golems.rules.values import DEFAULTS, GROUND, NO_CELL, REPAIR_ORDER, Column, Goal, Position, Robot
from golems.server.shapes import Shape, Word
from golems.words.language import FALLBACK

MOST_LINES = 26  # rows and columns of a board
MOST_THINGS = MOST_LINES**2

SketchKind: TypeAlias = Literal["puzzle", "arena", "scenario"]
Spot: TypeAlias = tuple[int, int]  # row and column, from 0
Line = Annotated[int, Meta(ge=0, lt=MOST_LINES)]
SketchEdition: TypeAlias = Literal["4.0", "3.0", "2.0"]
TerrainRow: TypeAlias = Annotated[str, Meta(pattern=f"^[.{''.join(TERRAIN)} ]*$", max_length=MOST_LINES)]
Rows: TypeAlias = Annotated[tuple[TerrainRow, ...], Meta(max_length=MOST_LINES)]
Sign: TypeAlias = Annotated[str, Meta(pattern="^[#~=ab─│└┘┌┐]$", max_length=1)]
Contents: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=MOST_LINES)]
NAME = re.compile(r"([a-z])([1-9]\d?)")

# The pieces of the box by edition: the side that is up at first (S1, S2, G1).
SUMMER = {name: tuple([GROUND * len(row) for row in rows]) for name, rows in WINTER.items()}
YARDS = {"4x4": (GROUND * 4,) * 4, "6x6": (GROUND * 6,) * 6}
PIECES: dict[str, dict[str, tuple[str, ...]]] = {"4.0": SUMMER, "3.0": YARDS, "2.0": YARDS}


class SketchSegment(Shape, frozen=True):
    """A piece of the field: its top left corner, the terrain on it, and what is printed on its back, as it
    would lie if somebody turned it over."""

    row: Line
    col: Line
    rows: Rows
    back: Rows = ()


class StartSpot(Shape, frozen=True):
    """Where a robot of an arena starts."""

    cell: Word
    facing: Word


class Sketch(Shape, frozen=True):
    """What lies on the bench. Cells are named as on the board that the segments make together. `tokens` are
    signs of the board; `robots` and `goals` are as in a puzzle or a scenario, `starts` are those of an arena;
    `table` holds what else a position has, `more` what else the document has."""

    kind: SketchKind
    edition: SketchEdition
    segments: Annotated[tuple[SketchSegment, ...], Meta(max_length=MOST_LINES)] = ()
    tokens: Annotated[dict[str, Sign], Meta(max_length=MOST_THINGS)] = field(default_factory=dict)
    barrels: Annotated[dict[str, Contents], Meta(max_length=MOST_THINGS)] = field(default_factory=dict)
    robots: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_LINES)] = ()
    starts: Annotated[dict[str, tuple[StartSpot, ...]], Meta(max_length=MOST_LINES)] = field(
        default_factory=dict
    )
    streams: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_LINES)] = ()
    goals: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_LINES)] = ()
    table: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)


# ---------------------------------------------------------------- the field of a sketch


class SketchGround(NamedTuple):
    """The board with its tokens, rows from the top, and the terrain that they hide, by cell."""

    board: list[str]
    under: dict[str, str]


def ground_of(sketch: Sketch) -> SketchGround:
    """Return the ground; where pieces lie on top of each other the last one is seen."""
    terrain = {place: sign for segment in sketch.segments for place, sign in places_of(segment)}
    tokens = {place_of(name, terrain): sign for name, sign in sketch.tokens.items()}
    signs = terrain | tokens
    height, width = [1 + max([place[axis] for place in terrain], default=-1) for axis in (0, 1)]
    rows = ["".join([signs.get((row, col), NO_CELL) for col in range(width)]) for row in range(height)]
    hidden = {name_of(place): terrain[place] for place in sorted(tokens) if terrain[place] != GROUND}
    return SketchGround(rows, hidden)


def places_of(segment: SketchSegment) -> Iterator[tuple[Spot, str]]:
    for down, row in enumerate(segment.rows):
        for right, sign in enumerate(row):
            if sign != NO_CELL:
                yield (segment.row + down, segment.col + right), sign


def place_of(name: str, terrain: dict[Spot, str]) -> Spot:
    found = NAME.fullmatch(name)
    place = (int(found[2]) - 1, ord(found[1]) - ord("a")) if found else (-1, -1)
    if place not in terrain:
        raise Malformed("not-on-board", "tokens", got=shown(name))
    return place


def name_of(place: Spot) -> str:
    return f"{chr(ord('a') + place[1])}{place[0] + 1}"


def covered_twice(sketch: Sketch) -> tuple[str, ...]:
    """Return the cells on which two pieces lie."""
    times = Counter(place for segment in sketch.segments for place, _ in places_of(segment))
    return tuple([name_of(place) for place in sorted(times) if times[place] > 1])


# ---------------------------------------------------------------- documents


def document_of(sketch: Sketch) -> Object:
    return WRITERS[sketch.kind](sketch)


def puzzle_of(sketch: Sketch) -> Object:
    """Write a puzzle: only what belongs to its kind."""
    more = sketch.more | {"texts": in_fallback_too(sketch.more.get("texts", {}))}
    data: Object = {"format": FORMAT, **more, "position": table_of(sketch), "goals": list(sketch.goals)}
    known = KEYS.get(cast(PuzzleKind, more.get("kind")), set())
    return {key: value for key, value in data.items() if key in known | {"format", "kind"}}


def in_fallback_too(texts: Any) -> Any:
    """Let a text in one language stand in for the one that must be there."""
    if not isinstance(texts, dict) or FALLBACK in texts or not texts:
        return texts
    return {FALLBACK: next(iter(texts.values())), **texts}


def scenario_of(sketch: Sketch) -> Object:
    return table_of(sketch) | {"goals": list(sketch.goals)}


def table_of(sketch: Sketch) -> Object:
    """Write the position."""
    ground, robots = ground_of(sketch), list(sketch.robots)
    data: Object = {"edition": sketch.edition, "board": ground.board, "robots": robots}
    return {"edition": "", **sketch.table, **data} | without_empty(
        under=ground.under,
        barrels={cell: list(column) for cell, column in sketch.barrels.items()},
        streams=list(sketch.streams),
    )


def arena_of(sketch: Sketch) -> Object:
    """Write an arena; it says itself how it is known to be fair."""
    ground = ground_of(sketch)
    starts = {
        count: [f"{spot.cell} {spot.facing}" for spot in spots]
        for count, spots in sorted(sketch.starts.items())
        if spots
    }
    data: Object = {"edition": sketch.edition, "board": ground.board, "starts": starts}
    data = {"edition": "", **sketch.more, **data} | without_empty(
        under=ground.under,
        barrels={cell: len(column) for cell, column in sketch.barrels.items()},
        streams=list(sketch.streams),
    )
    return data if looks_symmetric(data) else data | {"fair": FAIR[1]}


def looks_symmetric(document: Object) -> bool:
    """Return whether an arena is symmetric, also where nobody can tell yet."""
    try:
        arena = read_arena("own", document)
    except Refusal:
        return True
    return 2 not in arena.starts or is_symmetric(arena)


def without_empty(**parts: Json) -> Object:
    return {key: value for key, value in parts.items() if value}


WRITERS: dict[SketchKind, Callable[[Sketch], Object]] = {
    "puzzle": puzzle_of,
    "arena": arena_of,
    "scenario": scenario_of,
}


# ---------------------------------------------------------------- as it is drawn


def position_of(sketch: Sketch, robots: int) -> Position | None:
    """Return the position to be looked at, with the cells that its goals are about; an arena with so many
    robots. None where there is no field. What has no place on the field is not there; the check of the
    document tells why."""
    ground = ground_of(sketch)
    if not ground.board:
        return None
    field, board = read_board(ground.board)
    standing = tuple(robots_on(field, robots_of(sketch, robots)))
    return Position(
        edition=sketch.edition,
        field=field,
        board=board,
        robots=standing,
        hand=default_hand(sketch.edition, DEFAULTS),
        under=read_under(ground.under, field),
        barrels=tuple(sorted(columns_on(field, sketch))),
        streams=read_streams([stream for stream in sketch.streams if is_on(field, stream)], field),
        goals=tuple(marks(field, sketch, standing)),
    )


def robots_of(sketch: Sketch, robots: int) -> list[Object]:
    """Return the robots; in an arena the first seats have the first colours."""
    if sketch.kind != "arena":
        return list(sketch.robots)
    spots = sketch.starts.get(str(robots), ())
    return [
        {"id": colour, "cell": spot.cell, "facing": spot.facing}
        for colour, spot in zip(COLOURS, spots, strict=False)
    ]


def robots_on(field: Field, robots: list[Object]) -> Iterator[Robot]:
    cells = names_of(field)
    for robot in robots:
        cell, facing = cells.get(str(robot.get("cell"))), str(robot.get("facing"))
        if cell is not None and facing in tuple(FACING_NAMES):
            yield Robot(
                str(robot.get("id")),
                cell,
                FACING_NAMES.index(facing),
                bot=cast(str | None, robot.get("bot")),
                damaged=frozenset([part for part in REPAIR_ORDER if part in str(robot.get("damaged"))]),
                carries=robot.get("carries") is True,
            )


def columns_on(field: Field, sketch: Sketch) -> Iterator[tuple[Cell, Column]]:
    cells = names_of(field)
    for name, column in sketch.barrels.items():
        if name in cells and column:
            yield cells[name], cast(Column, column)


def is_on(field: Field, stream: Object) -> bool:
    places = [*as_list(stream.get("cells", []), ""), *as_list(stream.get("outlets", []), "")]
    return all(str(place) in names_of(field) for place in places)


def marks(field: Field, sketch: Sketch, robots: tuple[Robot, ...]) -> Iterator[Goal]:
    """Yield the cells that goals are about. A goal that names no golem is about the first one that the player
    controls."""
    seats = {robot.id: seat for seat, robot in enumerate(robots)}
    mine = cast(list[str], control if isinstance(control := sketch.more.get("control"), list) else [control])
    for goal in sketch.goals:
        seat = seats.get(str(goal.get("robot", next(iter(mine), None))))
        for name in [goal.get("cell"), *as_list(goal.get("cells", []), "")]:
            if seat is not None and str(name) in names_of(field):
                yield Goal(seat, "reach", names_of(field)[str(name)])
