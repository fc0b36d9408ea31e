"""What `golems resolve` reads and writes: one round of a position."""

from dataclasses import dataclass

from golems.notation.chance import Dice
from golems.notation.events import write_event, write_result
from golems.notation.given import KEYS, Given, answers_from, plan_of, read_given
from golems.notation.positions import read_position, write_position
from golems.notation.reading import Json, Object, as_bool, as_int, as_object, need
from golems.rules.plan import Plan
from golems.rules.refusals import Refusal
from golems.rules.rounds import Outcome, play_round
from golems.rules.values import Position

TASK_KEYS = {"position", "seed", "free", *KEYS}


@dataclass(frozen=True, slots=True)
class Task:
    """A round to be played."""

    position: Position
    given: Given
    plan: Plan
    drawn: dict[str, dict[str, Json]]  # what had to be drawn from the seed


def read_task(value: Json) -> Task:
    data = as_object(value, "", TASK_KEYS)
    position = read_task_position(need(data, "position"))
    given = read_given(data, position)
    dice = Dice(as_int(data.get("seed", 0), "seed"))
    plan = plan_of(given, position, dice, as_bool(data.get("free", False), "free"))
    return Task(position, given, plan, dice.drawn)


def read_task_position(value: Json) -> Position:
    """Places in a position are told without `position` before them; only the whole needs its name."""
    try:
        return read_position(value)
    except Refusal as refusal:
        raise (refusal if refusal.path else refusal.within("position")) from None


def play_task(task: Task, rows: int | None = None) -> Outcome:
    return play_round(task.position, task.plan, answers_from(task.given.choices), rows)


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
