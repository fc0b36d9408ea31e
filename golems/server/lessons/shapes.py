"""What the API is sent about lessons, and what it answers."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from golems.lessons.entries import (
    HIGHEST,
    LOWEST,
    MOST_AT_TABLE,
    MOST_CHILDREN,
    MOST_NAMES,
    MOST_PUZZLES,
    MOST_ROUNDS,
    MOST_STEPS,
    SIGNS,
    Animal,
    ChildNumber,
    Colour,
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
from golems.server.tables import Seconds

LongToken = Annotated[str, Meta(max_length=300)]
ActivityKind: TypeAlias = Literal["pairs", "chapter", "position", "predict"]


# ---------------------------------------------------------------- what is sent


class NewLesson(Shape, frozen=True):
    """A lesson; `names`: who may come, from a club file."""

    names: Annotated[tuple[FirstName, ...], Meta(max_length=MOST_NAMES)] = ()


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


class PartnerWanted(Shape, frozen=True):
    """Lets other children who wait alone take this one to a new table, or no longer."""

    token: LongToken
    is_open: bool


class PartnersChosen(Shape, frozen=True):
    """Chooses one or two of those who would play with others."""

    token: LongToken
    children: Annotated[tuple[ChildNumber, ...], Meta(min_length=1, max_length=MOST_AT_TABLE - 1)]


class TeacherWish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that the teacher wants."""


class BeginPairs(TeacherWish, frozen=True, tag="pairs"):
    """Pairs play on this arena in a game that has it; without one each pair plays the game of its level.
    `seconds`: how long everybody may think about a program."""

    game: Word | None = None
    arena: Word | None = None
    seconds: Seconds | None = None


class SeatAnew(TeacherWish, frozen=True, tag="seat"):
    """These children sit down at a new table: one against a bot, two, or three. Tables that they have not
    played to the end are closed."""

    children: Annotated[tuple[ChildNumber, ...], Meta(min_length=1, max_length=MOST_AT_TABLE)]


class StandIn(TeacherWish, frozen=True, tag="stand-in"):
    """A bot plays for this child at its table until it is back."""

    child: ChildNumber


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


class RenameChild(TeacherWish, frozen=True, tag="rename"):
    """A child is called so from now on; without a name by its animal."""

    child: ChildNumber
    name: FirstName


class AnswerKnock(TeacherWish, frozen=True, tag="answer"):
    """Lets whoever shows this number be the child again, or does not."""

    child: ChildNumber
    sign: Annotated[int, Meta(ge=SIGNS.start, lt=SIGNS.stop)]
    is_let_in: bool


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
    | RenameChild
    | AnswerKnock
    | SeatAnew
    | StandIn
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


class ChildJoined(Shape, frozen=True):
    code: str
    child: int
    token: str


class KnockWanted(Shape, frozen=True):
    """Asks to come back as the child with this name, or else with this animal and colour."""

    name: FirstName = ""
    animal: Animal | None = None
    colour: Colour | None = None


class KnockHeard(Shape, frozen=True):
    """The token is worth something as soon as the teacher lets its holder in, who shows the number `sign`."""

    child: int
    token: str
    sign: int


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
    colour: Colour | None = None
    knocks: tuple[int, ...] = ()  # the numbers of those who ask to come back as this child
    hints: int = 0
    puzzle: str | None = None
    idle_from: float | None = None  # from when on it counts as idle
    marks: dict[str, PuzzleMark] = field(default_factory=dict)


class SeenTable(Shape, frozen=True):
    """A table: who plays, and which chairs have won, the handicap counted. Only some are told the names."""

    children: tuple[int, ...]
    animals: tuple[str, ...]
    level: int
    names: tuple[str, ...] = ()
    handicap: int = 0
    bot: str | None = None
    over: bool = False
    winners: tuple[int, ...] = ()
    colours: tuple[Colour | None, ...] = ()
    number: int = 0  # of the table, from 0
    stood_in: tuple[int, ...] = ()  # chairs for which bots play until the children are back


class SeenSeeker(Shape, frozen=True):
    """A child who waits alone at its table, as other children see it."""

    child: int
    animal: str
    colour: Colour | None = None


class SeenTry(Shape, frozen=True):
    """An own attempt: the last one at each puzzle, and before it the best one if that was better. What came
    of it is told when all may see it."""

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
    missing: tuple[str, ...]  # those of these names that nobody has who is there


class OfChild(Shape, frozen=True, tag_field="role", tag="child", omit_defaults=False):
    """What a child may see. `hints`: by puzzle, how many were sent. `seekers`: who else waits alone at a
    table and would play with others; `seeking`: whether this child would."""

    paused: bool
    ended: bool
    child: int
    name: str
    animal: str
    colour: Colour | None
    state: ChildState
    activity: SeenActivity | None
    tries: tuple[SeenTry, ...]
    hints: dict[str, int]
    seeking: bool
    seekers: tuple[SeenSeeker, ...]


class OfScreen(Shape, frozen=True, tag_field="role", tag="screen", omit_defaults=False):
    """What everybody may see: no names, and nobody's attempt. `taken` are the animals that were chosen."""

    paused: bool
    ended: bool
    animals: tuple[str, ...]
    colours: tuple[Colour | None, ...]  # of these animals, in the same order
    nameless: tuple[bool, ...]  # which of them have no name, in the same order
    taken: tuple[str, ...]
    activity: SeenActivity | None
    listed: bool


AnyView: TypeAlias = OfTeacher | OfChild | OfScreen
