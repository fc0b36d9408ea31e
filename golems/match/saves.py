"""The saved forms of a match: its record, for everyone, and the match itself, for the one who runs it."""

from dataclasses import replace

from golems.match.decisions import Choose, read_decision, write_decision
from golems.match.match import Match, Round
from golems.match.random_arenas import DRAWING, FIRST_DRAWING
from golems.match.settings import Settings, read_settings, write_settings
from golems.notation.inputs import Choice, RoundInput
from golems.notation.reading import Json, Malformed, Object, as_int, as_list, as_object, as_text, need, shown
from golems.notation.records import Record
from golems.rules.refusals import Refusal
from golems.rules.values import Position, Seat

FORMAT = "golems-match/1"
KEYS = ("format", "settings", "seed", "drawing", "decisions")


# ---------------------------------------------------------------- the record


def record_of(match: Match) -> Record | None:
    """Return the rounds that are over with everything that was hidden in them, or none before round 1."""
    if match.start is None:
        return None
    over = match.rounds if match.result else match.rounds[:-1]
    return Record(
        match.start,
        tuple([given_of(round_) for round_ in over]),
        match.result,
        match.settings.game,
        players_of(match.settings, match.start),
    )


def given_of(round_: Round) -> RoundInput:
    return replace(round_.given, choices=by_seat(round_.answers))


def by_seat(answers: list[Choose]) -> dict[Seat, tuple[Choice, ...]]:
    choices: dict[Seat, tuple[Choice, ...]] = {}
    for seat, kind, option in answers:
        choices[seat] = (*choices.get(seat, ()), (kind, option))
    return choices


def players_of(settings: Settings, start: Position) -> tuple[Object, ...]:
    return tuple(
        [
            {"robot": robot.id} | {key: value for key in ("name", "bot") if (value := getattr(seat, key))}
            for seat, robot in zip(settings.seats, start.robots, strict=True)
        ]
    )


# ---------------------------------------------------------------- the match


def save(match: Match) -> Object:
    """Return the whole match as a document. It holds the seed and all secrets, so players must not see it
    before the match is over.

    >>> from golems.match.settings import SeatSettings
    >>> match = Match(Settings("L1", (SeatSettings(colour="red"), SeatSettings(colour="blue"))), seed="7")
    >>> document = save(match)
    >>> sorted(document)
    ['decisions', 'drawing', 'format', 'seed', 'settings']
    >>> load(document).position == match.position
    True
    """
    return {
        "format": FORMAT,
        "settings": write_settings(match.settings),
        "seed": match.seed,
        "drawing": match.drawing,
        "decisions": [write_decision(decision, match.position) for decision in match.decisions],
    }


def load(value: Json) -> Match:
    """Return the match exactly where it was when it was saved."""
    data = as_object(value, "", KEYS)
    if data.get("format") != FORMAT:
        raise Malformed("record-format", "format", expected_format=FORMAT, got=shown(data.get("format")))
    try:
        settings = read_settings(need(data, "settings"))
    except Refusal as refusal:
        raise refusal.within("settings") from None
    drawing = as_int(data.get("drawing", FIRST_DRAWING), "drawing", FIRST_DRAWING, DRAWING)
    match = Match(settings, as_text(need(data, "seed"), "seed"), drawing)
    for number, decision in enumerate(as_list(need(data, "decisions"), "decisions")):
        try:
            match.decide(read_decision(decision, match.position))
        except Refusal as refusal:
            raise refusal.within(f"decisions[{number}]") from None
    return match
