"""The rules of the game, pure: a position, programs and choices in, a position and events out."""
