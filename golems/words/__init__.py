"""The game in words, Russian and English: what happened, what was refused, what the rulebook says."""
