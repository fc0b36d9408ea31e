"""Valid documents for Hypothesis: rows, positions of any edition, and `resolve` inputs.

Every document is in its JSON form. A position may be unusual, but the rules accept it.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple, get_args

from hypothesis import strategies as st

from golems.rules.editions import EDITIONS
from golems.rules.parobots import CARDS, DIE
from golems.rules.surfaces import TERRAIN, TOKENS
from golems.rules.values import Command, Condition, EventCard, Loop, Row

Doc = dict[str, Any]

SIGNS = {"4.0": ".....is#~=ab─│└┘┌┐", "3.0": "....#~", "2.0": "....#~"}
IDS = ("red", "blue", "green", "yellow", "красный", "r.2", "№ 7", "p[0]")
OPTIONS: dict[str, st.SearchStrategy[Any]] = {
    "chassis": st.sampled_from(["no_backward", "all"]),
    "edge_is_obstacle": st.booleans(),
    "ice_is_obstacle": st.booleans(),
    "swap_places": st.booleans(),
    "ice_repeats_turns": st.booleans(),
    "snow_counts": st.sampled_from(["passes", "rows"]),
    "snow_effort_lasts": st.booleans(),
    "push_backward": st.booleans(),
    "push_column": st.sampled_from(["whole", "top"]),
    "portal_busy": st.sampled_from(["wait", "stay"]),
    "turn_wrong_side": st.sampled_from(["keep", "repeat"]),
    "allies": st.booleans(),
    "dodge": st.booleans(),
    "overtime": st.integers(0, 99),
    "stand_cards": st.integers(3, 4),
}
EVENTS: tuple[EventCard, ...] = get_args(EventCard)
BONUSES = ("loop", "loop3", "condition", "blank")
facings = st.sampled_from("NESW")

# ---------------------------------------------------------------- rows

COMMANDS: tuple[Command, ...] = (
    "forward",
    "backward",
    "left",
    "right",
    "stand",
    "attack",
    "defend",
    "take",
)
commands: st.SearchStrategy[Command] = st.sampled_from(COMMANDS)
die: st.SearchStrategy[Command] = st.just("die")
empty_rows: st.SearchStrategy[Command] = st.just("none")
any_commands = commands | die | empty_rows
loops = st.builds(Loop, st.sampled_from([2, 3]), any_commands)
conditions = st.builds(
    Condition,
    st.sampled_from(["if", "enemy?", "attacked?"]),
    any_commands | loops,
    any_commands | loops,
)
rows: st.SearchStrategy[Row] = any_commands | loops | conditions
programs = st.lists(rows, max_size=6).map(tuple)


@st.composite
def program_documents(draw: st.DrawFn, edition: str, max_rows: int = 5) -> Any:
    """Draw a program that `free` allows, in the long form or, letter by letter, in the short one."""
    letters = "FBLRSAD" if edition == "4.0" else "FBLRSADT"
    long = dict(zip("FBLRSADT", COMMANDS, strict=True))
    short = draw(st.booleans())

    def command() -> Any:
        letter = draw(st.sampled_from(letters))
        return letter if short else long[letter]

    def loop() -> Any:
        times = 2 if edition == "4.0" else draw(st.sampled_from([2, 3]))
        return f"{times}{command()}" if short else ["loop" if times == 2 else "loop3", command()]

    def inner() -> Any:
        return loop() if edition != "4.0" and draw(st.integers(0, 3)) == 0 else command()

    def condition() -> Any:
        sense = "if" if edition == "4.0" else draw(st.sampled_from(["enemy?", "attacked?"]))
        sign = {"if": "?", "enemy?": "e?", "attacked?": "u?"}[sense]
        yes, no = inner(), inner()
        return f"{sign}{yes}:{no}" if short else [sense, yes, no]

    def empty() -> Any:
        return "-" if short else "none"

    kinds = st.sampled_from([command, command, command, loop, condition, empty])
    found = [kind() for kind in draw(st.lists(kinds, max_size=max_rows))]
    return " ".join(found) if short else found


# ---------------------------------------------------------------- the board


class Ground(NamedTuple):
    """The cells of a field by name, and what is already decided about some of them."""

    lines: list[str]  # '.' for a cell
    fixed: dict[str, str]
    streams: list[Doc]

    def cells(self) -> list[str]:
        return [
            name_of(column, row)
            for row, line in enumerate(self.lines)
            for column, sign in enumerate(line)
            if sign != " "
        ]


def name_of(column: int, row: int) -> str:
    return f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}"


@st.composite
def grounds(draw: st.DrawFn, edition: str) -> Ground:
    """Draw one segment, or two that lie apart; in 3.0 perhaps a stream on a strip of its own."""
    width, height = draw(st.integers(2, 5)), draw(st.integers(2, 4))
    lines = ["." * width] * height
    beyond = draw(st.sampled_from(["nothing", "beside", "below"]))
    if beyond == "beside":
        wide, high = draw(st.integers(1, 3)), draw(st.integers(1, height))
        lines = [line + " " + "." * wide if row < high else line for row, line in enumerate(lines)]
    elif beyond == "below":
        lines += ["", "." * draw(st.integers(2, 5))]
    if edition != "3.0" or not draw(st.booleans()):
        return Ground(lines, {}, [])
    length, row = draw(st.integers(2, 4)), len(lines) + 1
    names = [name_of(column, row) for column in range(length + 2)]
    fixed = dict.fromkeys(names[1:-1], "~") | {names[0]: ".", names[-1]: "."}
    if draw(st.booleans()):
        names.reverse()
    stream = {"cells": names[1:-1], "outlets": [names[0], names[-1]]}
    return Ground([*lines, "", "." * (length + 2)], fixed, [stream])


def lay_signs(draw: st.DrawFn, edition: str, ground: Ground, standing: list[str]) -> dict[str, str]:
    """Draw a sign for every cell; robots stand where they can, and each portal lies there at most twice."""
    no_place = "#" if edition == "4.0" else "#~"
    signs: dict[str, str] = dict(ground.fixed)
    for cell in ground.cells():
        if cell in signs:
            continue
        choices = [sign for sign in SIGNS[edition] if cell not in standing or sign not in no_place]
        sign = draw(st.sampled_from(choices))
        signs[cell] = "." if sign in "ab" and list(signs.values()).count(sign) == 2 else sign
    return signs


def drawn_board(ground: Ground, signs: dict[str, str]) -> list[str]:
    return [
        "".join(
            " " if sign == " " else signs[name_of(column, row)]
            for column, sign in enumerate(ground.lines[row])
        )
        for row in range(len(ground.lines))
    ]


def barrels_on(draw: st.DrawFn, edition: str, signs: dict[str, str], taken: list[str], known: bool) -> Doc:
    """Draw barrels on land where no robot stands, and single ones afloat in the water of 4.0, also under a
    robot."""
    free = [
        cell
        for cell, sign in signs.items()
        if sign not in "#ab" and (edition == "4.0" or sign != "~") and (cell not in taken or sign in "~=")
    ]
    if not free:
        return {}
    contents = ["empty", "bomb", "toolbox"] if known else ["empty", "bomb", "toolbox", "?"]
    barrels = {}
    for cell in draw(st.lists(st.sampled_from(free), unique=True, max_size=3)):
        tallest = 1 if edition != "4.0" or signs[cell] == "~" else 3
        column = st.lists(st.sampled_from(contents), min_size=1, max_size=tallest)
        barrels[cell] = draw(column) if edition == "4.0" else ["empty"]
    return barrels


# ---------------------------------------------------------------- the seats


class Sitting(NamedTuple):
    """Who holds a seat."""

    bot: bool
    out: bool


def is_open(seats: tuple[Sitting, ...], allies: bool) -> bool:
    """Tell whether a game of 4.0 with these seats is still undecided."""
    players = [not seat.out for seat in seats if not seat.bot]
    bots = [not seat.out for seat in seats if seat.bot]
    if bots and (len(players) == 1 or allies):
        return any(players) and any(bots)
    return sum(players) >= min(len(players), 2) > 0


def seatings(edition: str, allies: bool) -> list[tuple[Sitting, ...]]:
    if edition == "4.0":
        kinds = [Sitting(bot, out) for bot in (False, True) for out in (False, True)]
        every = [seats for size in (1, 2, 3, 4) for seats in product(kinds, repeat=size)]
        return [seats for seats in every if is_open(seats, allies)]
    golems = [Sitting(False, False), Sitting(False, True)]
    sizes = (1, 2, 3, 4) if edition == "3.0" else (1, 2)
    every = [seats for size in sizes for seats in product(golems, repeat=size)]
    return [seats for seats in every if sum(not seat.out for seat in seats) >= min(len(seats), 2)]


SEATINGS = {(edition, allies): seatings(edition, allies) for edition in EDITIONS for allies in (False, True)}


@st.composite
def players_of_4(draw: st.DrawFn) -> Doc:
    """Draw the components of a player's robot, or a simple robot of L1."""
    if draw(st.integers(0, 3)) == 0:
        return {"simple": True, "damage": draw(st.integers(0, 3))}
    parts = st.lists(st.sampled_from(["processor", "weapon", "chassis"]), unique=True)
    return {
        "processor": draw(st.sampled_from(["p3", "p4"])),
        "weapon": draw(st.sampled_from(["w2", "w11"])),
        "chassis": draw(st.sampled_from(["c1", "c2"])),
        "damaged": draw(parts),
    }


