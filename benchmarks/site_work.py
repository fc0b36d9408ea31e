"""Work that is timed in a browser and without one: this file is read by both."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from golems.notation.tasks import resolve
from golems.server.jobs.inline import Inline
from golems.server.log.memory import MemoryStore
from golems.site.engine import Engine, application

TIMES = 7  # as often as nobody is asked to wait
PUZZLE = "three-steps"


async def measure(round_: str, folder: str) -> dict[str, float]:
    """Return the seconds that a round, a puzzle judged and a hint take, each the fastest of several tries."""
    engine = Engine(application(Path(folder), bytes(32), Inline(), MemoryStore()), lambda number, told: None)
    await engine.start()
    task = json.loads(round_)

    async def play_round() -> None:
        resolve(task, None)

    async def ask(path: str, **body: object) -> None:
        headers = [("content-type", "application/json")]
        answer = await engine.ask(1, "POST", path, "lang=en", headers, json.dumps(body).encode())
        assert answer.status == 200, answer.body

    return {
        "a round resolved": await fastest(play_round),
        "a puzzle judged": await fastest(lambda: ask("/api/puzzle/try", puzzle=PUZZLE, programs=["F F F"])),
        "a hint found": await fastest(lambda: ask("/api/puzzle/hint", puzzle=PUZZLE, number=1)),
    }


async def fastest(work: Callable[[], Awaitable[None]]) -> float:
    found = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await work()
        found.append(time.perf_counter() - began)
    return min(found)


def measure_here(round_: str, folder: str) -> dict[str, float]:
    return asyncio.run(measure(round_, folder))
