"""Where others find this server: the addresses of all interfaces that it listens on, the best one first."""

import re
import socket
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from golems.server.http.callers import Address, read_address
from golems.server.http.config import Config

EVERYWHERE = ("0.0.0.0", "::")  # all addresses of this machine
OUTSIDE = ("192.0.2.1", "2001:db8::1")  # addresses reserved for documentation; nothing is sent there
PORT = 9
USUAL_PORT = 80  # of http
CARD, TUNNEL, INNER, UNROUTED = range(4)  # from where others reach most likely to where they never do
TUNNELS = re.compile(
    r"^(tun|tap|utun|wg|ppp|ipsec|gpd|zt|nordlynx|proton)\d*|vpn|tunnel|wireguard|anyconnect|tailscale"
    r"|zerotier|hamachi|tap-windows",
    re.IGNORECASE,
)
INNERS = re.compile(
    r"^(docker|podman|br-|veth|virbr|vnet|vmnet|vboxnet|lxc|lxd|cni|flannel|cali)|hyper-v|vmware|virtualbox",
    re.IGNORECASE,
)
KERNEL = Path("/sys/class/net")  # where Linux says what an interface is
FAMILIES = (socket.AF_INET, socket.AF_INET6)
ETHERNET = "1"  # also Wi-Fi


class InterfaceAddress(NamedTuple):
    """An address of this machine, and the interface it belongs to."""

    interface: str
    address: Address
    bits: int = 24  # of the network


def find_addresses(host: str) -> tuple[Address, ...]:
    """Return the addresses under which others find a server that listens on this host, the best one first;
    none if it listens to this machine only."""
    if host in EVERYWHERE:
        spoken = versions_of(host)
        found = [each for each in all_interfaces() if each.address.version in spoken]
        return ranked([each for each in found if can_be_opened(each.address)], way_out())
    own = resolved(host)
    return () if own is None or own.is_loopback else (own,)


def versions_of(host: str) -> tuple[int, ...]:
    """Return which versions of the Internet Protocol a server speaks that listens on this host."""
    if ":" not in host:
        return (4,)
    return (4, 6) if host == EVERYWHERE[1] and socket.has_dualstack_ipv6() else (6,)


def all_interfaces() -> list[InterfaceAddress]:
    import ifaddr  # noqa: PLC0415  a browser's worker has no interfaces and no such library

    return [
        InterfaceAddress(
            adapter.nice_name, ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0]), ip.network_prefix
        )
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]


def can_be_opened(address: Address) -> bool:
    """Tell whether a browser elsewhere can open it: it knows no IPv6 address that needs an interface."""
    is_local = isinstance(address, IPv6Address) and address.is_link_local
    return not (address.is_loopback or address.is_unspecified or is_local)


def ranked(found: Iterable[InterfaceAddress], ways_out: Sequence[Address]) -> tuple[Address, ...]:
    """Return the addresses in order: network cards before tunnels before what is inside this machine; of
    these the interface with the way out; there IPv4, which is shorter to type. One IPv6 address of an
    interface is enough."""
    leading = {each.interface for each in found if each.address in ways_out}

    def rank(each: InterfaceAddress) -> tuple[int, bool, int, bool, bool]:
        is_leading, is_way = each.interface in leading, each.address in ways_out
        return kind_of(each), not is_leading, each.address.version, not each.address.is_private, not is_way

    in_order = sorted(found, key=rank)
    first: dict[tuple[str, Address | None], Address] = {}
    for each in in_order:
        first.setdefault((each.interface, each.address if each.address.version == 4 else None), each.address)
    return tuple(first.values())


def kind_of(each: InterfaceAddress) -> int:
    if each.address.is_link_local:
        return UNROUTED
    if INNERS.search(each.interface):
        return INNER
    is_single = each.bits == each.address.max_prefixlen and each.address.version == 4
    is_tunnel = is_single or TUNNELS.search(each.interface) or link_type(each.interface) != ETHERNET
    return TUNNEL if is_tunnel else CARD


def link_type(interface: str) -> str:
    """Return what Linux says of an interface, whatever it is called; other systems say nothing."""
    said = KERNEL / interface / "type"
    return said.read_text().strip() if re.fullmatch(r"[\w.:-]+", interface) and said.exists() else ETHERNET


def way_out() -> list[Address]:
    """Return the addresses this machine would send from to the Internet."""
    found = [sender(family, outside) for family, outside in zip(FAMILIES, OUTSIDE, strict=True)]
    return [address for address in found if address]


def sender(family: socket.AddressFamily, outside: str) -> Address | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, PORT))
            return read_address(probe.getsockname()[0])
    except OSError:  # there is no way out, or no such family on this machine
        return None


def resolved(host: str) -> Address | None:
    try:
        return looked_up(host)
    except OSError:
        return None


@lru_cache(maxsize=8)
def looked_up(host: str) -> Address | None:
    """Ask the network for an address, once: whoever opens an invitation shall not wait for it."""
    return read_address(str(socket.getaddrinfo(host, None)[0][4][0]))


# ---------------------------------------------------------------- addresses as one types them


def pages_for_others(config: Config) -> list[str]:
    """Return where the page is for others, the best address first; the one that the settings name is the
    only one."""
    if config.public_address:
        return [public_page(config)]
    return [page_at(config, address) for address in find_addresses(config.host)]


def public_page(config: Config) -> str:
    """Return where the settings say that the page is."""
    named = config.public_address
    if "://" in named:
        return named + config.base_path
    port = "" if urlsplit(f"//{named}").port else port_of(config)
    return f"http://{named}{port}{config.base_path}"


def page_at(config: Config, address: Address) -> str:
    host = f"[{address}]" if address.version == 6 else str(address)
    return f"http://{host}{port_of(config)}{config.base_path}"


def port_of(config: Config) -> str:
    return "" if config.port == USUAL_PORT else f":{config.port}"
