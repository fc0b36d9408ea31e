"""Puzzles in a browser: how one is shown, help to program it, attempts, hints.

Solutions never leave the server; what is known of them is told in hints, one at a time."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import msgspec

from golems.drawing.film import ShownRound, make_film
from golems.match.requests import PROGRAM, Request, write_request
from golems.notation.cells import read_cell, read_facing
from golems.notation.inputs import seat_reader
from golems.notation.programs import read_short, write_program
from golems.notation.reading import Json, encode
from golems.puzzles.bugs import with_one_card_changed
from golems.puzzles.course import chapters, puzzles
from golems.puzzles.documents import read_puzzle
from golems.puzzles.hints import hints
from golems.puzzles.judge import Ghost, Judgement, Run, judge, judge_ghosts
from golems.puzzles.messages import PuzzleMessage, tell_goal, tell_limits
from golems.puzzles.programs import check_laid, hand_of
from golems.puzzles.puzzle import Other, Puzzle
from golems.rules.editions import EDITIONS
from golems.rules.parobots import CARDS
from golems.rules.programs import cards_of
from golems.rules.refusals import Illegal
from golems.rules.values import Position, Program, Seat
from golems.server.shapes import read_within
from golems.server.shared.drafts import DraftTask, ProgramDraft, SlotPath, help_with
from golems.server.shared.marks import marks
from golems.server.shared.puzzle_shapes import CardChange, Hint, OtherRobot, ShownPuzzle, Spot, TriedPuzzle
from golems.server.shared.sizes import check_size
from golems.server.shared.thinker import PuzzleThinker
from golems.texts.puzzles import fewest_in_words, told_other, with_marks
from golems.words.facts import say_with_names
from golems.words.language import Language, language

MOST_BYTES = 16 * 1024  # of a puzzle that is sent
AT_MOST = 120.0  # seconds to think about a puzzle of the course, once
STRANGE_AT_MOST = 10.0  # and about one that was sent
SEEN_BEFORE = 1  # stars for a prediction after the golem has been watched


# ---------------------------------------------------------------- which puzzle


class FoundPuzzle(NamedTuple):
    """A puzzle, and its name; none if it was sent."""

    name: str | None
    puzzle: Puzzle

    @property
    def patience(self) -> float:
        """The seconds to think about the puzzle. How long a puzzle from a client takes, nobody knows."""
        return STRANGE_AT_MOST if self.name is None else AT_MOST

    @property
    def may_take_long(self) -> bool:
        """Whether an attempt may take long: dice that may show anything can fall in very many ways."""
        return self.name is None and any(other.rolls is None for other in self.puzzle.others)


def read_sent(document: Json) -> Puzzle:
    if (size := len(encode(document))) > MOST_BYTES:
        raise Illegal("puzzle-too-long", "puzzle", most=MOST_BYTES, got=size)
    puzzle: Puzzle = read_within("puzzle", read_puzzle, document)
    return puzzle


def concepts(puzzle: Puzzle, said: Language) -> tuple[str, ...]:
    return tuple([said.say(f"puzzle-concept-{concept}") for concept in puzzle.concepts])


@cache
def places() -> dict[str, tuple[str, str | None]]:
    """Return, by puzzle of the course, its chapter and the puzzle that comes after it."""
    names = list(puzzles())
    after = dict(zip(names, [*names[1:], None], strict=True))
    return {name: (chapter.name, after[name]) for chapter in chapters() for name in chapter.puzzles}


# ---------------------------------------------------------------- one puzzle


def show(found: FoundPuzzle, said: Language) -> ShownPuzzle:
    puzzle, ids = found.puzzle, [robot.id for robot in found.puzzle.position.robots]
    text = puzzle.text(said.code)
    chapter, after = places().get(found.name or "", (None, None))
    return ShownPuzzle(
        id=found.name,
        title=text.title,
        story=text.story,
        kind=puzzle.kind,
        edition=puzzle.position.edition,
        concepts=concepts(puzzle, said),
        control=tuple([ids[seat] for seat in puzzle.control]),
        rounds=puzzle.rounds,
        request=write_request(request_of(puzzle), puzzle.position),
        goals=tuple([told(puzzle, tell_goal(goal, puzzle.position), said) for goal in puzzle.goals]),
        limits=tuple(limits_in_words(puzzle, said)),
        others=tuple([show_other(puzzle, other, said) for other in puzzle.others]),
        marks=tuple(marks(puzzle)),
        film=make_film(board_of(puzzle), (), said),
        stars=puzzle.cards_for_stars() if puzzle.kind == "write" and puzzle.minimum else None,
        given=tuple([write_program(program) for program in puzzle.program]),
        changes=tuple(changes_of(puzzle)) if puzzle.kind == "bug" else (),
        facing=puzzle.facing,
        chapter=chapter,
        after=after,
    )


def board_of(puzzle: Puzzle) -> Position:
    """Return the board with the cells marked that robots have to come to; where a ghost shows how, that is
    enough."""
    goals = [goal for goal in puzzle.goals if goal.robot is not None and goal.facing is None]
    return with_marks(replace(puzzle, goals=tuple(goals)))


def told(puzzle: Puzzle, what: PuzzleMessage, said: Language) -> str:
    """Say it with the names of the cards in the box of the puzzle's edition."""
    return say_with_names(what.message, what.facts, puzzle.position.edition, said)


def limits_in_words(puzzle: Puzzle, said: Language) -> Iterator[str]:
    yield from (told(puzzle, what, said) for _, what in tell_limits(puzzle))
    yield from fewest_in_words(puzzle, said)


