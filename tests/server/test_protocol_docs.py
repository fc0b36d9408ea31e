"""docs/protocol.md says what the server does, and leaves nothing out."""

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from golems.arena.tournaments.entries import Joined, Opened
from golems.arena.tournaments.rules import read_rules
from golems.cli import serve
from golems.notation.reading import decode
from golems.rules.refusals import Illegal
from golems.server.api import ENDPOINTS, asyncapi, openapi
from golems.server.gatherings.kinds import Role
from golems.server.gatherings.messages import FromAttendant, ToAttendant
from golems.server.http import sockets as live
from golems.server.http.bodies import MOST_BODY
from golems.server.http.messages import MOST_BYTES
from golems.server.http.problems import Problem, told
from golems.server.rooms.chairs import read_player
from golems.server.rooms.endpoints import NewRoom
from golems.server.rooms.entries import REACTIONS, Created, Decided, SatDown, Started
from golems.server.rooms.messages import FROM_BROWSER, FromBrowser, Seen, SeenChair, SeenRoom, ToBrowser
from golems.server.rooms.room import Room
from golems.server.rooms.views import Sight
from golems.server.tables import ChairSetup, Seconds, Setup, ThinkingTime
from golems.server.tournaments.actions import AnyAct
from golems.server.tournaments.contest import Contest, Organised
from golems.server.tournaments.views import show
from golems.words.language import language

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
OF_WEBSOCKETS = {1000, 1009, 1011, 1012}  # what the protocol itself, or uvicorn, closes with
OWN = {name: code for name, code in vars(live).items() if isinstance(code, int) and 4000 <= code < 5000}


def example(name: str) -> Any:
    [block] = re.findall(rf"<!-- {name} -->\n```json\n(.*?)```", PAGE, re.DOTALL)
    return decode(block)


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def table(heading: str, nth: int = 0) -> list[list[str]]:
    """Return the cells of a table under a heading, without its head."""
    tables = re.findall(r"(?:^\|.*\n)+", section(heading), re.MULTILINE)
    rows = tables[nth].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def fields(kind: type) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind)]


# ---------------------------------------------------------------- REST


def test_every_endpoint_is_listed() -> None:
    listed = [(method, quoted(path)[0], what) for method, path, what, *_ in table("REST")]
    assert listed == [(each.method, each.path, each.summary) for each in ENDPOINTS]


@pytest.mark.parametrize("row", table("REST"), ids=lambda row: row[1])
def test_an_endpoint_is_listed_with_what_it_takes_and_gives(row: list[str]) -> None:
    [each] = [each for each in ENDPOINTS if (each.method, f"`{each.path}`") == (row[0], row[1])]
    queries = [f"?{name}" for name in each.query if name != "lang"]
    assert quoted(row[3]) == (fields(each.takes) if each.takes else queries)
    of = get_args(each.gives)[0] if row[4].startswith("list of") else each.gives
    if isinstance(of, type) and issubclass(of, msgspec.Struct) and of is not SeenRoom:
        named = quoted(row[4])
        assert named == fields(of)[: len(named)]
        assert len(named) == len(fields(of)) or "match.md#arena" in row[4]


def test_the_room_shown_can_be_made() -> None:
    setup = msgspec.convert(example("setup"), NewRoom).setup
    Room("BCDFG").apply(Created(setup, "host"), 0)
    assert {*fields(ChairSetup)} - {"colour"} <= {*re.findall(r'"(\w+)":', section("REST"))}
    assert set(fields(ThinkingTime)) <= set(quoted(section("REST").rpartition("```\n\nThe `kind`")[2]))
    seconds = msgspec.json.schema(Seconds)
    assert f"in seconds, {seconds['minimum']} to {seconds['maximum']}" in PAGE


def test_the_refusals_shown_are_in_the_words_of_the_server() -> None:
    shown = msgspec.convert(example("problem"), Problem)
    with pytest.raises(Illegal) as refusal:
        read_player(" ")
    assert shown == told(refusal.value, language("en"))
    [late] = [message for message in example("told") if message["type"] == "refused"]
    assert late["text"] == told(Illegal("too-late", late["path"]), language("en")).text


def test_every_status_is_listed() -> None:
    described = {
        status
        for path in openapi()["paths"].values()
        for operation in path.values()
        for status in operation["responses"]
    }
    assert {row[0] for row in table("REST", 1)} == described - {"200"}
    assert f"more than {MOST_BODY} bytes" in PAGE


# ---------------------------------------------------------------- messages


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [("What a browser sends", get_args(FromBrowser)), ("What the server says", get_args(ToBrowser))],
)
def test_every_message_is_listed_with_its_fields(heading: str, kinds: tuple[type, ...]) -> None:
    listed = {quoted(row[0])[0]: quoted(row[1]) for row in table(heading)}
    assert list(listed) == [kind.__name__.lower() for kind in kinds]
    assert {name: sorted(named) for name, named in listed.items()} == {
        kind.__name__.lower(): sorted(fields(kind)) for kind in kinds
    }


@pytest.mark.parametrize("message", example("sent"), ids=lambda message: message["type"])
def test_the_messages_shown_can_be_sent(message: Any) -> None:
    FROM_BROWSER.decode(msgspec.json.encode(message))


@pytest.mark.parametrize(
    "message", [*example("told"), example("seen"), example("news")], ids=lambda message: message["type"]
)
def test_the_messages_shown_can_be_told(message: Any) -> None:
    msgspec.json.decode(msgspec.json.encode(message), type=ToBrowser)


def test_the_room_shown_is_one() -> None:
    seen = msgspec.json.decode(msgspec.json.encode(example("seen")), type=Seen)
    room = msgspec.json.decode(seen.room, type=SeenRoom)
    assert (room.number, room.chair) == (seen.number, seen.chair)


