"""The engine stops at a question, names it, and goes on when it is answered."""

import pytest

from golems.notation.programs import write_short_row
from golems.notation.tasks import RoundTask, read_task
from golems.rules.events import Checked, Ignored, Revealed
from golems.rules.refusals import Illegal
from golems.rules.rounds import Outcome, PausedRound, advance, play_round
from golems.rules.table import Option, Question
from golems.rules.values import EAST, NORTH, SOUTH, WEST
from tests.casebook import read_case
from tests.clauses import clause


def task(board: str, **data: object) -> RoundTask:
    case = {"name": "", "clauses": [], "board": board, **data}
    return read_task(read_case("", case).task)


def question(task: RoundTask, *answers: Option) -> Question:
    stop = advance(task.position, task.plan, answers)
    assert isinstance(stop, PausedRound)
    return stop.question


def outcome(task: RoundTask, *answers: Option) -> Outcome:
    end = advance(task.position, task.plan, answers)
    assert isinstance(end, Outcome)
    return end


def names(task: RoundTask, cells: tuple[Option, ...]) -> list[str]:
    return [task.position.field.name(int(cell)) for cell in cells]


@clause("K6")
def test_each_unit_of_damage_is_asked_for_by_itself() -> None:
    attack = task("R> B<", programs={"red": "A"})
    first = question(attack)
    assert (first.robot, first.kind, first.rule) == (1, "damage", "K6")
    assert first.options == ("chassis", "weapon", "processor")
    assert first.default == "chassis"
    assert question(attack, "weapon").options == ("chassis", "processor")
    assert outcome(attack, "weapon", "processor").position.robots[1].damaged == {"weapon", "processor"}


@clause("W3")
def test_damage_first_then_the_way_out_of_the_water() -> None:
    walk = task(". . .\n. ~ .\n. R^ .", programs={"red": "F"})
    assert question(walk).kind == "damage"
    way_out = question(walk, "chassis")
    assert way_out.kind == "exit"
    assert names(walk, way_out.options) == ["b1", "a2", "c2"]
    after = outcome(walk, "chassis", way_out.options[2]).position
    assert after.field.name(after.robots[0].cell) == "c2"


@clause("P5", "W3")
def test_while_it_waits_the_table_shows_what_has_happened_and_no_more() -> None:
    walk = task(". . .\n. ~ .\n. R^ .", programs={"red": "F A"})
    pause = advance(walk.position, walk.plan, ["chassis"])
    assert isinstance(pause, PausedRound)
    assert pause.position.robots[0].damaged == {"chassis"}
    assert pause.position.field.name(pause.position.robots[0].cell) == "b2"
    assert [event.rows for event in pause.events if isinstance(event, Revealed)] == [("forward",)]


@clause("T2")
def test_across_a_line_the_owner_chooses_where_to_face() -> None:
    step = task(". .\nR> │\n. .", programs={"red": "F"})
    face = question(step)
    assert (face.kind, face.options) == ("face", (NORTH, SOUTH))
    assert outcome(step, SOUTH).position.robots[0].facing == SOUTH
    flat = task(". Rv .\n. ─ .", programs={"red": "F"})
    assert question(flat).options == (EAST, WEST)


@clause("X3")
def test_a_toolbox_asks_what_to_repair() -> None:
    toolbox = task("R> (t)", robots={"red": {"damaged": ["processor", "chassis"]}}, programs={"red": "A"})
    assert question(toolbox).options == ("processor", "chassis")
    assert outcome(toolbox, "chassis").position.robots[0].damaged == {"processor"}


def test_without_an_answer_the_default_is_taken() -> None:
    attack = task("R> B<", programs={"red": "A"})
    assert play_round(attack.position, attack.plan).position.robots[1].damaged == {"chassis", "weapon"}


def test_one_option_is_no_question() -> None:
    attack = task("R> B<", robots={"blue": {"damaged": ["chassis", "weapon"]}}, programs={"red": "A"})
    assert outcome(attack).result is not None


@clause("Q5")
def test_a_parobot_is_never_asked() -> None:
    step = task(
        ". .\nR> │\n. .\nB< .",
        robots={"red": {"bot": "2A"}},
        rolls={"red": ["defend"]},
        programs={"blue": "S"},
    )
    assert isinstance(advance(step.position, step.plan, ()), Outcome)


def test_an_answer_that_is_no_option_is_refused() -> None:
    attack = task("R> B<", robots={"blue": {"damaged": ["weapon"]}}, programs={"red": "A"})
    with pytest.raises(Illegal) as refusal:
        advance(attack.position, attack.plan, ["weapon"])
    assert refusal.value.path == "choices.blue"
    assert refusal.value.facts["options"] == "chassis, processor"


def test_stopping_at_every_question_gives_the_same_round_as_answering_at_once() -> None:
    round_ = task(
        ".  ~   │  .\nR> ~   B< .\n.  (b) .  .",
        programs={"red": "F A R F", "blue": "S L A A"},
        robots={"blue": {"weapon": "w11"}},
    )
    answers: list[Option] = []
    while isinstance(stop := advance(round_.position, round_.plan, answers), PausedRound):
        answers.append(stop.question.options[-1])
    assert answers
    assert stop == play_round(round_.position, round_.plan, lambda asked: asked.options[-1])


@clause("P5", "R2")
def test_a_row_shows_nothing_of_the_rows_to_come() -> None:
    round_ = task("R> . B<", programs={"red": "S D", "blue": "L A"})
    revealed = [event for event in outcome(round_).events if isinstance(event, Revealed)]
    assert [event.rows for event in revealed] == [("stand", "left"), ("defend", "attack")]


@clause("P2", "R2")
def test_a_bonus_card_is_revealed_with_its_cards() -> None:
    round_ = task("R> . B<", programs={"red": "2L", "blue": "?A:L"})
    [revealed] = [event for event in outcome(round_).events if isinstance(event, Revealed)]
    assert [write_short_row(row) for row in revealed.rows if row] == ["2L", "?A:L"]


@clause("G5")
@pytest.mark.parametrize(("board", "cell"), [(".  R>", None), ("R> .", 1)])
def test_a_look_over_the_edge_sees_no_cell(board: str, cell: int | None) -> None:
    look = task(board, edition="3.0", programs={"red": "e?L:R"})
    [checked] = [event for event in outcome(look).events if isinstance(event, Checked)]
    assert checked.cell == cell


@clause("W4", "M9")
def test_only_a_wet_robot_is_told_that_it_moves_no_more() -> None:
    dry = task("R> . .", programs={"red": "2F"})
    wet = task("R> ~ .", programs={"red": "2F"})
    assert [event for event in outcome(dry).events if isinstance(event, Ignored)] == []
    told = [event.rule for event in outcome(wet, "chassis").events if isinstance(event, Ignored)]
    assert told == ["W4"]
