"""The input of a round as it is written: its event, programs, choices and what chance decided."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias, TypeVar, get_args

from golems.notation.cells import FACING_NAMES, read_cell, read_facing
from golems.notation.dice import Dice
from golems.notation.programs import read_program, write_short
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_choice,
    as_hex,
    as_int,
    as_object,
    each,
    each_key,
    shown,
)
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.legal import throws_bonus_die
from golems.rules.parobots import DIE
from golems.rules.plan import Plan
from golems.rules.programs import check_program
from golems.rules.refusals import Illegal
from golems.rules.resignation import check_resigned, decided_by_resigning, without
from golems.rules.table import Answer, Option, Question
from golems.rules.values import (
    REPAIR_ORDER,
    Bonus,
    Command,
    EventCard,
    Position,
    Program,
    Seat,
)

CHOICES = ("damage", "repair", "exit", "face")
KEYS = ("event", "resigned", "programs", "random", "rolls", "bonus", "choices")
SEAL_KEYS = ("salts", "sealed")  # these keys are in records only
SALT_DIGITS = (16, 128)
SEAL_DIGITS = (64, 64)
EVENTS: tuple[EventCard, ...] = tuple(EVENT_KINDS)
BONUSES: tuple[Bonus, ...] = get_args(Bonus)

Choice: TypeAlias = tuple[str, Option]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RoundInput:
    """The input of a round by seat; a seat that is not named has nothing."""

    event: EventCard = "nothing"
    programs: dict[Seat, Program] = field(default_factory=dict)
    random: dict[Seat, tuple[int, ...]] = field(default_factory=dict)
    rolls: dict[Seat, tuple[Command, ...]] = field(default_factory=dict)
    bonus: dict[Seat, Bonus] = field(default_factory=dict)
    choices: dict[Seat, tuple[Choice, ...]] = field(default_factory=dict)
    resigned: tuple[Seat, ...] = ()  # in the order of the seats
    salts: dict[Seat, str] = field(default_factory=dict)
    sealed: dict[Seat, str] = field(default_factory=dict)


# ---------------------------------------------------------------- reading


def read_input(data: Object, position: Position) -> RoundInput:
    def by_seat(key: str, read: Callable[[Json], T]) -> dict[Seat, T]:
        return each_key(data[key], key, seat_reader(position), read) if key in data else {}

    return RoundInput(
        event=as_choice(data.get("event", "nothing"), "event", EVENTS),
        programs=by_seat("programs", read_program),
        random=by_seat("random", read_row_numbers),
        rolls=by_seat("rolls", read_rolls),
        bonus=by_seat("bonus", lambda value: as_choice(value, "", BONUSES)),
        choices=by_seat("choices", lambda value: read_choices(position, value)),
        resigned=read_resigned(data.get("resigned", []), position),
        salts=by_seat("salts", lambda value: as_hex(value, *SALT_DIGITS)),
        sealed=by_seat("sealed", lambda value: as_hex(value, *SEAL_DIGITS)),
    )


def read_resigned(value: Json, position: Position) -> tuple[Seat, ...]:
    seats = each(value, "resigned", seat_reader(position))
    if len(set(seats)) < len(seats):
        raise Malformed("resigned-twice", "resigned")
    return tuple(sorted(seats))


def seat_reader(position: Position) -> Callable[[Json], Seat]:
    ids = [robot.id for robot in position.robots]

    def read_seat(value: Json) -> Seat:
        if value not in ids:
            raise Malformed("unknown-robot", got=shown(value), choices=", ".join(ids))
        return ids.index(str(value))

    return read_seat


def read_row_numbers(value: Json) -> tuple[int, ...]:
    return each(value, "", lambda number: as_int(number, "", 1))


def read_rolls(value: Json) -> tuple[Command, ...]:
    return each(value, "", lambda face: as_choice(face, "", DIE))


def read_choices(position: Position, value: Json) -> tuple[Choice, ...]:
    return each(value, "", lambda choice: read_choice(position, choice))


def read_choice(position: Position, value: Json) -> Choice:
    data = as_object(value, "", CHOICES)
    if len(data) != 1:
        raise Malformed("one-choice", got=shown(value))
    [(kind, answer)] = data.items()
    if kind == "exit":
        return kind, read_cell(position.field, answer, kind)
    if kind == "face":
        return kind, read_facing(answer, kind)
    return kind, as_choice(answer, kind, REPAIR_ORDER)


# ---------------------------------------------------------------- writing


def write_input(given: RoundInput, position: Position) -> Object:
    """Write the input of a round, the exact inverse of `read_input`; what is empty is left out."""

    def by_id(values: dict[Seat, T], write: Callable[[T], Json]) -> Object:
        return {position.robots[seat].id: write(value) for seat, value in sorted(values.items())}

    data: Object = {
        "event": given.event,
        "resigned": [position.robots[seat].id for seat in sorted(given.resigned)],
        "programs": by_id(given.programs, write_short),
        "random": by_id(given.random, list),
        "rolls": by_id(given.rolls, list),
        "bonus": by_id(given.bonus, str),
        "choices": by_id(
            given.choices, lambda choices: [write_choice(position, choice) for choice in choices]
        ),
        "salts": by_id(given.salts, str),
        "sealed": by_id(given.sealed, str),
    }
    return {key: value for key, value in data.items() if value}


def write_choice(position: Position, choice: Choice) -> Object:
    kind, answer = choice
    if kind == "exit":
        return {"exit": position.field.name(int(answer))}
    return {kind: FACING_NAMES[int(answer)] if kind == "face" else answer}


# ---------------------------------------------------------------- from the input to a plan


def plan_of(
    given: RoundInput, position: Position, dice: Dice, free: bool = False, empty_rows: bool = False
) -> Plan:
    """Return a plan that the rules allow; what is not given is drawn, unless resignations end the game."""
    if position.edition != "4.0" and given.event != "nothing":
        raise Illegal("no-events", "event", "S8", edition=position.edition, got=given.event)
    check_known(position)
    check_resigned(position, given.resigned)
    left, over = without(position, given.resigned), decided_by_resigning(position, given.resigned)
    seats = range(len(position.robots))
    bonus = [bonus_for(left, seat, given, dice, free or over) for seat in seats]
    check_programs(left, given, bonus, free, empty_rows, all_needed=not (free or over))
    programs = tuple([given.programs.get(seat, ()) for seat in seats])
    plan = Plan(programs, given.event, bonus=tuple(bonus), resigned=given.resigned)
    return plan if over else with_chance(plan, given, left, dice)


def with_chance(plan: Plan, given: RoundInput, position: Position, dice: Dice) -> Plan:
    """Return the plan with the rows that an event hits (E6, E7) and the dice of the ParoBots (Q3)."""
    robots = list(enumerate(position.robots))
    random = [
        dice.rows(robot, plan.event, len(plan.programs[seat]), given.random.get(seat, ()))
        for seat, robot in robots
    ]
    rolls = [dice.rolls(robot, given.rolls.get(seat, ())) for seat, robot in robots]
    return replace(plan, random=tuple(random), rolls=tuple(rolls))


def check_known(position: Position) -> None:
    for cell, column in position.barrels:
        if "?" in column:
            raise Illegal("unknown-barrel", f"barrels.{position.field.name(cell)}", "S5")


def bonus_for(position: Position, seat: Seat, given: RoundInput, dice: Dice, optional: bool) -> Bonus | None:
    """Return the bonus that was given, or draw it where a die is thrown at all (G2)."""
    robot = position.robots[seat]
    if position.edition == "4.0" or position.mode == "autonomous" or robot.out:
        return None
    if seat in given.bonus or optional or not throws_bonus_die(position):
        return given.bonus.get(seat)
    return dice.bonus(robot)


def check_programs(
    position: Position,
    given: RoundInput,
    bonus: Sequence[Bonus | None],
    free: bool,
    empty_rows: bool,
    all_needed: bool,
) -> None:
    programs = given.programs
    for seat, robot in enumerate(position.robots):
        if robot.out or robot.bot:
            if seat in programs:
                raise Illegal("no-program", f"programs.{robot.id}", "Q3" if robot.bot else "R3")
        elif seat in programs:
            check_program(position, robot, programs[seat], given.event, bonus[seat], free, empty_rows)
        elif all_needed:
            raise Illegal("missing-program", f"programs.{robot.id}", "P1")


# ---------------------------------------------------------------- answers


def answers_from(choices: dict[Seat, tuple[Choice, ...]]) -> Answer:
    """Return a function that gives the robot's first unused answer of a kind, or else the default."""
    left = {seat: list(given) for seat, given in choices.items()}

    def answer(question: Question) -> Option:
        given = left.get(question.robot, [])
        for index, (kind, option) in enumerate(given):
            if kind == question.kind:
                del given[index]
                return option
        return question.default

    return answer
