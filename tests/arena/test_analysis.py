"""The analysis of a game: the best reply, what is regretted, best play, how predictable a player is."""

import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import settings, strategies

from golems.arena import analysis, best_play, replies
from golems.arena.analysis import Turn, analyse, analyse_seat, mark_of, recorded_rounds, write_turn
from golems.arena.predictability import Habit, LaidProgram, habits_of
from golems.arena.replies import Replies, best_reply
from golems.bots.evaluation import WIN, judge
from golems.notation.inputs import RoundInput, read_input
from golems.notation.positions import read_position
from golems.notation.programs import read_short, write_short
from golems.notation.reading import decode
from golems.notation.records import Record, read_record, replay
from golems.rules.legal import legal_programs
from golems.rules.rounds import play_round
from golems.rules.values import Position
from tests import casebook
from tests.golden.matches import file_of
from tests.match.tables import match_of
from tests.random_play import random_game


def table(board: str, edition: str = "4.0", mode: str = "battle", **robots: Any) -> Position:
    """Return a position drawn like the cases of the rulebook; Red is on the first seat."""
    drawing = {"board": board, "edition": edition, "robots": robots}
    return read_position(casebook.read_position(drawing | ({} if mode == "battle" else {"mode": mode})))


def round_of(position: Position, **given: Any) -> Record:
    return Record(position, (read_input(given, position),))


def turns_of(position: Position, **given: Any) -> tuple[Turn, ...]:
    [turns] = analyse(round_of(position, **given))
    return turns


FACING = "R>  B<  .   ."
APART = """
R>  .   .   .
.   .   .   B<
"""
HURT = {"damaged": ["weapon", "chassis"]}


# ---------------------------------------------------------------- the best reply


def test_who_lays_the_best_program_regrets_nothing() -> None:
    """Blue stands still with one unit of damage left to bear, and Red has a weapon of strength 2."""
    position = table(FACING, blue=HURT)
    red, blue = turns_of(position, programs={"red": "A S D D", "blue": "L R L R"})
    assert (red.laid.worth, red.regret, mark_of(red.regret)) == (1, 0, 3)
    assert red.best == red.laid
    assert blue.laid.worth == -1


def test_who_walks_into_an_attack_had_a_better_program() -> None:
    position, programs = table("R>  .   B<  .", blue=HURT), {"red": "S A D D", "blue": "S F L L"}
    _, blue = turns_of(position, programs=programs)
    assert (blue.laid.worth, mark_of(blue.regret)) == (-1, 1)
    assert blue.regret == blue.best.worth - blue.laid.worth > 0
    _, wiser = turns_of(position, programs=programs | {"blue": write_short(blue.best.program)})
    assert (wiser.laid, wiser.regret) == (blue.best, 0)


def test_the_best_reply_is_as_like_what_was_laid_as_can_be() -> None:
    position = table(FACING, blue=HURT)
    red, _ = turns_of(position, programs={"red": "L R S D", "blue": "L R L R"})
    assert write_short(red.best.program) in ("L R A D", "L R S A")


def test_every_legal_program_is_tried() -> None:
    red, blue = turns_of(table(APART, blue={"processor": "p3"}), programs={"red": "F F L L", "blue": "F L L"})
    assert (red.tried, blue.tried) == (2010, 318)
    red, _ = turns_of(table(APART), event="loop", programs={"red": "F F L L", "blue": "F L L R"})
    assert red.tried == 10050


def test_a_condition_is_no_better_than_the_command_that_it_comes_to() -> None:
    position, programs = table(APART), {"red": "?F:L F A D", "blue": "F L ?A:F R"}
    given = read_input({"event": "condition", "programs": programs}, position)
    tried = Replies(position, given, 0)
    every = [tried.worth(program) for program in legal_programs(position, position.robots[0], "condition")]
    assert max(every) == best_reply(position, given, 0).best.worth


# ---------------------------------------------------------------- chance and answers as they were


def test_the_row_that_was_lost_is_lost_again() -> None:
    """Red has lost its first row; so the blow belongs into one of the others."""
    position = table(FACING, blue=HURT)
    programs = {"red": "A S L R", "blue": "L R L R"}
    red, _ = turns_of(position, event="lose_row", programs=programs, random={"red": [1], "blue": [4]})
    assert red.laid.worth < 1
    assert red.best.worth == 1
    assert "attack" in red.best.program[1:]


def test_a_parobot_rolls_what_it_rolled() -> None:
    position = table("R>  B<  .   .", blue={"bot": "1A"})
    bot = RoundInput(programs={0: read_short("L R L R")}, rolls={1: ("stand",) * 9})
    turn = analyse_seat(next(recorded_rounds(Record(position, (bot,)))), 0)
    assert turn.best.worth == 1
    assert turn.best_play is not None


def test_answers_are_given_again_where_they_are_possible() -> None:
    position = table("R>  B<  .   .")
    programs = {"red": "A L R D", "blue": "S L R L"}
    worths = [
        turns_of(position, programs=programs, choices={"blue": [{"damage": first}, {"damage": "chassis"}]})
        for first in ("weapon", "processor")
    ]
    assert worths[0][1].laid.worth > worths[1][1].laid.worth
    assert worths[0][0].laid.worth < worths[1][0].laid.worth


