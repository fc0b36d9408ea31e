"""A round as a game of two sides, without numbers of NumPy."""

from random import Random

import pytest

from golems.bots.round_games import REPLIES, OtherSide, RoundGame, leaning, learned
from golems.bots.round_trees import Worths
from golems.match.view import view
from golems.rules.values import Program
from tests.match.tables import dealt

PAPER = [[0, -1, 1], [1, 0, -1], [-1, 1, 0], [-2, -2, -2]]  # the last row is never good


class ToldGame:
    """A game all worths of which are told, and that has time for so many questions."""

    def __init__(self, values: list[list[int]], patience: int) -> None:
        self.values, self.patience, self.asked = values, patience, 0
        self.mine: list[Program] = [()] * len(values)
        self.theirs: list[Program] = [()] * len(values[0])

    def row(self, number: int) -> Worths:
        self.asked += 1
        return [float(worth) for worth in self.values[number]]

    def column(self, number: int) -> Worths:
        self.asked += 1
        return [float(row[number]) for row in self.values]

    def has_time(self, rows: float) -> bool:
        return self.asked < rows


def test_a_small_game_is_learned() -> None:
    mine, theirs = learned([[float(worth) for worth in row] for row in PAPER])
    assert [part / sum(mine) for part in mine] == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=0.05)
    assert [part / sum(theirs) for part in theirs] == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_mixture_grows_until_hardly_a_reply_beats_it() -> None:
    mixture = leaning(ToldGame(PAPER, 1000), {0: 0.0}, 1000)
    assert set(mixture) == {0, 1, 2}
    assert sum(mixture.values()) == pytest.approx(1)
    for part in mixture.values():
        assert part == pytest.approx(1 / 3, abs=0.06)


def test_it_leans_to_what_gains_from_an_expected_program() -> None:
    mixture = leaning(ToldGame(PAPER, 1000), {0: 1.0}, 1000)
    assert max(mixture, key=mixture.__getitem__) == 1
    assert mixture[1] > 0.5


def test_without_time_it_is_the_best_against_what_is_expected() -> None:
    assert leaning(ToldGame(PAPER, 0), {0: 1.0}, 0) == {1: 1.0}


def test_a_large_game_is_searched_as_far_as_so_many_replies_reach() -> None:
    hunted = [[int(row == column) for column in range(4 * REPLIES)] for row in range(4 * REPLIES)]
    mixture = leaning(ToldGame(hunted, 10_000), {0: 0.0}, 10_000)
    assert REPLIES / 2 < len(mixture) <= REPLIES + 1


def test_both_sides_see_the_same_game() -> None:
    seen = view(dealt("L4", deck=("loop",)), 0)
    game = RoundGame(seen, 0, 1, Random(0))
    against = OtherSide(game)
    assert (against.mine, against.theirs) == (game.theirs, game.mine)
    for mine, theirs in ((0, 0), (7, 3), (100, 50)):
        worth = game.row(mine)[theirs]
        assert worth == game.column(theirs)[mine]
        assert against.row(theirs)[mine] == against.column(mine)[theirs] == -worth


def test_beside_parobots_their_rolls_count_on_average() -> None:
    seen = view(dealt("L2", 2, 1), 0)
    game = RoundGame(seen, 0, 1, Random(0))
    assert len(game.rolls) > 1
    apart = [game.memory.worths_of(game.trees[0], 0, {1: game.theirs[0], **roll}) for roll in game.rolls]
    assert game.column(0) == [sum(each) / len(each) for each in zip(*apart, strict=True)]
    assert not game.has_time(1)
