"""The page of a scenario: the board, what to take out of the box, and what each golem has to do (G14)."""

from collections import Counter

from golems.drawing.labels import describe_goal
from golems.drawing.svg import draw_bare
from golems.notation.reading import Object
from golems.printing.arenas import token_names, told
from golems.printing.fields import LARGE, SMALL
from golems.printing.paper import Paper, Sheet, whole_page
from golems.rules.setup import tokens_of
from golems.rules.values import Position, Seat
from golems.words.language import Language

SIDES = (len(SMALL), len(LARGE))  # the sides of the fields in the box


def scenario_sheet(name: str, start: Position, paper: Paper, words: Language) -> Sheet:
    title = told(words, f"scenario-{name}") or name
    facts: Object = {
        "title": title,
        "idea": told(words, f"scenario-{name}-idea"),
        "box": words.say("print-scenario-box", edition=start.edition),
        "svg": draw_bare(start, words.code),
        "needs": words.say("print-needs"),
        "list": [{"name": what, "count": count} for what, count in needs(start, words).items() if count],
        "goals": words.say("print-scenario-goals"),
        "sides": [side_facts(start, seat, words) for seat in range(len(start.robots))],
        "notes": notes(start, words),
    }
    return whole_page("scenario", title, paper, facts)


def side_facts(start: Position, seat: Seat, words: Language) -> Object:
    """Return what one golem has to do, and how many lives it begins with."""
    robot = start.robots[seat]
    goals = [describe_goal(start, goal, words.code) for goal in start.goals if goal.robot == seat]
    return {
        "look": robot.id,
        "text": " ".join(goals),
        "lives": words.say("print-scenario-lives", lives=robot.lives),
    }


def needs(start: Position, words: Language) -> Counter[str]:
    """Return fields and tokens by the names they have on the sheets of the box."""
    side = field_side(start)
    tokens = Counter(token for sign in start.board for token in tokens_of(sign))
    return Counter(
        {
            words.say("print-name-field", size=f"{side}×{side}", season="none"): 1,
            **{name: tokens[token] for token, name in token_names(words).items()},
            words.say("print-name-barrels"): sum(len(column) for _, column in start.barrels),
            words.say("print-name-homes"): len({goal.cell for goal in start.goals if goal.kind == "bring"}),
            words.say("print-name-figures"): len(start.robots),
            words.say("print-name-hearts"): sum(robot.lives for robot in start.robots),
        }
    )


def size_of(start: Position) -> tuple[int, int]:
    width = start.field.width
    return width, len(start.board) // width


def field_side(start: Position) -> int:
    """Return the side of the smallest field of the box that has enough room."""
    most = max(size_of(start))
    return next((side for side in SIDES if side >= most), most)


def notes(start: Position, words: Language) -> list[str]:
    """Return what cannot be seen on the board."""
    width, height = size_of(start)
    said = []
    if (width, height) != (field_side(start),) * 2:
        said.append(words.say("print-scenario-part", size=f"{width}×{height}"))
    if start.streams:
        said.append(words.say("print-scenario-stream"))
    energy = start.energy if start.edition == "3.0" else 0
    return [*said, words.say("print-scenario-end", energy=energy)]
