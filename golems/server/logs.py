"""Logs, one line a thing: text or JSON. Only facts of the list below are written, so no secret can be."""

import json
import logging
import logging.config
import secrets
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from golems.server.clients import UNKNOWN, client_address
from golems.server.config import LogFormat, Network

FACTS = (
    "id",  # of the request, made here
    "method",
    "route",  # its pattern, never the path that was asked for
    "status",
    "ms",
    "network",  # never the whole address
    "reason",  # of a refusal
    "count",
    "worker",
    "version",
    "error",  # what kind, and where in the code
)
NETWORKS = {4: 24, 6: 48}  # bits of an address that are told
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "WEBSOCKET")
NO_ROUTE = "-"
TRACEBACK = "Traceback (most recent call last)"
FAILED = 500
FRAMES = 12
LOGGER = logging.getLogger("golems.server")


def tell(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line down: what happened, in a word or two, and facts of the list."""
    unknown = facts.keys() - set(FACTS)
    if unknown:
        raise ValueError(f"not to be logged: {', '.join(sorted(unknown))}")
    LOGGER.log(level, event, extra={"facts": facts})


# ---------------------------------------------------------------- lines


class Lines(logging.Formatter):
    """Of what other libraries say only the pattern is written: what they fill in may be a secret."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = dict(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[1]:
            facts["error"] = fault(record.exc_info[1])
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        return self.line({"at": when, "level": record.levelname.lower(), "event": event_of(record)}, facts)

    def line(self, head: Mapping[str, str], facts: Mapping[str, object]) -> str:
        told = [*head.values(), *[f"{name}={value}" for name, value in facts.items()]]
        return "".join([sign if sign.isprintable() else " " for sign in " ".join(told)])


class JsonLines(Lines):
    def line(self, head: Mapping[str, str], facts: Mapping[str, object]) -> str:
        return json.dumps({**head, **facts}, ensure_ascii=False, default=str)


def event_of(record: logging.LogRecord) -> str:
    """What happened, up to where a library begins to fill in a traceback or, as asyncio does, objects."""
    pattern = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    said = pattern.strip().partition(TRACEBACK)[0].partition("\n")[0]
    if record.name == "asyncio":
        said = said.partition("<")[0].partition("(")[0]
    return said.strip() or "error"


def fault(error: BaseException) -> str:
    """The kind of an error and the way to it; its message may repeat what somebody sent."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    way = " > ".join([f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames])
    return f"{type(error).__name__} at {way}" if way else type(error).__name__


def log_settings(form: LogFormat) -> dict[str, Any]:
    """For uvicorn's `log_config`, whose own lines tell addresses and queries."""
    formatter = {"text": Lines, "json": JsonLines}[form]
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.{formatter.__name__}"}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"level": "WARNING", "handlers": ["out"]},
        "loggers": {
            LOGGER.name: {"level": "INFO"},
            "uvicorn": {"level": "WARNING"},
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }


# ---------------------------------------------------------------- what nobody catches


def begin_lines(form: LogFormat) -> None:
    """Let a process that nobody else has told how to log write lines as the server does."""
    logging.config.dictConfig(log_settings(form))
    no_tracebacks()


def no_tracebacks() -> None:
    """Let an error that nobody catches be a line of the log: in this process, its threads, a destructor.
    One in writing the log itself is not told."""
    sys.excepthook = lambda kind, error, _: tell("process ends", logging.CRITICAL, error=fault(error))
    threading.excepthook = lambda args: tell_uncaught("thread ended", args.exc_value or args.exc_type)
    sys.unraisablehook = lambda args: tell_uncaught("object not destroyed", args.exc_value or args.exc_type)
    logging.raiseExceptions = False


def tell_uncaught(event: str, error: BaseException | type[BaseException]) -> None:
    """Some have no value any more, only a kind."""
    tell(event, logging.ERROR, error=error.__name__ if isinstance(error, type) else fault(error))


# ---------------------------------------------------------------- requests


class Logged:
    """Tells every request when it is answered, and every connection when it is closed."""

    def __init__(self, app: ASGIApp, trusted: tuple[Network, ...] = ()) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(scope, receive, send)
            return
        scope["request_id"] = secrets.token_hex(4)
        began = time.perf_counter()
        outcome = Outcome(receive, send)
        try:
            await self.app(scope, outcome.receive, outcome.send)
        except Exception as error:
            self.tell(scope, FAILED, began, error=fault(error))
            raise
        self.tell(scope, outcome.status, began)

    async def live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and end the app. Starlette would have its whole traceback written when that fails."""

        async def send_plain(message: Message) -> None:
            await send({key: value for key, value in message.items() if key != "message"})

        try:
            await self.app(scope, receive, send_plain)
        except Exception as error:
            tell("application failed", logging.CRITICAL, error=fault(error))
            raise

    def tell(self, scope: Scope, status: int, began: float, **more: object) -> None:
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        tell(
            "request" if scope["type"] == "http" else "connection",
            logging.ERROR if more else logging.INFO,
            id=scope["request_id"],
            method=method_of(scope),
            route=getattr(scope.get("route"), "path", NO_ROUTE),
            status=status,
            ms=milliseconds,
            network=network_of(scope, self.trusted),
            **more,
        )


class Outcome:
    """Passes everything on and remembers the end: a status of HTTP, or the code of a closed connection."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.inward = receive
        self.outward = send
        self.status = 0

    async def receive(self) -> Message:
        message = await self.inward()
        self.notice(message)
        return message

    async def send(self, message: Message) -> None:
        self.notice(message)
        await self.outward(message)

    def notice(self, message: Message) -> None:
        self.status = self.status or message.get("status") or message.get("code") or 0


def method_of(scope: Scope) -> str:
    method = str(scope.get("method", "WEBSOCKET"))
    return method if method in METHODS else "OTHER"


def network_of(scope: Scope, trusted: tuple[Network, ...] = ()) -> str:
    """So much of the address as to tell one school from another, not one child from another."""
    address = client_address(scope, trusted)
    if address is None:
        return UNKNOWN
    return str(ip_network((address, NETWORKS[address.version]), strict=False))
