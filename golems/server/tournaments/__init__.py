"""Tournaments: opened, joined, led, and taken home as files."""
