"""Who sends a request: an address, and one of the browsers behind it."""

import re
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from golems.server.config import Network
from golems.server.limits import caller

VISITOR = "x-golems-visitor"  # a random word that the page makes when it is loaded and keeps nowhere
WORD = re.compile(r"[A-Za-z0-9_-]{8,40}")


class Client(NamedTuple):
    """One browser. A school is one address with many visitors; whoever forges visitors stays one address."""

    address: str
    visitor: str = ""


def client_of(scope: Scope, trusted: tuple[Network, ...] = ()) -> Client:
    """Return whose request this is. A visitor that is not a plain word counts as none."""
    visitor = Headers(scope=scope).get(VISITOR, "")
    return Client(caller(scope, trusted), visitor if WORD.fullmatch(visitor) else "")
