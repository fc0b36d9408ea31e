"""Who came in at which place when a match is over."""

from collections.abc import Iterator
from itertools import groupby

from golems.match.match import Match
from golems.rules.events import Removed, Revealed
from golems.rules.values import Robot, Seat

Place = tuple[Seat, ...]
Moment = tuple[int, int, bool]  # the round, the rows revealed in it, and whether they are over


def ranking(match: Match) -> tuple[Place, ...]:
    """The winners, who share the first place, then those who are left by damage or lives, then the others
    from the last to fall."""
    if match.result is None:
        return ()
    winners, fallen = match.result.winners, dict(falls(match))
    robots = match.position.robots

    def merit(seat: Seat) -> tuple[bool, int, Moment]:
        if seat in winners:
            return True, 0, (0, 0, False)
        return False, soundness(robots[seat]), fallen.get(seat, (0, 0, False))

    best_first = sorted(rivals(match), key=merit, reverse=True)
    return tuple([tuple(sorted(place)) for _, place in groupby(best_first, key=merit)])


def rivals(match: Match) -> list[Seat]:
    """ParoBots are ranked where they can win: against a lone player, or against allies (V3, V5)."""
    robots = match.position.robots
    everybody = match.settings.players == 1 or match.position.options.allies
    return [seat for seat, robot in enumerate(robots) if everybody or not robot.bot]


def soundness(robot: Robot) -> int:
    """How much a robot has left: lives, or components that are whole; nothing when it is out."""
    return -1 if robot.out else robot.lives - robot.damage - len(robot.damaged)


def falls(match: Match) -> Iterator[tuple[Seat, Moment]]:
    """When each robot that is out left the field."""
    for round_ in match.rounds:
        revealed = 0
        for event in round_.events:
            if isinstance(event, Revealed):
                revealed += 1
            elif isinstance(event, Removed):
                yield event.robot, (round_.number, revealed, revealed > event.row)
