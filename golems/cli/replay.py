"""golems replay: play a record again."""

from typing import TYPE_CHECKING

import typer

from golems.cli.common import File, Lang, read_json, speak

if TYPE_CHECKING:
    from golems.notation.reading import Json
    from golems.notation.records import Record
    from golems.rules.values import Position, Result
    from golems.words.language import Language

DIFFERS = 1


def replay(file: File, lang: Lang = None) -> None:
    """Play a record again; verify that it ends as written and that its seals hold (if not: exit status 1)."""
    from golems.notation.records import read_record
    from golems.notation.records import replay as replay_record

    language = speak(lang)
    document = read_json(file)
    if is_match(document):
        print(where_it_stands(document, language))
        return
    record = read_record(document)
    outcomes = list(replay_record(record))
    result = outcomes[-1].result if outcomes else None
    played, written = [in_words(end, record.start, language) for end in (result, record.result)]
    if agrees := result == record.result:
        print(language.say("replay-agrees", rounds=len(outcomes), end=played))
    else:
        print(language.say("replay-differs", rounds=len(outcomes), played=played, written=written))
    if not check_seals(record, language) or not agrees:
        raise typer.Exit(DIFFERS)


def in_words(end: "Result | None", table: "Position", language: "Language") -> str:
    if end is None:
        return language.say("replay-open")
    from golems.rules.victory import end_of

    winners = [language.robot(table.robots[seat].id) for seat in end.winners]
    told = end_of(table.robots, end)
    return language.say("replay-end", winners=language.together(winners), end=told, rule=end.reason)


def check_seals(record: "Record", language: "Language") -> bool:
    """Tell whether all seals hold; print those that do not, or else how many there are."""
    from golems.notation.seals import broken_seals

    count = sum([len(given.sealed) for given in record.rounds])
    broken = [(number, seat) for number, given in enumerate(record.rounds, 1) for seat in broken_seals(given)]
    for number, seat in broken:
        robot = language.robot(record.start.robots[seat].id)
        print(language.say("replay-broken-seal", round=number, robot=robot))
    if count and not broken:
        print(language.say("replay-seals", count=count))
    return not broken


# ---------------------------------------------------------------- a saved match


def is_match(document: "Json") -> bool:
    from golems.match.saves import FORMAT

    return isinstance(document, dict) and document.get("format") == FORMAT


def where_it_stands(document: "Json", language: "Language") -> str:
    """Take every decision again and return the end, or whom the match waits for."""
    from golems.match.saves import load

    match = load(document)
    if match.result:
        return language.say(
            "replay-match-over",
            decisions=len(match.decisions),
            rounds=len(match.rounds),
            end=in_words(match.result, match.position, language),
        )
    robots = [language.robot(match.id_of(request.seat)) for request in match.requests()]
    return language.say(
        "replay-match-open",
        decisions=len(match.decisions),
        rounds=len(match.rounds),
        robots=language.together(robots),
        phase=match.phase,
    )
