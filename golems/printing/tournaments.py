"""A tournament on paper: who stands where and what decided it, and all matches round by round."""

from collections.abc import Mapping, Sequence

from golems.arena.tournaments.crosstable import CrossCell, crosstable
from golems.arena.tournaments.groups import group_standings
from golems.arena.tournaments.ledger import RankingFigure, place_in
from golems.arena.tournaments.outputs import arena_name
from golems.arena.tournaments.ranking import Separation, StandingsRow
from golems.arena.tournaments.rules import edition_of
from golems.arena.tournaments.standings import standings
from golems.arena.tournaments.tournament import Bout, Tournament, TournamentRound
from golems.notation.reading import Object
from golems.printing.paper import Paper, Sheet, whole_page
from golems.rules.refusals import Illegal
from golems.words.language import Language

LINES = 32  # the lines on a page
TABLES = 12  # the tables on a sheet for the wall
NOBODY = "–"


def tournament_sheets(tournament: Tournament, paper: Paper, words: Language) -> list[Sheet]:
    """Return the standings, then the matches, each on as many pages as it takes."""
    parts = [(words.say("tournament-standings"), *standings_lines(tournament, standings(tournament), words))]
    if tournament.rules.format == "groups":
        parts += [
            (words.say("tournament-group", group=number), *standings_lines(tournament, rows, words))
            for number, rows in enumerate(group_standings(tournament), start=1)
        ]
    if tournament.regular:
        parts.append((words.say("crosstable-title"), *crosstable_lines(tournament, words)))
    parts.append((words.say("tournament-matches"), *match_lines(tournament, words)))
    return [
        page(tournament, paper, words, *part, first=number == 0)
        for number, part in enumerate(in_pages(parts))
    ]


def in_pages(
    parts: Sequence[tuple[str, list[str], list[list[str]]]],
) -> list[tuple[str, list[str], list[list[str]]]]:
    return [
        (name, columns, lines[begin : begin + LINES])
        for name, columns, lines in parts
        for begin in range(0, max(1, len(lines)), LINES)
    ]


def page(
    tournament: Tournament,
    paper: Paper,
    words: Language,
    name: str,
    columns: list[str],
    lines: list[list[str]],
    first: bool,
) -> Sheet:
    facts: Object = {
        "title": tournament.rules.name or words.say("tournament-cup"),
        "under": played(tournament, words),
        "part": name,
        "columns": columns,
        "lines": lines,
        "note": words.say("tournament-note") if first else "",
    }
    return whole_page("listing", name, paper, facts)


def played(tournament: Tournament, words: Language) -> str:
    return words.say(
        "tournament-played",
        format=tournament.rules.format,
        players=len(tournament.players),
        rounds=len(tournament.rounds),
        matches=len(tournament.bouts),
    )


# ---------------------------------------------------------------- for the wall


def pairing_sheets(tournament: Tournament, paper: Paper, words: Language) -> list[Sheet]:
    """Return who sits where in the last round that was paired, in large letters."""
    if not tournament.rounds:
        raise Illegal("not-paired", "rounds")
    round_ = tournament.rounds[-1]
    lines = [
        {"number": str(number), "names": names_at(tournament, bout)}
        for number, bout in enumerate(round_.bouts, start=1)
    ]
    name = words.say("pairings-title", round=round_.number)
    facts: Object = {
        "title": tournament.rules.name or words.say("tournament-cup"),
        "part": name,
        "arena": words.say("pairings-arena", arena=say_arena(round_.bouts[0], words)),
        "rest": resting(tournament, round_, words),
    }
    return [
        whole_page("pairings", name, paper, facts | {"lines": lines[begin : begin + TABLES]})
        for begin in range(0, len(lines), TABLES)
    ]


def resting(tournament: Tournament, round_: TournamentRound, words: Language) -> list[str]:
    """Return who does not play in a round, in a line for each reason."""
    lines = []
    if round_.byes:
        lines.append(words.say("pairings-bye", players=names_of(tournament, round_.byes)))
    if round_.rests:
        lines.append(words.say("pairings-rest", players=names_of(tournament, round_.rests)))
    return lines


