"""Arenas: fields with all that lies on them and where robots start; how they are read, written and found."""

import dataclasses
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias, get_args

from golems.match.data import documents
from golems.match.games import Game, game_named, games
from golems.notation.cells import FACING_NAMES, read_cell, read_facing
from golems.notation.positions import (
    cell_reader,
    read_board,
    read_streams,
    read_under,
    write_stream,
)
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_choice,
    as_int,
    as_object,
    as_text,
    each,
    each_key,
    need,
    shown,
)
from golems.rules.editions import EDITIONS, default_hand
from golems.rules.field import Cell, Field
from golems.rules.refusals import Illegal
from golems.rules.setup import check_start, tokens_of
from golems.rules.surfaces import TOKENS, WINTRY
from golems.rules.validity import check_position
from golems.rules.values import (
    DEFAULTS,
    GROUND,
    PORTALS,
    WALL,
    WATER,
    Column,
    Contents,
    Facing,
    Position,
    Robot,
    Stream,
)

Fair: TypeAlias = Literal["symmetry", "simulation"]
MOST_BARRELS = 9  # in a column
COUNTS = ("2", "3", "4")  # of robots
KEYS = ("edition", "games", "board", "under", "barrels", "starts", "fair")
KEYS_BY_EDITION = {"4.0": KEYS, "3.0": (*KEYS, "streams")}  # arenas of 3.0 are for 2.0 too


class StartPlace(NamedTuple):
    """The cell where a robot begins and the way it faces (S6)."""

    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class Arena:
    """A field laid out without robots; the contents of its barrels are dealt when a match begins."""

    id: str
    edition: str
    games: tuple[str, ...]
    field: Field
    board: str
    starts: dict[int, tuple[StartPlace, ...]] = dataclasses.field(hash=False)  # by number of robots
    under: tuple[tuple[Cell, str], ...] = ()
    heights: tuple[tuple[Cell, int], ...] = ()  # of the barrel columns
    streams: tuple[Stream, ...] = ()
    fair: Fair = "symmetry"  # why two robots have equal chances

    def starts_for(self, robots: int) -> tuple[StartPlace, ...]:
        """Return the starts for this many robots; a lone robot takes the first place of two."""
        if robots == 1:
            return self.starts_for(2)[:1]
        if robots not in self.starts:
            places = ", ".join(map(str, sorted(self.starts)))
            raise Illegal("arena-places", "arena", "S6", got=robots, choices=places)
        return self.starts[robots]

    def plain_barrels(self) -> tuple[tuple[Cell, Column], ...]:
        """Return the barrels of 3.0 and 2.0, which hold nothing (G1)."""
        empty: tuple[Contents, ...] = ("empty",)
        return tuple([(cell, empty * height) for cell, height in self.heights])


def laid_out(arena: Arena, starts: tuple[StartPlace, ...]) -> Position:
    """Return the arena with a robot on each of these starts, to be looked at; nothing is dealt."""
    simple = arena.edition == "4.0"
    robots = [Robot(str(seat), *start, simple=simple) for seat, start in enumerate(starts, start=1)]
    return Position(
        edition=arena.edition,
        field=arena.field,
        board=arena.board,
        robots=tuple(robots),
        hand=default_hand(arena.edition, DEFAULTS),
        under=arena.under,
        barrels=arena.plain_barrels(),
        streams=arena.streams,
    )


# ---------------------------------------------------------------- reading


def read_arena(name: str, value: Json) -> Arena:
    data = as_object(value, "")
    edition = as_choice(need(data, "edition"), "edition", KEYS_BY_EDITION)
    as_object(data, "", KEYS_BY_EDITION[edition])
    field, board = read_board(need(data, "board"))
    under = read_under(data.get("under", {}), field)
    return Arena(
        id=name,
        edition=edition,
        games=read_games(need(data, "games"), edition),
        field=field,
        board=board,
        starts=read_starts(need(data, "starts"), field),
        under=tuple([entry for entry in under if entry[1] != GROUND]),
        heights=read_heights(data.get("barrels", {}), field),
        streams=read_streams(data.get("streams", []), field),
        fair=as_choice(data.get("fair", "symmetry"), "fair", FAIR),
    )


