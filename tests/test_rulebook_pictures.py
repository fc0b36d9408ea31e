"""The pictures of the rulebook are what the engine does today."""

from pathlib import Path

import pytest

from tests.pictures import ROOT, RULES, all_files

FILES = dict(all_files())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_chapters_and_pictures_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make docs`"


def test_no_picture_is_left_over() -> None:
    assert set(RULES.rglob("*.svg")) <= FILES.keys()
