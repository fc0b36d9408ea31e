"""Rooms: people and bots sit at a table and play one match after the other."""
