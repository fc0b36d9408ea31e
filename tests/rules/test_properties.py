"""Properties that always hold, whatever is played."""

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from golems.notation.tasks import RoundTask, read_task
from golems.rules.events import (
    BarrelLost,
    BarrelOpened,
    Damaged,
    Delivered,
    Drifted,
    Dropped,
    Repaired,
    Sunk,
    Swallowed,
    Taken,
)
from golems.rules.rounds import Outcome, play_round, replay
from golems.rules.table import Answer, Option, Question
from golems.rules.values import WALL, Position
from tests.notation.strategies import tasks
from tests.rules.symmetry import MIRROR, QUARTER, BoardTurn

EDITIONS = st.sampled_from(["4.0", "4.0", "3.0", "2.0"])
ROUNDS = EDITIONS.flatmap(tasks).map(read_task)
Asked = list[tuple[Question, Option]]


def choosing(seed: int, asked: Asked | None = None) -> Answer:
    """Return a function that gives answers which are neither first nor last for long, and remembers the
    questions."""
    count = iter(range(seed, seed + 1_000_000, 7))

    def answer(question: Question) -> Option:
        option = question.options[next(count) % len(question.options)]
        if asked is not None:
            asked.append((question, option))
        return option

    return answer


def play(task: RoundTask, seed: int = 0) -> Outcome:
    return play_round(task.position, task.plan, choosing(seed))


@given(ROUNDS, st.integers(0, 50))
@settings(max_examples=300, deadline=None)
def test_the_events_alone_lead_to_the_end_position(task: RoundTask, seed: int) -> None:
    outcome = play(task, seed)
    assert replay(task.position, outcome.events) == outcome.position


@given(ROUNDS, st.integers(0, 50))
@settings(max_examples=100, deadline=None)
def test_the_same_round_ends_the_same_way(task: RoundTask, seed: int) -> None:
    assert play(task, seed) == play(task, seed)


@given(ROUNDS, st.integers(0, 50))
@settings(max_examples=300, deadline=None)
def test_robots_stand_apart_and_never_on_a_wall(task: RoundTask, seed: int) -> None:
    after = play(task, seed).position
    cells = [robot.cell for robot in after.robots if not robot.out]
    assert len(set(cells)) == len(cells)
    assert all(after.board[cell] not in (WALL, " ") for cell in cells)


def barrels_on(position: Position) -> int:
    carried = sum(robot.carries for robot in position.robots)
    return sum(len(column) for _, column in position.barrels) + carried


@given(ROUNDS, st.integers(0, 50))
@settings(max_examples=300, deadline=None)
def test_no_barrel_comes_from_nowhere_or_goes_without_a_word(task: RoundTask, seed: int) -> None:
    outcome = play(task, seed)
    gone = sum(isinstance(event, BarrelOpened | BarrelLost | Sunk | Delivered) for event in outcome.events)
    gone += sum(event.barrels for event in outcome.events if isinstance(event, Swallowed))
    gone += sum(isinstance(event, Dropped) and event.to is None for event in outcome.events)
    gone += sum(lost_with_carrier(task, outcome))
    assert barrels_on(task.position) == barrels_on(outcome.position) + gone


def lost_with_carrier(task: RoundTask, outcome: Outcome) -> list[bool]:
    """Tell for each robot whether it was destroyed while it carried a barrel, which is then gone (G9)."""
    carries = [robot.carries for robot in task.position.robots]
    for event in outcome.events:
        if isinstance(event, Taken | Dropped | Delivered):
            carries[event.robot] = isinstance(event, Taken)
    return [had and robot.out for had, robot in zip(carries, outcome.position.robots, strict=True)]


def damage_on(position: Position) -> list[int]:
    return [len(robot.damaged) + robot.damage for robot in position.robots]


@given(ROUNDS, st.integers(0, 50))
@settings(max_examples=300, deadline=None)
def test_damage_is_what_was_dealt_less_what_was_repaired(task: RoundTask, seed: int) -> None:
    outcome = play(task, seed)
    dealt = Counter(event.robot for event in outcome.events if isinstance(event, Damaged))
    repaired = Counter(event.robot for event in outcome.events if isinstance(event, Repaired))
    before, after = damage_on(task.position), damage_on(outcome.position)
    for seat, robot in enumerate(outcome.position.robots):
        if not robot.out:
            assert after[seat] == before[seat] + dealt[seat] - repaired[seat]


# ---------------------------------------------------------------- the table turned


def prefers_a_side(task: RoundTask, outcome: Outcome) -> bool:
    """Tell whether the compass decides something: ties of B7, a ParoBot's choices (Q5), the place for a
    dropped barrel (G9)."""
    compass = any(isinstance(event, Drifted | Dropped) for event in outcome.events)
    return compass or any(robot.bot for robot in task.position.robots)


def check_turned(task: RoundTask, turn: BoardTurn, seed: int, times: int = 1) -> None:
    """Check that playing and turning gives the same as turning and playing."""
    asked: Asked = []
    outcome = play_round(task.position, task.plan, choosing(seed, asked))
    assume(not prefers_a_side(task, outcome))
    position, plan, expected, field = task.position, task.plan, outcome.position, task.position.field
    answers = asked
    for _ in range(times):
        answers = [(question, turn.option(field, question, option)) for question, option in answers]
        position, plan, expected = turn.position(position), turn.plan(plan), turn.position(expected)
        field = turn.field(field)
    left = iter(answers)
    turned = play_round(position, plan, lambda question: next(left)[1])
    assert turned.position == expected
    assert turned.result == outcome.result


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_the_compass_does_not_matter(quarters: int) -> None:
    @given(ROUNDS, st.integers(0, 50))
    @settings(max_examples=150, deadline=None)
    def turned(task: RoundTask, seed: int) -> None:
        check_turned(task, QUARTER, seed, quarters)

    turned()


@given(ROUNDS, st.integers(0, 50))
@settings(max_examples=200, deadline=None)
def test_a_mirror_swaps_left_and_right_and_nothing_else(task: RoundTask, seed: int) -> None:
    check_turned(task, MIRROR, seed)


@given(ROUNDS, st.integers(0, 50))
@settings(max_examples=100, deadline=None)
def test_names_do_not_matter(task: RoundTask, seed: int) -> None:
    def renamed(position: Position) -> Position:
        return position._replace(
            robots=tuple(robot._replace(id=f"golem {robot.id}") for robot in position.robots)
        )

    outcome = play(task, seed)
    other = play_round(renamed(task.position), task.plan, choosing(seed))
    assert other == outcome._replace(position=renamed(outcome.position))
