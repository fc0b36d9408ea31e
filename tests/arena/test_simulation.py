"""Many matches, which are the same wherever they are played."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from golems.arena.matches import Lineup, lineup_of, play_with, summary_of
from golems.arena.simulation import LARGEST_CHUNK, chunks, simulate
from golems.bots.catalogue import bot_named
from golems.cli.bot_files import finder
from golems.match.match import Match
from golems.match.settings import read_settings
from golems.notation.reading import Malformed
from golems.rules.refusals import Illegal
from tests.refusals import because

GOLEMS = str(Path(sys.executable).with_name("golems"))
MATCHES = 12
STUBBORN = """
def stubborn(view, request, rng):
    return request.options[0] if request.options else "F F F F F"
"""


def lineup(*bots: str, game: str = "L2", parobots: int = 0) -> Lineup:
    seats = [{"bot": bot} for bot in bots or ("random", "random")] + [{"parobot": "any"}] * parobots
    return lineup_of(read_settings({"game": game, "seats": seats}))


def test_two_workers_play_the_same_matches_as_one() -> None:
    alone = simulate(lineup(), MATCHES, "same", workers=1)
    assert simulate(lineup(), MATCHES, "same", workers=2) == alone
    assert [match.index for match in alone] == list(range(MATCHES))
    assert len(set(alone)) == MATCHES


def test_a_cluster_plays_the_same_matches(cluster: str) -> None:
    asked = ["simulate", "--game", "L2", "--seat", "random", "--seat", "random", "--matches", "12", "--json"]
    spread, alone = [
        subprocess.run([GOLEMS, *asked, *where], capture_output=True, check=True)
        for where in (("--cluster", cluster), ("--workers", "1"))
    ]
    assert spread.stderr == b""
    assert spread.stdout == alone.stdout
    assert json.loads(spread.stdout)["matches"] == MATCHES


def test_a_match_can_be_played_again_by_its_number() -> None:
    settings, bots = lineup("random", "random", "random", parobots=1)
    third = simulate(Lineup(settings, bots), 4, "again", workers=1)[3]
    assert summary_of(play_with(settings, [bot_named(name) for name in bots], "again/3"), 3) == third


def test_other_seeds_are_other_matches() -> None:
    assert simulate(lineup(), 4, "one", workers=1) != simulate(lineup(), 4, "two", workers=1)


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told_until_all_matches_are_over(workers: int) -> None:
    told: list[int] = []
    simulate(lineup(), MATCHES, "0", workers, progress=told.append)
    assert sum(told) == MATCHES
    assert len(told) > 1


@pytest.mark.parametrize("matches", [1, 2, 255, 256, 1000, 1_000_000])
def test_every_match_is_in_one_chunk(matches: int) -> None:
    parts = chunks(matches)
    assert [part.start for part in parts[1:]] == [part.stop for part in parts[:-1]]
    assert (parts[0].start, parts[-1].stop) == (0, matches)
    assert max(map(len, parts)) <= LARGEST_CHUNK


# ---------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_plays_illegally_is_refused_with_its_match(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "bots.py"
    file.write_text(STUBBORN, encoding="utf-8")
    with pytest.raises(Illegal) as refused:
        simulate(lineup(f"{file}:stubborn", "random"), 4, "seed", workers, find=finder())
    assert re.match(r"seed/\d\.", refused.value.path)
    assert refused.value.reason == "row-count"


def test_a_bot_that_plays_illegally_on_a_cluster(tmp_path: Path, cluster: str) -> None:
    file = tmp_path / "bots.py"
    file.write_text(STUBBORN, encoding="utf-8")
    with pytest.raises(Illegal):
        simulate(lineup(f"{file}:stubborn", "random"), 4, "seed", cluster=cluster, find=finder())


def test_a_seat_that_nobody_plays() -> None:
    with pytest.raises(Malformed) as refused:
        lineup_of(read_settings({"game": "L2", "seats": [{"bot": "random"}, {"name": "Ann"}]}))
    assert (refused.value.reason, refused.value.path) == ("seat-without-bot", "seats[1]")


@pytest.mark.parametrize("address", ["nonsense", "foo://127.0.0.1:1"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(Malformed, check=because("no-cluster")):
        simulate(lineup(), 1, "0", cluster=address)


def test_a_match_that_is_not_over_has_no_summary() -> None:
    with pytest.raises(LookupError):
        summary_of(Match(lineup().settings, "0"), 0)


# ---------------------------------------------------------------- damage


def test_damage_is_what_robots_have_suffered() -> None:
    """A destroyed robot has four units, a ParoBot one, a golem its lives."""
    for game, most in (("L2", 4), ("standard", 3)):
        found = simulate(lineup(game=game), MATCHES, "damage", workers=1)
        assert all(0 <= damage <= most for match in found for damage in match.damage)
        assert any(sum(match.damage) for match in found)
