"""Packages of the system that tests need, installed where they are not there."""

import os
import shutil
import subprocess

PATIENCE = 600  # seconds to install


class NotInstalled(Exception):
    """Raised when a program that tests need is missing, in words for whoever runs them."""


def ensure(program: str, package: str) -> str:
    """Return where a program is, which comes with this package."""
    if not shutil.which(program):
        install(package)
    found = shutil.which(program)
    if not found:
        raise NotInstalled(f"there is no {program}, although {package} is installed")
    return found


def install(package: str) -> None:
    if not shutil.which("apt-get"):
        raise NotInstalled(f"this is not Debian: install {package} by hand")
    quiet = [*as_root(), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    carry_out([*quiet, "update"])
    carry_out([*quiet, "install", "-y", "--no-install-recommends", package])


def as_root() -> list[str]:
    return [] if os.geteuid() == 0 else ["sudo", "-n"]


def carry_out(command: list[str]) -> str:
    """Run a command and return what it says; raise with its complaint if it fails."""
    try:
        done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    except subprocess.CalledProcessError as error:
        raise NotInstalled(f"{' '.join(command)}: {error.stderr.strip() or error.stdout.strip()}") from None
    except (subprocess.TimeoutExpired, OSError) as error:
        raise NotInstalled(f"{' '.join(command)}: {error}") from None
    return done.stdout
