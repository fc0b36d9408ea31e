"""The ranking of a match that is over."""

from collections.abc import Iterator
from itertools import groupby

from golems.match.match import Match
from golems.rules.events import Removed, Revealed
from golems.rules.values import Robot, Seat

Place = tuple[Seat, ...]
FallTime = tuple[int, int, bool]  # the round, the rows revealed in it, and whether the last one was over


def ranking(match: Match) -> tuple[Place, ...]:
    """Return the places: the winners share the first, then come those who are left by damage or lives, then
    the others from the last to fall."""
    if match.result is None:
        return ()
    winners, fallen = match.result.winners, dict(falls(match))
    robots = match.position.robots

    def merit(seat: Seat) -> tuple[bool, int, FallTime]:
        if seat in winners:
            return True, 0, (0, 0, False)
        return False, soundness(robots[seat]), fallen.get(seat, (0, 0, False))

    best_first = sorted(rivals(match), key=merit, reverse=True)
    return tuple([tuple(sorted(place)) for _, place in groupby(best_first, key=merit)])


def rivals(match: Match) -> list[Seat]:
    """Return the ranked seats; ParoBots are ranked against a lone player or against allies (V3, V5)."""
    robots = match.position.robots
    everybody = match.settings.players == 1 or match.position.options.allies
    return [seat for seat, robot in enumerate(robots) if everybody or not robot.bot]


def soundness(robot: Robot) -> int:
    """Return how much a robot has left: lives, or components that are whole; -1 when it is out."""
    return -1 if robot.out else robot.lives - robot.damage - len(robot.damaged)


def falls(match: Match) -> Iterator[tuple[Seat, FallTime]]:
    """Yield when each robot that is out left the field."""
    for round_ in match.rounds:
        revealed = 0
        for event in round_.events:
            if isinstance(event, Revealed):
                revealed += 1
            elif isinstance(event, Removed):
                yield event.robot, (round_.number, revealed, revealed > event.row)
