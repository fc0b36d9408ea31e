"""Any level file of the author's editor: all that it says is laid, or named, or refused."""

from itertools import combinations, product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from golems.match.level_files import read_level
from golems.match.level_positions import lay
from golems.notation.positions import read_position, write_position
from golems.notation.reading import decode, encode
from golems.rules.refusals import Refusal
from golems.rules.setup import tokens_of
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain
from tests.match.levels import ALL_PIECES, SUMMER, WINTER, Doc, laid, level_file, remarks

PLACES = {  # apart from each other, with room to move
    "4x4": st.tuples(st.integers(0, 6), st.integers(0, 6)),
    "2x4_1": st.tuples(st.integers(0, 6), st.integers(0, 8)),
    "2x4_2": st.tuples(st.integers(0, 6), st.integers(0, 8)),
    "4x2_1": st.tuples(st.integers(0, 8), st.integers(0, 6)),
    "4x2_2": st.tuples(st.integers(0, 8), st.integers(0, 6)),
}
STACKS = {  # what may lie on a cell → its sign and how it is written, from the bottom up
    "#": ["КВ"],
    "~": ["ВП", "ВК"],
    "=": ["ВП Л", "ВК Л"],
    "a": ["ПВ"],
    "│": ["ПЛ@0", "ПЛ@180", "ПЛ@-180"],
    "─": ["ПЛ@90", "ПЛ@270", "ПЛ@-90"],
    "┌": ["УЛ@0", "УЛ@360"],
    "┐": ["УЛ@90", "УЛ@-270"],
    "┘": ["УЛ@180", "УЛ@540"],
    "└": ["УЛ@270", "УЛ@-90"],
    ".": [""],
}
GOLEMS = {"red": "К↑", "blue": "C↑", "green": "З↑", "yellow": "Ж↑"}


def places_of(name: str, row: int, col: int, margin: int = 0) -> set[tuple[int, int]]:
    """Return the places that a segment covers, and this many around it."""
    down = range(row - margin, row + len(SUMMER[name]) + margin)
    return set(product(down, range(col - margin, col + len(SUMMER[name][0]) + margin)))


def are_apart(pieces: dict[str, tuple[int, int]]) -> bool:
    """Tell whether there is at least one empty place between any two segments."""
    return all(
        places_of(one, *pieces[one], margin=1).isdisjoint(places_of(other, *pieces[other]))
        for one, other in combinations(pieces, 2)
    )


class LaidTable:
    """A table as somebody might set it, and the level file that describes it, cell by cell."""

    def __init__(self, pieces: dict[str, tuple[int, int]], winter: list[str]) -> None:
        self.pieces, self.winter = pieces, winter
        self.terrain = {
            (row + down, col + right): sign
            for name, (row, col) in pieces.items()
            for down, line in enumerate((WINTER if name in winter else SUMMER)[name])
            for right, sign in enumerate(line)
        }
        self.signs = dict(self.terrain)
        self.stacks: dict[tuple[int, int], list[str]] = {place: [] for place in self.terrain}
        self.heights: dict[tuple[int, int], int] = {}
        self.robots: list[tuple[tuple[int, int], Doc]] = []

    def name(self, place: tuple[int, int]) -> str:
        top, left = (min(place[axis] for place in self.terrain) for axis in (0, 1))
        return f"{'abcdefghij'[place[1] - left]}{place[0] - top + 1}"

    def rows(self) -> list[str]:
        (top, left), (bottom, right) = (
            [end(place[axis] for place in self.terrain) for axis in (0, 1)] for end in (min, max)
        )
        return [
            "".join([self.signs.get((row, col), " ") for col in range(left, right + 1)])
            for row in range(top, bottom + 1)
        ]

    def document(self) -> Doc:
        """Return the position that must come out."""
        hidden = {
            self.name(place): sign
            for place, sign in sorted(self.terrain.items())
            if sign != "." and self.signs[place] not in ".is"
        }
        barrels = {self.name(place): ["?"] * height for place, height in sorted(self.heights.items())}
        document: Doc = {"edition": "4.0", "board": self.rows(), "under": hidden, "barrels": barrels}
        players = [robot for _, robot in self.robots if "bot" not in robot]
        bots = [robot for _, robot in self.robots if "bot" in robot]
        cards = [{"bot": card} for card in ("1A", "1B", "2A")]
        document["robots"] = [*players, *[bot | card for bot, card in zip(bots, cards, strict=False)]]
        return {key: value for key, value in document.items() if value}

    def level(self) -> Doc:
        stacks = {place: " ".join(stack) for place, stack in self.stacks.items()}
        return level_file(stacks, dict(self.pieces), tuple(self.winter))


