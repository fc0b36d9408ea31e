"""A lesson as it follows from its log. An entry is applied, or refused without changing anything."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from golems.bots.catalogue import check_bot
from golems.lessons.entries import (
    ANIMALS,
    COLOURS,
    MOST_CHILDREN,
    MOST_EVER,
    MOST_WAITING,
    ActivityEnded,
    Animal,
    AnswersRevealed,
    AnswersRun,
    AnyEntry,
    Begun,
    ChapterActivity,
    ChildCame,
    ChildLeft,
    ChildRenamed,
    ClassOpened,
    Colour,
    Ended,
    Hinted,
    KnockAnswered,
    Knocked,
    LessonPaused,
    LessonResumed,
    LessonTable,
    Levelled,
    ListShown,
    NamesKnown,
    PairsActivity,
    PartnerSought,
    PlanChosen,
    Played,
    PositionActivity,
    PredictActivity,
    Reseated,
    StepTaken,
    StoodIn,
    Tried,
)
from golems.lessons.roll import NameRoll, key_of
from golems.lessons.running import Running
from golems.puzzles.course import chapters, puzzle_named, puzzles
from golems.puzzles.puzzle import PuzzleKind
from golems.rules.refusals import Illegal

ChildState: TypeAlias = Literal["waiting", "working", "stuck", "done"]
KINDS: dict[type, tuple[PuzzleKind, ...]] = {
    PositionActivity: ("write", "fewest", "bug"),
    PredictActivity: ("predict",),
}


@dataclass(slots=True)
class Child:
    """One child of the class. Everybody has an animal; a child with a name has not chosen it. Of several that
    have the same animal all but the first have a scarf of a colour too."""

    number: int
    key: str  # the key of the token that the child holds
    name: str
    animal: Animal
    level: int
    colour: Colour | None = None
    here: bool = True
    knocks: dict[int, str] = field(default_factory=dict)  # keys of those who ask to come back, by their signs
    acted: float = 0  # when it last came, tried something, or was given something to do


@dataclass(slots=True)
class PlanProgress:
    """The plan that a lesson goes by, and how far it has come."""

    plan: str
    age: int
    step: int | None = None
    since: float = 0  # when the step began


class Lesson:
    """The state that folding the log gives."""

    def __init__(self) -> None:
        self.key: str  # the key of the teacher's token
        self.seed: str
        self.number = 0  # the number of entries
        self.opened = self.latest = 0.0  # when the first of them was written, and the last
        self.children: list[Child] = []
        self.roll = NameRoll()
        self.activities: list[Running] = []
        self.plan: PlanProgress | None = None
        self.paused = False
        self.ended = False

    def apply(self, entry: AnyEntry, at: float = 0) -> None:
        """Apply an entry, or refuse it and change nothing. The time only tells who is quiet for long."""
        if bool(self.number) == isinstance(entry, ClassOpened):
            raise Illegal("lesson-opens-once")
        if self.ended:
            raise Illegal("lesson-over")
        APPLYING[type(entry)](self, entry)
        self.number += 1
        self.note(entry, at)

    def note(self, entry: AnyEntry, at: float) -> None:
        """Note when something happened."""
        self.opened = self.opened or at
        self.latest = at
        for running in self.activities:
            if running.over and not running.finished:
                running.finished = at
        if isinstance(entry, Begun):
            self.activities[-1].began = at
        if isinstance(entry, StepTaken) and self.plan:
            self.plan.since = at
        for child in self.woken_by(entry):
            child.acted = at

    def woken_by(self, entry: AnyEntry) -> Iterable[Child]:
        """Return the children who have done something, or who have something new to do."""
        if isinstance(entry, Tried):
            return [self.children[entry.child]]
        if isinstance(entry, ChildCame):
            return self.children[-1:]
        return self.present if isinstance(entry, Begun | LessonResumed) else ()

    def open(self, entry: ClassOpened) -> None:
        self.key, self.seed = entry.key, entry.seed

    # ------------------------------------------------------------ children

    @property
    def present(self) -> list[Child]:
        return [child for child in self.children if child.here]

    def child(self, number: int) -> Child:
        if number >= len(self.children) or not self.children[number].here:
            raise Illegal("no-child", f"children[{number}]", got=number)
        return self.children[number]

    def join(self, entry: ChildCame) -> None:
        if len(self.present) == MOST_CHILDREN or len(self.children) == MOST_EVER:
            raise Illegal("lesson-full", most=MOST_CHILDREN)
        name = " ".join(entry.name.split())
        if bool(name) == bool(entry.animal) or not name.isprintable():
            raise Illegal("lesson-name", "name")
        self.check_free(name)
        animal = entry.animal or self.rarest_animal()
        if entry.animal in self.taken_animals:
            raise Illegal("lesson-animal-taken", "animal")
        colour = self.free_colour(animal)
        self.children.append(Child(len(self.children), entry.key, name, animal, entry.level, colour))

    def check_free(self, name: str, child: int | None = None) -> None:
        """Raise if somebody else has this name."""
        same = self.called(name)
        if same and same.number != child:
            raise Illegal("lesson-name-taken", "name", name=name)

    def called(self, name: str) -> Child | None:
        """Return the child of the class that has this name."""
        wanted = key_of(name)
        return next((child for child in self.present if wanted and key_of(child.name) == wanted), None)

    def rename(self, entry: ChildRenamed) -> None:
        name = " ".join(entry.name.split())
        if not name.isprintable():
            raise Illegal("lesson-name", "name")
        self.check_free(name, self.child(entry.child).number)
        self.children[entry.child].name = name

    def knock(self, entry: Knocked) -> None:
        child = self.child(entry.child)
        if len(child.knocks) == MOST_WAITING or entry.sign in child.knocks:
            raise Illegal("lesson-knocked")
        child.knocks[entry.sign] = entry.key

    def answer_knock(self, entry: KnockAnswered) -> None:
        child = self.child(entry.child)
        if entry.sign not in child.knocks:
            raise Illegal("lesson-no-knock")
        key = child.knocks.pop(entry.sign)
        if entry.is_let_in:
            child.key = key
            child.knocks.clear()
            self.rekey(child, entry.chair)

    def rekey(self, child: Child, key: str) -> None:
        """Let the chairs of a child count for this key alone; logs of older releases name none."""
        if self.running and key:
            self.running.rekey(child.number, key)

    def enrol(self, entry: NamesKnown | ListShown) -> None:
        self.roll.apply(entry)

    @property
    def names(self) -> list[str]:
        """The names of those who are there."""
        return [child.name for child in self.present]

    def rarest_animal(self) -> Animal:
        """Return the animal that fewest have, counted from the end, for a child with a name."""
        had = Counter([child.animal for child in self.present])
        return min(reversed(ANIMALS), key=lambda animal: had[animal])

    def free_colour(self, animal: Animal) -> Colour | None:
        """Return a colour that nobody has who is this animal; the first one needs none."""
        had = Counter([child.colour for child in self.present if child.animal == animal])
        return min((None, *COLOURS), key=lambda colour: had[colour])

    @property
    def taken_animals(self) -> set[Animal]:
        """The animals that may not be chosen: those that somebody has chosen, until nobody is without."""
        had = Counter([child.animal for child in self.present if not child.name])
        fewest = min([had[animal] for animal in ANIMALS])
        return {animal for animal in had if had[animal] > fewest}

    def leave(self, entry: ChildLeft) -> None:
        child = self.child(entry.child)
        child.here = False
        child.knocks.clear()
        self.rekey(child, entry.chair)
        if self.running:
            self.running.seeking.discard(child.number)

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
        tables = entry.activity.tables if isinstance(entry.activity, PairsActivity) else ()
        self.activities.append(Running(len(self.activities) + 1, entry.activity, tables=list(tables)))

    def choose_plan(self, entry: PlanChosen) -> None:
        self.plan = PlanProgress(entry.plan, entry.age) if entry.plan else None

    def take_step(self, entry: StepTaken) -> None:
        if self.plan is None:
            raise Illegal("lesson-no-step", "step")
        self.plan.step = entry.step

    def reseat(self, entry: Reseated) -> None:
        """Seat children anew. Of an odd class that has grown somebody may play alone, or three together."""
        now = self.now()
        if now.kind != "pairs" or len(now.tables) == MOST_CHILDREN:
            raise Illegal("lesson-no-table")
        self.check_tables([entry.table])
        moved = set(entry.table.pair.children)
        left = [
            number
            for number, table in enumerate(now.tables)
            if number not in now.played and moved & set(table.pair.children)
        ]
        now.closed.update(left)
        now.seeking.difference_update(moved, *[now.tables[number].pair.children for number in left])
        now.tables.append(entry.table)

    def seek_partner(self, entry: PartnerSought) -> None:
        """Let a child be taken to a new table, as long as it has not played to the end at its own."""
        now, child = self.now(), self.child(entry.child).number
        if not entry.is_open:
            now.seeking.discard(child)
            return
        table = now.table_of(child)
        if table is None or table in now.played or len(now.tables[table].pair.children) == 1:
            raise Illegal("lesson-no-table")
        now.seeking.add(child)

    def stand_in(self, entry: StoodIn) -> None:
        self.check_open(entry.table).stood_in[entry.table] = entry.chairs

    def check_pairs(self, activity: PairsActivity) -> None:
        self.check_tables(activity.tables)

    def check_tables(self, tables: Iterable[LessonTable]) -> None:
        seated = Counter([child for table in tables for child in table.pair.children])
        for table in tables:
            if table.pair.bot is not None:
                check_bot(table.pair.bot)
        for child, times in seated.items():
            self.child(child)
            if times > 1:
                raise Illegal("lesson-two-tables", f"children[{child}]")
        if not seated:
            raise Illegal("lesson-empty")

    def check_chapter(self, activity: ChapterActivity) -> None:
        known = {chapter.name for chapter in chapters()}
        if activity.chapter not in known or set(activity.open) - puzzles().keys():
            raise Illegal("lesson-chapter", "activity.open", chapter=activity.chapter)

    def check_puzzle(self, activity: PositionActivity | PredictActivity) -> None:
        if puzzle_named(activity.puzzle).kind not in KINDS[type(activity)]:
            raise Illegal("lesson-puzzle-kind", "activity.puzzle")

    def reveal(self, entry: AnswersRevealed) -> None:
        now = self.now()
        if not now.handed_in_once:
            raise Illegal("lesson-nothing-to-reveal")
        now.revealed = True

    def run(self, entry: AnswersRun) -> None:
        now = self.now()
        if not now.revealed:
            raise Illegal("lesson-not-looked-at")
        now.ran = True

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
        now.take(entry)

    def play(self, entry: Played) -> None:
        """Note the result of a pair; the first report counts, because both children may send it."""
        now = self.check_open(entry.table)
        now.played.setdefault(entry.table, entry)
        now.seeking.difference_update(now.tables[entry.table].pair.children)

    def check_open(self, table: int) -> Running:
        """Return what runs; refused unless somebody still plays or has played at this table."""
        now = self.now()
        if table >= len(now.tables) or table in now.closed:
            raise Illegal("lesson-no-table", f"tables[{table}]")
        return now

    # ------------------------------------------------------------ entries of the teacher

    def hint(self, entry: Hinted) -> None:
        now = self.now()
        if entry.puzzle not in now.puzzles:
            raise Illegal("lesson-puzzle-locked", "puzzle", got=entry.puzzle)
        for child in entry.children:
            self.child(child)
        now.hints.update([(child, entry.puzzle) for child in entry.children])

    def pause(self, entry: LessonPaused) -> None:
        self.paused = True

    def resume(self, entry: LessonResumed) -> None:
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
        return state_of_tries(now, child)


def state_at_table(now: Running, child: int) -> ChildState:
    """Return the state of a child in pairs; one who came later waits for the next pairs."""
    table = now.table_of(child)
    if table is None:
        return "waiting"
    return "done" if table in now.played else "working"


def state_of_tries(now: Running, child: int) -> ChildState:
    tries = now.tries_of(child)
    if now.handed_in_once:
        return "done" if tries else "working"
    if now.solved_by(child) >= set(now.puzzles):
        return "done"
    return "stuck" if any(mark.need for mark in now.marks_of(child).values()) else "working"


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
    ClassOpened: Lesson.open,
    ChildCame: Lesson.join,
    NamesKnown: Lesson.enrol,
    ListShown: Lesson.enrol,
    Knocked: Lesson.knock,
    KnockAnswered: Lesson.answer_knock,
    ChildRenamed: Lesson.rename,
    ChildLeft: Lesson.leave,
    Levelled: Lesson.level,
    Begun: Lesson.begin,
    PlanChosen: Lesson.choose_plan,
    StepTaken: Lesson.take_step,
    Tried: Lesson.attempt,
    Reseated: Lesson.reseat,
    PartnerSought: Lesson.seek_partner,
    StoodIn: Lesson.stand_in,
    Played: Lesson.play,
    Hinted: Lesson.hint,
    LessonPaused: Lesson.pause,
    LessonResumed: Lesson.resume,
    AnswersRevealed: Lesson.reveal,
    AnswersRun: Lesson.run,
    ActivityEnded: Lesson.move_on,
    Ended: Lesson.end,
}
