"""What the package exports: the same names everywhere, and nothing loaded before it is used."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

import golems

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "golems"
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
HEAVY = (
    "msgspec",
    "fluent",
    "numba",
    "numpy",
    "typer",
    "rich",
    "starlette",
    "sqlalchemy",
    "networkx",
    "asyncio",
)
OURS = [name for name in golems.__all__ if getattr(golems, name).__class__ is type]


def test_type_checkers_see_the_same_names() -> None:
    stub = ast.parse((PACKAGE / "__init__.pyi").read_text(encoding="utf-8"))
    imports = [node for node in stub.body if isinstance(node, ast.ImportFrom)]
    seen = {alias.asname: node.module for node in imports for alias in node.names}
    assert seen == vars(golems)["_MODULE_OF"]


def test_the_page_describes_every_name_and_no_other() -> None:
    assert sorted(re.findall(r"^### `golems\.(\w+)", PAGE, re.M)) == sorted(golems.__all__)


@pytest.mark.parametrize(
    "name", [name for name in OURS if getattr(golems, name).__module__.startswith("golems.api")]
)
def test_the_page_names_whatever_a_class_of_the_interface_can_do(name: str) -> None:
    kind = getattr(golems, name)
    public = {
        key
        for key, value in vars(kind).items()
        if not key.startswith("_") and isinstance(value, FunctionType | property | classmethod)
    }
    section = PAGE.partition(f"### `golems.{name}")[2].partition("\n### ")[0]
    assert {key for key in public if not re.search(rf"`({name})?\.?{key}\b", section)} == set()


def test_every_name_can_be_had_and_says_what_it_is() -> None:
    for name in golems.__all__:
        assert getattr(golems, name).__doc__, name
    assert set(golems.__all__) <= set(dir(golems))


def test_no_name_is_also_a_part_of_the_package() -> None:
    assert not {path.stem for path in PACKAGE.iterdir()} & set(golems.__all__)


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match=r"golems.*no_such_name"):
        golems.no_such_name  # type: ignore[attr-defined]  # noqa: B018


def loaded_after(code: str) -> set[str]:
    """Return the modules that are loaded when this has run in a Python of its own."""
    told = f"{code}\nimport sys\nprint(*sys.modules)"
    return set(
        subprocess.run(
            [sys.executable, "-c", told], capture_output=True, text=True, check=True
        ).stdout.split()
    )


def test_importing_the_package_loads_nothing_but_the_refusals_of_the_rules() -> None:
    loaded = loaded_after("import golems")
    assert {name for name in loaded if name.startswith("golems")} == {
        "golems",
        "golems.rules",
        "golems.rules.refusals",
    }
    assert not loaded & set(HEAVY)


def test_a_position_loads_neither_matches_nor_puzzles_nor_what_serves_and_compiles() -> None:
    loaded = loaded_after("import golems; golems.Position")
    assert not loaded & {"golems.match", "golems.bots", "golems.server", "golems.fast"}
    assert not loaded & set(HEAVY) - {"msgspec", "fluent", "asyncio"}
