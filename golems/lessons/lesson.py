"""A lesson as it follows from its log. An entry is applied, or refused without changing anything."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from golems.bots.catalogue import check_bot
from golems.lessons.entries import (
    ANIMALS,
    MOST_CHILDREN,
    ActivityEnded,
    Animal,
    AnswersRevealed,
    AnyActivity,
    AnyEntry,
    Begun,
    ChapterActivity,
    ChildLeft,
    Ended,
    Hinted,
    Joined,
    Levelled,
    Opened,
    PairsActivity,
    Paused,
    Played,
    PositionActivity,
    PredictActivity,
    Resumed,
    Tried,
)
from golems.puzzles.course import chapters, puzzle_named
from golems.puzzles.puzzle import PuzzleKind
from golems.rules.refusals import Illegal

ChildState: TypeAlias = Literal["waiting", "working", "stuck", "done"]
STUCK = 3  # how many times the same try must fail
KINDS: dict[type, tuple[PuzzleKind, ...]] = {
    PositionActivity: ("write", "fewest", "bug"),
    PredictActivity: ("predict",),
}


@dataclass(slots=True)
class Child:
    """One child of the class. Everybody has an animal; a child with a name has not chosen it."""

    number: int
    key: str  # the key of the token that the child holds
    name: str
    animal: Animal
    level: int
    here: bool = True


@dataclass(slots=True)
class Running:
    """An activity, and what was done in it."""

    number: int  # counted from 1
    activity: AnyActivity
    tries: list[Tried] = field(default_factory=list)
    hints: Counter[tuple[int, str]] = field(default_factory=Counter)  # how many hints, by child and puzzle
    played: dict[int, Played] = field(default_factory=dict)  # the results by table
    revealed: bool = False
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

    def tries_of(self, child: int) -> list[Tried]:
        return [tried for tried in self.tries if tried.child == child]

    def last_tries(self) -> dict[int, Tried]:
        """Return the last try of each child."""
        return {tried.child: tried for tried in self.tries}

    def table_of(self, child: int) -> int | None:
        tables = self.activity.tables if isinstance(self.activity, PairsActivity) else ()
        return next((n for n, table in enumerate(tables) if child in table.pair.children), None)


class Lesson:
    """The state that folding the log gives."""

    def __init__(self) -> None:
        self.key: str  # the key of the teacher's token
        self.seed: str
        self.number = 0  # the number of entries
        self.children: list[Child] = []
        self.activities: list[Running] = []
        self.paused = False
        self.ended = False

    def apply(self, entry: AnyEntry, at: float = 0) -> None:
        """Apply an entry, or refuse it and change nothing; the time does not matter."""
        if bool(self.number) == isinstance(entry, Opened):
            raise Illegal("lesson-opens-once")
        if self.ended:
            raise Illegal("lesson-over")
        APPLYING[type(entry)](self, entry)
        self.number += 1

    def open(self, entry: Opened) -> None:
        self.key, self.seed = entry.key, entry.seed

    # ------------------------------------------------------------ children

    @property
    def present(self) -> list[Child]:
        return [child for child in self.children if child.here]

    def child(self, number: int) -> Child:
        if number >= len(self.children) or not self.children[number].here:
            raise Illegal("no-child", f"children[{number}]", got=number)
        return self.children[number]

    def join(self, entry: Joined) -> None:
        if len(self.children) == MOST_CHILDREN:
            raise Illegal("lesson-full", most=MOST_CHILDREN)
        name = " ".join(entry.name.split())
        if bool(name) == bool(entry.animal) or not name.isprintable():
            raise Illegal("lesson-name", "name")
        if name and any(child.name.casefold() == name.casefold() for child in self.present):
            raise Illegal("lesson-name-taken", "name", name=name)
        animal = entry.animal or self.rarest_animal()
        if entry.animal and any(child.animal == animal and not child.name for child in self.present):
            raise Illegal("lesson-animal-taken", "animal")
        self.children.append(Child(len(self.children), entry.key, name, animal, entry.level))

    def rarest_animal(self) -> Animal:
        """Return the animal that fewest have, counted from the end, for a child with a name."""
        had = Counter([child.animal for child in self.present])
        return min(reversed(ANIMALS), key=lambda animal: had[animal])

    def leave(self, entry: ChildLeft) -> None:
        self.child(entry.child).here = False

    def level(self, entry: Levelled) -> None:
        self.child(entry.child).level = entry.level

    # ------------------------------------------------------------ activities

    @property
    def running(self) -> Running | None:
        """What the class does now."""
        return self.activities[-1] if self.activities and not self.activities[-1].over else None

    def now(self) -> Running:
        if self.running is None:
            raise Illegal("lesson-nothing-runs")
        return self.running

    def begin(self, entry: Begun) -> None:
        CHECKING[type(entry.activity)](self, entry.activity)
        if self.running:
            self.running.over = True
        self.activities.append(Running(len(self.activities) + 1, entry.activity))

    def check_pairs(self, activity: PairsActivity) -> None:
        seated = Counter([child for table in activity.tables for child in table.pair.children])
        for table in activity.tables:
            if table.pair.bot is not None:
                check_bot(table.pair.bot)
        for child, times in seated.items():
            self.child(child)
            if times > 1:
                raise Illegal("lesson-two-tables", f"children[{child}]")
        if not seated:
            raise Illegal("lesson-empty")

    def check_chapter(self, activity: ChapterActivity) -> None:
        found = {chapter.name: chapter for chapter in chapters()}.get(activity.chapter)
        if found is None or not set(activity.open) <= found.puzzles.keys():
            raise Illegal("lesson-chapter", "activity.open", chapter=activity.chapter)

    def check_puzzle(self, activity: PositionActivity | PredictActivity) -> None:
        if puzzle_named(activity.puzzle).kind not in KINDS[type(activity)]:
            raise Illegal("lesson-puzzle-kind", "activity.puzzle")

    def reveal(self, entry: AnswersRevealed) -> None:
        now = self.now()
        if not now.handed_in_once:
            raise Illegal("lesson-nothing-to-reveal")
        now.revealed = True

    def move_on(self, entry: ActivityEnded) -> None:
        self.now().over = True

    # ------------------------------------------------------------ entries of children

    def attempt(self, entry: Tried) -> None:
        self.child(entry.child)
        now = self.now()
        if self.paused:
            raise Illegal("lesson-paused")
        if entry.puzzle not in now.puzzles:
            raise Illegal("lesson-puzzle-locked", "puzzle", got=entry.puzzle)
        if now.revealed:
            raise Illegal("lesson-revealed")
        now.tries.append(entry)

    def play(self, entry: Played) -> None:
        """Note the result of a pair; the first report counts, because both children may send it."""
        now = self.now()
        if not isinstance(now.activity, PairsActivity) or entry.table >= len(now.activity.tables):
            raise Illegal("lesson-no-table", f"tables[{entry.table}]")
        now.played.setdefault(entry.table, entry)

    # ------------------------------------------------------------ entries of the teacher

    def hint(self, entry: Hinted) -> None:
        now = self.now()
        if entry.puzzle not in now.puzzles:
            raise Illegal("lesson-puzzle-locked", "puzzle", got=entry.puzzle)
        for child in entry.children:
            self.child(child)
        now.hints.update([(child, entry.puzzle) for child in entry.children])

    def pause(self, entry: Paused) -> None:
        self.paused = True

    def resume(self, entry: Resumed) -> None:
        self.paused = False

    def end(self, entry: Ended) -> None:
        if self.running:
            self.running.over = True
        self.ended, self.paused = True, False

    # ------------------------------------------------------------ progress

    def state_of(self, child: int) -> ChildState:
        now = self.running
        if now is None:
            return "waiting"
        if isinstance(now.activity, PairsActivity):
            return state_at_table(now, child)
        return state_of_tries(now, now.tries_of(child))


def state_at_table(now: Running, child: int) -> ChildState:
    """Return the state of a child in pairs; one who came later waits for the next pairs."""
    table = now.table_of(child)
    if table is None:
        return "waiting"
    return "done" if table in now.played else "working"


def state_of_tries(now: Running, tries: list[Tried]) -> ChildState:
    if now.handed_in_once:
        return "done" if tries else "working"
    solved = {tried.puzzle for tried in tries if tried.solved}
    if solved >= set(now.puzzles):
        return "done"
    return "stuck" if is_stuck(tries, solved) else "working"


def is_stuck(tries: list[Tried], solved: set[str]) -> bool:
    """Tell whether the last try has failed at least three times and its puzzle was never solved."""
    if not tries or tries[-1].puzzle in solved:
        return False
    return sum(same_try(tries[-1], tried) for tried in tries) >= STUCK


def same_try(one: Tried, other: Tried) -> bool:
    return (one.puzzle, one.programs, one.end) == (other.puzzle, other.programs, other.end)


def fold(entries: Iterable[AnyEntry]) -> Lesson:
    lesson = Lesson()
    for entry in entries:
        lesson.apply(entry)
    return lesson


CHECKING: dict[type, Callable[[Lesson, Any], None]] = {
    PairsActivity: Lesson.check_pairs,
    ChapterActivity: Lesson.check_chapter,
    PositionActivity: Lesson.check_puzzle,
    PredictActivity: Lesson.check_puzzle,
}
APPLYING: dict[type, Callable[[Lesson, Any], None]] = {
    Opened: Lesson.open,
    Joined: Lesson.join,
    ChildLeft: Lesson.leave,
    Levelled: Lesson.level,
    Begun: Lesson.begin,
    Tried: Lesson.attempt,
    Played: Lesson.play,
    Hinted: Lesson.hint,
    Paused: Lesson.pause,
    Resumed: Lesson.resume,
    AnswersRevealed: Lesson.reveal,
    ActivityEnded: Lesson.move_on,
    Ended: Lesson.end,
}
