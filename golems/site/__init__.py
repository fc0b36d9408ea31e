"""The game as a folder of static files: the server's own application runs in the browser."""
