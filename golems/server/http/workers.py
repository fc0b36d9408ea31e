"""Several workers: one that cannot start is tried again for as long as the server runs."""

import logging
import time
from collections import defaultdict
from dataclasses import dataclass
from socket import socket

from uvicorn import Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from golems.server.http.backlog import lengthen
from golems.server.http.farewell import end_in_order
from golems.server.journal import tell

PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds before each next try; the last one from then on
SETTLED = 60.0  # seconds of serving after which failed starts are forgotten


@dataclass
class Place:
    """One of the workers, whichever process it is at the moment."""

    failures: int = 0  # starts one after the other
    ready_at: float | None = None  # when its process was first seen to serve
    ended: Process | None = None  # its process, while the next one waits to be started
    again_at: float = 0.0

    def notice(self, is_ready: bool, now: float) -> None:
        """Take notice that the process is alive."""
        if is_ready and self.ready_at is None:
            self.ready_at = now
        if self.ready_at is not None and now - self.ready_at > SETTLED:
            self.failures = 0

    def end(self, process: Process, now: float) -> None:
        """Take notice that a process has ended: one that has served is replaced at once, one that never did
        after a pause."""
        served, self.ready_at, self.ended = self.ready_at is not None, None, process
        self.again_at = now if served else now + PAUSES[min(self.failures, len(PAUSES) - 1)]
        self.failures += not served


class WorkerProcess(Process):
    """A worker that ends in order when it is told to."""

    def target(self, sockets: list[socket] | None = None) -> None:
        end_in_order()
        super().target(sockets)


class Workers(Multiprocess):
    """Runs workers as uvicorn does, except that the others serve on when one cannot start."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.places: defaultdict[int, Place] = defaultdict(Place)

    def init_processes(self) -> None:
        self.processes += [self.begun() for _ in range(self.processes_num)]

    def begun(self) -> WorkerProcess:
        process = WorkerProcess(self.config, self.sockets)
        process.start()
        return process

    def keep_subprocess_alive(self) -> None:
        lengthen(self.sockets)  # a worker that has just begun has made it short
        for index, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            self.keep(index, process)

    def keep(self, index: int, process: Process) -> None:
        place, patience = self.places[index], self.config.timeout_worker_healthcheck
        if place.ended is not process:
            if process.is_alive(patience):
                place.notice(process.is_ready(patience), time.monotonic())
                return
            process.kill()  # it may only be hung
            process.join()
            place.end(process, time.monotonic())
            self.tell(place, process)
        if time.monotonic() >= place.again_at:
            self.processes[index] = self.begun()

    def tell(self, place: Place, process: Process) -> None:
        if place.again_at > time.monotonic():
            tell("worker cannot start", logging.WARNING, worker=process.pid, count=place.failures)
        else:
            tell("worker ended", logging.WARNING, worker=process.pid)
