"""The picture of a league: a line for each bot with its rating on a scale, and the crosstable beside it."""

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import NamedTuple, TypeAlias

from golems.drawing.art import BRASS, INK, LOOKS, PARCHMENT, has_art, lettering, numeral, place
from golems.drawing.svg import document
from golems.words.language import language

Interval: TypeAlias = tuple[float, float, float]  # a value and the two ends of its interval

WOOD, MUTED = "#6E4722", "#6B5B4A"
PAD, LINE, BANNER, HEAD, FOOT = 22, 66, 86, 74, 46
FACE, CELL, RATING, SCALE, GAP = 46, 106, 118, 330, 28
LETTER, SMALL = 13.2, 8.6  # the width of one letter of a name, and of the text under it
NARROW, WIDE = 110, 250  # the least and the most room for names
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_STEPS = 7
MIDDLE = 1500


class Standing(NamedTuple):
    """A bot, its name, and its figures: `scores` is against each bot in the order of the standings."""

    bot: str
    name: str
    detail: str
    rating: Interval
    scores: tuple[Interval | None, ...]


class Frame(NamedTuple):
    """Where the columns begin, and which ratings the scale shows."""

    rating: float
    scale: float
    table: float
    width: float
    lowest: int
    highest: int
    step: int

    def x(self, rating: float) -> float:
        return self.scale + SCALE * (rating - self.lowest) / (self.highest - self.lowest)


def draw_league(standings: Sequence[Standing], played: str, lang: str = "en") -> str:
    """Return the picture, from the best bot on; `played` says how many matches there were, and where."""
    frame, title = frame_of(standings), language(lang).say("league-title", bots=len(standings))
    height = BANNER + HEAD + LINE * len(standings) + FOOT
    body = "\n".join(
        (
            _paper(frame.width, height),
            *_banner(title, played, frame.width),
            *_heads(standings, frame, lang),
            *_stripes(len(standings), frame),
            *_scale(len(standings), frame, lang),
            *(
                part
                for number, standing in enumerate(standings)
                for part in _line(standing, number, frame, lang)
            ),
            _edge(frame.width, height),
        )
    )
    return document(body, frame.width, height, title, describe_league(standings, played, lang), lang, "")


def frame_of(standings: Sequence[Standing]) -> Frame:
    names = max(max(len(one.name) * LETTER, len(one.detail) * SMALL) for one in standings)
    rating = PAD + 44 + FACE + 14 + min(max(names, NARROW), WIDE) + GAP
    scale = rating + RATING
    table = scale + SCALE + GAP
    step, lowest, highest = _round_ends(
        min(one.rating[1] for one in standings), max(one.rating[2] for one in standings)
    )
    return Frame(rating, scale, table, table + CELL * len(standings) + PAD, lowest, highest, step)


def _round_ends(low: float, high: float) -> tuple[int, int, int]:
    """Return a round step, and the round numbers around all ratings and 1500."""
    low, high = min(low, MIDDLE - 1), max(high, MIDDLE + 1)
    step = next((step for step in STEPS if (high - low) / step <= MOST_STEPS - 1), STEPS[-1])
    return step, floor(low / step) * step, ceil(high / step) * step


# ---------------------------------------------------------------- paper, banner, heads


def _paper(width: float, height: float) -> str:
    return f'<rect width="{width:g}" height="{height:g}" rx="16" fill="{PARCHMENT}"/>'


def _edge(width: float, height: float) -> str:
    box = f'width="{width:g}" height="{height:g}" rx="16"'
    return f'<rect {box} fill="none" stroke="{INK}" stroke-width="4"/>'


def _banner(title: str, played: str, width: float) -> Iterator[str]:
    """Yield a banner of wood, riveted with brass."""
    shape = f"M0 {BANNER}V16Q0 0 16 0H{width - 16:g}Q{width:g} 0 {width:g} 16V{BANNER}Z"
    yield f'<path d="{shape}" fill="{WOOD}"/>'
    yield f'<path d="M0 {BANNER}H{width:g}" stroke="{INK}" stroke-width="4"/>'
    for x in (20, width - 20):
        for y in (20, BANNER - 20):
            yield f'<circle cx="{x:g}" cy="{y}" r="6" fill="{BRASS}" stroke="{INK}" stroke-width="2.5"/>'
    yield lettering(title, PAD + 26, 41, 27, "800", fill=PARCHMENT)
    yield lettering(played, PAD + 26, 67, 15, "600", fill="#EBD9B8")


def _heads(standings: Sequence[Standing], frame: Frame, lang: str) -> Iterator[str]:
    """Yield the heads of the crosstable's columns, with the faces and the places of its lines."""
    yield lettering(
        language(lang).say("league-elo"), frame.rating + RATING / 2 - 8, BANNER + 58, 17, "800", "middle"
    )
    for number, standing in enumerate(standings):
        x = frame.table + CELL * (number + 0.5)
        yield place(_face(standing.bot), x - 34, BANNER + 22, 40)
        yield lettering(str(number + 1), x + 22, BANNER + 51, 22, "800", "middle")


def _face(bot: str) -> str:
    """Return the bot's own face where it has one."""
    kind = bot.partition(":")[0]
    return f"face-{kind}" if kind.isidentifier() and has_art(f"face-{kind}") else "face-bot"


# ---------------------------------------------------------------- the scale


