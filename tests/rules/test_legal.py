"""Every legal program: the list and the check of a single program agree, both ways."""

from collections.abc import Iterator
from itertools import islice, product, takewhile
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golems.notation.positions import read_position
from golems.notation.programs import write_short
from golems.rules.editions import EDITIONS
from golems.rules.legal import bonus_cards, legal_programs, lengths, rows_allowed
from golems.rules.programs import check_program
from golems.rules.refusals import Illegal
from golems.rules.values import Bonus, Command, Condition, EventCard, Loop, Position, Program, Row, Sense
from tests.clauses import clause

PARTS = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
EVENTS: tuple[EventCard, ...] = get_args(EventCard)
BONUSES: tuple[Bonus | None, ...] = (*get_args(Bonus), None)


def position(
    edition: str, hand: dict[str, int] | None = None, mode: str = "battle", **robot: Any
) -> Position:
    parts = PARTS if edition == "4.0" and "simple" not in robot else {}
    red = {"id": "red", "cell": "a1", "facing": "E"} | parts | robot
    table = {"edition": edition, "mode": mode, "board": ["..", ".."], "robots": [red]}
    return read_position(table if hand is None else table | {"hand": hand})


def programs(table: Position, event: EventCard = "nothing", bonus: Bonus | None = None) -> list[str]:
    return [write_short(program) for program in legal_programs(table, table.robots[0], event, bonus)]


def rows(table: Position, event: EventCard = "nothing", bonus: Bonus | None = None) -> str:
    return write_short(rows_allowed(table, event, bonus))


# ---------------------------------------------------------------- what a round allows


@clause("P4")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_card_allows_its_bonus_card_and_no_other(event: EventCard) -> None:
    allowed: dict[str, set[str]] = {"loop": {"loop"}, "condition": {"if"}}
    assert bonus_cards(position("4.0"), event, None) == allowed.get(event, set())


@clause("G2")
def test_the_die_allows_the_bonus_card_it_shows() -> None:
    table = position("3.0")
    assert bonus_cards(table, "nothing", "loop") == {"loop"}
    assert bonus_cards(table, "nothing", "loop3") == {"loop3"}
    assert bonus_cards(table, "nothing", "condition") == {"enemy?", "attacked?"}
    assert bonus_cards(table, "nothing", "blank") == bonus_cards(table, "nothing", None) == frozenset()


@clause("G12")
def test_autonomous_golems_may_use_every_bonus_card() -> None:
    table = position("2.0", mode="autonomous")
    assert bonus_cards(table, "nothing", None) == {"loop", "loop3", "enemy?", "attacked?"}


@clause("P3")
def test_rows_are_commands_then_loops_then_conditions() -> None:
    hand = {"forward": 1, "attack": 2, "loop": 1, "if": 1}
    assert rows(position("4.0", hand)) == "F A"
    assert rows(position("4.0", hand), "loop") == "F A 2F 2A"
    assert rows(position("4.0", hand), "condition") == "F A ?F:A ?A:F ?A:A"


@clause("G12")
def test_in_autonomous_play_a_loop_may_stand_in_a_condition() -> None:
    table = position("3.0", {"forward": 1, "attack": 2, "loop": 1, "attacked?": 1}, "autonomous")
    assert rows(table) == "F A 2F 2A u?F:A u?F:2A u?A:F u?A:A u?A:2F u?A:2A u?2F:A u?2A:F u?2A:A"


@clause("P1", "G3")
def test_a_program_is_as_long_as_the_processor_gives_and_in_edition_2_perhaps_shorter() -> None:
    assert list(lengths(*of(position("4.0")))) == [4]
    assert list(lengths(*of(position("4.0", processor="p3", damaged=["processor"])))) == [1]
    assert list(lengths(*of(position("4.0", simple=True)))) == [4]
    assert list(lengths(*of(position("3.0")))) == [4]
    assert list(lengths(*of(position("2.0")))) == [1, 2, 3, 4]


def of(table: Position) -> tuple[Position, Any]:
    return table, table.robots[0]


# ---------------------------------------------------------------- programs


@clause("P4")
def test_small_hands_in_full() -> None:
    hand = {"forward": 1, "attack": 1, "defend": 1, "loop": 2}
    short = position("4.0", hand, damaged=["processor"])
    assert programs(short) == ["F A", "F D", "A F", "A D", "D F", "D A"]
    assert "2F 2A" in programs(short, "loop")
    assert programs(position("4.0", {"stand": 3})) == []
    assert programs(position("2.0", {"forward": 1, "stand": 1})) == ["F", "S", "F S", "S F"]


@clause("G2")
def test_a_roll_allows_one_bonus_card_though_the_hand_holds_more() -> None:
    hand = {"stand": 4, "loop": 2}
    one_loop = ["S S S S", "S S S 2S", "S S 2S S", "S 2S S S", "2S S S S"]
    assert programs(position("3.0", hand), bonus="loop") == one_loop
    assert "2S 2S S S" in programs(position("3.0", hand, "autonomous"))


