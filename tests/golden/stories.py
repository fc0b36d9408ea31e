"""Golden games: whole games as records, and told as text that must not change."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from golems.notation.positions import write_board
from golems.notation.reading import decode
from golems.notation.records import Record, read_record, replay
from golems.rules.values import Position, Robot
from golems.words.language import language
from golems.words.story import Teller

ARROWS = "^>v<"


def games() -> list[Path]:
    return sorted(Path(__file__).parent.glob("*.json"))


def read_game(game: Path) -> Record:
    return read_record(decode(game.read_bytes()))


def tell_game(game: Path) -> str:
    """Return the whole game as text: the board before each round, then every event of it."""
    record = read_game(game)
    return "\n".join(lines(record)) + "\n"


def lines(record: Record) -> Iterator[str]:
    teller = Teller(record.start, language("en"))
    position = record.start
    for number, outcome in enumerate(replay(record), start=1):
        yield f"== {number}"
        yield from drawing(position)
        for row, events in groupby(outcome.events, key=lambda event: event.row):
            yield f"-- row {row}" if row else "--"
            yield from (f"{sentence.rule:>4}  {sentence.text}" for sentence in teller.tell_all(events))
        position = outcome.position
    yield "== end"
    yield from drawing(position)


def drawing(position: Position) -> Iterator[str]:
    """Return the board as it is written, then barrels and robots by name."""
    yield from write_board(position)
    name = position.field.name
    yield from (f"{name(cell)} {' '.join(column)}" for cell, column in position.barrels)
    yield from (robot_line(position, robot) for robot in position.robots)


def robot_line(position: Position, robot: Robot) -> str:
    if robot.out:
        return f"{robot.id} out"
    state = [*sorted(robot.damaged), *(["carries"] if robot.carries else [])]
    if position.edition != "4.0":
        state.append(f"lives {robot.lives}")
    if robot.simple:
        state.append(f"damage {robot.damage}")
    place = f"{robot.id} {position.field.name(robot.cell)}{ARROWS[robot.facing]}"
    return " ".join([place, *state])
