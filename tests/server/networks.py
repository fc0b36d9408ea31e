"""A laptop and a tablet with networks of their own, in namespaces of the system: cables, Wi-Fi, a VPN."""

import json
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.debian import as_root, carry_out, ensure
from tests.server.driving import BOOT, PATIENCE

FETCH = "import sys, urllib.request as r\nprint(r.urlopen(r.Request(sys.argv[1], headers=H)).read().decode())"
PORT = 8000


@dataclass(frozen=True)
class Device:
    """A namespace: a machine as far as its network goes."""

    name: str

    def command(self, *parts: str) -> list[str]:
        return [*as_root(), ensure("ip", "iproute2"), "netns", "exec", self.name, *parts]

    def ip(self, line: str) -> None:
        carry_out([*as_root(), ensure("ip", "iproute2"), "-n", self.name, *line.split()])

    def fetch(self, url: str, **headers: str) -> str:
        code = f"H = {headers!r}\n{FETCH}"
        return carry_out(self.command(sys.executable, "-c", code, url))

    def invitation(self, page: str, **headers: str) -> Any:
        return json.loads(self.fetch(f"{page}/api/invitation", **headers))


@dataclass(frozen=True)
class Network:
    """A laptop, and a tablet at the other end of each of its cables."""

    laptop: Device
    tablet: Device

    def connect(self, interface: str, *addresses: str, gateway: str = "", other: str = "") -> None:
        """Give the laptop an interface with these addresses; `other` is the tablet's in the same network."""
        end = f"far-{interface}"
        self.laptop.ip(f"link add {interface} type veth peer name {end} netns {self.tablet.name}")
        for device, name, own in ((self.laptop, interface, addresses), (self.tablet, end, (other,))):
            for address in filter(None, own):
                device.ip(f"address add {address} dev {name}{' nodad' if ':' in address else ''}")
            device.ip(f"link set {name} up")
        if gateway:
            self.laptop.ip(f"route add default via {gateway} dev {interface}")

    @contextmanager
    def server(self, folder: Path, *arguments: str) -> Iterator[list[str]]:
        """Run the game on the laptop; yield the lines that the terminal shows once it answers."""
        environment = {key: value for key, value in os.environ.items() if not key.startswith("GOLEMS_")}
        given = [*arguments, "--port", str(PORT), "--data", str(folder / "data"), "--lang", "en"]
        command = self.laptop.command(sys.executable, "-c", BOOT, *given)
        with (folder / "log.txt").open("w") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment)
        assert process.stdout
        try:
            first = process.stdout.readline()
            assert first, (folder / "log.txt").read_text()
            self.laptop.fetch(f"http://127.0.0.1:{PORT}/healthz")  # it listens, and answers when it has begun
            os.set_blocking(process.stdout.fileno(), False)
            rest = process.stdout.read() or b""  # none: everything has been read
            yield (first + rest).decode().splitlines()
        finally:
            process.terminate()
            process.wait(PATIENCE)
            process.stdout.close()


@contextmanager
def network() -> Iterator[Network]:
    """Make a laptop and a tablet that know only themselves."""
    word = secrets.token_hex(3)
    made = Network(Device(f"laptop-{word}"), Device(f"tablet-{word}"))
    devices: Sequence[Device] = (made.laptop, made.tablet)
    ip = [*as_root(), ensure("ip", "iproute2")]
    try:
        for device in devices:
            carry_out([*ip, "netns", "add", device.name])
            device.ip("link set lo up")
        yield made
    finally:
        known = carry_out([*ip, "netns", "list"])
        for device in devices:
            if device.name in known:
                carry_out([*ip, "netns", "delete", device.name])
