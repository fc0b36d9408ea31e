"""An activity of a lesson, and what is done in it."""

from collections import Counter
from dataclasses import dataclass, field

from msgspec.structs import replace

from golems.lessons.entries import (
    AnyActivity,
    ChapterActivity,
    LessonTable,
    PairsActivity,
    Played,
    PositionActivity,
    PredictActivity,
    Tried,
)
from golems.lessons.progress import Marks, marks_of


@dataclass(slots=True)
class Running:
    """An activity, and what was done in it."""

    number: int  # counted from 1
    activity: AnyActivity
    began: float = 0
    finished: float = 0
    tries: list[Tried] = field(default_factory=list)
    by_child: dict[int, list[Tried]] = field(default_factory=dict)  # the same tries
    marks: dict[int, Marks] = field(default_factory=dict)  # of children, until they try something again
    hints: Counter[tuple[int, str]] = field(default_factory=Counter)  # how many hints, by child and puzzle
    tables: list[LessonTable] = field(default_factory=list)
    closed: set[int] = field(default_factory=set)  # tables that somebody has left for another one
    played: dict[int, Played] = field(default_factory=dict)  # the results by table
    seeking: set[int] = field(default_factory=set)  # children whom others may take to a new table
    stood_in: dict[int, tuple[int, ...]] = field(default_factory=dict)  # chairs that bots play for, by table
    revealed: bool = False
    ran: bool = False  # whether all may know who was right
    over: bool = False

    @property
    def kind(self) -> str:
        """The name under which the activity is stored, such as `chapter`."""
        return str(self.activity.__struct_config__.tag)

    @property
    def puzzles(self) -> tuple[str, ...]:
        """The puzzles that may be tried."""
        if isinstance(self.activity, PairsActivity):
            return ()
        return self.activity.open if isinstance(self.activity, ChapterActivity) else (self.activity.puzzle,)

    @property
    def handed_in_once(self) -> bool:
        """Whether everybody waits for all others, and only the last try counts."""
        return isinstance(self.activity, PositionActivity | PredictActivity)

    def take(self, tried: Tried) -> None:
        self.tries.append(tried)
        self.by_child.setdefault(tried.child, []).append(tried)
        self.marks.pop(tried.child, None)

    def tries_of(self, child: int) -> list[Tried]:
        return self.by_child.get(child, [])

    def last_tries(self) -> dict[int, Tried]:
        """Return the last try of each child."""
        return {child: tries[-1] for child, tries in self.by_child.items()}

    def marks_of(self, child: int) -> Marks:
        """Return how far a child is with each puzzle that it has tried."""
        if child not in self.marks:
            self.marks[child] = marks_of(self.tries_of(child))
        return self.marks[child]

    def solved_by(self, child: int) -> set[str]:
        """Return the puzzles that a child has solved."""
        return {puzzle for puzzle, mark in self.marks_of(child).items() if mark.solved}

    def table_of(self, child: int) -> int | None:
        """Return the table at which a child sits; where it sat before does not count."""
        tables = [(n, table) for n, table in enumerate(self.tables) if n not in self.closed]
        return next((n for n, table in reversed(tables) if child in table.pair.children), None)

    def rekey(self, child: int, key: str) -> None:
        """Let the chairs of a child count for this key alone."""
        self.tables[:] = [rekeyed(table, child, key) for table in self.tables]


def rekeyed(table: LessonTable, child: int, key: str) -> LessonTable:
    pairs = zip(table.pair.children, table.keys, strict=True)
    return replace(table, keys=tuple([key if seated == child else old for seated, old in pairs]))
