"""The file of a club: who comes, what was done evening by evening, and what follows from it."""
