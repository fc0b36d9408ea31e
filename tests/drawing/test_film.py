"""Films: a viewer who knows no rule sees everything, cause before effect, and nothing that is hidden."""

import re
from functools import cache
from pathlib import Path

import pytest

from golems.drawing import effects
from golems.drawing.art import fragment
from golems.drawing.beats import STAGES
from golems.drawing.film import Film, still
from golems.drawing.layout import Layout
from golems.drawing.scene import Piece, named_barrels, pieces_of
from golems.match.view import unknown_barrels
from golems.notation.events import write_end
from golems.notation.tasks import RoundTask, play_task, read_task
from golems.rules import events
from golems.rules.rounds import Outcome
from golems.rules.table import Table
from tests.casebook import Case, all_cases
from tests.drawing.film_state import ShownBoard, drawn, end_of, film_of, film_of_record, moments, play
from tests.golden.stories import games, read_game

LONGEST = 90  # letters of a caption
STEPS = {"moved", "teleported", "left", "swept"}  # that bring a robot onto another cell


@cache
def films() -> list[tuple[Case, RoundTask, Outcome, Film]]:
    """Return every case of the rulebook, played and filmed."""
    tasks = [(case, read_task(case.task)) for case in all_cases() if "refused" not in case.expected]
    played = [(case, task, play_task(task, case.rows)) for case, task in tasks]
    return [(case, task, outcome, film_of(task.position, [outcome])) for case, task, outcome in played]


def place(film: Film, piece: Piece) -> str:
    """Return the cell that a piece is on."""
    x, y = piece.x + piece.size / 2, piece.y + piece.size / 2
    [name] = [name for name, cell in film.cells.items() if 0 <= x - cell.x < 100 and 0 <= y - cell.y < 100]
    return name


def ways(film: Film, key: str) -> list[str]:
    """Return the cells on which a piece is seen, one after the other."""
    seen = [place(film, shown.pieces[key]) for shown in moments(film) if key in shown.pieces]
    return [cell for number, cell in enumerate(seen) if number == 0 or seen[number - 1] != cell]


def phases(film: Film) -> list[str]:
    return [beat.phase for beat in film.beats if beat.row]


# ---------------------------------------------------------------- the whole of it


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("game", games(), ids=lambda game: game.stem)
def test_all_beats_of_a_game_together_give_its_end(game: Path, turn: int) -> None:
    film, last = film_of_record(read_game(game), turn)
    end, layout = end_of(film), Layout(last.field, turn)
    real = still(Table(named_barrels(last)), layout, "en")
    assert drawn(list(end.pieces.values())) == drawn(pieces_of(named_barrels(last), layout))
    assert (end.cells, end.robots) == (real.cells, real.robots)
    assert end.state | {"result": None} == real.state


def test_so_do_those_of_every_case_of_the_rulebook() -> None:
    for case, task, outcome, film in films():
        end, after = end_of(film), named_barrels(outcome.position)
        assert drawn(list(end.pieces.values())) == drawn(pieces_of(after, Layout(after.field))), case
        assert end.state["result"] == write_end(task.position, outcome.result), case


def test_every_event_is_told_once_and_in_order() -> None:
    for case, _, outcome, film in films():
        told = [(beat.row, sentence.rule) for beat in film.beats for sentence in beat.sentences]
        assert told == [(event.row, event.rule) for event in outcome.events], case


def test_nobody_is_in_two_places_in_one_beat() -> None:
    for case, _, _, film in films():
        for beat in film.beats:
            movers = [sentence.robots[0] for sentence in beat.sentences if sentence.type in STEPS]
            assert len(set(movers)) == len(movers), case


def test_every_piece_has_a_place_of_its_own_in_the_drawing_order() -> None:
    for case, _, _, film in films():
        for shown in moments(film):
            order = [piece.z for piece in shown.pieces.values()]
            assert len(set(order)) == len(order), case


def test_a_film_brings_all_that_it_draws_and_nothing_that_a_strict_page_forbids() -> None:
    for case, _, _, film in films():
        pieces = [*film.pieces, *[piece for beat in film.beats for piece in beat.pieces]]
        used = {name for piece in pieces for name in piece.art}
        used |= {effect.art for beat in film.beats for effect in beat.effects}
        used |= set(re.findall(r'href="#art-([^"]+)"', film.ground))
        assert set(re.findall(r'<symbol id="art-([^"]+)"', film.symbols)) == used, case
        assert not re.search(r"style|script|url\(|http", film.ground + film.symbols), case


