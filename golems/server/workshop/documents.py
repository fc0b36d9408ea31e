"""Documents of the game, and level files of the author's own editor, opened as sketches."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from golems.match.arenas import MOST_BARRELS, segments_of
from golems.match.box import Notice, rotations
from golems.match.level_files import LevelFile, LevelSegment, read_level
from golems.match.level_positions import LevelLayout, lay
from golems.notation.positions import read_board, read_under, write_position
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_choice,
    as_list,
    as_object,
    each,
    each_key,
    need,
    shown,
)
from golems.puzzles.documents import FORMAT, LONGEST_STORY, LONGEST_TITLE, MOST_ROWS
from golems.puzzles.puzzle import bonus_cards
from golems.rules.editions import EDITIONS
from golems.rules.field import Field
from golems.rules.refusals import Refusal
from golems.rules.surfaces import TOKENS, WINTER
from golems.rules.values import GROUND, MOVEMENT, NO_CELL
from golems.server.workshop.sketches import SUMMER, Sketch, SketchSegment, StartSpot

USUAL_ROWS = 4
ANY_ROWS = "lineN"
LAID = {"edition", "board", "under", "barrels", "robots", "streams", "goals"}  # a sketch has places for these
NOT_MORE = {"format", "position", "goals", "minimum"}  # what the solver finds is found again
NOT_OF_ARENA = {"starts", "fair"}


class OpenedDocument(NamedTuple):
    """A sketch, and what its file says that a sketch cannot hold."""

    sketch: Sketch
    remarks: tuple[Notice, ...] = ()


def open_document(value: Json, lang: str) -> OpenedDocument:
    """Open a puzzle, an arena, a scenario or any position, finished or not; or a level file, whose texts are
    taken to be in this language."""
    data = as_object(value, "")
    if "grid" in data:
        return found_in_level(read_level(data), lang)
    if "format" in data:
        return OpenedDocument(sketch_of_puzzle(data))
    if "starts" in data:
        return OpenedDocument(sketch_of_arena(data))
    if "board" in data:
        return OpenedDocument(sketch_of_position(data))
    raise Malformed("not-editable")


# ---------------------------------------------------------------- documents


def sketch_of_puzzle(data: Object) -> Sketch:
    if data["format"] != FORMAT:
        raise Malformed("record-format", "format", expected_format=FORMAT, got=shown(data["format"]))
    position = as_object(need(data, "position"), "position")
    try:
        laid, robots = laid_in(position), robots_in(position)
    except Refusal as refusal:
        raise refusal.within("position") from None
    more = {key: value for key, value in data.items() if key not in NOT_MORE}
    return Sketch("puzzle", **laid, robots=robots, goals=objects_in(data, "goals"), more=more)


def sketch_of_position(data: Object) -> Sketch:
    """Return a scenario where there are goals, and else the beginning of a puzzle."""
    laid, robots = laid_in(data), robots_in(data)
    if "goals" in data:
        return Sketch("scenario", **laid, robots=robots, goals=objects_in(data, "goals"))
    return Sketch("puzzle", **laid, robots=robots, more=roles(robots) | {"kind": "write", "rows": USUAL_ROWS})


def roles(robots: tuple[Object, ...]) -> Object:
    """Return who plays: the first golem is the player's; a ParoBot must be beaten whatever it rolls."""
    golems = [robot["id"] for robot in robots if "bot" not in robot]
    others = {str(robot["id"]): "any" for robot in robots if "bot" in robot}
    return ({"control": golems[0]} if golems else {}) | ({"others": others} if others else {})


def sketch_of_arena(data: Object) -> Sketch:
    laid = laid_in(data)
    more = {key: value for key, value in laid.pop("table").items() if key not in NOT_OF_ARENA}
    starts = each_key(data["starts"], "starts", str, lambda spots: each(spots, "", read_spot))
    return Sketch("arena", **laid, starts=starts, more=more)


def read_spot(value: Json) -> StartSpot:
    cell, _, facing = str(value).partition(" ")
    return StartSpot(cell, facing)


def laid_in(data: Object) -> dict[str, Any]:
    """Return the parts of a sketch that a position and an arena have in common."""
    edition = as_choice(need(data, "edition"), "edition", EDITIONS)
    field, board = read_board(need(data, "board"))
    under = dict(read_under(data.get("under", {}), field))
    return {
        "edition": edition,
        "segments": tuple(segments_on(field, board, under, edition)),
        "tokens": {field.name(cell): board[cell] for cell in field.cells() if board[cell] in TOKENS},
        "barrels": each_key(data.get("barrels", {}), "barrels", str, read_column),
        "streams": objects_in(data, "streams"),
        "table": {key: value for key, value in data.items() if key not in LAID},
    }


def read_column(value: Json) -> tuple[str, ...]:
    """Read what is in the barrels, or in an arena how many there are."""
    if isinstance(value, int):
        return ("empty",) * min(value, MOST_BARRELS + 1)
    return tuple(map(str, as_list(value, "")))


def objects_in(data: Object, key: str) -> tuple[Object, ...]:
    return each(data.get(key, []), key, lambda item: as_object(item, ""))


def robots_in(data: Object) -> tuple[Object, ...]:
    """Return the robots on the bench: who is out is not there."""
    return tuple([robot for robot in objects_in(data, "robots") if "out" not in robot])


# ---------------------------------------------------------------- the field


