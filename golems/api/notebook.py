"""How values show themselves in a notebook: pictures, and text around them."""

from collections.abc import Sequence
from html import escape

from golems.rules.table import Event
from golems.words.story import Teller, headed


def round_in_html(svg: str, events: Sequence[Event], teller: Teller) -> str:
    """Return a film strip with what happened under it, row by row."""
    told = []
    for heading, part in headed(events, teller.language):
        sentences = [f"{sentence.text} [{sentence.rule}]" for sentence in teller.tell_all(part)]
        told.append(f"<dt>{escape(heading)}</dt><dd>{'<br>'.join(map(escape, sentences))}</dd>")
    return f"<div>{svg}<dl>{''.join(told)}</dl></div>"


def titled(title: str, lines: Sequence[str], svg: str) -> str:
    """Return a picture with a title and some text above it."""
    text = "".join([f"<p>{escape(line)}</p>" for line in lines])
    return f"<div><h3>{escape(title)}</h3>{text}{svg}</div>"
