"""Golems: program a robot with a few cards, then all programs run at once."""

__version__ = "1.0.0"
