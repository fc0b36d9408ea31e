"""Puzzles: a written form, a judge for attempts, a solver that proves, and hints."""
