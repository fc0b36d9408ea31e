"""A lesson: a class, what it does together, and what its attempts show."""
