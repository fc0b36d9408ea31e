"""A page with Python in it, run as a notebook runs its cells."""

import ast
import re
from contextlib import redirect_stdout
from io import StringIO
from typing import NamedTuple

import golems

CELL = re.compile(r"```python\n(?P<code>.*?)```(?:\n\n```text\n(?P<shown>.*?)```)?", re.S)


class NotebookCell(NamedTuple):
    """Some code, and what the page shows under it."""

    code: str
    shown: str


def cells_of(page: str) -> list[NotebookCell]:
    return [NotebookCell(found["code"], found["shown"] or "") for found in CELL.finditer(page)]


def run(code: str, names: dict[str, object]) -> str:
    """Run a cell and return what it shows: what it prints, and its last line if that is a value. A refusal is
    shown as the sentence that ends its traceback."""
    body = ast.parse(code).body
    last = ast.Expression(body.pop().value) if isinstance(body[-1], ast.Expr) else None  # type: ignore[attr-defined]
    with redirect_stdout(StringIO()) as printed:
        try:
            exec(compile(ast.Module(body, []), "cell", "exec"), names)
            value = eval(compile(last, "cell", "eval"), names) if last else None
            if value is not None:
                print(repr(value))
        except golems.Refusal as refusal:
            print(f"{type(refusal).__name__}: {refusal}")
    return printed.getvalue()
