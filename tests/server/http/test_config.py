"""Settings: flags before the environment before the defaults; a fault is told in words."""

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_network
from pathlib import Path
from threading import Barrier

import pytest

from golems.rules.refusals import Refusal
from golems.server.http.config import (
    KEY_BYTES,
    KEY_FILE,
    SETTINGS,
    Config,
    Setting,
    ensure_data_folder,
    environment,
    read_config,
    secret_key,
    usual_folder,
)
from golems.words.language import LANGUAGES, language
from golems.words.refusals import explain


def refused(flags: dict[str, object], environ: dict[str, str] | None = None) -> str:
    with pytest.raises(Refusal) as refusal:
        read_config(flags, environ or {})
    lines = {code: explain(refusal.value, language(code)) for code in LANGUAGES}
    assert lines["en"] != lines["ru"]
    return lines["en"]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ---------------------------------------------------------------- the table


def test_without_anything_the_defaults_hold() -> None:
    assert read_config({}, {"HOME": os.path.expanduser("~")}) == Config()


def test_a_flag_beats_the_environment_and_the_environment_beats_the_default() -> None:
    environ = {"GOLEMS_PORT": "81", "GOLEMS_HOST": "::1"}
    config = read_config({"port": 82, "host": None}, environ)
    assert (config.port, config.host, config.workers) == (82, "::1", 1)


def test_an_empty_variable_is_as_good_as_none() -> None:
    assert read_config({}, {"GOLEMS_PORT": ""}).port == 8000


@pytest.mark.parametrize("row", SETTINGS, ids=lambda row: row.name)
def test_every_default_can_be_written_as_a_flag_and_as_a_variable(row: Setting) -> None:
    assert row.flag == "--" + row.name.replace("_", "-")
    assert row.variable == "GOLEMS_" + row.name.upper()
    if row.default and row.name != "database":
        usual = getattr(Config(), row.name)
        assert getattr(read_config({row.name: row.default}, {}), row.name) == usual
        assert getattr(read_config({}, {row.variable: row.default}), row.name) == usual


def test_all_settings_as_they_are_written() -> None:
    config = read_config(
        {
            "data": "/srv/golems",
            "database": "postgresql://me:secret@db/golems",
            "workers": 4,
            "base_path": "/games/golems/",
            "durability": "normal",
            "log_format": "json",
            "trusted_proxies": "10.0.0.1, fd00::/8",
            "origins": "https://School.example, http://10.0.0.2:5173",
            "hosts": "Play.example, xn--80a.example",
            "join_limit": "5/second;50/day",
        },
        {},
    )
    assert config.data == Path("/srv/golems")
    assert config.database_url == "postgresql://me:secret@db/golems"
    assert config.is_postgresql
    assert config.base_path == "/games/golems"
    assert (config.durability, config.log_format) == ("normal", "json")
    assert config.trusted_proxies == (ip_network("10.0.0.1"), ip_network("fd00::/8"))
    assert config.origins == ("https://school.example", "http://10.0.0.2:5173")
    assert config.hosts == ("play.example", "xn--80a.example")
    assert config.join_limit == "5/second;50/day"
    assert read_config({}, environment(config)) == config


def test_another_process_is_told_by_its_environment() -> None:
    assert read_config({}, environment(Config(data=Path("/srv/golems")))) == Config(data=Path("/srv/golems"))


def test_the_database_is_a_file_in_the_data_folder() -> None:
    config = Config(data=Path("/srv/golems"))
    assert config.database_url == "sqlite:////srv/golems/golems.sqlite"
    assert not config.is_postgresql


