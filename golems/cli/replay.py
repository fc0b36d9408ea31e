"""golems replay: play a record again."""

import typer

from golems.cli.common import File, Lang, read_json, speak

DIFFERS = 1


def replay(file: File, lang: Lang = None) -> None:
    """Play a record again and verify that it ends as written (exit status 1 if it does not)."""
    from golems.notation.records import read_record
    from golems.notation.records import replay as replay_record

    language = speak(lang)
    record = read_record(read_json(file))
    outcomes = list(replay_record(record))
    result = outcomes[-1].result if outcomes else None
    ends = {
        which: language.say("replay-open")
        if end is None
        else language.say(
            "replay-end",
            winners=language.together([language.robot(record.start.robots[seat].id) for seat in end.winners]),
            count=len(end.winners),
            rule=end.reason,
        )
        for which, end in (("played", result), ("written", record.result))
    }
    if result == record.result:
        print(language.say("replay-agrees", rounds=len(outcomes), end=ends["played"]))
    else:
        print(language.say("replay-differs", rounds=len(outcomes), **ends))
        raise typer.Exit(DIFFERS)