FAIR: tuple[Fair, ...] = get_args(Fair)


def read_games(value: Json, edition: str) -> tuple[str, ...]:
    """Read the games of this edition for which the arena is offered; there must be at least one."""
    known = [game.id for game in games().values() if edition in game.editions]
    named = each(value, "games", lambda game: as_choice(game, "", known))
    if not named or len(set(named)) < len(named):
        raise Malformed("arena-games", "games")
    return named


def read_heights(value: Json, field: Field) -> tuple[tuple[Cell, int], ...]:
    heights = each_key(
        value, "barrels", cell_reader(field), lambda height: as_int(height, "", 1, MOST_BARRELS)
    )
    return tuple(sorted(heights.items()))


def read_starts(value: Json, field: Field) -> dict[int, tuple[StartPlace, ...]]:
    data = as_object(value, "starts", COUNTS)
    if not data:
        raise Malformed("no-starts", "starts")
    return {int(count): read_places(data[count], int(count), field) for count in sorted(data)}


def read_places(value: Json, count: int, field: Field) -> tuple[StartPlace, ...]:
    path = f"starts.{count}"
    starts = each(value, path, lambda start: read_start(start, field))
    if len(starts) != count:
        raise Malformed("start-count", path, expected_count=count, got=len(starts))
    return starts


def read_start(value: Json, field: Field) -> StartPlace:
    """Read a cell and a facing, such as 'b1 S'."""
    cell, space, facing = as_text(value).partition(" ")
    if not space:
        raise Malformed("start-form", got=shown(value))
    return StartPlace(read_cell(field, cell), read_facing(facing, ""))


# ---------------------------------------------------------------- writing


def write_arena(arena: Arena) -> Object:
    """Write an arena, the exact inverse of `read_arena`; defaults and empty parts are left out."""
    name = arena.field.name
    data: Object = {
        "edition": arena.edition,
        "games": list(arena.games),
        "board": write_rows(arena),
        "starts": {str(count): write_starts(arena, count) for count in arena.starts},
    }
    if arena.under:
        data["under"] = {name(cell): sign for cell, sign in arena.under}
    if arena.heights:
        data["barrels"] = {name(cell): height for cell, height in arena.heights}
    if arena.streams:
        data["streams"] = [write_stream(arena.field, stream) for stream in arena.streams]
    if arena.fair != "symmetry":
        data["fair"] = arena.fair
    return data


def write_rows(arena: Arena) -> list[str]:
    width, board = arena.field.width, arena.board
    return [board[start : start + width] for start in range(0, len(board), width)]


def write_starts(arena: Arena, count: int) -> list[str]:
    return [f"{arena.field.name(cell)} {FACING_NAMES[facing]}" for cell, facing in arena.starts[count]]


# ---------------------------------------------------------------- what is possible


def check_arena(arena: Arena) -> None:
    """Raise if the arena is not possible for one of the games for which it is offered."""
    for name in arena.games:
        check_arena_for(arena, game_named(name))


@lru_cache(maxsize=256)
def check_arena_for(arena: Arena, game: Game) -> None:
    if arena.edition not in game.editions:
        raise Illegal("arena-edition", "edition", game=game.id, choices=", ".join(game.editions))
    for count in arena.starts:
        check_places(arena, count)
    check_tokens(arena, game)
    check_ground(arena, game)


def check_places(arena: Arena, count: int) -> None:
    """Raise if the starts break S6, or if a robot is locked in."""
    position, path = laid_out(arena, arena.starts[count]), f"starts.{count}"
    try:
        check_position(position)
        check_start(position)
    except Illegal as fault:
        raise fault.within(path) if fault.path.startswith("robots") else fault from None
    for index, start in enumerate(arena.starts[count]):
        check_place(arena, start, f"{path}[{index}]")
    if arena.edition != "4.0":
        check_corners(arena, count)
    near = reached_from(arena, arena.starts[count][0].cell)
    for index, start in enumerate(arena.starts[count]):
        if start.cell not in near:
            raise Illegal("start-locked", f"{path}[{index}]", "S6", cell=arena.field.name(start.cell))


def check_place(arena: Arena, start: StartPlace, path: str) -> None:
    """Raise if a robot would start on a token or a barrel."""
    if arena.board[start.cell] in TOKENS or start.cell in dict(arena.heights):
        raise Illegal("start-place", path, "S6", cell=arena.field.name(start.cell))


