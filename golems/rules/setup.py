"""What is in the box, and how a battle of 4.0 is set up (S). The caller does the shuffling."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.field import OFF, Cell
from golems.rules.lines import opposite
from golems.rules.refusals import Illegal
from golems.rules.surfaces import BY_SIGN
from golems.rules.values import Column, Contents, EventCard, Position, Robot, Seat

# S3
BOX = {"wall": 8, "water": 10, "ice": 6, "portal": 4, "line": 4, "barrel": 5, "robot": 4}
COMPONENTS = ("p4", "p4", "p3", "p3", "w2", "w2", "w11", "w11", "c1", "c1", "c2", "c2")
BARREL_POOL: tuple[Contents, ...] = ("empty", "empty", "bomb", "bomb", "toolbox")  # S5
EVENT_CARDS: tuple[EventCard, ...] = tuple(EVENT_KINDS) * 2  # S8
ROUNDS = 8


class Shortage(NamedTuple):
    """A token of which the box holds fewer than a position needs."""

    token: str
    needs: int
    holds: int


def shortages(position: Position) -> list[Shortage]:
    """Return the tokens of which the box does not hold enough; this is a warning, not a refusal (S3)."""
    needs = Counter(name for sign in position.board for name in tokens_of(sign))
    needs["barrel"] = sum(len(column) for _, column in position.barrels)
    needs["robot"] = len(position.robots)
    return [Shortage(name, needs[name], holds) for name, holds in BOX.items() if needs[name] > holds]


def tokens_of(sign: str) -> tuple[str, ...]:
    """Return the tokens that lie on a cell; ice lies on water."""
    return BY_SIGN[sign].tokens if sign in BY_SIGN else ()


def barrel_pool(count: int) -> tuple[Contents, ...]:
    """Return the contents to be shuffled and dealt; more barrels repeat the pool (S5)."""
    rounds = -(-count // len(BARREL_POOL))
    return BARREL_POOL * rounds


def deal_barrels(heights: dict[Cell, int], shuffled: Sequence[Contents]) -> dict[Cell, Column]:
    """Return columns of these heights, dealt from the shuffled pool cell by cell (S5)."""
    left = iter(shuffled)
    return {cell: tuple([next(left) for _ in range(height)]) for cell, height in sorted(heights.items())}


def deal_events(shuffled: Sequence[EventCard]) -> tuple[EventCard, ...]:
    """Return the event cards of a game: the first eight of the shuffled fourteen (S8)."""
    return tuple(shuffled[:ROUNDS])


def draft_order(players: int, first: Seat) -> Iterator[Seat]:
    """Yield who takes a component next: three each, in snake order from the first seat (S7).

    >>> list(draft_order(players=3, first=1))
    [1, 2, 0, 0, 2, 1, 1, 2, 0]
    """
    around = [(first + step) % players for step in range(players)]
    for pick in range(3):
        yield from reversed(around) if pick % 2 else around


def check_start(position: Position) -> None:
    """Raise unless all robots have their backs to the edge and face as they must: two face each other, three
    or four face different directions (S6)."""
    robots = position.robots
    for seat, robot in enumerate(robots):
        if not has_back_to_edge(position, robot):
            raise Illegal("start-back", f"robots[{seat}].facing", "S6", cell=position.field.name(robot.cell))
    facings = [robot.facing for robot in robots]
    if len(robots) == 2 and facings[0] != opposite(facings[1]):
        raise Illegal("start-not-opposite", "robots", "S6")
    if len(set(facings)) < len(facings):
        raise Illegal("start-same-facing", "robots", "S6")


def has_back_to_edge(position: Position, robot: Robot) -> bool:
    return position.field.ahead[opposite(robot.facing)][robot.cell] == OFF
