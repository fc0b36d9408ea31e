"""What the package says about its words, found in its source and not listed here."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser

from golems.words.language import texts as texts_of

PACKAGE = Path(str(files("golems")))
REFUSALS = {"Refusal", "Illegal", "Malformed"}


class RefusalSite(NamedTuple):
    """A place in the source where something is refused."""

    where: str
    reason: str
    facts: frozenset[str]


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(file.relative_to(PACKAGE)), ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(PACKAGE.rglob("*.py"))
    )


def calls(*names: str) -> Iterator[tuple[str, ast.Module, ast.Call]]:
    """Yield all calls of functions, methods or classes of these names."""
    for name in names:
        yield from all_calls().get(name, ())


@cache
def all_calls() -> dict[str, list[tuple[str, ast.Module, ast.Call]]]:
    """Return the calls in the whole package by the name of what is called."""
    found: dict[str, list[tuple[str, ast.Module, ast.Call]]] = defaultdict(list)
    for file, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                found[called(node)].append((file, module, node))
    return found


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def first_arguments(*names: str) -> Iterator[ast.expr]:
    for _, _, node in calls(*names):
        if node.args:
            yield node.args[0]


def constants(*names: str) -> set[str]:
    """Return the texts that are the first argument of calls of these names."""
    return {text for argument in first_arguments(*names) for text in written_out(argument)}


def written_out(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.IfExp):
        yield from written_out(argument.body)
        yield from written_out(argument.orelse)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value


def texts_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def texts(folder: str) -> set[str]:
    """Return all texts that are written out in the modules of a folder."""
    return {text for file, module in modules() if file.startswith(folder) for text in texts_in(module)}


@cache
def areas(code: str) -> dict[str, list[Any]]:
    """Return the entries of each file of a language as they are parsed."""
    return {area: FluentParser().parse(text).body for area, text in texts_of(code).items()}


def entries(code: str) -> list[Any]:
    """Return the entries of a language as they are parsed, file by file."""
    return [entry for body in areas(code).values() for entry in body]


def refusal_sites() -> list[RefusalSite]:
    return [read_site(file, module, node) for file, module, node in calls(*sorted(REFUSALS))]


def read_site(file: str, module: ast.Module, node: ast.Call) -> RefusalSite:
    where, reason = f"{file}:{node.lineno}", node.args[0]
    assert isinstance(reason, ast.Constant), f"{where}: the reason is not written out"
    facts: set[str] = set()
    for keyword in node.keywords:
        facts |= {keyword.arg} if keyword.arg else keys_of(module, keyword.value)
    return RefusalSite(where, str(reason.value), frozenset(facts - {"path", "rule"}))


def keys_of(module: ast.Module, value: ast.expr) -> set[str]:
    """Return the keys of a dictionary that is written out, here or where it is named."""
    if isinstance(value, ast.Name):
        return next(
            keys_of(module, node.value)
            for node in ast.walk(module)
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id
        )
    assert isinstance(value, ast.Dict), ast.unparse(value)
    return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
