"""The written form of positions, programs, choices and records: exact inverses of the values of the rules."""
