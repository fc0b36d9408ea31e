"""Logs in SQLite and PostgreSQL. Nothing outside this folder imports a database library."""