def test_what_is_in_a_barrel_makes_no_difference_to_its_film() -> None:
    for case, task, outcome, film in films():
        assert film_of(unknown_barrels(task.position), [outcome]) == film, case


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_film_is_in_its_language(lang: str) -> None:
    _, task, outcome, _ = films()[0]
    film = film_of(task.position, [outcome], lang)
    texts = [cell.text for cell in film.cells.values()]
    texts += [sentence.text for beat in film.beats for sentence in beat.sentences]
    assert bool(re.search("[а-я]", " ".join(texts))) == (lang == "ru")


def test_every_kind_of_event_has_its_stage_and_every_effect_its_art() -> None:
    assert {kind.__name__ for kind in STAGES} == set(events.__all__)
    for name, art in vars(effects).items():
        if isinstance(art, str) and art.startswith("effect-"):
            assert fragment(art), name


# ---------------------------------------------------------------- what is seen at once


def test_a_row_is_revealed_checked_moved_and_fought() -> None:
    film = play("R> . B<", "?F:A", "A")
    assert phases(film) == ["reveal", "condition", "action"]
    assert film.beats[1].rows == {"red": "?F:A", "blue": "A"}
    assert film.beats[1].cards == {"red": ["if", "forward", "attack"], "blue": "attack"}


def test_all_first_steps_come_together_then_the_second_ones() -> None:
    film = play("R> . . .\nB> . . .", "2F", "2F")
    moving = [beat for beat in film.beats if "moved" in [sentence.type for sentence in beat.sentences]]
    assert [beat.phase for beat in moving] == ["movement", "second"]
    assert [[sentence.robots for sentence in beat.sentences] for beat in moving] == [
        [("red",), ("blue",)]
    ] * 2
    assert ways(film, "robot-red") == ["a1", "b1", "c1"]


def test_a_slide_is_seen_after_the_step_and_belongs_to_it() -> None:
    film = play("R> i . .\n. . . B<", "F", "S")
    assert phases(film) == ["reveal", "movement", "movement"]
    assert ways(film, "robot-red") == ["a1", "b1", "c1"]


def test_a_golem_repeats_a_turn_in_a_beat_of_its_own() -> None:
    film = play("R> . B<", "3L", "S", edition="3.0")
    assert phases(film) == ["reveal", "movement", "second", "second"]
    turns = [shown.pieces["robot-red"].turn for shown in moments(film)]
    assert list(dict.fromkeys(turns)) == [1, 0, 3, 2]


def test_golems_move_before_a_condition_looks_and_its_movement_belongs_to_it() -> None:
    film = play("R> . . B<", "F", "e?L:2B", edition="3.0")
    assert phases(film) == ["reveal", "movement", "condition", "reaction", "reaction"]
    film = play("R> . . B<", "e?R:F", "u?F:L", edition="2.0")
    assert phases(film) == ["reveal", "condition", "reaction", "condition", "reaction"]


def test_a_bomb_is_found_then_it_goes_off_then_it_hurts() -> None:
    film = play("R> (b) B<", "A", "S")
    kinds = [{sentence.type for sentence in beat.sentences} for beat in film.beats if beat.row]
    assert kinds[1:] == [{"attacked", "barrel_opened"}, {"blast", "damage_summed", "damaged"}]
    [boom] = [effect for beat in film.beats for effect in beat.effects if effect.art == "effect-blast"]
    assert (boom.x, boom.y, boom.size) == (42, -58, 300)


def test_who_walks_into_the_water_splashes_and_climbs_out() -> None:
    film = play("R> ~ .\n. . B<", "F", "S")
    splashes = ["splash-red" in shown.pieces for shown in moments(film)]
    assert splashes == sorted(splashes[:-2]) + [False] * 2
    assert ways(film, "robot-red")[:2] == ["a1", "b1"]


def test_a_destroyed_robot_lies_there_until_it_is_taken_off() -> None:
    film = play("R> B<", "A", robots={"blue": {"bot": "2A"}}, rolls={"blue": ["defend"]})
    bodies = [shown.pieces["robot-blue"].art for shown in moments(film) if "robot-blue" in shown.pieces]
    assert "destroyed" in bodies[-1]
    assert "destroyed" not in bodies[0]
    assert not any(key.endswith("blue") for key in end_of(film).pieces)
    assert end_of(film).robots["blue"]["out"] is True


def test_golems_that_only_defend_act() -> None:
    assert phases(play("R> . B<", "D", "D", edition="3.0")) == ["reveal", "action"]


def test_a_blow_that_is_held_off_leaves_no_mark() -> None:
    film = play("R> B<", "A", "D", robots={"red": {"damaged": ["weapon"]}})
    last = [beat for beat in film.beats if beat.row][-1]
    assert [effect.art for effect in last.effects] == ["effect-shield"]


def test_all_strike_together_and_each_blow_comes_with_its_result() -> None:
    film = play("R> B<\n. (e)\n. G^", "A", "A", "A")
    [struck] = [beat for beat in film.beats if beat.phase == "action"]
    kinds = [sentence.type for sentence in struck.sentences]
    assert kinds.count("attacked") == 3
    assert {"barrel_opened", "damaged"} <= set(kinds)


