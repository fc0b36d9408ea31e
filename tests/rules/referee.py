"""Play rounds of two small worlds by the rulebook alone, to be compared with the engine.

Nothing of `golems.rules` is used here: positions and programs are the documents of docs/notation.md, and
each world is a few plain functions over cells. `SnowWorld` is edition 4.0 with walls, icy ground and
snowdrifts; `DodgeWorld` is edition 3.0 or 2.0 with walls, water and barrels that nobody carries.
"""

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]
Doc = dict[str, Any]

COMPASS = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
WORDS = {"F": "forward", "B": "backward", "L": "left", "R": "right"}
PARTS = ("chassis", "weapon", "processor")


@dataclass
class Golem:
    """One robot of either world."""

    cell: Cell
    facing: str
    weapon: str = ""
    damaged: list[str] = field(default_factory=list)
    destroyed: bool = False  # its body stays on the board until the row is over
    lives: int = 3
    effort: str | None = None  # the command that it began in the snow


@dataclass
class Row:
    """What one golem does in one row."""

    kind: str  # "" for a plain row or a Loop, "?" obstacle, "e" enemy, "u" under attack
    command: str
    times: int = 1
    otherwise: str = ""  # the command for no, where the kind asks something


def read_row(text: str) -> Row:
    if "?" in text:
        kind, commands = text.split("?")
        yes, no = commands.split(":")
        return Row(kind or "?", yes, 1, no)
    return Row("", text[-1], int(text[0]) if len(text) > 1 else 1)


