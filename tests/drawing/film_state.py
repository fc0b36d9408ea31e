"""The state of a film while it is played as a browser plays it: what the beats change is folded into what was
there before."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from golems.drawing.film import Film, ShownRound, make_film
from golems.drawing.scene import Piece
from golems.notation.records import Record, replay
from golems.notation.tasks import play_task, read_task
from golems.rules.rounds import Outcome
from golems.rules.values import Position
from golems.words.language import language
from tests.casebook import read_case


class ShownBoard(NamedTuple):
    """What a browser has on its board."""

    pieces: dict[str, Piece]
    cells: dict[str, str]
    robots: dict[str, Any]
    state: dict[str, Any]


def moments(film: Film) -> Iterator[ShownBoard]:
    """Yield the board before the first beat and after each."""
    shown = ShownBoard(
        {piece.key: piece for piece in film.pieces},
        {name: cell.text for name, cell in film.cells.items()},
        {robot["id"]: robot for robot in film.robots},
        film.state,
    )
    yield shown
    for beat in film.beats:
        shown = ShownBoard(
            {key: piece for key, piece in shown.pieces.items() if key not in beat.gone}
            | {piece.key: piece for piece in beat.pieces},
            shown.cells | {name: cell.text for name, cell in beat.cells.items()},
            shown.robots | {robot["id"]: robot for robot in beat.robots},
            shown.state | beat.state,
        )
        yield shown


def end_of(film: Film) -> ShownBoard:
    return list(moments(film))[-1]


def drawn(pieces: Sequence[Piece]) -> list[tuple[object, ...]]:
    """Return what is seen of pieces, whatever their keys."""
    return sorted(
        (piece.z, piece.art, piece.x, piece.y, piece.size, piece.turn, piece.colour or "") for piece in pieces
    )


def film_of(start: Position, outcomes: Sequence[Outcome], lang: str = "en", turn: int = 0) -> Film:
    return make_film(start, [ShownRound(outcome.events) for outcome in outcomes], language(lang), turn)


def film_of_record(record: Record, turn: int = 0) -> tuple[Film, Position]:
    """Return the film of a game, and how it ended."""
    outcomes = list(replay(record))
    return film_of(record.start, outcomes, turn=turn), outcomes[-1].position


def play(board: str, *programs: str, turn: int = 0, **given: Any) -> Film:
    """Return the film of a round on a drawn board: programs in the order of the seats, all else as in a
    case."""
    case = read_case("", {"name": "", "clauses": [], "board": board} | given)
    ids = [robot["id"] for robot in case.task["position"]["robots"]]
    task = read_task(case.task | {"programs": dict(zip(ids, programs, strict=False))})
    return film_of(task.position, [play_task(task)], turn=turn)
