"""A worker of a server that uvicorn runs."""

import os
from logging import CRITICAL
from multiprocessing import parent_process

from starlette.types import ASGIApp

from golems.server.app import build
from golems.server.http.config import read_config
from golems.server.http.connections import crowded
from golems.server.jobs.process import end_with_the_server
from golems.server.journal import fault, no_tracebacks, tell

DRAIN = 5  # seconds that open connections have when the server is to end


def create() -> ASGIApp:
    """Build the app of a worker, which is told everything by its environment and ends with its parent."""
    no_tracebacks()
    if parent_process():
        end_with_the_server()
    try:
        crowded()  # is written now, so that nobody waits for it later
        return build(read_config({}, os.environ))
    except Exception as error:
        tell("application not built", CRITICAL, error=fault(error))
        raise SystemExit(1) from None
