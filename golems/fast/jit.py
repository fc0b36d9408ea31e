"""Numba with types: how functions are compiled, and where the compiled code is cached.

Numba caches compiled code by the time stamp of the file a function stands in, although the functions it calls
are compiled into it. Therefore the cache folder is named after the text of all files of this package. It is
in `NUMBA_CACHE_DIR` if that is set, else beside this file, else in the user's own cache. Where none of them
can be written, every process compiles again.
"""

import os
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.core import types
from numba.core.errors import TypingError
from numba.extending import intrinsic
from numpy.typing import NDArray

Words: TypeAlias = NDArray[np.int64]
F = TypeVar("F", bound=Callable[..., object])


class Numbers(Protocol):
    """A pointer to the numbers of an array: indexed like the array, but without its reference counting."""

    def __getitem__(self, index: int) -> int: ...
    def __setitem__(self, index: int, number: int) -> None: ...


HERE = Path(__file__).parent


def cache_places() -> Iterator[Path]:
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(given)
    yield HERE / "__pycache__"
    users = Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))
    if users.is_absolute():  # it is relative if there is no home folder
        yield users / "golems"


def cache_folder() -> Path | None:
    stamp = sha256(b"".join([file.read_bytes() for file in sorted(HERE.glob("*.py"))])).hexdigest()[:16]
    for place in cache_places():
        folder = place / f"fast-{stamp}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return None


CACHE = cache_folder()


def kept(function: F, **options: Any) -> F:
    """Compile a function with `njit` and cache the code between processes."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE or "")
    try:
        made: Any = numba.njit(cache=CACHE is not None, nogil=True, error_model="numpy", **options)(function)
    finally:
        config.CACHE_DIR = before
    return one_for_all(made)  # type: ignore[no-any-return]


def one_for_all(made: Any) -> Any:
    """Treat constant arguments like any other number, so that there is no version of its own for each."""
    typed, unliteral = made.get_call_template, cast(Any, types).unliteral
    made.get_call_template = lambda args, kws: typed([unliteral(arg) for arg in args], kws)
    return made


INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # for functions that only compiled code calls


def compiled(function: F) -> F:
    return kept(function, **(INNER if takes_pointers(function) else {}))


def takes_pointers(function: F) -> bool:
    """Tell whether the function takes pointers, by themselves or in a tuple."""
    taken = function.__annotations__.values()
    return any(Numbers in (kind, *getattr(kind, "__annotations__", {}).values()) for kind in taken)


def inlined(function: F) -> F:
    """Compile a function and copy its code to its callers: for small functions and those of every row."""
    return kept(function, forceinline=True, **INNER)


def spliced(function: F) -> F:
    """Copy a function to its callers and compile it there: for long ones with one or two callers."""
    return kept(function, inline="always", **INNER)


# ---------------------------------------------------------------- machine instructions


def pointer_to(context: Any, array: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    if array.dtype != types.int64 or array.layout != "C":
        raise TypingError(f"{array}: an array of int64 without gaps is needed")
    made: Any = types.CPointer
    return made(array.dtype)(array), build


def lowest_bit(context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, 0))

    return types.int64(types.int64), build


def count_bits(context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


def built_in(builder: Callable[..., Any]) -> Any:
    return intrinsic(builder)


pointer: Callable[[Words], Numbers] = built_in(pointer_to)  # the caller must keep the array alive
lowest: Callable[[int], int] = built_in(lowest_bit)  # the number of the lowest set bit
count: Callable[[int], int] = built_in(count_bits)
