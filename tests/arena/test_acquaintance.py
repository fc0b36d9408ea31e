"""A companion gets to know its opponents: its strength follows theirs."""

from functools import cache, partial
from itertools import pairwise

from golems.arena.acquaintance import Acquaintance, KnownMatch, get_to_know, suitability
from golems.bots.catalogue import bot_named
from golems.bots.strength import STRONGEST, WEAKEST, manners

FIRST = manners().first


@cache
def against(opponent: str) -> list[KnownMatch]:
    """Return six matches, in which everybody thinks for a moment only."""
    return get_to_know(Acquaintance("L1", opponent, 0, "test"), partial(bot_named, seconds=0.05), matches=6)


def test_it_becomes_weaker_against_a_weak_opponent_and_stronger_against_a_strong_one() -> None:
    weak, strong = against("random")[-1].strength, against("greedy")[-1].strength
    assert weak < FIRST
    assert weak < strong


def test_each_match_changes_the_strength_in_the_right_direction() -> None:
    for played in (against("random"), against("greedy")):
        assert played[0].strength == FIRST
        for match, following in pairwise(played):
            if match.points == 1:
                assert following.strength > match.strength or match.strength == STRONGEST
            else:
                assert following.strength < match.strength or match.strength == WEAKEST


def test_the_same_seed_plays_the_same_matches() -> None:
    assert against.__wrapped__("random") == against("random")


def test_only_a_sole_win_counts_as_a_win() -> None:
    played = [KnownMatch(10, 1), KnownMatch(20, 1), KnownMatch(30, 0.5), KnownMatch(40, 0)]
    found = suitability("L1", "random", played)
    assert (found.wins, found.draws, found.losses, found.share.value, found.strength) == (2, 1, 1, 0.5, 25)
