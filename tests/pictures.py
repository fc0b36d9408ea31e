"""The pictures of the rulebook, drawn from the cases that the tests run, and the page of arenas: `make docs`
writes them.

Under every clause that has a drawn case stands its picture, before and after, and what was played.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from golems.drawing.svg import draw_pair, draw_svg
from golems.notation.reading import encode
from golems.notation.tasks import RoundTask, play_task, read_task
from golems.rules.parobots import fill_in
from golems.words.language import Language, language
from golems.words.rulebook import CLAUSE, books, clauses
from golems.words.story import Teller
from tests import arenas_page
from tests.casebook import Case, all_cases
from tests.golden.stories import read_game

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RULES = ROOT / "golems" / "data" / "rules"
COVER = Path(__file__).parent / "golden" / "4.0-winter-four.json"
BLOCK = re.compile(r"\n*^!\[[^\]]*\]\(pictures/[^)]*\)\n\n\*▸ [^\n]*\*\n", re.M)


def pictured(clause: str) -> Case | None:
    """Return the case that pictures a clause: the one that is marked, or the first of its own with a
    drawing."""
    drawn = [case for case in all_cases() if "after" in case.expected and clause in case.clauses]
    own = [case for case in drawn if case.clauses[0] == clause]
    marked = [case for case in own if case.picture]
    return next(iter(marked or own or drawn), None)


def all_files() -> Iterator[tuple[Path, str]]:
    """Return every chapter and every picture as it should be, and the picture of the README."""
    yield DOCS / "images" / "battle.svg", draw_svg(read_game(COVER).start)
    yield DOCS / "arenas.md", arenas_page.page()
    for lang in books():
        for clause in clauses(lang).values():
            if case := pictured(clause.id):
                task = read_task(case.task)
                after = play_task(task, case.rows).position
                svg = draw_pair(task.position, after, lang, f"{clause.id} · {clause.title}")
                yield RULES / lang / "pictures" / f"{clause.id}.svg", svg
        for chapter in sorted({clause.chapter for clause in clauses(lang).values()}):
            path = RULES / lang / chapter
            yield path, illustrated(path.read_text(encoding="utf-8"), language(lang))


def illustrated(text: str, words: Language) -> str:
    """Return a chapter with the picture of each clause at its end."""
    plain = BLOCK.sub("\n", text)
    return CLAUSE.sub(lambda found: with_picture(found[0], found["id"], words), plain)


def with_picture(section: str, clause: str, words: Language) -> str:
    case = pictured(clause)
    if case is None:
        return section
    title = clauses(words.code)[clause].title
    more = "\n\n" if section.endswith("\n\n") else "\n"
    picture = f"![{title}](pictures/{clause}.svg)\n\n*▸ {caption(case, words)}*"
    return f"{section.rstrip()}\n\n{picture}{more}"


def caption(case: Case, words: Language) -> str:
    """Return what was played: options, the event card, the programs."""
    task = read_task(case.task)
    options = case.task["position"].get("options", {})
    told = [f"`{name}: {encode(value).decode()}`" for name, value in options.items()]
    if task.plan.event != "nothing":
        told.append(words.say("event-card_drawn", event=task.plan.event).rstrip(".!"))
    return "; ".join([*told, *programs(task, words)]) + "."


def programs(task: RoundTask, words: Language) -> list[str]:
    """Return what everybody plays; for a ParoBot its card, with what the die showed."""
    teller = Teller(task.position, words)
    return [
        f"{teller.robot(seat)}: {' · '.join(teller.row(row) for row in program)}"
        for seat, robot in enumerate(task.position.robots)
        if (program := fill_in(robot.bot, task.plan.rolls[seat]) if robot.bot else task.plan.programs[seat])
    ]


def main() -> None:
    for path, text in list(all_files()):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