@pytest.mark.parametrize(
    "name", ["L1", "L2", "L3", "L4", "L4-allies", "L4-alone", "standard", "standard-2.0", "bring_barrel"]
)
def test_what_was_laid_is_worth_what_came_of_it(name: str) -> None:
    record = read_record(decode(file_of(name).read_bytes()))
    for moment, outcome in zip(recorded_rounds(record), replay(record), strict=True):
        for seat in moment.laid:
            laid = Replies(moment.position, moment.given, seat).worth(moment.given.programs[seat])
            assert laid == judge(outcome.position, outcome.result, seat, moment.position) / WIN


@settings(max_examples=15, deadline=None)
@drawn(strategies.integers(0, 10**6))
def test_a_program_that_was_tried_is_worth_what_the_rules_make_of_it(seed: int) -> None:
    """Playing row by row with a cache gives the same as playing at once, and nothing beats the best reply."""
    match, rng = match_of("L4", seed=str(seed)), Random(seed)
    record = random_game(match.position, seed)
    moment = rng.choice(list(recorded_rounds(record)))
    position, given = moment.position, replace(moment.given, choices={})
    seat = rng.choice([*moment.laid])
    tried = Replies(position, given, seat)
    best = best_reply(position, given, seat).best.worth
    for program in rng.sample([*legal_programs(position, position.robots[seat], given.event)], 5):
        plan = replace(tried.plan, programs=tuple(replaced(tried.plan.programs, seat, program)))
        outcome = play_round(position, plan)
        assert tried.worth(program) == judge(outcome.position, outcome.result, seat, position) / WIN <= best


def replaced(programs: Any, seat: int, program: Any) -> list[Any]:
    return [program if other == seat else each for other, each in enumerate(programs)]


# ---------------------------------------------------------------- other games


@pytest.mark.parametrize("edition", ["3.0", "2.0"])
def test_in_older_editions_the_rules_find_the_best_reply(edition: str) -> None:
    position = table(FACING, edition, blue={"lives": 2})
    programs, bonus = {"red": "S A S S", "blue": "S S L L"}, {"red": "blank", "blue": "loop"}
    red, blue = turns_of(position, programs=programs, bonus=bonus)
    assert red.best.worth == 1
    assert red.best.program.count("attack") == 2
    assert red.best_play is blue.best_play is None
    assert blue.best.worth > blue.laid.worth


def test_an_autonomous_program_is_judged_by_the_whole_game() -> None:
    position = table(FACING, "3.0", "autonomous")
    given = read_input({"programs": {"red": "S S S A", "blue": "L R L R"}}, position)
    first, *later = analyse(Record(position, (given,) * 3))
    assert later == [(), ()]
    assert [turn.laid.worth for turn in first] == [1, -1]
    assert first[0].tried == replies.LAID_ONCE + 1
    assert [turn.habits.rows for turn in first] == [0, 0]


def test_who_has_given_up_laid_nothing() -> None:
    position = table(APART)
    record = Record(position, (RoundInput(resigned=(0,)),))
    assert analyse(record) == [()]
    three = table("R>  .   .   G<\n.   B>  .   .")
    programs = {"blue": "F F L L", "green": "F F L L"}
    turns = turns_of(three, resigned=["red"], programs=programs)
    assert [turn.seat for turn in turns] == [1, 2]
    assert all(turn.best_play for turn in turns)


def test_rows_that_were_left_empty_count_as_they_were() -> None:
    red, _ = turns_of(table(FACING, blue=HURT), programs={"red": "- - - -", "blue": "L R L R"})
    assert red.laid.worth < red.best.worth == 1
    assert red.best_play is not None


# ---------------------------------------------------------------- best play


def test_whoever_cannot_be_stopped_needs_no_luck() -> None:
    """Red strikes before Blue, whose back is turned, can do anything but defend; that takes 1 of 2."""
    position = table("R>  B>", blue={"damaged": ["weapon", "chassis", "processor"]})
    red, blue = turns_of(position, programs={"red": "A A L L", "blue": "L R"})
    assert red.best_play is not None
    assert blue.best_play is not None
    assert (red.best_play.value, red.best_play.worth, red.best_play.guarantee) == (1, 1, 1)
    assert (blue.best_play.value, blue.best_play.regret) == pytest.approx((-1, 0), abs=2 * best_play.GAP)
    assert (red.best_play.tried, red.best_play.replies) == (2010, blue.best_play.tried)


def test_what_turned_out_badly_may_have_been_wise() -> None:
    """What a program is worth against best play does not depend on what the other one did."""
    position = table(APART)
    lucky, unlucky = [
        turns_of(position, programs={"red": "F F L L", "blue": other})[0] for other in ("L R L R", "F F A A")
    ]
    assert lucky.best_play == unlucky.best_play
    assert lucky.best_play is not None
    assert lucky.best_play.regret >= 0
    assert lucky.best_play.guarantee <= lucky.best_play.worth <= lucky.best_play.value


