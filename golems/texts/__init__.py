"""Puzzles and lesson plans in words: the same on the page and on paper."""
