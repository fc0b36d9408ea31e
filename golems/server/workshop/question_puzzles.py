"""Questions of the rulebook as puzzles that everybody solves: they are there to be tried out."""

import re

from golems.notation.reading import Object, as_object
from golems.puzzles.documents import FORMAT
from golems.rules.editions import EDITIONS
from golems.server.workshop.documents import roles
from golems.words.language import LANGUAGES
from golems.words.questions import positions, questions

ROWS = 4
LINKS = re.compile(r" ?\((?:\[[^\]]*\]\([^)]*\)(?:, )?)+\)|\]\([^)]*\)|\[")


def question_puzzles() -> dict[str, Object]:
    """Return a puzzle for every question, by its name."""
    return {name: question_puzzle(name, position) for name, position in positions().items()}


def question_puzzle(name: str, position: Object) -> Object:
    edition = EDITIONS[str(position["edition"])]
    robots = position["robots"]
    assert isinstance(robots, list)
    return {
        "format": FORMAT,
        "kind": "write",
        "texts": {lang: texts(name, lang) for lang in LANGUAGES},
        "position": position,
        "rows": ROWS,
        "bonuses": [*edition.loops.values(), *sorted(edition.senses)],
        "goals": [{"goal": "survive"}],
        **roles(tuple([as_object(robot, name) for robot in robots])),
    }


def texts(name: str, lang: str) -> Object:
    question = questions(lang)[name]
    return {"title": question.title, "story": " ".join(LINKS.sub("", question.text).split())}
