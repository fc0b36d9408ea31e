"""golems print lessons: plans as a PDF."""

from pathlib import Path

from tests.cli.conftest import Golems
from tests.printing.measurements import page_sizes


def test_all_lessons(golems: Golems, tmp_path: Path) -> None:
    out = tmp_path / "lessons.pdf"
    assert (
        golems("print", "lessons", "--lang", "en", str(out)).out == f"{out}: 18 pages. Print them at 100%.\n"
    )
    assert page_sizes(out.read_bytes()) == [(210.0, 297.0)] * 18


def test_one_lesson(golems: Golems, tmp_path: Path) -> None:
    out = tmp_path / "lesson.pdf"
    assert golems("print", "lessons", "--lesson", "3", str(out)).status == 0
    assert len(page_sizes(out.read_bytes())) == 2


def test_a_lesson_that_there_is_not(golems: Golems, tmp_path: Path) -> None:
    answer = golems("print", "lessons", "--lesson", "9", str(tmp_path / "lesson.pdf"))
    assert answer.status == 2
    assert "lesson: '9' is not one of: 1, 2, 3, 4, 5, 6, 7, 8" in answer.err
