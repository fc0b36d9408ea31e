"""The pairing of a class: levels as near as possible, and every time somebody else."""

from collections import Counter
from itertools import combinations

from golems.arena.tournaments.matching import pair_up
from golems.lessons.entries import Pairing, Played
from golems.lessons.lesson import Child, Lesson

BOTS = {1: "random", 2: "apprentice", 3: "greedy", 4: "knight"}  # by the level of the child


def make_pairs(lesson: Lesson) -> list[Pairing]:
    """Pair everybody who is there; if their number is odd, one plays a bot of the same level."""
    children, met = lesson.present, times_met(lesson)
    alone = left_over(lesson) if len(children) % 2 else None
    playing = [child for child in children if child is not alone]
    costs = {
        (one.number, other.number): (abs(one.level - other.level), met[one.number, other.number])
        for one, other in combinations(playing, 2)
    }
    paired = pair_up(costs, lesson.seed, len(lesson.activities))
    pairs = [pair_of(lesson.children[one], lesson.children[other]) for one, other in paired]
    return [*pairs, with_bot(alone)] if alone else pairs


def pair_of(one: Child, other: Child) -> Pairing:
    """Return a pair. They play the game of the lower level; the difference of their levels is a handicap."""
    lower, higher = sorted([one, other], key=lambda child: child.level)
    return Pairing((lower.number, higher.number), lower.level, higher.level - lower.level)


def seat_together(children: list[Child]) -> Pairing:
    """Return a table for these children: one plays a bot, and three the game of the lowest level."""
    if len(children) == 1:
        return with_bot(children[0])
    if len(children) == 2:
        return pair_of(*children)
    seated = sorted(children, key=lambda child: child.level)
    return Pairing(tuple([child.number for child in seated]), seated[0].level)


def with_bot(child: Child) -> Pairing:
    return Pairing((child.number,), child.level, bot=BOTS[child.level])


def left_over(lesson: Lesson) -> Child:
    """Return the child who has played a bot least often; of these the one who came last."""
    often = Counter([pair.children[0] for pair in past_pairs(lesson) if pair.bot])
    return min(reversed(lesson.present), key=lambda child: often[child.number])


def times_met(lesson: Lesson) -> Counter[tuple[int, ...]]:
    return Counter([met for pair in past_pairs(lesson) for met in combinations(sorted(pair.children), 2)])


def past_pairs(lesson: Lesson) -> list[Pairing]:
    return [table.pair for running in lesson.activities for table in running.tables]


def winners(pair: Pairing, played: Played) -> tuple[int, ...]:
    """Return the chairs that have won, handicap included: who is left, then less damage, or all of these."""
    damage = (played.damage[0] - pair.handicap, *played.damage[1:])
    rank = [(not left, left and hurt) for left, hurt in zip(played.left, damage, strict=True)]
    return tuple([chair for chair, own in enumerate(rank) if own == min(rank)])
