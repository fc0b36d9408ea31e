"""What to lay in a round that `golems.fast` searches: a best reply, or one of a mixture hard to beat."""

from collections.abc import Sequence
from math import inf
from random import Random

import numpy as np

from golems.bots.ahead import Ahead
from golems.bots.considering import Rivals, any_program, others_of, players_of, programs_of, through
from golems.bots.duels import WORK, Corrected, Duel, Leaning, Turned, duel_among, duel_with, replies
from golems.bots.greedy import best_program
from golems.fast.maps import NotCovered, map_of
from golems.fast.positions import pack
from golems.fast.solve import Game, Mixture, solve_game, spaced
from golems.match.view import View
from golems.rules.values import EventCard, Program, Seat

SAMPLES = 200  # programs of the others in a second
# By event: where each of them costs more.
FEWER: dict[EventCard, int] = {"loop": 100, "condition": 80, "lose_row": 120, "swap_rows": 80}
ANYTHING = 0.25  # of the samples stand for anything that a rival may lay
NEARLY = 0.05  # of a game that is won: by so much a program may be worse that is safer
FINAL = 0.15  # for so many of them one of the best own programs is tried against everything
MASTERLY = 0.85  # how likely it is to meet one who thinks like `equilibrium`
GUESSES = 4  # at what chance may make of his thoughts, where that takes little time
GAMES = 4  # of the time that one would take: three are solved, and the next round is looked at
LEAST = 8  # programs of each side that are tried, however long that takes
CONSIDERED = 12  # programs of a side that are thought about beyond the round
FEARED = 2  # programs of a rival who goes straight for it

TARGET = 0.003  # how exploitable a mixture may be, as a part of the range of the values
LEAN = 1.0  # what is gained from those who are expected counts so much, what the best reply leaves counts 1:
# with less `archmage` hardly wins against `master`, with more `master` is too easily foreseen
SURE = 0.003  # a program that is better by this is laid e times as often


def covers(view: View) -> bool:
    """Whether the fast engine plays this game."""
    try:
        pack(map_of(view.position, ask_contents=True), view.position)
    except NotCovered:
        return False
    return True


def samples(view: View, seconds: float) -> int:
    return max(1, int(FEWER.get(view.event, SAMPLES) * seconds))


def affordable(duel: Duel, size: int, seconds: float, games: int = 1) -> int:
    """Programs of each side to be tried, if so many games are solved: no more than there is time for, by what
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
    """To others who play anything; of what is nearly as good, it is what does best if a single rival goes
    straight for it."""
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


def against_all(game: Game, rows: list[int]) -> Mixture:
    """What these rows are worth, all columns being equally likely; no other one is taken."""
    worths = np.full(game.shape[0], -np.inf)
    worths[rows] = [game.row(number).mean() for number in rows]
    return worths


def straight(view: View, rival: Seat, rng: Random) -> int:
    """What is best for a rival if nobody else moves."""
    return programs_of(view, rival).index(best_program(through(view, rival), rival, rng))


def anything(view: View, size: int, rng: Random) -> Rivals:
    """What the others may lay together."""
    return {other: [any_program(view, other, rng) for _ in range(size)] for other, _ in others_of(view)}


def best_against(view: View, seat: Seat, laid: Rivals, rng: Random, patience: float = inf) -> Program:
    return programs_of(view, seat)[one_of_best(mean_worths(view, seat, laid, rng, patience), rng)]


def mean_worths(view: View, seat: Seat, laid: Rivals, rng: Random, patience: float = inf) -> Mixture:
    """Of each own program, all that is laid being equally likely; only the first of it if all would be more
    work than there is patience for."""
    duel, tried = duel_among(view, seat, laid, rng), 0
    columns = duel.shape[1]
    while tried < columns and (tried < LEAST or duel.work < patience):
        duel.column(tried)
        tried += 1
    return replies(duel, evenly(columns, range(tried)))


def one_of_best(worths: Mixture, rng: Random) -> int:
    """Of those that are as good one by chance."""
    return rng.choice(np.flatnonzero(worths >= worths.max()).tolist())


def best_of(worths: Mixture, count: int) -> list[int]:
    """So many of the best, the best first."""
    best: list[int] = (-worths).argsort(kind="stable")[:count].tolist()
    return best


# ---------------------------------------------------------------- mixtures


def equilibrium(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Drawn from a mixture that hardly a reply beats. What ParoBots play is up to chance; several players are
    not one enemy: there it is the best reply to what each of them is likely to lay."""
    rivals = players_of(view)
    if len(rivals) != 1:
        return among_several(view, seat, rng, seconds) if rivals else best_reply(view, seat, rng, seconds)
    duel = duel_with(view, seat, rivals[0], rng, seconds)
    size = affordable(duel, samples(view, seconds), seconds)
    mixture = hard_to_beat(duel, view, rivals[0], size, rng)
    return rng.choices(programs_of(view, seat), mixture.tolist())[0]


