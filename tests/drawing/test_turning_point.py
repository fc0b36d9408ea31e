"""What decided a game: found in its events, and told by whoever shows the film."""

from golems.drawing.beats import EventGroup, beats_of
from golems.drawing.turning_point import TurningPoint, turning_point
from golems.rules import events
from golems.rules.table import Event
from tests.drawing.film_state import film_of_record
from tests.golden.stories import games, read_game

RED, BLUE, GREEN = range(3)


def groups(*happened: Event) -> list[EventGroup]:
    return list(beats_of(happened))


def blow(row: int, robot: int, target: int) -> list[Event]:
    return [
        events.Attacked(row, "A1", robot, (5,), 1, 1, (target,)),
        events.Damaged(row, "K1", target, "weapon"),
        events.Destroyed(row, "K6", target),
    ]


def test_the_last_blow_that_a_loser_took_decides() -> None:
    found = turning_point(
        groups(*blow(1, BLUE, GREEN), *blow(3, RED, BLUE), events.GameEnded(0, "V1", (RED,)))
    )
    assert found == TurningPoint(1, "blow", 3, RED, (BLUE,))


def test_a_blast_is_due_to_whoever_opened_the_barrel() -> None:
    found = turning_point(
        groups(
            events.Attacked(2, "A1", RED, (5,), 1, 1, ()),
            events.BarrelOpened(2, "B8", RED, 5, "bomb"),
            events.Blast(2, "X2", 5, (4, 5, 6), (BLUE, GREEN)),
            events.Destroyed(2, "K6", BLUE),
            events.Destroyed(2, "K6", GREEN),
            events.GameEnded(0, "V1", (RED,)),
        )
    )
    assert found is not None
    assert found[1:] == ("blast", 2, RED, (BLUE, GREEN))


def test_water_decides_without_anybody() -> None:
    found = turning_point(
        groups(
            events.Splashed(4, "W2", BLUE, 5),
            events.Destroyed(4, "W2", BLUE),
            events.GameEnded(0, "V1", (RED,)),
        )
    )
    assert found is not None
    assert (found.kind, found.robot, found.targets) == ("water", None, (BLUE,))


def test_a_barrel_that_was_brought_home_decides() -> None:
    found = turning_point(groups(events.Delivered(2, "G13", RED, 5), events.GameEnded(2, "G13", (RED,))))
    assert found is not None
    assert (found.kind, found.row, found.robot) == ("delivered", 2, RED)


def test_nothing_decided_a_game_that_goes_on_or_that_somebody_gave_up() -> None:
    assert turning_point(()) is None
    assert turning_point(groups(*blow(1, RED, BLUE))) is None
    given_up = groups(*blow(1, RED, BLUE), events.Resigned(0, "V1", RED), events.GameEnded(0, "V1", (BLUE,)))
    assert turning_point(given_up) is None


def test_the_harm_of_the_winners_decides_nothing() -> None:
    last = groups(events.Damaged(4, "K1", RED, "weapon"), events.GameEnded(0, "V3", (RED,)))
    assert turning_point(last) is None


def test_in_a_recorded_game_it_lies_in_the_beat_that_is_named() -> None:
    told = 0
    for name in games():
        film, _ = film_of_record(read_game(name))
        if (found := film.decided) is None:
            continue
        beat = film.beats[found.beat]
        assert beat.row == found.row
        named = {robot for sentence in beat.sentences for robot in sentence.robots}
        assert named >= set(found.targets)
        told += 1
    assert told > 0
