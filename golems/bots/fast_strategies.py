"""Strategies for rounds that `golems.fast` searches: a best reply, or a mixture that is hard to beat."""

from collections.abc import Sequence
from math import inf
from random import Random

import numpy as np

from golems.bots.candidates import Rivals, any_program, filled, others_of, players_of, programs_of, through
from golems.bots.duels import (
    WORK,
    BiasedGame,
    CorrectedGame,
    Duel,
    ReversedGame,
    duel_among,
    duel_between,
    duel_with,
    replies,
)
from golems.bots.greedy import best_program
from golems.bots.lookahead import Lookahead
from golems.fast.codes import event_code
from golems.fast.equilibrium import MatrixGame, Mixture, solve_game, spaced
from golems.fast.maps import NotCovered, map_of
from golems.fast.positions import pack
from golems.match.view import View
from golems.rules.values import Program, Seat

SAMPLES = 200  # samples of the others' programs in a second
# Fewer samples for events with which each of them costs more.
FEWER = {"loop": 100, "condition": 80, "lose_row": 120, "swap_rows": 80}
ANYTHING = 0.25  # the share of samples for a rival who may lay anything
NEARLY = 0.05  # a safer program may be worse by this part of a won game
FINAL = 0.15  # own programs that are tried against everything in the end, as a share of the samples
MASTERLY = 0.85  # the likelihood of a rival who thinks like `equilibrium`
GUESSES = 4  # guesses at what chance makes of his thoughts, where that takes little time
GAMES = 4  # time for this many games: three are solved, and the next round is searched
LEAST = 8  # the fewest programs of each side that are tried, however long that takes
CONSIDERED = 12  # programs of a side for which the next round is searched
FEARED = 2  # programs of a rival who goes straight for the seat

TARGET = 0.003  # how exploitable a mixture may be, as a part of the range of values
LEAN = 1.0  # the weight of gains from expected programs, where what the best reply leaves has weight 1:
# with less, `archmage` hardly beats `master`; with more, `master` is too easy to foresee
SURE = 0.003  # a program that is better by this much is laid e times as often


def covers(view: View) -> bool:
    """Tell whether the fast engine plays this game."""
    try:
        pack(map_of(view.position, ask_contents=True), view.position)
        event_code(view.event)
    except NotCovered:
        return False
    return True


def samples(view: View, seconds: float) -> int:
    return max(1, int(FEWER.get(view.event, SAMPLES) * seconds))


