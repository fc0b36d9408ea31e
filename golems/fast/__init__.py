"""The array twin of `golems.rules`: edition 4.0 on packed positions, compiled, equal to it row by row.

Needs the extra `golems[fast]`; this package imports without it, its modules do not.
"""

from importlib.util import find_spec


def is_installed() -> bool:
    """Whether the extra is here; if not, play with `golems.rules`."""
    return find_spec("numba") is not None
