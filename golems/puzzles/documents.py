"""The written form of a puzzle, `golems-puzzle/1` (docs/puzzles.md)."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from golems.notation.inputs import check_known, read_rolls, seat_reader
from golems.notation.positions import read_position, write_position
from golems.notation.programs import read_short, write_short
from golems.notation.reading import (
    Json,
    Malformed,
    Object,
    as_bool,
    as_choice,
    as_int,
    as_object,
    as_text,
    each,
    each_key,
    need,
    shown,
)
from golems.puzzles.goals import read_goals, write_goal
from golems.puzzles.limits import MOST_CARDS, read_cards, read_limits, write_limits
from golems.puzzles.puzzle import (
    CONCEPTS,
    KINDS,
    Concept,
    Minimum,
    Other,
    Puzzle,
    PuzzleKind,
    Text,
    bonus_cards,
)
from golems.rules.editions import EDITIONS
from golems.rules.event_kinds import EVENT_KINDS
from golems.rules.parobots import DIE, dice_of
from golems.rules.programs import check_cards, check_form
from golems.rules.refusals import Illegal, Refusal
from golems.rules.values import EventCard, Position, Program, Seat

FORMAT = "golems-puzzle/1"
EVENTS: tuple[EventCard, ...] = tuple(  # without chance; bonus cards are allowed by the puzzle itself
    [card for card, kind in EVENT_KINDS.items() if not kind.draws and not kind.allows]
)
MOST_ROWS = 12  # the most rows in a round
MOST_ROLLS = 1296  # the most ways the dice of a round can fall, where all must be beaten
LONGEST_TITLE = 80
LONGEST_STORY = 1000
ANY = "any"

T = TypeVar("T")
Parts: TypeAlias = dict[str, Any]


# ---------------------------------------------------------------- reading


def read_puzzle(value: Json) -> Puzzle:
    parts, faults = read_parts(value)
    if faults:
        raise faults[0]
    return Puzzle(**parts)


def faults_in(value: Json) -> list[Refusal]:
    """Return everything that is wrong with the form of a puzzle, except behind a faulty part."""
    return read_parts(value)[1]


def read_parts(value: Json) -> tuple[Parts, list[Refusal]]:
    try:
        data = read_head(value)
    except Refusal as refusal:
        return {}, [refusal]
    parts: Parts = {"kind": data["kind"]}
    for stage in STAGES:
        faults = []
        for key, read in stage.items():
            try:
                if key in KEYS[parts["kind"]]:
                    parts[key] = read(data, parts)
            except Refusal as refusal:
                faults.append(refusal)
        if faults:
            return parts, faults
    parts.setdefault("rows", max(map(len, parts.get("program", [])), default=0))
    return parts, []


def read_head(value: Json) -> Object:
    data = as_object(value, "")
    if need(data, "format") != FORMAT:
        raise Malformed("record-format", "format", expected_format=FORMAT, got=shown(data["format"]))
    kind = as_choice(need(data, "kind"), "kind", KINDS)
    return as_object(data, "", {"format", "kind"} | KEYS[kind])


def read_texts(data: Object, parts: Parts) -> tuple[tuple[str, Text], ...]:
    texts = each_key(need(data, "texts"), "texts", str, read_text)
    if "en" not in texts:
        raise Malformed("missing-key", "texts", key="en")
    return tuple(texts.items())


def read_text(value: Json) -> Text:
    data = as_object(value, "", Text._fields)
    title, story = as_text(need(data, "title"), "title"), as_text(data.get("story", ""), "story")
    for key, text, most in (("title", title, LONGEST_TITLE), ("story", story, LONGEST_STORY)):
        if len(text) > most or (key == "title" and not text):
            raise Malformed("puzzle-text", key, most=most, got=len(text))
    return Text(title, story)


def read_concepts(data: Object, parts: Parts) -> tuple[Concept, ...]:
    concepts = each(data.get("concepts", []), "concepts", lambda concept: as_choice(concept, "", CONCEPTS))
    if len(set(concepts)) < len(concepts):
        raise Malformed("puzzle-twice", "concepts")
    return concepts


def read_start(data: Object, parts: Parts) -> Position:
    try:
        position = read_position(need(data, "position"))
        check_known(position)
    except Refusal as refusal:
        raise (refusal.within("position") if "position" in data else refusal) from None
    if position.mode != "battle" or position.goals:
        raise Illegal("puzzle-mode", "position", "G14")
    return position


def read_control(data: Object, parts: Parts) -> tuple[Seat, ...]:
    """Read one robot, or a list of robots that run one program."""
    value, position = need(data, "control"), parts["position"]
    seats = each(value if isinstance(value, list) else [value], "control", seat_reader(position))
    for seat in seats:
        if position.robots[seat].bot or position.robots[seat].out:
            raise Illegal("puzzle-control", "control", "G14", robot=position.robots[seat].id)
    if not seats:
        raise Malformed("puzzle-no-control", "control")
    if len(set(seats)) < len(seats):
        raise Malformed("puzzle-twice", "control")
    return tuple(sorted(seats))


def read_rounds(data: Object, parts: Parts) -> int:
    return as_int(data.get("rounds", 1), "rounds", 1, rounds_left(parts["position"]))


def rounds_left(position: Position) -> int:
    if position.edition == "3.0":
        return position.energy
    return EDITIONS[position.edition].last_round - position.round + 1


def read_rows(data: Object, parts: Parts) -> int:
    return as_int(need(data, "rows"), "rows", 1, MOST_ROWS)


def read_bonuses(data: Object, parts: Parts) -> tuple[str, ...]:
    allowed = bonus_cards(parts["position"].edition)
    bonuses = each(data.get("bonuses", []), "bonuses", lambda card: as_choice(card, "", allowed))
    if len(set(bonuses)) < len(bonuses):
        raise Malformed("puzzle-twice", "bonuses")
    return bonuses


def by_round(
    value: Json, parts: Parts, path: str, read: Callable[[Json], T], is_one: Callable[[Json], bool]
) -> tuple[T, ...]:
    """Read one thing for every round, or a list with one for each."""
    rounds: int = parts["rounds"]
    if is_one(value):
        try:
            return (read(value),) * rounds
        except Refusal as refusal:
            raise refusal.within(path) from None
    found = each(value, path, read)
    if len(found) != rounds:
        raise Malformed("puzzle-by-round", path, rounds=rounds, got=len(found))
    return found


def is_text(value: Json) -> bool:
    return isinstance(value, str)


def is_rolls(value: Json) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def read_events(data: Object, parts: Parts) -> tuple[EventCard, ...]:
    edition, value = parts["position"].edition, data.get("events", "nothing")
    if "events" in data and edition != "4.0":
        raise Illegal("no-events", "events", "S8", edition=edition, got=shown(value))
    return by_round(value, parts, "events", lambda event: as_choice(event, "", EVENTS), is_text)


def read_others(data: Object, parts: Parts) -> tuple[Other, ...]:
    position, value = parts["position"], data.get("others", {})
    found = each_key(value, "others", seat_reader(position), lambda other: other)
    others = tuple([read_other(other, seat, parts) for seat, other in sorted(found.items())])
    for seat, robot in enumerate(position.robots):
        if robot.bot and not robot.out and seat not in found:
            raise Malformed("missing-key", "others", key=robot.id)
    faces = sum(dice_of(position.robots[other.seat].bot) for other in others if other.rolls is None)
    if len(DIE) ** faces > MOST_ROLLS:
        raise Illegal("puzzle-rolls", "others", "Q3", most=MOST_ROLLS, got=len(DIE) ** faces)
    return others


def read_other(value: Json, seat: Seat, parts: Parts) -> Other:
    robot = parts["position"].robots[seat]
    path = f"others.{robot.id}"
    if seat in parts["control"] or robot.out:
        raise Illegal("puzzle-not-other", path, "G14", robot=robot.id)
    if robot.bot is None:
        return Other(seat, programs=read_programs(value, path, parts))
    if value == ANY and parts["kind"] != "predict":
        return Other(seat, rolls=None)
    rolls = by_round(value, parts, path, read_rolls, is_rolls)
    for faces in rolls:
        if len(faces) != dice_of(robot.bot):
            raise Malformed("puzzle-dice", path, parobot=robot.bot, dice=dice_of(robot.bot), got=len(faces))
    return Other(seat, rolls=rolls)


def read_programs(value: Json, path: str, parts: Parts) -> tuple[Program, ...]:
    """Read programs in the short form: any rows of the edition, but no Loop inside a condition."""
    programs = by_round(value, parts, path, lambda text: read_short(as_text(text)), is_text)
    for number, program in enumerate(programs):
        place = path if is_text(value) else f"{path}[{number}]"
        if len(program) > MOST_ROWS:
            raise Malformed("too-large", place, most=MOST_ROWS, got=str(len(program)))
        for row_number, row in enumerate(program, start=1):
            check_form(parts["position"].edition, row, False, place, row_number)
    return programs


def read_program(data: Object, parts: Parts) -> tuple[Program, ...]:
    """Read the program of a bug hunt or of a prediction, made of cards of the hand."""
    programs = read_programs(need(data, "program"), "program", parts)
    for program in programs:
        check_cards(parts["position"], program, "program")
    if not all(programs) or "none" in [row for program in programs for row in program]:
        raise Malformed("program", "program", got=shown(data["program"]))
    return programs


def read_needs(data: Object, parts: Parts) -> tuple[tuple[str, ...], ...]:
    """Read a list of needs; each is a card, or a list of cards that are taken away together."""
    edition = parts["position"].edition

    def read(value: Json) -> tuple[str, ...]:
        return read_cards(value if isinstance(value, list) else [value], "", edition)

    return each(data.get("needs", []), "needs", read)


def read_minimum(data: Object, parts: Parts) -> Minimum | None:
    if "minimum" not in data and parts["kind"] != "fewest":
        return None
    value = as_object(need(data, "minimum"), "minimum", Minimum._fields)
    try:
        counts = {key: as_int(need(value, key), key, 0) for key in Minimum._fields}
    except Refusal as refusal:
        raise refusal.within("minimum") from None
    return Minimum(**counts)


def read_stars(data: Object, parts: Parts) -> tuple[int, int] | None:
    if "stars" not in data:
        return None
    three, *rest = each(data["stars"], "stars", lambda cards: as_int(cards, "", 0, MOST_CARDS)) or (0,)
    if len(rest) != 1 or rest[0] < three:
        raise Malformed("puzzle-stars", "stars", got=shown(data["stars"]))
    return three, rest[0]


COMMON = {"texts", "concepts", "position", "control", "rounds", "events", "others"}
ASKED = COMMON | {"bonuses", "goals", "limits"}
KEYS: dict[PuzzleKind, set[str]] = {
    "write": ASKED | {"rows", "needs", "minimum", "stars"},
    "fewest": ASKED | {"rows", "needs", "minimum"},
    "bug": ASKED | {"program"},
    "predict": COMMON | {"program", "facing"},
}
# A part depends only on parts of earlier stages.
STAGES: tuple[dict[str, Callable[[Object, Parts], object]], ...] = (
    {"texts": read_texts, "concepts": read_concepts, "position": read_start},
    {"control": read_control, "rounds": read_rounds},
    {
        "rows": read_rows,
        "bonuses": read_bonuses,
        "events": read_events,
        "others": read_others,
        "goals": lambda data, parts: read_goals(data.get("goals", []), parts["position"], parts["control"]),
        "limits": lambda data, parts: read_limits(data.get("limits", {}), parts["position"].edition),
        "program": read_program,
        "facing": lambda data, parts: as_bool(data.get("facing", True), "facing"),
        "needs": read_needs,
        "minimum": read_minimum,
        "stars": read_stars,
    },
)


# ---------------------------------------------------------------- writing


def write_puzzle(puzzle: Puzzle) -> Object:
    """Write a puzzle, the exact inverse of `read_puzzle`; defaults are left out."""
    position, keys = puzzle.position, KEYS[puzzle.kind]
    ids = [robot.id for robot in position.robots]
    data: Object = {
        "format": FORMAT,
        "kind": puzzle.kind,
        "concepts": list(puzzle.concepts),
        "texts": {language: write_text(text) for language, text in puzzle.texts},
        "position": write_position(position),
        "control": one_or_all([ids[seat] for seat in puzzle.control]),
        "rounds": puzzle.rounds if puzzle.rounds > 1 else None,
        "rows": puzzle.rows,
        "bonuses": list(puzzle.bonuses),
        "events": alike(puzzle.events) if set(puzzle.events) != {"nothing"} else None,
        "others": {ids[other.seat]: write_other(other) for other in puzzle.others},
        "program": write_programs(puzzle.program),
        "facing": None if puzzle.facing else False,
        "goals": [write_goal(goal, position, puzzle.control) for goal in puzzle.goals],
        "limits": write_limits(puzzle.limits),
        "needs": [one_or_all(cards) for cards in puzzle.needs],
        "minimum": puzzle.minimum._asdict() if puzzle.minimum else None,
        "stars": list(puzzle.stars) if puzzle.stars else None,
    }
    return {
        key: value
        for key, value in data.items()
        if value not in (None, [], {}) and key in keys | {"format", "kind"}
    }


def one_or_all(values: Sequence[Json]) -> Json:
    return values[0] if len(values) == 1 else list(values)


def write_text(text: Text) -> Object:
    return {key: value for key, value in text._asdict().items() if value}


def write_other(other: Other) -> Json:
    if other.rolls is None:
        return ANY
    return alike([list(faces) for faces in other.rolls]) if other.rolls else write_programs(other.programs)


def write_programs(programs: Sequence[Program]) -> Json:
    return alike([write_short(program) for program in programs]) if programs else None


def alike(values: Sequence[Json]) -> Json:
    """Return one value where it is the same in every round, or else the list."""
    return values[0] if all(value == values[0] for value in values) else list(values)
