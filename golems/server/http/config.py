"""The settings of the server: one table, read from flags, then from the environment."""

import os
import re
import secrets
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

from golems.notation.reading import Malformed, as_choice, as_int, shown, wrong
from golems.rules.refusals import Illegal, Refusal
from golems.server.journal import LogFormat
from golems.server.log.databases import MEMORY
from golems.server.log.store import Durability

T = TypeVar("T")
Network: TypeAlias = IPv4Network | IPv6Network

SCHEMES = ("sqlite", "sqlite+aiosqlite", "postgres", "postgresql", "postgresql+asyncpg")
LIMIT = re.compile(r"[1-9]\d{0,5}/(second|minute|hour|day)(;[1-9]\d{0,5}/(second|minute|hour|day))*")
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
PUBLIC_ADDRESS = re.compile(rf"(https?://)?({HOST_NAME.pattern}|\[[0-9a-f:.]+\])(:\d{{1,5}})?")
BASE_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
DATABASE_FILE = "golems.sqlite"
KEY_FILE = "secret.key"
KEY_BYTES = 32
OTHERS = 0o077  # the permissions of everybody but the owner


def setting(read: Callable[[str], T], default: T, meaning: str, shown: str | None = None) -> T:
    """Make a row of the table; `shown` is the default in words where it is not a plain value."""
    written = written_out(default) if shown is None else shown
    found: T = field(default=default, metadata={"read": read, "help": meaning, "default": written})
    return found


def written_out(value: object) -> str:
    return ",".join([str(item) for item in value]) if isinstance(value, tuple | list) else str(value)


# ---------------------------------------------------------------- values as they are written


def as_text(text: str) -> str:
    if not text or not text.isprintable():
        raise wrong("text", text, "")
    return text


def as_number(text: str, least: int, most: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,12}", text):
        raise wrong("int", text, "")
    return as_int(int(text), "", least, most)


def as_folder(text: str) -> Path:
    return Path(os.path.expanduser(as_text(text))).absolute()


def as_database(text: str) -> str:
    """Read a database URL. A complaint does not repeat it: there may be a password in it."""
    scheme, _, rest = text.partition("://")
    if text != MEMORY and (scheme not in SCHEMES or rest.strip("/") in ("", ":memory:")):
        raise Malformed("database-url")
    return text


def as_base_path(text: str) -> str:
    path = text.rstrip("/")
    if not BASE_PATH.fullmatch(path):
        raise Malformed("base-path", got=shown(text))
    return path


def as_durability(text: str) -> Durability:
    choices: tuple[Durability, ...] = ("full", "normal")
    return as_choice(text, "", choices)


def as_log_format(text: str) -> LogFormat:
    choices: tuple[LogFormat, ...] = ("text", "json")
    return as_choice(text, "", choices)


def as_limit(text: str) -> str:
    """Read a limit such as 10/minute, or 10/minute;100/day for both."""
    if not LIMIT.fullmatch(text):
        raise Malformed("rate", got=shown(text))
    return text


def items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def as_networks(text: str) -> tuple[Network, ...]:
    return tuple([as_network(item) for item in items(text)])


def as_network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise Malformed("network", got=shown(text)) from None


def as_origins(text: str) -> tuple[str, ...]:
    return tuple([as_origin(item) for item in items(text)])


def as_origin(text: str) -> str:
    """Read what a browser calls the page's address: scheme, host and port, nothing behind."""
    parts = urlsplit(text.lower())
    if parts.scheme not in ("http", "https") or text.lower() != f"{parts.scheme}://{parts.netloc}":
        raise Malformed("origin", got=shown(text))
    return text.lower()


def as_public_address(text: str) -> str:
    """Read where others find the server: `https://play.example`, or a host whose port is the server's own."""
    named = text.lower().rstrip("/")
    if not PUBLIC_ADDRESS.fullmatch(named):
        raise Malformed("public-address", got=shown(text))
    return named


def as_host_names(text: str) -> tuple[str, ...]:
    return tuple([as_host_name(item) for item in items(text)])


def as_host_name(text: str) -> str:
    """Read a name of this server, such as play.example: no scheme, no port."""
    if not HOST_NAME.fullmatch(text.lower()):
        raise Malformed("host-name", got=shown(text))
    return text.lower()


# ---------------------------------------------------------------- the table

NOBODY: tuple[Network, ...] = ()
NOWHERE: tuple[str, ...] = ()
USUAL_FOLDER = "~/.local/share/golems"


