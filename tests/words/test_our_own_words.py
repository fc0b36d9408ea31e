"""No text of this project shares more than six words in a row with the printed rules."""

import re
from pathlib import Path

import pytest

from tests.words.seven_words import FILE, LENGTH, SIZE, printed, shared, words_of

ROOT = Path(__file__).parents[2]
FOLDERS = ("docs", "golems", "web/src", "tests", "benchmarks", "deploy")
KINDS = {".md", ".ftl", ".toml", ".json", ".typ", ".py", ".ts", ".svelte"}
BUILT = ROOT / "golems" / "page"
TITLE = "Книга Големов. Играем и учимся программировать роботов"  # NOTICE names the work
PLACEABLE = re.compile(r"\{ *\$?[\w-]+ *\}")
KEY = re.compile(r"^ *[\w.-]+ =", re.M)  # of a message


def texts() -> list[Path]:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*")]
    found = [file for file in files if file.suffix in KINDS and BUILT not in file.parents]
    return sorted({*found, *ROOT.glob("*.md"), ROOT / "NOTICE", ROOT / "pyproject.toml"})


def passages(file: Path) -> list[str]:
    """Return what is read in one go: a whole file, or a message, whatever is put into it."""
    text = file.read_text(encoding="utf-8")
    return KEY.split(PLACEABLE.sub(" ", text)) if file.suffix == ".ftl" else [text]


def copied(file: Path) -> list[str]:
    title = " ".join(words_of(TITLE))
    return [run for passage in passages(file) for run in shared(passage) if run != title]


def test_everything_that_people_read_is_looked_at() -> None:
    looked_at = {str(file.relative_to(ROOT)) for file in texts()}
    assert {
        "NOTICE",
        "README.md",
        "CHANGELOG.md",
        "docs/coverage.md",
        "golems/data/rules/ru/13-edition-3.md",
        "golems/data/lang/ru/story.ftl",
        "golems/data/questions/ru.md",
        "golems/data/lessons/about.toml",
        "golems/data/scenarios/firewood.json",
        "golems/data/puzzle_texts.json",
        "golems/data/puzzles/01-first-steps/010-three-steps.json",
    } <= looked_at
    assert not any(name.startswith("golems/page") for name in looked_at)


def test_no_text_shares_seven_words_in_a_row_with_the_printed_rules() -> None:
    assert {str(file.relative_to(ROOT)): runs for file in texts() if (runs := copied(file))} == {}


@pytest.mark.parametrize(
    "text",
    [
        TITLE,
        TITLE.upper().replace(".", "\n—"),
        f"Это [{TITLE}](notice.md), и только.",
        TITLE.replace("Играем", "Играём"),
    ],
)
def test_what_is_printed_is_found_however_it_is_written(text: str) -> None:
    """The title of the work is the only run that may be written here, so it shows that others are found."""
    assert shared(text) == [" ".join(words_of(TITLE))]


def test_six_words_are_free() -> None:
    assert len(words_of(TITLE)) == LENGTH
    assert shared(TITLE.replace("учимся", "здесь")) == shared(" ".join(TITLE.split()[1:])) == []


def test_the_list_of_runs_is_that_of_five_whole_texts() -> None:
    assert len(printed()) > 7000
    assert FILE.stat().st_size == len(printed()) * SIZE
