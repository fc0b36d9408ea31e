"""One word has one meaning: no two modules have a class of the same name. And no module is too long, and
nothing is there for tests alone."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("golems", "benchmarks", "tests")
FACADE = ROOT / "golems/api"  # its classes are named after those that they stand for
LONGEST_FILE = 500  # lines
# What the package defines and does not name again, and who uses it.
USED_FROM_OUTSIDE = {
    "_repr_svg_": "notebooks",
    "draw_pair": "tests/pictures.py, which draws the pictures of the rulebook",
    "every_command": "typer",
    "get_code": "the import of Python",
    "good_start": "a program as docs/puzzles.md shows",
    "init_processes": "uvicorn",
    "keep_subprocess_alive": "uvicorn",
    "list_puzzles": "typer",
    "packed_engine": "web/site/prepare.mjs",
    "packed_library": "web/site/prepare.mjs",
}


def modules() -> list[Path]:
    return [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]


def test_no_two_modules_have_a_class_of_the_same_name() -> None:
    found = defaultdict(set)
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and FACADE not in path.parents:
                found[node.name].add(str(path.relative_to(ROOT)))
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_no_module_is_too_long() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert [path for path, length in lengths.items() if length > LONGEST_FILE] == []


def test_nothing_is_there_for_tests_alone() -> None:
    package, others = ROOT / "golems", ROOT / "benchmarks"
    texts = [path.read_text("utf-8") for folder in (package, others) for path in folder.rglob("*.py")]
    words = Counter(word for text in texts for word in re.findall(r"\w+", text))
    defined = {
        node.name
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    }
    found = {name for name in defined if words[name] == 1 and not name.startswith("__")}
    assert found == set(USED_FROM_OUTSIDE)
