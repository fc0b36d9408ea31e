"""Sets of cells, seats or options as the bits of one number."""

from golems.fast.jit import inlined, lowest


@inlined
def has(bits: int, number: int) -> bool:
    return (bits >> number) & 1 != 0


@inlined
def nth(bits: int, index: int) -> int:
    """Return the number of the set bit with this many set bits below it, or of the lowest if there are
    fewer."""
    rest = bits
    for _ in range(index):
        rest &= rest - 1
    return lowest(rest if rest != 0 else bits)
