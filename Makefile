# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.synced

.PHONY: setup play test check fmt bench golden docs clean

setup: $(STAMP)

$(STAMP): pyproject.toml uv.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv sync --quiet --locked --inexact
	touch $@

play: setup
	$(BIN)/golems demo

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Whole matches by the thousand and real servers are slow enough without being traced for coverage.
SLOW := tests/server tests/match/test_ten_thousand.py

test: check
	$(BIN)/pytest -n auto --cov --cov-report=term $(addprefix --ignore=,$(SLOW))
	$(BIN)/pytest -n auto $(SLOW)

fmt: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.load

golden: setup
	$(BIN)/python -m tests.golden

docs: setup
	$(BIN)/python -m tests.pictures

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
