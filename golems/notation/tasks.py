"""What `golems resolve` reads and writes: one round with its programs, choices and chance."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar, get_args

from golems.notation.cells import read_cell, read_facing
from golems.notation.events import write_event, write_result
from golems.notation.positions import read_position, write_position
from golems.notation.programs import read_program
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    items,
    shown,
)
from golems.rules.parobots import DIE, dice_of
from golems.rules.plan import Plan
from golems.rules.programs import check_program
from golems.rules.refusals import Illegal
from golems.rules.rounds import Outcome, play_round
from golems.rules.table import Answer, Option, Question
from golems.rules.values import (
    REPAIR_ORDER,
    Bonus,
    Command,
    EventCard,
    Position,
    Program,
    Robot,
    Seat,
)

KEYS = {"position", "event", "programs", "random", "rolls", "choices", "seed", "free", "bonus"}
EVENTS: tuple[EventCard, ...] = get_args(EventCard)
BONUSES: tuple[Bonus, ...] = get_args(Bonus)
BONUS_DIE: tuple[Bonus, ...] = ("loop", "loop3", "condition", "blank", "blank", "blank")  # G2

Choice = tuple[str, Option]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Task:
    """A round to be played."""

    position: Position
    plan: Plan
    choices: tuple[tuple[Choice, ...], ...]  # by seat
    drawn: Object = field(default_factory=dict)  # what had to be drawn from the seed


# ---------------------------------------------------------------- reading


def read_task(value: Json) -> Task:
    data = as_object(value, "", KEYS)
    position = read_position(data.get("position"), "position")
    check_known(position)
    free = as_bool(data.get("free", False), "free")
    programs = by_seat(position, data.get("programs", {}), "programs", read_program)
    event = read_event(position, data.get("event", "nothing"))
    dice = Dice(as_int(data.get("seed", 0), "seed", 0))
    bonus = read_bonus(data, position, free, dice)
    check_programs(position, programs, event, bonus, free)
    plan = Plan(
        programs=in_seat_order(position, programs),
        event=event,
        random=read_random(data, position, event, programs, dice),
        rolls=read_rolls(data, position, dice),
        bonus=bonus,
    )
    choices = by_seat(position, data.get("choices", {}), "choices", choices_reader(position))
    return Task(position, plan, in_seat_order(position, choices), dice.drawn)


def in_seat_order(position: Position, given: dict[Seat, tuple[T, ...]]) -> tuple[tuple[T, ...], ...]:
    return tuple([given.get(seat, ()) for seat in range(len(position.robots))])


def by_seat(position: Position, value: Json, path: str, read: Callable[[Json, str], T]) -> dict[Seat, T]:
    """An object by robot id becomes one by seat."""
    ids = [robot.id for robot in position.robots]
    found = {}
    for name, item in as_object(value, path).items():
        if name not in ids:
            raise Malformed("unknown-robot", path, got=shown(name), choices=", ".join(ids))
        found[ids.index(name)] = read(item, f"{path}.{name}")
    return found


def check_known(position: Position) -> None:
    for cell, column in position.barrels:
        if "?" in column:
            raise Illegal("unknown-barrel", f"position.barrels.{position.field.name(cell)}", "S5")


def read_event(position: Position, value: Json) -> EventCard:
    event = as_choice(value, "event", EVENTS)
    if position.edition != "4.0" and event != "nothing":
        raise Illegal("no-events", "event", "S8", edition=position.edition, got=event)
    return event


def check_programs(
    position: Position,
    programs: dict[Seat, Program],
    event: EventCard,
    bonus: Sequence[Bonus | None],
    free: bool,
    empty_rows: bool = False,
) -> None:
    for seat, robot in enumerate(position.robots):
        if robot.out or robot.bot:
            if seat in programs:
                raise Illegal("no-program", f"programs.{robot.id}", "Q3" if robot.bot else "R3")
        elif seat in programs:
            check_program(position, robot, programs[seat], event, bonus[seat], free, empty_rows)
        elif not free:
            raise Illegal("missing-program", f"programs.{robot.id}", "P1")


def read_bonus(data: Object, position: Position, free: bool, dice: "Dice") -> tuple[Bonus | None, ...]:
    """G2: given, or drawn where a die is thrown at all."""
    given = by_seat(position, data.get("bonus", {}), "bonus", read_one_bonus)
    if position.edition == "4.0" or position.mode == "autonomous":
        return (None,) * len(position.robots)
    return tuple(
        [
            None if robot.out else given.get(seat) or (None if free else dice.bonus(robot))
            for seat, robot in enumerate(position.robots)
        ]
    )


def read_one_bonus(value: Json, path: str) -> Bonus:
    return as_choice(value, path, BONUSES)


def read_random(
    data: Object, position: Position, event: EventCard, programs: dict[Seat, Program], dice: "Dice"
) -> tuple[tuple[int, ...], ...]:
    """E6, E7: which rows chance takes, given or drawn."""
    given = by_seat(position, data.get("random", {}), "random", read_row_numbers)
    return tuple(
        [
            dice.rows(robot, event, len(programs.get(seat, ())), given.get(seat, ()))
            for seat, robot in enumerate(position.robots)
        ]
    )


def read_row_numbers(value: Json, path: str) -> tuple[int, ...]:
    return tuple([as_int(number, where, 1) for number, where in items(value, path)])


def read_rolls(data: Object, position: Position, dice: "Dice") -> tuple[tuple[Command, ...], ...]:
    """Q3: what the die fields get, given or drawn."""
    given = by_seat(position, data.get("rolls", {}), "rolls", read_one_roll)
    return tuple(
        [
            dice.rolls(robot, robot.bot, given.get(seat, ())) if robot.bot and not robot.out else ()
            for seat, robot in enumerate(position.robots)
        ]
    )


def read_one_roll(value: Json, path: str) -> tuple[Command, ...]:
    return tuple([as_choice(face, where, DIE) for face, where in items(value, path)])


def choices_reader(position: Position) -> Callable[[Json, str], tuple[Choice, ...]]:
    def read_choices(value: Json, path: str) -> tuple[Choice, ...]:
        return tuple([read_choice(position, choice, where) for choice, where in items(value, path)])

    return read_choices


def read_choice(position: Position, value: Json, path: str) -> Choice:
    data = as_object(value, path, {"damage", "repair", "exit", "face"})
    if len(data) != 1:
        raise Malformed("one-choice", path, got=shown(value))
    [(kind, answer)] = data.items()
    if kind == "exit":
        return kind, read_cell(position.field, answer, f"{path}.exit")
    if kind == "face":
        return kind, read_facing(answer, f"{path}.face")
    return kind, as_choice(answer, f"{path}.{kind}", REPAIR_ORDER)


# ---------------------------------------------------------------- chance


class Dice:
    """Draws what is not given and remembers it, as it would have to be given."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn: dict[str, Json] = {}

    @cached_property
    def source(self) -> random.Random:
        return random.Random(self.seed)

    def remember(self, kind: str, robot: Robot, value: Json) -> None:
        kinds = self.drawn.setdefault(kind, {})
        kinds[robot.id] = value  # type: ignore[index]

    def bonus(self, robot: Robot) -> Bonus:
        face = self.source.choice(BONUS_DIE)
        self.remember("bonus", robot, face)
        return face

    def rolls(self, robot: Robot, card: str, given: tuple[Command, ...]) -> tuple[Command, ...]:
        needed = dice_of(card)
        if len(given) >= needed:
            return given[:needed]
        rolls = (*given, *self.source.choices(DIE, k=needed - len(given)))
        self.remember("rolls", robot, rolls)
        return rolls

    def rows(self, robot: Robot, event: EventCard, length: int, given: tuple[int, ...]) -> tuple[int, ...]:
        needed = {"lose_row": min(length, 1), "swap_rows": 2 if length > 1 else 0}.get(event, 0)
        if len(given) < needed:
            left = [number for number in range(1, length + 1) if number not in given]
            given = (*given, *self.source.sample(left, needed - len(given)))
            self.remember("random", robot, given)
        rows = given[:needed]
        if any(number > length for number in rows) or len(set(rows)) < needed:
            raise Illegal("random-rows", f"random.{robot.id}", "E6" if needed == 1 else "E7", rows=length)
        return rows


