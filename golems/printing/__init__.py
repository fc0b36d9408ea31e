"""Sheets to print, cut out and play with: the whole game, an arena, puzzles; typeset by Typst."""
