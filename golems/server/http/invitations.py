"""Invitations into a room or a gathering: its address, also as a picture that a telephone reads."""

import re
import socket
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from golems.server.http.callers import is_trusted, read_address
from golems.server.http.config import Network
from golems.server.shapes import Shape

AT_HOME = frozenset({"localhost", "127.0.0.1", "::1"})  # means another machine to everybody else
ELSEWHERE = ("10.255.255.255", 9)  # any address outside; nothing is sent there


class Invitation(Shape, frozen=True):
    """An address; `qr` is an SVG of it."""

    url: str
    qr: str


def invite(asked: str, code: str, page: str = "r") -> Invitation:
    """Make an invitation. `asked` is the address of the request: the page is at the same server."""
    base = re.split("/api/(?:rooms|gatherings)/", asked)[0]
    url = f"{for_others(base)}/{page}/{code}"
    return Invitation(url, segno.make(url, micro=False).svg_inline(omitsize=True, dark="#2B2118"))


def address_of(request: Request, trusted: tuple[Network, ...]) -> str:
    """Return the address of a request as the browser wrote it; a trusted proxy says whether that was
    https."""
    proxy = read_address(request.client.host) if request.client else None
    forwarded = request.headers.get("x-forwarded-proto", "")
    if proxy and is_trusted(proxy, trusted) and forwarded in ("http", "https"):
        return str(request.url.replace(scheme=forwarded))
    return str(request.url)


def for_others(base: str) -> str:
    parts = urlsplit(base)
    address = own_address() if parts.hostname in AT_HOME else None
    if address is None:
        return base
    return parts._replace(netloc=f"{address}:{parts.port}" if parts.port else address).geturl()


def own_address() -> str | None:
    """Return the address of this machine in the local network, if it is in one: the one it would send
    from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address