# ---------------------------------------------------------------- in short


def captions(film: Film) -> list[list[str]]:
    return [[sentence.text for sentence in beat.caption] for beat in film.beats if beat.row and not beat.rows]


def test_a_blow_is_told_once_with_its_result() -> None:
    assert captions(play("R> (e)\n. B<", "A", "S")) == [["Red strikes B1: the barrel breaks!"]]
    assert captions(play("R> .\n. B<", "A", "S")) == [["Red strikes B1: there’s nothing there."]]
    assert captions(play("R> #\n. B<", "A", "S")) == [["Red strikes B1: the wall holds!"]]
    assert captions(play("R> (b) B<", "A", "S")) == [
        ["Red strikes B1: a bomb in the barrel!"],
        ["Boom! Red and Blue got hit!"],
    ]


def test_water_is_told_before_the_life_it_costs_the_last_one_too() -> None:
    splash = "Splash! Red walks into the water on B1."
    assert captions(play("R> ~ B<", "F", "S", edition="3.0")) == [[splash, "Red loses a life: 2 left."]]
    last = play("R> ~ B<", "F", "S", edition="3.0", robots={"red": {"lives": 1}})
    assert captions(last)[0] == [splash, "Red falls apart!"]
    assert last.decided is not None
    assert last.decided.kind == "water"


def test_golems_that_walk_into_water_move_with_the_others() -> None:
    film = play("R> ~ .\n. . B^\n. . .", "2F", "2B", edition="3.0")
    assert phases(film) == ["reveal", "movement", "second"]


def test_steps_are_told_as_the_cards_have_them() -> None:
    assert captions(play("R> . .\n. . B<", "F", "L")) == [["Blue turns left.", "Red goes forward."]]
    assert captions(play(". R> .\n. . B<", "B", "R")) == [["Blue turns right.", "Red goes backward."]]


def test_what_is_seen_is_told_without_cells_and_numbers() -> None:
    assert captions(play("R> (e) .\n. . B<", "F", "D")) == [
        ["Red pushes a barrel."],
        ["Blue raises the shield."],
    ]


def test_no_caption_is_long_and_none_is_without_words() -> None:
    for case, _, _, film in films():
        for beat in film.beats:
            assert len(beat.caption) <= 2, case
            assert all(0 < len(sentence.text) <= LONGEST for sentence in beat.caption), (case, beat.caption)


def test_no_film_speaks_of_north_and_west() -> None:
    for case, _, _, film in films():
        texts = [sentence.text for beat in film.beats for sentence in (*beat.sentences, *beat.caption)]
        assert not re.search(r"\b(north|south|east|west)\b", " ".join(texts)), case


def test_who_sits_on_another_side_is_told_of_other_directions() -> None:
    told = [play("R> . B<", "L", "S", turn=turn).cells["a1"].text for turn in range(4)]
    assert [text.removeprefix("A1, Red facing ") for text in told] == [
        "right",
        "towards us",
        "left",
        "away from us",
    ]


def test_the_ear_is_told_less_than_the_eye_and_no_cells() -> None:
    film = play("R> (e) .\n. . B<", "A F", "S S")
    assert [beat.heard for beat in film.beats if beat.row] == ["", "Red breaks a barrel!", "", ""]


# ---------------------------------------------------------------- the same barrel


def test_a_barrel_that_is_pushed_is_the_same_barrel() -> None:
    film = play("R> (e) . .\nB^ . . .", "F F", "S S")
    assert ways(film, "barrel-b1-1") == ["b1", "c1", "d1"]
    [first, *_] = [beat for beat in film.beats if beat.pieces]
    assert {piece.key for piece in first.pieces} == {"robot-red", "shadow-red", "facing-red", "barrel-b1-1"}


def test_of_a_column_pushed_into_the_water_each_barrel_goes_its_way() -> None:
    film = play("R> (ebt) ~ ~ ~\nB^ . . . .", "F", "S")
    assert [ways(film, f"barrel-b1-{step}")[-1] for step in (1, 2, 3)] == ["c1", "d1", "e1"]
    assert all(end_of(film).pieces[f"barrel-b1-{step}"].art == ("barrel-afloat",) for step in (1, 2, 3))


def test_the_top_barrel_pushed_alone_leaves_the_others() -> None:
    film = play("R> (eb) . .\nB^ . . .", "F", "S", options={"push_column": "top"})
    assert (ways(film, "barrel-b1-1"), ways(film, "barrel-b1-2")) == (["b1"], ["b1", "c1"])


