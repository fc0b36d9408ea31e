"""A clock is trusted after an hour in which nothing spoke against it."""

from hypothesis import given
from hypothesis import strategies as st

from golems.server.log.clock import DAY, DRIFT, HOUR, MINUTE
from golems.server.log.retention import LONGEST
from tests.server.clocks import NOW, Clocks


def test_it_is_plausible_as_long_as_nothing_speaks_against_it() -> None:
    clocks = Clocks()
    clock = clocks.plausible()
    assert clock.check(NOW - MINUTE) == 0
    clocks.go_on(HOUR)
    assert clock.check(NOW) == HOUR
    assert clock.doubt is None


def test_a_clock_far_ahead_of_all_that_was_ever_written_is_not() -> None:
    clocks = Clocks(NOW + 100 * DAY)
    clock = clocks.plausible()
    for _ in range(3):
        assert clock.check(NOW) == 0
        assert clock.doubt == "clock-far-ahead-of-newest"
        clocks.go_on(HOUR)
    clock.check(clocks.now)  # somebody plays
    clocks.go_on(HOUR)
    assert clock.check(clocks.now - HOUR) == HOUR


def test_nor_one_behind_it() -> None:
    clocks = Clocks(NOW - DAY)
    clock = clocks.plausible()
    assert clock.check(NOW) == 0
    assert clock.doubt == "clock-behind-newest"


def test_after_it_was_set_the_hour_begins_anew() -> None:
    clocks = Clocks()
    clock = clocks.plausible()
    clock.check(NOW)
    clocks.go_on(HOUR)
    clocks.now += 2 * DRIFT
    assert clock.check(clocks.now) == 0
    assert clock.doubt == "clock-was-set"
    clocks.go_on(MINUTE)
    assert clock.check(clocks.now) == 0
    clocks.go_on(MINUTE)
    assert clock.check(clocks.now) == MINUTE


def test_where_there_is_nothing_it_is_neither() -> None:
    clocks = Clocks()
    clock = clocks.plausible()
    clocks.go_on(HOUR)
    assert clock.check(None) == 0
    assert clock.doubt is None


STEPS = st.tuples(
    st.floats(0, DAY),  # the steady clock runs
    st.sampled_from([0.0, 0.0, 1.0, -1.0, 2 * DRIFT, -2 * DRIFT, 100 * DAY, -100 * DAY]),  # the other is set
    st.sampled_from([0.0, -HOUR, -LONGEST, -100 * DAY, 100 * DAY]),  # the newest thing, by the clock
)


@given(st.lists(STEPS, max_size=30))
def test_trust_is_never_longer_than_the_time_without_a_doubt(steps: list[tuple[float, float, float]]) -> None:
    clocks = Clocks()
    clock, since = clocks.plausible(), 0.0
    for runs, is_set, newest in steps:
        clocks.go_on(runs)
        clocks.now += is_set
        trusted = clock.check(clocks.now + newest)
        if abs(is_set) > DRIFT or newest not in (0.0, -HOUR, -LONGEST):
            assert clock.doubt
        if clock.doubt:
            assert trusted == 0
            since = clocks.steady
        assert trusted <= clocks.steady - since
