"""The array twin of `golems.rules`: edition 4.0 on packed positions, compiled, equal to it row by row.

Needs the extra `fast`; this package imports without it, its modules do not.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec


def is_installed() -> bool:
    """Tell whether the extra is installed; if not, play with `golems.rules`."""
    return find_spec("numba") is not None


@cache
def warm_up() -> None:
    """Load the compiled code into this process, or compile it, so that nothing later takes longer for it."""
    if is_installed():
        import_module("golems.fast.warmup").main()
