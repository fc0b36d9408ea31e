"""Rounds searched with the rules alone: a row is played once, and the end is that of a whole round."""

from random import Random
from typing import TypeAlias

import pytest

from golems.bots.candidates import any_program, others_of, programs_of
from golems.bots.evaluation import judge
from golems.bots.greedy import best_program
from golems.bots.round_trees import SOME, RoundMemory, drawn, grown, programs_tried
from golems.match.match import Match
from golems.match.view import View, view
from golems.notation.dice import Dice
from golems.notation.inputs import RoundInput, with_chance
from golems.rules.parobots import DIE, dice_of, fill_in
from golems.rules.plan import Plan
from golems.rules.rounds import play_round
from golems.rules.values import Command, Program, Seat
from tests.match.tables import dealt, match_of

Rolls: TypeAlias = dict[Seat, tuple[Command, ...]]

MATCHES = {
    "L1": lambda: match_of("L1"),
    "with a ParoBot": lambda: dealt("L2", 2, 1, seed="near"),
    "water freezes": lambda: dealt("L4", deck=("freeze",)),
    "ice melts": lambda: dealt("L4", deck=("thaw",)),
    "Loops": lambda: dealt("L4", 3, deck=("loop",)),
    "3.0": lambda: match_of("beginners", edition="3.0"),
    "autonomous": lambda: match_of("autonomous", edition="3.0"),
    "a barrel to bring": lambda: match_of("bring_barrel", edition="3.0"),
}


def whole_round(seen: View, memory: RoundMemory, laid: dict[Seat, Program], rolls: Rolls) -> int:
    """Return what a round is worth that is played by the rules without any memory."""
    count = len(seen.position.robots)
    plan = Plan(tuple([laid.get(seat, ()) for seat in range(count)]), seen.event)
    plan = with_chance(plan, RoundInput(rolls=rolls), memory.before, Dice(0))
    outcome = play_round(memory.before, plan)
    return judge(outcome.position, outcome.result, memory.seat, memory.before)


def rolled(seen: View, rng: Random) -> tuple[dict[Seat, Program], Rolls]:
    """Return what all others lay, and what the ParoBots among them have rolled for it."""
    laid = {other: any_program(seen, other, rng) for other, _ in others_of(seen)}
    rolls: Rolls = {}
    for other, robot in others_of(seen):
        if robot.bot:
            rolls[other] = tuple(rng.choices(DIE, k=dice_of(robot.bot)))
            laid[other] = fill_in(robot.bot, rolls[other])
    return laid, rolls


@pytest.mark.parametrize("name", MATCHES)
def test_a_program_is_worth_what_the_whole_round_comes_to(name: str) -> None:
    match: Match = MATCHES[name]()
    rng, seen = Random(name), view(match, 0)
    memory, different = RoundMemory(seen, 0, rng), set()
    for _ in range(3):
        programs = [any_program(seen, 0, rng) for _ in range(40)]
        laid, rolls = rolled(seen, rng)
        width = max(len(program) for program in [*programs, *laid.values()])
        found = memory.worths_of(grown(programs, "nothing", width), 0, laid)
        wished = [whole_round(seen, memory, {**laid, 0: program}, rolls) for program in programs]
        assert found == wished
        different |= set(found)
    assert len(different) > 1


def test_a_row_is_played_once_for_all_programs_that_come_to_it() -> None:
    seen = view(dealt("L4", deck=("nothing",)), 0)
    memory, programs = RoundMemory(seen, 0, Random(0)), programs_of(seen, 0)
    laid = {1: any_program(seen, 1, Random(0))}
    memory.worths_of(grown(programs, "nothing", len(programs[0])), 0, laid)
    rows = len(programs) * len(programs[0])
    assert memory.work < rows / 5
    before = memory.work
    memory.worths_of(grown(programs, "nothing", len(programs[0])), 0, laid)
    assert memory.work - before < rows / 50


def test_an_event_that_takes_or_swaps_rows_may_do_it_in_every_way() -> None:
    program: Program = ("forward", "left", "attack")
    assert set(drawn(program, "lose_row")) == {("left", "attack"), ("forward", "attack"), ("forward", "left")}
    assert set(drawn(program, "swap_rows")) == {
        ("left", "forward", "attack"),
        ("attack", "left", "forward"),
        ("forward", "attack", "left"),
    }
    assert drawn(("left",), "swap_rows") == (("left",),)
    assert drawn((), "lose_row") == ((),)
    assert drawn(program, "freeze") == (program,)


def test_what_an_event_may_do_counts_on_average() -> None:
    seen = view(dealt("L4", deck=("lose_row",)), 0)
    memory, programs = RoundMemory(seen, 0, Random(0)), [any_program(seen, 0, Random(0))]
    width = len(programs[0])
    [found] = memory.worths_of(grown(programs, "lose_row", width), 0, {})
    apart = [
        memory.worths_of(grown([run], "nothing", width), 0, {})[0] for run in drawn(programs[0], "lose_row")
    ]
    assert found == sum(apart) / len(apart)


def test_all_programs_are_tried_where_they_are_not_too_many() -> None:
    seen = view(dealt("L4", deck=("nothing",)), 0)
    assert sorted(programs_tried(seen, 0, Random(0))) == sorted(programs_of(seen, 0))


def test_where_there_are_too_many_the_straight_one_and_some_others_are_tried() -> None:
    seen = view(dealt("L4", deck=("condition",)), 0)
    found = programs_tried(seen, 0, Random(0))
    assert SOME / 2 < len(set(found)) == len(found) <= SOME + 1
    assert found[0] == best_program(seen, 0, Random(0))
