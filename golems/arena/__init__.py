"""Many games: matches of bots by the thousand, and what can be said of them."""
