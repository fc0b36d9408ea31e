"""A walk through an installed game: every page and every endpoint is asked for, and nothing is missing.

python -m tests.walk WHEEL PYTHON          where PYTHON has the wheel installed
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx2

PAGE = "golems/page/"
LANGUAGE = re.compile(r"golems/data/lang/([a-z]{2})/language\.ftl")
CHAPTER = re.compile(r"golems/data/rules/en/.*\.md")
DRAWN = re.compile(r"\]\(pictures/([^)]+)\.svg\)")
QUESTION = re.compile(r'<a id="([a-z-]+)"></a>')
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PARAMETER = re.compile(r"\{(\w+)\}")
DOCUMENTS = ("/healthz", "/metrics", "/openapi.json", "/asyncapi.json")
ROOM = {"setup": {"game": "L1", "arena": "carousel", "chairs": [{"kind": "person"}, {"kind": "person"}]}}
TOURNAMENT = {"rules": {"name": "Club", "format": "swiss", "arenas": ["carousel"], "match": {"game": "L1"}}}
# What cannot be there yet, and how that is said: what has not begun has no rounds, pairs and records.
NOT_YET = {
    "/api/rooms/{code}/rounds/{round}": "404 no-match",
    "/api/tournaments/{code}/pairings.pdf": "422 not-paired",
    "/api/records/{id}": "404 no-record",
}
NO_TYPST = "422 no-typst"  # without the extra `print` there are no PDFs
FINE = "200"
PDFS = re.compile(r"/api/print/\{what\}/\{which\}(/.*)?|.*/sheet\.pdf")


@contextmanager
def playing(python: Path) -> Iterator[str]:
    """Run `golems play`, with a Python that sees nothing but what is installed, and yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python.absolute()), "-I", "-m", "golems", "play", "--port", "0", "--no-open-browser"]
        environment = os.environ | {
            "LANG": "en",
            "GOLEMS_HOST": "127.0.0.1",
            "GOLEMS_REQUEST_LIMIT": "99999/second",
        }
        server = subprocess.Popen(
            [*command, "--data", folder],
            env=environment,
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        try:
            assert server.stdout
            found = ADDRESS.search(server.stdout.readline())
            assert found, "golems play says no address"
            yield found[0]
        finally:
            server.terminate()
            server.communicate()


def walk(wheel: Path, python: Path) -> list[str]:
    """Return what is missing, line by line: nothing, where all is well."""
    with playing(python) as address, httpx2.Client(base_url=address, timeout=120) as client:
        return [*wrong_pages(wheel, client), *wrong_answers(wheel, client)]


def wrong_pages(wheel: Path, client: httpx2.Client) -> Iterator[str]:
    with ZipFile(wheel) as archive:
        names = [name.removeprefix(PAGE) for name in archive.namelist() if name.startswith(PAGE)]
    names = [name for name in names if not name.endswith(".br")]  # sent in place of its file
    if "index.html" not in names:
        yield "the page is not in the wheel"
    for path in ["/", *DOCUMENTS, *[f"/{name}" for name in names if name != "sources.sha256"]]:
        yield from wrong(client.get(path), FINE)


def wrong_answers(wheel: Path, client: httpx2.Client) -> Iterator[str]:
    described = client.get("/openapi.json").json()["paths"]
    for path, methods in described.items():
        if "post" in methods:
            answer = client.post(PARAMETER.sub("x", path), json={})
            if answer.status_code >= 500:
                yield f"POST {path}: {answer.status_code}"
    languages, samples = languages_of(wheel), samples_of(wheel, client)
    for path in [path for path, methods in described.items() if "get" in methods]:
        wished = expected(path, is_ready=client.get("/api/print").json()["ready"])
        for asked in filled_in(path, samples):
            for lang in languages:
                yield from wrong(client.get(asked, params={"lang": lang}), wished)


def wrong(answer: httpx2.Response, wished: str) -> Iterator[str]:
    """Yield a line if something else was answered, or nothing."""
    told = str(answer.status_code)
    if answer.status_code >= 400:
        told += f" {answer.json()['reason']}"
    if told != wished or not answer.content:
        yield f"{answer.url}: {told}, not {wished}"


def expected(path: str, is_ready: bool) -> str:
    return NO_TYPST if PDFS.fullmatch(path) and not is_ready else NOT_YET.get(path, FINE)


# ---------------------------------------------------------------- what there is to ask for


def languages_of(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        return sorted([found[1] for name in archive.namelist() if (found := LANGUAGE.fullmatch(name))])


def samples_of(wheel: Path, client: httpx2.Client) -> dict[str, Sequence[str]]:
    """Return everything that a parameter of a path may be, by its name or by the path and its name."""

    def listed(path: str) -> Any:
        return client.get(f"/api/{path}").json()

    with ZipFile(wheel) as archive:
        questions = QUESTION.findall(archive.read("golems/data/questions/en.md").decode())
        chapters = [archive.read(name).decode() for name in archive.namelist() if CHAPTER.fullmatch(name)]
    room, tournament, lesson = [
        [client.post(f"/api/{path}", json=body).json()["code"]]
        for path, body in (("rooms", ROOM), ("tournaments", TOURNAMENT), ("lessons", {}))
    ]
    listed_clauses = [clause["id"] for chapter in listed("rulebook") for clause in chapter["clauses"]]
    return {
        "puzzle": [puzzle["id"] for chapter in listed("puzzles") for puzzle in chapter["puzzles"]],
        "arena": [arena["id"] for arena in listed("arenas")],
        "scenario": [scenario["id"] for scenario in listed("scenarios")],
        "clause": [each for each in listed_clauses if each not in questions],
        "drawn": [clause for chapter in chapters for clause in DRAWN.findall(chapter)],
        "question": questions,
        "station": [station["id"] for station in listed("journey")],
        "plan": [plan["id"] for plan in listed("plans")["plans"]],
        "print": [
            f"{offer['what']}/{each['id']}"
            for offer in listed("print")["offers"]
            for each in offer["choices"]
        ],
        "rooms": room,
        "tournaments": tournament,
        "gatherings": lesson,
        "codes": room,
        "round": ["0"],
        "page": ["1"],
        "id": ["0" * 32],
    }


def filled_in(path: str, samples: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield a path with everything that its parameters may be; what is not known is an error."""
    simple = path.replace("{what}/{which}", "{print}").replace("{clause}/picture", "{drawn}/picture")
    simple = simple.replace("{code}", f"{{{path.split('/')[2]}}}")
    names = PARAMETER.findall(simple)
    for values in product(*[samples[name] for name in names]):
        yield simple.format(**dict(zip(names, values, strict=True)))


if __name__ == "__main__":
    missing = walk(Path(sys.argv[1]), Path(sys.argv[2]))
    print("\n".join(missing) or "Nothing is missing.")
    sys.exit(bool(missing))
