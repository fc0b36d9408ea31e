"""Cells of the tables that people open in a spreadsheet."""

FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n")  # what a spreadsheet takes for the beginning of a formula


def harmless(text: str) -> str:
    """Return a text that a spreadsheet shows as it stands, even if it would take it for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(FORMULAS) else text
