"""The entries of a lesson's log; the log is the lesson."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta
from msgspec.json import Decoder, encode

from golems.notation.structs import StrictStruct

MOST_CHILDREN = 60  # at the same time
MOST_EVER = 200  # with those who have left: who is sent away makes room for others
MOST_PUZZLES = 100
MOST_NAMES = 200  # in a club
MOST_ROUNDS = 20
MOST_AT_TABLE = 3
MOST_WAITING = 3  # who ask to come back as the same child
SIGNS = range(10, 100)  # numbers by which those who knock are told apart
LOWEST, HIGHEST = 1, 4

Animal: TypeAlias = Literal[
    "bear",
    "cat",
    "chick",
    "cow",
    "dog",
    "elephant",
    "fox",
    "frog",
    "giraffe",
    "hare",
    "hedgehog",
    "koala",
    "lion",
    "monkey",
    "mouse",
    "owl",
    "panda",
    "penguin",
    "pig",
    "raccoon",
    "sheep",
    "squirrel",
    "tiger",
    "wolf",
]
ANIMALS: tuple[Animal, ...] = get_args(Animal)
Colour: TypeAlias = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)  # of animals that several have
Misconception: TypeAlias = Literal["south", "at_once", "off_by_one", "condition"]
MISCONCEPTIONS: tuple[Misconception, ...] = get_args(Misconception)

FirstName = Annotated[str, Meta(max_length=20)]
ChildNumber = Annotated[int, Meta(ge=0, lt=MOST_EVER)]
TableNumber = Annotated[int, Meta(ge=0, lt=MOST_CHILDREN)]
Level = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
PuzzleName = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$", max_length=60)]
ProgramText = Annotated[str, Meta(max_length=200)]
PlanName = Annotated[str, Meta(pattern="^[1-9][0-9]?$", max_length=2)]
MOST_STEPS = 20
RobotPlace = Annotated[
    str, Meta(max_length=20)
]  # where a robot is: a cell with or without a facing, or `out`


# ---------------------------------------------------------------- activities


class Pairing(StrictStruct, frozen=True):
    """Who plays at one table; a single child plays a bot, and three play without a handicap. `handicap` is
    damage of the first that is ignored."""

    children: Annotated[
        tuple[ChildNumber, ...], Meta(min_length=1, max_length=MOST_AT_TABLE)
    ]  # lower level first
    level: Level  # the level of the game
    handicap: int = 0
    bot: str | None = None


class LessonTable(StrictStruct, frozen=True):
    """A pair with its room; `keys` name the tokens of the chairs."""

    pair: Pairing
    room: str
    keys: tuple[str, ...]


class Activity(StrictStruct, frozen=True, tag_field="kind", tag=str.lower):
    """Something that the class does together."""


class PairsActivity(Activity, frozen=True, tag="pairs"):
    """Children play in pairs."""

    tables: Annotated[tuple[LessonTable, ...], Meta(max_length=MOST_CHILDREN)]


class ChapterActivity(Activity, frozen=True, tag="chapter"):
    """Everybody solves these puzzles, in any order; all others are locked. They are of this chapter, or of
    several beginning with it."""

    chapter: PuzzleName
    open: Annotated[tuple[PuzzleName, ...], Meta(min_length=1, max_length=MOST_PUZZLES)]


class PositionActivity(Activity, frozen=True, tag="position"):
    """Everybody programs the same robot; the class looks at the results together."""

    puzzle: PuzzleName


class PredictActivity(Activity, frozen=True, tag="predict"):
    """Everybody puts a ghost where they think the golem will be; then it runs."""

    puzzle: PuzzleName


AnyActivity: TypeAlias = PairsActivity | ChapterActivity | PositionActivity | PredictActivity


# ---------------------------------------------------------------- entries


class LessonEntry(StrictStruct, frozen=True, tag_field="type", tag=str.lower):
    """Something that was decided in a lesson."""


class ClassOpened(LessonEntry, frozen=True, tag="opened"):
    """The lesson opens. `key` names the teacher's token; pairs are drawn from the seed."""

    key: str
    seed: str


class ChildCame(LessonEntry, frozen=True, tag="joined"):
    """A child joins with a name, or with a free animal; children are numbered in this order."""

    key: str
    name: FirstName = ""
    animal: Animal | None = None
    level: Level = LOWEST


class Knocked(LessonEntry, frozen=True):
    """Somebody at another device asks to come back as this child. Who it is tells the number that both the
    device and the teacher show; `key` names a token that is worth nothing until the teacher lets it in."""

    child: ChildNumber
    key: str
    sign: Annotated[int, Meta(ge=SIGNS.start, lt=SIGNS.stop)]


