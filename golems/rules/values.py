"""The values of the game: directions, commands, rows, robots, positions. All frozen and hashable."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from golems.rules.field import Cell, Field

Facing: TypeAlias = int
NORTH, EAST, SOUTH, WEST = range(4)
FACINGS: tuple[Facing, ...] = (NORTH, EAST, SOUTH, WEST)

Seat: TypeAlias = int

Command: TypeAlias = Literal[
    "forward", "backward", "left", "right", "stand", "attack", "defend", "take", "die", "none"
]
STEPS: frozenset[str] = frozenset({"forward", "backward"})
TURNS: dict[str, int] = {"left": -1, "right": 1}
MOVEMENT: frozenset[str] = STEPS | TURNS.keys()

Sense: TypeAlias = Literal["if", "enemy?", "attacked?"]


class Loop(NamedTuple):
    """A row that carries one command out several times."""

    times: int
    command: Command


class Condition(NamedTuple):
    """A row that looks, then carries out one of two commands."""

    sense: Sense
    yes: "Command | Loop"
    no: "Command | Loop"


Row: TypeAlias = Command | Loop | Condition
Program: TypeAlias = tuple[Row, ...]

Component: TypeAlias = Literal["processor", "weapon", "chassis"]
DAMAGE_ORDER: tuple[Component, ...] = ("chassis", "weapon", "processor")
REPAIR_ORDER: tuple[Component, ...] = ("processor", "weapon", "chassis")

Contents: TypeAlias = Literal["empty", "bomb", "toolbox", "?"]
Column: TypeAlias = tuple[Contents, ...]

# Each cell of a board is one character, as in the notation.
GROUND, ICY, SNOW, WALL, WATER, ICE, NO_CELL = ".", "i", "s", "#", "~", "=", " "
PORTALS = "ab"
STRAIGHTS: dict[str, tuple[Facing, Facing]] = {"─": (EAST, WEST), "│": (NORTH, SOUTH)}
CORNERS: dict[str, tuple[Facing, Facing]] = {
    "└": (NORTH, EAST),
    "┘": (NORTH, WEST),
    "┌": (SOUTH, EAST),
    "┐": (SOUTH, WEST),
}
LINES: frozenset[str] = frozenset(STRAIGHTS) | frozenset(CORNERS)

EventCard: TypeAlias = Literal["nothing", "loop", "condition", "freeze", "thaw", "lose_row", "swap_rows"]
Bonus: TypeAlias = Literal["loop", "loop3", "condition", "blank"]
Mode: TypeAlias = Literal["battle", "autonomous", "bring_barrel"]
GoalKind: TypeAlias = Literal["reach", "hold", "bring", "survive", "destroy"]


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game: where readings of the rules differ, an option selects another one."""

    chassis: Literal["no_backward", "all"] = "no_backward"  # K8
    edge_is_obstacle: bool = True  # C3
    ice_is_obstacle: bool = True  # C4
    swap_places: bool = True  # M5
    ice_repeats_turns: bool = False  # M8
    snow_counts: Literal["passes", "rows"] = "passes"  # N2
    snow_effort_lasts: bool = True  # N2
    push_backward: bool = True  # B2
    push_column: Literal["whole", "top"] = "whole"  # B3
    portal_busy: Literal["wait", "stay"] = "wait"  # O2
    turn_wrong_side: Literal["keep", "repeat"] = "keep"  # T3
    allies: bool = False  # V5
    dodge: bool = False  # G6
    overtime: int = 0  # G11
    stand_cards: int = 3  # 2.0


DEFAULTS = Options()


class Robot(NamedTuple):
    """A player's golem or a ParoBot, in any edition; fields that an edition does not use are at their
    default."""

    id: str
    cell: Cell = -1
    facing: Facing = NORTH
    out: bool = False
    bot: str | None = None  # program card of a ParoBot
    processor: str | None = None
    weapon: str | None = None
    chassis: str | None = None
    damaged: frozenset[Component] = frozenset()
    simple: bool = False  # L1: damage only counts
    damage: int = 0
    lives: int = 3
    carries: bool = False
    home: Cell | None = None
    effort: Command | None = None  # N1
    waits: bool = False  # O2
    on_ice_since: int | None = None  # I3


class Stream(NamedTuple):
    """Water that carries a golem from one outlet to the other (G10)."""

    cells: tuple[Cell, ...]
    outlets: tuple[Cell, Cell]


class Goal(NamedTuple):
    """What a golem has to do in a scenario, how many times, and how many times it has done so (G14)."""

    robot: Seat
    kind: GoalKind
    cell: Cell | None = None
    target: Seat | None = None  # destroy: a golem; none: barrels
    count: int = 1  # type: ignore[assignment]  # tuple.count is not needed here
    done: int = 0

    @property
    def met(self) -> bool:
        return self.done >= self.count


Hand: TypeAlias = tuple[tuple[str, int], ...]


class Position(NamedTuple):
    """Everything that stands on the table between two rounds."""

    edition: str
    field: Field
    board: str  # one character for each place of the field
    robots: tuple[Robot, ...]  # in seat order
    hand: Hand
    under: tuple[tuple[Cell, str], ...] = ()  # terrain hidden under tokens, where it is not ground
    barrels: tuple[tuple[Cell, Column], ...] = ()  # contents from the bottom up
    streams: tuple[Stream, ...] = ()
    options: Options = DEFAULTS
    mode: Mode = "battle"
    round: int = 1
    energy: int = 10
    recharged: bool = False
    goals: tuple[Goal, ...] = ()


class Result(NamedTuple):
    """How a game ended: the seats that won and the clause that says so."""

    winners: tuple[Seat, ...]
    reason: str
