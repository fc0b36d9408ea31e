"""The judge of attempts: how they run, whether they solve the puzzle, and if not, what is missing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from golems.puzzles.goals import harm_to, is_met, touch_goals, touched_after
from golems.puzzles.messages import Fact, PuzzleMessage, tell_goal, tell_limits
from golems.puzzles.programs import cards_in, changed_cards, check_laid, hand_of
from golems.puzzles.puzzle import Puzzle, Rolls
from golems.puzzles.scripts import programs_of, rolls_in
from golems.rules.field import Cell
from golems.rules.plan import Plan
from golems.rules.refusals import Illegal
from golems.rules.rounds import Outcome, play_round
from golems.rules.values import Facing, Position, Program, Seat

MOST_STARS = 3


class Missed(NamedTuple):
    """What an attempt lacks: the place in the puzzle that asks for it, and the message that tells it."""

    where: str
    told: PuzzleMessage


class Run(NamedTuple):
    """One way an attempt can go, as far as it has been played."""

    position: Position
    plans: tuple[Plan, ...] = ()
    outcomes: tuple[Outcome, ...] = ()  # one for each round until the end of the game
    touched: tuple[int, ...] = ()  # how many cells of each goal `touch`
    unhurt: bool = True

    @property
    def is_over(self) -> bool:
        return bool(self.outcomes) and self.outcomes[-1].result is not None


class Judgement(NamedTuple):
    """Whether an attempt solves the puzzle, what it lacks, and how it runs."""

    solved: bool
    missed: tuple[Missed, ...]
    stars: int
    run: Run  # the first run that fails, or else the first of all


# ---------------------------------------------------------------- running


def runs(puzzle: Puzzle, programs: Sequence[Program]) -> list[Run]:
    """Return every way the dice can let these programs go; ways that lead to the same state go on as one."""
    found = [Run(puzzle.position, touched=(0,) * len(touch_goals(puzzle.goals)))]
    for number, program in enumerate(programs):
        further: dict[object, Run] = {}
        for run in found:
            for longer in played_on(puzzle, run, number, program):
                further.setdefault((longer.position, longer.is_over, longer.touched, longer.unhurt), longer)
        found = list(further.values())
    return found


def played_on(puzzle: Puzzle, run: Run, number: int, program: Program) -> Iterator[Run]:
    """Yield this run with one more round, for every way the dice can fall in it."""
    if run.is_over:
        yield run
        return
    out = [seat for seat, robot in enumerate(run.position.robots) if robot.out]
    for rolls in rolls_in(puzzle, number, out):
        plan = plan_of(puzzle, number, program, rolls)
        outcome = play_round(run.position, plan)
        touched, unhurt = watched(puzzle, run, plan, outcome)
        yield Run(outcome.position, (*run.plans, plan), (*run.outcomes, outcome), touched, unhurt)


def plan_of(puzzle: Puzzle, number: int, program: Program, rolls: dict[Seat, Rolls]) -> Plan:
    seats = range(len(puzzle.position.robots))
    programs = programs_of(puzzle, number, rolls) | dict.fromkeys(puzzle.control, program)
    return Plan(
        programs=tuple([programs.get(seat, ()) for seat in seats]),
        event=puzzle.events[number],
        rolls=tuple([rolls.get(seat, ()) for seat in seats]),
    )


def watched(puzzle: Puzzle, run: Run, plan: Plan, outcome: Outcome) -> tuple[tuple[int, ...], bool]:
    """Return how many cells the robots have touched after this round, and whether they are unhurt."""
    touched, unhurt, touches = run.touched, run.unhurt, touch_goals(puzzle.goals)
    if not touches and not puzzle.limits.no_damage:
        return touched, unhurt
    before = run.position
    for row in range(max(map(len, plan.programs)) + 1):
        after = play_round(run.position, plan, rows=row).position
        touched = touched_after(touches, touched, after) if row else touched
        unhurt = unhurt and not is_hurt(puzzle, before, after)
        before = after
    return touched, unhurt and not is_hurt(puzzle, before, outcome.position)


def is_hurt(puzzle: Puzzle, before: Position, after: Position) -> bool:
    """Tell whether a robot that the player controls has suffered in between."""
    return any(harm_to(after.robots[seat]) > harm_to(before.robots[seat]) for seat in puzzle.control)


# ---------------------------------------------------------------- judging programs


def judge(puzzle: Puzzle, programs: Sequence[Program]) -> Judgement:
    """Judge these programs, one for each round; raise if they cannot be laid."""
    check_laid(puzzle, programs)
    found = runs(puzzle, programs)
    failing = next((run for run in found if missed_goals(puzzle, run)), None)
    run = failing or found[0]
    missed = (*missed_goals(puzzle, run), *missed_limits(puzzle, programs))
    return Judgement(not missed, missed, 0 if missed else stars_for(puzzle, programs), run)


def stars_for(puzzle: Puzzle, programs: Sequence[Program]) -> int:
    """Return the stars of a solution: where cards are counted, fewer cards give more stars."""
    if puzzle.kind != "write":
        return MOST_STARS
    cards = cards_in(puzzle, programs).total()
    return 1 + sum(cards <= most for most in puzzle.cards_for_stars())


def missed_goals(puzzle: Puzzle, run: Run) -> list[Missed]:
    touched = dict(zip(touch_goals(puzzle.goals), run.touched, strict=True))
    missed = [
        Missed(f"goals[{number}]", tell_goal(goal, puzzle.position))
        for number, goal in enumerate(puzzle.goals)
        if not is_met(goal, puzzle.position, run.position, touched.get(goal, 0))
    ]
    if puzzle.limits.no_damage and not run.unhurt:
        missed += [Missed("limits.no_damage", dict(tell_limits(puzzle))["no_damage"])]
    return missed


def missed_limits(puzzle: Puzzle, programs: Sequence[Program]) -> list[Missed]:
    """Return the limits that the programs themselves break, and what their kind of puzzle asks of them."""
    broken = broken_limits(puzzle, programs)
    missed = [Missed(f"limits.{key}", told) for key, told in tell_limits(puzzle) if key in broken]
    cards = cards_in(puzzle, programs).total()
    if puzzle.kind == "fewest" and puzzle.minimum and cards > puzzle.minimum.cards:
        facts: dict[str, Fact] = {"number": puzzle.minimum.cards, "got": cards}
        missed.append(Missed("minimum.cards", PuzzleMessage("puzzle-limit-fewest", facts)))
    if puzzle.kind == "bug" and (changed := changed_cards(puzzle, programs)) != 1:
        missed.append(Missed("program", PuzzleMessage("puzzle-limit-one-card", {"got": changed})))
    return missed


def broken_limits(puzzle: Puzzle, programs: Sequence[Program]) -> set[str]:
    """Return the keys of the broken limits; damage shows only when the programs run."""
    limits, used = puzzle.limits, cards_in(puzzle, programs)
    broken = {f"use.{card}" for card in limits.use if not used[card]}
    if limits.rows and not limits.rows.allows(sum(map(len, programs))):
        broken.add("rows")
    if limits.cards and not limits.cards.allows(used.total()):
        broken.add("cards")
    whole = sum(hand_of(puzzle).values())
    if limits.all_cards and any(cards_in(puzzle, [program]).total() < whole for program in programs):
        broken.add("all_cards")
    return broken


# ---------------------------------------------------------------- judging predictions


class Ghost(NamedTuple):
    """Where a robot is predicted to be in the end, and where it looks; none means off the field."""

    cell: Cell | None
    facing: Facing | None


def expected_ghosts(puzzle: Puzzle) -> dict[Seat, Ghost]:
    """Return where the robots that the player controls really end."""
    robots = runs(puzzle, puzzle.program)[0].position.robots
    return {
        seat: Ghost(None, None) if robots[seat].out else Ghost(robots[seat].cell, robots[seat].facing)
        for seat in puzzle.control
    }


def judge_ghosts(puzzle: Puzzle, ghosts: Mapping[Seat, Ghost]) -> Judgement:
    """Judge whether the ghosts, one for each robot of the player, stand where the robots will."""
    expected = expected_ghosts(puzzle)
    if ghosts.keys() != expected.keys():
        raise Illegal("puzzle-ghosts", "ghosts", "G14", expected_count=len(expected), got=len(ghosts))
    missed = tuple(
        [
            Missed(f"ghosts.{puzzle.position.robots[seat].id}", wrong_ghost(puzzle, seat))
            for seat, ghost in ghosts.items()
            if not is_right(puzzle, ghost, expected[seat])
        ]
    )
    return Judgement(not missed, missed, 0 if missed else MOST_STARS, runs(puzzle, puzzle.program)[0])


def is_right(puzzle: Puzzle, ghost: Ghost, expected: Ghost) -> bool:
    return ghost.cell == expected.cell and (not puzzle.facing or ghost.facing == expected.facing)


def wrong_ghost(puzzle: Puzzle, seat: Seat) -> PuzzleMessage:
    return PuzzleMessage("puzzle-ghost-wrong", {"robot": puzzle.position.robots[seat].id})
