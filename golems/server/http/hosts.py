"""The names under which a browser may find this server.

Somebody else's page can let its own name lead to this machine: to the browser its requests then stay where
they came from. They name the host that the browser believes to talk to: it must be a name of this server."""

import re
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

from golems.server.http.addresses import public_page
from golems.server.http.callers import read_address
from golems.server.http.config import Config

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/@\s]+)(:\d{1,5})?")
AT_HOME = "localhost"
NEARBY = ".local"  # what a name in the local network ends with


def names_of(config: Config) -> frozenset[str]:
    """Return the names of this machine, of the host it listens on, and those that the settings name."""
    named = urlsplit(public_page(config)).hostname or "" if config.public_address else ""
    own = [name.lower().rstrip(".") for name in (socket.gethostname(), socket.getfqdn(), config.host, named)]
    short = [name.partition(".")[0] for name in own if read_address(name) is None]
    return frozenset([AT_HOME, *own, *short, *[name + NEARBY for name in short], *config.hosts]) - {
        "",
        NEARBY,
    }


def is_known(host: str, names: Collection[str]) -> bool:
    """Return whether a Host header, with or without a port, is an IP address or one of these names."""
    found = HOST.fullmatch(host.lower())
    if not found:
        return False
    name = found[1].strip("[]")
    return read_address(name) is not None or name.removesuffix(".") in names
