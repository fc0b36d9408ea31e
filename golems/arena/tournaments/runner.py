"""A runner that lets bots play a whole tournament: round after round, the matches of a round at once."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import repeat
from math import comb
from typing import NamedTuple, TypeAlias

from joblib import Parallel, delayed

from golems.arena.matches import lineup_of
from golems.arena.simulation import Progress, connected
from golems.arena.tournaments.announcement import Announcement
from golems.arena.tournaments.entries import AnyEntry, Format, Reported, Rules, SeatResult
from golems.arena.tournaments.matches import (
    Components,
    components_of,
    is_shared,
    results_of,
    seed_of,
    settings_of,
)
from golems.arena.tournaments.pairing import next_round
from golems.arena.tournaments.rules import rounds_for
from golems.arena.tournaments.tournament import Bout, Tournament, fold
from golems.bots.catalogue import FindBot, bot_named
from golems.bots.protocol import play
from golems.match.match import begin
from golems.match.saves import record_of
from golems.match.settings import Settings
from golems.notation.reading import Object
from golems.notation.records import write_record
from golems.rules.refusals import Refusal


class MatchTask(NamedTuple):
    """A match that bots are to play."""

    number: int
    players: tuple[int, ...]
    settings: Settings
    seed: str
    components: Components


class PlayedMatch(NamedTuple):
    """The result of such a match."""

    seats: tuple[SeatResult, ...]
    record: Object | None
    shared: bool


Spread: TypeAlias = Callable[[Sequence[MatchTask]], Iterable[PlayedMatch]]
Keep: TypeAlias = Callable[[Bout, Object | None], str | None]  # stores a record and returns where


def play_tournament(
    announced: Announcement,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress = lambda matches: None,
    keep: Keep = lambda bout, record: None,
    find: FindBot = bot_named,
) -> list[AnyEntry]:
    """Play the tournament and return its log. `workers`, `cluster` and `find` are as for `simulate`; the log
    is the same wherever it is played."""
    log = announced.entries
    tournament = fold(log)
    for player in tournament.players:
        find(player.bot or "")
    with spread_over(workers, cluster, find) as spread:
        for entry in entries_of(tournament, spread, keep):
            tournament.apply(entry)
            log.append(entry)
            progress(isinstance(entry, Reported))
    return log


def entries_of(tournament: Tournament, spread: Spread, keep: Keep) -> Iterator[AnyEntry]:
    """Yield the entries round by round; each must be applied before the next is asked for."""
    while paired := next_round(tournament):
        yield paired
        bouts = tournament.rounds[-1].bouts
        played = spread([task_of(tournament, bout) for bout in bouts])
        for bout, ended in zip(bouts, played, strict=True):
            yield Reported(bout.number, ended.seats, keep(bout, ended.record), ended.shared)


def task_of(tournament: Tournament, bout: Bout) -> MatchTask:
    settings, seed = settings_of(tournament, bout), seed_of(tournament, bout)
    return MatchTask(bout.number, bout.present, settings, seed, components_of(bout))


def play_task(task: MatchTask, find: FindBot) -> PlayedMatch:
    try:
        match = begin(task.settings, task.seed, task.components)
        bots = [find(name) for name in lineup_of(task.settings).bots]
        play(match, [*bots, *repeat(None, len(task.settings.seats) - len(bots))])
    except Refusal as refusal:
        raise refusal.within(f"matches[{task.number}]") from None
    record = record_of(match)
    return PlayedMatch(
        results_of(match, task.players), write_record(record) if record else None, is_shared(match)
    )


@contextmanager
def spread_over(workers: int | None, cluster: str | None, find: FindBot) -> Iterator[Spread]:
    """Yield a function that plays matches on the cores of this machine, or on a cluster."""
    if cluster is None:
        with Parallel(workers or -1, return_as="generator") as pool:
            yield lambda tasks: pool(delayed(play_task)(task, find) for task in tasks)
        return
    with connected(cluster) as client:
        yield lambda tasks: (
            future.result() for future in client.map(play_task, tasks, find=find, pure=False)
        )


# ---------------------------------------------------------------- expected matches


def matches_expected(announced: Announcement) -> int:
    """Return how many matches there are if nobody has to play a deciding one."""
    return EXPECTED[announced.rules.format](announced.rules, len(announced.players))


def in_groups(rules: Rules, players: int) -> int:
    sizes = [len(range(group, players, rules.groups)) for group in range(rules.groups)]
    qualified = sum([min(size, rules.advance) for size in sizes])
    return sum([comb(size, 2) for size in sizes]) * rules.games + in_bracket(rules, qualified)


def in_bracket(rules: Rules, players: int) -> int:
    return (players - 1 + (rules.third_place and players > 3)) * rules.bracket_games


EXPECTED: dict[Format, Callable[[Rules, int], int]] = {
    "round_robin": lambda rules, players: comb(players, 2) * rules.games,
    "swiss": lambda rules, players: (rounds_for(rules, players) or 0) * (players // 2) * rules.games,
    "elimination": in_bracket,
    "groups": in_groups,
    "scenario": lambda rules, players: (rounds_for(rules, players) or 0) * -(-players // rules.seats),
}
