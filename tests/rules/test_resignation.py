"""A player may resign before a round: the robot goes first, then the event acts."""

import pytest

from golems.notation.tasks import RoundTask, play_task, read_task
from golems.rules.events import CardDrawn, Frozen, GameEnded, Removed, Resigned, Rolled
from golems.rules.resignation import decided_by_resigning
from golems.rules.rounds import replay
from golems.rules.table import Event
from golems.rules.values import Result
from tests.casebook import Doc, read_case
from tests.clauses import clause


def task(board: str, **data: object) -> RoundTask:
    case: Doc = {"name": "", "clauses": [], "board": board, "legal": True} | data
    return read_task(read_case("", case).task)


def free(board: str, **data: object) -> RoundTask:
    return task(board, legal=False, **data)


def opening(task: RoundTask) -> list[Event]:
    """Return what happens before row 1."""
    return list(play_task(task, rows=0).events)


@clause("V1")
def test_the_robots_of_those_who_resign_go_together_in_seat_order() -> None:
    three = task("R> . B< . G<", resigned=["green", "red"], event="freeze")
    expected: list[Event] = [Resigned(0, "V1", 0), Resigned(0, "V1", 2)]
    expected += [Removed(0, "R2", 0, 0), Removed(0, "R2", 2, 4), GameEnded(0, "V1", (1,))]
    assert opening(three) == expected


@clause("V1")
def test_the_event_acts_after_those_who_resign_have_gone() -> None:
    programs = {"red": "S F L R", "green": "S F L R"}
    three = task("R> ~ B< . G<", resigned=["blue"], event="freeze", programs=programs)
    kinds = [type(event) for event in opening(three)]
    assert kinds == [Resigned, Removed, CardDrawn, Frozen]


@clause("G11")
def test_no_die_is_thrown_for_one_who_resigns() -> None:
    programs = {"red": "S F L R", "green": "S F L R"}
    dice = {"red": "blank", "blue": "loop", "green": "blank"}
    three = task("R> B< G<", edition="3.0", resigned=["blue"], programs=programs, bonus=dice)
    first, *rest = opening(three)
    assert first == Resigned(0, "G11", 1)
    assert [event.robot for event in rest if isinstance(event, Rolled)] == [0, 2]


@clause("G11")
def test_no_die_is_thrown_when_resigning_decides_the_game() -> None:
    two = task("R> B<", edition="2.0", resigned=["blue"], bonus={"red": "loop"})
    assert opening(two)[-1] == GameEnded(0, "G11", (0,))
    assert play_task(two).result == Result((0,), "G11")


def test_the_round_does_not_go_on_when_resigning_decides_the_game() -> None:
    two = task("R> B<", resigned=["blue"], round=8, programs={"red": "A A L R"})
    outcome = play_task(two)
    assert list(outcome.events) == opening(two)
    assert outcome.position.round == 8
    assert replay(two.position, outcome.events) == outcome.position


@pytest.mark.parametrize(
    ("board", "robots", "resigned", "decided"),
    [
        ("R> B<", {}, (), False),
        ("R> B<", {}, (0,), True),
        ("R> B< G<", {}, (0,), False),
        ("R> B< G<", {}, (0, 2), True),
        ("R> B< G<", {"green": {"bot": "1A"}}, (0,), True),
        ("R> B< G<", {"green": {"bot": "1A"}, "blue": {"bot": "1A"}}, (0,), True),
        ("R> .", {}, (0,), True),
    ],
)
def test_resigning_decides_the_game_when_too_few_are_left(
    board: str, robots: dict[str, object], resigned: tuple[int, ...], decided: bool
) -> None:
    start = free(board, robots=robots).position
    assert decided_by_resigning(start, resigned) is decided


def test_allies_play_on_when_one_of_them_resigns() -> None:
    start = free("R> B< G<", robots={"green": {"bot": "1A"}}, options={"allies": True}).position
    assert not decided_by_resigning(start, (0,))
    assert decided_by_resigning(start, (0, 1))
