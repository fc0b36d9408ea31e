"""Invitations into a room, a gathering or the game: where others find it, also as pictures that a telephone
reads."""

import io
import re
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from golems.server.http.addresses import EVERYWHERE, find_addresses, page_at, pages_for_others
from golems.server.http.callers import Address, client_address, forwarded_for, is_trusted, read_address
from golems.server.http.config import Config, Network
from golems.server.shapes import Shape

AT_HOME = frozenset({"localhost", "127.0.0.1", "::1"})  # means another machine to everybody else
INK = "#2B2118"

Reach: TypeAlias = Literal["others", "no-network", "listens-here"]


class OtherAddress(Shape, frozen=True):
    """Another address of the same page; `qr` is an SVG of it."""

    url: str
    qr: str


class Invitation(Shape, frozen=True, omit_defaults=False):
    """An address; `qr` is an SVG of it. `others` may be tried where it does not work. `reach`: whether other
    devices can open it, or why not."""

    url: str
    qr: str
    others: tuple[OtherAddress, ...] = ()
    reach: Reach = "others"


def invite(request: Request, config: Config, path: str = "") -> Invitation:
    """Make an invitation to a path of the page, such as `r/BCDFG`."""
    asked = re.split("/api/", address_of(request, config.trusted_proxies))[0]
    first, *others = [f"{base}/{path}" for base in bases(asked, request, config)]
    return Invitation(
        first, qr(first), tuple([OtherAddress(url, qr(url)) for url in others]), reach(first, config)
    )


def bases(asked: str, request: Request, config: Config) -> list[str]:
    """Return where the server is found, beginning with the best: as the settings say, or by the address that
    somebody else has come by, which works. Only those nearby are told other addresses of this machine."""
    if config.public_address:
        return pages_for_others(config)
    client, own = client_address(request.scope, config.trusted_proxies), find_addresses(config.host)
    host = urlsplit(asked).hostname or ""
    if client is None or is_relayed(request, client) or not (client.is_private or client.is_loopback):
        return [asked]
    if host in AT_HOME or (client in own and read_address(host) in own):
        return pages_for_others(config) or [asked]
    if read_address(host) not in own:
        return [asked]
    return [asked, *[page_at(config, address) for address in own if address != read_address(host)]]


def is_relayed(request: Request, client: Address) -> bool:
    """Tell whether a proxy that nobody has named to us has passed this on: who asked may be anywhere."""
    is_last = request.client is not None and client == read_address(request.client.host)
    return is_last and bool(forwarded_for(request.scope))


def reach(url: str, config: Config) -> Reach:
    if urlsplit(url).hostname not in AT_HOME:
        return "others"
    return "listens-here" if config.host not in EVERYWHERE else "no-network"


def address_of(request: Request, trusted: tuple[Network, ...]) -> str:
    """Return the address of a request as the browser wrote it; a trusted proxy says whether that was
    https."""
    proxy = read_address(request.client.host) if request.client else None
    forwarded = request.headers.get("x-forwarded-proto", "")
    if proxy and is_trusted(proxy, trusted) and forwarded in ("http", "https"):
        return str(request.url.replace(scheme=forwarded))
    return str(request.url)


def qr(url: str) -> str:
    return segno.make(url, micro=False).svg_inline(omitsize=True, dark=INK)


def qr_in_text(url: str) -> str:
    """Draw the code for a terminal, in half blocks."""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