@st.composite
def tables(draw: st.DrawFn) -> LaidTable:
    names = draw(st.lists(st.sampled_from(ALL_PIECES), min_size=1, max_size=3, unique=True))
    pieces = draw(st.fixed_dictionaries({name: PLACES[name] for name in names}).filter(are_apart))
    table = LaidTable(pieces, [name for name in names if draw(st.booleans())])
    portals = 0
    for place in sorted(table.terrain):
        sign = draw(st.sampled_from("......#~=a│─┌┐┘└"))
        if sign == "." or (sign == "a" and portals == 4):
            continue
        table.stacks[place] += draw(st.sampled_from(STACKS[sign])).split()
        table.signs[place] = "aabb"[portals] if sign == "a" else sign
        portals += sign == "a"
    put_barrels(draw, table)
    put_golems(draw, table)
    return table


def put_barrels(draw: st.DrawFn, table: LaidTable) -> None:
    for place in draw(st.lists(st.sampled_from(sorted(table.stacks)), unique=True, max_size=6)):
        room = 3 - len(table.stacks[place])
        if most := {"~": 1, "#": 0, "a": 0, "b": 0}.get(table.signs[place], room):
            table.heights[place] = draw(st.integers(1, most))
            table.stacks[place] += ["Б"] * table.heights[place]


def put_golems(draw: st.DrawFn, table: LaidTable) -> None:
    for colour in sorted(draw(st.sets(st.sampled_from(list(GOLEMS)), min_size=1)), key=list(GOLEMS).index):
        free = [place for place in sorted(table.stacks) if has_room(table, place)]
        if not free:
            return
        place, quarter = draw(st.sampled_from(free)), draw(st.integers(-4, 7))
        table.stacks[place].append(f"{GOLEMS[colour]}@{90 * quarter}")
        is_bot = len(table.stacks[place]) < 3 and bool(table.robots) and draw(st.booleans())
        if is_bot:
            table.stacks[place].append("МБ")
        kind = {"bot": "?"} if is_bot else {"simple": True}
        robot = {"id": colour, "cell": table.name(place), "facing": "NESW"[quarter % 4]} | kind
        table.robots.append((place, robot))


def has_room(table: LaidTable, place: tuple[int, int]) -> bool:
    """Tell whether a golem can stand there: on the field, on a flat token, or on a barrel afloat."""
    taken = place in [taken for taken, _ in table.robots] or table.signs[place] == "#"
    dry = place in table.heights and table.signs[place] != "~"
    return len(table.stacks[place]) < 3 and not taken and not dry


@given(tables())
def test_every_table_comes_back_as_it_was_set(table: LaidTable) -> None:
    found = lay(read_level(decode(encode(table.level()))))
    written = decode(encode(write_position(found.position)))
    assert written == table.document()
    if found.position.robots:
        assert read_position(written) == found.position


TOKENS = [
    "ВП",
    "ВК",
    "ПВ",
    "КВ",
    "Л",
    "Б",
    "ПЛ@90",
    "УЛ@180",
    "К↑",
    "C↑@90",
    "З↑",
    "Ж↑",
    "МБ",
    "Ц",
    "ВУТ",
    "-",
]
LEFT_OUT = {
    "level-off-field",
    "level-not-ours",
    "level-misfit",
    "level-portal-surplus",
    "level-golem-surplus",
}
anywhere = st.tuples(st.integers(0, 5), st.integers(0, 5))
heaps = st.lists(st.sampled_from(TOKENS), min_size=1, max_size=3).map(" ".join)


@given(st.dictionaries(anywhere, heaps))
def test_any_token_anywhere_is_laid_or_named(stacks: dict[tuple[int, int], str]) -> None:
    found = laid(stacks, pieces={"4x4": (1, 1)})
    robots = found.position.robots
    tokens = sum(len(tokens_of(sign)) for sign in found.position.board) + len(robots)
    barrels = sum(len(column) for _, column in found.position.barrels)
    named = [facts["token"] for reason, facts in remarks(found) if reason in LEFT_OUT]
    given_tokens = [token for stack in stacks.values() for token in stack.split()]
    assert tokens + barrels + unmarked(named) == unmarked(given_tokens)
    if any(robot.bot is None for robot in robots):
        assert read_position(write_position(found.position)) == found.position


def unmarked(tokens: list[Any]) -> int:
    """Return how many tokens there are besides the marks of a puzzle."""
    return sum(token not in ("Ц", "МБ", "-") for token in tokens)


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-100, 1000) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(ALL_PIECES), inner),
    max_leaves=8,
)


@given(st.sampled_from(sorted(level_file())), anything)
def test_whatever_stands_in_a_file_it_is_laid_or_refused(key: str, value: Any) -> None:
    document = level_file({(0, 0): "К↑", (1, 1): "УЛ@90"}) | {key: value}
    faults = []
    try:
        lay(read_level(document))
    except Refusal as refusal:
        faults.append(refusal)
    assert all(explain(fault, language(code)) for fault in faults for code in LANGUAGES)