def affordable(duel: Duel, size: int, seconds: float, games: int = 1) -> int:
    """Return how many programs of each side can be tried if this many games are solved, judged by the time
    the first ones have taken."""
    if duel.whole:
        return size
    before, (rows, columns) = duel.work, duel.shape
    first = [duel.row(row) for row in spaced(rows)] + [duel.column(column) for column in spaced(columns)]
    each = max(1, 2 * (duel.work - before) // len(first))
    left = int(WORK * seconds) - duel.work
    return max(LEAST, min(size, left // each) // games)


# ---------------------------------------------------------------- best replies


def best_reply(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Return the best reply to others who play anything. Of nearly equal programs it takes the one that does
    best if a single rival goes straight for the seat."""
    rivals, size = players_of(view), samples(view, seconds)
    if len(rivals) != 1:
        return best_against(view, seat, anything(view, size, rng), rng, WORK * seconds)
    duel = duel_with(view, seat, rivals[0], rng, seconds)
    size, columns = affordable(duel, size, seconds), duel.shape[1]
    worths = replies(duel, evenly(columns, rng.sample(range(columns), min(columns, size))))
    worths = against_all(duel, best_of(worths, max(1, int(FINAL * size / len(others_of(view))))))
    feared = replies(duel, evenly(columns, [straight(view, rivals[0], rng) for _ in range(FEARED)]))
    feared[worths < worths.max() - NEARLY] = -np.inf
    return programs_of(view, seat)[one_of_best(feared, rng)]


def average_worths(
    view: View, seat: Seat, programs: Sequence[Program], rng: Random, seconds: float
) -> list[float]:
    """Return what each of these own programs is worth on average against others who play anything."""
    laid = anything(view, samples(view, seconds), rng)
    if len(laid) != 1 or players_of(view) != list(laid):
        worths = mean_worths(view, seat, laid, rng, WORK * seconds)
        numbers = {program: number for number, program in enumerate(programs_of(view, seat))}
        return [float(worths[numbers[program]]) for program in programs]
    duel = duel_between(filled(view, rng), view.event, {seat: list(programs), **laid})
    return [float(duel.row(number).mean()) for number in range(len(programs))]


def against_all(game: MatrixGame, rows: list[int]) -> Mixture:
    """Return what these rows are worth if all columns are equally likely; others get minus infinity."""
    worths = np.full(game.shape[0], -np.inf)
    worths[rows] = [game.row(number).mean() for number in rows]
    return worths


def straight(view: View, rival: Seat, rng: Random) -> int:
    """Return the program that is best for a rival if nobody else moves."""
    return programs_of(view, rival).index(best_program(through(view, rival), rival, rng))


def anything(view: View, size: int, rng: Random) -> Rivals:
    """Return random programs that the others may lay together."""
    return {other: [any_program(view, other, rng) for _ in range(size)] for other, _ in others_of(view)}


def best_against(view: View, seat: Seat, laid: Rivals, rng: Random, patience: float = inf) -> Program:
    return programs_of(view, seat)[one_of_best(mean_worths(view, seat, laid, rng, patience), rng)]


def mean_worths(view: View, seat: Seat, laid: Rivals, rng: Random, patience: float = inf) -> Mixture:
    """Return the mean worth of each own program against what is laid, all equally likely; only the first part
    of it counts if all would take more work than `patience`."""
    duel, tried = duel_among(view, seat, laid, rng), 0
    columns = duel.shape[1]
    while tried < columns and (tried < LEAST or duel.work < patience):
        duel.column(tried)
        tried += 1
    return replies(duel, evenly(columns, range(tried)))


def one_of_best(worths: Mixture, rng: Random) -> int:
    """Return one of the best by chance."""
    return rng.choice(np.flatnonzero(worths >= worths.max()).tolist())


def best_of(worths: Mixture, count: int) -> list[int]:
    """Return this many of the best, the best first."""
    best: list[int] = (-worths).argsort(kind="stable")[:count].tolist()
    return best


# ---------------------------------------------------------------- mixtures


def equilibrium(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Draw a program from a mixture that hardly a reply beats. Chance decides what ParoBots play. Against
    several players, who are not one enemy, it is the best reply to what each is likely to lay."""
    rivals = players_of(view)
    if len(rivals) != 1:
        return among_several(view, seat, rng, seconds) if rivals else best_reply(view, seat, rng, seconds)
    duel = duel_with(view, seat, rivals[0], rng, seconds)
    size = affordable(duel, samples(view, seconds), seconds)
    mixture = hard_to_beat(duel, view, rivals[0], size, rng)
    return rng.choices(programs_of(view, seat), mixture.tolist())[0]


def hard_to_beat(game: MatrixGame, view: View, rival: Seat, size: int, rng: Random) -> Mixture:
    return leaning(game, lesser(game, view, rival, size, rng), size)


def beyond(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Draw a program as `equilibrium` does, but expect a rival who may think like `equilibrium`, value
    positions as masters do, and judge likely pairs of programs by the round that follows.

    Where a round takes little time the rival judges as `equilibrium` does; otherwise as this function does,
    and fewer programs are tried.
    """
    rivals = players_of(view)
    if len(rivals) != 1:
        return equilibrium(view, seat, rng, seconds)
    [rival] = rivals
    duel = duel_with(view, seat, rival, rng, seconds, "masters")
    size = affordable(duel, samples(view, seconds), seconds, GAMES)
    his = duel_with(view, seat, rival, rng, seconds) if is_quick(duel, seconds) else duel
    expected = foretold(his, view, seat, rival, size, rng)
    likely, count = leaning(duel, expected, size), max(1, int(CONSIDERED * seconds))
    game = foreseen(duel, Lookahead(view, seat, rival, rng), likely, expected, count)
    mixture = leaning(game, expected, size)
    return rng.choices(programs_of(view, seat), mixture.tolist())[0]


def foretold(duel: Duel, view: View, seat: Seat, rival: Seat, size: int, rng: Random) -> Mixture:
    """Return how likely each program is of a rival who may well think like `equilibrium`."""
    seen, guesses = through(view, rival), range(GUESSES if duel.whole else 1)
    thoughts = [hard_to_beat(ReversedGame(duel), seen, seat, size, rng) for _ in guesses]
    less = lesser(duel, view, rival, size, rng)
    expected: Mixture = MASTERLY * np.mean(thoughts, axis=0) + (1 - MASTERLY) * less
    return expected


def is_quick(duel: Duel, seconds: float) -> bool:
    """Tell whether there is time to search everything once more."""
    return duel.whole is not None and len(duel.chances) == 1 and 2 * duel.work <= WORK * seconds


def foreseen(
    game: MatrixGame, ahead: Lookahead, likely: Mixture, expected: Mixture, count: int
) -> MatrixGame:
    """Return the game corrected by the next round, for this many likely programs of each side."""
    rows, columns = [best_of(mixture, count) for mixture in (likely, expected)]
    mine, theirs = programs_of(ahead.view, ahead.seat), programs_of(ahead.view, ahead.rival)
    more = ahead.corrections([mine[row] for row in rows], [theirs[column] for column in columns])
    return CorrectedGame(game, rows, columns, more.astype(np.float32))


def leaning(game: MatrixGame, expected: Mixture, size: int) -> Mixture:
    """Return the mixture that maximises what the best reply leaves plus the gain from expected programs."""
    gains = (LEAN * replies(game, expected)).astype(np.float32)
    return solve_game(BiasedGame(game, gains), TARGET, size).mine


def lesser(game: MatrixGame, view: View, rival: Seat, size: int, rng: Random) -> Mixture:
    """Return how likely each program of the rival is if he lays anything, or what is best against anything,
    or what is best if nobody else moves, each equally likely."""
    (rows, columns), few = game.shape, max(1, int(ANYTHING * size))
    worths = replies(ReversedGame(game), evenly(rows, rng.choices(range(rows), k=few)))
    laid = [
        rng.choices(range(columns), k=few),
        rng.choices(range(columns), preferred(worths), k=few),
        [straight(view, rival, rng)],
    ]
    return sum([evenly(columns, numbers) for numbers in laid], np.zeros(columns)) / len(laid)


def evenly(size: int, numbers: Sequence[int]) -> Mixture:
    """Return a mixture of these numbers, all equally likely."""
    mixture = np.zeros(size)
    np.add.at(mixture, numbers, 1 / len(numbers))
    return mixture


def preferred(worths: Mixture) -> list[float]:
    """Return weights that are the greater, the better a program is."""
    parts: list[float] = np.exp((worths - worths.max()) / SURE).tolist()
    return parts


# ---------------------------------------------------------------- several players


def among_several(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Return the best reply to several players who each prefer what is best against anything."""
    size, rivals = samples(view, seconds), players_of(view)
    patience = WORK * seconds / (len(rivals) + 1)
    laid = anything(view, size, rng)
    laid |= {other: likely(view, other, size, rng, patience) for other in rivals}
    return best_against(view, seat, laid, rng, patience)


def likely(view: View, seat: Seat, size: int, rng: Random, patience: float) -> list[Program]:
    """Return programs that this seat may lay; the better a program, the likelier it is."""
    seen = through(view, seat)
    worths = mean_worths(seen, seat, anything(seen, max(1, int(ANYTHING * size)), rng), rng, patience)
    return rng.choices(programs_of(seen, seat), preferred(worths), k=size)
