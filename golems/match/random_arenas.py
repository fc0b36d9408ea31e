"""Random arenas, always the same from one seed, and fair because the board looks alike from both sides."""

import dataclasses
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta

from golems.match.arenas import Arena, StartPlace, arena_named, check_arena_for, keeps_advice, segments_of
from golems.match.box import GOLEM_BOX, rotations
from golems.match.games import Game, game_named
from golems.match.symmetry import Turning, turned
from golems.rules.field import OFF, Cell, Field, field_of
from golems.rules.refusals import Illegal
from golems.rules.setup import BOX, tokens_of
from golems.rules.surfaces import TERRAIN, WINTER
from golems.rules.values import EAST, GROUND, ICE, ICY, LINES, NO_CELL, PORTALS, SOUTH, WALL, WATER, Facing

Rows: TypeAlias = tuple[str, ...]

SQUARE, BANKS, WINGS = ("4x4",), ("2x4 first", "2x4 second"), ("2x4 first", "4x4", "2x4 second")
LAYOUTS = (SQUARE, BANKS, WINGS, WINGS)
RANDOM = "random-"  # the names of random arenas begin with this
# Versions of the drawing: the first ignored the advice for the age, the second put walls before golems of L1.
FIRST_DRAWING, ADVISED_DRAWING, DRAWING = 1, 2, 3
Drawing = Annotated[int, Meta(ge=FIRST_DRAWING, le=DRAWING)]  # as logs keep it
HIGHEST = 2  # the most barrels in a column
FROM_FOUR_SIDES, WITH_PORTALS = 1 / 10, 1 / 2  # how often squares have four equal sides, or portals
MOST_FILLED, FEW_WALLS = 12, 4  # the most cells that are covered, and the most where there are only walls


class NoRoom(Exception):
    """Raised when a draft has no place left for something it needs."""


class TokenStack(NamedTuple):
    """What may be laid on a cell: a token, barrels, or a barrel on a token."""

    sign: str = ""
    barrels: int = 0

    @property
    def tokens(self) -> tuple[str, ...]:
        token = tokens_of(self.sign) if self.sign else ()
        return (*token, *["barrel"] * self.barrels)


@dataclass(slots=True)
class ArenaDraft:
    """An arena being laid out; whatever is laid on a cell is laid on its images too."""

    chance: Random
    game: Game
    field: Field
    board: list[str]
    turnings: list[Turning]
    left: Counter[str]  # the tokens left in the box
    taken: set[Cell] = dataclasses.field(default_factory=set)
    under: dict[Cell, str] = dataclasses.field(default_factory=dict)
    heights: dict[Cell, int] = dataclasses.field(default_factory=dict)

    def images(self, cell: Cell) -> list[Cell]:
        return [turning.cells[cell] for turning in self.turnings]

    def free(self, cells: Iterable[Cell]) -> list[Cell]:
        return [cell for cell in cells if not self.taken.intersection(self.images(cell))]

    def pick(self, cells: Iterable[Cell]) -> Cell:
        """Return a random cell that is free together with all its images."""
        free = self.free(cells)
        if not free:
            raise NoRoom
        return self.chance.choice(free)

    def can_lay(self, tokens: Iterable[str]) -> bool:
        needs = Counter(list(tokens) * len(self.turnings))
        return needs <= self.left and self.game.tokens >= needs.keys()

    def take(self, cell: Cell, tokens: Iterable[str]) -> None:
        self.taken.update(self.images(cell))
        self.left -= Counter(list(tokens) * len(self.turnings))

    def lay(self, cell: Cell, sign: str) -> None:
        self.take(cell, tokens_of(sign))
        for turning in self.turnings:
            place = turning.cells[cell]
            if self.board[place] != GROUND:
                self.under[place] = self.board[place]
            self.board[place] = turning.sign(sign)

    def stand(self, cell: Cell, height: int) -> None:
        self.take(cell, ["barrel"] * height)
        self.heights |= dict.fromkeys(self.images(cell), height)


def find_arena(name: str, drawing: int = DRAWING) -> Arena:
    """Return an arena of the package, or such as `random-L2-17`, a random arena of a game from a seed.

    >>> find_arena("random-L2-17") == find_arena("random-L2-17")
    True
    """
    if not name.startswith(RANDOM):
        return arena_named(name)
    game, _, seed = name.removeprefix(RANDOM).partition("-")
    return random_arena(game_named(game), seed, drawing)


