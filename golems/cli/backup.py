"""golems backup, golems restore: the whole database of a server as one file. golems undelete: its trash."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Lang, speak

if TYPE_CHECKING:
    from golems.server.http.config import Config

Kept = Annotated[str, typer.Argument(metavar="FILE", help="Such as golems.backup.gz.")]
Data = Annotated[str | None, typer.Option(metavar="FOLDER", help="The server's data folder.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="The server's database.")]
Replace = Annotated[bool, typer.Option("--replace", help="Delete what is in the database first.")]


def backup(file: Kept, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Write the whole database of a server into one file, while it plays on."""
    import asyncio

    from golems.server.log.sql.backup import keep

    language = speak(lang)
    rows = asyncio.run(keep(config_of(data, database).database_url, Path(file)))
    print(language.say("backup-done", file=file, rows=rows))


def restore(
    file: Kept, replace: Replace = False, data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    """Read such a file into the empty database of a server that does not run; SQLite or PostgreSQL."""
    import asyncio

    from golems.server.http.config import ensure_data_folder
    from golems.server.log.sql.backup import bring_back

    language = speak(lang)
    config = config_of(data, database)
    ensure_data_folder(config)
    rows = asyncio.run(bring_back(config.database_url, Path(file), replace))
    print(language.say("restore-done", file=file, rows=rows))


def undelete(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Bring back what a server has forgotten during the last week; it may play on."""
    import asyncio

    from golems.server.log.sql.undelete import undelete as bring_back

    language = speak(lang)
    undone = asyncio.run(bring_back(config_of(data, database).database_url))
    print(language.say("undelete-done", back=undone.back))
    if undone.left:
        print(language.say("undelete-left", left=undone.left))


def config_of(data: str | None, database: str | None) -> "Config":
    from golems.rules.refusals import Illegal
    from golems.server.http.config import read_config

    config = read_config({"data": data, "database": database}, os.environ)
    if config.keeps_nothing:
        raise Illegal("no-database")
    return config