def read_cell(name: str) -> Cell:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def write_cell(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def beyond(cell: Cell, facing: str, steps: int = 1) -> Cell:
    x, y = STEPS[facing]
    return cell[0] + steps * x, cell[1] + steps * y


def turned(facing: str, command: str) -> str:
    return COMPASS[(COMPASS.index(facing) + (1 if command == "R" else -1)) % 4]


def settled(wishes: dict[str, Cell], places: dict[str, Cell], may_swap: bool) -> dict[str, Cell]:
    """Say where everybody ends: crowded wishes are cancelled until none is left (M4, M5)."""
    wishes = dict(wishes)
    while True:
        ends = places | wishes
        held = Counter(ends.values())
        cancelled = {name for name, cell in wishes.items() if held[cell] > 1}
        if not may_swap:
            cancelled |= {
                one
                for one, cell in wishes.items()
                for other in wishes
                if one != other and cell == places[other] and wishes[other] == places[one]
            }
        if not cancelled:
            return ends
        for name in cancelled:
            del wishes[name]


class World(ABC):
    """A board with golems on it; one of the two below plays rounds."""

    def __init__(self, position: Doc) -> None:
        self.options: Doc = position.get("options", {})
        self.ground: dict[Cell, str] = {
            (x, y): sign
            for y, line in enumerate(position["board"])
            for x, sign in enumerate(line)
            if sign != " "
        }
        self.barrels = {read_cell(name) for name in position.get("barrels", {})}
        self.golems = {
            robot["id"]: Golem(
                read_cell(robot["cell"]),
                robot["facing"],
                robot.get("weapon", ""),
                list(robot.get("damaged", [])),
                lives=robot.get("lives", 3),
            )
            for robot in position["robots"]
        }
        self.least = 1 if len(self.golems) > 1 else 0

    @property
    def is_over(self) -> bool:
        return len(self.golems) <= self.least

    def play_round(self, programs: dict[str, list[str]]) -> None:
        """Play a round and remove destroyed golems after each row (R2, R6)."""
        here = {name: rows for name, rows in programs.items() if name in self.golems}
        for number in range(max(map(len, here.values()))):
            if self.is_over:
                return
            rows = {
                name: read_row(rows[number] if number < len(rows) else "-")
                for name, rows in here.items()
                if name in self.golems
            }
            self.play_row(rows)
            self.golems = {name: golem for name, golem in self.golems.items() if not golem.destroyed}

    @abstractmethod
    def play_row(self, rows: dict[str, Row]) -> None: ...

    def places(self) -> dict[str, Cell]:
        return {name: golem.cell for name, golem in self.golems.items()}

    def is_wall(self, cell: Cell) -> bool:
        return self.ground.get(cell, "#") == "#"

    def golem_on(self, cell: Cell) -> str | None:
        return next((name for name, golem in self.golems.items() if golem.cell == cell), None)

    def target_of(self, name: str, command: str) -> Cell:
        golem = self.golems[name]
        return beyond(golem.cell, golem.facing, 1 if command == "F" else -1)

    def move(self, commands: dict[str, str], wishes: dict[str, Cell]) -> None:
        """Turn all who turn and move all whose wishes come true."""
        for name, command in commands.items():
            if command in "LR":
                self.golems[name].facing = turned(self.golems[name].facing, command)
        may_swap = self.options.get("swap_places", True)
        for name, cell in settled(wishes, self.places(), may_swap).items():
            self.golems[name].cell = cell


class SnowWorld(World):
    """Edition 4.0 with ground, walls, icy ground and snowdrifts, and with full attacks."""

    def play_round(self, programs: dict[str, list[str]]) -> None:
        super().play_round(programs)
        if not self.options.get("snow_effort_lasts", True):
            for golem in self.golems.values():
                golem.effort = None

    def play_row(self, rows: dict[str, Row]) -> None:
        doing = {name: self.answered(name, row) for name, row in rows.items()}
        for name, row in doing.items():
            if row.command not in WORDS:  # N2: any other command forgets the effort
                self.golems[name].effort = None
        self.tries: dict[tuple[str, Cell], bool] = {}
        for number in (1, 2):
            self.pass_with_slide(
                {n: row.command for n, row in doing.items() if row.command in WORDS and row.times >= number}
            )
        self.attack(doing)

    def answered(self, name: str, row: Row) -> Row:
        """Return the command that is carried out: conditions look before anybody moves (C1-C3), then K8."""
        if row.kind == "?":
            golem = self.golems[name]
            ahead = beyond(golem.cell, golem.facing)
            seen = self.is_wall(ahead) or self.golem_on(ahead) is not None
            row = Row("", row.command if seen else row.otherwise)
        if row.command == "B" and "chassis" in self.golems[name].damaged:
            return Row("", "S")
        return row

    def pass_with_slide(self, commands: dict[str, str]) -> None:
        """Play a pass; whoever begins or ends on icy ground does the same once more, all together (M8)."""
        before = self.places()
        self.one_pass(commands)
        after = self.places()
        repeated = "FBLR" if self.options.get("ice_repeats_turns", False) else "FB"
        self.one_pass(
            {
                name: command
                for name, command in commands.items()
                if command in repeated and "i" in (self.ground[before[name]], self.ground[after[name]])
            }
        )

    def one_pass(self, commands: dict[str, str]) -> None:
        acting = {name: command for name, command in commands.items() if self.gets_through(name, command)}
        targets = {name: self.target_of(name, word) for name, word in acting.items() if word in "FB"}
        self.move(acting, {name: cell for name, cell in targets.items() if not self.is_wall(cell)})

    def gets_through(self, name: str, command: str) -> bool:
        """Tell whether a try in a snowdrift acts: the first one digs, the second one acts (N1, N2)."""
        golem = self.golems[name]
        if self.ground[golem.cell] != "s":
            return True
        try_ = (name, golem.cell)
        if self.options.get("snow_counts", "passes") == "rows" and try_ in self.tries:
            return self.tries[try_]
        acts = golem.effort == command
        golem.effort = None if acts else command
        self.tries[try_] = acts
        return acts

    def attack(self, doing: dict[str, Row]) -> None:
        """Attack all at once, with the weapons as they were before the first hit (A1-A5, K3, K4, K6)."""
        damage: Counter[str] = Counter()
        for name, row in doing.items():
            if row.command == "A":
                for target, strength in self.hit_by(name):
                    damage[target] += strength * row.times
        for name, units in damage.items():
            blocked = doing[name].times if doing[name].command == "D" else 0
            self.damage(self.golems[name], units - blocked)

    def hit_by(self, name: str) -> list[tuple[str, int]]:
        golem = self.golems[name]
        intact = "weapon" not in golem.damaged
        near = beyond(golem.cell, golem.facing)
        victim = self.golem_on(near)
        if victim is not None:
            return [(victim, 2 if golem.weapon == "w2" and intact else 1)]
        if golem.weapon == "w11" and intact and not self.is_wall(near):
            victim = self.golem_on(beyond(golem.cell, golem.facing, 2))
        return [(victim, 1)] if victim is not None else []

    def damage(self, golem: Golem, units: int) -> None:
        for _ in range(units):
            intact = [part for part in PARTS if part not in golem.damaged]
            if intact:
                golem.damaged.append(intact[0])
            else:
                golem.destroyed = True

    def seen(self) -> Doc:
        """Return what the engine's position has to show as well."""
        return {
            name: (
                write_cell(golem.cell),
                golem.facing,
                sorted(golem.damaged),
                golem.effort and WORDS[golem.effort],
            )
            for name, golem in self.golems.items()
        }


@dataclass
class Strike:
    """An attack that has been aimed."""

    cell: Cell
    hits: int
    target: str | None  # who stood on the cell when it was aimed


class DodgeWorld(World):
    """Edition 3.0 or 2.0: three lives, Enemy?, Attacked?, barrels in the way and water that costs a life."""

    def play_row(self, rows: dict[str, Row]) -> None:
        self.rows = rows
        for number in (1, 2, 3):  # G4, step 1
            self.walk({name: row.command for name, row in self.alive("") if row.times >= number})
        for name, row in self.alive("e"):  # step 2: all look before anybody of them moves
            row.command = row.command if self.sees_enemy(name) else row.otherwise
        self.walk({name: row.command for name, row in self.alive("e")})
        aimed = [self.aim(name, row) for kind in ("", "e") for name, row in self.alive(kind, "A")]
        for name, row in self.alive("u"):  # step 3
            attacked = self.golems[name].cell in [strike.cell for strike in aimed]
            row.command = row.command if attacked else row.otherwise
        self.walk({name: row.command for name, row in self.alive("u")})
        if self.options.get("dodge", False):  # G6: the cell is kept, who stands on it may have changed
            aimed = [Strike(strike.cell, strike.hits, self.golem_on(strike.cell)) for strike in aimed]
        aimed += [self.aim(name, row) for name, row in self.alive("u", "A")]
        self.land(aimed)

    def alive(self, kind: str, command: str = "") -> list[tuple[str, Row]]:
        """Return the rows of a kind whose golems are not destroyed, perhaps only those with a command."""
        return [
            (name, row)
            for name, row in self.rows.items()
            if row.kind == kind and not self.golems[name].destroyed and row.command.startswith(command)
        ]

    def sees_enemy(self, name: str) -> bool:
        ahead = self.target_of(name, "F")
        return ahead in self.barrels or self.golem_on(ahead) is not None

    def aim(self, name: str, row: Row) -> Strike:
        cell = self.target_of(name, "F")
        return Strike(cell, row.times, self.golem_on(cell))

    def walk(self, commands: dict[str, str]) -> None:
        """Play one pass: water costs a life whatever others wish; edge, wall and barrel stop a step (G7,
        G10)."""
        commands = {name: command for name, command in commands.items() if command in WORDS}
        targets = {name: self.target_of(name, word) for name, word in commands.items() if word in "FB"}
        wishes = {}
        for name, cell in targets.items():
            if self.ground.get(cell) == "~":
                self.lose_lives(name, 1)
            elif not self.is_wall(cell) and cell not in self.barrels:
                wishes[name] = cell
        self.move(commands, wishes)

    def land(self, strikes: list[Strike]) -> None:
        """Let hits land: Defence cancels every hit of the row, and barrels that are hit are gone (G8)."""
        defended = {name for kind in ("", "e", "u") for name, _ in self.alive(kind, "D")}
        for strike in strikes:
            self.barrels.discard(strike.cell)
            if strike.target is not None and strike.target not in defended:
                self.lose_lives(strike.target, strike.hits)

    def lose_lives(self, name: str, lives: int) -> None:
        golem = self.golems[name]
        golem.lives = max(0, golem.lives - lives)
        golem.destroyed = golem.lives == 0

    def seen(self) -> Doc:
        """Return what the engine's position has to show as well."""
        golems = {
            name: (write_cell(golem.cell), golem.facing, golem.lives) for name, golem in self.golems.items()
        }
        return golems | {"barrels": sorted(map(write_cell, self.barrels))}