def state_on(draw: st.DrawFn, sign: str, twin: bool, round_: int) -> Doc:
    """Draw what a robot of 4.0 may have been doing on such a cell."""
    if not draw(st.booleans()):
        return {}
    if sign == "s":
        return {"effort": draw(st.sampled_from(["forward", "backward", "left", "right"]))}
    if sign == "=":
        return {"on_ice_since": draw(st.integers(0, round_ - 1))}
    return {"waits": True} if twin else {}


@st.composite
def golems(draw: st.DrawFn, mode: str, cell: str, cells: list[str]) -> Doc:
    found = {"lives": draw(st.integers(1, 4)), "carries": draw(st.booleans())}
    if mode == "bring_barrel":
        home = draw(st.sampled_from(cells))
        return found | {"home": home, "carries": found["carries"] and home != cell}
    return found


@st.composite
def goals(draw: st.DrawFn, robots: list[Doc], free: list[str]) -> list[Doc]:
    """Draw goals that nobody has met yet: cells where no golem stands, golems that are still there."""
    ids = [robot["id"] for robot in robots]
    there = [robot["id"] for robot in robots if "cell" in robot]

    def goal() -> Doc:
        robot, count = draw(st.sampled_from(ids)), draw(st.integers(1, 3))
        counted = {"count": count, "done": draw(st.integers(0, count - 1))}
        targets = [name for name in there if name != robot]
        kinds: list[Doc] = [{"goal": "survive"} | counted, {"goal": "destroy"} | counted]
        kinds += [{"goal": "destroy", "target": target} for target in targets]
        kinds += [{"goal": kind, "cell": cell} | counted for kind in ("hold", "bring") for cell in free]
        kinds += [{"goal": "reach", "cell": cell} for cell in free]
        return {"robot": robot} | draw(st.sampled_from(kinds))

    return [goal() for _ in range(draw(st.integers(1, 4)))]


