"""The pages for those who run a server say what the code does, and the files they deploy fit."""

import configparser
import re
from ipaddress import ip_network
from pathlib import Path

import pytest

import hatch_build
from golems.cli import serve
from golems.server.http import callers as clients
from golems.server.http import connections, guesses, limits
from golems.server.http import sockets as live
from golems.server.http.config import SETTINGS, Config, read_config
from golems.server.http.metrics import render
from golems.server.http.rates import read_rates
from golems.server.jobs.kinds import KINDS
from golems.server.journal import FACTS
from golems.server.log.codes import CODES
from golems.server.shared.sizes import SIZES

DAY = 24 * 3600
ROOT = Path(__file__).parents[2]
PAGES = ("operate.md", "security.md")
DEPLOYED = ("Containerfile", "compose.yaml", "golems.service")
FLAGS = {row.flag for row in SETTINGS}
OTHER_FLAGS = {"--replace", "--open-browser"}


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def deployed(name: str) -> str:
    return (ROOT / "deploy" / name).read_text(encoding="utf-8")


def table(name: str, first: str) -> list[list[str]]:
    """Return the rows of the table whose first column has this heading."""
    [rows] = re.findall(rf"^\| {first} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", page(name), re.M)
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows.splitlines()]


# ---------------------------------------------------------------- tables


def test_the_table_of_settings_is_the_configuration() -> None:
    assert table("operate.md", "setting") == [
        [row.name, f"`{row.flag}`", f"`{row.variable}`", row.default or "–", row.help] for row in SETTINGS
    ]


def test_the_table_of_the_log_is_what_can_be_logged() -> None:
    assert [name.strip("`") for name, _ in table("operate.md", "fact")] == list(FACTS)


def test_the_table_of_metrics_is_what_is_told() -> None:
    told = zip(
        *[re.findall(rf"^# {what} (\S+) (.*)", render().decode(), re.M) for what in ("TYPE", "HELP")],
        strict=True,
    )
    assert table("operate.md", "name") == [[f"`{name}`", kind, text] for (name, kind), (_, text) in told]


def test_the_table_of_slow_clients_is_what_they_are_given() -> None:
    assert table("operate.md", "what") == [
        ["the head of a request", f"{connections.HEAD:.0f} seconds"],
        ["its body", f"{connections.BODY:.0f} seconds"],
        ["a pause between two requests of a connection", f"{connections.IDLE} seconds"],
        [
            f"a client reads {connections.LEAST // 1024} KiB, or all there is, in",
            f"{connections.STALL:.0f} seconds",
        ],
        ["the first message of a live connection", f"{live.PATIENCE:.0f} seconds"],
        [
            f"the answer to a ping, which is sent every {serve.PING:.0f} seconds",
            f"{serve.PATIENCE:.0f} seconds",
        ],
    ]
    assert f"for {connections.ENOUGH} open files" in page("operate.md")
    most = Config().max_connections_per_address
    assert f"at most {most} connections" in page("security.md")


def test_what_guessing_costs_is_what_the_code_does() -> None:
    """Every figure of the chapter, from the constants and the defaults."""
    text = " ".join(page("security.md").split("## What guessing costs")[1].split("## ")[0].split())
    (own_minute, _), (own_day, _) = read_rates(guesses.OWN)
    (minute, _), (day, _) = read_rates(Config().join_limit)
    [(requests, seconds)] = read_rates(Config().request_limit)
    patient = clients.MOST_KNOWN * own_day + day + int(DAY / guesses.LONGEST)
    impatient = requests * limits.EVERYBODY / seconds
    for figure in (
        f"18⁵ = {CODES:,} codes",
        f"may mistype {own_minute} codes a minute and {own_day} a day",
        f"{minute} a minute and {day} a day are answered at once",
        f"{guesses.FIRST} seconds later, then 1, 2, 4 and so on up to {guesses.LONGEST:.0f} seconds",
        f"more than {guesses.PATIENCE:.0f} seconds is refused then; when {guesses.MOST_WAITING} wait",
        f"at most {patient:,} codes a day from one address",
        f"({clients.MOST_KNOWN:,} known browsers with {own_day} each",
        f"{day}, and one every {guesses.LONGEST:.0f} seconds): {round(100 * patient / CODES)} % of all",
        f"With a thousand rooms open they find about {round(1000 * patient / CODES)} of them",
        f"{impatient:.0f} a second from one address",
        f"all codes are tried in {CODES / impatient / 60:.0f} minutes",
        f"may together send {requests // seconds} requests a second from their address",
        f"waits, for {limits.PATIENCE:.0f} seconds at most",
    ):
        assert figure in text


