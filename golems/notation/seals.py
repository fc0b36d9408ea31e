"""Seals: a player first shows the seal of a program, and reveals it with its salt when all have sealed."""

from hashlib import sha256

from golems.notation.inputs import RoundInput
from golems.notation.programs import write_short
from golems.rules.values import Program, Seat


def commitment(program: Program, salt: str) -> str:
    """Return the seal: SHA-256 over the salt, a space and the program in its short form.

    >>> commitment(("forward", "attack"), "00ff")[:16]
    '104f90136c859d8d'
    """
    return sha256(f"{salt} {write_short(program)}".encode()).hexdigest()


def broken_seals(given: RoundInput) -> list[Seat]:
    """Return the seats whose seal does not fit the program they laid."""
    return [seat for seat in sorted(given.sealed) if not holds(given, seat)]


def holds(given: RoundInput, seat: Seat) -> bool:
    if seat not in given.programs or seat not in given.salts:
        return False
    return commitment(given.programs[seat], given.salts[seat]) == given.sealed[seat]
