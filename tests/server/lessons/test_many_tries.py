"""A lesson with more attempts than a class makes: what is shown of it, and its file, keep nobody waiting."""

from pathlib import Path
from typing import Any

import pytest

from golems.lessons.entries import Begun, Tried
from golems.lessons.progress import marks_of
from golems.server.clients import Client
from golems.server.gatherings.kinds import Role
from golems.server.jobs.kinds import JobName
from golems.server.jobs.pool import Jobs
from golems.server.lessons.views import show
from tests.lessons.classes import failing, lesson_with, solving, whole_chapter
from tests.server.browsers import server
from tests.server.classroom import Class

CHILDREN = 5
MANY = 200  # attempts of each child


def test_who_tries_without_end_makes_no_work_but_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told after an attempt looks through those of one child, not of all."""
    looked: list[list[Tried]] = []

    def noted(tries: list[Tried]) -> Any:
        looked.append(tries)
        return marks_of(tries)

    monkeypatch.setattr("golems.lessons.running.marks_of", noted)
    lesson = lesson_with(*[1] * CHILDREN)
    chapter = whole_chapter()
    lesson.apply(Begun(chapter))
    for number in range(MANY * CHILDREN):
        lesson.apply(failing(number % CHILDREN, chapter.open[0]))
    shown: Any = show(lesson, Role("lead"))
    assert [len(tries) for tries in looked] == [MANY] * CHILDREN
    assert [child["state"] for child in shown["children"]] == ["stuck"] * CHILDREN
    looked.clear()
    lesson.apply(solving(2, chapter.open[0]))
    for role in (Role("lead"), Role(), *[Role("member", child) for child in range(CHILDREN)]):
        shown = show(lesson, role)
    assert [len(tries) for tries in looked] == [MANY + 1]
    assert {tried.child for tried in looked[0]} == {2}
    teacher: Any = show(lesson, Role("lead"))
    assert [child["marks"][chapter.open[0]]["solved"] for child in teacher["children"]] == [
        child == 2 for child in range(CHILDREN)
    ]


def test_the_file_of_a_lesson_is_written_where_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    run = Jobs.run

    async def noted(self: Jobs, kind: JobName, asker: Client, work: Any, *given: Any, **more: Any) -> Any:
        done.append(f"{kind} {given[0].__name__}")
        return await run(self, kind, asker, work, *given, **more)

    with server(tmp_path) as client:
        lesson = Class(client)
        lesson.join("Маша")
        monkeypatch.setattr(Jobs, "run", noted)
        kept = lesson.post("export", token=lesson.teacher)
        assert done == ["page exported"]
        assert kept["lesson"]["children"][0]["name"] == "Маша"
        assert lesson.refused("export", token=lesson.tokens["Маша"]) == "only-lead"
        assert done == ["page exported"]