# ---------------------------------------------------------------- positions and tasks


class PositionDraft(NamedTuple):
    """What robots and everything else that lies on a board is chosen by."""

    edition: str
    options: Doc
    mode: str
    round: int
    ground: Ground
    signs: dict[str, str]
    standing: list[str]  # the cells on which robots stand


@st.composite
def positions(draw: st.DrawFn, edition: str, known: bool = False) -> Doc:
    """Draw a position that is accepted; with `known` every barrel shows its contents."""
    options = draw(st.fixed_dictionaries({}, optional=OPTIONS))
    mode = draw(st.sampled_from(EDITIONS[edition].modes))
    round_ = draw(st.integers(1, EDITIONS[edition].last_round))
    ground = draw(grounds(edition))
    seats = draw(st.sampled_from(SEATINGS[edition, options.get("allies", False)]))
    count = sum(not seat.out for seat in seats)
    dry = [cell for cell in ground.cells() if ground.fixed.get(cell) != "~"]
    standing = draw(st.lists(st.sampled_from(dry), unique=True, min_size=count, max_size=count))
    signs = lay_signs(draw, edition, ground, standing)
    ids = draw(st.lists(st.sampled_from(IDS), unique=True, min_size=len(seats), max_size=len(seats)))
    draft, places = PositionDraft(edition, options, mode, round_, ground, signs, standing), iter(standing)
    robots = [robot_on(draw, draft, name, seat, places) for name, seat in zip(ids, seats, strict=True)]
    position: Doc = {"edition": edition, "board": drawn_board(ground, signs), "robots": robots}
    extras = extras_on(draw, draft, robots, known)
    given_keys = draw(st.sets(st.sampled_from(sorted(extras))))
    needed = {"options", "mode", "round", "streams"}  # the rest of the position was built on these
    return position | {key: value for key, value in extras.items() if key in given_keys | needed}


