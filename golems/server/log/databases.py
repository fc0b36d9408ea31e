"""Which store and which bus a database URL leads to. Database libraries are imported only when one needs
them."""

from typing import Final

from golems.server.log.bus import Bus, LocalBus
from golems.server.log.memory import MemoryStore
from golems.server.log.store import Durability, Store

MEMORY: Final = "memory:"  # nothing is kept when the process ends


async def prepare(url: str) -> None:
    """Bring a database to the newest schema; raise a refusal that says in words why it cannot be used."""
    if url != MEMORY:
        from golems.server.log.sql import engines

        await engines.prepare(url)


async def open_store(url: str, durability: Durability = "full") -> Store:
    """Open what the URL leads to; `full`: what is acknowledged survives a power cut, `normal`: the last
    moments may be lost, no more."""
    if url == MEMORY:
        return MemoryStore()
    from golems.server.log.sql import store

    return await store.open_store(url, durability)


async def open_bus(url: str) -> Bus:
    """Open a bus for all workers that use the same database; only PostgreSQL serves several."""
    if not url.startswith("postgres"):
        return LocalBus()
    from golems.server.log.sql import bus

    return await bus.open_bus(url)
