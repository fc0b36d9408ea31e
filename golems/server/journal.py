"""The journal of a process: one line for each thing that happens, as text or JSON. Only facts of the list
below are written, so no secret can be."""

import json
import logging
import logging.config
import sys
import threading
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Any, Literal, TypeAlias

LogFormat: TypeAlias = Literal["text", "json"]
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
TRACEBACK = "Traceback (most recent call last)"
FRAMES = 12
LOGGER = logging.getLogger("golems.server")


def tell(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line down: what happened, in a word or two, and facts of the list."""
    unknown = facts.keys() - set(FACTS)
    if unknown:
        raise ValueError(f"not to be logged: {', '.join(sorted(unknown))}")
    LOGGER.log(level, event, extra={"facts": facts})


# ---------------------------------------------------------------- lines


class TextLines(logging.Formatter):
    """Writes a record as a line. Of what other libraries say only the pattern is written: what they fill in
    may be a secret."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = dict(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[1]:
            facts["error"] = fault(record.exc_info[1])
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        return self.line({"at": when, "level": record.levelname.lower(), "event": event_of(record)}, facts)

    def line(self, head: Mapping[str, str], facts: Mapping[str, object]) -> str:
        told = [*head.values(), *[f"{name}={value}" for name, value in facts.items()]]
        return "".join([sign if sign.isprintable() else " " for sign in " ".join(told)])


class JsonLines(TextLines):
    """Writes a record as a line of JSON."""

    def line(self, head: Mapping[str, str], facts: Mapping[str, object]) -> str:
        return json.dumps({**head, **facts}, ensure_ascii=False, default=str)


def event_of(record: logging.LogRecord) -> str:
    """Return what happened, up to where a library begins to fill in a traceback or, as asyncio does,
    objects."""
    pattern = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    said = pattern.strip().partition(TRACEBACK)[0].partition("\n")[0]
    if record.name == "asyncio":
        said = said.partition("<")[0].partition("(")[0]
    return said.strip() or "error"


def fault(error: BaseException) -> str:
    """Return the kind of an error and of what caused it, and the way to it, but not its message, which may
    repeat what somebody sent."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    way = " > ".join([f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames])
    kind = " from ".join([type(each).__name__ for each in (error, error.__cause__) if each])
    return f"{kind} at {way}" if way else kind


def log_settings(form: LogFormat) -> dict[str, Any]:
    """Return settings for uvicorn's `log_config`; its own lines would tell addresses and queries."""
    formatter = {"text": TextLines, "json": JsonLines}[form]
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


def no_tracebacks() -> None:
    """Let an error that nobody catches be a line of the log: in this process, its threads, a destructor.
    One in writing the log itself is not told."""
    sys.excepthook = lambda kind, error, _: tell("process ends", logging.CRITICAL, error=fault(error))
    threading.excepthook = lambda args: tell_uncaught("thread ended", args.exc_value or args.exc_type)
    sys.unraisablehook = lambda args: tell_uncaught("object not destroyed", args.exc_value or args.exc_type)
    logging.raiseExceptions = False


def tell_uncaught(event: str, error: BaseException | type[BaseException]) -> None:
    """Tell an error that nobody caught. Some have no value any more, only a kind."""
    tell(event, logging.ERROR, error=error.__name__ if isinstance(error, type) else fault(error))
