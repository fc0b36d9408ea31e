"""What tournaments and lessons have in common."""
