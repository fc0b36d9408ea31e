"""Many matches at once: on the cores of this machine, or on a cluster.

Match i of a series has the seed `seed/i`, and chunks depend only on the numbers of matches, so that the
summaries are the same wherever they are played.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from golems.arena.matches import Lineup, MatchSummary, play_with, summary_of
from golems.bots.catalogue import FindBot, bot_named
from golems.notation.reading import Malformed
from golems.rules.refusals import Refusal

if TYPE_CHECKING:
    from distributed import Client

Progress: TypeAlias = Callable[[int], object]  # called with how many more matches are over
CHUNKS = 128  # the fewest chunks, where there are enough matches
LARGEST_CHUNK = 25
PATIENCE = 10  # seconds within which a cluster must answer


class Series(NamedTuple):
    """Matches that differ only in their numbers."""

    lineup: Lineup
    matches: int
    seed: str


class Chunk(NamedTuple):
    """The matches of a series that are played in one go."""

    lineup: Lineup
    part: range
    seed: str


def simulate(
    lineup: Lineup,
    matches: int,
    seed: str,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress = lambda matches: None,
    find: FindBot = bot_named,
) -> list[MatchSummary]:
    """Return the summaries in the order of the matches.

    `workers` is the number of processes, by default all cores. `cluster` is the address of a Dask scheduler
    whose workers have this package (and the files of bots at the same paths). `find` looks up the bots in the
    process that plays.
    """
    return simulate_all([Series(lineup, matches, seed)], workers, cluster, progress, find)[0]


def simulate_all(
    series: Sequence[Series],
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress = lambda matches: None,
    find: FindBot = bot_named,
) -> list[list[MatchSummary]]:
    """Return the summaries of several series, which are played side by side."""
    total = sum([each.matches for each in series])
    numbered = [(number, part) for number, each in enumerate(series) for part in chunks(each.matches, total)]
    parts = [Chunk(series[number].lineup, part, series[number].seed) for number, part in numbered]
    played = on_cluster(parts, cluster, find) if cluster else on_cores(parts, workers, find)
    found: list[list[MatchSummary]] = [[] for _ in series]
    for (number, _), chunk in zip(numbered, played, strict=True):
        found[number] += chunk
        progress(len(chunk))
    return found


def chunks(matches: int, total: int | None = None) -> list[range]:
    """Return the parts of this many matches among this many in all."""
    size = min(max(1, (total or matches) // CHUNKS), LARGEST_CHUNK)
    return [range(start, min(start + size, matches)) for start in range(0, matches, size)]


def play_chunk(chunk: Chunk, find: FindBot) -> list[MatchSummary]:
    lineup, part, seed = chunk
    bots = [find(name) for name in lineup.bots]
    found = []
    for index in part:
        try:
            found.append(summary_of(play_with(lineup.settings, bots, f"{seed}/{index}"), index))
        except Refusal as refusal:
            raise refusal.within(f"{seed}/{index}") from None
    return found


def on_cores(parts: list[Chunk], workers: int | None, find: FindBot) -> Iterator[list[MatchSummary]]:
    """Play on the cores of this machine; one worker is this process itself."""
    if workers == 1:
        return (play_chunk(part, find) for part in parts)
    from joblib import Parallel, delayed  # noqa: PLC0415  heavy

    played: Iterator[list[MatchSummary]] = Parallel(workers or -1, return_as="generator")(
        delayed(play_chunk)(part, find) for part in parts
    )
    return played


def on_cluster(parts: list[Chunk], address: str, find: FindBot) -> Iterator[list[MatchSummary]]:
    """Play on a Dask cluster, without its joblib backend, which hangs when a worker cannot run a chunk."""
    with connected(address) as client:
        for future in client.map(play_chunk, parts, find=find, pure=False):
            yield future.result()


def connected(address: str) -> "Client":
    """Return a client of a scheduler that has workers."""
    try:
        from distributed import Client  # noqa: PLC0415  an extra
        from distributed.comm.addressing import get_address_host_port  # noqa: PLC0415
    except ImportError:
        raise Malformed("no-dask", address) from None
    try:
        get_address_host_port(address)
        client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError):
        raise Malformed("no-cluster", address) from None
    return client
