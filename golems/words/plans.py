"""Lesson plans: what a lesson does and when, and the texts for whoever teaches it."""

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.toml import decode

from golems.words.language import FALLBACK

FOLDER = files("golems").joinpath("data", "lessons")
ENDING = ".toml"
ABOUT = f"about{ENDING}"

# The four that a lesson in the game offers, and what needs no device.
Activity: TypeAlias = Literal["predict", "position", "chapter", "pairs", "talk", "floor", "paper", "circle"]
Misconception: TypeAlias = Literal["south", "at_once", "off_by_one", "condition"]
Two: TypeAlias = tuple[str, str]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Has no unknown keys."""


class Step(Part, frozen=True):
    minutes: int
    activity: Activity
    puzzles: tuple[str, ...] = ()


class Age(Part, frozen=True):
    """What a class of this age takes: puzzles, and where two play, a level and one of its arenas."""

    ages: str
    puzzles: tuple[str, ...]
    game: str | None = None
    arena: str | None = None


class Mistake(Part, frozen=True):
    """A try that does not succeed: a program in the short form; where an end is to be predicted, the place of
    the ghost, such as `c3 W`."""

    puzzle: str
    tried: str
    kind: Misconception | None = None


class PlanText(Part, frozen=True):
    """`{the-wall}` stands for what the puzzle is called. For each step, age and mistake there is a text;
    questions come with the answer one hopes for, mistakes with what helps."""

    title: str
    goal: str
    needs: tuple[str, ...]
    steps: tuple[str, ...]
    ages: tuple[str, ...]
    questions: tuple[Two, ...]
    mistakes: tuple[Two, ...]
    paper: str


class LessonPlan(Part, frozen=True):
    art: str
    main: Activity
    steps: tuple[Step, ...]
    ages: tuple[Age, ...]
    mistakes: tuple[Mistake, ...]
    texts: dict[str, PlanText]

    def text(self, language: str) -> PlanText:
        """In this language, else in English."""
        return self.texts.get(language) or self.texts[FALLBACK]

    @property
    def puzzles(self) -> tuple[str, ...]:
        """All that the lesson needs, in the order in which they come."""
        parts: list[Step | Age] = [*self.steps, *self.ages]
        return tuple(dict.fromkeys([name for part in parts for name in part.puzzles]))


class AboutText(Part, frozen=True):
    title: str
    lead: str
    parts: tuple[Two, ...]


class About(Part, frozen=True):
    """What stands before all plans."""

    texts: dict[str, AboutText]

    def text(self, language: str) -> AboutText:
        return self.texts.get(language) or self.texts[FALLBACK]


@cache
def plans() -> dict[str, LessonPlan]:
    """By number, in the order of the lessons: the file `03-all-at-once.toml` holds the plan `3`."""
    names = [file.name for file in FOLDER.iterdir() if file.name.endswith(ENDING)]
    return {
        number_of(name): decode(content(name), type=LessonPlan) for name in sorted(names) if name != ABOUT
    }


@cache
def about() -> About:
    return decode(content(ABOUT), type=About)


def content(name: str) -> bytes:
    return FOLDER.joinpath(name).read_bytes()


def number_of(name: str) -> str:
    return name.partition("-")[0].lstrip("0")
