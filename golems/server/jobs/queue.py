"""Jobs that wait for their turn."""

import asyncio
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any

from golems.rules.refusals import Illegal
from golems.server.clients import Client
from golems.server.jobs.kinds import JobKind
from golems.server.jobs.workers import JobReply


class Job:
    """An order, and all who wait for it."""

    def __init__(self, name: str, order: Any, seconds: float, key: Hashable) -> None:
        self.name = name
        self.order = order
        self.seconds = seconds
        self.key = key
        self.is_running = False
        self.askers: set[asyncio.Future[JobReply]] = set()
        self.abandoned: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, reply: JobReply) -> None:
        """Tell everybody who waits."""
        for asker in self.askers:
            if not asker.done():
                asker.set_result(reply)

    def abandon(self) -> None:
        """Say that nobody waits for it any more."""
        if not self.abandoned.done():
            self.abandoned.set_result(None)


class Queue:
    """Jobs that wait. Addresses take turns, and so do the clients of each. A client has one job at a time;
    where there are several workers one is left for other addresses."""

    def __init__(self, kind: JobKind) -> None:
        self.kind = kind
        self.waiting: dict[str, dict[Client, list[Job]]] = {}
        self.running: set[Client] = set()

    def put(self, client: Client, job: Job) -> None:
        """Let a job wait until it is the client's turn; several clients may wait for the same one."""
        clients = self.waiting.get(client.address, {})
        jobs = clients.get(client, [])
        if job in jobs:
            return
        if len(jobs) >= self.kind.client_queue or sum(map(len, clients.values())) >= self.kind.address_queue:
            raise Illegal("too-often")
        self.waiting[client.address] = clients
        clients[client] = [*jobs, job]

    def take(self) -> tuple[Client, Job] | None:
        """Take the next job that may run now; its client and address stand last then."""
        client = next(self.in_turn(), None)
        if client is None:
            return None
        clients = self.waiting[client.address] = self.waiting.pop(client.address)
        clients[client] = clients.pop(client)
        job = clients[client][0]
        job.is_running = True
        self.remove(job)
        self.running.add(client)
        return client, job

    def in_turn(self) -> Iterator[Client]:
        """Yield the clients that may have a job now, in their order."""
        taken = Counter([client.address for client in self.running])
        most = max(1, self.kind.workers - 1)
        for address, clients in self.waiting.items():
            if taken[address] < most:
                yield from [client for client in clients if client not in self.running]

    def remove(self, job: Job) -> None:
        """Take a job out of the queue, even if somebody waits for it."""
        left = {
            address: {client: [each for each in jobs if each is not job] for client, jobs in clients.items()}
            for address, clients in self.waiting.items()
        }
        kept = {
            address: {client: jobs for client, jobs in clients.items() if jobs}
            for address, clients in left.items()
        }
        self.waiting = {address: clients for address, clients in kept.items() if clients}
