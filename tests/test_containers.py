"""The container files keep the rules that hadolint knows, and install what their bots and printing need.

No engine is needed. The numbers are those of hadolint's rules (DL…)."""

import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest
import yaml

ROOT = Path(__file__).parents[1]
FILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
EXTRAS = {"server", "fast", "print"}


class Instruction(NamedTuple):
    """A line of a container file, with its continuations."""

    name: str
    text: str


Rule: TypeAlias = Callable[[list[Instruction]], bool]


def instructions(text: str) -> list[Instruction]:
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.M)).splitlines()
    return [Instruction(*line.split(None, 1)) for line in lines if line.strip()]


def named(name: str, file: Iterable[Instruction]) -> list[str]:
    return [each.text for each in file if each.name == name]


def stages(file: list[Instruction]) -> list[str]:
    return [text.split(" AS ")[1] for text in named("FROM", file) if " AS " in text]


def is_tagged(image: str) -> bool:
    return bool(re.search(r":(?!latest)[\w.-]+$|@sha256:", image))


def runs(file: list[Instruction]) -> list[str]:
    return [command.strip() for text in named("RUN", file) for command in text.split("&&")]


def pip_installs(file: list[Instruction]) -> list[str]:
    return [command for command in runs(file) if command.startswith("pip install")]


RULES: dict[str, Rule] = {
    "DL3000 a work folder is absolute": lambda file: all(each[0] == "/" for each in named("WORKDIR", file)),
    "DL3002 it does not end as root": lambda file: named("USER", file)[-1:] not in ([], ["root"], ["0"]),
    "DL3003 no cd": lambda file: not any(command.startswith("cd ") for command in runs(file)),
    "DL3004 no sudo": lambda file: not any("sudo" in command for command in runs(file)),
    "DL3006, DL3007 an image has a version": lambda file: all(
        is_tagged(image.split(" AS ")[0]) for image in named("FROM", file) if image not in stages(file)
    ),
    "DL3011 a port is one": lambda file: all(0 < int(each) < 65536 for each in named("EXPOSE", file)),
    "DL3013 pip gets versions": lambda file: all(
        "==" in word for command in pip_installs(file) for word in command.split()[2:] if word[0] != "-"
    ),
    "DL3020 no ADD": lambda file: not named("ADD", file),
    "DL3022 a copy is from a stage that is there": lambda file: (
        set(re.findall(r"--from=(\S+)", " ".join(named("COPY", file)))) <= set(stages(file))
    ),
    "DL3024 stages have different names": lambda file: len(set(stages(file))) == len(stages(file)),
    "DL3025 commands are lists": lambda file: all(
        text[0] == "[" for name in ("CMD", "ENTRYPOINT") for text in named(name, file)
    ),
    "DL3042 pip keeps no cache": lambda file: all("--no-cache-dir" in each for each in pip_installs(file)),
    "DL3045 a copy to here knows where": lambda file: (
        not any(text.split()[-1][0] == "." for text in named("COPY", file)) or bool(named("WORKDIR", file))
    ),
    "DL4000 no MAINTAINER": lambda file: not named("MAINTAINER", file),
}
BROKEN = {
    "DL3000": "WORKDIR source",
    "DL3002": "USER root",
    "DL3003": "RUN true && cd /tmp",
    "DL3004": "RUN sudo true",
    "DL3006": "FROM docker.io/library/python",
    "DL3011": "EXPOSE 80000",
    "DL3013": "RUN pip install --no-cache-dir uv",
    "DL3020": "ADD . .",
    "DL3022": "COPY --from=nowhere /a /b",
    "DL3024": "FROM python:3.13 AS build",
    "DL3025": "CMD golems serve",
    "DL3042": "RUN pip install uv==1",
    "DL3045": "COPY . .",
    "DL4000": "MAINTAINER somebody",
}


@pytest.mark.parametrize("rule", RULES)
def test_the_image_keeps_the_rules(rule: str) -> None:
    assert RULES[rule](instructions(FILE))


@pytest.mark.parametrize("rule", RULES)
def test_a_broken_rule_is_found(rule: str) -> None:
    before = FILE.replace("WORKDIR /source\n", "") if "DL3045" in rule else FILE
    assert not RULES[rule](instructions(f"{before}\n{BROKEN[rule[:6]]}\n"))


# ---------------------------------------------------------------- what is installed


def test_the_image_has_the_extras_that_its_bots_its_database_and_its_printing_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [export] = [command for command in runs(instructions(FILE)) if command.startswith("uv export")]
    assert set(re.findall(r"--extra (\w+)", export)) == EXTRAS <= project["optional-dependencies"].keys()
    told = " ".join((ROOT / "docs" / "operate.md").read_text(encoding="utf-8").split())
    [names] = re.findall(r"The image has the extras (.*?)\. ", told)
    assert set(re.findall(r"`(\w+)`", names)) == EXTRAS


# ---------------------------------------------------------------- the services


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_a_service_is_of_a_known_version_and_has_no_more_rights_than_it_needs(name: str) -> None:
    service = COMPOSE["services"][name]
    assert "build" in service or is_tagged(service["image"])
    assert not service.keys() & {"privileged", "cap_add", "pid", "network_mode", "devices"}
    assert set(service["networks"]) <= COMPOSE["networks"].keys()
    assert {volume.split(":")[0] for volume in service["volumes"]} <= COMPOSE["volumes"].keys()
    assert set(service.get("depends_on", [])) <= COMPOSE["services"].keys()


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
