"""The libraries that the engine needs, as the lock file names them: each one wheel that Pyodide can load."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

NEEDED = ("fluent-runtime", "itsdangerous", "msgspec", "openskill", "prometheus-client", "segno", "starlette")
# What pip is told of the place where the wheels will run.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")
PYTHON = ("--implementation", "cp", "--python-version", "3.14")
ABIS = ("--abi", "cp314", "--abi", "abi3", "--abi", "none")


class LockedWheel(NamedTuple):
    name: str
    version: str
    file: str
    hash: str

    @property
    def requirement(self) -> str:
        return f"{self.name}=={self.version} --hash={self.hash}"


def locked_wheels(lock: Path) -> list[LockedWheel]:
    """Return the wheels of what is needed, and of what that needs itself."""
    packages = {each["name"]: each for each in tomllib.loads(lock.read_text("utf-8"))["package"]}
    return [wheel_of(packages[name]) for name in sorted(set(closure(packages, *NEEDED)))]


def closure(packages: dict[str, dict[str, Any]], *names: str) -> Iterator[str]:
    for name in names:
        yield name
        needed = packages[name].get("dependencies", ())
        yield from closure(packages, *[each["name"] for each in needed if is_needed(each)])


def is_needed(dependency: dict[str, Any]) -> bool:
    """Return whether a dependency holds for a new Python: the lock marks what is only for old ones."""
    return "python_full_version <" not in dependency.get("marker", "")


def wheel_of(package: dict[str, Any]) -> LockedWheel:
    for wheel in package.get("wheels", ()):
        file = str(wheel["url"]).rsplit("/", 1)[-1]
        if file.endswith(("-none-any.whl", "_wasm32.whl")):
            return LockedWheel(package["name"], package["version"], file, wheel["hash"])
    raise LookupError(f"uv.lock: {package['name']} has no wheel that runs in a browser")


def bring(wheels: list[LockedWheel], folder: Path) -> list[Path]:
    """Download what is not in the folder yet, by pip, which checks the hashes."""
    missing = [wheel for wheel in wheels if not (folder / wheel.file).is_file()]
    if missing:
        folder.mkdir(parents=True, exist_ok=True)
        listed = folder / "requirements.txt"
        listed.write_text("\n".join([wheel.requirement for wheel in missing]) + "\n", "utf-8")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        where = ["--require-hashes", "--requirement", str(listed), "--dest", str(folder)]
        subprocess.run([*pip, *PLATFORM, *PYTHON, *ABIS, *where], check=True)
    return [folder / wheel.file for wheel in wheels]
