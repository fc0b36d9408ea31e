"""Many positions at once, and questions as a search asks them."""

import random

import numpy as np
import pytest
from numba.core.errors import TypingError

from golems.fast.codes import AskedQuestion, code_of, codes_of, event_code
from golems.fast.layout import SEATS
from golems.fast.rounds import play_rounds
from golems.fast.rows import answer_otherwise, step_rows
from golems.fast.stepper import Stepper
from golems.rules.rounds import play_round
from tests.fast.comparison import Told
from tests.fast.starts import arenas, random_plan, random_row, start_on, wild_start
from tests.fast.test_maps import BLUE, RED, position_of


def test_many_rows_at_once_are_the_rows_one_by_one() -> None:
    chance = random.Random(3)
    for _ in range(30):
        stepper = Stepper(start := wild_start(chance))
        rows = [codes_of([random_row(chance) for _ in start.robots]) for _ in range(50)]
        answers = np.array([[chance.randrange(2) for _ in range(8)] for _ in rows], np.int64)
        states = np.stack([stepper.pack(start)] * len(rows))
        after, asked = np.empty_like(states), np.empty(len(rows), np.int64)
        step_rows(stepper.map.field, states, np.stack(rows), answers, after, asked)
        for number, joint in enumerate(rows):
            stepper.tell(answers[number].tolist())
            assert np.array_equal(after[number], stepper.row(states[number], joint))
            assert asked[number] == len(stepper.asked())


def test_many_rounds_at_once_are_the_rounds_of_the_rules() -> None:
    """Positions out of random matches on one arena, each with a plan of its own."""
    chance = random.Random(4)
    for arena in arenas():
        start = start_on(arena, 2, chance)
        start = start._replace(robots=tuple([robot._replace(bot=None) for robot in start.robots]))
        stepper = Stepper(start)
        position, plans, expected, told = start, [], [], []
        states = []
        for _ in range(20):
            plan = random_plan(position, chance)
            answers = Told(chance)
            outcome = play_round(position, plan, answers.answer)
            if plan.resigned:
                continue
            plans.append(plan)
            states.append(stepper.pack(position))
            expected.append(outcome)
            told.append(answers.indices)
            position = start if outcome.result else outcome.position
        programs = np.zeros((len(plans), SEATS, 5), np.int64)
        lengths, drawn = np.zeros((len(plans), SEATS), np.int64), np.ones((len(plans), SEATS, 2), np.int64)
        answers_told = np.zeros((len(plans), 40), np.int64)
        for number, plan in enumerate(plans):
            answers_told[number, : len(told[number])] = told[number]
            for seat, program in enumerate(plan.programs):
                programs[number, seat, : len(program)] = [code_of(row) for row in program]
                lengths[number, seat] = len(program)
                drawn[number, seat, : len(plan.random[seat])] = plan.random[seat]
        events = np.array([event_code(plan.event) for plan in plans], np.int64)
        after = np.empty((len(plans), len(states[0])), np.int64)
        played = play_rounds(
            stepper.map.field, np.stack(states), events, programs, lengths, drawn, answers_told, after
        )
        assert played == sum(len({event.row for event in outcome.events} - {0}) for outcome in expected)
        for state, outcome in zip(after, expected, strict=True):
            assert stepper.unpack(state) == outcome.position
            assert stepper.result(state) == outcome.result


def test_every_choice_is_made_once() -> None:
    """Red walks into the pond: three components to choose from, then the exits."""
    start = position_of("....", ".~~.", "....", robots=[RED | {"cell": "b1"}, BLUE | {"cell": "d3"}])
    stepper = Stepper(start)
    state = stepper.pack(start)
    outcomes = [stepper.row(state, ("forward", "stand"))]
    while answer_otherwise(stepper.table):
        outcomes.append(stepper.row(state, ("forward", "stand")))
    damage, exits = stepper.asked()
    assert (damage.kind, exits.kind) == ("damage", "exit")
    assert len(outcomes) == len(damage.options) * len(exits.options)
    assert len({outcome.tobytes() for outcome in outcomes}) == len(outcomes)
    assert np.array_equal(stepper.row(state, ("forward", "stand")), outcomes[0])  # all answers are 0 again


def test_an_unknown_barrel_is_empty_or_a_question() -> None:
    start = position_of("...", "...", barrels={"a2": ["?"]})
    for ask, expected in ((False, []), (True, [AskedQuestion(0, "contents", ("empty", "bomb", "toolbox"))])):
        stepper = Stepper(start, ask_contents=ask)
        after = stepper.row(stepper.pack(start), ("attack", "stand"))
        assert stepper.asked() == expected
        assert stepper.unpack(after).barrels == ()
    stepper.tell([1])
    robots = stepper.unpack(stepper.row(stepper.pack(start), ("attack", "stand"))).robots
    assert [len(robot.damaged) for robot in robots] == [1, 1]


def test_arrays_of_another_shape_are_refused() -> None:
    stepper = Stepper(start := position_of("...", "..."))
    states = np.stack([stepper.pack(start)] * 2)
    rows, answers, asked = np.zeros((2, SEATS), np.int64), np.zeros((2, 0), np.int64), np.zeros(2, np.int64)
    with pytest.raises(ValueError, match="rows of 4 seats"):
        step_rows(stepper.map.field, states, rows[:, :2].copy(), answers, np.empty_like(states), asked)
    with pytest.raises(TypingError, match="without gaps"):
        step_rows(stepper.map.field, states, rows[:, :2], answers, np.empty_like(states), asked)
