"""golems serve: rooms on the network."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Lang, speak

if TYPE_CHECKING:
    from golems.server.config import Config


def setting(help: str) -> typer.models.OptionInfo:
    """An option of the same name as a row of `golems.server.config`, which says what is read."""
    option: typer.models.OptionInfo = typer.Option(help=help, show_default=False)
    return option


def serve(
    host: Annotated[
        str | None, setting("Address to listen on; 0.0.0.0 is every one of this machine.")
    ] = None,
    port: Annotated[str | None, setting("Port to listen on; 0 is any free one.")] = None,
    data: Annotated[str | None, setting("Folder for the key and the database.")] = None,
    database: Annotated[str | None, setting("URL, such as postgresql://user:password@host/name.")] = None,
    workers: Annotated[str | None, setting("Processes; more than one needs PostgreSQL.")] = None,
    base_path: Annotated[str | None, setting("Path behind a proxy, such as /golems.")] = None,
    durability: Annotated[
        str | None, setting("full: survives a power cut; normal: faster, the last moments may be lost.")
    ] = None,
    retention_days: Annotated[
        str | None, setting("Days that idle rooms and finished games are kept; 0 is for ever.")
    ] = None,
    log_format: Annotated[str | None, setting("text or json, one line for each thing told.")] = None,
    trusted_proxies: Annotated[
        str | None, setting("Addresses or networks whose X-Forwarded-For is believed, with commas.")
    ] = None,
    origins: Annotated[
        str | None, setting("Other pages that may open a live connection, with commas.")
    ] = None,
    max_rooms_per_address: Annotated[
        str | None, setting("Rooms that one address may create in a day.")
    ] = None,
    create_limit: Annotated[str | None, setting("Rooms that one address may create.")] = None,
    join_limit: Annotated[str | None, setting("Times that one address may join, or try a room code.")] = None,
    message_limit: Annotated[str | None, setting("Messages that one seat may send.")] = None,
    lang: Lang = None,
) -> None:
    """Serve rooms until interrupted. Every option can also be set in the environment: docs/operate.md."""
    flags = {name: value for name, value in locals().items() if name != "lang"}
    language = speak(lang)
    from golems.server.config import read_config

    config = read_config(flags, os.environ)
    prepare(config)
    print(language.say("serve-begins", address=address_of(config)), flush=True)
    run(config)


def address_of(config: "Config") -> str:
    return f"http://{config.host}:{config.port}{config.base_path}/"


def prepare(config: "Config") -> None:
    """What would stop every worker is told here, once and in words."""
    import asyncio

    from golems.notation.reading import Malformed
    from golems.rules.refusals import Illegal
    from golems.server.backup import database
    from golems.server.config import ensure_data_folder, secret_key
    from golems.server.migrations import NewerDatabase
    from golems.server.storage import upgrade

    async def bring_up_to_date() -> None:
        async with database(config.database_url):
            await upgrade(config.database_url)

    ensure_data_folder(config)
    secret_key(config)
    try:
        asyncio.run(bring_up_to_date())
    except NewerDatabase as newer:
        raise Illegal("newer-database", found=newer.found, known=newer.known) from None
    except OSError as error:
        raise Malformed("database", detail=error.strerror or type(error).__name__) from None


def run(config: "Config") -> None:
    """Workers are told everything by their environment."""
    import uvicorn

    from golems.server.app import DRAIN
    from golems.server.config import environment
    from golems.server.logs import log_settings

    os.environ.update(environment(config))
    uvicorn.run(
        "golems.server.app:create",
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        ws="websockets-sansio",
        log_config=log_settings(config.log_format),
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=DRAIN,
    )