@pytest.mark.parametrize(
    ("event", "all_of_them", "with_bonus"),
    [("nothing", 2010, 0), ("freeze", 2010, 0), ("loop", 10050, 8040), ("condition", 49890, 47880)],
)
def test_how_many_programs_the_hand_of_the_box_allows(
    event: EventCard, all_of_them: int, with_bonus: int
) -> None:
    found = list(legal_programs(*of(position("4.0")), event))
    assert len(found) == len(set(found)) == all_of_them
    assert sum(not all(isinstance(row, str) for row in program) for program in found) == with_bonus


# ---------------------------------------------------------------- as every single program is checked


def every_row(edition: str, commands: tuple[Command, ...]) -> Iterator[Row]:
    """Yield any row of these commands, legal or not."""
    senses: tuple[Sense, ...] = get_args(Sense)
    loops = [Loop(times, command) for times in EDITIONS[edition].loops for command in commands]
    inner: list[Command | Loop] = [*commands, *loops]
    yield from inner
    for sense in senses:
        yield from [Condition(sense, yes, no) for yes in inner for no in inner]


def is_legal(table: Position, program: Program, event: EventCard, bonus: Bonus | None) -> bool:
    try:
        check_program(table, table.robots[0], program, event, bonus)
    except Illegal:
        return False
    return True


def by_brute_force(
    table: Position, commands: tuple[Command, ...], longest: int, event: EventCard, bonus: Bonus | None
) -> set[Program]:
    found = list(every_row(table.edition, commands))
    return {
        program
        for length in range(longest + 1)
        for program in product(found, repeat=length)
        if is_legal(table, program, event, bonus)
    }


def hands(edition: str, commands: tuple[Command, ...]) -> st.SearchStrategy[dict[str, int]]:
    """Draw some of these commands, and any bonus cards."""
    cards = {*commands, *EDITIONS[edition].cards} - (EDITIONS[edition].commands - set(commands))
    return st.fixed_dictionaries({card: st.integers(0, 3) for card in sorted(cards)})


@given(hands("4.0", ("forward", "attack")), st.sampled_from(EVENTS), st.sampled_from(["p4", "p3"]))
@settings(max_examples=40, deadline=None)
def test_all_rows_tried_out_with_any_small_hand_of_edition_4(
    hand: dict[str, int], event: EventCard, processor: str
) -> None:
    table = position("4.0", hand, processor=processor, damaged=["processor"])
    found = list(legal_programs(*of(table), event))
    assert len(found) == len(set(found))
    assert set(found) == by_brute_force(table, ("forward", "attack", "none"), 2, event, None)


@given(hands("2.0", ("stand", "take")), st.sampled_from(BONUSES), st.sampled_from(["battle", "autonomous"]))
@settings(max_examples=40, deadline=None)
def test_all_rows_tried_out_with_any_small_hand_of_edition_2(
    hand: dict[str, int], bonus: Bonus | None, mode: str
) -> None:
    table = position("2.0", hand, mode)
    found = list(takewhile(lambda program: len(program) < 3, legal_programs(*of(table), bonus=bonus)))
    assert len(found) == len(set(found))
    assert set(found) == by_brute_force(table, ("stand", "take"), 2, "nothing", bonus)


@pytest.mark.parametrize("bonus", BONUSES)
@pytest.mark.parametrize("mode", ["battle", "autonomous"])
def test_edition_3_allows_the_programs_of_edition_2_that_have_four_rows(
    mode: str, bonus: Bonus | None
) -> None:
    hand = {"stand": 3, "take": 2, "loop": 2, "loop3": 1, "enemy?": 1}
    shorter = [text for text in programs(position("2.0", hand, mode), bonus=bonus) if text.count(" ") == 3]
    assert programs(position("3.0", hand, mode), bonus=bonus) == shorter


@given(st.sampled_from(["4.0", "3.0", "2.0"]), st.sampled_from(EVENTS), st.sampled_from(BONUSES), st.data())
@settings(max_examples=60, deadline=None)
def test_with_any_hand_every_program_listed_is_legal(
    edition: str, event: EventCard, bonus: Bonus | None, data: st.DataObject
) -> None:
    hand = {card: data.draw(st.integers(0, 3), card) for card in EDITIONS[edition].cards}
    mode = "battle" if edition == "4.0" else data.draw(st.sampled_from(["battle", "autonomous"]))
    table = position(edition, hand, mode)
    found = list(islice(legal_programs(*of(table), event, bonus), 300))
    assert len(found) == len(set(found))
    assert all(is_legal(table, program, event, bonus) for program in found)


def test_the_order_is_always_the_same() -> None:
    table = position("4.0", {"forward": 1, "left": 1, "attack": 1, "defend": 1})
    assert programs(table)[:3] == ["F L A D", "F L D A", "F A L D"]