@lru_cache(maxsize=64)
def random_arena(game: Game, seed: int | str, drawing: int = DRAWING) -> Arena:
    """Return a random arena. Drafts are thrown away until one has room, locks nobody in, and has what is
    advised for the age. A match that was begun with an older `drawing` keeps its field."""
    chance = Random(f"arena of {game.id} number {seed}")
    name = f"{RANDOM}{game.id}-{seed}"
    while True:
        try:
            arena = draft_arena(game, chance, name)
            check_arena_for(arena, game)
        except (NoRoom, Illegal):
            continue
        if suits(arena, game, drawing):
            return arena


def suits(arena: Arena, game: Game, drawing: int) -> bool:
    """Tell whether an arena is one for those who play this game: as is advised, and with a free way before
    each robot where there is nothing but walls, for these are the first games of children."""
    if drawing == FIRST_DRAWING:
        return True
    is_free = drawing == ADVISED_DRAWING or not has_only_walls(game) or not faces_wall(arena)
    return keeps_advice(arena, game) and is_free


def has_only_walls(game: Game) -> bool:
    return game.tokens == {"wall"}


def faces_wall(arena: Arena) -> bool:
    ahead = [arena.field.ahead[start.facing][start.cell] for start in arena.starts_for(max(arena.starts))]
    return WALL in [arena.board[cell] for cell in ahead]


def draft_arena(game: Game, chance: Random, name: str) -> Arena:
    draft = lay_field(game, chance)
    starts = choose_starts(draft)
    lay_portals(draft)
    if game.mode == "bring_barrel":
        draft.stand(chance.choice(middle_of(draft.field)), 1)
    lay_tokens(draft)
    return Arena(
        id=name,
        edition=game.editions[0],
        games=(game.id,),
        field=draft.field,
        board="".join(draft.board),
        starts=starts,
        under=tuple(sorted(draft.under.items())),
        heights=tuple(sorted(draft.heights.items())),
    )


# ---------------------------------------------------------------- the field


def lay_field(game: Game, chance: Random) -> ArenaDraft:
    rows = golem_rows(game, chance) if game.robots == "golems" else battle_rows(game, chance)
    width, height, board = len(rows[0]), len(rows), "".join(rows)
    from_four_sides = width == height and ICY not in board and chance.random() < FROM_FOUR_SIDES
    quarters = (0, 1, 2, 3) if from_four_sides else (0, 2)
    draft = ArenaDraft(
        chance=chance,
        game=game,
        field=field_of(width, "".join([NO_CELL if sign == NO_CELL else GROUND for sign in board])),
        board=list(board),
        turnings=[turned(width, height, quarter) for quarter in quarters],
        left=Counter(GOLEM_BOX if game.robots == "golems" else BOX),
    )
    cover_terrain(draft)
    return draft


def golem_rows(game: Game, chance: Random) -> Rows:
    side = int(chance.choice(game.sizes)[0])
    return ("." * side,) * side


def battle_rows(game: Game, chance: Random) -> Rows:
    """Return segments side by side, some perhaps with their winter side up."""
    layout = chance.choice(LAYOUTS) if game.segments > 1 else SQUARE
    frozen = chance.choice([(), SQUARE, BANKS]) if game.winter else ()
    segments = [segment_rows(name, name in frozen, chance) for name in layout]
    return tuple([NO_CELL.join(parts) for parts in zip(*segments, strict=True)])


def segment_rows(name: str, winter: bool, chance: Random) -> Rows:
    upright = [rows for rows in rotations(WINTER[name]) if len(rows) == len(WINTER[name])]
    rows = chance.choice(upright)
    return rows if winter else tuple([GROUND * len(row) for row in rows])


def cover_terrain(draft: ArenaDraft) -> None:
    """Hide printed winter terrain under walls and ice, because it never looks alike from both sides."""
    printed = [cell for cell, sign in enumerate(draft.board) if sign in TERRAIN]
    for cell in printed:
        if draft.free([cell]):
            signs = [sign for sign in (ICE, ICE, WALL) if draft.can_lay(tokens_of(sign))]
            draft.lay(cell, draft.chance.choice(signs))


# ---------------------------------------------------------------- starts


def choose_starts(draft: ArenaDraft) -> dict[int, tuple[StartPlace, ...]]:
    """Return the starts: one pair faces south and north, the other east and west (S6)."""
    first = choose_start(draft, draft.chance.choice([SOUTH, EAST]))
    if len(draft.turnings) == 4:
        one, three, two, four = [turning.start(first) for turning in draft.turnings]
    else:
        second = choose_start(draft, EAST if first.facing == SOUTH else SOUTH)
        half = draft.turnings[1]
        one, two, three, four = first, half.start(first), second, half.start(second)
    if in_reach(draft.field, (one, two, three, four)):
        raise NoRoom
    return {2: (one, two), 3: (one, two, three), 4: (one, two, three, four)}


