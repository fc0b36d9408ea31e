"""Sheets that the page prints."""