def test_the_data_folder_is_where_the_users_programs_keep_theirs() -> None:
    assert usual_folder({"HOME": "/home/ann"}) == Path("/home/ann/.local/share/golems")
    assert usual_folder({"HOME": "/home/ann", "XDG_DATA_HOME": "/data"}) == Path("/data/golems")
    assert usual_folder({"HOME": "/home/ann", "XDG_DATA_HOME": "data"}) == usual_folder({"HOME": "/home/ann"})


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ({"port": "x"}, "--port: expected a whole number, got 'x'"),
        ({"port": "1" * 13}, "--port: expected a whole number, got '1111111111111'"),
        ({"port": 70000}, "--port: expected 65,535 or less, got 70000"),
        ({"workers": 0}, "--workers: expected 1 or more, got 0"),
        ({"bot_milliseconds": 0}, "--bot-milliseconds: expected 100 or more, got 0"),
        ({"host": ""}, "--host: expected a text, got ''"),
        ({"durability": "none"}, "--durability: 'none' is not one of: full, normal"),
        ({"log_format": "xml"}, "--log-format: 'xml' is not one of: json, text"),
        ({"base_path": "golems"}, "--base-path: expected a path such as /golems, got 'golems'"),
        (
            {"create_limit": "many"},
            "--create-limit: expected a limit such as 10/minute or 10/minute;100/day, got 'many'",
        ),
        (
            {"create_limit": "0/minute"},
            "--create-limit: expected a limit such as 10/minute or 10/minute;100/day, got '0/minute'",
        ),
        (
            {"trusted_proxies": "10.0.0.1/8"},
            "--trusted-proxies: expected an address or a network such as 10.0.0.1 or 10.0.0.0/8, "
            "got '10.0.0.1/8'",
        ),
        (
            {"origins": "school.example"},
            "--origins: expected a page’s scheme and host such as https://school.example, "
            "got 'school.example'",
        ),
        (
            {"workers": 2},
            "--workers: 2 workers need a PostgreSQL database: name one with --database, or start one worker",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_flag(flags: dict[str, object], said: str) -> None:
    assert refused(flags) == said


def test_what_is_wrong_in_the_environment_is_told_with_its_variable() -> None:
    assert refused({}, {"GOLEMS_PORT": "x"}).startswith("GOLEMS_PORT: expected a whole number")


@pytest.mark.parametrize(
    "url", ["mysql://me:secret@db/golems", "secret", "postgresql://", "sqlite://", "sqlite:///:memory:"]
)
def test_a_complaint_does_not_repeat_a_password(url: str) -> None:
    line = refused({"database": url})
    assert line.startswith("--database: expected a database such as sqlite:////folder/golems.sqlite")
    assert "secret" not in line


@pytest.mark.parametrize("origin", ["https://a.example/", "https://a.example/x", "ftp://a", "null", "*"])
def test_an_origin_has_nothing_behind_its_host(origin: str) -> None:
    assert refused({"origins": origin}).startswith("--origins: expected a page’s scheme and host")


@pytest.mark.parametrize(
    "name", ["https://play.example", "play.example:8000", "*", "a b", ".example", "a..b"]
)
def test_a_name_of_the_server_is_written_without_scheme_and_port(name: str) -> None:
    assert refused({"hosts": name}).startswith("--hosts: expected a name of this server such as play.example")


# ---------------------------------------------------------------- the data folder and its key


def test_the_data_folder_is_private(tmp_path: Path) -> None:
    config = Config(data=tmp_path / "deep" / "golems")
    ensure_data_folder(config)
    ensure_data_folder(config)
    assert mode(config.data) == 0o700


def test_a_data_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "golems"):
        with pytest.raises(Refusal) as refusal:
            secret_key(Config(data=folder))
        assert refusal.value.reason == "data-folder"
        assert "can’t use this data folder" in explain(refusal.value, language("en"))


def test_the_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    config = Config(data=tmp_path)
    key = secret_key(config)
    assert len(key) == KEY_BYTES
    assert secret_key(config) == key
    assert mode(tmp_path / KEY_FILE) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]
    assert secret_key(Config(data=tmp_path / "other")) != key


def test_a_key_is_kept_where_files_cannot_be_linked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("os.link", refuse)
    config = read_config({"data": str(tmp_path / "stick")}, {})
    assert secret_key(config) == secret_key(config)
    assert [file.name for file in config.data.iterdir()] == [KEY_FILE]


def test_workers_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    start = Barrier(16)

    def worker(number: int) -> bytes:
        start.wait()
        return secret_key(Config(data=tmp_path / str(number // 16)))

    with ThreadPoolExecutor(16) as workers:
        keys = list(workers.map(worker, range(160)))
    assert [len(set(keys[first : first + 16])) for first in range(0, 160, 16)] == [1] * 10
    assert len(set(keys)) == 10


@pytest.mark.parametrize("loose", [0o640, 0o604, 0o644, 0o660])
def test_a_key_that_others_can_read_is_refused(tmp_path: Path, loose: int) -> None:
    secret_key(Config(data=tmp_path))
    path = tmp_path / KEY_FILE
    path.chmod(loose)
    with pytest.raises(Refusal) as refusal:
        secret_key(Config(data=tmp_path))
    assert explain(refusal.value, language("en")) == (
        f"{path}: others can read the key of this server; make it private again: chmod 600 {path}"
    )


def test_a_damaged_key_is_refused(tmp_path: Path) -> None:
    path = tmp_path / KEY_FILE
    path.touch(mode=0o600)
    with pytest.raises(Refusal) as refusal:
        secret_key(Config(data=tmp_path))
    assert refusal.value.reason == "key-length"


def test_a_key_that_is_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).mkdir(mode=0o700)
    with pytest.raises(Refusal) as refusal:
        secret_key(Config(data=tmp_path))
    assert refusal.value.reason == "key-file"
