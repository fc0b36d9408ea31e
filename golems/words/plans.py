"""Lesson plans: what a lesson does and when, and the texts for its teacher."""

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.toml import decode

from golems.words.language import FALLBACK

FOLDER = files("golems").joinpath("data", "lessons")
ENDING = ".toml"
ABOUT = f"about{ENDING}"

# The four activities that a lesson in the game offers, and those that need no device.
PlanActivity: TypeAlias = Literal[
    "predict", "position", "chapter", "pairs", "talk", "floor", "paper", "circle"
]
Misconception: TypeAlias = Literal["south", "at_once", "off_by_one", "condition"]
TextPair: TypeAlias = tuple[str, str]


class PlanPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a plan; it refuses unknown keys."""


class Step(PlanPart, frozen=True):
    """One step of a lesson: how long it takes, and what the class does."""

    minutes: int
    activity: PlanActivity
    puzzles: tuple[str, ...] = ()


class Age(PlanPart, frozen=True):
    """What a class of this age takes: puzzles, and where two play, a level and one of its arenas."""

    ages: str
    puzzles: tuple[str, ...]
    game: str | None = None
    arena: str | None = None


class Mistake(PlanPart, frozen=True):
    """A try that fails: a program in the short form, or the place of a ghost, such as `c3 W`."""

    puzzle: str
    tried: str
    kind: Misconception | None = None


class PlanText(PlanPart, frozen=True):
    """The texts of a plan. `{the-wall}` stands for the title of that puzzle. There is a text for each step,
    age and mistake; questions come with the answer one hopes for, mistakes with what helps."""

    title: str
    goal: str
    needs: tuple[str, ...]
    steps: tuple[str, ...]
    ages: tuple[str, ...]
    questions: tuple[TextPair, ...]
    mistakes: tuple[TextPair, ...]
    paper: str


class LessonPlan(PlanPart, frozen=True):
    """The plan of one lesson, with its texts by language."""

    art: str
    main: PlanActivity
    steps: tuple[Step, ...]
    ages: tuple[Age, ...]
    mistakes: tuple[Mistake, ...]
    texts: dict[str, PlanText]

    def text(self, language: str) -> PlanText:
        """Return the text in this language, or else in English."""
        return self.texts.get(language) or self.texts[FALLBACK]

    @property
    def puzzles(self) -> tuple[str, ...]:
        """All puzzles that the lesson needs, in the order in which they come."""
        parts: list[Step | Age] = [*self.steps, *self.ages]
        return tuple(dict.fromkeys([name for part in parts for name in part.puzzles]))


class AboutText(PlanPart, frozen=True):
    """The introduction to all plans in one language."""

    title: str
    lead: str
    parts: tuple[TextPair, ...]


class About(PlanPart, frozen=True):
    """The introduction to all plans."""

    texts: dict[str, AboutText]

    def text(self, language: str) -> AboutText:
        return self.texts.get(language) or self.texts[FALLBACK]


@cache
def plans() -> dict[str, LessonPlan]:
    """Return the plans by number, in the order of the lessons: `03-all-at-once.toml` holds the plan `3`."""
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
