"""Start positions: every arena of 4.0, random arenas, and boards on which everything lies about."""

import random
from collections.abc import Iterator

from golems.match.arenas import Arena
from golems.match.arenas import arenas as catalogue
from golems.match.games import game_named
from golems.match.random_arenas import random_arena
from golems.rules.editions import HAND_4
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.field import field_of
from golems.rules.parobots import CARDS, DIE, dice_of
from golems.rules.plan import Plan
from golems.rules.refusals import Illegal
from golems.rules.setup import barrel_pool, deal_barrels
from golems.rules.surfaces import SURFACES
from golems.rules.validity import check_position
from golems.rules.values import (
    DAMAGE_ORDER,
    FACINGS,
    ICE,
    ICY,
    PORTALS,
    SNOW,
    WATER,
    Column,
    Command,
    Condition,
    Contents,
    EventCard,
    Loop,
    Position,
    Program,
    Robot,
    Row,
)

SEVEN: tuple[Command, ...] = ("forward", "backward", "left", "right", "stand", "attack", "defend")
LIKELY: tuple[Command, ...] = (*SEVEN, "forward", "forward", "attack", "backward")
INSIDE: tuple[Contents, ...] = ("empty", "bomb", "toolbox", "?")
NAMES = ("red", "blue", "green", "yellow")
LAND = ".......is"
# What the twin plays; `tests/test_everything_is_told.py` shows that it refuses everything else.
EVENTS: tuple[EventCard, ...] = tuple([card for card, kind in EVENT_KINDS.items() if kind.twin])
REFUSED = frozenset("".join([surface.signs for surface in SURFACES.values() if not surface.twin]))
TOKENS = "##~~~~==aabb─│└┘┌┐"


def arenas() -> list[Arena]:
    """Return every arena of 4.0 in the package on which the twin plays."""
    return [arena for arena in catalogue().values() if arena.edition == "4.0" and is_covered(arena)]


def is_covered(ground: Arena | Position) -> bool:
    return REFUSED.isdisjoint([*ground.board, *dict(ground.under).values()])


def random_arenas(seeds: range) -> Iterator[Arena]:
    for level in ("L1", "L2", "L3", "L4"):
        yield from filter(is_covered, [random_arena(game_named(level), seed) for seed in seeds])


def start_on(arena: Arena, robots: int, chance: random.Random) -> Position:
    """Return this many robots on their places; the last ones may be ParoBots."""
    players = chance.randint(1, robots)
    kinds = [random_robot(seat, seat >= players, chance) for seat in range(robots)]
    placed = [
        robot._replace(cell=cell, facing=facing)
        for robot, (cell, facing) in zip(kinds, arena.starts_for(robots), strict=True)
    ]
    heights = dict(arena.heights)
    pool = list(barrel_pool(sum(heights.values())))
    chance.shuffle(pool)
    barrels = deal_barrels(heights, pool)
    return Position(
        "4.0", arena.field, arena.board, tuple(placed), HAND_4, arena.under, tuple(barrels.items())
    )


def random_robot(seat: int, bot: bool, chance: random.Random) -> Robot:
    if bot:
        return Robot(NAMES[seat], bot=chance.choice(list(CARDS)))
    if chance.random() < 0.1:
        return Robot(NAMES[seat], simple=True, damage=chance.randint(0, 2))
    return Robot(
        NAMES[seat],
        processor=chance.choice(("p4", "p3")),
        weapon=chance.choice(("w2", "w11")),
        chassis=chance.choice(("c1", "c2")),
        damaged=frozenset(chance.sample(DAMAGE_ORDER, chance.choice((0, 0, 0, 1, 2, 3)))),
    )


# ---------------------------------------------------------------- everything anywhere


def wild_start(chance: random.Random) -> Position:
    """Return a random position; drafts that are not possible are thrown away."""
    while True:
        try:
            check_position(position := draft(chance))
        except Illegal:
            continue
        return position


