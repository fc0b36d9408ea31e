"""What the API is sent about lessons, and what it answers."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from golems.lessons.entries import (
    HIGHEST,
    LOWEST,
    MOST_CHILDREN,
    MOST_PUZZLES,
    MOST_ROUNDS,
    Animal,
    ChildNumber,
    FirstName,
    Level,
    ProgramText,
    PuzzleName,
)
from golems.lessons.histogram import Histogram
from golems.lessons.lesson import State
from golems.lessons.report import Report
from golems.server.entries import Value, Word
from golems.server.puzzle_shapes import Spot, Tried

LongToken = Annotated[str, Meta(max_length=300)]
ActivityKind: TypeAlias = Literal["pairs", "chapter", "position", "predict"]


# ---------------------------------------------------------------- what is sent


class NewLesson(Value, frozen=True):
    pass


class NewChild(Value, frozen=True):
    """A first name, or an animal that nobody else has chosen."""

    name: FirstName = ""
    animal: Animal | None = None
    level: Level = LOWEST


class Held(Value, frozen=True):
    """Who asks."""

    token: LongToken


class PuzzleHeld(Value, frozen=True):
    token: LongToken
    puzzle: PuzzleName


class HintHeld(Value, frozen=True):
    token: LongToken
    puzzle: PuzzleName
    number: Annotated[int, Meta(ge=1, le=100)]


class HandedIn(Value, frozen=True):
    """A short program for each round, or by robot where its ghost stands."""

    token: LongToken
    puzzle: PuzzleName
    programs: Annotated[tuple[ProgramText, ...], Meta(max_length=MOST_ROUNDS)] = ()
    ghosts: dict[Word, Spot] = field(default_factory=dict)


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that the teacher wants."""


class BeginPairs(Wish, frozen=True, tag="pairs"):
    pass


class BeginChapter(Wish, frozen=True, tag="chapter"):
    """The puzzles of a chapter that are open."""

    chapter: PuzzleName
    open: Annotated[tuple[PuzzleName, ...], Meta(min_length=1, max_length=MOST_PUZZLES)]


class BeginPosition(Wish, frozen=True, tag="position"):
    puzzle: PuzzleName


class BeginPrediction(Wish, frozen=True, tag="predict"):
    puzzle: PuzzleName


class Pause(Wish, frozen=True):
    pass


class Resume(Wish, frozen=True):
    pass


class Reveal(Wish, frozen=True):
    pass


class Move(Wish, frozen=True):
    """The activity is over."""


class End(Wish, frozen=True):
    pass


class SendHint(Wish, frozen=True, tag="hint"):
    """The next hint for this puzzle to these children; to nobody named: to all who are not done."""

    puzzle: PuzzleName
    children: Annotated[tuple[ChildNumber, ...], Meta(max_length=MOST_CHILDREN)] = ()


class SetLevel(Wish, frozen=True, tag="level"):
    level: Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
    children: Annotated[tuple[ChildNumber, ...], Meta(max_length=MOST_CHILDREN)]


class SendAway(Wish, frozen=True, tag="away"):
    child: ChildNumber


AnyWish: TypeAlias = (
    BeginPairs
    | BeginChapter
    | BeginPosition
    | BeginPrediction
    | Pause
    | Resume
    | Reveal
    | Move
    | End
    | SendHint
    | SetLevel
    | SendAway
)


class Wanted(Value, frozen=True):
    """What the teacher wants."""

    token: LongToken
    wish: AnyWish


# ---------------------------------------------------------------- what is answered


class LessonOpened(Value, frozen=True):
    code: str
    token: str


class ChildJoined(Value, frozen=True):
    code: str
    child: int
    token: str


class Judged(Value, frozen=True):
    """`tried` is told at once only where everybody works alone."""

    tried: Tried | None = None


class Exported(Value, frozen=True):
    """The whole lesson, as a document and as a table of attempts."""

    lesson: dict[str, Any]
    csv: str


# ---------------------------------------------------------------- what is seen


class SeenChild(Value, frozen=True):
    """As the teacher sees a child. `puzzle` is what it has tried last in this activity, `solved` how many
    puzzles it has solved there."""

    number: int
    name: str
    animal: str
    level: int
    state: State
    tries: int = 0
    solved: int = 0
    hints: int = 0
    puzzle: str | None = None


class SeenTable(Value, frozen=True):
    """A pair: who plays, and which chairs have won, the handicap counted. Names for whom they are meant."""

    children: tuple[int, ...]
    animals: tuple[str, ...]
    level: int
    names: tuple[str, ...] = ()
    handicap: int = 0
    bot: str | None = None
    over: bool = False
    winners: tuple[int, ...] = ()


class SeenTry(Value, frozen=True):
    """An own attempt; what came of it is told when all may see it."""

    puzzle: str
    programs: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    solved: bool | None = None
    stars: int = 0


class SeenActivity(Value, frozen=True):
    """`handed_in` of `children` have handed something in."""

    number: int
    kind: ActivityKind
    puzzles: tuple[str, ...] = ()
    chapter: str | None = None
    revealed: bool = False
    handed_in: int = 0
    children: int = 0
    tables: tuple[SeenTable, ...] = ()
    histogram: Histogram | None = None
    solved: dict[str, int] = field(default_factory=dict)  # by puzzle, how many children


class OfTeacher(Value, frozen=True, tag_field="role", tag="teacher", omit_defaults=False):
    paused: bool
    ended: bool
    children: tuple[SeenChild, ...]
    activity: SeenActivity | None
    report: Report | None


class OfChild(Value, frozen=True, tag_field="role", tag="child", omit_defaults=False):
    """`hints`: by puzzle, how many were sent."""

    paused: bool
    ended: bool
    child: int
    name: str
    animal: str
    state: State
    activity: SeenActivity | None
    tries: tuple[SeenTry, ...]
    hints: dict[str, int]


class OfScreen(Value, frozen=True, tag_field="role", tag="screen", omit_defaults=False):
    """What everybody may see: no names, and nobody's attempt. `taken` are the animals that were chosen."""

    paused: bool
    ended: bool
    animals: tuple[str, ...]
    taken: tuple[str, ...]
    activity: SeenActivity | None


AnyView: TypeAlias = OfTeacher | OfChild | OfScreen
