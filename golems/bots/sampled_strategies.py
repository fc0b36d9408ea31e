"""Strategies for rounds searched with `golems.rules`, for all that `golems.fast` does not cover and where it
is not installed: own programs are tried against as many of the others' as there is time for."""

from collections.abc import Sequence
from math import exp
from random import Random

from golems.bots.candidates import any_program, others_of, players_of, through
from golems.bots.evaluation import WIN
from golems.bots.greedy import best_program
from golems.bots.round_games import Mixture, OtherSide, RoundGame, SidedGame, leaning, replies
from golems.bots.round_trees import Laid, ProgramTree, RoundMemory, Worths, grown, programs_tried, width_of
from golems.match.view import View
from golems.rules.values import Program, Seat

WORK = 12_000  # rows that a slow core plays in a second, with some time to spare
THEIRS = 60  # what the others may lay together is drawn so often in a second, if there is time
LEAST = 4  # but so often at least
NEARLY = 0.05  # a safer program may be worse by this part of a won game
FEARED = 2  # programs of a rival who goes straight for the seat
FEW = 6  # programs of each kind that a rival is expected to lay
SURE = 0.003  # a program that is better by this part of a won game is laid e times as often
MASTERLY = 0.85  # the likelihood of a rival who thinks like `equilibrium`


def best_reply(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Return the best reply to others who play anything; of nearly equal ones the one that does best if a
    single rival goes straight for the seat."""
    programs, rivals = programs_tried(view, seat, rng), players_of(view)
    worths, tried = against_anything(view, seat, programs, rng, seconds)
    if len(rivals) == 1:
        best = max(worths) - NEARLY * WIN * tried
        programs = [program for program, worth in zip(programs, worths, strict=True) if worth >= best]
        worths = against_the_straight(view, seat, programs, rivals[0], rng)
    return rng.choice(
        [program for program, worth in zip(programs, worths, strict=True) if worth == max(worths)]
    )


def equilibrium(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Draw a program from a mixture that gains from weaker players and that hardly a reply beats; against
    several players, or none, play the best reply to anything."""
    rivals = players_of(view)
    if len(rivals) != 1:
        return best_reply(view, seat, rng, seconds)
    game = RoundGame(view, seat, rivals[0], rng)
    expected = lesser(game, view, rivals[0], rng)
    return drawn_from(game, leaning(game, expected, WORK * seconds), rng)


def beyond(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Draw a program as `equilibrium` does, but expect a rival who may think likewise. Nobody looks beyond
    the round here."""
    rivals = players_of(view)
    if len(rivals) != 1:
        return best_reply(view, seat, rng, seconds)
    [rival] = rivals
    game, patience = RoundGame(view, seat, rival, rng), WORK * seconds
    his = OtherSide(game)
    thought = leaning(his, lesser(his, through(view, rival), seat, rng), patience / 2)
    parts = [(thought, MASTERLY), (lesser(game, view, rival, rng), 1 - MASTERLY)]
    return drawn_from(game, leaning(game, mixed(parts), patience), rng)


def drawn_from(game: SidedGame, mixture: Mixture, rng: Random) -> Program:
    [number] = rng.choices(list(mixture), list(mixture.values()))
    return game.mine[number]


def lesser(game: SidedGame, view: View, rival: Seat, rng: Random) -> Mixture:
    """Return how likely each program of the rival is if he lays anything, or what is best against anything,
    or what is best if nobody else moves, each equally likely."""
    rows = rng.choices(range(len(game.mine)), k=FEW)
    worths = replies(OtherSide(game), evenly(rows))
    columns = range(len(game.theirs))
    straight = best_program(through(view, rival), rival, rng)
    laid = [
        rng.choices(columns, k=FEW),
        rng.choices(columns, preferred(worths), k=FEW),
        [game.theirs.index(straight) if straight in game.theirs else 0],
    ]
    return mixed([(evenly(numbers), 1 / len(laid)) for numbers in laid])


def evenly(numbers: Sequence[int]) -> Mixture:
    """Return a mixture of these numbers, all equally likely."""
    return mixed([({number: 1.0}, 1 / len(numbers)) for number in numbers])


def mixed(parts: Sequence[tuple[Mixture, float]]) -> Mixture:
    """Return one mixture of several, each with its share."""
    whole: Mixture = {}
    for mixture, share in parts:
        for number, part in mixture.items():
            whole[number] = whole.get(number, 0.0) + share * part
    return whole


def preferred(worths: Worths) -> list[float]:
    """Return weights that are the greater, the better a program is."""
    best = max(worths)
    return [exp((worth - best) / (SURE * WIN)) for worth in worths]


def average_worths(
    view: View, seat: Seat, programs: Sequence[Program], rng: Random, seconds: float
) -> Worths:
    """Return what each of these own programs is worth in all against others who play anything."""
    return against_anything(view, seat, programs, rng, seconds)[0]


def against_anything(
    view: View, seat: Seat, programs: Sequence[Program], rng: Random, seconds: float
) -> tuple[Worths, int]:
    """Return the sum of what each program is worth, and against how many draws of the others."""
    memory = RoundMemory(view, seat, rng)
    laid = [anything(view, rng) for _ in range(max(LEAST, int(THEIRS * seconds)))]
    tree = tree_of(view, programs, laid)
    worths, tried = [0.0] * len(programs), 0
    for each in laid:
        if tried >= LEAST and memory.work >= WORK * seconds:
            break
        found = memory.mean_worths(tree, seat, each)
        worths, tried = list(map(sum, zip(worths, found, strict=True))), tried + 1
    return worths, tried


def against_the_straight(
    view: View, seat: Seat, programs: Sequence[Program], rival: Seat, rng: Random
) -> Worths:
    """Return what each program is worth if a rival lays what is best if nobody else moves."""
    memory, total = RoundMemory(view, seat, rng), [0.0] * len(programs)
    for _ in range(FEARED):
        laid = {**anything(view, rng), rival: best_program(through(view, rival), rival, rng)}
        found = memory.mean_worths(tree_of(view, programs, [laid]), seat, laid)
        total = list(map(sum, zip(total, found, strict=True)))
    return total


def anything(view: View, rng: Random) -> dict[Seat, Program]:
    """Return what the others may lay together."""
    return {other: any_program(view, other, rng) for other, _ in others_of(view)}


def tree_of(view: View, programs: Sequence[Program], laid: Sequence[Laid]) -> ProgramTree:
    return grown(programs, view.event, width_of(programs, *[each.values() for each in laid]))