def in_reach(field: Field, starts: tuple[StartPlace, ...]) -> bool:
    """Tell whether a robot could strike another one without a step (K4)."""
    ahead = [field.ahead[start.facing][start.cell] for start in starts]
    aimed = {*ahead, *[field.ahead[start.facing][cell] for start, cell in zip(starts, ahead, strict=True)]}
    return not aimed.isdisjoint([start.cell for start in starts])


def choose_start(draft: ArenaDraft, facing: Facing) -> StartPlace:
    """Return a start on the northern or western edge, so that the robot faces its image."""
    behind, width = draft.field.ahead[(facing + 2) % 4], draft.field.width
    cells = [
        cell
        for cell in draft.field.cells()
        if behind[cell] == OFF and (facing == SOUTH or cell % width < width // 2)
    ]
    if draft.game.robots == "golems":
        cells = [cell for cell in cells if cell in corners_of(draft.field)]
    start = StartPlace(draft.pick(cells), facing)
    draft.taken.update(draft.images(start.cell))
    return start


def corners_of(field: Field) -> tuple[Cell, ...]:
    width, places = field.width, len(field.shape)
    return (0, width - 1, places - width, places - 1)


def middle_of(field: Field) -> list[Cell]:
    """Return the four cells in the middle."""
    below = len(field.shape) // 2 + field.width // 2
    return [below - field.width - 1, below - field.width, below - 1, below]


# ---------------------------------------------------------------- what lies on it


def lay_portals(draft: ArenaDraft) -> None:
    """Lay portals between segments that lie apart; on a single segment chance decides."""
    segments = segments_of(draft.field)
    if len(segments) == 3:
        join(draft, segments[0], segments[1])
    elif len(segments) == 2:
        for portal in PORTALS:
            lay_pair(draft, portal, segments[0])
    elif "portal" in draft.game.tokens and draft.chance.random() < WITH_PORTALS:
        lay_pair(draft, PORTALS[0], segments[0])


def join(draft: ArenaDraft, side: Sequence[Cell], middle: Sequence[Cell]) -> None:
    """Lay one pair of portals from a side segment to the middle; the other pair is its image."""
    for segment in (side, middle):
        cell = draft.pick(segment)
        lay_portal_images(draft, cell, PORTALS)


def lay_pair(draft: ArenaDraft, portal: str, segment: Sequence[Cell]) -> None:
    """Lay a portal and its image as a pair; a square that looks the same from four sides gets two pairs."""
    letters = portal * 2 if len(draft.turnings) == 2 else PORTALS * 2
    lay_portal_images(draft, draft.pick(segment), letters)


def lay_portal_images(draft: ArenaDraft, cell: Cell, letters: str) -> None:
    draft.lay(cell, letters[0])
    for place, letter in zip(draft.images(cell), letters, strict=True):
        draft.board[place] = letter


def lay_tokens(draft: ArenaDraft) -> None:
    """Cover a third to two thirds of the free cells, but not too many in all."""
    sides = len(draft.turnings)
    free = len(draft.free(draft.field.cells())) // sides
    most = FEW_WALLS if has_only_walls(draft.game) else MOST_FILLED
    most = min(free * 2 // 3, most // sides)
    for _ in range(draft.chance.randint(min(free // 3, (most + 1) // 2), most)):
        lay_token(draft, draft.pick(draft.field.cells()))


def lay_token(draft: ArenaDraft, cell: Cell) -> None:
    """Lay one thing that the game allows and the box still holds."""
    things = [thing for thing in things_for(draft, cell) if draft.can_lay(thing.tokens)]
    if not things:
        return
    sign, height = draft.chance.choice(things)
    if sign:
        draft.lay(cell, sign)
    if height:
        draft.stand(cell, height)


def things_for(draft: ArenaDraft, cell: Cell) -> list[TokenStack]:
    water = ICE if cell in winter_cells(draft) else WATER
    height = draft.chance.randint(1, HIGHEST) if draft.game.columns else 1
    things = [
        TokenStack(WALL),
        TokenStack(water),
        TokenStack(draft.chance.choice(sorted(LINES))),
        TokenStack(barrels=height),
    ]
    return things if draft.game.robots == "golems" else [*things, TokenStack(water, 1)]


def winter_cells(draft: ArenaDraft) -> set[Cell]:
    """Return the cells of segments with winter terrain (S4)."""
    printed = {cell for cell, sign in draft.under.items() if sign in TERRAIN}
    return {cell for part in segments_of(draft.field) if printed.intersection(part) for cell in part}