def test_barrels_are_unknown_to_best_play() -> None:
    plays = [
        turns_of(table(f"R>  ({inside})   .   B<"), programs={"red": "A F L L", "blue": "L R L R"})[0]
        for inside in ("e", "b")
    ]
    assert plays[0].best_play == plays[1].best_play
    assert plays[0].laid != plays[1].laid


@pytest.mark.parametrize(("event", "programs"), [("loop", 10050), ("condition", 49890)])
def test_bonus_cards_are_part_of_best_play(event: str, programs: int) -> None:
    red, _ = turns_of(table(APART), event=event, programs={"red": "F F L L", "blue": "F L L R"})
    assert red.best_play is not None
    assert (red.best_play.tried, red.best_play.replies) == (programs, programs)


def test_with_three_robots_there_is_no_best_play() -> None:
    three = table("R>  .   .   G<\n.   B>  .   .")
    turns = turns_of(three, programs={"red": "F F L L", "blue": "F F L L", "green": "F F L L"})
    assert [turn.best_play for turn in turns] == [None] * 3


def test_without_the_fast_engine_the_best_reply_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    programs = {"red": "F F L L", "blue": "F L L R"}
    usual = turns_of(table(APART), programs=programs)
    monkeypatch.setattr(analysis, "is_installed", lambda: False)
    bare = turns_of(table(APART), programs=programs)
    assert [turn.best for turn in usual] == [turn.best for turn in bare]
    assert [turn.best_play for turn in bare] == [None, None]


def test_numba_is_not_loaded_before_it_is_needed() -> None:
    lines = ["import sys, golems.arena.analysis", "assert 'numba' not in sys.modules"]
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)


# ---------------------------------------------------------------- how predictable one is

SEVEN = frozenset({"forward", "backward", "left", "right", "stand", "attack", "defend"})


def laid(*programs: str, cards: frozenset[str] = SEVEN) -> list[LaidProgram]:
    return [LaidProgram(read_short(program), cards) for program in programs]


def test_who_always_lays_the_same_is_foreseen() -> None:
    habits = habits_of(laid("F F A L", "F F A L", "F F A L"))
    assert (habits.rows, habits.right) == (8, 8)
    assert habits.blind == pytest.approx(8 / 7)
    assert (habits.predictability, habits.level) == (1, 3)
    assert habits.strongest == Habit(1, "forward", 3, 3)


def test_who_never_repeats_a_row_cannot_be_guessed() -> None:
    habits = habits_of(laid("F B L R", "B L R S", "L R S A", "R S A D"))
    assert (habits.right, habits.predictability, habits.level, habits.strongest) == (0, 0, 1, None)


def test_of_equally_frequent_cards_the_latest_is_guessed() -> None:
    assert habits_of(laid("F", "B", "B")).right == 1
    assert habits_of(laid("F", "B", "F")).right == 0
    assert habits_of(laid("F", "F", "B", "F")).right == 2


def test_a_loop_counts_as_its_command_and_a_condition_as_its_card() -> None:
    with_condition = SEVEN | {"if"}
    assert habits_of(laid("A", "2A", "A")).right == 2
    assert habits_of(laid("?A:F", "?L:R", cards=with_condition)).right == 1


def test_a_card_that_may_not_be_laid_is_not_guessed() -> None:
    history = laid("?A:F", "?A:F", "F", cards=SEVEN | {"if"})
    assert habits_of([*history, *laid("F")]).right == 2


def test_after_one_round_nothing_can_be_said() -> None:
    habits = habits_of(laid("F F A L"))
    assert (habits.rows, habits.predictability, habits.level) == (0, None, None)
    assert habits_of(laid("F F A L", "F F A L")).level is None


def test_who_lays_anything_is_hardly_foreseen() -> None:
    rng = Random(1)
    programs = rng.sample([*legal_programs(position := table(APART), position.robots[0])], 200)
    told = habits_of([LaidProgram(program, SEVEN) for program in programs]).predictability
    assert told is not None
    assert told < 0.1


def test_a_game_tells_more_and_more_about_habits() -> None:
    record = random_game(match_of("L1").position, 5)
    rows = [habits_of(moment.laid[0]).rows for moment in recorded_rounds(record) if 0 in moment.laid]
    assert rows == [4 * earlier for earlier in range(len(record.rounds))]


# ---------------------------------------------------------------- written


def test_a_turn_is_written_in_short_programs_and_round_figures() -> None:
    position = table(FACING, blue=HURT)
    red, _ = turns_of(position, programs={"red": "S L L D", "blue": "L R L R"})
    data: Any = write_turn(red, position)
    assert (data["robot"], data["program"], data["mark"]) == ("red", "S L L D", 1)
    assert data["best"] == {"program": "S A L D", "worth": 1.0}
    assert data["regret"] == pytest.approx(1 - data["worth"], abs=1e-3)
    assert data["best_play"]["mark"] == mark_of(red.best_play.regret if red.best_play else 0)
    assert data["habits"] == {
        "rows": 0,
        "right": 0,
        "blind": 0,
        "predictability": None,
        "level": None,
        "strongest": None,
    }
