"""The editor: arenas, puzzles and scenarios of one's own."""
