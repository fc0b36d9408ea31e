"""Refusals in words: one line that says where, what was expected, what came, and by which clause."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from golems.notation.reading import Malformed, decode
from golems.notation.records import read_record
from golems.notation.tasks import resolve
from golems.rules.refusals import Illegal, Refusal
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.casebook import Case, Doc, all_cases

PARTS = {"processor": "p4", "weapon": "w2", "chassis": "c1"}
TASK: Doc = {
    "position": {
        "edition": "4.0",
        "board": ["....", ".~#.", "....", "...."],
        "robots": [
            {"id": "red", "cell": "a1", "facing": "E"} | PARTS,
            {"id": "blue", "cell": "d4", "facing": "W"} | PARTS,
        ],
    },
    "programs": {"red": "F A L D", "blue": "F A L D"},
}


def with_change(*keys: str | int, value: Any) -> Doc:
    """Return the task above with one thing changed, found by its path."""
    task = copy.deepcopy(TASK)
    inner: Any = task
    for key in keys[:-1]:
        inner = inner[key]
    inner[keys[-1]] = value
    return task


def refused(play: Callable[[Any], object], document: object) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        play(document)
    return refusal.value


REFUSED: dict[str, tuple[Doc, str, str]] = {
    "a cell off the board": (
        with_change("position", "robots", 1, "cell", value="e9"),
        "robots[1].cell: 'e9' isn’t on the board",
        "robots[1].cell: клетки 'e9' на поле нет",
    ),
    "an unknown key": (
        with_change("postion", value={}),
        "unknown key 'postion'",
        "неизвестный ключ 'postion'",
    ),
    "one who is not there resigns": (
        with_change("resigned", value=["green"]),
        "resigned[0]: there is no golem 'green', only: red, blue",
        "resigned[0]: голема 'green' нет, есть только: red, blue",
    ),
    "one who is out resigns": (
        with_change("position", "robots", value=[*TASK["position"]["robots"], {"id": "green", "out": True}])
        | {"resigned": ["green"]},
        "resigned: only a player who is still in the battle can give up, and Green isn’t (V1)",
        "resigned: сдаться может только игрок, который ещё в игре, а Зелёный — нет (V1)",
    ),
    "an unknown key further in": (
        with_change("position", "robots", 0, "colour", value="red"),
        "robots[0]: unknown key 'colour'",
        "robots[0]: неизвестный ключ 'colour'",
    ),
    "an unknown value": (
        with_change("position", "edition", value="5.0"),
        "edition: '5.0' is not one of: 2.0, 3.0, 4.0",
        "edition: '5.0' — не из списка: 2.0, 3.0, 4.0",
    ),
    "another kind of value": (
        with_change("position", "board", value="...."),
        "board: expected a list, got '....'",
        "board: нужно: список, а здесь '....'",
    ),
    "too large a number": (
        with_change("position", "round", value=9),
        "round: expected 8 or less, got 9",
        "round: нужно 8 или меньше, а здесь 9",
    ),
    "two robots on a cell": (
        with_change("position", "robots", 1, "cell", value="a1"),
        "robots[1].cell: Red is already on a1 (S6)",
        "robots[1].cell: на a1 уже стоит Красный (S6)",
    ),
    "three portals": (
        with_change("position", "board", value=["....", "aaa.", "....", "...."]),
        "board: at most two portals ‘a’ can lie on the board, got 3 (O1)",
        "board: порталов «a» на поле не больше двух, а здесь 3 (O1)",
    ),
    "a column in open water": (
        with_change("position", "barrels", value={"b2": ["empty", "bomb"]}),
        "barrels.b2: only one barrel can float on open water, got a stack of 2 (S5)",
        "barrels.b2: на открытой воде плавает одна бочка, а здесь столбик из 2 (S5)",
    ),
    "a program too long": (
        with_change("programs", "red", value="F A L D S"),
        "programs.red: the program needs 4 rows, this one has 5 (P1)",
        "programs.red: нужно строк: 4, а здесь: 5 (P1)",
    ),
    "a mixed alphabet": (
        with_change("programs", "red", value="F А L D"),
        "programs.red: 'F А L D' mixes Latin and Russian letters; write the program in one alphabet",
        "programs.red: в 'F А L D' смешаны латинские и русские буквы; программа пишется одним алфавитом",
    ),
    "no row of a program": (
        with_change("programs", "red", value="F 7A L D"),
        "programs.red: row 2: '7A' isn’t a row",
        "programs.red: строка 2: '7A' — не строка программы",
    ),
    "a card of another round": (
        with_change("programs", "red", value="F 2A L D"),
        "programs.red: row 2: Loop 2 isn’t allowed in this round (P4)",
        "programs.red: строка 2: в этом раунде карта «Цикл 2» не разрешена (P4)",
    ),
    "too many cards": (
        with_change("programs", "red", value="F F F D"),
        "programs.red: row 3: you have only 2 × Forward (P4)",
        "programs.red: строка 3: слишком много карт «Вперёд», в руке их 2 (P4)",
    ),
    "a card of another edition": (
        with_change("programs", "red", value="F e?A:F L D"),
        "programs.red[1]: row 2: this edition has no card Is enemy? (P3)",
        "programs.red[1]: строка 2: в этом издании нет карты «Есть противник?» (P3)",
    ),
    "an unknown robot": (
        with_change("programs", "green", value="F A L D"),
        "programs.green: there is no golem 'green', only: red, blue",
        "programs.green: голема 'green' нет, есть только: red, blue",
    ),
}


@pytest.mark.parametrize(("document", "english", "russian"), REFUSED.values(), ids=REFUSED.keys())
def test_a_refusal_word_for_word(document: Doc, english: str, russian: str) -> None:
    refusal = refused(resolve, document)
    assert explain(refusal, language("en")) == english
    assert explain(refusal, language("ru")) == russian


def test_what_is_no_json_is_refused_without_a_place() -> None:
    refusal = refused(decode, b"")
    ends = "this isn’t JSON: it ends too early, or a number in it is too large"
    assert explain(refusal, language("en")) == ends
    fault = refused(decode, b"{1}")
    assert explain(fault, language("ru")) == "это не JSON: что-то не так в байте 1"


def test_what_is_no_record_is_told_the_format() -> None:
    refusal = refused(read_record, {"format": "chess"})
    assert explain(refusal, language("en")) == "format: expected \"golems-record/1\", got 'chess'"
    assert explain(refusal, language("ru")) == "format: нужно \"golems-record/1\", а здесь 'chess'"


@pytest.mark.parametrize("case", [case for case in all_cases() if "refused" in case.expected], ids=str)
def test_every_refused_case_is_explained_in_one_line(case: Case) -> None:
    refusal = refused(lambda task: resolve(task, case.rows), case.task)
    lines = {code: explain(refusal, language(code)) for code in LANGUAGES}
    assert lines["en"] != lines["ru"]
    for line in lines.values():
        assert line.startswith(refusal.path)
        assert line.endswith(f"({refusal.rule})" if refusal.rule else "")
        assert not set("{}\n") & set(line.replace("{ $x }", ""))


@pytest.mark.parametrize(
    "document",
    [
        with_change("one\ntwo", value=1),
        with_change("programs", "one\ntwo", value="F"),
        with_change("programs", "\u001b[31mred", value="F"),
        with_change("programs", "red", value="\u001b[31m"),
        with_change("position", "board", 0, value="\n..."),
        with_change("position", "robots", 0, "id", value="a\u2028b"),
    ],
    ids=["key", "name", "colour name", "row", "sign", "id"],
)
def test_what_came_is_repeated_without_line_breaks_and_terminal_codes(document: Doc) -> None:
    line = explain(refused(resolve, document), language("en"))
    assert line.isprintable(), line


def test_what_came_is_repeated_only_in_part_when_it_is_long() -> None:
    for document in (
        with_change("x" * 1000, value=1),
        with_change("programs", "x" * 1000, value="F"),
        with_change("position", "edition", value="x" * 1000),
        with_change("position", "edition", value=[1] * 1000),
    ):
        assert len(explain(refused(resolve, document), language("en"))) < 200


def test_place_and_clause_are_left_out_where_there_is_none() -> None:
    english = language("en")
    assert explain(Malformed("too-deep"), english) == "lists and objects are nested too deeply"
    assert (
        explain(Illegal("no-player", "robots", "V4"), english)
        == "robots: at least one golem must belong to a player (V4)"
    )
    assert explain(Illegal("off-ice", "x", cell="b2").within("robots[0]"), english) == (
        "robots[0].x: b2 isn’t ice"
    )


def test_without_its_place_a_refusal_is_a_sentence() -> None:
    empty = Illegal("lesson-empty", "wish")
    said = [explain(empty, language(code), is_placed=False) for code in ("en", "ru")]
    assert said == ["Nobody is here yet", "Пока никто не пришёл"]