def hard_to_beat(game: Game, view: View, rival: Seat, size: int, rng: Random) -> Mixture:
    return leaning(game, lesser(game, view, rival, size, rng), size)


def beyond(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """The same, but a rival is expected who may think like `equilibrium`, a position is worth what
    masters make of it, and what likely pairs of programs come to is judged by the round that follows. Where a
    round takes little time the rival judges as `equilibrium` does; otherwise like this, and less is tried."""
    rivals = players_of(view)
    if len(rivals) != 1:
        return equilibrium(view, seat, rng, seconds)
    [rival] = rivals
    duel = duel_with(view, seat, rival, rng, seconds, "masters")
    size = affordable(duel, samples(view, seconds), seconds, GAMES)
    his = duel_with(view, seat, rival, rng, seconds) if is_quick(duel, seconds) else duel
    expected = foretold(his, view, seat, rival, size, rng)
    likely, count = leaning(duel, expected, size), max(1, int(CONSIDERED * seconds))
    game = foreseen(duel, Ahead(view, seat, rival, rng), likely, expected, count)
    mixture = leaning(game, expected, size)
    return rng.choices(programs_of(view, seat), mixture.tolist())[0]


def foretold(duel: Duel, view: View, seat: Seat, rival: Seat, size: int, rng: Random) -> Mixture:
    """How likely each program is of a rival who may well think like `equilibrium`."""
    seen, guesses = through(view, rival), range(GUESSES if duel.whole else 1)
    thoughts = [hard_to_beat(Turned(duel), seen, seat, size, rng) for _ in guesses]
    less = lesser(duel, view, rival, size, rng)
    expected: Mixture = MASTERLY * np.mean(thoughts, axis=0) + (1 - MASTERLY) * less
    return expected


def is_quick(duel: Duel, seconds: float) -> bool:
    """Whether there is time for all of it once more."""
    return duel.whole is not None and len(duel.chances) == 1 and 2 * duel.work <= WORK * seconds


def foreseen(game: Game, ahead: Ahead, likely: Mixture, expected: Mixture, count: int) -> Game:
    """The game with an eye on the next round, for so many programs of each side that are likely."""
    rows, columns = [best_of(mixture, count) for mixture in (likely, expected)]
    mine, theirs = programs_of(ahead.view, ahead.seat), programs_of(ahead.view, ahead.rival)
    more = ahead.corrections([mine[row] for row in rows], [theirs[column] for column in columns])
    return Corrected(game, rows, columns, more.astype(np.float32))


def leaning(game: Game, expected: Mixture, size: int) -> Mixture:
    """The mixture of which both together are the most: what the best reply leaves, and what is gained from
    those who are expected."""
    gains = (LEAN * replies(game, expected)).astype(np.float32)
    return solve_game(Leaning(game, gains), TARGET, size).mine


def lesser(game: Game, view: View, rival: Seat, size: int, rng: Random) -> Mixture:
    """How likely each program of the rival is, if he lays anything, or what is best against anything, or what
    is best if nobody else moves: each of them as likely."""
    (rows, columns), few = game.shape, max(1, int(ANYTHING * size))
    worths = replies(Turned(game), evenly(rows, rng.choices(range(rows), k=few)))
    laid = [
        rng.choices(range(columns), k=few),
        rng.choices(range(columns), preferred(worths), k=few),
        [straight(view, rival, rng)],
    ]
    return sum([evenly(columns, numbers) for numbers in laid], np.zeros(columns)) / len(laid)


def evenly(size: int, numbers: Sequence[int]) -> Mixture:
    """These, all as likely."""
    mixture = np.zeros(size)
    np.add.at(mixture, numbers, 1 / len(numbers))
    return mixture


def preferred(worths: Mixture) -> list[float]:
    """The better the likelier."""
    parts: list[float] = np.exp((worths - worths.max()) / SURE).tolist()
    return parts


# ---------------------------------------------------------------- several players


def among_several(view: View, seat: Seat, rng: Random, seconds: float) -> Program:
    """Each of the others lays by preference what would be best for him if all others played anything."""
    size, rivals = samples(view, seconds), players_of(view)
    patience = WORK * seconds / (len(rivals) + 1)
    laid = anything(view, size, rng)
    laid |= {other: likely(view, other, size, rng, patience) for other in rivals}
    return best_against(view, seat, laid, rng, patience)


def likely(view: View, seat: Seat, size: int, rng: Random, patience: float) -> list[Program]:
    """What this seat may lay, the better it is the likelier."""
    seen = through(view, seat)
    worths = mean_worths(seen, seat, anything(seen, max(1, int(ANYTHING * size)), rng), rng, patience)
    return rng.choices(programs_of(seen, seat), preferred(worths), k=size)
