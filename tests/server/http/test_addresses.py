"""Where others find the server: a real one in networks as they are in schools, clubs and at home."""

from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest

from golems.server.http import addresses
from golems.server.http.addresses import InterfaceAddress, kind_of, ranked
from tests.server.networks import Network, network

HERE = "http://127.0.0.1:8000"


@pytest.fixture
def school() -> Iterator[Network]:
    with network() as made:
        yield made


def told(url: str) -> str:
    return f"From other devices: {url}/"


def test_a_school_network(school: Network, tmp_path: Path) -> None:
    school.connect("wlan0", "10.1.2.3/8", gateway="10.0.0.1", other="10.200.0.9/8")
    with school.server(tmp_path, "play", "--no-open-browser") as lines:
        assert lines == [f"Battle of Golems at {HERE}/ (press Ctrl+C to stop)", told("http://10.1.2.3:8000")]
        for page in (HERE, "http://10.1.2.3:8000", "http://localhost:8000"):
            invited = school.laptop.invitation(page)
            assert (invited["url"], invited["others"], invited["reach"]) == (
                "http://10.1.2.3:8000/",
                [],
                "others",
            )
            assert invited["qr"].startswith("<svg")
        assert school.tablet.invitation("http://10.1.2.3:8000")["url"] == "http://10.1.2.3:8000/"


def test_a_vpn_that_has_the_default_route_comes_after_the_wi_fi(school: Network, tmp_path: Path) -> None:
    school.connect("wlan0", "192.168.1.20/24", other="192.168.1.30/24")
    school.connect("tun0", "10.8.0.2/24", gateway="10.8.0.1")
    with school.server(tmp_path, "play", "--no-open-browser") as lines:
        assert lines[1:] == [told("http://192.168.1.20:8000"), "Not working? Try http://10.8.0.2:8000/"]
        invited = school.laptop.invitation(HERE)
        assert invited["url"] == "http://192.168.1.20:8000/"
        assert [other["url"] for other in invited["others"]] == ["http://10.8.0.2:8000/"]
        asked_by_the_vpn = school.laptop.invitation("http://10.8.0.2:8000")
        assert asked_by_the_vpn["url"] == "http://192.168.1.20:8000/"
        assert school.tablet.invitation("http://192.168.1.20:8000")["url"] == "http://192.168.1.20:8000/"


def test_a_laptop_that_is_its_own_hotspot(school: Network, tmp_path: Path) -> None:
    school.connect("wlan0", "10.42.0.1/24", other="10.42.0.77/24")
    with school.server(tmp_path, "play", "--no-open-browser") as lines:
        assert lines[1:] == [told("http://10.42.0.1:8000")]
        assert school.tablet.invitation("http://10.42.0.1:8000")["reach"] == "others"


def test_two_interfaces_and_what_is_inside_the_machine(school: Network, tmp_path: Path) -> None:
    school.connect("docker0", "172.17.0.1/16")
    school.connect("wlan0", "172.16.9.9/24", "169.254.7.7/16")
    school.connect("eth0", "192.168.5.7/24", gateway="192.168.5.1", other="192.168.5.8/24")
    with school.server(tmp_path, "play", "--no-open-browser") as lines:
        rest = ("172.16.9.9", "172.17.0.1", "169.254.7.7")
        others = [f"http://{address}:8000/" for address in rest]
        assert lines[1:] == [told("http://192.168.5.7:8000"), f"Not working? Try {', '.join(others)}"]
        invited = school.tablet.invitation("http://192.168.5.7:8000")
        assert [other["url"] for other in invited["others"]] == others


def test_a_network_of_ipv6_alone(school: Network, tmp_path: Path) -> None:
    school.connect("wlan0", "fd12:3456::7/64", gateway="fd12:3456::1", other="fd12:3456::9/64")
    with school.server(tmp_path, "play", "--no-open-browser") as lines:
        assert lines[1:] == [told("http://[fd12:3456::7]:8000")]
        invited = school.tablet.invitation("http://[fd12:3456::7]:8000")
        assert (invited["url"], invited["reach"]) == ("http://[fd12:3456::7]:8000/", "others")
        assert school.laptop.invitation(HERE)["url"] == "http://[fd12:3456::7]:8000/"


