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
    from golems.match.settings import Settings
    from golems.match.view import View
    from golems.notation.reading import Json
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
    language = speak(lang)
    agreed = {"game": game, "edition": edition, "novices": novices, "components": components}
    played = go_on(resume) if resume else begin(agree(settings, arena, seat, option, **agreed), seed)
    play_on(played)
    finish(played, save, record, explain, language)


def begin(agreed: "Settings", seed: str) -> "Match":
    from golems.match.match import Match

    return Match(agreed, seed)


def go_on(file: str) -> "Match":
    from golems.match.saves import load

    return load(read_json(file))


def finish(match: "Match", save: str | None, record: str | None, explain: bool, language: "Language") -> None:
    """Write what is to be kept, and print the rest."""
    from golems.match.view import view

    seen = view(match)
    keep(match, seen, save, record)
    if explain:
        print("\n".join(story(seen, language)))
    elif record:
        print("; ".join([result(seen, language), *places(seen, language)]))
    else:
        print_json(written(seen))


def play_on(match: "Match") -> None:
    """Play the match to its end."""
    from golems.arena.matches import lineup_of
    from golems.bots.protocol import play
    from golems.cli.bot_files import finder

    find = finder()
    bots = [find(name) for name in lineup_of(match.settings).bots]
    play(match, [*bots, *[None] * (len(match.settings.seats) - len(bots))])


def keep(match: "Match", seen: "View", save: str | None, record: str | None) -> None:
    from golems.match import saves
    from golems.notation.reading import encode_for_people

    if save:
        write_bytes(save, encode_for_people(saves.save(match)) + b"\n")
    if record:
        write_bytes(record, encode_for_people(written(seen)) + b"\n")


def written(seen: "View") -> "Json":
    from golems.notation.records import write_record

    return seen.record and write_record(seen.record)


# ---------------------------------------------------------------- the story


def story(seen: "View", language: "Language") -> Iterator[str]:
    yield title(seen, language)
    for seat in range(len(seen.seats)):
        yield f"  {who(seen, seat, language)}"
    yield from rounds(seen, language)
    yield language.say("match-end")
    yield f"  {result(seen, language)}."
    for place in places(seen, language):
        yield f"  {place}"


def title(seen: "View", language: "Language") -> str:
    place = f"scenario-{seen.arena}"
    name = language.say(place) if seen.game == "scenario" else arena_name(seen.arena, language)
    return f"{language.say(f'game-{seen.game}')} · {name}"


def who(seen: "View", seat: int, language: "Language") -> str:
    """Return a seat in words: its robot, who plays it, and of what it is built."""
    sitting, card = seen.seats[seat], seen.position.robots[seat].bot
    player = language.say("match-parobot", card=card) if card else sitting.name or str(sitting.bot)
    built = ", ".join([component(name, language) for name in sitting.components])
    robot = language.robot(sitting.robot)
    if not built:
        return language.say("match-seat", robot=robot, player=player)
    return language.say("match-seat-built", robot=robot, player=player, parts=built)


def component(name: str, language: "Language") -> str:
    from golems.match.setup import type_of

    return f"{language.say(f'part-{type_of(name)}')} {name}"


def rounds(seen: "View", language: "Language") -> Iterator[str]:
    from golems.words.story import Teller, headed

    teller = Teller(seen.position, language)
    for number, round_ in enumerate(seen.rounds, start=1):
        yield language.say("story-round", round=number)
        for heading, events in headed(round_.events, language):
            yield f"  {heading}"
            for sentence in teller.tell_all(events):
                yield f"    {sentence.text} [{sentence.rule}]"


def result(seen: "View", language: "Language") -> str:
    from golems.cli.replay import in_words

    end = in_words(seen.result, seen.position, language)
    return language.say("match-result", rounds=len(seen.rounds), end=end)


def places(seen: "View", language: "Language") -> list[str]:
    """Return the ranking in words; those who share a place take up the next ones too."""
    told, number = [], 1
    for place in seen.ranking:
        robots = language.together([language.robot(seen.seats[seat].robot) for seat in place])
        told.append(language.say("match-place", place=number, robots=robots))
        number += len(place)
    return told
