"""Everything is looked through when nobody would notice, or after long."""

import gc
from weakref import ref

import pytest

from golems.server.http.garbage import CALM, LONGEST, NEVER, Sweeping, waiting_little


class Times:
    """Two clocks: of the day, and of the work that was done."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.worked = 0.0

    def go_on(self, seconds: float, share: float) -> None:
        self.now += seconds
        self.worked += seconds * share


@pytest.fixture
def times() -> Times:
    return Times()


@pytest.fixture
def sweeping(times: Times) -> Sweeping:
    return Sweeping(lambda: times.now, lambda: times.worked)


def test_where_little_is_done_everything_is_looked_through(times: Times, sweeping: Sweeping) -> None:
    for _ in range(3):
        times.go_on(60, CALM / 2)
        assert sweeping.sweep()


def test_whoever_is_busy_waits_for_a_calm_minute(times: Times, sweeping: Sweeping) -> None:
    for _ in range(10):
        times.go_on(60, 0.3)
        assert not sweeping.sweep()
    times.go_on(60, 0)
    assert sweeping.sweep()


def test_but_not_for_ever(times: Times, sweeping: Sweeping) -> None:
    done = []
    for _ in range(int(3 * LONGEST / 60)):
        times.go_on(60, 1.0)
        done.append(sweeping.sweep())
    assert sum(done) == 3


def test_a_cycle_that_nobody_holds_is_found(times: Times, sweeping: Sweeping) -> None:
    class Ring:
        itself: "Ring"

    with waiting_little():
        ring = Ring()
        ring.itself, held = ring, ref(ring)
        gc.collect(1)  # it is old now: only who looks through everything finds it
        del ring
        gc.collect(1)
        assert held() is not None
        times.go_on(60, 0)
        sweeping.sweep()
        assert held() is None


def test_while_a_server_runs_only_what_is_new_is_looked_through_by_itself() -> None:
    before = gc.get_threshold()
    with waiting_little():
        assert gc.get_threshold()[2] == NEVER
        assert gc.isenabled()
    assert gc.get_threshold() == before
