"""`make quick`: the tests nearest to what has changed since this branch left main.

The tests of a module are those that bear its name, and those that import it, or else what imports it, and so
on; of these only the ones beside it, if there are any. What a browser shows `make test` alone runs."""

import subprocess
import sys
from pathlib import Path

import grimp  # comes with import-linter
import pytest

ROOT = Path(__file__).parents[1]
MAIN = ("origin/main", "main", "HEAD")
OF_THE_PAGE = ("web/", "golems/data/", "golems/server/")
# The tests of what is no code: the first that fits counts.
TESTS_OF = {
    "golems/data/lang/": "tests/words",
    "golems/data/puzzles/": "tests/puzzles/test_shipped.py",
    "golems/data/print/": "tests/printing/test_game.py",
    "golems/data/rules/": "tests/test_rulebook_pictures.py",
    "golems/data/": "tests/match/test_arenas.py",
    "tests/cases/": "tests/rules/test_cases.py",
    "docs/": "tests/test_readme.py",
    "README.md": "tests/test_readme.py",
    "CONTRIBUTING.md": "tests/test_readme.py",
    "Makefile": "tests/test_readme.py",
    "pyproject.toml": "tests/test_release.py",
    "hatch_build.py": "tests/test_package.py",
}


def git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    return done.stdout.splitlines()


def changed_files() -> set[str]:
    """Return what is changed or new, in commits and beside them."""
    base = next(found[0] for name in MAIN if (found := git("merge-base", name, "HEAD")))
    return {*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")}


def is_test(module: str) -> bool:
    return module.rpartition(".")[2].startswith("test_") and not module.startswith("tests.e2e.")


def nearest_modules(graph: grimp.ImportGraph, module: str) -> set[str]:
    """Return the test modules that are nearest to a module."""
    level = known = {module}
    while level and not any(map(is_test, level)):
        level = {each for one in level for each in graph.find_modules_that_directly_import(one)} - known
        known = known | level
    found = set(filter(is_test, level))
    folder, _, name = module.replace("golems", "tests", 1).rpartition(".")
    beside = {each for each in found if each.startswith(f"{folder}.")}
    return {f"{folder}.test_{name}"} & graph.modules | (beside or found)


def nearest_tests(graph: grimp.ImportGraph, file: str) -> set[str]:
    """Return the tests of a file, as pytest is told them."""
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    if file.endswith(".py") and module in graph.modules:
        return {f"{each.replace('.', '/')}.py" for each in nearest_modules(graph, module)}
    return set([tests for start, tests in TESTS_OF.items() if file.startswith(start)][:1])


def checks(files: set[str]) -> list[str]:
    """Return the checks of the Makefile that files need: the page's only if what it is made from changed."""
    return ["check-python", *["check-web"] * any(file.startswith(OF_THE_PAGE) for file in files)]


def main() -> int:
    if sys.argv[1:] == ["checks"]:
        print(*checks(changed_files()))
        return 0
    graph = grimp.build_graph("golems", "tests", cache_dir=".import_linter_cache")
    tests = sorted({test for file in changed_files() for test in nearest_tests(graph, file)})
    print("Tests of what has changed:", *tests or ["none"], sep="\n  ", flush=True)
    return pytest.main(["-n", "auto", "--dist", "worksteal", *tests]) if tests else 0


if __name__ == "__main__":
    sys.exit(main())
