"""What the API is sent about lessons, and what it answers."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from golems.lessons.entries import (
    HIGHEST,
    LOWEST,
    MOST_CHILDREN,
    MOST_NAMES,
    MOST_PUZZLES,
    MOST_ROUNDS,
    MOST_STEPS,
    Animal,
    ChildNumber,
    FirstName,
    Level,
    PlanName,
    ProgramText,
    PuzzleName,
)
from golems.lessons.histogram import Histogram
from golems.lessons.lesson import ChildState
from golems.lessons.progress import PuzzleMark
from golems.lessons.report import LessonReport
from golems.server.shapes import Shape, Word
from golems.server.shared.puzzle_shapes import Spot, TriedPuzzle

LongToken = Annotated[str, Meta(max_length=300)]
ActivityKind: TypeAlias = Literal["pairs", "chapter", "position", "predict"]


# ---------------------------------------------------------------- what is sent


class NewLesson(Shape, frozen=True):
    """A lesson; `names`: who may come, from a club file."""

    names: Annotated[tuple[FirstName, ...], Meta(max_length=MOST_NAMES)] = ()


class NamesAsked(Shape, frozen=True):
    """Asks which names a child may tap; the code of the lesson is enough."""


class NewChild(Shape, frozen=True):
    """A first name, or an animal that nobody else has chosen."""

    name: FirstName = ""
    animal: Animal | None = None
    level: Level = LOWEST


class Held(Shape, frozen=True):
    """Says who asks."""

    token: LongToken


class PuzzleHeld(Shape, frozen=True):
    token: LongToken
    puzzle: PuzzleName


class AttemptHeld(Shape, frozen=True):
    """Asks for the last attempt of a child."""

    token: LongToken
    child: ChildNumber
    puzzle: PuzzleName


class HintHeld(Shape, frozen=True):
    token: LongToken
    puzzle: PuzzleName
    number: Annotated[int, Meta(ge=1, le=100)]


class HandedIn(Shape, frozen=True):
    """A short program for each round, or by robot where its ghost stands."""

    token: LongToken
    puzzle: PuzzleName
    programs: Annotated[tuple[ProgramText, ...], Meta(max_length=MOST_ROUNDS)] = ()
    ghosts: dict[Word, Spot] = field(default_factory=dict)


class TeacherWish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that the teacher wants."""


class BeginPairs(TeacherWish, frozen=True, tag="pairs"):
    """Pairs play on this arena in a game that has it; without one each pair plays the game of its level."""

    game: Word | None = None
    arena: Word | None = None


class BeginChapter(TeacherWish, frozen=True, tag="chapter"):
    """Opens these puzzles, of a chapter or of several."""

    chapter: PuzzleName
    open: Annotated[tuple[PuzzleName, ...], Meta(min_length=1, max_length=MOST_PUZZLES)]


class BeginPosition(TeacherWish, frozen=True, tag="position"):
    puzzle: PuzzleName


class BeginPrediction(TeacherWish, frozen=True, tag="predict"):
    puzzle: PuzzleName


class ChoosePlan(TeacherWish, frozen=True, tag="plan"):
    """The lesson goes by this plan, in its way for an age, counted from 0; without `plan` by none."""

    plan: PlanName | None = None
    age: Annotated[int, Meta(ge=0, lt=MOST_STEPS)] = 0


class TakeStep(TeacherWish, frozen=True, tag="step"):
    """The lesson comes to a step of its plan, counted from 0."""

    step: Annotated[int, Meta(ge=0, lt=MOST_STEPS)]


class PauseLesson(TeacherWish, frozen=True, tag="pause"):
    pass


class ResumeLesson(TeacherWish, frozen=True, tag="resume"):
    pass


class Reveal(TeacherWish, frozen=True):
    """Everybody looks at what was handed in, and nobody is right or wrong yet."""


class RunAnswers(TeacherWish, frozen=True, tag="run"):
    """What was looked at is run."""


class MoveOn(TeacherWish, frozen=True, tag="move"):
    """The teacher ends the activity."""


class EndLesson(TeacherWish, frozen=True, tag="end"):
    pass


class SendHint(TeacherWish, frozen=True, tag="hint"):
    """Sends the next hint for this puzzle to these children; to all who are not done where none is named."""

    puzzle: PuzzleName
    children: Annotated[tuple[ChildNumber, ...], Meta(max_length=MOST_CHILDREN)] = ()


class SetLevel(TeacherWish, frozen=True, tag="level"):
    level: Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
    children: Annotated[tuple[ChildNumber, ...], Meta(max_length=MOST_CHILDREN)]


