"""Cards are called as in the box of their edition, wherever somebody reads or hears of them."""

import re

import pytest

from golems.notation.tasks import play_task, read_task
from golems.puzzles.course import puzzles
from golems.puzzles.hints import hints
from golems.rules.editions import EDITIONS
from golems.rules.programs import check_form
from golems.rules.refusals import Illegal
from golems.rules.values import Condition, Loop
from golems.words.cards import DUELS, bonus_name, card_name, command_name, quoted_name
from golems.words.facts import say_with_names
from golems.words.language import language
from golems.words.refusals import explain
from golems.words.rulebook import clauses
from golems.words.story import Teller
from tests.casebook import Case, all_cases, read_case

RU, EN = language("ru"), language("en")
DUEL_RU = {
    "attack": "Удар",
    "loop": "Повтор 2",
    "loop3": "Повтор 3",
    "enemy?": "Есть противник?",
    "attacked?": "Нападение?",
}
DUEL_EN = {
    "attack": "Attack",
    "loop": "Loop 2",
    "loop3": "Loop 3",
    "enemy?": "Is enemy?",
    "attacked?": "Under attack?",
}
PLAYED = [case for case in all_cases() if "refused" not in case.expected]
DUEL_CASES = [case for case in PLAYED if case.task["position"]["edition"] in DUELS]
BATTLE_CASES = [case for case in PLAYED if case.task["position"]["edition"] not in DUELS]


def told(case: Case) -> str:
    """Return all that is told of a case in Russian."""
    task = read_task(case.task)
    sentences = Teller(task.position, RU).tell_all(play_task(task, case.rows).events)
    return " ".join([sentence.text for sentence in sentences])


def told_of(edition: str, program: str, **more: object) -> str:
    return told(
        read_case("", {"name": "", "clauses": [], "edition": edition, "programs": {"red": program}} | more)
    )


@pytest.mark.parametrize("edition", DUELS)
def test_the_names_of_the_older_boxes(edition: str) -> None:
    for card, name in DUEL_RU.items():
        assert card_name(card, edition, RU) == command_name(card, edition, RU) == name
        assert quoted_name(card, edition, RU) == f"«{name}»"
    for card, name in DUEL_EN.items():
        assert card_name(card, edition, EN) == command_name(card, edition, EN) == name


def test_the_names_of_the_newest_box() -> None:
    names = {card: command_name(card, "4.0", RU) for card in ("attack", "loop", "if")}
    assert names == {"attack": "Атака", "loop": "Цикл 2", "if": "Условие"}
    assert command_name("loop3", "4.0", RU) == "Повтор 3"  # it is a card of another box, whatever is played


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_an_edition_has_a_name_on_it_and_in_a_sentence(edition: str) -> None:
    for words in (RU, EN):
        for card in EDITIONS[edition].cards:
            assert card_name(card, edition, words)
            assert command_name(card, edition, words)


def test_the_die_shows_the_cards_of_its_box() -> None:
    faces = [bonus_name(face, "3.0", RU) for face in ("loop", "loop3", "condition", "blank")]
    assert faces == ["Повтор 2", "Повтор 3", "Условие", "пусто"]


def test_a_row_is_told_with_the_cards_of_its_box() -> None:
    board = "R> . .\n. . ."
    assert "Красный: Повтор 3 (Вперёд)" in told_of("3.0", "3F", board=board)
    assert "Красный: Есть противник? (да: Удар, нет: Стоять)" in told_of("2.0", "e?A:S", board=board)
    assert "Красный: Нападение? (да: Защита, нет: Удар)" in told_of("3.0", "u?D:A", board=board)
    assert "Красный: Атака ×2" in told_of("4.0", "2A", board=board)


@pytest.mark.parametrize("case", DUEL_CASES, ids=str)
def test_no_story_of_an_older_edition_names_a_card_of_the_newest(case: Case) -> None:
    assert not re.search(r"Атак|Цикл", told(case))


@pytest.mark.parametrize("case", BATTLE_CASES, ids=str)
def test_no_story_of_the_newest_edition_names_a_card_of_an_older_one(case: Case) -> None:
    assert not re.search(r"Повтор|Есть противник|Нападение", told(case))


def test_a_refusal_calls_the_card_as_its_box_does() -> None:
    row = Condition("enemy?", Loop(3, "forward"), "stand")
    with pytest.raises(Illegal) as refused:
        check_form("3.0", row, False, "programs.red", 1)
    assert "«Повтор 3» не может стоять внутри условия" in explain(refused.value, RU)
    many = Illegal("too-many-cards", "", "G1", row=3, card="attack", holds=2, edition="3.0")
    assert "слишком много карт «Удар»" in explain(many, RU)


def test_a_hint_calls_the_card_as_its_box_does() -> None:
    for puzzle in puzzles().values():
        if puzzle.position.edition not in DUELS or puzzle.kind != "write":
            continue
        said = [say_with_names(*each, puzzle.position.edition, RU) for each in hints(puzzle)]
        assert not re.search(r"Атак|[Цц]икл", " ".join(said)), said


def test_no_puzzle_of_an_older_edition_speaks_of_a_card_of_the_newest() -> None:
    for name, puzzle in puzzles().items():
        if puzzle.position.edition in DUELS:
            assert not re.search(r"Атак|[Цц]икл", puzzle.text("ru").story), name


def test_the_chapters_of_the_older_editions_speak_of_their_own_cards() -> None:
    for clause in clauses("ru").values():
        if clause.chapter in ("13-edition-3.md", "14-edition-2.md"):
            assert not re.search(r"Атака\b|Атаку\b|Атаки\b|Цикл", clause.text), clause.id
