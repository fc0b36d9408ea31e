"""Level files laid out as positions; what a position cannot hold is left out and named."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from golems.match.box import Notice
from golems.match.level_files import (
    BONUSES,
    ICONS,
    SEGMENT_KINDS,
    UNKNOWN,
    GridPlace,
    LevelFile,
    LevelSegment,
    Token,
)
from golems.match.settings import COLOURS
from golems.rules.editions import default_hand
from golems.rules.field import OFF, Cell, Field, field_of
from golems.rules.parobots import CARDS
from golems.rules.refusals import Illegal
from golems.rules.setup import shortages
from golems.rules.surfaces import TOKENS
from golems.rules.validity import MOST_ROBOTS, check_board
from golems.rules.values import (
    DEFAULTS,
    GROUND,
    ICE,
    NO_CELL,
    PORTALS,
    WALL,
    WATER,
    Column,
    Contents,
    Position,
    Robot,
)

Fault: TypeAlias = Callable[[Token], Notice | None]  # returns why a token is left out, or none if it stays

EDITION = "4.0"
SIGNS = {"water": WATER, "ice": ICE, "wall": WALL}
LINES = {"straight": "│─│─", "corner": "┌┐┘└"}  # by quarters turned, clockwise
FAMILIES = dict.fromkeys(LINES, "line") | dict.fromkeys(COLOURS, "golem")
CLAUSES = {"barrel": "S5", "golem": "S6"}  # the clauses that say where they may be
MARKS = ("bot", "target")  # marks may lie on anything
MOST_PORTALS = 2 * len(PORTALS)
UNSEEN: Contents = "?"

# What may lie on what, and what is then on top (S5, B9, I1).
ON_TOP = {
    ("water", "ground"): "water",
    ("portal", "ground"): "portal",
    ("wall", "ground"): "wall",
    ("line", "ground"): "line",
    ("ice", "water"): "ice",
    ("barrel", "ground"): "barrel",
    ("barrel", "line"): "barrel",
    ("barrel", "barrel"): "barrel",
    ("barrel", "water"): "afloat",
    ("barrel", "ice"): "barrel-on-ice",
    ("barrel", "barrel-on-ice"): "barrel-on-ice",
    ("golem", "ground"): "golem",
    ("golem", "line"): "golem",
    ("golem", "portal"): "golem",
    ("golem", "water"): "golem",
    ("golem", "ice"): "golem",
    ("golem", "afloat"): "golem",
    ("golem", "barrel-on-ice"): "golem",
}


@dataclass(frozen=True, slots=True)
class LevelLayout:
    """A level on the table. A position in which no golem is a player's still waits for one."""

    position: Position
    targets: tuple[Cell, ...]
    remarks: tuple[Notice, ...]


def lay(level: LevelFile) -> LevelLayout:
    """Lay a level out. The segments lie to each other as in the file; a1 is the corner of their box."""
    ground = ground_of(level.pieces)
    known, strange = sort_out(level.tokens, lambda token: strange_here(token, ground))
    fitting, misfits = sort_out(known, misfit_on(ground))
    laid, surplus = sort_out(fitting, surplus_of(fitting, ground))
    position = position_of(laid, ground)
    check_board(position)
    targets = tuple(dict.fromkeys(ground.cell(token) for token in of_kind(laid, "target")))
    return LevelLayout(
        position=position,
        targets=targets,
        remarks=(
            *on_pieces(level.pieces),
            *on_the_file(level),
            *strange,
            *misfits,
            *surplus,
            *in_the_air(laid, level.tokens, ground),
            *on_tokens(laid),
            *on_golems(laid, ground),
            *on_the_puzzle(level, [ground.field.name(cell) for cell in targets]),
            *on_the_box(position),
        ),
    )


def sort_out(tokens: Iterable[Token], fault: Fault) -> tuple[list[Token], list[Notice]]:
    """Return the tokens that stay, and why each of the others does not."""
    stay, faults = [], []
    for token in tokens:
        if found := fault(token):
            faults.append(found)
        else:
            stay.append(token)
    return stay, faults


# ---------------------------------------------------------------- the pieces


@dataclass(frozen=True, slots=True)
class LevelGround:
    """All segments together: the field they make, its terrain, and where on the grid it begins."""

    field: Field
    terrain: str
    top: int
    left: int

    def cell(self, token: Token) -> Cell:
        return self.field.at(0, token.col - self.left, token.row - self.top)

    def facts(self, token: Token) -> dict[str, object]:
        return {"token": token.name, "cell": self.field.name(self.cell(token))}