def test_who_listens_to_this_machine_alone_says_so(school: Network, tmp_path: Path) -> None:
    school.connect("wlan0", "10.1.2.3/8", gateway="10.0.0.1")
    with school.server(tmp_path, "serve") as lines:
        assert lines[1:] == ["Only this computer can open it. For other devices: golems serve --host 0.0.0.0"]
        invited = school.laptop.invitation(HERE)
        assert (invited["url"], invited["reach"]) == (f"{HERE}/", "listens-here")


def test_a_machine_without_a_network_says_so(school: Network, tmp_path: Path) -> None:
    with school.server(tmp_path, "play", "--no-open-browser") as lines:
        assert lines[1].startswith("This computer isn’t on a network")
        assert school.laptop.invitation(HERE)["reach"] == "no-network"


def test_the_settings_name_another_address(school: Network, tmp_path: Path) -> None:
    school.connect("wlan0", "10.1.2.3/8", gateway="10.0.0.1")
    public = ["--public-address", "https://play.example"]
    with school.server(tmp_path, "serve", "--host", "0.0.0.0", *public) as lines:
        assert lines[1:] == [told("https://play.example")]
        invited = school.laptop.invitation(HERE)
        assert (invited["url"], invited["others"]) == ("https://play.example/", [])
        assert school.laptop.invitation(HERE, Host="play.example")["url"] == "https://play.example/"


def test_nobody_far_away_learns_the_addresses_of_this_machine(school: Network, tmp_path: Path) -> None:
    """A stranger on the Internet asks by every name that the server answers to."""
    school.connect("eth0", "8.8.4.4/24", other="8.8.4.9/24")
    school.connect("wlan0", "192.168.1.20/24")
    with school.server(tmp_path, "serve", "--host", "0.0.0.0", "--hosts", "play.example"):
        for host in ("play.example", "localhost:8000", "127.0.0.1:8000", "192.168.1.20:8000", "8.8.4.4:8000"):
            invited = school.tablet.invitation("http://8.8.4.4:8000", Host=host)
            assert (invited["url"], invited["others"]) == (f"http://{host}/", [])


# ---------------------------------------------------------------- ranks


@pytest.mark.parametrize(
    ("interface", "kind"),
    [
        ("Intel(R) Wi-Fi 6 AX201 160MHz", 0),
        ("Realtek PCIe GbE Family Controller", 0),
        ("Microsoft Wi-Fi Direct Virtual Adapter", 0),  # the hotspot of Windows
        ("en0", 0),
        ("bridge100", 0),  # the hotspot of a Mac
        ("wlp3s0", 0),
        ("TAP-Windows Adapter V9", 1),
        ("WireGuard Tunnel", 1),
        ("Fortinet SSL VPN Virtual Ethernet Adapter", 1),
        ("utun4", 1),
        ("wg0", 1),
        ("Hyper-V Virtual Ethernet Adapter", 2),
        ("VirtualBox Host-Only Ethernet Adapter", 2),
        ("VMware Virtual Ethernet Adapter for VMnet8", 2),
        ("br-0123456789ab", 2),
        ("docker0", 2),
    ],
)
def test_what_an_interface_is_says_its_name(interface: str, kind: int) -> None:
    assert kind_of(InterfaceAddress(interface, ip_address("192.168.1.2"))) == kind


def test_of_one_interface_the_short_address_stands_first_and_one_long_one_is_enough() -> None:
    own = ["2001:db8:5::2", "2001:db8:5::1", "192.168.1.2"]
    found = [InterfaceAddress("en0", ip_address(address)) for address in own]
    way_out = [ip_address("2001:db8:5::1")]
    assert list(map(str, ranked(found, way_out))) == ["192.168.1.2", "2001:db8:5::1"]


def test_the_name_of_a_host_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a slow name server whenever somebody opens an invitation."""
    asked: list[str] = []

    def look_up(host: str, port: None) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(0, 0, 0, "", ("10.1.2.3", 0))]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    found = [addresses.find_addresses("table.school.example") for _ in range(3)]
    assert found == [(ip_address("10.1.2.3"),)] * 3
    assert asked == ["table.school.example"]