class ShowNames(TeacherWish, frozen=True, tag="names"):
    """Shows the names of the club to those who come in, or hides them."""

    is_open: bool


class SendAway(TeacherWish, frozen=True, tag="away"):
    child: ChildNumber


AnyWish: TypeAlias = (
    BeginPairs
    | BeginChapter
    | BeginPosition
    | BeginPrediction
    | ChoosePlan
    | TakeStep
    | PauseLesson
    | ResumeLesson
    | Reveal
    | RunAnswers
    | MoveOn
    | EndLesson
    | SendHint
    | SetLevel
    | SendAway
    | ShowNames
)


class LeadWanted(Shape, frozen=True):
    """What the teacher wants."""

    token: LongToken
    wish: AnyWish


# ---------------------------------------------------------------- what is answered


class LessonOpened(Shape, frozen=True):
    code: str
    token: str


class FreeNames(Shape, frozen=True, omit_defaults=False):
    """The names that a child who comes in may tap."""

    names: tuple[str, ...]


class ChildJoined(Shape, frozen=True):
    code: str
    child: int
    token: str


class Judged(Shape, frozen=True):
    """What came of an attempt; `tried` is told at once only where everybody works alone."""

    tried: TriedPuzzle | None = None


class WatchedAttempt(Shape, frozen=True):
    """What a child has tried last, and how it runs."""

    programs: tuple[str, ...]
    end: tuple[str, ...]
    tried: TriedPuzzle


class Exported(Shape, frozen=True):
    """The whole lesson, as a document and as a table of attempts."""

    lesson: dict[str, Any]
    csv: str


# ---------------------------------------------------------------- what is seen


class SeenChild(Shape, frozen=True):
    """A child as the teacher sees it. `puzzle` is what it has tried last in this activity, `marks` how far it
    is with each puzzle there; times are those of the server's clock."""

    number: int
    name: str
    animal: str
    level: int
    state: ChildState
    hints: int = 0
    puzzle: str | None = None
    idle_from: float | None = None  # from when on it counts as idle
    marks: dict[str, PuzzleMark] = field(default_factory=dict)


class SeenTable(Shape, frozen=True):
    """A pair: who plays, and which chairs have won, the handicap counted. Only some are told the names."""

    children: tuple[int, ...]
    animals: tuple[str, ...]
    level: int
    names: tuple[str, ...] = ()
    handicap: int = 0
    bot: str | None = None
    over: bool = False
    winners: tuple[int, ...] = ()


class SeenTry(Shape, frozen=True):
    """An own attempt; what came of it is told when all may see it."""

    puzzle: str
    programs: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    solved: bool | None = None
    stars: int = 0


class SeenActivity(Shape, frozen=True):
    """An activity; `handed_in` of `children` have handed something in. Until it is `ran`, `histogram` tells
    what was handed in, and not what comes of it."""

    number: int
    kind: ActivityKind
    puzzles: tuple[str, ...] = ()
    chapter: str | None = None
    revealed: bool = False
    ran: bool = False
    handed_in: int = 0
    children: int = 0
    tables: tuple[SeenTable, ...] = ()
    histogram: Histogram | None = None
    solved: dict[str, int] = field(default_factory=dict)  # by puzzle, how many children


class SeenPlan(Shape, frozen=True):
    """The plan that the lesson goes by; `step` began at `since`, by the server's clock."""

    plan: str
    age: int
    step: int | None = None
    since: float = 0


class OfTeacher(Shape, frozen=True, tag_field="role", tag="teacher", omit_defaults=False):
    paused: bool
    ended: bool
    children: tuple[SeenChild, ...]
    activity: SeenActivity | None
    plan: SeenPlan | None
    report: LessonReport | None
    names: int  # how many may come, from a club file
    listed: bool  # whether those who come in are shown these names


class OfChild(Shape, frozen=True, tag_field="role", tag="child", omit_defaults=False):
    """What a child may see. `hints`: by puzzle, how many were sent."""

    paused: bool
    ended: bool
    child: int
    name: str
    animal: str
    state: ChildState
    activity: SeenActivity | None
    tries: tuple[SeenTry, ...]
    hints: dict[str, int]


class OfScreen(Shape, frozen=True, tag_field="role", tag="screen", omit_defaults=False):
    """What everybody may see: no names, and nobody's attempt. `taken` are the animals that were chosen."""

    paused: bool
    ended: bool
    animals: tuple[str, ...]
    taken: tuple[str, ...]
    activity: SeenActivity | None
    listed: bool


AnyView: TypeAlias = OfTeacher | OfChild | OfScreen