@dataclass(frozen=True)
class Config:
    """Every setting of the server. A flag beats the environment, the environment beats the default."""

    host: str = setting(as_text, "127.0.0.1", "Address to listen on; 0.0.0.0 is every one of this machine.")
    port: int = setting(
        partial(as_number, least=0, most=65535), 8000, "Port to listen on; 0 is any free one."
    )
    data: Path = setting(
        as_folder,
        Path(os.path.expanduser(USUAL_FOLDER)),
        "Folder for the key and the database.",
        USUAL_FOLDER,
    )
    database: str = setting(
        as_database,
        "",
        "URL, such as postgresql://user:password@host/name; memory: keeps nothing.",
        "SQLite in the data folder",
    )
    workers: int = setting(
        partial(as_number, least=1, most=64), 1, "Processes; more than one needs PostgreSQL."
    )
    base_path: str = setting(as_base_path, "", "Path behind a proxy, such as /golems.")
    public_address: str = setting(
        as_public_address,
        "",
        "Where others find this server, if not by an address of this machine, such as https://play.example.",
    )
    durability: Durability = setting(
        as_durability, "full", "full: survives a power cut; normal: faster, the last moments may be lost."
    )
    retention_days: int = setting(
        partial(as_number, least=0, most=36500),
        90,
        "Days that idle rooms and finished games are kept; 0 is for ever.",
    )
    lesson_days: int = setting(
        partial(as_number, least=0, most=36500),
        1,
        "Days that a lesson is kept after the last thing done in it; 0: as long as everything else.",
    )
    bot_milliseconds: int = setting(
        partial(as_number, least=100, most=60_000),
        1000,
        "Time for a program of a bot that thinks, on a slow processor; with more it tries more programs.",
    )
    log_format: LogFormat = setting(as_log_format, "text", "text or json, one line for each thing told.")
    trusted_proxies: tuple[Network, ...] = setting(
        as_networks, NOBODY, "Addresses or networks whose X-Forwarded-For is believed, with commas."
    )
    origins: tuple[str, ...] = setting(
        as_origins, NOWHERE, "Other pages that may open a live connection, with commas."
    )
    hosts: tuple[str, ...] = setting(
        as_host_names, NOWHERE, "Names that this server has, with commas, such as play.example."
    )
    max_rooms_per_address: int = setting(
        partial(as_number, least=1, most=999_999), 2000, "Rooms that one address may create in a day."
    )
    max_connections_per_address: int = setting(
        partial(as_number, least=1, most=999_999), 1000, "Connections that one address may have open."
    )
    create_limit: str = setting(as_limit, "10/minute", "Rooms that one browser may create.")
    join_limit: str = setting(
        as_limit, "40/minute;600/day", "Unknown codes from one address that are answered at once."
    )
    message_limit: str = setting(
        as_limit, "20/second;300/minute", "Messages that one seat or browser may send."
    )
    question_limit: str = setting(
        as_limit,
        "60/second;1200/minute",
        "Questions about records, puzzles, clubs and drafts that one browser may ask.",
    )
    request_limit: str = setting(
        as_limit, "12000/minute", "Requests that new browsers at one address may send."
    )

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def is_postgresql(self) -> bool:
        return self.database.startswith("postgres")

    @property
    def keeps_nothing(self) -> bool:
        """Whether everything is gone when the server ends."""
        return self.database == MEMORY


class Setting(NamedTuple):
    """A row of the table, as people see it."""

    name: str
    flag: str
    variable: str
    default: str
    help: str
    read: Callable[[str], object]


SETTINGS = tuple(
    Setting(
        row.name,
        f"--{row.name.replace('_', '-')}",
        f"GOLEMS_{row.name.upper()}",
        row.metadata["default"],
        row.metadata["help"],
        row.metadata["read"],
    )
    for row in fields(Config)
)


def read_config(flags: Mapping[str, object], environ: Mapping[str, str]) -> Config:
    """Read the settings from the flags that were given (by the names of the table) and the environment."""
    found: dict[str, object] = {"data": usual_folder(environ)}
    for row in SETTINGS:
        if flags.get(row.name) is not None:
            found[row.name] = read_setting(row, written_out(flags[row.name]), row.flag)
        elif environ.get(row.variable):
            found[row.name] = read_setting(row, environ[row.variable], row.variable)
    config = Config(**found)  # type: ignore[arg-type]
    if config.workers > 1 and not config.is_postgresql:
        raise Illegal("workers-need-postgresql", "--workers", workers=config.workers)
    return config


def environment(config: Config) -> dict[str, str]:
    """Return the variables that say the same: so another process is told."""
    return {row.variable: written_out(getattr(config, row.name)) for row in SETTINGS}


def read_setting(row: Setting, text: str, path: str) -> object:
    try:
        return row.read(text)
    except Refusal as refusal:
        raise refusal.within(path) from None


def usual_folder(environ: Mapping[str, str]) -> Path:
    """Return the folder where this user's programs keep their data."""
    xdg = environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(xdg):
        return Path(xdg) / "golems"
    home = environ.get("HOME") or os.path.expanduser("~")
    return Path(home, ".local", "share", "golems")


# ---------------------------------------------------------------- the data folder and its key


def ensure_data_folder(config: Config) -> None:
    """Make the data folder if it is not there; then only its owner may look into it."""
    try:
        config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed("data-folder", str(config.data), detail=error.strerror) from None


def secret_key(config: Config) -> bytes:
    """Return what the tokens are signed with; it is made on the first start."""
    ensure_data_folder(config)
    path = config.data / KEY_FILE
    try:
        if not path.exists():
            make_key(path)
        check_private(path)
        key = path.read_bytes()
    except OSError as error:
        raise Malformed("key-file", str(path), detail=error.strerror) from None
    if len(key) != KEY_BYTES:
        raise Malformed("key-length", str(path), expected_bytes=KEY_BYTES, got=len(key))
    return key


def make_key(path: Path) -> None:
    """Make a key, whole or not at all; of several workers that start at once the first one's key is
    everybody's."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        put_in_place(draft, path)
    finally:
        Path(draft).unlink(missing_ok=True)


def put_in_place(draft: str, path: Path) -> None:
    """Give the file its name, unless there is one of that name. A file system that knows no links, such as
    that of a USB stick, has a single server, which makes its key before it starts workers."""
    try:
        os.link(draft, path)
    except FileExistsError:
        return
    except OSError:
        os.replace(draft, path)


def check_private(path: Path) -> None:
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        raise Illegal("key-not-private", str(path), command=f"chmod 600 {path}")