def show_other(puzzle: Puzzle, other: Other, said: Language) -> OtherRobot:
    """Show a robot that nobody controls; one program where it is the same in every round."""
    robot = puzzle.position.robots[other.seat]
    programs = dict.fromkeys(other.programs or [CARDS[robot.bot or ""]])
    return OtherRobot(
        robot.id, tuple([write_program(program) for program in programs]), told_other(puzzle, other, said)
    )


def request_of(puzzle: Puzzle) -> Request:
    """Return what is asked for, as at a table. Where there are several rounds, one may be left without a
    program."""
    cards = tuple([(card, count) for card, count in hand_of(puzzle).items() if count])
    least = 1 if puzzle.rounds == 1 else 0
    return Request(puzzle.control[0], PROGRAM, "G14", rows=(least, puzzle.rows), cards=cards)


# ---------------------------------------------------------------- bug hunts


def changes_of(puzzle: Puzzle) -> Iterator[CardChange]:
    """Return, by slot of the given programs, all cards that may take the place of the one there."""
    found: dict[tuple[int, SlotPath], list[str]] = {}
    for programs in with_one_card_changed(puzzle):
        number, slot, card = difference(puzzle, programs)
        found.setdefault((number, slot), []).append(card)
    return (CardChange(number, slot, tuple(cards)) for (number, slot), cards in found.items())


def difference(puzzle: Puzzle, programs: Sequence[Program]) -> tuple[int, SlotPath, str]:
    """Return the round and the slot in which another card lies, and this card. The cards that a row is laid
    with lie in the row itself, and then in its slots, counted from 1."""
    loops = EDITIONS[puzzle.position.edition].loops
    return next(
        (number, (row, index)[: 1 + (index > 0)], card)
        for number, (given, laid) in enumerate(zip(puzzle.program, programs, strict=True))
        for row, (one, other) in enumerate(zip(given, laid, strict=True))
        for index, (was, card) in enumerate(zip(cards_of(one, loops), cards_of(other, loops), strict=True))
        if was != card
    )


# ---------------------------------------------------------------- laying and trying


def help_to_solve(puzzle: Puzzle, program: Sequence[Any], said: Language) -> ProgramDraft:
    """Help with the program of one round."""
    alone = replace(puzzle, rounds=1)
    task = DraftTask(
        puzzle.position, "nothing", request_of(puzzle), lambda laid: check_laid(alone, [laid]), list(program)
    )
    return help_with(task, said)


def read_attempt(puzzle: Puzzle, written: Sequence[str]) -> tuple[Program, ...]:
    if puzzle.kind == "predict":
        raise Illegal("puzzle-kind", "puzzle", "G14", kind=puzzle.kind)
    programs = tuple(
        [read_within(f"programs[{number}]", read_short, text) for number, text in enumerate(written)]
    )
    check_laid(puzzle, programs)
    return programs


def try_programs(puzzle: Puzzle, programs: tuple[Program, ...], lang: str) -> TriedPuzzle:
    return tell(puzzle, judge(puzzle, programs), lang)


def read_ghosts(puzzle: Puzzle, spots: dict[str, Spot]) -> tuple[tuple[Seat, Ghost], ...]:
    if puzzle.kind != "predict":
        raise Illegal("puzzle-kind", "puzzle", "G14", kind=puzzle.kind)
    position = puzzle.position
    return tuple(
        [
            (
                read_within("ghosts", seat_reader(position), robot),
                Ghost(
                    read_cell(position.field, spot.cell, f"ghosts.{robot}.cell"),
                    None if spot.facing is None else read_facing(spot.facing, f"ghosts.{robot}.facing"),
                ),
            )
            for robot, spot in spots.items()
        ]
    )


def try_ghosts(puzzle: Puzzle, ghosts: tuple[tuple[Seat, Ghost], ...], again: bool, lang: str) -> TriedPuzzle:
    tried = tell(puzzle, judge_ghosts(puzzle, dict(ghosts)), lang)
    return msgspec.structs.replace(tried, stars=min(tried.stars, SEEN_BEFORE)) if again else tried


def tell(puzzle: Puzzle, judgement: Judgement, lang: str) -> TriedPuzzle:
    said = language(lang)
    missing = tuple([told(puzzle, missed.told, said) for missed in judgement.missed])
    film = make_film(board_of(puzzle), played(puzzle, judgement.run), said)
    return TriedPuzzle(judgement.solved, judgement.stars, missing, film)


def played(puzzle: Puzzle, run: Run) -> list[ShownRound]:
    is_carded = puzzle.position.edition == "4.0"
    return [
        ShownRound(outcome.events, plan.event if is_carded else None, dict(enumerate(plan.programs)))
        for plan, outcome in zip(run.plans, run.outcomes, strict=True)
    ]


# ---------------------------------------------------------------- hints


async def hint(thinker: PuzzleThinker, found: FoundPuzzle, number: int, said: Language) -> Hint:
    check_size("proof", "puzzle.position", found.puzzle.position.field)
    known = await thinker.know(found.patience, hints, found.puzzle)
    if number > len(known):
        raise Illegal("no-hint", "number", "G14", count=len(known))
    what = known[number - 1]
    return Hint(number, len(known), told(found.puzzle, what, said), named(what, "cell"), named(what, "robot"))


def named(what: PuzzleMessage, fact: str) -> tuple[str, ...]:
    """Return one fact of this name, or several."""
    several = what.facts.get(f"{fact}s", ())
    one = what.facts.get(fact)
    return (*([one] if isinstance(one, str) else []), *(several if isinstance(several, tuple) else ()))