def check_corners(arena: Arena, count: int) -> None:
    """Raise unless golems start in corners, two of them in opposite ones (G1)."""
    width, last = arena.field.width, len(arena.board) - 1
    corners = (0, width - 1, last - width + 1, last)
    starts = arena.starts[count]
    for index, start in enumerate(starts):
        if start.cell not in corners:
            path = f"starts.{count}[{index}]"
            raise Illegal("start-corner", path, "G1", cell=arena.field.name(start.cell))
    if count == 2 and starts[0].cell + starts[1].cell != last:
        raise Illegal("start-opposite-corners", "starts.2", "G1")


def check_tokens(arena: Arena, game: Game) -> None:
    for token in sorted(tokens_on(arena) - game.tokens):
        raise Illegal("arena-token", "board", token=token, game=game.id)
    for cell, height in arena.heights:
        if height > 1 and not game.columns:
            raise Illegal("arena-column", f"barrels.{arena.field.name(cell)}", game=game.id)
    if game.mode == "bring_barrel" and not arena.heights:
        raise Illegal("arena-no-barrel", "barrels", "G13")


def tokens_on(arena: Arena) -> set[str]:
    lying = {token for sign in arena.board for token in tokens_of(sign)}
    return lying | {"barrel"} if arena.heights else lying


def keeps_advice(arena: Arena, game: Game) -> bool:
    """Tell whether the arena has all tokens that are advised for the age (L2, L3)."""
    return game.advice <= tokens_on(arena)


def check_ground(arena: Arena, game: Game) -> None:
    if not game.winter and WINTRY & {*arena.board, *dict(arena.under).values()}:
        raise Illegal("arena-winter", "board", game=game.id)
    if (got := len(segments_of(arena.field))) > game.segments:
        raise Illegal("arena-segments", "board", "S1", game=game.id, most=game.segments, got=got)


@lru_cache
def segments_of(field: Field) -> tuple[tuple[Cell, ...], ...]:
    """Return the parts of the field that lie apart, each row by row (S1)."""
    parts = {tuple(sorted(field.spread(cell, lambda near: True))) for cell in field.cells()}
    return tuple(sorted(parts))


def reached_from(arena: Arena, start: Cell) -> set[Cell]:
    """Return every cell a robot can come to: barrels give way, walls do not, nor water to golems (G10)."""
    closed = {WALL} if arena.edition == "4.0" else {WALL, WATER}
    links = links_of(arena)
    reached = {start}
    for cell in (queue := [start]):
        for near in [*arena.field.beside(cell), *links.get(cell, ())]:
            if near not in reached and arena.board[near] not in closed:
                reached.add(near)
                queue.append(near)
    return reached


def links_of(arena: Arena) -> dict[Cell, tuple[Cell, ...]]:
    """Return the cells that portals or streams join."""
    pairs = [tuple([cell for cell, sign in enumerate(arena.board) if sign == portal]) for portal in PORTALS]
    pairs += [stream.outlets for stream in arena.streams]
    return {cell: pair for pair in pairs for cell in pair}


# ---------------------------------------------------------------- the catalogue


@cache
def arenas() -> dict[str, Arena]:
    """Return all arenas of the package, by id."""
    return {name: read_arena(name, document) for name, document in documents("arenas").items()}


def arena_named(name: str) -> Arena:
    if name not in arenas():
        raise Malformed("unknown-arena", "arena", got=shown(name))
    return arenas()[name]


def editions_of(arena: Arena) -> list[str]:
    """Return the editions in which some game is offered on the arena, the newest first."""
    played = {edition for game in arena.games for edition in game_named(game).editions}
    return [edition for edition in EDITIONS if edition in played and suits(arena, edition)]


def suits(arena: Arena, edition: str | None) -> bool:
    """Tell whether the edition has everything that lies on the arena: 2.0 knows no streams."""
    return not (edition == "2.0" and arena.streams)


def offered(game: str, edition: str | None = None) -> list[Arena]:
    """Return the arenas for this game."""
    return [arena for arena in arenas().values() if game in arena.games and suits(arena, edition)]
