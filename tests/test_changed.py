"""`make quick` runs the tests that are nearest to what has changed."""

import grimp
import pytest

from tests.changed import ROOT, TESTS_OF, checks, nearest_modules, nearest_tests


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("golems", "tests", cache_dir=".import_linter_cache")


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("golems/bots/greedy.py", {"tests/bots/test_greedy.py"}),
        ("golems/cli/print.py", {"tests/cli/test_print.py"}),
        ("tests/rules/test_legal.py", {"tests/rules/test_legal.py"}),
        ("tests/rules/referee.py", {"tests/rules/test_referee.py"}),
        ("golems/data/lang/en/story.ftl", {"tests/words"}),
        ("web/src/main.ts", set()),
    ],
)
def test_a_file_has_its_tests(graph: grimp.ImportGraph, file: str, tests: set[str]) -> None:
    assert nearest_tests(graph, file) >= tests
    assert bool(nearest_tests(graph, file)) == bool(tests)


def test_where_tests_are_beside_a_module_others_are_left_out(graph: grimp.ImportGraph) -> None:
    found = nearest_tests(graph, "golems/rules/values.py")
    assert "tests/rules/test_legal.py" in found
    assert {test.rpartition("/")[0] for test in found} == {"tests/rules"}


def test_a_module_that_no_test_imports_has_the_tests_of_those_who_do(graph: grimp.ImportGraph) -> None:
    assert "tests/rules/test_cases.py" in nearest_tests(graph, "golems/rules/battle.py")


def test_every_module_with_code_has_tests(graph: grimp.ImportGraph) -> None:
    """The command line starts in a process of its own, warming up is done before all tests, alembic loads its
    environment by itself, and what runs in a browser is tested there."""
    modules = {module for module in graph.modules if module.startswith("golems.")}
    packages = {module for module in modules if graph.find_children(module)}
    assert {module for module in modules - packages if not nearest_modules(graph, module)} == {
        "golems.__main__",
        "golems.fast.warmup",
        "golems.server.log.sql.migrations.env",
        "golems.site.thinking_worker",
        "golems.site.worker",
    }


def test_the_tests_of_what_is_no_code_are_there() -> None:
    assert [tests for tests in TESTS_OF.values() if not (ROOT / tests).exists()] == []


def test_the_page_is_checked_where_something_that_it_shows_has_changed() -> None:
    assert checks({"golems/rules/battle.py", "docs/match.md"}) == ["check-python"]
    assert checks({"golems/rules/battle.py", "web/src/main.ts"}) == ["check-python", "check-web"]
