"""Puzzles of the public interface: solved, judged, told."""

import copy
import pickle
from xml.etree import ElementTree

import pytest

import golems
from tests.refusals import because

TURNS = golems.course["its-own-right"]


def test_the_course_is_a_mapping_of_puzzles_by_name() -> None:
    assert len(golems.course) == len(list(golems.course)) == 89
    assert "its-own-right" in golems.course
    assert "no-such-puzzle" not in golems.course
    assert repr(golems.course) == "Course(89)"
    with pytest.raises(golems.Malformed, check=because("unknown-puzzle")):
        golems.course["no-such-puzzle"]


def test_a_puzzle_comes_back_from_json_and_from_copies() -> None:
    assert golems.Puzzle.from_json(TURNS.to_json()) == TURNS
    assert pickle.loads(pickle.dumps(TURNS)) == copy.deepcopy(TURNS) == copy.copy(TURNS) == TURNS


def test_a_puzzle_says_what_it_asks_for_in_both_languages() -> None:
    assert (TURNS.title(), TURNS.title("ru")) == ("Whose right?", "Где право?")
    assert TURNS.story() == TURNS.written.text("en").story
    assert TURNS.asks() == ("Goal: Red on A3.",)
    assert ["А3" in asked for asked in TURNS.asks("ru")] == [True]
    assert (TURNS.kind, TURNS.robots, TURNS.position.where("red")) == ("write", ("red",), "b1 S")


def test_a_puzzle_is_shown_in_a_notebook() -> None:
    page = ElementTree.fromstring(TURNS._repr_html_())
    assert page.findtext("h3") == "Whose right?"
    assert [line.text for line in page.iter("p")] == [TURNS.story(), *TURNS.asks()]


def test_the_solver_proves_the_minimum_that_the_puzzle_claims() -> None:
    answer = TURNS.solve(examples=3)
    assert (answer.cards, answer.rows, answer.solutions) == (4, 4, 1)
    [[program]] = answer.programs
    assert TURNS.judge(program).stars == 3


def test_a_bug_hunt_is_mended() -> None:
    hunt = next(puzzle for puzzle in golems.course.values() if puzzle.kind == "bug")
    answer = hunt.solve()
    assert answer.solutions == len(answer.programs) == 1
    assert hunt.judge(*answer.programs[0])


def test_a_bug_hunt_that_nothing_mends_has_no_answer() -> None:
    hunt = next(puzzle for puzzle in golems.course.values() if puzzle.kind == "bug")
    impossible = golems.Puzzle.from_json(hunt.to_json() | {"goals": [{"goal": "reach", "cell": "a1"}]})
    assert impossible.solve() == golems.ProvenAnswer(None, None, 0, ())


def test_a_prediction_is_judged_by_where_robots_end() -> None:
    dance = golems.course["the-dance"]
    assert dance.solve().ends == {"red": "d3 S"}
    assert dance.judge(red="d3 S").stars == 3
    assert not any(map(bool, [dance.judge(red=wrong) for wrong in ("d3 N", "d2 S", None)]))
    assert dance.judge(red="d2 S").missed() == ("Red won’t end up there.",)
    with pytest.raises(golems.Malformed, match=r"ghosts\.red: 'z9' isn’t on the board"):
        dance.judge(red="z9 N")
    with pytest.raises(golems.Malformed, check=because("unknown-value")):
        dance.judge(red="d3")
    with pytest.raises(golems.Illegal, check=because("puzzle-ghosts")):
        dance.judge()


def test_a_facing_that_is_not_asked_for_does_not_count() -> None:
    wall = golems.course["the-wall"]
    assert wall.judge(red="c3")
    assert wall.judge(red="c3 S")
    assert not wall.judge(red="c2")


def test_an_attempt_tells_what_is_missing_and_how_it_ran() -> None:
    attempt = TURNS.judge("F F L F")
    assert not attempt
    assert (attempt.solved, attempt.stars, repr(attempt)) == (
        False,
        0,
        "JudgedAttempt(solved=False, stars=0)",
    )
    assert str(attempt) == "\n".join(attempt.missed())
    [played] = attempt.rounds
    assert played.start == TURNS.position
    assert played.position.where("red") == "c3 E"


def test_a_program_that_cannot_be_read_is_refused_with_its_round() -> None:
    with pytest.raises(golems.Malformed, match=r"programs\[0\]: row 1: 'Q' isn’t a row"):
        TURNS.judge("Q")
    with pytest.raises(golems.Illegal, check=because("puzzle-by-round")):
        TURNS.judge()


def test_hints_come_nearer_step_by_step() -> None:
    hints = TURNS.hints()
    assert hints[0] == "Look at A3: which side can you reach it from?"
    assert len(hints) > 2
    assert TURNS.hints("ru") != hints