def ground_of(pieces: Sequence[LevelSegment]) -> LevelGround:
    check_pieces(pieces)
    signs: dict[GridPlace, str] = dict(place for piece in pieces for place in piece.ground())
    rows, columns = zip(*signs, strict=True)
    down, across = range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)
    terrain = "".join([signs.get((row, col), NO_CELL) for row in down for col in across])
    shape = "".join([NO_CELL if sign == NO_CELL else GROUND for sign in terrain])
    return LevelGround(field_of(len(across), shape), terrain, down.start, across.start)


def check_pieces(pieces: Sequence[LevelSegment]) -> None:
    if not pieces:
        raise Illegal("level-no-piece", "checkboxes", "S1")
    for piece, other in combinations(pieces, 2):
        if dict(piece.ground()).keys() & dict(other.ground()).keys():
            names = {"piece": piece.name, "other": other.name}
            raise Illegal("level-overlap", f"userFieldPositions.{other.name}", "S1", **names)


def on_pieces(pieces: Sequence[LevelSegment]) -> Iterator[Notice]:
    for piece, other in combinations(pieces, 2):
        names: dict[str, object] = {"piece": piece.name, "other": other.name}
        if is_beside(piece, other):
            yield Notice("level-touching", "S1", names)
        if SEGMENT_KINDS[piece.name].side == SEGMENT_KINDS[other.name].side:
            yield Notice("level-same-piece", "S1", names)


def is_beside(piece: LevelSegment, other: LevelSegment) -> bool:
    places = dict(other.ground())
    return any(
        near in places
        for (row, col), _ in piece.ground()
        for near in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
    )


# ---------------------------------------------------------------- which tokens find a place


def strange_here(token: Token, ground: LevelGround) -> Notice | None:
    if ground.cell(token) == OFF:
        place: dict[str, object] = {"token": token.name, "row": token.row + 1, "column": token.col + 1}
        return Notice("level-off-field", "S1", place)
    if token.kind in (*BONUSES, UNKNOWN):
        return Notice("level-not-ours", "S3", ground.facts(token) | {"kind": token.kind})
    return None


def misfit_on(ground: LevelGround) -> Fault:
    """Return a function that finds tokens that cannot lie where they are, seen from the bottom up."""
    tops: dict[Cell, str] = {}

    def misfit(token: Token) -> Notice | None:
        if token.kind in MARKS:
            return None
        cell = ground.cell(token)
        top = tops.get(cell, "ground")
        family = FAMILIES.get(token.kind, token.kind)
        if (family, top) not in ON_TOP:
            return Notice("level-misfit", CLAUSES.get(family, "S3"), ground.facts(token) | {"under": top})
        tops[cell] = ON_TOP[family, top]
        return None

    return misfit


def surplus_of(tokens: list[Token], ground: LevelGround) -> Fault:
    """Return a function that finds tokens beyond four portals (O1) and four robots (Q1)."""
    portals, golems = of_kind(tokens, "portal"), in_seat_order(tokens)
    too_many = {*portals[MOST_PORTALS:], *golems[MOST_ROBOTS:]}

    def surplus(token: Token) -> Notice | None:
        if token not in too_many:
            return None
        if token in portals:
            return Notice("level-portal-surplus", "O1", ground.facts(token))
        return Notice("level-golem-surplus", "Q1", ground.facts(token))

    return surplus


def of_kind(tokens: Iterable[Token], *kinds: str) -> list[Token]:
    return [token for token in tokens if token.kind in kinds]


# ---------------------------------------------------------------- the position


def position_of(tokens: list[Token], ground: LevelGround) -> Position:
    board = board_of(tokens, ground)
    return Position(
        edition=EDITION,
        field=ground.field,
        board=board,
        robots=tuple(robots_of(tokens, ground)),
        hand=default_hand(EDITION, DEFAULTS),
        under=tuple([hidden for hidden in enumerate(ground.terrain) if is_hidden(board, *hidden)]),
        barrels=barrels_of(tokens, ground),
    )


