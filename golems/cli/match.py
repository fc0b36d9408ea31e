"""golems match: bots play one match."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from golems.cli.common import (
    ArenaChoice,
    Components,
    Edition,
    Game,
    Lang,
    Novices,
    RulesOptions,
    Seats,
    Seed,
    SettingsFile,
    agree,
    arena_name,
    print_json,
    read_json,
    speak,
    write_bytes,
)

if TYPE_CHECKING:
    from golems.match.match import Match
    from golems.words.language import Language

Save = Annotated[str | None, typer.Option(metavar="FILE", help="Keep the match, secrets and seed included.")]
Resume = Annotated[
    str | None, typer.Option(metavar="FILE", help="Go on with a match that was kept, as it was agreed.")
]
RecordFile = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help="Write the record there; print the result.")
]
Explain = Annotated[bool, typer.Option("--explain", help="Tell the whole match in sentences.")]


def match(
    game: Game = None,
    edition: Edition = None,
    arena: ArenaChoice = None,
    seat: Seats = None,
    novices: Novices = None,
    components: Components = None,
    option: RulesOptions = None,
    settings: SettingsFile = None,
    seed: Seed = "0",
    save: Save = None,
    resume: Resume = None,
    record: RecordFile = None,
    explain: Explain = False,
    lang: Lang = None,
) -> None:
    """Let bots play a match and print its record as JSON."""
    from golems.match.keeping import load
    from golems.match.match import Match

    language = speak(lang)
    if resume:
        played = load(read_json(resume))
    else:
        agreed = agree(
            settings,
            arena,
            seat,
            option,
            game=game,
            edition=edition,
            novices=novices,
            components=components,
        )
        played = Match(agreed, seed)
    play_on(played)
    keep(played, save, record)
    if explain:
        print("\n".join(story(played, language)))
    elif record:
        print("; ".join([result(played, language), *places(played, language)]))
    else:
        print_json(written(played))


def play_on(match: "Match") -> None:
    """To its end."""
    from golems.arena.matches import job_of
    from golems.bots.named import bot_named
    from golems.bots.protocol import play

    bots = [bot_named(name) for name in job_of(match.settings).bots]
    play(match, [*bots, *[None] * (len(match.settings.seats) - len(bots))])


def keep(match: "Match", save: str | None, record: str | None) -> None:
    from golems.match import keeping
    from golems.notation.reading import encode_for_people

    if save:
        write_bytes(save, encode_for_people(keeping.save(match)) + b"\n")
    if record:
        write_bytes(record, encode_for_people(written(match)) + b"\n")


def written(match: "Match") -> object:
    from golems.match.keeping import record_of
    from golems.notation.records import write_record

    record = record_of(match)
    return record and write_record(record)


# ---------------------------------------------------------------- the story


def story(match: "Match", language: "Language") -> Iterator[str]:
    yield title(match, language)
    for seat in range(len(match.settings.seats)):
        yield f"  {who(match, seat, language)}"
    yield from rounds(match, language)
    yield language.say("match-end")
    yield f"  {result(match, language)}."
    for place in places(match, language):
        yield f"  {place}"


def title(match: "Match", language: "Language") -> str:
    from golems.match.setup import choose_arena

    settings = match.settings
    game = f"game-{settings.game}"
    name = language.say(game) if language.has(game) else settings.game
    if settings.game == "scenario":
        return f"{name} · {language.say(f'scenario-{settings.arena}')}"
    return f"{name} · {arena_name(choose_arena(settings, match.seed).id, language)}"


def who(match: "Match", seat: int, language: "Language") -> str:
    """A seat: its robot, who plays it, and of what it is built."""
    from golems.match.view import see_seat

    seen = see_seat(match, seat)
    card = match.position.robots[seat].bot
    player = language.say("match-parobot", card=card) if card else seen.name or str(seen.bot)
    built = ", ".join([component(name, language) for name in seen.components])
    robot = language.robot(seen.robot)
    if not built:
        return language.say("match-seat", robot=robot, player=player)
    return language.say("match-seat-built", robot=robot, player=player, parts=built)


def component(name: str, language: "Language") -> str:
    from golems.match.setup import type_of

    return f"{language.say(f'part-{type_of(name)}')} {name}"


def rounds(match: "Match", language: "Language") -> Iterator[str]:
    from golems.words.story import Teller, headed

    teller = Teller(match.position, language)
    for round_ in match.rounds:
        yield language.say("story-round", round=round_.number)
        for heading, events in headed(round_.events, language):
            yield f"  {heading}"
            for sentence in teller.tell_all(events):
                yield f"    {sentence.text} [{sentence.rule}]"


def result(match: "Match", language: "Language") -> str:
    from golems.cli.replay import in_words

    end = in_words(match.result, match.position, language)
    return language.say("match-result", rounds=len(match.rounds), end=end)


def places(match: "Match", language: "Language") -> list[str]:
    """The ranking; those who share a place take up the next ones too."""
    from golems.match.ranking import ranking

    told, number = [], 1
    for place in ranking(match):
        robots = language.together([language.robot(match.id_of(seat)) for seat in place])
        told.append(language.say("match-place", place=number, robots=robots))
        number += len(place)
    return told
