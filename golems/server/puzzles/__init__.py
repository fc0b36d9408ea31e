"""Puzzles of the course, of the day, and those that are sent."""