def test_shares_are_as_told() -> None:
    text = " ".join(page("operate.md").split())
    assert f"together may create rooms, ask questions and send messages {limits.CLASS} times as often" in text
    assert f"may have {limits.TABLES} times as many of them in a day as rooms of their own" in text
    assert (limits.EACH, limits.EVERYBODY) == (1 / 20, 1.5)
    assert "a twentieth of `--request-limit`" in text
    assert "one and a half times the limit" in text


def test_the_table_of_work_is_that_of_the_jobs() -> None:
    columns = ("workers", "seconds", "megabytes", "client_queue", "address_queue")
    assert [row[:6] for row in table("operate.md", "work")] == [
        [f"`{name}`", *[f"{getattr(kind, column):g}" for column in columns]] for name, kind in KINDS.items()
    ]
    sizes = {size.cells for size in SIZES.values()}
    assert [f"up to {cells} cells" in page("operate.md") for cells in sizes] == [True]


# ---------------------------------------------------------------- promises


@pytest.mark.parametrize(("file", "name"), re.findall(r"`(test_\w+\.py)::(test_\w+)`", page("security.md")))
def test_every_promise_has_its_test(file: str, name: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob(file)]
    assert [source for source in sources if re.search(rf"^(async )?def {name}\(", source, re.M)]


def test_no_promise_is_without_a_test() -> None:
    rows = re.findall(r"^\| (?!promise)(.*) \| (.*) \|$", page("security.md"), re.M)
    assert len(rows) > 15
    assert [promise for promise, tests in rows if "::test_" not in tests] == []


# ---------------------------------------------------------------- commands, flags, links


@pytest.mark.parametrize("name", PAGES)
def test_every_flag_and_variable_named_is_there(name: str) -> None:
    golems = " ".join(re.findall(r"golems (?:serve|backup|restore)[^\n`]*", page(name)))
    flags = re.findall(r"--[a-z-]+", golems) + re.findall(r"`(--[a-z-]+)", page(name))
    assert set(flags) <= FLAGS | OTHER_FLAGS
    assert set(re.findall(r"`GOLEMS_\w+", page(name))) <= {f"`{row.variable}" for row in SETTINGS}


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page(name))
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_the_examples_of_settings_are_read() -> None:
    assert read_config({"join_limit": "300/minute", "retention_days": "7", "port": "8080"}, {}).port == 8080


# ---------------------------------------------------------------- deploy


def variables(text: str) -> dict[str, str]:
    found = re.findall(r"\b(GOLEMS_[A-Z_]+)(?:: |=)\"?([^\s\"]+)\"?", text)
    return {name: value for name, value in found if name != "GOLEMS_SITE"}


@pytest.mark.parametrize("name", DEPLOYED)
def test_the_variables_deployed_are_settings(name: str) -> None:
    assert variables(deployed(name)).keys() <= {row.variable for row in SETTINGS}


def test_the_compose_file_starts_two_workers_on_postgresql_behind_a_proxy() -> None:
    text = re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", "secret", deployed("compose.yaml"))
    text = text.replace("${GOLEMS_SITE:-localhost}", "golems.example")
    config = read_config({}, variables(deployed("Containerfile")) | variables(text))
    assert (config.workers, config.is_postgresql) == (2, True)
    assert (config.data, config.host, config.log_format) == (Path("/data"), "0.0.0.0", "json")
    assert config.trusted_proxies == (ip_network("172.30.0.2"),)
    assert config.hosts == ("golems.example",)
    assert "ipv4_address: 172.30.0.2" in text
    assert f"golems:{config.port}" in text


def test_the_container_listens_where_its_health_is_asked_for() -> None:
    text = deployed("Containerfile")
    assert f"EXPOSE {Config().port}\n" in text
    assert f"http://127.0.0.1:{Config().port}/healthz" in text
    assert 'CMD ["golems", "serve"]\n' in text
    assert "USER golems\n" in text


def test_the_container_is_given_all_that_the_page_is_built_from() -> None:
    given = {line[1:] for line in deployed("Containerfile.dockerignore").splitlines() if line.startswith("!")}
    needed = {source.split("/")[0] for source in hatch_build.SOURCES} | {
        "pyproject.toml",
        "uv.lock",
        "README.md",
    }
    assert needed <= given


def test_the_unit_keeps_its_data_where_only_it_may_look() -> None:
    unit = configparser.ConfigParser(
        strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",)
    )
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(deployed("golems.service"))
    service = unit["Service"]
    assert service["ExecStart"] == "/opt/golems/bin/golems serve"
    assert service["Environment"] == f"GOLEMS_DATA=/var/lib/{service['StateDirectory']}"
    assert (service["StateDirectoryMode"], service["UMask"], service["DynamicUser"]) == (
        "0700",
        "0077",
        "yes",
    )
    assert (service["ProtectSystem"], service["NoNewPrivileges"]) == ("strict", "yes")
