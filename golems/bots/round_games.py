"""A round as a game of two sides, searched with `golems.rules` alone: what a program is worth against each of
the other side is found when it is asked for."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple, Protocol, TypeAlias

from golems.bots.candidates import any_program, others_of, through
from golems.bots.round_trees import Laid, ProgramTree, RoundMemory, Worths, grown, programs_tried, width_of
from golems.match.view import View
from golems.rules.values import Program, Seat

ROLLS = 2  # joint rolls of all ParoBots, beside what the two players lay
REPLIES = 12  # best replies of each side that are added to a small game
TURNS = 300  # turns of learning
RARELY = 0.02  # what would be played less often is not played at all

Values: TypeAlias = list[list[float]]  # by own program, then by those of the other side
Mixture: TypeAlias = dict[int, float]  # how likely programs are, by their numbers; the others are not played


class SidedGame(Protocol):
    """A game whose rows are programs of one side and whose columns are those of the other; worths are those
    of the first side."""

    @property
    def mine(self) -> Sequence[Program]: ...

    @property
    def theirs(self) -> Sequence[Program]: ...

    def row(self, number: int) -> Worths: ...

    def column(self, number: int) -> Worths: ...

    def has_time(self, rows: float) -> bool: ...


class RoundGame:
    """The game of a seat and one rival; chance decides what ParoBots roll."""

    def __init__(self, view: View, seat: Seat, rival: Seat, rng: Random) -> None:
        self.seat, self.rival, self.memory = seat, rival, RoundMemory(view, seat, rng)
        self.mine = programs_tried(view, seat, rng)
        self.theirs = programs_tried(through(view, rival), rival, rng)
        bots = [other for other, robot in others_of(view) if robot.bot]
        self.rolls = [{bot: any_program(view, bot, rng) for bot in bots} for _ in range(ROLLS if bots else 1)]
        width = width_of(self.mine, self.theirs, *[roll.values() for roll in self.rolls])
        self.trees = [grown(programs, view.event, width) for programs in (self.mine, self.theirs)]
        self.rows: dict[int, Worths] = {}
        self.columns: dict[int, Worths] = {}

    def row(self, number: int) -> Worths:
        if number not in self.rows:
            laid = {self.seat: self.mine[number]}
            self.rows[number] = self.mean_worths(self.trees[1], self.rival, laid)
        return self.rows[number]

    def column(self, number: int) -> Worths:
        if number not in self.columns:
            laid = {self.rival: self.theirs[number]}
            self.columns[number] = self.mean_worths(self.trees[0], self.seat, laid)
        return self.columns[number]

    def mean_worths(self, tree: ProgramTree, seat: Seat, laid: Laid) -> Worths:
        found = [self.memory.mean_worths(tree, seat, {**laid, **roll}) for roll in self.rolls]
        return [sum(each) / len(found) for each in zip(*found, strict=True)]

    def has_time(self, rows: float) -> bool:
        """Tell whether all that has been searched took less time than so many rows."""
        return self.memory.work < rows


class OtherSide(NamedTuple):
    """The game as the other side sees it."""

    game: SidedGame

    @property
    def mine(self) -> Sequence[Program]:
        return self.game.theirs

    @property
    def theirs(self) -> Sequence[Program]:
        return self.game.mine

    def row(self, number: int) -> Worths:
        return [-worth for worth in self.game.column(number)]

    def column(self, number: int) -> Worths:
        return [-worth for worth in self.game.row(number)]

    def has_time(self, rows: float) -> bool:
        return self.game.has_time(rows)


# ---------------------------------------------------------------- mixtures


def replies(game: SidedGame, mixture: Mapping[int, float]) -> Worths:
    """Return what each row is worth against a mixture of columns."""
    worths = [0.0] * len(game.mine)
    for number, part in mixture.items():
        column = game.column(number)
        worths = [worth + part * more for worth, more in zip(worths, column, strict=True)]
    return worths


def leaning(game: SidedGame, expected: Mapping[int, float], patience: float) -> Mixture:
    """Return a mixture that gains from the columns that are expected, and leaves little to the best reply.

    A small game grows by the best reply of each side until neither finds a better one, or time is up.
    """
    gains, against = replies(game, expected), OtherSide(game)
    rows, columns = [first_of_best(gains)], list(expected)
    for _ in range(REPLIES):
        mine, theirs = small_game(game, rows, columns, gains)
        if not game.has_time(patience):
            break
        best = replies(game, theirs)
        row = first_of_best([worth + gain for worth, gain in zip(best, gains, strict=True)])
        column = first_of_best(replies(against, mine))
        if row in rows and column in columns:
            break
        rows, columns = list(dict.fromkeys([*rows, row])), list(dict.fromkeys([*columns, column]))
    return small_game(game, rows, columns, gains)[0]


def small_game(
    game: SidedGame, rows: Sequence[int], columns: Sequence[int], gains: Sequence[float]
) -> tuple[Mixture, Mixture]:
    """Return how the two sides play if these rows and columns are all there is."""
    worths = [game.column(column) for column in columns]
    parts = learned([[worth[row] + gains[row] for worth in worths] for row in rows])
    mine, theirs = [
        kept(dict(zip(numbers, part, strict=True)))
        for numbers, part in zip((rows, columns), parts, strict=True)
    ]
    return mine, theirs


def kept(mixture: Mixture) -> Mixture:
    """Return the mixture without what is hardly ever played."""
    whole = sum(mixture.values())
    return {number: part / whole for number, part in mixture.items() if part >= RARELY * whole}


def first_of_best(worths: Sequence[float]) -> int:
    return max(range(len(worths)), key=worths.__getitem__)


# ---------------------------------------------------------------- learning


def learned(values: Values) -> tuple[list[float], list[float]]:
    """Return how much each row and each column is to be played; both sides learn from what they regret."""
    columns = [list(column) for column in zip(*values, strict=True)]
    regrets, others_regrets = [0.0] * len(values), [0.0] * len(columns)
    total, others_total = [0.0] * len(values), [0.0] * len(columns)
    for turn in range(1, TURNS + 1):
        mine, theirs = wished(regrets), wished(others_regrets)
        regrets = regretted(regrets, gains_of(values, theirs), mine)
        others_regrets = regretted(others_regrets, [-gain for gain in gains_of(columns, mine)], theirs)
        total = [so_far + turn * part for so_far, part in zip(total, mine, strict=True)]
        others_total = [so_far + turn * part for so_far, part in zip(others_total, theirs, strict=True)]
    return total, others_total


def gains_of(values: Values, mixture: list[float]) -> list[float]:
    played = [(number, part) for number, part in enumerate(mixture) if part]
    return [sum([part * row[number] for number, part in played]) for row in values]


def regretted(regrets: list[float], gained: list[float], mixture: list[float]) -> list[float]:
    got = sum([part * gain for part, gain in zip(mixture, gained, strict=True)])
    return [max(0.0, regret + gain - got) for regret, gain in zip(regrets, gained, strict=True)]


def wished(regrets: list[float]) -> list[float]:
    """Return a mixture in which a choice is the likelier, the more it is regretted not to have played it."""
    whole = sum(regrets)
    return [regret / whole for regret in regrets] if whole else [1 / len(regrets)] * len(regrets)
