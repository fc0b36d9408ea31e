"""A look beyond the round: the positions it may end with are valued by the round that follows, in which both
sides play some programs as well as they can. Needs the extra `fast`."""

from collections.abc import Sequence
from math import isqrt
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from golems.bots.arrays import numbers_for, rows_given
from golems.bots.candidates import ProgramSpace, filled, others_of, programs_in, rolled_by
from golems.fast.codes import code_of, event_code
from golems.fast.jit import Words
from golems.fast.layout import COURSE, DAMAGE_AT, OVER, PROCESSOR, ROBOT_BITS, ROBOTS, SEATS
from golems.fast.maps import map_of
from golems.fast.positions import pack
from golems.fast.rounds import play_rounds
from golems.fast.value import WIN, values_at
from golems.match.view import View
from golems.rules.event_kinds import UPSETTING
from golems.rules.values import EventCard, Program, Seat

FloatWorths: TypeAlias = NDArray[np.float64]

CHANCES = 2  # how many times chance is drawn for every pair of programs
REPLIES = 40  # the most programs of a side in the round that follows
PLAYED = 400_000  # the most programs in all of those rounds; if need be there are fewer replies
ROWS = 4  # the most rows of a program
TURNS = 60  # turns of learning
TRUST = 0.6  # the weight of the round that follows, against how the position looks before it


class Lookahead:
    """Plays very many rounds at once from positions of one match; every question takes its default."""

    def __init__(self, view: View, seat: Seat, rival: Seat, rng: Random) -> None:
        self.view, self.seat, self.rival, self.rng = view, seat, rival, rng
        self.bots = {seat: coded(rolled_by(robot.bot)) for seat, robot in others_of(view) if robot.bot}
        self.chance = np.random.default_rng(rng.getrandbits(32))
        self.made = map_of(view.position)
        self.weights = numbers_for(self.made, view.position, "masters")

    def corrections(self, mine: list[Program], theirs: list[Program]) -> FloatWorths:
        """Return by how much each pair is better for the seat than it looks at the end of the round."""
        total = np.zeros(len(mine) * len(theirs))
        for _ in range(CHANCES):
            after = self.pairs(self.start()[None], self.view.event, mine, theirs)
            ends, which = np.unique(after, axis=0, return_inverse=True)
            total += self.better(ends)[which.reshape(-1)]
        return (total / CHANCES).reshape(len(mine), len(theirs))

    def start(self) -> Words:
        """Return the position with contents drawn for its barrels."""
        return pack(self.made, filled(self.view, self.rng))

    def better(self, ends: Words) -> FloatWorths:
        found = np.zeros(len(ends))
        going_on = np.flatnonzero(ends[:, COURSE] & OVER == 0)
        if len(going_on):
            found[going_on] = TRUST * (self.following(ends[going_on]) - self.worths(ends[going_on]))
        return found

    def following(self, states: Words) -> FloatWorths:
        """Return what the next round makes of these positions."""
        position = self.view.position
        space = ProgramSpace(
            position.edition, position.mode, position.hand, frozenset(), range(ROWS, ROWS + 1)
        )
        programs, replies = (
            programs_in(space),
            min(REPLIES, isqrt(PLAYED // (len(states) * len(position.robots)))),
        )
        mine, theirs = [
            self.rng.sample(programs, min(replies, len(programs))) for _ in (self.seat, self.rival)
        ]
        worths = self.worths(self.pairs(states, "nothing", mine, theirs))
        return game_values(worths.reshape(len(states), len(mine), len(theirs)))

    def worths(self, states: Words) -> FloatWorths:
        return values_at(self.made.field, self.weights, states, self.seat) / WIN

    def pairs(self, states: Words, event: EventCard, mine: list[Program], theirs: list[Program]) -> Words:
        """Return every position after a round with every pair of programs."""
        pairs = len(mine) * len(theirs)
        before = np.repeat(states, pairs, axis=0)
        programs = np.zeros((len(before), SEATS, ROWS), np.int64)
        programs[:, self.seat] = np.tile(np.repeat(coded(mine), len(theirs), axis=0), (len(states), 1))
        programs[:, self.rival] = np.tile(coded(theirs), (len(states) * len(mine), 1))
        for bot, rolled in self.bots.items():
            rolls = rolled[self.chance.integers(len(rolled), size=pairs)]
            programs[:, bot] = np.tile(rolls, (len(states), 1))
        lengths = np.stack([self.rows(before, seat) for seat in range(SEATS)], axis=1)
        events = np.full(len(before), event_code(event), np.int64)
        answers, after = np.zeros((len(before), 0), np.int64), np.empty_like(before)
        drawn = self.drawn(lengths) if event in UPSETTING else np.ones((*lengths.shape, 2), np.int64)
        play_rounds(self.made.field, before, events, programs, lengths, drawn, answers, after)
        return after

    def rows(self, states: Words, seat: Seat) -> Words:
        """Return how many rows a robot may lay in each position."""
        if seat >= len(self.view.position.robots):
            return np.zeros(len(states), np.int64)
        intact, damaged = rows_given(self.view.position.robots[seat])
        is_slow = (states[:, ROBOTS] >> (ROBOT_BITS * seat + DAMAGE_AT)) & PROCESSOR
        return np.where(is_slow > 0, damaged, intact)

    def drawn(self, lengths: Words) -> Words:
        """Draw two different rows of each program, counted from 1 (E6, E7)."""
        first = self.chance.integers(1 << 20, size=lengths.shape) % np.maximum(lengths, 1)
        step = 1 + self.chance.integers(1 << 20, size=lengths.shape) % np.maximum(lengths - 1, 1)
        return np.stack([first, (first + step) % np.maximum(lengths, 1)], axis=2) + 1


def coded(programs: Sequence[Program]) -> Words:
    """Return the codes of the programs, with empty rows at the end."""
    found = np.array([[code_of(row) for row in program] for program in programs], np.int64)
    return np.pad(found, ((0, 0), (0, ROWS - found.shape[1])))


# ---------------------------------------------------------------- many small games


def game_values(games: FloatWorths) -> FloatWorths:
    """Return what each game, `[game, row, column]`, is worth to the rows, by regret matching."""
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
    middle: FloatWorths = (best + worst) / 2
    return middle


def against(games: FloatWorths, mixtures: FloatWorths) -> FloatWorths:
    gained: FloatWorths = (games @ mixtures[:, :, None])[:, :, 0]
    return gained


def wished(regrets: FloatWorths) -> FloatWorths:
    """Return mixtures in which a choice is the likelier, the more it is regretted not to have played it."""
    whole = regrets.sum(axis=1, keepdims=True)
    parts: FloatWorths = np.where(whole > 0, regrets / np.maximum(whole, 1e-300), 1 / regrets.shape[1])
    return parts
