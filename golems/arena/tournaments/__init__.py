"""Tournaments: a list of entries from which pairings, standings and bracket follow."""
