"""A league: every two bots meet on the same arenas, seats swapped."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from golems.arena.league import ARENAS, FixtureResult, crosstable, fixtures, play_league, score
from golems.arena.ratings import Meeting
from golems.match.arenas import Arena, arena_named
from golems.match.games import game_named
from golems.notation.reading import Malformed
from golems.rules.refusals import Refusal

GOLEMS = str(Path(sys.executable).with_name("golems"))
BOTS = ("random", "greedy", "mine.py:bold")


def places(*names: str) -> list[Arena]:
    return [arena_named(name) for name in names]


# ---------------------------------------------------------------- who meets whom


@pytest.mark.parametrize("matches", [2, 8, 20, 26, 1000])
def test_every_two_meet_equally_often_from_either_seat(matches: int) -> None:
    seated: Counter[tuple[str, str]] = Counter()
    for fixture in fixtures(BOTS, places(*ARENAS), matches):
        seated[fixture.bots] += fixture.matches
    for one, other in combinations(BOTS, 2):
        assert seated[one, other] == seated[other, one] == matches // 2


def test_every_arena_is_played_equally_often_from_either_seat() -> None:
    found = fixtures(BOTS, places(*ARENAS), 1000)
    assert len(found) == 3 * 10 * 2
    assert {fixture.matches for fixture in found} == {50}


def test_the_usual_arenas_are_ten_over_the_four_levels() -> None:
    games = [arena.games[0] for arena in places(*ARENAS)]
    assert len(set(ARENAS)) == 10
    assert set(games) == {"L1", "L2", "L3", "L4"}
    assert {game_named(game).editions for game in games} == {("4.0",)}


def test_parobots_sit_last_and_do_not_meet_each_other() -> None:
    found = fixtures(["parobot:1A", "random", "parobot"], places("zigzag", "canal"), 4)
    assert {fixture.bots: fixture.matches for fixture in found} == {
        ("random", "parobot:1A"): 2,
        ("random", "parobot"): 2,
    }


# ---------------------------------------------------------------- what is played


def test_two_workers_play_the_same_league_as_one() -> None:
    alone = play_league(["random", "greedy"], places("zigzag", "canal"), 8, "same", workers=1)
    assert play_league(["random", "greedy"], places("zigzag", "canal"), 8, "same", workers=2) == alone
    assert sum(sum(one.meeting[2:]) for one in alone) == 8
    assert [one.arena for one in alone] == ["zigzag", "zigzag", "canal", "canal"]


def test_a_cluster_plays_the_same_league(cluster: str, tmp_path: Path) -> None:
    asked = ["arena", "league", "random", "greedy", "--arena", "zigzag", "--matches", "6"]
    documents = []
    for name, where in (("spread", ("--cluster", cluster)), ("alone", ("--workers", "1"))):
        file = tmp_path / name
        subprocess.run([GOLEMS, *asked, *where, "--json", str(file)], capture_output=True, check=True)
        documents.append(json.loads(file.read_text(encoding="utf-8")))
    assert documents[0] == documents[1]


def test_a_narrow_terminal_cuts_no_figure() -> None:
    asked = ["arena", "league", "random", "parobot", "--arena", "zigzag", "--matches", "2", "--workers", "1"]
    wide, narrow = [
        subprocess.run(
            [GOLEMS, *asked, "--lang", "en"],
            capture_output=True,
            check=True,
            env={**os.environ, "COLUMNS": columns},
        ).stdout
        for columns in ("200", "20")
    ]
    assert narrow == wide


def test_who_else_takes_part_changes_nothing_between_two() -> None:
    two = play_league(["random", "parobot"], places("zigzag"), 6, "0", workers=1)
    three = play_league(["parobot:2B", "random", "parobot"], places("zigzag"), 6, "0", workers=1)
    assert set(two) < set(three)


def test_another_seed_is_another_league() -> None:
    one, other = [play_league(["random", "parobot"], places("zigzag"), 30, seed, 1) for seed in "ab"]
    assert one != other


def test_progress_is_told_until_all_matches_are_over() -> None:
    told: list[int] = []
    play_league(["random", "parobot", "parobot:1A"], places("zigzag"), 4, "0", 1, progress=told.append)
    assert sum(told) == 8


@pytest.mark.parametrize("bot", ["nobody", "none.py:bold", "parobot:9Z"])
def test_an_unknown_bot_is_refused_before_anybody_plays(bot: str) -> None:
    told: list[int] = []
    with pytest.raises(Refusal) as refused:
        play_league(["random", "greedy", bot], places("zigzag"), 4, "0", 1, progress=told.append)
    assert isinstance(refused.value, Malformed)
    assert told == []


# ---------------------------------------------------------------- what it says


def test_the_crosstable_adds_up_both_ways_to_sit() -> None:
    met = [
        FixtureResult("zigzag", Meeting("a", "b", 3, 2, 1)),
        FixtureResult("zigzag", Meeting("b", "a", 4, 0, 2)),
        FixtureResult("canal", Meeting("a", "b", 1, 0, 0)),
    ]
    table = crosstable(met)
    assert table == {("a", "b"): Meeting("a", "b", 6, 2, 5), ("b", "a"): Meeting("b", "a", 5, 2, 6)}
    one, other = score(table["a", "b"]), score(table["b", "a"])
    assert one.value == pytest.approx(7 / 13)
    assert one.low == pytest.approx(1 - other.high)
    assert one.high == pytest.approx(1 - other.low)
