"""The oldest Chromium that is promised the page, from a package of the registry.

`python -m tests.e2e.old_chromium` names it, and installs it where it is not."""

import base64
import fcntl
import hashlib
import os
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import hatch_build
from tests.e2e.opening import Opening

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "old-chromium"
VERSION = "92"
PACKAGE = "chrome-aws-lambda@10.1.0"
FILE = "chrome-aws-lambda-10.1.0.tgz"
SHA512 = "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw=="
UNPACK = """const fs = require("fs");
fs.writeFileSync(process.argv[2], require("zlib").brotliDecompressSync(fs.readFileSync(process.argv[1])));"""
# The driver asks elements whether they can be seen, which this browser cannot answer by itself.
SEEN = """Element.prototype.checkVisibility = function () {
  for (let each = this; each; each = each.parentElement)
    if (getComputedStyle(each).display === "none") return false;
  return true;
};"""


def ensure() -> Path:
    """Return the browser; of several processes the first one installs it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    browser = FOLDER / "chromium"
    with open(FOLDER / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not browser.is_file():
            install(browser)
    return browser


def install(browser: Path) -> None:
    hatch_build.npm(ROOT, "pack", "--silent", "--pack-destination", str(FOLDER), PACKAGE)
    archive = FOLDER / FILE
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != SHA512:
        raise LookupError(f"{PACKAGE} is not what it was: {found}")
    with tarfile.open(archive) as package:
        package.extractall(FOLDER, filter="data")
    unpack("aws.tar")
    with tarfile.open(FOLDER / "aws.tar") as libraries:
        libraries.extractall(FOLDER, filter="data")
    unpack("chromium").chmod(0o755)
    (FOLDER / "chromium.part").rename(browser)
    archive.unlink()
    shutil.rmtree(FOLDER / "package")


def unpack(name: str) -> Path:
    """Return a file of the package as it was before brotli made it small."""
    target = FOLDER / (f"{name}.part" if name == "chromium" else name)
    command, environment = hatch_build.npm_command()
    node = command[0] if len(command) > 1 else str(shutil.which("node"))
    packed = FOLDER / "package" / "bin" / f"{name}.br"
    subprocess.run([node, "-e", UNPACK, str(packed), str(target)], env=environment, check=True)
    return target


def environment_of(browser: Path) -> dict[str, str | float | bool]:
    """Return an environment in which it finds its libraries: its own where the machine lacks one."""
    told = subprocess.run(["ldd", str(browser)], capture_output=True, encoding="utf-8", check=True).stdout
    own = {"LD_LIBRARY_PATH": str(FOLDER / "lib")} if "not found" in told else {}
    return {**os.environ, **own}


class OldOpening(Opening):
    """Opens pages in the old browser."""

    def device(self, *given: Any, **more: Any) -> Page:
        page = super().device(*given, **more)
        worlds: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.on("Runtime.executionContextCreated", lambda event: worlds.add(event["context"]["name"]))
        session.send("Runtime.enable")
        session.send("Page.enable")
        page.goto("about:blank")
        page.evaluate("() => null")
        for world in filter(None, worlds):
            session.send("Page.addScriptToEvaluateOnNewDocument", {"source": SEEN, "worldName": world})
        return page


if __name__ == "__main__":
    print(ensure())
