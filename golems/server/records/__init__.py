"""Finished matches: films, what might have been, analyses."""