def draft(chance: random.Random) -> Position:
    width, height = chance.randint(2, 8), chance.randint(2, 8)
    places = range(width * height)
    gaps = chance.choice((0, 0, 0, 0.1))
    shape = "".join([" " if chance.random() < gaps else "." for _ in places])
    tokens, signs = chance.random() * 0.7, [*TOKENS] * 2
    chance.shuffle(signs)
    board = [
        " " if sign == " " else signs.pop() if signs and chance.random() < tokens else chance.choice(LAND)
        for sign in shape
    ]
    for letter in PORTALS:
        for place in [place for place in places if board[place] == letter][2:]:
            board[place] = "."
    under = tuple([(place, chance.choice((ICY, SNOW))) for place in places if board[place] in "ab─│└┘┌┐=~"])[
        : chance.randint(0, 6)
    ]
    position = Position(
        "4.0",
        field_of(width, shape),
        "".join(board),
        (),
        HAND_4,
        under,
        draft_barrels(board, chance),
        round=chance.choice((1, 2, 7, 8)),
    )
    return position._replace(robots=tuple(draft_robots(position, chance)))


def draft_barrels(board: list[str], chance: random.Random) -> tuple[tuple[int, Column], ...]:
    density = chance.choice((0, 0.05, 0.15, 0.3))
    places = [place for place, sign in enumerate(board) if sign not in " #ab" and chance.random() < density]
    heights = [1 if board[place] == WATER else chance.randint(1, 3) for place in places]
    columns = [tuple(chance.choices(INSIDE, (3, 4, 3, 1), k=height)) for height in heights]
    return tuple(zip(places, columns, strict=True))[:7]


def draft_robots(position: Position, chance: random.Random) -> Iterator[Robot]:
    """Draw robots that stand close together, in the middle of something."""
    cells = position.field.cells()
    first = chance.choice(cells)
    near = sorted(cells, key=lambda cell: abs(cell - first) + 3 * chance.random())
    count = min(chance.randint(1, 4), len(cells))
    players = chance.randint(1, count)
    for seat, cell in enumerate(chance.sample(near[: 3 * count], min(count, len(near)))):
        robot = random_robot(seat, seat >= players, chance)._replace(cell=cell, facing=chance.choice(FACINGS))
        yield in_the_middle(position, robot, chance)


def in_the_middle(position: Position, robot: Robot, chance: random.Random) -> Robot:
    sign = position.board[robot.cell]
    if chance.random() < 0.1:
        return Robot(robot.id, out=True, bot=robot.bot)
    if sign == ICE and chance.random() < 0.5:
        return robot._replace(on_ice_since=position.round - 1)
    if sign == SNOW and chance.random() < 0.5:
        return robot._replace(effort=chance.choice(SEVEN[:4]))
    if sign in PORTALS and position.board.count(sign) == 2 and chance.random() < 0.5:
        return robot._replace(waits=True)
    return robot


# ---------------------------------------------------------------- rounds


def random_plan(position: Position, chance: random.Random) -> Plan:
    """Return any rows in any round, whatever the hand allows; somebody may resign."""
    event: EventCard = chance.choice(EVENTS)
    programs = [() if robot.bot else random_program(chance) for robot in position.robots]
    drawn = [chance.sample(range(1, len(rows) + 1), min(len(rows), 2)) for rows in programs]
    rolls = [chance.choices(DIE, k=dice_of(robot.bot) if robot.bot else 0) for robot in position.robots]
    players = [seat for seat, robot in enumerate(position.robots) if not (robot.bot or robot.out)]
    resigned = (chance.choice(players),) if chance.random() < 0.01 else ()
    return Plan(tuple(programs), event, tuple(map(tuple, drawn)), tuple(map(tuple, rolls)), resigned=resigned)


def random_program(chance: random.Random) -> Program:
    return tuple([random_row(chance) for _ in range(chance.choice((0, 1, 2, 3, 4, 4, 4, 4, 5)))])


def random_row(chance: random.Random) -> Row:
    kind = chance.random()
    if kind < 0.2:
        return Loop(2, chance.choice(LIKELY))
    if kind < 0.4:
        return Condition("if", chance.choice(LIKELY), chance.choice(LIKELY))
    return "none" if kind < 0.42 else chance.choice(LIKELY)