class KnockAnswered(LessonEntry, frozen=True, tag="answered"):
    """The teacher lets whoever shows this number be the child again, or sends them away; any other device of
    the child counts no more, and nobody else waits for it. `chair` names the token of its chair in a pair
    from then on."""

    child: ChildNumber
    sign: int
    is_let_in: bool
    chair: str = ""


class ChildRenamed(LessonEntry, frozen=True, tag="renamed"):
    """A child is called otherwise from now on; without a name by its animal."""

    child: ChildNumber
    name: FirstName


class NamesKnown(LessonEntry, frozen=True, tag="known"):
    """Who may come, from a club file; a child then taps its name."""

    names: Annotated[tuple[FirstName, ...], Meta(max_length=MOST_NAMES)]


class ListShown(LessonEntry, frozen=True, tag="listed"):
    """Whether these names are shown to those who come in."""

    is_open: bool


class ChildLeft(LessonEntry, frozen=True, tag="left"):
    """A child has gone, or was sent away; the name is free again. `chair` names the token of its chair in a
    pair from then on, which nobody holds."""

    child: ChildNumber
    chair: str = ""


class PlanChosen(LessonEntry, frozen=True, tag="planned"):
    """The lesson goes by a plan from now on, in one of its ways for an age; `plan` is None: by none."""

    plan: PlanName | None
    age: Annotated[int, Meta(ge=0, lt=MOST_STEPS)] = 0


class StepTaken(LessonEntry, frozen=True, tag="stepped"):
    """The lesson has come to a step of its plan, counted from 0."""

    step: Annotated[int, Meta(ge=0, lt=MOST_STEPS)]


class Levelled(LessonEntry, frozen=True):
    """A child plays at another level from now on."""

    child: ChildNumber
    level: Level


class Begun(LessonEntry, frozen=True):
    """An activity begins."""

    activity: AnyActivity


class Tried(LessonEntry, frozen=True):
    """A child has tried a puzzle. `end` tells where each golem of the child ended, or where the ghost was
    put; `shows` names the misconceptions whose rules fit."""

    child: ChildNumber
    puzzle: PuzzleName
    programs: Annotated[tuple[ProgramText, ...], Meta(max_length=MOST_ROUNDS)] = ()
    end: Annotated[tuple[RobotPlace, ...], Meta(max_length=4)] = ()
    solved: bool = False
    stars: int = 0
    cards: int = 0
    shows: tuple[Misconception, ...] = ()


class Reseated(LessonEntry, frozen=True):
    """Children sit down at a new table; tables that they have not played to the end are closed."""

    table: LessonTable


class PartnerSought(LessonEntry, frozen=True, tag="sought"):
    """A child whose partner is away lets others who wait alone take it to a new table, or no longer."""

    child: ChildNumber
    is_open: bool


class StoodIn(LessonEntry, frozen=True, tag="stood"):
    """Bots play for these chairs of a table, until the children are back; the table's room has said so."""

    table: TableNumber
    chairs: Annotated[tuple[int, ...], Meta(max_length=MOST_AT_TABLE)]


class Played(LessonEntry, frozen=True):
    """A pair has played to the end: the damage of each chair, and who is still on the field."""

    table: TableNumber
    damage: tuple[int, ...]
    left: tuple[bool, ...]


class Hinted(LessonEntry, frozen=True):
    """The teacher gives the next hint for this puzzle to these children."""

    children: tuple[ChildNumber, ...]
    puzzle: PuzzleName


class LessonPaused(LessonEntry, frozen=True, tag="paused"):
    """The teacher pauses the class, so that everybody looks up."""


class LessonResumed(LessonEntry, frozen=True, tag="resumed"):
    """The class goes on after a pause."""


class AnswersRevealed(LessonEntry, frozen=True, tag="revealed"):
    """The class looks at all answers together; nothing more can be handed in, and nobody is right yet."""


class AnswersRun(LessonEntry, frozen=True, tag="ran"):
    """The answers that the class has looked at are run: everybody sees who was right."""


class ActivityEnded(LessonEntry, frozen=True, tag="moved"):
    """The activity is over."""


class Ended(LessonEntry, frozen=True):
    """The lesson is over; it can still be looked at, exported and deleted."""


AnyEntry: TypeAlias = (
    ClassOpened
    | ChildCame
    | Knocked
    | KnockAnswered
    | ChildRenamed
    | NamesKnown
    | ListShown
    | ChildLeft
    | PlanChosen
    | StepTaken
    | Levelled
    | Begun
    | Tried
    | Reseated
    | PartnerSought
    | StoodIn
    | Played
    | Hinted
    | LessonPaused
    | LessonResumed
    | AnswersRevealed
    | AnswersRun
    | ActivityEnded
    | Ended
)
DECODER: Decoder[AnyEntry] = Decoder(AnyEntry)


def read_entry(body: bytes) -> AnyEntry:
    return DECODER.decode(body)


def write_entry(entry: AnyEntry) -> bytes:
    return encode(entry)
