"""What comes after the round: the positions it may end with are judged by the round that follows, which both
sides play with some programs as well as they can. Needs the extra `golems[fast]`."""

from collections.abc import Sequence
from math import isqrt
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from golems.bots.considering import Lay, filled, laid_from, others_of, rolled_by
from golems.bots.exact import numbers_for, rows_given
from golems.fast.coding import EVENTS, code_of
from golems.fast.jit import Words
from golems.fast.layout import COURSE, DAMAGE_AT, OVER, PROCESSOR, ROBOT_BITS, ROBOTS, SEATS
from golems.fast.maps import map_of
from golems.fast.positions import pack
from golems.fast.rounds import play_rounds
from golems.fast.value import WIN, values_at
from golems.match.view import View
from golems.rules.values import EventCard, Program, Seat

Worths: TypeAlias = NDArray[np.float64]

CHANCES = 2  # times that chance decides what it has to, for every pair of programs
REPLIES = 40  # programs of a side in the round that follows
PLAYED = 400_000  # programs in all of those rounds: if need be there are fewer replies
ROWS = 4  # of a program, at most
UPSETTING: tuple[EventCard, ...] = ("lose_row", "swap_rows")  # for which rows are drawn
TURNS = 60  # of learning
TRUST = 0.6  # how much the round that follows counts, against how the position looks before it


class Ahead:
    """Rounds from positions of one match, very many at once; who is asked something takes the default."""

    def __init__(self, view: View, seat: Seat, rival: Seat, rng: Random) -> None:
        self.view, self.seat, self.rival, self.rng = view, seat, rival, rng
        self.bots = {seat: coded(rolled_by(robot.bot)) for seat, robot in others_of(view) if robot.bot}
        self.chance = np.random.default_rng(rng.getrandbits(32))
        self.made = map_of(view.position)
        self.weights = numbers_for(self.made, view.position, "masters")

    def corrections(self, mine: list[Program], theirs: list[Program]) -> Worths:
        """By how much each pair of programs is better for the seat than it looks at the end of the round."""
        total = np.zeros(len(mine) * len(theirs))
        for _ in range(CHANCES):
            after = self.pairs(self.start()[None], self.view.event, mine, theirs)
            ends, which = np.unique(after, axis=0, return_inverse=True)
            total += self.better(ends)[which.reshape(-1)]
        return (total / CHANCES).reshape(len(mine), len(theirs))

    def start(self) -> Words:
        """The position, with what may be in its barrels."""
        return pack(self.made, filled(self.view, self.rng))

    def better(self, ends: Words) -> Worths:
        found = np.zeros(len(ends))
        going_on = np.flatnonzero(ends[:, COURSE] & OVER == 0)
        if len(going_on):
            found[going_on] = TRUST * (self.following(ends[going_on]) - self.worths(ends[going_on]))
        return found

    def following(self, states: Words) -> Worths:
        """What the next round makes of these positions."""
        position = self.view.position
        lay = Lay(position.edition, position.mode, position.hand, frozenset(), range(ROWS, ROWS + 1))
        programs, replies = (
            laid_from(lay),
            min(REPLIES, isqrt(PLAYED // (len(states) * len(position.robots)))),
        )
        mine, theirs = [
            self.rng.sample(programs, min(replies, len(programs))) for _ in (self.seat, self.rival)
        ]
        worths = self.worths(self.pairs(states, "nothing", mine, theirs))
        return game_values(worths.reshape(len(states), len(mine), len(theirs)))

    def worths(self, states: Words) -> Worths:
        return values_at(self.made.field, self.weights, states, self.seat) / WIN

    def pairs(self, states: Words, event: EventCard, mine: list[Program], theirs: list[Program]) -> Words:
        """Every position after a round with every pair of programs."""
        pairs = len(mine) * len(theirs)
        before = np.repeat(states, pairs, axis=0)
        programs = np.zeros((len(before), SEATS, ROWS), np.int64)
        programs[:, self.seat] = np.tile(np.repeat(coded(mine), len(theirs), axis=0), (len(states), 1))
        programs[:, self.rival] = np.tile(coded(theirs), (len(states) * len(mine), 1))
        for bot, rolled in self.bots.items():
            rolls = rolled[self.chance.integers(len(rolled), size=pairs)]
            programs[:, bot] = np.tile(rolls, (len(states), 1))
        lengths = np.stack([self.rows(before, seat) for seat in range(SEATS)], axis=1)
        events = np.full(len(before), EVENTS.index(event), np.int64)
        answers, after = np.zeros((len(before), 0), np.int64), np.empty_like(before)
        drawn = self.drawn(lengths) if event in UPSETTING else np.ones((*lengths.shape, 2), np.int64)
        play_rounds(self.made.field, before, events, programs, lengths, drawn, answers, after)
        return after

    def rows(self, states: Words, seat: Seat) -> Words:
        """How many a robot may lay, by position."""
        if seat >= len(self.view.position.robots):
            return np.zeros(len(states), np.int64)
        intact, damaged = rows_given(self.view.position.robots[seat])
        is_slow = (states[:, ROBOTS] >> (ROBOT_BITS * seat + DAMAGE_AT)) & PROCESSOR
        return np.where(is_slow > 0, damaged, intact)

    def drawn(self, lengths: Words) -> Words:
        """E6, E7: two different rows of each program, counted from 1."""
        first = self.chance.integers(1 << 20, size=lengths.shape) % np.maximum(lengths, 1)
        step = 1 + self.chance.integers(1 << 20, size=lengths.shape) % np.maximum(lengths - 1, 1)
        return np.stack([first, (first + step) % np.maximum(lengths, 1)], axis=2) + 1


def coded(programs: Sequence[Program]) -> Words:
    """With empty rows at the end."""
    found = np.array([[code_of(row) for row in program] for program in programs], np.int64)
    return np.pad(found, ((0, 0), (0, ROWS - found.shape[1])))


# ---------------------------------------------------------------- many small games


def game_values(games: Worths) -> Worths:
    """What each of them, `[game, row, column]`, is worth to the rows: both sides learn from their regrets."""
    rows, columns = np.zeros(games.shape[:2]), np.zeros((games.shape[0], games.shape[2]))
    mine, theirs = np.zeros_like(rows), np.zeros_like(columns)
    for turn in range(1, TURNS + 1):
        row, column = wished(rows), wished(columns)
        gains, losses = against(games, column), against(games.transpose(0, 2, 1), row)
        value = (row * gains).sum(axis=1, keepdims=True)
        rows, columns = np.maximum(rows + gains - value, 0), np.maximum(columns + value - losses, 0)
        mine, theirs = mine + turn * row, theirs + turn * column
    best = against(games, wished(theirs)).max(axis=1)
    worst = against(games.transpose(0, 2, 1), wished(mine)).min(axis=1)
    middle: Worths = (best + worst) / 2
    return middle


def against(games: Worths, mixtures: Worths) -> Worths:
    gained: Worths = (games @ mixtures[:, :, None])[:, :, 0]
    return gained


def wished(regrets: Worths) -> Worths:
    """The more one regrets not to have played it, the likelier it is."""
    whole = regrets.sum(axis=1, keepdims=True)
    parts: Worths = np.where(whole > 0, regrets / np.maximum(whole, 1e-300), 1 / regrets.shape[1])
    return parts
