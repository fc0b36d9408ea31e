"""A whole game: setup, draft, sealed programs, choices, history, and what each seat may see."""
