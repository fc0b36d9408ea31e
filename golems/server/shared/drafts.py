"""Help with laying a program: which cards fit where, whether it may be sealed, and where it would lead.

The rules decide: a card fits when the program, filled up with cards from the hand, is legal."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, repeat
from typing import Annotated, Any, NamedTuple, TypeAlias

from msgspec import Meta

from golems.drawing.layout import Layout
from golems.drawing.scene import Piece, named_barrels, pieces_of
from golems.match.requests import Request, ask_program
from golems.notation.inputs import BONUSES, EVENTS, seat_reader
from golems.notation.positions import read_position
from golems.notation.programs import LOOPS, read_program, write_short
from golems.notation.reading import Json, Malformed, as_choice
from golems.rules.editions import EDITIONS
from golems.rules.events import Left, Moved, Swept, Teleported
from golems.rules.parobots import DIE, dice_of
from golems.rules.plan import Plan
from golems.rules.programs import check_program
from golems.rules.refusals import Illegal, Refusal
from golems.rules.rounds import Outcome, play_round, play_row
from golems.rules.table import Event
from golems.rules.values import Command, EventCard, Position, Program, Robot, Seat
from golems.server.http.problems import Problem
from golems.server.shapes import Quarters, Shape, Word, read_within
from golems.words.cards import quoted_name
from golems.words.language import Language
from golems.words.refusals import explain

MOST_ROWS = 8  # that are read at all
DEEPEST = 3  # row, card in it, card in that
SlotPath: TypeAlias = tuple[int, ...]  # row, and where in it
PLACE = re.compile(r"\[(\d+)\]")


class DraftWanted(Shape, frozen=True):
    """A program that is being laid: rows in the long form, with null where a card is still missing."""

    position: dict[str, Any]
    robot: Word
    event: Word = "nothing"
    bonus: Word | None = None
    program: Annotated[tuple[Any, ...], Meta(max_length=MOST_ROWS)] = ()
    ghost: bool = False
    turn: Quarters = 0


class Fit(Shape, frozen=True):
    """An open slot, and for each card why it may not be laid there; null: it may."""

    slot: SlotPath
    cards: dict[str, str | None]


class GhostStep(Shape, frozen=True):
    """Where the robot would be after a row, and the middles of the cells on its way, if nobody interfered."""

    row: int
    piece: Piece
    path: tuple[tuple[int, int], ...]


class ProgramDraft(Shape, frozen=True):
    """What is known of a program that is being laid: `problem` says why it may not be sealed yet, `short` is
    the finished program."""

    problem: Problem | None
    fits: tuple[Fit, ...]
    ghost: tuple[GhostStep, ...]
    short: str | None


class DraftTask(NamedTuple):
    """What is programmed, what may be laid, and what checks a program."""

    position: Position
    event: EventCard
    request: Request
    check: Callable[[Program], None]
    rows: list[Json]

    @property
    def seat(self) -> Seat:
        return self.request.seat

    @property
    def robot(self) -> Robot:
        return self.position.robots[self.seat]


def draft(wanted: DraftWanted, language: Language) -> ProgramDraft:
    return help_with(read_wanted(wanted), language, wanted.turn if wanted.ghost else None)


def help_with(task: DraftTask, language: Language, turn: int | None = None) -> ProgramDraft:
    """Return the help for a program, with ghosts on a board that is turned so; none: without."""
    if refusal := no_room(task):
        return ProgramDraft(
            told_here(named(refusal, misplaced(task, refusal), task, language), language), (), (), None
        )
    problem = why_not(task)
    return ProgramDraft(
        told_here(problem, language) if problem else None,
        tuple([fit(task, slot, language) for slot in open_slots(task)]),
        () if turn is None else tuple(ghosts(task, turn)),
        None if problem else write_short(read_program(task.rows)),
    )


def read_wanted(wanted: DraftWanted) -> DraftTask:
    position = read_within("position", read_position, wanted.position)
    seat = read_within("robot", seat_reader(position), wanted.robot)
    robot = position.robots[seat]
    if robot.out or robot.bot:
        raise Illegal("no-program", "robot", "R3" if robot.out else "Q3")
    event = as_choice(wanted.event, "event", EVENTS)
    bonus = None if wanted.bonus is None else as_choice(wanted.bonus, "bonus", BONUSES)
    check = partial(check_program, position, robot, event=event, bonus=bonus)
    return DraftTask(position, event, ask_program(position, seat, event, bonus), check, list(wanted.program))


def no_room(task: DraftTask) -> Refusal | None:
    """Return why a card does not go into another one (P2): that is wrong, and yet it is a program. Anything
    else that cannot be read is none, and raised."""
    try:
        read_within("program", read_program, filled(task))
    except Refusal as refusal:
        if not misplaced(task, refusal):
            raise
        return refusal
    return None


def misplaced(task: DraftTask, refusal: Refusal) -> str:
    """Return the card with slots of its own that stands where only a command can."""
    value: Any = filled(task)
    for index in PLACE.findall(refusal.path):
        value = value[int(index)]
    match value:
        case [str(card), *_] if card in CARDS_WITH_SLOTS and refusal.reason == "inside":
            return card
    return ""


def told_here(refusal: Refusal, language: Language) -> Problem:
    """Tell a refusal without its place, which is plain to see."""
    return Problem(refusal.reason, reason_in_words(refusal, language), refusal.rule, refusal.path)


def reason_in_words(refusal: Refusal, language: Language) -> str:
    return explain(refusal, language, is_placed=False)


# ---------------------------------------------------------------- what the rules say


def why_not(task: DraftTask) -> Refusal | None:
    """Return what is wrong whatever comes into the open slots, or else what is still missing."""
    if refusal := verdict(task, filled(task)):
        return refusal
    for slot in holes(task.rows):
        return Illegal("unfinished", f"program[{slot[0]}]", task.request.rule, row=slot[0] + 1)
    return verdict(task, task.rows)


def verdict(task: DraftTask, rows: list[Json]) -> Refusal | None:
    try:
        task.check(read_program(rows))
    except Refusal as refusal:
        return refusal
    return None


def fit(task: DraftTask, slot: SlotPath, language: Language) -> Fit:
    cards = {}
    for card, _ in task.request.cards:
        laid = task._replace(rows=placed(task.rows, slot, opened(card)))
        refusal = verdict(laid, filled(laid))
        cards[card] = reason_in_words(named(refusal, card, task, language), language) if refusal else None
    return Fit(slot, cards)


def named(refusal: Refusal, card: str, task: DraftTask, language: Language) -> Refusal:
    """Put the name of the card into a refusal of a row: people know a card by its name."""
    if isinstance(refusal, Malformed):
        name = quoted_name(card, task.position.edition, language)
        return type(refusal)(refusal.reason, refusal.path, got=name)
    return refusal


# ---------------------------------------------------------------- slots


def opened(card: str) -> Json:
    """Return a card with the slots that it opens."""
    if card in LOOPS:
        return [card, None]
    return [card, None, None] if card not in COMMANDS else card


COMMANDS = frozenset([command for edition in EDITIONS.values() for command in edition.commands])
CARDS_WITH_SLOTS = frozenset([card for edition in EDITIONS.values() for card in edition.cards]) - COMMANDS


def open_slots(task: DraftTask) -> list[SlotPath]:
    """Return where a card is missing, and the next row if there may be one."""
    more = [(len(task.rows),)] if len(task.rows) < task.request.rows[1] else []
    return [*holes(task.rows), *more]


def holes(value: Json, slot: SlotPath = ()) -> Iterator[SlotPath]:
    if value is None:
        yield slot
    elif isinstance(value, list) and len(slot) <= DEEPEST:
        for index, part in enumerate(value):
            yield from holes(part, (*slot, index))


def placed(rows: list[Any], slot: SlotPath, card: Json) -> list[Json]:
    """Return the rows with a card in this slot."""
    first, *rest = slot
    inner = placed(rows[first], tuple(rest), card) if rest else card
    return [*rows[:first], inner, *rows[first + 1 :]]


def filled(task: DraftTask) -> list[Json]:
    """Return the program with cards that are left in the hand wherever one is missing."""
    missing = task.request.rows[0] - len(task.rows)
    rows = [*task.rows, *[None] * missing]
    spare = spare_cards(task)
    for slot in list(holes(rows)):
        rows = placed(rows, slot, next(spare))
    return rows


def spare_cards(task: DraftTask) -> Iterator[str]:
    """Return commands that are not laid yet; when there are none any more, one too many."""
    laid = Counter(cards_in(task.rows))
    known = EDITIONS[task.position.edition].commands
    commands = [(card, count) for card, count in task.position.hand if card in known]
    left = chain.from_iterable([repeat(card, count - laid[card]) for card, count in commands])
    return chain(left, repeat(commands[0][0]))


def cards_in(value: Json, depth: int = 0) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list) and depth <= DEEPEST:
        for part in value:
            yield from cards_in(part, depth + 1)


# ---------------------------------------------------------------- where it leads


def ghosts(task: DraftTask, turn: int) -> Iterator[GhostStep]:
    """Yield ghosts row by row, up to the first that is unfinished, or to the end of the robot or of the
    game."""
    layout = Layout(task.position.field, turn)
    position = opened_round(task)
    for number, row in enumerate(finished_rows(task), start=1):
        if position.robots[task.seat].out:
            return
        outcome = alone(position, task.seat, row)
        pieces = {piece.key: piece for piece in pieces_of(named_barrels(outcome.position), layout)}
        if piece := pieces.get(f"robot-{task.robot.id}"):
            way = [position.robots[task.seat].cell, *steps(outcome.events, task.seat)]
            yield GhostStep(number, piece, tuple([layout.middle(cell) for cell in way]))
        position = outcome.position
        if outcome.result:
            return


def finished_rows(task: DraftTask) -> Program:
    """Return the rows before the first open slot; none where the edition does not have such rows."""
    first = next(holes(task.rows), (len(task.rows),))[0]
    program = read_program(task.rows[:first])
    try:
        check_program(task.position, task.robot, program, free=True)
    except Illegal:
        return ()
    return program


def opened_round(task: DraftTask) -> Position:
    """Return the board when the event card has acted; nobody knows what is in the barrels, so nothing is."""
    barrels = tuple([(cell, ("empty",) * len(column)) for cell, column in task.position.barrels])
    position = task.position._replace(barrels=barrels)  # type: ignore[arg-type]
    robots = position.robots
    rolls: list[tuple[Command, ...]] = [DIE[:1] * dice_of(robot.bot) if robot.bot else () for robot in robots]
    plan = Plan(((),) * len(robots), task.event, rolls=tuple(rolls))
    return play_round(position, plan, rows=0).position


def alone(position: Position, seat: Seat, row: Any) -> Outcome:
    rows = [row if other == seat else None for other in range(len(position.robots))]
    return play_row(position, rows)


def steps(events: tuple[Event, ...], seat: Seat) -> list[int]:
    """Return the cells that a robot comes to."""
    return [event.to for event in events if isinstance(event, STEPS) and event.robot == seat]


STEPS = (Moved, Teleported, Left, Swept)
