"""The server: rooms, tournaments, lessons, puzzles and the editor on the network."""
