"""Both engines play the same matches and are compared after every row: about 50,000 rows."""

import random

import pytest

from golems.fast.stepper import Stepper
from golems.match.arenas import Arena
from golems.notation.tasks import RoundTask, read_task
from golems.rules.plan import Plan
from golems.rules.values import DEFAULTS, Position
from tests.casebook import Case, all_cases
from tests.fast.comparison import compare_match, compare_round
from tests.fast.starts import EVENTS, arenas, is_covered, random_arenas, random_plan, start_on, wild_start

ROWS_ON_AN_ARENA = 300
ROWS_IN_THE_WILD = 1500
ANSWERS_TO_A_CASE = 10


def is_compared(case: Case) -> bool:
    position = case.task["position"]
    if position["edition"] != "4.0" or "options" in position or "refused" in case.expected:
        return False
    return is_for_the_twin(read_task(case.task))


def is_for_the_twin(task: RoundTask) -> bool:
    return is_covered(task.position) and task.plan.event in EVENTS


CASES = [case for case in all_cases() if is_compared(case)]


def compare(start_of: list[Arena] | None, robots: int | None, rows: int, chance: random.Random) -> None:
    def plan_for(position: Position) -> Plan:
        return random_plan(position, chance)

    compared = 0
    while compared < rows:
        if start_of is None:
            start = wild_start(chance)
        else:
            start = start_on(chance.choice(start_of), robots or chance.randint(1, 4), chance)
        compared += compare_match(start, plan_for, chance)


@pytest.mark.parametrize("robots", [2, 3, 4])
@pytest.mark.parametrize("arena", arenas(), ids=lambda arena: arena.id)
def test_every_row_on_every_arena_is_the_same(arena: Arena, robots: int) -> None:
    compare([arena], robots, ROWS_ON_AN_ARENA, random.Random(f"{arena.id} {robots}"))


@pytest.mark.parametrize("seed", range(3))
def test_every_row_on_random_arenas_is_the_same(seed: int) -> None:
    seeds = range(4 * seed, 4 * seed + 4)
    compare(list(random_arenas(seeds)), None, ROWS_IN_THE_WILD, random.Random(f"arenas {seed}"))


@pytest.mark.parametrize("seed", range(10))
def test_every_row_is_the_same_where_everything_lies_about(seed: int) -> None:
    compare(None, None, ROWS_IN_THE_WILD, random.Random(f"wild {seed}"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_case_of_the_rulebook_comes_out_the_same_whatever_the_owners_choose(case: Case) -> None:
    chance = random.Random(case.name)
    task = read_task(case.task)
    stepper = Stepper(task.position)
    for _ in range(ANSWERS_TO_A_CASE):
        compare_round(stepper, task.position, task.plan, chance)


def test_most_cases_of_edition_4_are_covered() -> None:
    others = [case for case in all_cases() if case.task["position"]["edition"] == "4.0" and case not in CASES]
    tasks = [read_task(case.task) for case in others if "refused" not in case.expected]
    assert all(task.position.options != DEFAULTS or not is_for_the_twin(task) for task in tasks)