def _top(number: int) -> float:
    return BANNER + HEAD + LINE * number


def _stripes(lines: int, frame: Frame) -> Iterator[str]:
    for number in range(0, lines, 2):
        box = f'x="2" y="{_top(number)}" width="{frame.width - 4:g}" height="{LINE}"'
        yield f'<rect {box} fill="{BRASS}" fill-opacity="0.11"/>'


def _scale(lines: int, frame: Frame, lang: str) -> Iterator[str]:
    top, bottom = _top(0) - 6, _top(lines) + 6
    for rating in range(frame.lowest, frame.highest + 1, frame.step):
        x = frame.x(rating)
        yield f'<path d="M{x:g} {top}V{bottom}" stroke="{INK}" stroke-opacity="0.18" stroke-width="1.5"/>'
        yield lettering(_rating(rating, lang), x, bottom + 19, 14, "600", "middle", MUTED)
    x = frame.x(MIDDLE)
    dashes = 'stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"'
    yield f'<path d="M{x:g} {top}V{bottom}" stroke="{BRASS}" {dashes}/>'


def _interval(rating: Interval, y: float, frame: Frame) -> Iterator[str]:
    """Yield a bar from end to end, and a stroke where the rating is."""
    value, low, high = map(frame.x, rating)
    box = f'x="{low:g}" y="{y - 9:g}" width="{high - low:g}" height="18" rx="4"'
    yield f'<rect {box} fill="#F0C36B" stroke="{BRASS}" stroke-width="2.5"/>'
    line = f'stroke="{INK}" stroke-width="3.5" stroke-linecap="round"'
    yield f'<path d="M{value:g} {y - 15:g}V{y + 15:g}" {line}/>'


# ---------------------------------------------------------------- a line


def _line(standing: Standing, number: int, frame: Frame, lang: str) -> Iterator[str]:
    top = _top(number)
    middle, names = top + LINE / 2, PAD + 44 + FACE + 14
    yield numeral(number + 1, PAD + 17, middle)
    yield place(_face(standing.bot), PAD + 44, middle - FACE / 2, FACE)
    room = frame.rating - GAP - names
    yield lettering(_cut(standing.name, room / LETTER), names, middle - 1, 20, "800")
    yield lettering(_cut(standing.detail, room / SMALL), names, middle + 19, 14, "600", fill=MUTED)
    rating = _rating(standing.rating[0], lang), _ratings(standing.rating, lang)
    yield from _figure(*rating, frame.rating + RATING / 2 - 8, middle)
    yield from _interval(standing.rating, middle, frame)
    for other, score in enumerate(standing.scores):
        yield from _cell(score, frame.table + CELL * other, top, number == other, lang)


def _cut(text: str, longest: float) -> str:
    """Return the text without its beginning if it is too long, because the end of a path tells more."""
    return text if len(text) <= longest else "…" + text[len(text) - int(longest) + 1 :]


def _cell(score: Interval | None, x: float, y: float, own: bool, lang: str) -> Iterator[str]:
    """Yield a cell of the crosstable: blue is won and red is lost, the more the darker."""
    box = f'x="{x + 3:g}" y="{y + 4:g}" width="{CELL - 6}" height="{LINE - 8}" rx="9"'
    middle = x + CELL / 2, y + LINE / 2
    if score is None:
        yield f'<rect {box} fill="{INK}" fill-opacity="{0.16 if own else 0.05}"/>'
        return
    lead = 2 * score[0] - 1
    colour = LOOKS["blue" if lead > 0 else "red"]
    yield f'<rect {box} fill="{PARCHMENT}"/>'
    tint = f'fill="{colour}" fill-opacity="{0.06 + 0.5 * abs(lead):.2f}"'
    yield f'<rect {box} {tint} stroke="{INK}" stroke-opacity="0.35"/>'
    yield from _figure(_share(score, lang), _shares(score, lang), *middle)


def _figure(value: str, ends: str, x: float, y: float) -> Iterator[str]:
    yield lettering(value, x, y + 1, 20, "800", "middle")
    yield lettering(ends, x, y + 19, 13, "600", "middle")


# ---------------------------------------------------------------- in words


def _rating(rating: float, lang: str) -> str:
    return language(lang).say("league-rating", value=rating)


def _ratings(rating: Interval, lang: str) -> str:
    return language(lang).say("league-ratings", low=rating[1], high=rating[2])


def _share(score: Interval, lang: str) -> str:
    return language(lang).say("league-share", value=100 * score[0])


def _shares(score: Interval, lang: str) -> str:
    return language(lang).say("league-shares", low=100 * score[1], high=100 * score[2])


def describe_league(standings: Sequence[Standing], played: str, lang: str) -> str:
    """Return all figures in words, for those who hear the picture."""
    lines = [_told(one, number, standings, lang) for number, one in enumerate(standings)]
    return " ".join([f"{played}.", *lines])


def _told(standing: Standing, number: int, standings: Sequence[Standing], lang: str) -> str:
    words = language(lang)
    scores = [
        words.say("league-against", bot=other.name, share=_share(score, lang), ends=_shares(score, lang))
        for other, score in zip(standings, standing.scores, strict=True)
        if score is not None
    ]
    return words.say(
        "league-line",
        place=number + 1,
        bot=standing.name,
        rating=_rating(standing.rating[0], lang),
        ends=_ratings(standing.rating, lang),
        scores="; ".join(scores),
    )
