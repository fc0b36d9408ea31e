"""docs/notation.md shows what the engine really reads and prints, and leaves nothing out."""

import re
from pathlib import Path
from typing import Any

import pytest

from golems.notation import goals, inputs, positions
from golems.notation.events import type_name
from golems.notation.positions import OPTION_VALUES, read_position, write_position
from golems.notation.programs import RUSSIAN, read_program, write_program, write_short
from golems.notation.reading import as_object, decode
from golems.notation.records import read_record, replay, write_record
from golems.notation.seals import commitment
from golems.notation.tasks import TASK_KEYS, resolve
from golems.rules import events
from golems.rules.editions import EDITIONS
from golems.rules.values import DEFAULTS
from tests.notation.helpers import through_json

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EVENT_TYPES: dict[str, Any] = {
    type_name(kind): kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "apply")
}


def example(name: str) -> Any:
    """Return the JSON block that follows this mark."""
    [block] = re.findall(rf"<!-- {name} -->\n```json\n(.*?)```", PAGE, re.DOTALL)
    return decode(block)


def table_under(heading: str) -> list[list[str]]:
    """Return the cells of the first table after a heading, without its head."""
    _, _, text = PAGE.partition(f"\n{heading}\n")
    lines = re.search(r"(?:^\|.*\n)+", text, re.MULTILINE)
    assert lines, heading
    return [[cell.strip() for cell in line.split(" | ")] for line in lines[0].splitlines()[2:]]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def test_every_example_is_looked_at() -> None:
    assert PAGE.count("```json") == len(re.findall(r"<!-- [a-z ]+ -->\n```json", PAGE)) == 4


def test_the_position_shown_is_accepted_and_written_as_shown() -> None:
    assert through_json(write_position(read_position(example("position")))) == example("position")


def test_the_output_shown_is_what_the_engine_prints() -> None:
    assert through_json(resolve(example("resolve input"))) == example("resolve output")


def test_the_record_shown_ends_as_written() -> None:
    record = read_record(example("record"))
    assert through_json(write_record(record)) == example("record")
    assert [outcome.result for outcome in replay(record)][-1] == record.result


def test_the_seal_shown_is_the_one_a_record_would_hold() -> None:
    [(salt, program, seal)] = re.findall(r"printf '%s' '(\w+) ([^']+)' \| sha256sum\n# (\w+)  -\n", PAGE)
    assert commitment(read_program(program), salt) == seal


def test_every_key_of_a_seal_is_listed() -> None:
    assert [quoted(row[0])[0] for row in table_under("### Seals")] == list(inputs.SEAL_KEYS)


def test_every_type_of_event_is_listed_with_its_fields() -> None:
    listed = {quoted(row[0])[0]: quoted(row[1]) for row in table_under("## Events")}
    assert listed == {name: list(kind._fields[2:]) for name, kind in EVENT_TYPES.items()}


def test_every_option_is_listed_with_its_default_and_editions() -> None:
    listed = {quoted(row[0])[0]: row for row in table_under("### Options")}
    assert listed.keys() == OPTION_VALUES.keys()
    for name, row in listed.items():
        assert decode(quoted(row[1])[0]) == getattr(DEFAULTS, name)
        editions = {edition for edition in EDITIONS if name in EDITIONS[edition].options}
        assert editions == (set(EDITIONS) if row[2] == "all" else set(row[2].split(", ")))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_key_of_a_position_is_listed_with_its_editions(edition: str) -> None:
    listed = {quoted(row[0])[0]: row[1] for row in table_under("## Position")}
    known = {key for key, editions in listed.items() if editions == "all" or edition in editions.split(", ")}
    assert known == positions.KEYS[edition]


def test_every_kind_of_goal_is_listed_with_its_keys() -> None:
    listed = [(quoted(row[0])[0], set(quoted(row[1]))) for row in table_under("### Goals")]
    assert listed == [*goals.KEYS.items(), ("destroy", goals.TARGET_KEYS)]


def test_every_key_of_a_task_is_listed() -> None:
    assert {quoted(row[0])[0] for row in table_under("## Playing a round: `resolve`")} == TASK_KEYS


def test_every_kind_of_choice_is_listed() -> None:
    answers = [as_object(decode(quoted(row[1])[0]), "") for row in table_under("## Choices")]
    assert {kind for answer in answers for kind in answer} == set(inputs.CHOICES)


@pytest.mark.parametrize("row", table_under("## Programs"), ids=lambda row: row[0])
def test_every_row_of_a_program_is_shown_in_its_three_forms(row: list[str]) -> None:
    [long], [latin], [russian] = (quoted(cell) for cell in row[:3])
    program = read_program([decode(long)])
    assert read_program(latin) == read_program(russian) == program
    assert write_program(program) == [decode(long)]
    assert (write_short(program), write_short(program, RUSSIAN)) == (latin, russian)
