"""Seals: a player shows the seal of a program first, and the program with its salt when all have sealed."""

from hashlib import sha256

from golems.notation.given import Given
from golems.notation.programs import write_short
from golems.rules.values import Program, Seat


def commitment(program: Program, salt: str) -> str:
    """The seal: SHA-256 over the salt, a space and the program in its short form."""
    return sha256(f"{salt} {write_short(program)}".encode()).hexdigest()


def broken_seals(given: Given) -> list[Seat]:
    """The seats whose seal is not that of the program they laid."""
    return [seat for seat in sorted(given.sealed) if not holds(given, seat)]


def holds(given: Given, seat: Seat) -> bool:
    if seat not in given.programs or seat not in given.salts:
        return False
    return commitment(given.programs[seat], given.salts[seat]) == given.sealed[seat]