def segments_on(field: Field, board: str, under: dict[int, str], edition: str) -> Iterator[SketchSegment]:
    """Yield the parts of the field that lie apart; those of the box with their backs, each is there once."""
    left = list(WINTER) if edition == "4.0" else []
    for cells in segments_of(field):
        row, col, rows = terrain_on(field, board, under, cells)
        name = next((name for name in left if rows in sides_of(name)), None)
        if name:
            left.remove(name)
        yield SketchSegment(row, col, rows, sides_of(name)[rows] if name else ())


def terrain_on(
    field: Field, board: str, under: dict[int, str], cells: tuple[int, ...]
) -> tuple[int, int, tuple[str, ...]]:
    """Return the row and the column of the corner of a part, and its terrain."""
    places = [divmod(cell, field.width) for cell in cells]
    down, across = [range(min(lines), max(lines) + 1) for lines in zip(*places, strict=True)]
    signs = {cell: under.get(cell, GROUND) if board[cell] in TOKENS else board[cell] for cell in cells}
    rows = ["".join([signs.get(row * field.width + col, NO_CELL) for col in across]) for row in down]
    return down.start, across.start, tuple(rows)


def sides_of(name: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Return a piece of the box however it may lie, and what is then on its back (S2). Of ways that look the
    same the first counts."""
    summer, winter = rotations(SUMMER[name]), rotations(WINTER[name])
    ways = list(zip(winter + summer, summer + winter, strict=True))
    return dict(reversed(ways))


# ---------------------------------------------------------------- level files

KEPT = ("level-targets", "level-puzzle", "level-contents", "shortage")  # here there is a place for it
OF_ROBOTS = ("level-simple", "level-card", "level-no-player")  # in an arena there are only places


def found_in_level(level: LevelFile, lang: str) -> OpenedDocument:
    """Open a level file: golems and nothing to do make an arena, anything else a puzzle."""
    laid = lay(level)
    is_arena = level.mode == "level" and not laid.targets and len(laid.position.robots) > 1
    found = arena_in_level(level, laid) if is_arena else puzzle_in_level(level, laid, lang)
    settled: tuple[str, ...] = KEPT + OF_ROBOTS if is_arena else KEPT
    remarks = [remark for remark in laid.remarks if remark.reason not in settled]
    return OpenedDocument(found.sketch, (*remarks, *found.remarks))


def laid_in_level(level: LevelFile, laid: LevelLayout) -> dict[str, Any]:
    """Return the parts as of any position, but every piece by itself, also where two touch."""
    parts = laid_in(write_position(laid.position))
    return parts | {"segments": tuple(segments_in(level.pieces))}


def segments_in(pieces: tuple[LevelSegment, ...]) -> Iterator[SketchSegment]:
    top, left = min([piece.row for piece in pieces]), min([piece.col for piece in pieces])
    for piece in pieces:
        back = piece._replace(winter=not piece.winter).terrain
        yield SketchSegment(piece.row - top, piece.col - left, piece.terrain, back)


def arena_in_level(level: LevelFile, laid: LevelLayout) -> OpenedDocument:
    robots = robots_in(write_position(laid.position))
    starts = {
        str(len(robots)): tuple([StartSpot(str(robot["cell"]), str(robot["facing"])) for robot in robots])
    }
    parts = laid_in_level(level, laid)
    del parts["table"]
    return OpenedDocument(Sketch("arena", **parts, starts=starts, more={"games": ["L4"]}))


def puzzle_in_level(level: LevelFile, laid: LevelLayout, lang: str) -> OpenedDocument:
    robots = robots_in(write_position(laid.position))
    parts = laid_in_level(level, laid)
    parts["barrels"] = {cell: ("empty",) * len(column) for cell, column in parts["barrels"].items()}
    title, story = level.name[:LONGEST_TITLE], level.description[:LONGEST_STORY]
    more = roles(robots) | {
        "kind": "write",
        "rows": rows_in(level),
        "texts": {lang: {"title": title, "story": story}},
    }
    if level.mode == "puzzle":
        parts["table"] = parts["table"] | {"hand": hand_in(level)}
        more["bonuses"] = [card for card in level.cards if card in bonus_cards("4.0")]
    goals = goals_in(laid)
    sketch = Sketch("puzzle", **parts, robots=robots, goals=tuple(goals), more=more)
    return OpenedDocument(sketch, tuple(chosen(laid)))


def rows_in(level: LevelFile) -> int:
    return MOST_ROWS if ANY_ROWS in level.icons else level.rows or USUAL_ROWS


def hand_in(level: LevelFile) -> Object:
    """Return the movement cards, and those that the icons allow."""
    allowed = MOVEMENT | {"stand", *level.cards}
    return {card: count for card, count in EDITIONS["4.0"].hand if card in allowed}


def goals_in(laid: LevelLayout) -> list[Object]:
    cells = [laid.position.field.name(cell) for cell in laid.targets]
    if len(cells) == 1:
        return [{"goal": "reach", "cell": cells[0]}]
    return [{"goal": "touch", "cells": cells}] if cells else []


def chosen(laid: LevelLayout) -> Iterator[Notice]:
    """Yield what the file does not say, and had to be chosen."""
    if laid.position.barrels:
        yield Notice("level-empty", "S5", {})
    if len(laid.targets) > 1:
        cells = " ".join([laid.position.field.name(cell) for cell in laid.targets])
        yield Notice("level-order", "G14", {"cells": cells})
