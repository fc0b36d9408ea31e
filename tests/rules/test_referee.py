"""The engine and a referee written from the rulebook alone agree on thousands of random rounds.

They are compared where the options `snow_effort_lasts` (N2) and `dodge` (G6) matter, with each of them on
and off and beside the options that act on the same rows.
"""

import random
from typing import Any

import pytest

from golems.notation.tasks import resolve
from tests.rules.referee import DodgeWorld, SnowWorld, World, beyond, read_cell, write_cell

Doc = dict[str, Any]
Programs = dict[str, list[str]]

NAMES = ("red", "blue", "green", "yellow")
GAMES = 200
ROUNDS = 4


def cells_of(board: list[str], signs: str) -> list[str]:
    return [
        f"{chr(ord('a') + x)}{y + 1}"
        for y, line in enumerate(board)
        for x, sign in enumerate(line)
        if sign in signs
    ]


def random_board(chance: random.Random, signs: str, least: int) -> list[str]:
    """Return a board so small that golems meet, with at least two cells to stand on."""
    width, height = chance.randint(least, 4), chance.randint(least, 3)
    rows = ["".join(chance.choices(signs, k=width)) for _ in range(height)]
    return rows if len(cells_of(rows, ".is")) > 1 else random_board(chance, signs, least)


def random_golems(chance: random.Random, cells: list[str], most: int) -> list[Doc]:
    number = chance.randint(min(2, most), min(most, len(cells)))
    places = chance.sample(cells, number)
    return [
        {"id": name, "cell": cell, "facing": chance.choice(neighbours(cell, places) or "NESW")}
        for name, cell in zip(NAMES, places, strict=False)
    ]


def neighbours(cell: str, places: list[str]) -> list[str]:
    """Return the facings towards somebody next to this cell, for every second golem; the others do not see
    who comes."""
    if places.index(cell) % 2:
        return []
    return [facing for facing in "NESW" if write_cell(beyond(read_cell(cell), facing)) in places]


# ---------------------------------------------------------------- snow


def snow_position(chance: random.Random, options: Doc) -> Doc:
    board = random_board(chance, "....ssssii#", 2)
    golems = random_golems(chance, cells_of(board, ".is"), chance.choice((1, 2, 4)))
    for golem in golems:
        golem |= {"processor": "p4", "weapon": chance.choice(("w2", "w11")), "chassis": "c1"}
    return {"edition": "4.0", "board": board, "robots": golems, "options": options}


def snow_row(chance: random.Random) -> str:
    one, other = chance.choices("FBLRSAD", (6, 3, 2, 2, 1, 3, 1), k=2)
    return chance.choices((one, f"2{one}", f"?{one}:{other}", "-"), (12, 3, 2, 1))[0]


def snow_programs(chance: random.Random, names: list[str]) -> Programs:
    """Return programs of one to four rows in which a row is often repeated, as it must be in snow."""
    programs = {}
    for name in names:
        rows = [snow_row(chance)]
        while chance.random() < 0.8 and len(rows) < 4:
            rows.append(rows[-1] if chance.random() < 0.5 else snow_row(chance))
        programs[name] = rows
    return programs


# ---------------------------------------------------------------- dodging


def dodge_position(chance: random.Random, options: Doc) -> Doc:
    edition = chance.choice(("3.0", "2.0"))
    board = random_board(chance, "............#~", 3)
    cells = cells_of(board, ".")
    golems = random_golems(chance, cells, 4 if edition == "3.0" else 2)
    free = sorted(set(cells) - {golem["cell"] for golem in golems})
    barrels = {cell: ["empty"] for cell in free if chance.random() < 0.15}
    return {"edition": edition, "board": board, "robots": golems, "options": options, "barrels": barrels}


def dodge_row(chance: random.Random) -> str:
    """Return mostly strikes, and answers to strikes that step aside."""
    one, other = chance.choices("FBLRSAD", (3, 3, 2, 2, 1, 4, 1), k=2)
    aside = chance.choices("FBLRSAD", (8, 8, 1, 1, 1, 2, 2))[0]
    rows = ("A", one, f"2{one}", f"3{one}", f"e?{one}:{other}", f"u?{aside}:{other}")
    return chance.choices(rows, (9, 2, 1, 1, 2, 9))[0]


