"""No code comes from a request: what the server can reach loads no files, whatever it is told."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

import golems

PACKAGE = Path(golems.__file__).parent
LOADERS = {"exec", "eval", "compile", "__import__", "execfile"}  # called by name
RISKY = ("importlib", "pkgutil", "runpy", "zipimport", "pickle", "marshal", "shelve", "code", "codeop", "imp")
HARMLESS = {  # finds out what is there, or reads the package's own data
    "importlib.import_module",  # with a constant, see below
    "importlib.metadata.version",
    "importlib.resources.as_file",
    "importlib.resources.files",
    "importlib.resources.abc.Traversable",
    "importlib.util.find_spec",
}

OWN = {
    "golems: import_module()",  # only what its own table names
    "golems.server.jobs.process: pickle",  # between the server and the processes that it has started
}


def reachable() -> set[str]:
    """Return all modules of the package that the server can come to, imports within functions too."""
    graph = grimp.build_graph("golems")
    found = {name for name in graph.modules if name.startswith("golems.server")}
    return found | {module for name in found for module in graph.find_upstream_modules(name)}


def file_of(module: str) -> Path:
    path = PACKAGE.parent.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def ways_to_code(tree: ast.AST) -> Iterator[str]:
    """Yield whatever could turn text into code: the modules that load some, and the calls that run some."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name.partition(".")[0] in RISKY)
            case ast.ImportFrom(module=str(module), names=names) if module.partition(".")[0] in RISKY:
                yield from {f"{module}.{name.name}" for name in names} - HARMLESS
            case ast.Call(func=ast.Name(id=name)) if name in LOADERS:
                yield f"{name}()"
            case ast.Call(func=ast.Name(id="import_module"), args=args):
                yield from ("import_module()" for arg in args if not isinstance(arg, ast.Constant))


def test_nothing_that_the_server_can_reach_loads_code() -> None:
    modules = reachable()
    assert {"golems.server.rooms.keeper", "golems.bots.catalogue", "golems.arena.simulation"} <= modules
    found = {
        f"{module}: {way}"
        for module in modules
        for way in ways_to_code(ast.parse(file_of(module).read_text(encoding="utf-8")))
    }
    assert found == OWN


def test_the_loader_of_the_command_line_would_be_found() -> None:
    loader = ast.parse(file_of("golems.cli.bot_files").read_text(encoding="utf-8"))
    assert list(ways_to_code(loader)) == ["importlib.util"]


@pytest.mark.parametrize(
    "line",
    [
        "import runpy",
        "from importlib import util",
        "from pickle import loads",
        "exec(text)",
        "import_module(name)",
    ],
)
def test_other_ways_would_be_found_too(line: str) -> None:
    assert list(ways_to_code(ast.parse(line)))


def test_the_server_does_not_come_with_the_command_line() -> None:
    """A process of its own tells what is imported for all of the server."""
    asked = "import golems.server.app, sys; print(*[name for name in sys.modules if 'golems.cli' in name])"
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True, text=True)
    assert answer.stdout.split() == []
