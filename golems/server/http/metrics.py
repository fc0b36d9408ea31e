"""What a worker counts, as Prometheus reads it."""

import os
from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
REGISTRY = CollectorRegistry()

ROOMS = Gauge("golems_rooms_live", "Rooms that this worker holds in memory.", registry=REGISTRY)
CONNECTIONS = Gauge("golems_connections", "Open connections, live ones among them.", registry=REGISTRY)
ENDED = Counter(
    "golems_connections_ended", "Connections ended by the server, by reason.", ["reason"], registry=REGISTRY
)
SOCKETS = Gauge("golems_sockets", "Live connections.", registry=REGISTRY)
DECISIONS = Counter("golems_decisions", "Decisions taken and committed.", registry=REGISTRY)
REFUSALS = Counter("golems_refusals", "What was refused, by reason.", ["reason"], registry=REGISTRY)
WRONG_TRIES = Counter(
    "golems_wrong_tries", "Codes, records and tokens tried that are not there.", registry=REGISTRY
)
BOT_MOVES = Counter("golems_bot_moves", "Decisions that bots took.", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "golems_commit_seconds",
    "Seconds from a decision's arrival to its commit.",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)


class OfThisWorker(Collector):
    """Collects all numbers with the process on every line, and without the times when counting began."""

    def collect(self) -> Iterator[Metric]:
        worker = str(os.getpid())
        for metric in REGISTRY.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, "worker": worker})
                for sample in metric.samples
                if not sample.name.endswith("_created")
            ]
            yield metric


def render() -> bytes:
    return generate_latest(OfThisWorker())
