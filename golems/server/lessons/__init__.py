"""Lessons: a class, what the teacher wants, and what children try."""
