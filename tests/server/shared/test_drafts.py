"""Drafts: a player who lays a program is told what the rules say, and nothing else."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from golems.drawing.layout import Layout
from golems.notation.positions import read_position, write_position
from golems.notation.programs import read_program, write_program, write_short
from golems.notation.reading import Malformed
from golems.rules.legal import legal_programs
from golems.rules.programs import check_program
from golems.rules.refusals import Illegal
from golems.rules.values import Bonus, EventCard, Position
from golems.server.shared.drafts import DraftWanted, Fit, ProgramDraft, draft
from golems.words.language import language
from tests.casebook import read_case

EN = language("en")
CARDS = ("forward", "backward", "left", "right", "stand", "attack", "defend", "take", "none", "die")


def position(board: str = "R> . .\n. . B<", **more: Any) -> Any:
    return read_case("", {"name": "", "clauses": [], "board": board} | more).task["position"]


def ask(table: Any, *program: Any, **more: Any) -> ProgramDraft:
    return draft(DraftWanted(table, "red", program=program, **more), EN)


def fitting(made: ProgramDraft, *slot: int) -> set[str]:
    [fit] = [fit for fit in made.fits if fit.slot == slot]
    return {card for card, why in fit.cards.items() if why is None}


# ---------------------------------------------------------------- what the rules say

TABLES: dict[str, tuple[Any, dict[str, Any]]] = {
    "4.0": (position(), {}),
    "4.0 loop": (position(), {"event": "loop"}),
    "4.0 condition": (position(), {"event": "condition"}),
    "4.0 damaged": (position(robots={"red": {"damaged": ["processor"]}}), {"event": "loop"}),
    "4.0 poor": (position(hand={"forward": 1, "left": 2, "attack": 1, "loop": 1}), {"event": "loop"}),
    "3.0 blank": (position(edition="3.0"), {"bonus": "blank"}),
    "3.0 loop": (position(edition="3.0"), {"bonus": "loop"}),
    "3.0 condition": (position(edition="3.0"), {"bonus": "condition"}),
    "3.0 autonomous": (position(edition="3.0", mode="autonomous"), {}),
    "2.0": (position(edition="2.0"), {"bonus": "loop3"}),
}


def any_row(rng: Random) -> Any:
    card = rng.choice((*CARDS, "loop", "loop3", "if", "enemy?", "attacked?"))
    if card in ("loop", "loop3"):
        return [card, rng.choice(CARDS)]
    if card.endswith("?") or card == "if":
        return [card, inner(rng), inner(rng)]
    return card


def inner(rng: Random) -> Any:
    return ["loop", rng.choice(CARDS)] if rng.random() < 0.2 else rng.choice(CARDS)


@pytest.mark.parametrize("name", TABLES)
def test_a_program_may_be_sealed_when_the_rules_allow_it(name: str) -> None:
    table, given = TABLES[name]
    rng, place = Random(name), read_position(table)
    legal = list(islice(legal_programs(place, place.robots[0], *rules(given)), 0, 20_000, 400))
    anything = [[any_row(rng) for _ in range(rng.randint(0, 5))] for _ in range(200)]
    for rows in [*anything, *[write_program(program) for program in legal]]:
        made = ask(table, *rows, **given)
        assert (made.problem is None) == is_legal(place, rows, given), rows
        assert made.short == (None if made.problem else write_short(read_program(rows)))


def rules(given: dict[str, Any]) -> tuple[EventCard, Bonus | None]:
    return given.get("event", "nothing"), given.get("bonus")


def is_legal(place: Position, rows: Any, given: dict[str, Any]) -> bool:
    try:
        check_program(place, place.robots[0], read_program(rows), *rules(given))
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("name", ["4.0 damaged", "4.0 poor", "2.0"])
def test_a_card_fits_when_some_legal_program_has_it_there(name: str) -> None:
    table, given = TABLES[name]
    place = read_position(table)
    if name == "2.0":
        place = place._replace(hand=(("forward", 1), ("left", 2), ("attack", 1), ("loop3", 1)))
        place = read_position(write_position(place))
        table = write_position(place)
    legal = [write_program(program) for program in legal_programs(place, place.robots[0], *rules(given))]
    for partial in partials(Random(name), legal):
        for fit in ask(table, *partial, **given).fits:
            for card, why in fit.cards.items():
                possible = any(goes_on(partial, fit, card, whole) for whole in legal)
                assert (why is None) == possible, (partial, fit.slot, card)


def partials(rng: Random, legal: list[Any]) -> Iterator[Any]:
    """Yield programs with some cards not laid yet."""
    for _ in range(60):
        rows = [torn(row, rng) for row in rng.choice(legal)]
        yield rows[: rng.randint(0, len(rows))]


def torn(row: Any, rng: Random) -> Any:
    if rng.random() < 0.3:
        return None
    return row if isinstance(row, str) else [row[0], *[torn(part, rng) for part in row[1:]]]


def goes_on(partial: Any, fit: Fit, card: str, whole: Any) -> bool:
    """Return whether the whole program is this one, with the card in its slot and something in the others."""
    found = whole
    for index in fit.slot:
        if isinstance(found, str) or index >= len(found):
            return False
        found = found[index]
    return (found if isinstance(found, str) else found[0]) == card and agrees(partial, whole, top=True)


def agrees(partial: Any, whole: Any, top: bool = False) -> bool:
    if partial is None:
        return True
    if isinstance(partial, str) or isinstance(whole, str):
        return bool(partial == whole)
    if len(partial) > len(whole) or (len(partial) < len(whole) and not top):
        return False
    return all(agrees(*pair) for pair in zip(partial, whole, strict=False))


# ---------------------------------------------------------------- as a player would say it


def test_an_empty_program_takes_any_card_of_the_hand() -> None:
    made = ask(position())
    assert made.problem
    assert (made.problem.reason, made.problem.text) == (
        "row-count",
        "The program needs 4 rows, this one has 0 (P1)",
    )
    assert [fit.slot for fit in made.fits] == [(0,)]
    assert fitting(made, 0) == {"forward", "backward", "left", "right", "stand", "attack", "defend"}


def test_a_card_that_is_used_up_does_not_fit_and_says_why() -> None:
    made = ask(position(), "stand")
    [fit] = made.fits
    assert fit.cards["stand"] == "Row 2: you have only 1 × Stand (P4)"
    assert fit.cards["forward"] is None


def test_a_card_that_has_no_room_in_another_one_is_called_by_its_name() -> None:
    made = ask(position(), ["loop", None], event="loop")
    [inside, _] = made.fits
    assert inside.cards["loop"] == "Loop 2 can’t go here, only a single command can"


@pytest.mark.parametrize("command", ["forward", None])
def test_a_card_laid_upon_one_inside_is_a_fault_that_is_told_in_words(command: str | None) -> None:
    made = ask(position(), "left", ["loop", ["loop", command]], event="loop", ghost=True)
    assert made.problem
    assert (made.problem.reason, made.problem.path) == ("inside", "program[1][1]")
    assert made.problem.text == "Loop 2 can’t go here, only a single command can"
    assert (made.fits, made.ghost, made.short) == ((), (), None)


def test_a_full_program_has_no_slot_left() -> None:
    made = ask(position(), "forward", "left", "attack", "defend")
    assert (made.problem, made.fits, made.short) == (None, (), "F L A D")


def test_the_slots_of_a_condition_are_open_until_they_are_filled() -> None:
    made = ask(position(), ["if", None, "left"], event="condition")
    assert made.problem
    assert made.problem.reason == "unfinished"
    assert [fit.slot for fit in made.fits] == [(0, 1), (1,)]
    assert "if" not in fitting(made, 0, 1) | fitting(made, 1)


def test_only_an_autonomous_golem_puts_a_loop_into_a_condition() -> None:
    for mode, possible in (("battle", False), ("autonomous", True)):
        made = ask(position(edition="3.0", mode=mode), ["enemy?", None, None], bonus="condition")
        assert ("loop" in fitting(made, 0, 2)) == possible


def test_a_loop_in_a_loop_of_a_condition_has_a_slot_too() -> None:
    made = ask(position(edition="3.0", mode="autonomous"), ["enemy?", ["loop", None], None])
    assert [fit.slot for fit in made.fits] == [(0, 1, 1), (0, 2), (1,)]


def test_it_is_told_in_russian_too() -> None:
    made = draft(DraftWanted(position(), "red", program=("stand",)), language("ru"))
    assert made.problem
    assert "строк" in made.problem.text


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (DraftWanted({}, "red"), "missing-key"),
        (DraftWanted(position(), "green"), "unknown-robot"),
        (DraftWanted(position(robots={"blue": {"bot": "1A"}}), "blue"), "no-program"),
        (DraftWanted(position(), "red", event="snow"), "unknown-value"),
        (DraftWanted(position(), "red", bonus="snow"), "unknown-value"),
        (DraftWanted(position(), "red", program=("jump",)), "unknown-command"),
        (DraftWanted(position(), "red", program=(7,)), "row"),
        (DraftWanted(position(), "red", program=(["loop"],)), "row"),
        (DraftWanted(position(), "red", program=(["loop", ["jump", None]],)), "inside"),
        (DraftWanted(position(), "red", program=(["loop", []],)), "inside"),
        (DraftWanted(position(), "red", program=(["loop", [["loop"], None]],)), "inside"),
        (DraftWanted(position(), "red", program=(["loop", {"loop": 7}],)), "inside"),
        (DraftWanted(position(), "red", program=([[[[[None]]]]],)), "row"),
    ],
)
def test_what_is_no_program_at_all_is_refused(wanted: DraftWanted, reason: str) -> None:
    with pytest.raises((Malformed, Illegal)) as refusal:
        draft(wanted, EN)
    assert refusal.value.reason == reason


# ---------------------------------------------------------------- the ghost


def ghost(board: str, *program: Any, turn: int = 0, **more: Any) -> list[list[str]]:
    """Return the cells on the way of each row."""
    given = {key: more.pop(key) for key in ("event", "bonus") if key in more}
    table = position(board, **more)
    layout = Layout(read_position(table).field, turn)
    cells = {layout.middle(cell): layout.field.name(cell) for cell in layout.field.cells()}
    made = ask(table, *program, ghost=True, turn=turn, **given)
    return [[cells[spot] for spot in each.path] for each in made.ghost]


def test_the_ghost_goes_where_the_program_leads_up_to_the_first_open_slot() -> None:
    assert ghost("R> . . .\n. . . B<", "forward", "right", "forward", None, "forward") == [
        ["a1", "b1"],
        ["b1"],
        ["b1", "b2"],
    ]


@pytest.mark.parametrize("turn", range(4))
def test_the_ghost_lies_with_the_board(turn: int) -> None:
    assert ghost("R> . . .\n. . . B<", "forward", turn=turn) == [["a1", "b1"]]


def test_the_ghost_slides_goes_through_portals_and_swims() -> None:
    assert ghost("R> i . .\n. . . B<", "forward") == [["a1", "b1", "c1"]]
    assert ghost("R> a . a\n. . . B<", "forward") == [["a1", "b1", "d1"]]
    assert ghost("R> ~ .\n# . B<", "forward") == [["a1", "b1", "c1"]]


def test_the_ghost_does_not_know_what_is_in_a_barrel() -> None:
    for inside in "ebt?":
        assert ghost(f"R> ({inside}) . .\n. . . B<", "attack", "forward") == [["a1"], ["a1", "b1"]]


def test_for_the_ghost_nobody_else_moves_and_nobody_rolls_a_die() -> None:
    robots = {"blue": {"bot": "3B"}}
    assert ghost("R> B< . .", "forward", "attack", "forward", robots=robots)[:2] == [["a1"], ["a1"]]


def test_the_event_card_acts_before_the_ghost_goes() -> None:
    assert ghost("R> ~ .\n. . B<", "forward", event="freeze") == [["a1", "b1"]]
    assert ghost("R> . .\n. . B<", "forward", event="swap_rows") == [["a1", "b1"]]


def test_a_golem_has_a_ghost_too() -> None:
    assert ghost("R> . .\n. . B<", ["loop3", "forward"], edition="3.0", bonus="loop3") == [["a1", "b1", "c1"]]


def test_who_does_not_ask_gets_no_ghost() -> None:
    assert ask(position(), "forward").ghost == ()
