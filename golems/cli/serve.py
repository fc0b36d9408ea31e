"""golems serve: rooms on the network."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import Lang, speak

if TYPE_CHECKING:
    import socket

    import uvicorn

    from golems.server.http.config import Config
    from golems.words.language import Language

OpenBrowser = Annotated[
    bool, typer.Option("--open-browser/--no-open-browser", help="Show the page in this machine's browser.")
]
PING = 20.0  # seconds between two checks whether a browser is still there
PATIENCE = 20.0  # seconds for the answer


def setting(help: str) -> typer.models.OptionInfo:
    """Return an option with the name of a row of `golems.server.http.config`, which says what is read."""
    option: typer.models.OptionInfo = typer.Option(help=help, show_default=False)
    return option


Host = Annotated[str | None, setting("Address to listen on; 0.0.0.0 is every one of this machine.")]
Port = Annotated[str | None, setting("Port to listen on; 0 is any free one.")]
Data = Annotated[str | None, setting("Folder for the key and the database.")]
Database = Annotated[
    str | None, setting("URL, such as postgresql://user:password@host/name; memory: keeps nothing.")
]
Workers = Annotated[str | None, setting("Processes; more than one needs PostgreSQL.")]
BasePath = Annotated[str | None, setting("Path behind a proxy, such as /golems.")]
PublicAddress = Annotated[
    str | None,
    setting(
        "Where others find this server, if not by an address of this machine, such as https://play.example."
    ),
]
Durability = Annotated[
    str | None, setting("full: survives a power cut; normal: faster, the last moments may be lost.")
]
RetentionDays = Annotated[
    str | None, setting("Days that idle rooms and finished games are kept; 0 is for ever.")
]
LessonDays = Annotated[
    str | None,
    setting("Days that a lesson is kept after the last thing done in it; 0: as long as everything else."),
]
BotMilliseconds = Annotated[
    str | None,
    setting(
        "Time for a program of a bot that thinks, on a slow processor; with more it tries more programs."
    ),
]
LogFormat = Annotated[str | None, setting("text or json, one line for each thing told.")]
TrustedProxies = Annotated[
    str | None, setting("Addresses or networks whose X-Forwarded-For is believed, with commas.")
]
Origins = Annotated[str | None, setting("Other pages that may open a live connection, with commas.")]
Hosts = Annotated[str | None, setting("Names that this server has, with commas, such as play.example.")]
MaxRoomsPerAddress = Annotated[str | None, setting("Rooms that one address may create in a day.")]
MaxConnectionsPerAddress = Annotated[str | None, setting("Connections that one address may have open.")]
CreateLimit = Annotated[str | None, setting("Rooms that one browser may create.")]
JoinLimit = Annotated[str | None, setting("Unknown codes from one address that are answered at once.")]
MessageLimit = Annotated[str | None, setting("Messages that one seat or browser may send.")]
QuestionLimit = Annotated[
    str | None, setting("Questions about records, puzzles, clubs and drafts that one browser may ask.")
]
RequestLimit = Annotated[str | None, setting("Requests that new browsers at one address may send.")]


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    workers: Workers = None,
    base_path: BasePath = None,
    public_address: PublicAddress = None,
    durability: Durability = None,
    retention_days: RetentionDays = None,
    lesson_days: LessonDays = None,
    bot_milliseconds: BotMilliseconds = None,
    log_format: LogFormat = None,
    trusted_proxies: TrustedProxies = None,
    origins: Origins = None,
    hosts: Hosts = None,
    max_rooms_per_address: MaxRoomsPerAddress = None,
    max_connections_per_address: MaxConnectionsPerAddress = None,
    create_limit: CreateLimit = None,
    join_limit: JoinLimit = None,
    message_limit: MessageLimit = None,
    question_limit: QuestionLimit = None,
    request_limit: RequestLimit = None,
    open_browser: OpenBrowser = False,
    lang: Lang = None,
) -> None:
    """Serve rooms until interrupted. Every setting can also be made in the environment: docs/operate.md."""
    flags = {name: value for name, value in locals().items() if name not in ("open_browser", "lang")}
    language = speak(lang)
    from golems.server.http.config import read_config

    begin(read_config(flags, os.environ), open_browser, language)


def begin(config: "Config", open_browser: bool, language: "Language") -> None:
    """Run a server. Everybody who comes after the address is printed is let in, perhaps after a short
    wait."""
    from dataclasses import replace

    prepare(config)
    with listen(config) as listening:
        config = replace(config, port=listening.getsockname()[1])
        print(language.say("serve-begins", address=own_page(config)), flush=True)
        tell_others(config, language)
        if config.keeps_nothing:
            print(language.say("serve-memory"), flush=True)
        if open_browser:
            show(own_page(config))
        run(config, listening)


def own_page(config: "Config") -> str:
    """Return the address of the page on this machine."""
    from golems.server.http.addresses import EVERYWHERE, versions_of

    own = "127.0.0.1" if 4 in versions_of(config.host) else "::1"
    host = own if config.host in EVERYWHERE else config.host
    return f"http://{f'[{host}]' if ':' in host else host}:{config.port}{config.base_path}/"


def tell_others(config: "Config", language: "Language") -> None:
    """Print where other devices find the page, the best address as a picture too, or why they cannot."""
    from golems.server.http.addresses import EVERYWHERE, pages_for_others

    pages = [f"{page}/" for page in pages_for_others(config)]
    if not pages:
        print(
            language.say("serve-no-network" if config.host in EVERYWHERE else "serve-only-here"), flush=True
        )
        return
    best, *others = pages
    print(language.say("serve-others", address=best), flush=True)
    draw(best)
    if others:
        print(language.say("serve-try", addresses=", ".join(others)), flush=True)


def draw(url: str) -> None:
    """Draw an address as a QR code for whoever sits at a terminal that has signs for it."""
    from rich.console import Console

    from golems.server.http.invitations import qr_in_text

    console = Console()
    if console.is_terminal and console.encoding.startswith("utf"):
        console.print(qr_in_text(url), style="bright_white on black", highlight=False, soft_wrap=True, end="")


def show(page: str) -> None:
    """Open the page in a browser, in a thread because some browsers return only when they are closed."""
    import webbrowser
    from threading import Thread

    Thread(target=webbrowser.open, args=[page], daemon=True).start()


def listen(config: "Config") -> "socket.socket":
    import errno
    import socket

    from golems.notation.reading import Malformed
    from golems.rules.refusals import Illegal
    from golems.server.http.addresses import versions_of
    from golems.server.http.backlog import BACKLOG

    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    is_dual = versions_of(config.host) == (4, 6)
    try:
        listening = socket.create_server(
            (config.host, config.port), family=family, backlog=BACKLOG, dualstack_ipv6=is_dual
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Illegal("port-taken", port=str(config.port)) from None
        raise Malformed("listen", f"{config.host}:{config.port}", detail=error.strerror) from None
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does so only for its own
    listening.set_inheritable(True)
    return listening


def prepare(config: "Config") -> None:
    """Check everything that would stop every worker, so that it is told once and in words."""
    import asyncio

    from golems.server.http.config import ensure_data_folder, secret_key
    from golems.server.http.pages import page
    from golems.server.log.databases import prepare as prepare_database

    page()
    ensure_data_folder(config)
    secret_key(config)
    asyncio.run(prepare_database(config.database_url))


def run(config: "Config", listening: "socket.socket") -> None:
    """Run the workers, which get all their settings through the environment."""
    from golems.server.http.backlog import HandfulServer
    from golems.server.http.config import environment
    from golems.server.http.connections import allow_files
    from golems.server.http.farewell import end_in_order
    from golems.server.http.workers import Workers

    os.environ.update(environment(config))
    allow_files()
    end_in_order()
    settings = uvicorn_settings(config)
    server = HandfulServer(settings)
    try:
        if config.workers > 1:
            Workers(settings, [listening]).run()
        else:
            server.run([listening])
    except KeyboardInterrupt:  # the usual way to end the server
        return
    if config.workers == 1 and not server.started:
        raise typer.Exit(1)


def uvicorn_settings(config: "Config") -> "uvicorn.Config":
    import uvicorn

    from golems.server.http.backlog import HANDFUL
    from golems.server.http.connections import IDLE, HttpConnection, SocketConnection
    from golems.server.journal import log_settings
    from golems.server.worker import DRAIN

    return uvicorn.Config(
        "golems.server.worker:create",
        factory=True,
        workers=config.workers,
        http=HttpConnection,
        ws=SocketConnection,
        timeout_keep_alive=IDLE,
        log_config=log_settings(config.log_format),
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=HANDFUL,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # news are small, and each socket would keep 40 KiB to compress them
        timeout_graceful_shutdown=DRAIN,
        ws_ping_interval=PING,
        ws_ping_timeout=PATIENCE,
    )
