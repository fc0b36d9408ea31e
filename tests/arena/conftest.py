"""A cluster on this machine: a scheduler and two workers, each a process of its own."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

DASK = str(Path(sys.executable).with_name("dask"))
SCHEDULER = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
WORKER = ("worker", "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
PATIENCE = 60


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the scheduler."""
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "scheduler.json"
    with ExitStack() as stack:
        for command in (SCHEDULER, WORKER, WORKER):
            process = stack.enter_context(started(*command, "--scheduler-file", str(file), folder=folder))
            stack.callback(process.terminate)
        yield address_in(file)


def started(*command: str, folder: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [DASK, *command], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def address_in(file: Path) -> str:
    """Return the address that the scheduler writes into the file once it listens."""
    until = time.monotonic() + PATIENCE
    while not (file.exists() and file.stat().st_size):
        assert time.monotonic() < until, "no scheduler has started"
        time.sleep(0.1)
    return str(json.loads(file.read_text(encoding="utf-8"))["address"])
