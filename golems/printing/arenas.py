"""The page of an arena: what to take out of the box, and how to lay it out for two, three or four robots."""

from collections import Counter

from golems.drawing.art import LOOKS
from golems.drawing.svg import draw_bare
from golems.match.arenas import Arena, laid_out, segments_of
from golems.match.box import Segment, segment_of
from golems.notation.reading import Object
from golems.printing.fields import name_of
from golems.printing.paper import Paper, Sheet, whole_page
from golems.rules.setup import tokens_of
from golems.rules.values import Position
from golems.words.language import Language


def arena_sheet(arena: Arena, paper: Paper, words: Language) -> Sheet:
    title, idea = (told(words, f"arena-{arena.id}{key}") for key in ("", "-idea"))
    counts = sorted(arena.starts, reverse=True)
    facts: Object = {
        "title": title or arena.id,
        "idea": idea,
        "needs": words.say("print-needs"),
        "list": [{"name": name, "count": count} for name, count in needs(arena, words).items()],
        "pictures": [
            {
                "word": words.say("print-robots", robots=count),
                "svg": draw_bare(with_robots(arena, count), words.code),
            }
            for count in counts
        ],
    }
    return whole_page("arena", title or arena.id, paper, facts)


def told(words: Language, message: str) -> str:
    """Return the message, or nothing: arenas of the package have a name and an idea, others have none."""
    return words.say(message) if words.has(message) else ""


def with_robots(arena: Arena, count: int) -> Position:
    position = laid_out(arena, arena.starts_for(count))
    coloured = [robot._replace(id=look) for robot, look in zip(position.robots, LOOKS, strict=False)]
    return position._replace(robots=tuple(coloured))


def needs(arena: Arena, words: Language) -> Counter[str]:
    """Return fields and tokens by the names they have on the other sheets (S3, G1)."""
    segments = [segment_of(arena, cells) for cells in segments_of(arena.field)]
    names = token_names(words)
    tokens = Counter(name for sign in arena.board for name in tokens_of(sign))
    found = Counter(field_name(segment, arena.edition, words) for segment in segments)
    found.update({names[name]: tokens[name] for name in names if tokens[name]})
    if arena.heights:
        found[words.say("print-name-barrels")] = sum(height for _, height in arena.heights)
    return found


def token_names(words: Language) -> dict[str, str]:
    return {
        "wall": words.say("print-name-walls"),
        "water": words.say("print-name-water"),
        "ice": words.say("print-name-ice"),
        "portal": words.say("print-name-portals"),
        "line": words.say("print-name-lines"),
    }


def field_name(segment: Segment, edition: str, words: Language) -> str:
    season = "none" if edition != "4.0" else "winter" if segment.is_winter else "summer"
    return name_of(min(segment.terrain, turned(segment.terrain), key=width), season, words)


def width(rows: tuple[str, ...]) -> int:
    return len(rows[0])


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map("".join, zip(*rows, strict=True)))
