"""What is made when a folder is made: bytecode that runs, and the answers that a server would give."""

import io
import json
import pickle
import struct
import tarfile
import zipfile
from pathlib import Path

import pytest
from babel import Locale, localedata
from babel.numbers import format_decimal, format_percent

from golems.site.archive import NOT_STANDARD, NUMBERS, described, numbers_of, ours
from golems.site.build import ICONS, LOCK, MANIFEST, PACKAGE, PICTURES, PREPARED, with_head
from golems.site.preparation import answers, packed_engine, packed_library
from golems.site.wheels import locked_wheels
from golems.words.language import LANGUAGES


def test_sources_become_bytecode_and_everything_else_stays(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "rules.py").write_text('"""Told to nobody."""\nCELLS = 16\n')
    (tmp_path / "game" / "words.ftl").write_text("hello = Hello")
    with tarfile.open(fileobj=io.BytesIO(packed_engine(str(tmp_path)))) as tape:
        assert tape.getnames() == ["game/words.ftl", "game/rules.pyc"]
        code = tape.extractfile("game/rules.pyc")
        assert code
        assert b"Told to nobody" not in code.read()


def test_the_library_becomes_bytecode_but_what_reads_its_own_docstrings_keeps_them(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "library.zip", "w") as archive:
        archive.writestr("_pyodide/docs.py", '"""Read by itself."""')
        archive.writestr("email/parser.py", '"""Read by nobody."""')
    with zipfile.ZipFile(io.BytesIO(packed_library(str(tmp_path / "library.zip")))) as library:
        assert library.namelist() == ["_pyodide/docs.pyc", "email/parser.pyc"]
        assert b"Read by itself" in library.read("_pyodide/docs.pyc")
        assert b"Read by nobody" not in library.read("email/parser.pyc")


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_what_the_first_battle_and_the_road_ask_for_is_prepared() -> None:
    wished = [each for each in PREPARED if "first-" in each or "journey" in each]
    found = json.loads((await answers(wished))["ru"])
    assert list(found) == wished
    assert found['/api/puzzle {"puzzle":"first-walk"}']["control"] == ["red"]


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_answers_are_prepared_in_every_language() -> None:
    found = await answers(["/api/games"])
    assert sorted(found) == ["en", "ru"]
    assert json.loads(found["ru"])["/api/games"] != json.loads(found["en"])["/api/games"]
    with pytest.raises(LookupError, match="/api/nothing"):
        await answers(["/api/nothing"])


def test_every_library_is_a_wheel_that_the_lock_names() -> None:
    wheels = {wheel.name: wheel for wheel in locked_wheels(LOCK)}
    assert wheels["msgspec"].file.endswith("_wasm32.whl")
    assert {"anyio", "babel", "fluent-syntax", "starlette"} <= set(wheels)
    assert all(wheel.hash.startswith("sha256:") for wheel in wheels.values())


def test_the_archive_has_the_game_and_nothing_that_runs_elsewhere() -> None:
    names = set(ours(PACKAGE))
    assert {"golems/rules/battle.py", "golems/data/lang/ru/story.ftl", "golems/server/app.py"} <= names
    assert not {name for name in names if name.startswith(("golems/page/", "golems/cli/"))}
    told = b"Metadata-Version: 2.1\nName: a-game\nVersion: 1.0\n"
    assert described("a-game", "1.0") == {"a_game-1.0.dist-info/METADATA": told}
    assert NOT_STANDARD.match("encodings/cp1251.py")
    assert not NOT_STANDARD.match("encodings/utf_8.py")


def numbers_in(code: str) -> list[tuple[str, str, str]]:
    """Return how a language counts and writes."""
    locale = Locale.parse(code)
    return [
        (
            locale.plural_form(each),
            format_decimal(each + 1234.5, locale=locale),
            format_percent(each, locale=locale),
        )
        for each in range(120)
    ]


def test_languages_come_with_their_numbers_and_without_countries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = {code: numbers_in(code) for code in LANGUAGES}
    for code in ("root", *LANGUAGES):
        kept = numbers_of(Path(localedata.resolve_locale_filename(code)).read_bytes())
        assert set(pickle.loads(kept)) <= set(NUMBERS)
        (tmp_path / f"{code}.dat").write_bytes(kept)
    monkeypatch.setattr(localedata, "_dirname", str(tmp_path))
    monkeypatch.setattr(localedata, "_cache", {})
    assert {code: numbers_in(code) for code in LANGUAGES} == whole


def test_the_installed_page_has_pictures_of_the_sizes_that_it_names() -> None:
    for icon in ICONS:
        head = (PICTURES / icon.file).read_bytes()[:26]
        assert head.startswith(b"\x89PNG\r\n")
        assert struct.unpack(">II", head[16:24]) == (icon.size, icon.size)
        assert (head[25] == 2) == icon.covered  # nothing shines through what is cut into a shape
    assert {"maskable", "any"} == {each["purpose"] for each in MANIFEST["icons"]}  # type: ignore[index]


def test_the_page_allows_nothing_but_its_own_folder() -> None:
    page = with_head('<head>\n<meta charset="utf-8" />\n</head>', "1234")
    assert "default-src 'self'" in page
    assert "unsafe-inline" not in page
    assert " 'unsafe-eval'" not in page
    assert 'name="golems-site" content="1234"' in page
