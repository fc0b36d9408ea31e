"""Append-only logs: rooms, tournaments and lessons are each kept as one."""