# ---------------------------------------------------------------- answers


def answers_from(choices: Sequence[Sequence[Choice]]) -> Answer:
    """A question takes the robot's first unused answer of its kind, or else the default."""
    left = [list(given) for given in choices]

    def answer(question: Question) -> Option:
        given = left[question.robot]
        for index, (kind, option) in enumerate(given):
            if kind == question.kind:
                del given[index]
                return option
        return question.default

    return answer


# ---------------------------------------------------------------- resolving


def play_task(task: Task, rows: int | None = None) -> Outcome:
    return play_round(task.position, task.plan, answers_from(task.choices), rows)


def write_outcome(task: Task, outcome: Outcome) -> Object:
    position = task.position
    data: Object = {
        "events": [write_event(position, event) for event in outcome.events],
        "position": write_position(outcome.position),
        "result": write_result(position, outcome.result),
    }
    if task.drawn:
        data["drawn"] = task.drawn
    return data


def resolve(value: Json, rows: int | None = None) -> Object:
    """The whole contract of `golems resolve`, from document to document."""
    task = read_task(value)
    return write_outcome(task, play_task(task, rows))


def choice_of(position: Position, question: Question, option: Option) -> tuple[Seat, Object]:
    """An answer as it is written in choices."""
    if question.kind == "exit":
        return question.robot, {"exit": position.field.name(int(option))}
    if question.kind == "face":
        return question.robot, {"face": "NESW"[int(option)]}
    return question.robot, {question.kind: option}
