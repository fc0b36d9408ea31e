"""The numbers of a worker, as Prometheus reads them."""

import os
import re
from collections.abc import Iterator

import pytest
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.parser import text_string_to_metric_families

from golems.server.http import metrics
from golems.server.http.metrics import (
    BOT_MOVES,
    COMMIT_SECONDS,
    CONNECTIONS,
    DECISIONS,
    ENDED,
    REFUSALS,
    ROOMS,
    SOCKETS,
    WRONG_TRIES,
    render,
)

ALL: tuple[MetricWrapperBase, ...] = (
    ROOMS,
    CONNECTIONS,
    ENDED,
    SOCKETS,
    DECISIONS,
    REFUSALS,
    WRONG_TRIES,
    BOT_MOVES,
    COMMIT_SECONDS,
)


@pytest.fixture
def samples() -> Iterator[dict[str, float]]:
    """Return how much every number has grown."""
    before = read()
    found: dict[str, float] = {}
    ROOMS.inc(2)
    SOCKETS.inc(5)
    SOCKETS.dec()
    DECISIONS.inc()
    REFUSALS.labels("token").inc(3)
    BOT_MOVES.inc()
    COMMIT_SECONDS.observe(0.004)
    found |= {name: value - before.get(name, 0) for name, value in read().items()}
    yield found
    ROOMS.dec(2)
    SOCKETS.dec(4)


def read() -> dict[str, float]:
    return {
        sample.name
        + "".join(
            [f" {key}={value}" for key, value in sorted(sample.labels.items()) if key != "worker"]
        ): sample.value
        for family in text_string_to_metric_families(render().decode())
        for sample in family.samples
    }


def test_everything_is_counted(samples: dict[str, float]) -> None:
    told = {
        "golems_rooms_live": 2,
        "golems_sockets": 4,
        "golems_decisions_total": 1,
        "golems_refusals_total reason=token": 3,
        "golems_bot_moves_total": 1,
        "golems_commit_seconds_count": 1,
        "golems_commit_seconds_bucket le=0.0025": 0,
        "golems_commit_seconds_bucket le=0.005": 1,
        "golems_commit_seconds_bucket le=+Inf": 1,
    }
    assert {name: samples[name] for name in told} == told
    assert samples["golems_commit_seconds_sum"] == pytest.approx(0.004)


def test_every_line_names_its_worker() -> None:
    REFUSALS.labels("token")
    told = [line for line in render().decode().splitlines() if not line.startswith("#")]
    assert len(told) > 10
    assert all(f'worker="{os.getpid()}"' in line for line in told)


def test_every_metric_has_its_help_and_nothing_else_is_told() -> None:
    text = render().decode()
    names = re.findall(r"^# HELP (\S+) \S", text, re.M)
    assert len(names) == len(ALL)
    assert all(name.startswith("golems_") for name in names)
    assert "_created" not in text
    assert metrics.CONTENT_TYPE.startswith("text/plain")
