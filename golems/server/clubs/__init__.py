"""Club files: the server works on what it is sent, answers, and keeps nothing of it."""