def names_at(tournament: Tournament, bout: Bout) -> list[str]:
    return [tournament.players[player].name for player in bout.players]


def names_of(tournament: Tournament, players: Sequence[int]) -> str:
    return ", ".join([tournament.players[player].name for player in players])


# ---------------------------------------------------------------- the crosstable


def crosstable_lines(tournament: Tournament, words: Language) -> tuple[list[str], list[list[str]]]:
    """Return a line for each player: in each round the place of the opponent and the points."""
    rows = crosstable(tournament, standings(tournament))
    places = {row.player: row.place for row in rows}
    rounds = [str(number) for number in range(1, len(tournament.regular) + 1)]
    columns = [words.say("crosstable-place"), words.say("crosstable-player"), *rounds]
    return columns, [
        [
            str(row.place),
            tournament.players[row.player].name,
            *[say_cell(cell, places, words) for cell in row.cells],
        ]
        for row in rows
    ]


def say_cell(cell: CrossCell, places: Mapping[int, int], words: Language) -> str:
    against = "/".join([str(places[other]) for other in cell.against])
    points = NOBODY if cell.points is None else say_figure(cell.points, words)
    return words.say("crosstable-cell", kind=cell.kind, against=against, points=points)


# ---------------------------------------------------------------- standings


def standings_lines(
    tournament: Tournament, rows: Sequence[StandingsRow], words: Language
) -> tuple[list[str], list[list[str]]]:
    """Return the columns and the lines; a bracket has no points."""
    with_points = all("points" in row.figures for row in rows)
    columns = words.say("tournament-columns" if with_points else "tournament-columns-bracket").split("|")
    return columns, [standing_line(tournament, row, with_points, words) for row in rows]


def standing_line(tournament: Tournament, row: StandingsRow, with_points: bool, words: Language) -> list[str]:
    points = [say_figure(row.figures["points"], words)] if with_points else []
    apart = say_apart(row.apart, edition_of(tournament.rules), words)
    return [str(row.place), tournament.players[row.player].name, *points, apart]


def say_apart(apart: Separation | None, edition: str, words: Language) -> str:
    """Return what decided the place."""
    if apart is None:
        return words.say("tournament-shared")
    figure, other = say_figure(apart.figure, words), say_figure(apart.others, words)
    by = {"by": apart.by, "counts": counts_of(edition)}
    return words.say("tournament-decided", figure=figure, other=other, **by)


def counts_of(edition: str) -> str:
    """Return what golems of an edition lose to damage."""
    return "components" if edition == "4.0" else "lives"


def say_figure(figure: RankingFigure, words: Language) -> str:
    if figure is None:
        return NOBODY
    if isinstance(figure, tuple):
        return ", ".join(map(str, figure)) or NOBODY
    return words.say("tournament-figure", figure=float(figure))


# ---------------------------------------------------------------- matches


def match_lines(tournament: Tournament, words: Language) -> tuple[list[str], list[list[str]]]:
    lines = [
        [str(round_.number), str(number), say_arena(bout, words), say_seats(tournament, bout, words)]
        for round_ in tournament.rounds
        for number, bout in enumerate(round_.bouts, start=1)
    ]
    return words.say("tournament-match-columns").split("|"), lines


def say_arena(bout: Bout, words: Language) -> str:
    name = arena_name(bout.table.arena)
    return words.say("tournament-own-arena" if isinstance(bout.table.arena, dict) else f"arena-{name}")


def say_seats(tournament: Tournament, bout: Bout, words: Language) -> str:
    """Return everybody with their place, from the first on."""

    def place(player: int) -> int:
        return place_in(bout, player) if bout.is_over and player not in bout.absent else 0

    order = sorted(bout.players, key=lambda player: (player in bout.absent, place(player)))
    return ", ".join(
        [
            words.say(
                "tournament-seat",
                state="absent" if player in bout.absent else "over" if bout.is_over else "open",
                player=tournament.players[player].name,
                place=place(player),
            )
            for player in order
        ]
    )
