"""Opening the logs of gatherings."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from golems.notation.reading import Object
from golems.rules.refusals import Illegal
from golems.server.gatherings.audience import GatheringAudience
from golems.server.gatherings.kinds import GatheringKind, MatchOutcome, Role, WaysBack
from golems.server.http.tokens import Grant
from golems.server.log.actor import Logs
from golems.server.log.bus import Bus
from golems.server.log.kinds import Fold
from golems.server.log.presence import Presence
from golems.server.log.store import Store
from golems.server.shared.known_bots import with_known_bots

NO_WAYS = WaysBack(lambda fold: (), lambda fold, member: (), lambda fold, key: (), lambda fold, member: None)


def gathering(
    name: str,
    page: str,
    begin: Callable[[], Fold],
    read: Callable[[bytes], Any],
    counts: Callable[[Any, Grant], bool],
    show: Callable[[Any, Role], Object],
    waiting: Callable[[Any], Iterable[str]] = lambda fold: (),
    ended: Callable[[Any, MatchOutcome], Iterable[Any]] = lambda fold, outcome: (),
    stood_in: Callable[
        [Any, str, int, tuple[int, ...]], Iterable[Any]
    ] = lambda fold, room, table, chairs: (),
    for_good: bool = False,
    ways: WaysBack = NO_WAYS,
    free_names: Callable[[Any], Iterable[str]] = lambda fold: (),
    shows_presence: bool = False,
) -> GatheringKind:
    """Make a kind of gathering. Every bot in an entry that is read is one that this release knows."""
    return GatheringKind(
        name=name,
        begin=lambda code: begin(),
        read=lambda body: with_known_bots(read(body)),
        audience=lambda live, spawn: GatheringAudience(live, spawn, None),
        always_fresh=True,
        for_good=for_good,
        page=page,
        counts=counts,
        show=show,
        waiting=waiting,
        ended=ended,
        stood_in=stood_in,
        ways=ways,
        free_names=free_names,
        shows_presence=shows_presence,
    )


def open_gatherings(
    store: Store, bus: Bus, kinds: Iterable[GatheringKind], presence: Presence | None = None
) -> Logs[Any]:
    present = presence or Presence(bus)
    heard = [
        replace(kind, audience=lambda live, spawn: GatheringAudience(live, spawn, present)) for kind in kinds
    ]
    return Logs(store, bus, heard, no_gathering)


def no_gathering(code: str) -> Illegal:
    return Illegal("no-gathering", code)