def board_of(tokens: list[Token], ground: LevelGround) -> str:
    board = list(ground.terrain)
    for number, portal in enumerate(of_kind(tokens, "portal")):
        board[ground.cell(portal)] = PORTALS[number // 2]
    for token in of_kind(tokens, *SIGNS):
        board[ground.cell(token)] = SIGNS[token.kind]
    for line in of_kind(tokens, *LINES):
        board[ground.cell(line)] = LINES[line.kind][line.turns]
    return "".join(board)


def is_hidden(board: str, cell: Cell, terrain: str) -> bool:
    return board[cell] in TOKENS and terrain != GROUND


def barrels_of(tokens: list[Token], ground: LevelGround) -> tuple[tuple[Cell, Column], ...]:
    heights = Counter(ground.cell(barrel) for barrel in of_kind(tokens, "barrel"))
    return tuple([(cell, (UNSEEN,) * height) for cell, height in sorted(heights.items())])


def robots_of(tokens: list[Token], ground: LevelGround) -> Iterator[Robot]:
    """Yield golems with four rows whose damage only counts (L1), because the file knows no components."""
    marked, cards = places_of_bots(tokens), iter(CARDS)
    golems = in_seat_order(tokens)
    for seat, golem in enumerate(golems):
        before = len(of_kind(golems[:seat], golem.kind))
        name = f"{golem.kind}-{before + 1}" if before else golem.kind
        card = next(cards) if golem.place in marked else None
        yield Robot(name, ground.cell(golem), golem.turns, bot=card, simple=card is None)


def in_seat_order(tokens: list[Token]) -> list[Token]:
    """Return the players' golems by colour, then the bots (Q1)."""
    marked = places_of_bots(tokens)
    golems = of_kind(tokens, *COLOURS)
    return sorted(golems, key=lambda golem: (golem.place in marked, COLOURS.index(golem.kind)))


def places_of_bots(tokens: list[Token]) -> set[GridPlace]:
    return {mark.place for mark in of_kind(tokens, "bot")}


# ---------------------------------------------------------------- notices


def on_the_file(level: LevelFile) -> Iterator[Notice]:
    for key in level.loose:
        yield Notice("level-loose-turn", "", {"key": key})
    for icon in level.icons:
        if icon not in ICONS:
            yield Notice("level-icon", "", {"icon": icon})


def in_the_air(laid: list[Token], tokens: Iterable[Token], ground: LevelGround) -> Iterator[Notice]:
    """Yield notices about tokens above an empty layer, which are put down."""
    filled = {(token.place, token.layer) for token in tokens}
    for token in laid:
        if token.layer > 1 and token.kind not in MARKS and (token.place, token.layer - 1) not in filled:
            yield Notice("level-in-the-air", "", ground.facts(token))


def on_tokens(tokens: list[Token]) -> Iterator[Notice]:
    """Yield notices about what the file does not say and is chosen here."""
    if (portals := len(of_kind(tokens, "portal"))) not in (0, 2):
        yield Notice("level-portals", "O1", {"portals": portals})
    if of_kind(tokens, "barrel"):
        yield Notice("level-contents", "S5", {})


def on_golems(tokens: list[Token], ground: LevelGround) -> Iterator[Notice]:
    robots = list(robots_of(tokens, ground))
    if all(robot.bot for robot in robots):
        yield Notice("level-no-player", "V4", {})
    else:
        yield Notice("level-simple", "S7", {})
    for robot in robots:
        facts: dict[str, object] = {"robot": robot.id, "cell": ground.field.name(robot.cell)}
        if robot.bot:
            yield Notice("level-card", "Q4", facts | {"card": robot.bot})
        if robot.id not in COLOURS:
            yield Notice("level-same-colour", "S7", facts)
    golems = {golem.place for golem in in_seat_order(tokens)}
    for mark in of_kind(tokens, "bot"):
        if mark.place not in golems:
            yield Notice("level-bot-mark", "Q1", ground.facts(mark))


def on_the_puzzle(level: LevelFile, targets: list[str]) -> Iterator[Notice]:
    """Yield notices about what a position does not hold."""
    if targets:
        yield Notice("level-targets", "G14", {"cells": " ".join(targets)})
    if known := [icon for icon in level.icons if icon in ICONS]:
        yield Notice("level-puzzle", "G14", {"icons": ", ".join(known)})


def on_the_box(position: Position) -> list[Notice]:
    """Return notices about tokens of which the box holds too few (S3)."""
    return [Notice("shortage", "S3", shortage._asdict()) for shortage in shortages(position)]
