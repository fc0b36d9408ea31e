"""The input and output of `golems resolve`: one round of a position."""

from dataclasses import dataclass

from golems.notation.dice import Dice
from golems.notation.events import write_event, write_result
from golems.notation.inputs import KEYS, RoundInput, answers_from, plan_of, read_input
from golems.notation.positions import read_position, write_position
from golems.notation.reading import Json, Object, as_bool, as_int, as_object, need
from golems.rules.plan import Plan
from golems.rules.refusals import Refusal
from golems.rules.rounds import Outcome, play_round
from golems.rules.values import Position

TASK_KEYS = {"position", "seed", "free", *KEYS}


@dataclass(frozen=True, slots=True)
class RoundTask:
    """A round to be played."""

    position: Position
    given: RoundInput
    plan: Plan
    drawn: dict[str, dict[str, Json]]  # what was drawn from the seed


def read_task(value: Json) -> RoundTask:
    data = as_object(value, "", TASK_KEYS)
    position = read_task_position(need(data, "position"))
    given = read_input(data, position)
    dice = Dice(as_int(data.get("seed", 0), "seed"))
    plan = plan_of(given, position, dice, as_bool(data.get("free", False), "free"))
    return RoundTask(position, given, plan, dice.drawn)


def read_task_position(value: Json) -> Position:
    """Read the position of a task. Paths inside it are told without `position` in front of them."""
    try:
        return read_position(value)
    except Refusal as refusal:
        raise (refusal if refusal.path else refusal.within("position")) from None


def play_task(task: RoundTask, rows: int | None = None) -> Outcome:
    return play_round(task.position, task.plan, answers_from(task.given.choices), rows)


def write_outcome(task: RoundTask, outcome: Outcome) -> Object:
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
    """Play the round of a document and return the answer, as `golems resolve` does.

    >>> robots = [
    ...     {"id": "red", "cell": "a1", "facing": "E", "simple": True},
    ...     {"id": "blue", "cell": "c1", "facing": "W", "simple": True},
    ... ]
    >>> task = {
    ...     "position": {"edition": "4.0", "board": ["...."], "robots": robots},
    ...     "programs": {"red": "F A D D", "blue": "L L A A"},
    ... }
    >>> answer = resolve(task)
    >>> [event["type"] for event in answer["events"]][:3]
    ['card_drawn', 'revealed', 'turned']
    >>> [robot.get("damage", 0) for robot in answer["position"]["robots"]]
    [0, 1]
    """
    task = read_task(value)
    return write_outcome(task, play_task(task, rows))
