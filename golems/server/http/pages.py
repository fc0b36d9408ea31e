"""The browser client: the files that were built into golems/page, and nothing else."""

import gzip
import hashlib
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from golems.notation.reading import Malformed

FOLDER = Path(str(files("golems")), "page")
INDEX = "index.html"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
FRESH = "no-cache"  # may be kept, but is asked for every time
FOREVER = "public, max-age=31536000, immutable"  # the name changes with the content


PACKED = ".br"  # beside a file: the same, compressed by brotli when the page was built


class File(NamedTuple):
    body: bytes
    packed: dict[str, bytes]  # by encoding, the best first: compressed once, not for every browser
    media_type: str
    headers: dict[str, str]


def page_routes(base: str, short: Iterable[str]) -> list[Route]:
    """Return a route for every file, so that no path can lead anywhere else, and short links to codes."""
    return [
        Route(f"{base}/", serving(page()[INDEX])),
        *[Route(f"{base}/{name}", serving(file)) for name, file in page().items()],
        *[Route(f"{base}/{name}/{{code}}", to_code(base, name)) for name in short],
        *([Route(base, to_page(base))] if base else []),
    ]


@cache
def page() -> dict[str, File]:
    """Read what was built, by its path."""
    found = [path for path in sorted(FOLDER.rglob("*")) if path.suffix in TYPES]
    read = {path.relative_to(FOLDER).as_posix(): path for path in found}
    if INDEX not in read:
        raise Malformed("no-page", str(FOLDER))
    return {name: read_file(name, path) for name, path in read.items()}


def read_file(name: str, path: Path) -> File:
    body = path.read_bytes()
    headers = {
        "cache-control": FOREVER if name.startswith("assets/") else FRESH,
        "etag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',
        "vary": "Accept-Encoding",
    }
    return File(body, packed(path, body), TYPES[path.suffix], headers)


def packed(path: Path, body: bytes) -> dict[str, bytes]:
    """Return what is smaller than the file itself."""
    beside = path.with_name(path.name + PACKED)
    brotli = {"br": beside.read_bytes()} if beside.is_file() else {}
    smaller = brotli | {"gzip": gzip.compress(body, mtime=0)}
    return {encoding: each for encoding, each in smaller.items() if len(each) < len(body)}


def serving(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        if file.headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=file.headers)
        taken = encodings(request.headers.get("accept-encoding", ""))
        for encoding, body in file.packed.items():
            if encoding in taken:
                headers = {**file.headers, "content-encoding": encoding}
                return Response(body, headers=headers, media_type=file.media_type)
        return Response(file.body, headers=file.headers, media_type=file.media_type)

    return serve


def encodings(header: str) -> set[str]:
    """Return what a browser takes: one that it weighs with zero it does not take."""
    named = [each.replace(" ", "").lower().partition(";q=") for each in header.split(",")]
    return {name for name, _, weight in named if not weight or weight.strip("0.")}


def to_code(base: str, name: str) -> Callable[[Request], Awaitable[Response]]:
    """Lead from a link that is short enough to be read aloud to a room, a tournament or a lesson."""

    async def lead(request: Request) -> Response:
        return RedirectResponse(f"{base}/#/{name}/{quote(request.path_params['code'].upper(), safe='')}")

    return lead


def to_page(base: str) -> Callable[[Request], Awaitable[Response]]:
    async def lead(request: Request) -> Response:
        return RedirectResponse(f"{base}/")

    return lead
