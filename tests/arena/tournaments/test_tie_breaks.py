"""Tie-breaks in the order that was declared, small examples each (V6)."""

from textwrap import dedent

import pytest

from golems.arena.tournaments.entries import Absent, Paired, Seating
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Tournament
from tests.arena.tournaments.tables import played, table


def drawn(tournament: Tournament) -> str:
    return table(tournament, standings(tournament))


def test_points_alone() -> None:
    tournament = played(
        """
        first | second | points
        Ada   | Ben    | 1 : 0
        Cleo  | Ada    | 0 : 1
        Ben   | Cleo   | ½ : ½
        """,
        tie_breaks=(),
    )
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Ada    | 2      | points 2 : ½
        2     | Ben    | ½      | points ½ : 2
        2     | Cleo   | ½      | shared""")


def test_who_has_won_against_the_other_is_before_them() -> None:
    tournament = played(
        """
        first | second | points
        Ada   | Ben    | 0 : 1
        Ada   | Cleo   | 1 : 0
        Ada   | Dora   | 1 : 0
        Ben   | Cleo   | 1 : 0
        Ben   | Dora   | 0 : 1
        Cleo  | Dora   | 1 : 0
        """,
        tie_breaks=("head_to_head",),
    )
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Ben    | 2      | head_to_head 1 : 0
        2     | Ada    | 2      | head_to_head 0 : 1
        3     | Cleo   | 1      | points 1 : 2
        4     | Dora   | 1      | head_to_head 0 : 1""")


def test_head_to_head_says_nothing_while_two_of_the_level_have_not_met() -> None:
    """Ada has beaten Ben, but neither has met Cleo: damage decides between all three."""
    tournament = played(
        """
        first | second | points | damage
        Ada   | Ben    | 1 : 0  | 3 : 1
        Ada   | Dora   | 0 : 1  | 3 : 0
        Ben   | Egon   | 1 : 0  | 1 : 0
        Cleo  | Egon   | 1 : 0  | 2 : 0
        """,
        tie_breaks=("head_to_head", "damage"),
    )
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Dora   | 1      | damage 0 : 1
        2     | Ben    | 1      | damage 1 : 0
        3     | Cleo   | 1      | damage 2 : 1
        4     | Ada    | 1      | damage 3 : 2
        5     | Egon   | 0      | points 0 : 1""")


def test_fewer_damaged_components_a_match() -> None:
    tournament = played(
        """
        first | second | points | damage
        Ada   | Ben    | ½ : ½  | 2 : 1
        Ben   | Ada    | ½ : ½  | 2 : 2
        """,
        tie_breaks=("head_to_head", "damage"),
    )
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Ben    | 1      | damage 1½ : 2
        2     | Ada    | 1      | damage 2 : 1½""")


def test_more_robots_destroyed_a_match() -> None:
    tournament = played(
        """
        first | second | points | damage | destroyed
        Ada   | Ben    | ½ : ½  | 4 : 4  | 1 : 1
        Ben   | Ada    | ½ : ½  | 4 : 4  | 1 : 0
        """,
        tie_breaks=("damage", "destroyed"),
    )
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Ben    | 1      | destroyed 1 : ½
        2     | Ada    | 1      | destroyed ½ : 1""")


def test_buchholz_is_for_those_who_met_the_stronger() -> None:
    """Cleo beat Ben, who has a point; Ada beat Egon, who has none."""
    tournament = played(
        """
        first | second | points
        Cleo  | Ben    | 1 : 0
        Ada   | Egon   | 1 : 0
        Ben   | Fritz  | 1 : 0
        """,
        tie_breaks=("head_to_head", "buchholz"),
    )
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Cleo   | 1      | shared
        1     | Ben    | 1      | shared
        3     | Ada    | 1      | buchholz 0 : 1
        4     | Egon   | 0      | points 0 : 1
        4     | Fritz  | 0      | shared""")


def test_who_had_a_bye_has_met_somebody_as_good_as_oneself_for_buchholz() -> None:
    tournament = played(
        """
        first | second | points
        Ada   | Ben    | 1 : 0
        Cleo  | Ben    | 1 : 0
        """,
        format_="swiss",
        tie_breaks=("buchholz",),
    )
    tournament.apply(Paired((Seating((1, 2), "zigzag"),), byes=(0,)))
    tournament.apply(Absent(2, (1,)))
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Ada    | 2      | shared
        1     | Cleo   | 2      | shared
        3     | Ben    | 0      | points 0 : 2""")
    assert [row.figures["buchholz"] for row in standings(tournament)] == [2, 2, 4]


def test_a_deciding_match_when_nothing_else_is_different() -> None:
    tournament = played(
        """
        first | second | points | damage
        Ada   | Ben    | ½ : ½  | 1 : 1
        """,
        tie_breaks=("head_to_head", "damage", "destroyed", "buchholz", "deciding"),
    )
    tournament.apply(Paired((Seating((0, 1), "carousel"),), stage="deciding"))
    assert drawn(tournament).endswith("shared\n1     | Ben    | ½      | shared")
    tournament.apply(Absent(1, (0,)))
    assert drawn(tournament) == dedent("""\
        place | player | points | decided by
        1     | Ben    | ½      | deciding 1 : 2
        2     | Ada    | ½      | deciding 2 : 1""")


DRAW = """
    first | second | points
    Ada   | Ben    | ½ : ½
    """


def test_the_lot_of_a_seed_is_always_the_same() -> None:
    once, again = [standings(played(DRAW, seed="7", tie_breaks=("damage", "lot"))) for _ in range(2)]
    assert once == again
    assert once[0].apart is not None
    assert once[0].apart.by == "lot"


def test_the_lot_favours_nobody() -> None:
    firsts = {standings(played(DRAW, seed=str(seed), tie_breaks=("lot",)))[0].player for seed in range(20)}
    assert firsts == {0, 1}


@pytest.mark.parametrize(
    ("order", "decided"),
    [
        (("damage", "destroyed"), "1     | Ada    | 1      | damage 0 : 2"),
        (("destroyed", "damage"), "1     | Ben    | 1      | destroyed 1 : 0"),
    ],
)
def test_the_declared_order_counts(order: tuple[str, ...], decided: str) -> None:
    tournament = played(
        """
        first | second | points | damage | destroyed
        Ada   | Cleo   | 1 : 0  | 0 : 1  | 0 : 0
        Ben   | Cleo   | 1 : 0  | 2 : 4  | 1 : 0
        """,
        tie_breaks=order,
    )
    assert drawn(tournament).splitlines()[1] == decided
