"""One word has one meaning: no two modules have a class of the same name. And no module is too long."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("golems", "benchmarks", "tests")
FACADE = ROOT / "golems/api"  # its classes are named after those that they stand for
LONGEST_FILE = 500  # lines


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
