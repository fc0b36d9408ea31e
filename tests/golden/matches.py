"""Whole matches from the box to the result, one for every level, mode and scenario, played by bots."""

from pathlib import Path

from golems.bots.catalogue import BOTS
from golems.bots.protocol import play
from golems.match.match import Match
from golems.match.saves import record_of
from golems.match.scenarios import scenarios
from golems.match.settings import Settings, read_settings
from golems.notation.reading import encode_for_people
from golems.notation.records import Record, write_record

FOLDER = Path(__file__).parent


def table(game: str, arena: str, *bots: str, **agreed: object) -> Settings:
    colours = ("red", "blue", "green", "yellow")
    seats = [{"colour": colour} | who(bot) for colour, bot in zip(colours, bots, strict=False)]
    return read_settings({"game": game, "arena": arena, "seats": seats, **agreed})


def who(bot: str) -> dict[str, str]:
    return {"bot": bot} if bot in BOTS else {"parobot": bot}


TABLES = {
    "L1": table("L1", "four-towers", "greedy", "random", "random"),
    "L1-alone": table("L1", "carousel", "greedy", "2A"),
    "L2": table("L2", "village-pond", "greedy", "greedy", "1A"),
    "L2-novices": table("L2", "stone-bridge", "random", "greedy", novices=True),
    "L3": table("L3", "three-islands", "greedy", "random", "any", "any"),
    "L3-novices": table("L3", "canal", "random", "random", "greedy", "3B", novices=True),
    "L4": table("L4", "blizzard", "greedy", "random", "greedy", "random"),
    "L4-allies": table("L4", "ice-mill", "greedy", "greedy", "any", "any", options={"allies": True}),
    "L4-alone": table("L4", "railway", "greedy", "1B", "2B", components="deal"),
    "beginners": table("beginners", "small-yard", "greedy", "random"),
    "standard": table("standard", "great-yard", "greedy", "random", "greedy", "random"),
    "standard-2.0": table("standard", "ruins", "random", "greedy", edition="2.0"),
    "autonomous": table("autonomous", "two-stones", "random", "random"),
    "autonomous-2.0": table("autonomous", "two-stones", "greedy", "random", edition="2.0"),
    "bring_barrel": table("bring_barrel", "tug-of-war", "greedy", "greedy"),
} | {
    f"scenario-{name}": table("scenario", name, *["greedy"] * len(start.robots))
    for name, start in scenarios().items()
}


def file_of(name: str) -> Path:
    return FOLDER / f"match-{name}.json"


def play_out(name: str) -> Record:
    settings = TABLES[name]
    match = Match(settings, f"golden {name}")
    play(match, [BOTS[seat.bot] if seat.bot else None for seat in settings.seats])
    record = record_of(match)
    assert record
    return record


def written(name: str) -> bytes:
    return encode_for_people(write_record(play_out(name))) + b"\n"
