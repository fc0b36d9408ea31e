"""docs/tournaments.md says what the code does, and leaves nothing out."""

import re
from pathlib import Path
from typing import get_args

from golems.arena.tournaments.announcement import decode_toml, read_announcement
from golems.arena.tournaments.entries import FORMATS, TIE_BREAKS, AnyEntry
from golems.arena.tournaments.rules import KEYS, KEYS_BY_FORMAT

PAGE = (Path(__file__).parents[3] / "docs" / "tournaments.md").read_text(encoding="utf-8")


def named(heading: str) -> list[str]:
    """Return what the first column of the tables under a heading names."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]


def test_the_file_shown_is_read() -> None:
    [shown] = re.findall(r"<!-- file -->\n```toml\n(.*?)```", PAGE, re.DOTALL)
    announced = read_announcement(decode_toml(shown.encode()))
    assert [player.name for player in announced.players] == ["Ada", "Ben"]
    assert announced.rules.deciding.arena == "dam"


def test_every_key_is_explained() -> None:
    of_formats = {key for keys in KEYS_BY_FORMAT.values() for key in keys}
    assert sorted(named("The file")) == sorted({*KEYS, "seed", "players"} | of_formats)


def test_every_key_of_a_format_names_it() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .*? \| ([\w, ]+) \| ", PAGE, re.MULTILINE)
    told = {
        key: set(formats.split(", ")) for key, formats in rows if set(formats.split(", ")) <= set(FORMATS)
    }
    assert told == {
        key: {name for name, keys in KEYS_BY_FORMAT.items() if key in keys}
        for keys in KEYS_BY_FORMAT.values()
        for key in keys
    }


def test_every_format_tie_break_and_entry_is_explained() -> None:
    for format_ in FORMATS:
        assert f"`{format_}`" in PAGE
    assert named("Tie-breaks") == list(TIE_BREAKS)
    assert named("What happens on the way") == [kind.__name__.lower() for kind in get_args(AnyEntry)]
