"""What the README shows is what happens."""

import re
from pathlib import Path

import pytest

from golems.cli import run

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_commands_print_what_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    shown = re.findall(r"```console\n\$ golems ([^\n]+)\n(.*?)```", README, re.S)
    assert shown
    for command, output in shown:
        assert run(command.split()) == 0
        assert capsys.readouterr().out.startswith(output)


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link.split("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    named = {name for page in pages for name in re.findall(r"`make ([a-z]+)`", page.read_text("utf-8"))}
    assert named <= targets
