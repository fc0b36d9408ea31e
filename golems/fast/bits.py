"""Sets of cells, seats or options as the bits of one number."""

from golems.fast.jit import inlined, lowest


@inlined
def has(bits: int, number: int) -> bool:
    return (bits >> number) & 1 != 0


@inlined
def nth(bits: int, index: int) -> int:
    """The number of the bit that has so many set below it; of the lowest where there are not so many."""
    rest = bits
    for _ in range(index):
        rest &= rest - 1
    return lowest(rest if rest != 0 else bits)
