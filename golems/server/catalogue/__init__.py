"""What there is to play with: games, arenas, scenarios, bots, and the rulebook."""