def dodge_programs(chance: random.Random, names: list[str]) -> Programs:
    return {name: [dodge_row(chance) for _ in range(chance.randint(1, 4))] for name in names}


# ---------------------------------------------------------------- comparing


def shown(position: Doc, over: bool) -> Doc:
    """Return what the engine says of the golems that are left, in the form of the referee."""
    here = [robot for robot in position["robots"] if not robot.get("out")]
    if position["edition"] == "4.0":
        return {
            robot["id"]: (
                robot["cell"],
                robot["facing"],
                sorted(robot.get("damaged", [])),
                None if over else robot.get("effort"),
            )
            for robot in here
        }
    golems = {robot["id"]: (robot["cell"], robot["facing"], robot.get("lives", 3)) for robot in here}
    return golems | {"barrels": sorted(position.get("barrels", {}))}


def forget_efforts(world: World) -> None:
    """Forget who was digging when the game is over in the middle of a row, because nobody asks any more."""
    for golem in world.golems.values():
        golem.effort = None


def compare(position: Doc, world: SnowWorld | DodgeWorld, chance: random.Random) -> int:
    """Play some rounds with both and compare them after each; return how many were played."""
    for number in range(1, ROUNDS + 1):
        names = list(world.golems)
        programs = (snow_programs if isinstance(world, SnowWorld) else dodge_programs)(chance, names)
        laid = {name: " ".join(rows) for name, rows in programs.items()}
        task = {"position": position, "programs": laid, "free": True}
        answer: Any = resolve(task)
        world.play_round(programs)
        if world.is_over:
            forget_efforts(world)
        assert shown(answer["position"], world.is_over) == world.seen(), task
        assert (answer["result"] is not None) == world.is_over, task
        if world.is_over:
            assert answer["result"]["winners"] == list(world.golems), task
            return number
        position = answer["position"]
    return ROUNDS


@pytest.mark.parametrize(
    "more", [{}, {"snow_counts": "rows"}, {"ice_repeats_turns": True, "swap_places": False}]
)
@pytest.mark.parametrize("lasts", [True, False])
def test_the_referee_agrees_on_digging_in_snow(lasts: bool, more: Doc) -> None:
    options = {"snow_effort_lasts": lasts} | more
    chance = random.Random(f"snow {options}")
    played = 0
    for _ in range(GAMES):
        position = snow_position(chance, options)
        played += compare(position, SnowWorld(position), chance)
    assert played > 2 * GAMES


@pytest.mark.parametrize("more", [{}, {"swap_places": False}])
@pytest.mark.parametrize("dodge", [False, True])
def test_the_referee_agrees_on_dodging(dodge: bool, more: Doc) -> None:
    options = {"dodge": dodge} | more
    chance = random.Random(f"dodge {options}")
    played = 0
    for _ in range(GAMES):
        position = dodge_position(chance, options)
        played += compare(position, DodgeWorld(position), chance)
    assert played > 2 * GAMES


# ---------------------------------------------------------------- the rounds are worth comparing


def ends(world: SnowWorld | DodgeWorld, programs: list[Programs]) -> Doc:
    for round_ in programs:
        if not world.is_over:
            world.play_round(round_)
    return world.seen()


def test_the_options_decide_many_of_these_rounds() -> None:
    """With the option on and off the same rounds end differently often enough to show a mistake."""
    chance = random.Random("worth it")
    differ = {"snow_effort_lasts": 0, "dodge": 0}
    for _ in range(GAMES):
        for option, start, lay, world in (
            ("snow_effort_lasts", snow_position, snow_programs, SnowWorld),
            ("dodge", dodge_position, dodge_programs, DodgeWorld),
        ):
            position = start(chance, {})
            names = [robot["id"] for robot in position["robots"]]
            programs = [lay(chance, names) for _ in range(ROUNDS)]
            on, off = (
                ends(world(position | {"options": {option: value}}), programs) for value in (True, False)
            )
            differ[option] += on != off
    assert all(number > GAMES / 20 for number in differ.values()), differ
