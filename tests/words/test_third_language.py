"""A third language is one new folder, whole or not, and nothing else knows which languages there are."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from golems.words.language import FALLBACK, LANGUAGES
from tests.words.source import PACKAGE, modules, texts_in

MISSING = re.compile(r"^game-L2 = .*\n", re.M)  # what nobody has translated yet
ONE_LINE = re.compile(r"^((?!columns)[a-z][\w-]*) = ", re.M)


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package with one more folder: English, with a tilde before whatever it says."""
    root = tmp_path_factory.mktemp("third")
    shutil.copytree(PACKAGE, root / "golems", ignore=shutil.ignore_patterns("page", "__pycache__"))
    folder = root / "golems" / "data" / "lang"
    shutil.copytree(folder / "en", folder / "xx")
    told = {
        area: ONE_LINE.sub(r"\1 = ~", area.read_text(encoding="utf-8")) for area in (folder / "xx").iterdir()
    }
    assert any(MISSING.search(text) for text in told.values())
    for area, text in told.items():
        area.write_text(MISSING.sub("", text), encoding="utf-8")
    return root


def golems(root: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return python(root, "-c", "from golems.cli import main; main()", *arguments)


def python(root: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = dict(os.environ) | {"PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def printed(root: Path, *lines: str) -> list[str]:
    done = python(root, "-c", "\n".join(lines))
    assert not done.stderr
    return done.stdout.splitlines()


def test_the_commands_speak_it(third: Path) -> None:
    demo = golems(third, "demo", "--lang", "xx").stdout
    assert "~Battle of Golems" in demo
    assert "~Round 1" in demo
    assert "~Red" in demo


def test_the_commands_offer_it(third: Path) -> None:
    done = golems(third, "demo", "--lang", "zz")
    offered = ", ".join(sorted([*LANGUAGES, "xx"]))
    assert done.stderr == f"golems: Invalid value: --lang: 'zz' is not one of: {offered}\n"


def test_what_it_lacks_is_said_in_english(third: Path) -> None:
    lines = printed(
        third,
        "from golems.words.language import language",
        "xx, en = language('xx'), language('en')",
        "print(xx.say('game-L1'), xx.say('game-L2') == en.say('game-L2'))",
        "print(xx.has('game-L2'), xx.has('game-L9'))",
        "from golems.texts.plans import tell_plan, tell_plans",
        "print(tell_plan('1', 'xx').translated, tell_plans(xx).translated, tell_plans(en).translated)",
        "print(tell_plan('1', 'xx').goal == tell_plan('1', 'en').goal)",
    )
    assert lines == ["~First Steps True", "True False", "False False True", "True"]


def test_the_server_answers_in_it(third: Path) -> None:
    lines = printed(
        third,
        "import msgspec",
        "from starlette.requests import HTTPConnection",
        "from golems.server.http.endpoints import PARAMETERS",
        "from golems.server.http.problems import language_of",
        "print(msgspec.convert('xx', PARAMETERS['lang']))",
        "wishes = [(b'accept-language', b'xx-XX,en')]",
        "for query, headers in ((b'lang=xx', []), (b'', wishes)):",
        "    asked = HTTPConnection({'type': 'http', 'query_string': query, 'headers': headers})",
        "    print(language_of(asked).say('game-L1'))",
    )
    assert lines == ["xx", "~First Steps", "~First Steps"]


def test_its_rulebook_is_the_english_one_until_somebody_writes_it(third: Path) -> None:
    ask = ("from golems.words.rulebook import clauses", "print(clauses('xx')['M4'].title)")
    assert printed(third, *ask) == printed(third, *[line.replace("xx", "en") for line in ask])
    shutil.copytree(third / "golems/data/rules/ru", third / "golems/data/rules/xx")
    assert printed(third, *ask) == printed(third, *[line.replace("xx", "ru") for line in ask])


@pytest.mark.parametrize(
    ("file", "module"), modules(), ids=lambda each: each if isinstance(each, str) else ""
)
def test_no_source_names_a_language_but_the_one_to_fall_back_on(file: str, module: ast.Module) -> None:
    assert set(texts_in(module)) & {"en", "ru"} <= {FALLBACK}
