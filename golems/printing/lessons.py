"""Lesson plans on paper: a leaf for each lesson."""

from collections.abc import Sequence

from msgspec import to_builtins

from golems.notation.reading import Object
from golems.printing.paper import Paper, Sheet, whole_page
from golems.texts.plans import ToldPlan, tell_plan, tell_plans
from golems.words.language import Language

MARGIN = 17.0  # the margin of a page of a plan, in mm


def lesson_sheets(numbers: Sequence[str], paper: Paper, words: Language) -> list[Sheet]:
    """Return a leaf for each lesson; if there are several, the first leaf is about all of them."""
    leaves = [sheet for number in numbers for sheet in leaf(tell_plan(number, words.code), paper, words)]
    return [*first_leaf(paper, words), *leaves] if len(numbers) > 1 else leaves


def first_leaf(paper: Paper, words: Language) -> list[Sheet]:
    told = tell_plans(words)
    front: Object = {"title": told.title, "lead": told.lead, "plans": to_builtins(told.plans)}
    back: Object = {"parts": [{"title": title, "text": text} for title, text in told.parts]}
    return [
        whole_page("lessons", told.title, paper, front, MARGIN),
        whole_page("advice", told.title, paper, back, MARGIN),
    ]


def leaf(told: ToldPlan, paper: Paper, words: Language) -> list[Sheet]:
    lesson = words.say("plan-lesson", number=told.id)
    facts: Object = {**to_builtins(told), "lesson": lesson, "words": headings(words)}
    name = f"{lesson} · {told.title}"
    return [whole_page(kind, name, paper, facts, MARGIN) for kind in ("lesson", "lesson-back")]


def headings(words: Language) -> Object:
    say = words.say
    return {
        "goal": say("plan-goal"),
        "needs": say("plan-needs"),
        "steps": say("plan-steps"),
        "ages": say("plan-ages"),
        "questions": say("plan-questions"),
        "mistakes": say("plan-mistakes"),
        "paper": say("plan-paper"),
        "chapter": say("plan-in-chapter"),
        "minutes": say("plan-min"),
        "notes": say("plan-notes"),
        "print": say("plan-print-puzzles"),
    }
