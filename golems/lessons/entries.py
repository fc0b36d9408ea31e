"""What is written down of a lesson, entry by entry: its log is the lesson."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct
from msgspec.json import Decoder, encode

MOST_CHILDREN = 60
MOST_PUZZLES = 100
MOST_ROUNDS = 20
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
Misconception: TypeAlias = Literal["south", "at_once", "off_by_one", "condition"]
MISCONCEPTIONS: tuple[Misconception, ...] = get_args(Misconception)

FirstName = Annotated[str, Meta(max_length=20)]
ChildNumber = Annotated[int, Meta(ge=0, lt=MOST_CHILDREN)]
Level = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
PuzzleName = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$", max_length=60)]
ProgramText = Annotated[str, Meta(max_length=200)]
Place = Annotated[str, Meta(max_length=20)]  # where a robot is: a cell and a facing, a cell, or `out`


class Value(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Frozen, without unknown keys; what is default is left out."""


# ---------------------------------------------------------------- activities


class Pairing(Value, frozen=True):
    """Who plays at one table; alone with a bot. `handicap` is how much damage of the first does not count."""

    children: Annotated[tuple[ChildNumber, ...], Meta(min_length=1, max_length=2)]  # the lower level first
    level: Level  # of the game
    handicap: int = 0
    bot: str | None = None


class Table(Value, frozen=True):
    """A pair with its room; `keys` name the tokens of the chairs."""

    pair: Pairing
    room: str
    keys: tuple[str, ...]


class Activity(Value, frozen=True, tag_field="kind", tag=str.lower):
    """Something that the class does together."""


class Pairs(Activity, frozen=True):
    """Two and two play."""

    tables: Annotated[tuple[Table, ...], Meta(max_length=MOST_CHILDREN)]


class Chapter(Activity, frozen=True):
    """Everybody solves these puzzles of a chapter, in any order; the others are locked."""

    chapter: PuzzleName
    open: Annotated[tuple[PuzzleName, ...], Meta(min_length=1, max_length=MOST_PUZZLES)]


class Position(Activity, frozen=True):
    """Everybody programs the same robot; what becomes of it is seen together."""

    puzzle: PuzzleName


class Predict(Activity, frozen=True):
    """Everybody puts a ghost where the golem will be; then it runs."""

    puzzle: PuzzleName


AnyActivity: TypeAlias = Pairs | Chapter | Position | Predict


# ---------------------------------------------------------------- entries


class Entry(Value, frozen=True, tag_field="type", tag=str.lower):
    """Something that was decided in a lesson."""


class Opened(Entry, frozen=True):
    """`key` names the teacher's token; the seed is what pairs are drawn from."""

    key: str
    seed: str


class Joined(Entry, frozen=True):
    """A child with a name, or with an animal that nobody else has chosen. Numbers are given in this order."""

    key: str
    name: FirstName = ""
    animal: Animal | None = None
    level: Level = LOWEST


class Left(Entry, frozen=True):
    """The child has gone, or was sent away; the name is free again."""

    child: ChildNumber


class Levelled(Entry, frozen=True):
    child: ChildNumber
    level: Level


class Begun(Entry, frozen=True):
    activity: AnyActivity


class Tried(Entry, frozen=True):
    """What a child tried, and what came of it. `end` says of each golem of the child where it ended, or
    where the ghost was put; `shows` names the misconceptions whose rules fit."""

    child: ChildNumber
    puzzle: PuzzleName
    programs: Annotated[tuple[ProgramText, ...], Meta(max_length=MOST_ROUNDS)] = ()
    end: Annotated[tuple[Place, ...], Meta(max_length=4)] = ()
    solved: bool = False
    stars: int = 0
    cards: int = 0
    shows: tuple[Misconception, ...] = ()


class Played(Entry, frozen=True):
    """A pair has played to the end: the damage of each chair, and who is still on the field."""

    table: Annotated[int, Meta(ge=0, lt=MOST_CHILDREN)]
    damage: tuple[int, ...]
    left: tuple[bool, ...]


class Hinted(Entry, frozen=True):
    """The next hint for this puzzle, to these children."""

    children: tuple[ChildNumber, ...]
    puzzle: PuzzleName


class Paused(Entry, frozen=True):
    """Eyes on the teacher."""


class Resumed(Entry, frozen=True):
    pass


class Revealed(Entry, frozen=True):
    """What all have handed in is looked at together; nothing more is handed in."""


class Moved(Entry, frozen=True):
    """The activity is over."""


class Ended(Entry, frozen=True):
    """The lesson is over; it can still be looked at, exported and deleted."""


AnyEntry: TypeAlias = (
    Opened
    | Joined
    | Left
    | Levelled
    | Begun
    | Tried
    | Played
    | Hinted
    | Paused
    | Resumed
    | Revealed
    | Moved
    | Ended
)
DECODER: Decoder[AnyEntry] = Decoder(AnyEntry)


def read_entry(body: bytes) -> AnyEntry:
    return DECODER.decode(body)


def write_entry(entry: AnyEntry) -> bytes:
    return encode(entry)