def test_a_hit_takes_the_top_barrel_off() -> None:
    film = play("R> (et)\nB^ .", "A", "S")
    assert [beat.gone for beat in film.beats if beat.gone] == [("barrel-b1-2",)]


def test_a_barrel_is_taken_and_dropped_again() -> None:
    film = play("R> (e) B<\n. . .", "T S S", "S F A", edition="3.0")
    assert [beat.gone for beat in film.beats if beat.gone] == [("barrel-b1-1",)]
    carried = ["carried" in shown.pieces["robot-red"].art for shown in moments(film)]
    assert list(dict.fromkeys(carried)) == [False, True]
    assert not carried[-1]
    assert ways(film, "dropped-1") == ["a2"]


# ---------------------------------------------------------------- in words


def test_a_cell_says_what_is_on_it() -> None:
    film = play("R> # ~ =\na ─ s (ee)\n. B< i └", "S", "S", robots={"red": {"damaged": ["weapon"]}})
    told = {name: cell.text for name, cell in film.cells.items()}
    assert told == {
        "a1": "A1, Red facing right, broken: weapon",
        "b1": "B1, wall",
        "c1": "C1, open water",
        "d1": "D1, ice",
        "a2": "A2, portal A",
        "b2": "B2, line between the right and the left",
        "c2": "C2, snowdrift",
        "d2": "D2, stack of 2 barrels",
        "a3": "A3",
        "b3": "B3, Blue facing left",
        "c3": "C3, icy ground",
        "d3": "D3, line between the far side and the right",
    }


def test_a_beat_tells_only_the_cells_that_changed() -> None:
    [moved] = [beat for beat in play("R> . .\n. . B<", "F", "S").beats if beat.pieces]
    assert {name: cell.text for name, cell in moved.cells.items()} == {
        "a1": "A1",
        "b1": "B1, Red facing right",
    }
    assert [robot["cell"] for robot in moved.robots] == ["b1"]


def test_goals_are_told_beside_the_board() -> None:
    goals = [
        {"robot": "red", "goal": "reach", "cell": "b1"},
        {"robot": "blue", "goal": "survive", "count": 3},
    ]
    film = play("R> . B<", "F", "S", edition="3.0", goals=goals)
    before, after = (list(moments(film))[at].state for at in (0, -1))
    assert [goal["text"] for goal in before["goals"]] == [
        "Red: stand on B1.",
        "Blue: hold out for 3 rounds.",
    ]
    assert [[goal["met"] for goal in state["goals"]] for state in (before, after)] == [
        [False, False],
        [True, False],
    ]
    assert after["result"] == {"winners": ["red"], "reason": "G14", "end": "won"}


# ---------------------------------------------------------------- who sits on another side


def turned(film: Film) -> ShownBoard:
    return next(moments(film))


BOARD = "R> (e) #\n. . ─\n. B^ ~"


@pytest.mark.parametrize(
    ("turn", "corner", "facing", "line"), [(0, (42, 42), 1, 1), (1, (242, 42), 2, 2), (2, (242, 242), 3, 3)]
)
def test_the_board_turns_under_who_sits_on_another_side(
    turn: int, corner: tuple[int, int], facing: int, line: int
) -> None:
    film = play(BOARD, "S", "S", turn=turn)
    first = film.cells["a1"]
    pieces = turned(film).pieces
    assert (first.x, first.y) == corner
    assert place(film, pieces["robot-red"]) == "a1"
    assert (pieces["robot-red"].turn, pieces["token-c2"].turn % 2) == (facing, line % 2)
    assert pieces["barrel-b1-1"].turn == pieces["shadow-red"].turn == 0
    assert pieces["barrel-b1-1"].y > film.cells["b1"].y - 50  # a barrel stands upright in its cell


@pytest.mark.parametrize(
    ("turn", "letters", "numbers"),
    [
        (0, [(92, 26), (192, 26), (292, 26)], [(17, 101), (17, 201)]),
        (1, [(267, 101), (267, 201), (267, 301)], [(192, 26), (92, 26)]),
        (2, [(292, 276), (192, 276), (92, 276)], [(367, 201), (367, 101)]),
        (3, [(17, 301), (17, 201), (17, 101)], [(92, 376), (192, 376)]),
    ],
)
def test_the_coordinates_stay_beside_their_cells(
    turn: int, letters: list[tuple[int, int]], numbers: list[tuple[int, int]]
) -> None:
    film = play("R> . .\n. . B<", "S", "S", turn=turn)
    found = {
        text: (int(x), int(y)) for x, y, text in re.findall(r'<text x="(\d+)" y="(\d+)">(\w)<', film.ground)
    }
    assert [found[letter] for letter in "ABC"] == letters
    assert [found[number] for number in "12"] == numbers
    assert film.size == ((384, 284), (284, 384))[turn % 2]