def robot_on(draw: st.DrawFn, draft: PositionDraft, name: str, seat: Sitting, places: Iterator[str]) -> Doc:
    """Draw a robot on the next place, unless it is out."""
    card = {"bot": draw(st.sampled_from(sorted(CARDS)))} if seat.bot else {}
    if seat.out:
        return {"id": name, "out": True} | card
    cell, signs = next(places), draft.signs
    stands = {"id": name, "cell": cell, "facing": draw(facings)}
    if draft.edition == "4.0":
        twin = signs[cell] in "ab" and list(signs.values()).count(signs[cell]) == 2
        may_wait = twin and draft.options.get("portal_busy") != "stay"
        return stands | (card or draw(players_of_4())) | state_on(draw, signs[cell], may_wait, draft.round)
    land = [place for place, sign in signs.items() if sign == "."]
    return stands | draw(golems(draft.mode, cell, land))


def extras_on(draw: st.DrawFn, draft: PositionDraft, robots: list[Doc], known: bool) -> Doc:
    """Draw everything that a position may leave out."""
    edition, signs, standing = draft.edition, draft.signs, draft.standing
    extras: Doc = {
        "options": draft.options,
        "mode": draft.mode,
        "round": draft.round,
        "barrels": barrels_on(draw, edition, signs, standing, known),
        "hand": draw(st.fixed_dictionaries({card: st.integers(0, 3) for card in EDITIONS[edition].cards})),
    }
    if edition == "4.0":
        tokens = [cell for cell, sign in signs.items() if sign in TOKENS]
        cells = draw(st.lists(st.sampled_from(tokens), unique=True, max_size=3)) if tokens else []
        extras["under"] = {cell: draw(st.sampled_from([".", *TERRAIN])) for cell in cells}
    if edition == "3.0":
        extras |= {
            "energy": draw(st.integers(1, 12)),
            "recharged": draw(st.booleans()),
            "streams": draft.ground.streams,
        }
    if edition == "3.0" and draft.mode == "battle":
        free = [cell for cell, sign in signs.items() if sign == "." and cell not in standing]
        extras["goals"] = draw(goals(robots, free))
    return extras