def test_the_news_shown_is_what_the_chair_in_the_example_is_told_next() -> None:
    seen = example("seen")["room"]
    room = Room(seen["code"])
    room.apply(Created(msgspec.convert(seen["setup"], Setup), "host"), 0)
    for number, chair in enumerate(seen["chairs"]):
        room.apply(SatDown(number, chair["name"], f"key {number}"), 0)
    sight = Sight(room)
    assert decode(sight.message(room, seen["chair"])) == example("seen")
    room.apply(Started("example"), 0)
    sight.look(room)
    room.apply(Decided({"robot": "red", "program": "F L A D"}), 0)
    assert decode(sight.look(room).message(seen["chair"])) == example("news")


def test_every_message_of_a_gathering_is_listed_with_its_fields() -> None:
    listed = {quoted(row[0])[0]: quoted(row[1]) for row in table("Gatherings")}
    kinds = (*get_args(FromAttendant), *get_args(ToAttendant))
    assert {name: sorted(named) for name, named in listed.items()} == {
        kind.__name__.lower(): sorted(fields(kind)) for kind in kinds
    }


def test_every_act_in_a_tournament_is_listed_with_its_fields() -> None:
    listed = {quoted(row[0])[0]: quoted(row[1]) for row in table("Tournaments")}
    assert listed == {str(kind.__struct_config__.tag): fields(kind) for kind in get_args(AnyAct)}


def test_everything_that_a_tournament_shows_is_listed() -> None:
    listed = [name for row in table("Tournaments", 1) for name in quoted(row[0])]
    contest = Contest()
    rules = read_rules({"format": "swiss", "arenas": ["carousel"], "match": {"game": "L1"}})
    for entry in (Organised("lead"), Opened(rules, "seed"), Joined("Ada", key="a")):
        contest.apply(entry, 0)
    shown = [show(contest, role) for role in (Role(), Role("member", 0), Role("lead"))]
    assert listed == list(dict.fromkeys(key for view in shown for key in view))


def test_everything_that_is_seen_is_listed() -> None:
    listed = {quoted(row[0])[0]: row[1] for row in table("What is seen")}
    assert list(listed) == fields(SeenRoom)
    assert quoted(listed["chairs"]) == fields(SeenChair)


def test_every_reaction_is_listed() -> None:
    [line] = re.findall(r"^Reactions: (.*?)\. `lang`", PAGE, re.MULTILINE)
    assert tuple(quoted(line)) == REACTIONS


def test_every_message_is_in_the_description_for_machines() -> None:
    names = {
        quoted(row[0])[0]
        for heading in ("What a browser sends", "What the server says", "Gatherings")
        for row in table(heading)
    }
    messages = asyncapi()["components"]["messages"]
    assert {name.lower() for name in messages} == names
    schemas = asyncapi()["components"]["schemas"]
    assert {schemas[name]["properties"]["type"]["enum"][0] for name in messages} == names


# ---------------------------------------------------------------- codes and limits


def test_every_close_code_is_listed() -> None:
    listed = {int(row[0]) for row in table("When a connection ends")}
    assert listed == OF_WEBSOCKETS | set(OWN.values())
    assert all(len(row) == 3 and all(row) for row in table("When a connection ends"))


def test_sizes_and_times_are_those_of_the_server() -> None:
    source = inspect.getsource(serve.uvicorn_settings)
    assert f"at most {MOST_BYTES} bytes" in PAGE
    assert f"within {live.PATIENCE:.0f} seconds" in PAGE
    assert f"{live.LAG} messages waited" in PAGE
    assert f"ping every {serve.PING:.0f} seconds" in PAGE
    assert "ws_max_size=64 * 1024" in source
    assert "more than 64 KiB" in PAGE


def test_every_heading_that_is_linked_to_is_there() -> None:
    for file, heading in re.findall(r"\]\(([\w.]*)#?([\w-]*)\)", PAGE):
        text = (DOCS / file).read_text(encoding="utf-8") if file else PAGE
        titles = [
            re.sub(r"[^\w -]", "", title).lower().replace(" ", "-")
            for title in re.findall(r"^#+ (.*)", text, re.M)
        ]
        assert not heading or heading in titles, (file, heading)


def has_pattern_beside_collection(kind: msgspec.inspect.Type) -> bool:
    if not isinstance(kind, msgspec.inspect.UnionType):
        return False
    collections = (msgspec.inspect.DictType, msgspec.inspect.CollectionType, msgspec.inspect.TupleType)
    patterns = [one for one in kind.types if isinstance(one, msgspec.inspect.StrType) and one.pattern]
    return bool(patterns) and any(isinstance(one, collections) for one in kind.types)


def shapes_below(shape: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    return {shape}.union(*[shapes_below(below) for below in shape.__subclasses__()])


def test_no_text_with_a_pattern_stands_beside_a_collection() -> None:
    """msgspec 0.22 takes the pattern for the shape of the collection, and frees what it does not own: the
    process crashes, mostly when it ends."""
    ours = [shape for shape in shapes_below(msgspec.Struct) if shape.__module__.startswith("golems.")]
    assert Created in ours
    for info in msgspec.inspect.multi_type_info(ours):
        assert isinstance(info, msgspec.inspect.StructType)
        wrong = [one.name for one in info.fields if has_pattern_beside_collection(one.type)]
        assert not wrong, (info.cls, wrong)


def test_a_process_that_has_read_all_shapes_ends_well() -> None:
    """The memory of that process is checked, so that damage to it does not go unnoticed."""
    code = "from golems.server.api import asyncapi, openapi; openapi(); asyncapi()"
    checked = os.environ | {"PYTHONMALLOC": "debug"}
    assert subprocess.run([sys.executable, "-c", code], env=checked, check=False).returncode == 0
