"""Stories: rounds told in sentences, each with the clause that explains it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from golems.notation.cells import FACING_NAMES
from golems.notation.events import type_name
from golems.rules.events import DamageSummed, GameEnded, GoalAdvanced, Rolled, RowsSwapped, TokenRemoved
from golems.rules.field import Cell
from golems.rules.surfaces import BY_SIGN
from golems.rules.table import Event
from golems.rules.values import Condition, Facing, Loop, Position, Result, Row, Seat
from golems.rules.victory import end_of
from golems.words.cards import DUELS, bonus_name, command_name
from golems.words.language import Language
from golems.words.names import NOBODY, Names, robot_id, robot_name

Facts: TypeAlias = dict[str, object]
WAYS = ("away", "right", "towards", "left")  # on a picture, clockwise from the top
NONE = "none"  # the value by which a message selects where there is nothing


class Sentence(NamedTuple):
    """What is said about an event, and which clause explains it."""

    row: int
    text: str
    rule: str


def headed(events: Iterable[Event], language: Language) -> Iterator[tuple[str, list[Event]]]:
    """Yield the events of a round in parts, each with its heading: the opening, the rows, the end."""
    is_first = True
    for row, part in groupby(events, key=lambda event: event.row):
        told = list(part)
        if row:
            yield language.say("story-row", row=row), told
        else:
            yield language.say(opening(told) if is_first else "story-closing"), told
        is_first = False


def opening(events: Sequence[Event]) -> str:
    """Return the heading of what comes before the first row: older boxes have a die instead of events."""
    return "story-roll" if isinstance(events[0], Rolled) else "story-opening"


class Teller:
    """Tells the events of one game in one language. A robot is called by its player's name where there is
    one, as everywhere beside the story, and by its colour otherwise."""

    def __init__(
        self, position: Position, language: Language, names: Names = NOBODY, turn: int | None = None
    ) -> None:
        """Tell directions as who sees the board turned by so many quarters, or by the sides of the world."""
        self.position = position
        self.names = names
        self.say = language.say
        self.language = language
        self.words: dict[str, Callable[[Any], str]] = {
            "robot": self.robot,
            "cell": self.cell,
            "to": self.cell,
            "facing": lambda facing: facing_name(facing, language, turn),
            "command": lambda command: command_name(command, position.edition, language),
            "part": lambda part: self.say(f"part-{part}") if part else NONE,
            "contents": lambda contents: self.say(f"contents-{contents}"),
            "answer": lambda answer: "yes" if answer else "no",
            "rows": self.rows,
        }
        self.lists: dict[str, Callable[[Any], str]] = {
            "robots": self.robot,
            "others": self.robot,
            "targets": self.robot,
            "winners": self.robot,
            "cells": self.cell,
        }

    def tell(self, event: Event) -> Sentence:
        text = self.say(f"event-{type_name(type(event))}", **self.facts(event))
        return Sentence(event.row, text, event.rule)

    def tell_all(self, events: Iterable[Event]) -> list[Sentence]:
        return [self.tell(event) for event in events]

    # ------------------------------------------------------------ facts

    def facts(self, event: Event) -> Facts:
        facts: Facts = {}
        for name, value in event._asdict().items():  # type: ignore[attr-defined]
            if name in self.lists:
                facts[name] = self.language.together([self.lists[name](item) for item in value])
                facts[f"{name}_count"] = len(value)
            else:
                facts[name] = self.words[name](value) if name in self.words else value
        if "robot" in facts:
            facts["robot_id"] = self.id_of(event.robot)  # type: ignore[attr-defined]
        if "part" in facts:
            facts["part_id"] = event.part or NONE  # type: ignore[attr-defined]
        return facts | self.more_facts(event)

    def more_facts(self, event: Event) -> Facts:
        if isinstance(event, DamageSummed):
            parts = self.parts(event)
            return {"sum": " ".join(parts), "sources": (len(parts) + 1) // 2}
        if isinstance(event, RowsSwapped):
            return dict(zip(("first", "second"), sorted((event.first, event.second)), strict=True))
        if isinstance(event, TokenRemoved):
            return {"kind": BY_SIGN[event.token].tokens[-1]}
        if isinstance(event, GoalAdvanced):
            return self.goal(event)
        if isinstance(event, GameEnded):
            return {"end": end_of(self.position.robots, Result(event.winners, event.rule))}
        if isinstance(event, Rolled):
            name = bonus_name if event.rule == "G2" else command_name
            return {
                "values": ", ".join(
                    [name(face, self.position.edition, self.language) for face in event.values]
                )
            }
        return {}

    def parts(self, event: DamageSummed) -> list[str]:
        """Return how the damage came about: '2 from Red', '−', '1 blocked', '+', '1 from the blast'."""
        attacks = [
            self.say("sum-attack", amount=strength, robot=self.robot(seat), robot_id=self.id_of(seat))
            for seat, strength in event.attacks
        ]
        parts = [part for attack in attacks for part in ("+", attack)]
        if event.defence:
            parts += ["−", self.say("sum-defence", amount=event.defence)]
        if event.blasts:
            parts += ["+", self.say("sum-blast", amount=event.blasts)]
        return parts[1:]

    def goal(self, event: GoalAdvanced) -> Facts:
        goal = self.position.goals[event.goal]
        target, cell = self.robot(goal.target), self.cell(goal.cell)
        return {
            "kind": goal.kind,
            "count": goal.count,
            "target": target,
            "target_id": self.id_of(goal.target),
            "cell": cell,
        }

    # ------------------------------------------------------------ words

    def robot(self, seat: Seat | None) -> str:
        if seat is None:
            return NONE
        return robot_name(self.position.robots[seat].id, self.language, self.names)

    def id_of(self, seat: Seat | None) -> str:
        if seat is None:
            return NONE
        return robot_id(self.position.robots[seat].id, self.language, self.names)

    def cell(self, cell: Cell | None) -> str:
        return NONE if cell is None else self.language.cell(self.position.field.names[cell])

    def rows(self, rows: Sequence[Row | None]) -> str:
        """Return what everybody plays: 'Red: Forward; Blue: Attack ×2'."""
        return (
            "; ".join(
                [f"{self.robot(seat)}: {self.row(row)}" for seat, row in enumerate(rows) if row is not None]
            )
            or NONE
        )

    def row(self, row: Row) -> str:
        return row_in_words(row, self.position.edition, self.language)


def facing_name(facing: Facing, language: Language, turn: int | None = None) -> str:
    """Return a side of the world, or where it lies for who sees the board turned by so many quarters."""
    if turn is None:
        return language.say(f"facing-{FACING_NAMES[facing]}")
    return language.say(f"way-{WAYS[(facing + turn) % 4]}")


def row_in_words(row: Row, edition: str, language: Language) -> str:
    """Return a row with the names of the cards in the box of its edition."""
    say = language.say
    if isinstance(row, Loop):
        command = command_name(row.command, edition, language)
        return say("row-repeat" if edition in DUELS else "row-loop", command=command, times=row.times)
    if isinstance(row, Condition):
        yes, no = [row_in_words(way, edition, language) for way in (row.yes, row.no)]
        return say(f"row-{row.sense.strip('?')}", yes=yes, no=no)
    return command_name(row, edition, language)