def resigning(position: Doc) -> st.SearchStrategy[list[str]]:
    """Draw who resigns: usually nobody, or some of the players who are left."""
    players = [robot["id"] for robot in position["robots"] if not robot.keys() & {"bot", "out"}]
    nobody: st.SearchStrategy[list[str]] = st.just([])
    return nobody | nobody | nobody | st.lists(st.sampled_from(players), unique=True)


@st.composite
def tasks(draw: st.DrawFn, edition: str) -> Doc:
    """Draw an input of `resolve` with free programs and nothing left to chance."""
    position = draw(positions(edition, known=True))
    event = draw(st.sampled_from(EVENTS)) if edition == "4.0" else "nothing"
    task: Doc = {"position": position, "event": event, "free": True, "programs": {}, "random": {}}
    task |= {"rolls": {}, "bonus": {}, "resigned": draw(resigning(position))}
    for robot in position["robots"]:
        name = robot["id"]
        if robot.get("out") or name in task["resigned"]:
            continue
        if "bot" in robot:
            task["rolls"][name] = draw(st.lists(st.sampled_from(DIE), min_size=4, max_size=4))
            continue
        program = draw(program_documents(edition))
        length = len(program.split()) if isinstance(program, str) else len(program)
        task["programs"][name] = program
        task["random"][name] = draw(st.permutations(range(1, length + 1)))
        if edition != "4.0" and position["mode"] != "autonomous":
            task["bonus"][name] = draw(st.sampled_from(BONUSES))
    return task


def choices_on(cells: list[str]) -> st.SearchStrategy[list[Doc]]:
    """Draw answers of any kind, whether or not they are ever asked for."""
    part = st.sampled_from(["processor", "weapon", "chassis"])
    kinds = {"damage": part, "repair": part, "exit": st.sampled_from(cells), "face": facings}
    return st.lists(st.one_of(*[st.fixed_dictionaries({kind: kinds[kind]}) for kind in kinds]), max_size=3)


def hexadecimal(ids: list[str], least: int, most: int) -> st.SearchStrategy[dict[str, str]]:
    """Draw salts or seals of some robots."""
    digits = st.text("0123456789abcdef", min_size=least, max_size=most)
    return st.dictionaries(st.sampled_from(ids), digits)


@st.composite
def records(draw: st.DrawFn, edition: str) -> Doc:
    """Draw a record that can be read; its programs need not be legal where they were laid."""
    task = draw(tasks(edition))
    start = task["position"]
    ids = [robot["id"] for robot in start["robots"]]
    [first, *_] = [robot["cell"] for robot in start["robots"] if "cell" in robot]
    rounds = []
    for _ in range(draw(st.integers(0, 3))):
        choices = draw(st.dictionaries(st.sampled_from(ids), choices_on([first])))
        entry = {key: task[key] for key in ("event", "resigned", "programs", "random", "rolls", "bonus")}
        entry |= {"choices": choices, "salts": draw(hexadecimal(ids, 16, 128))}
        entry["sealed"] = draw(hexadecimal(ids, 64, 64))
        kept = draw(st.sets(st.sampled_from(sorted(entry))))
        rounds.append({key: value for key, value in entry.items() if key in kept})
    winners = st.lists(st.sampled_from(ids), unique=True)
    result = st.fixed_dictionaries({"winners": winners, "reason": st.sampled_from(["V1", "V3", "G11"])})
    return {
        "format": "golems-record/1",
        "edition": edition,
        "level": draw(st.none() | st.sampled_from(["L1", "L4"])),
        "options": start["options"],
        "start": start,
        "players": draw(st.lists(st.text() | st.fixed_dictionaries({"name": st.text()}), max_size=4)),
        "rounds": rounds,
        "result": draw(st.none() | result),
    }


def any_edition_of(strategy: Any) -> st.SearchStrategy[Doc]:
    """Return documents of all editions in turn, from a strategy that takes an edition."""
    return st.one_of(*[strategy(edition) for edition in EDITIONS])
