"""Golems: program a robot with a few cards, then all programs run at once."""

__version__ = "0.1.0"
