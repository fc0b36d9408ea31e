"""A tournament to take home: tables for a spreadsheet, everything as JSON, and a sheet to print."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from golems.arena.tournaments.entries import AnyEntry, Joined, Opened
from golems.arena.tournaments.outputs import document
from golems.arena.tournaments.tournament import Tournament, fold
from golems.notation.reading import UTF8_MARK, Json
from golems.printing.certificates import certificates
from golems.printing.paper import PAPERS, Paper, Sheet
from golems.printing.tournaments import pairing_sheets, tournament_sheets
from golems.printing.typesetting import typeset
from golems.server.gatherings.endpoints import need_lead, see, see_as
from golems.server.gatherings.kinds import Role
from golems.server.http.endpoints import Call, Endpoint, Handler, get, post
from golems.server.tournaments.actions import CertificatesWanted
from golems.server.tournaments.contest import Contest
from golems.server.tournaments.spreadsheets import matches_csv, standings_csv
from golems.words.language import Language

CSV = "text/csv; charset=utf-8"
PDF = "application/pdf"


def public_log(contest: Contest) -> list[AnyEntry]:
    """Return the log without the keys of tokens, and until all is over without the seed, from which the lots
    are drawn."""
    return [public(entry, contest.is_over) for entry in contest.log]


def public(entry: AnyEntry, is_over: bool) -> AnyEntry:
    if isinstance(entry, Joined):
        return msgspec.structs.replace(entry, key=None)
    return msgspec.structs.replace(entry, seed="") if isinstance(entry, Opened) and not is_over else entry


def as_table(write: Callable[[Tournament, Language], str]) -> Handler:
    """Make a handler that gives a table."""

    async def give(call: Call) -> Json:
        log = await see(call, "tournament", lambda contest: list(contest.log))
        return await call.run("page", written, write, log, call.language)

    give.__name__ = write.__name__
    return give


def written(write: Callable[[Tournament, Language], str], log: Sequence[AnyEntry], words: Language) -> bytes:
    """Write a table; spreadsheets know by the mark in front that it is UTF-8."""
    return UTF8_MARK + write(fold(log), words).encode()


async def give_document(call: Call) -> Json:
    """Give everything. The standings are those of the whole log; only what it must not tell is left out of
    it."""

    def whole(contest: Contest) -> Json:
        return document(contest.log) | {"log": [msgspec.to_builtins(entry) for entry in public_log(contest)]}

    return await see(call, "tournament", whole)


def as_sheets(draw: Callable[[Tournament, Paper, Language], list[Sheet]]) -> Handler:
    """Make a handler that gives sheets to print."""

    async def give(call: Call) -> Json:
        log = await see(call, "tournament", lambda contest: list(contest.log))
        return await call.run("prints", printed, draw, log, call.language)

    give.__name__ = draw.__name__
    return give


def printed(draw: Callable[..., list[Sheet]], log: Sequence[AnyEntry], words: Language) -> bytes:
    tournament, paper = fold(log), PAPERS["a4"]
    return typeset(tournament.rules.name, draw(tournament, paper, words), paper, words)


async def give_certificates(call: Call) -> Json:
    """Give certificates to the organiser, who alone hands them out."""
    wanted = await call.body(CertificatesWanted)

    def log_for(contest: Contest, role: Role) -> list[AnyEntry]:
        need_lead(role)
        return list(contest.log)

    log = await see_as(call, "tournament", wanted.token, log_for)
    draw = partial(certificates, places=wanted.places)
    return await call.run("prints", printed, draw, log, call.language)


FILE_ENDPOINTS: tuple[Endpoint, ...] = (
    get(
        "/api/tournaments/{code}/standings.csv",
        "The standings for a spreadsheet",
        as_table(standings_csv),
        str,
        media=CSV,
    ),
    get(
        "/api/tournaments/{code}/matches.csv",
        "All matches for a spreadsheet",
        as_table(matches_csv),
        str,
        media=CSV,
    ),
    get("/api/tournaments/{code}/tournament.json", "All about a tournament", give_document),
    get(
        "/api/tournaments/{code}/sheet.pdf",
        "Standings and matches to print",
        as_sheets(tournament_sheets),
        bytes,
        media=PDF,
    ),
    get(
        "/api/tournaments/{code}/pairings.pdf",
        "Who sits where in this round, for the wall",
        as_sheets(pairing_sheets),
        bytes,
        media=PDF,
    ),
    post(
        "/api/tournaments/{code}/certificates",
        "Certificates for the organiser to hand out",
        give_certificates,
        CertificatesWanted,
        bytes,
        media=PDF,
    ),
)
