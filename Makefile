# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.synced
SYNC = VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv sync --quiet --locked --inexact

# Without bytecode every one of hundreds of processes would compile the game, its tests and the libraries again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup web play test check check-python check-web fmt bench golden docs pictures clean

setup: web

$(STAMP): pyproject.toml uv.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(SYNC)
	$(BIN)/python hatch_build.py has-node || $(SYNC) --group node
	touch $@

# The page, if its sources have changed.
web: $(STAMP)
	$(BIN)/python hatch_build.py

play: web
	$(BIN)/golems play

# Python and the page at the same time.
check: $(STAMP)
	$(MAKE) --jobs 2 check-python check-web

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web:
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm run --silent test

# What must be covered to the last branch, without what is slow enough without being traced; then all the rest.
COVERING := tests/rules tests/notation tests/match tests/bots tests/golden tests/perft tests/arena
SLOW := tests/arena/tournaments tests/arena/test_analysis.py tests/arena/test_offers.py tests/match/test_ten_thousand.py
FOLDERS := $(patsubst %/,%,$(wildcard tests/*/))
REST := $(filter-out $(COVERING) tests/e2e tests/__pycache__,$(FOLDERS)) $(wildcard tests/test_*.py) $(SLOW)

# A browser waits more than it works: half as many again as there are cores.
BROWSERS := $(shell expr 3 '*' $$(getconf _NPROCESSORS_ONLN) / 2)

test: check web
	$(BIN)/python -m golems.fast.warmup
	$(BIN)/pytest -n auto --cov --cov-report=term $(COVERING) $(addprefix --ignore=,$(SLOW))
	$(BIN)/pytest -n auto $(REST)
	$(BIN)/python -m tests.e2e.chromium
	$(BIN)/pytest -n $(BROWSERS) tests/e2e

fmt: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: web
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.attacks
	$(BIN)/python -m benchmarks.page
	$(BIN)/python -m benchmarks.lesson
	$(BIN)/python -m benchmarks.puzzles
	$(BIN)/python -m benchmarks.generated_puzzles
	$(BIN)/python -m benchmarks.tournaments
	$(SYNC) --group spiel
	$(BIN)/python -m benchmarks.fast
	$(BIN)/python -m benchmarks.fast --compare 1000000
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.thinking_time

golden: $(STAMP)
	$(BIN)/python -m tests.golden

docs: $(STAMP)
	$(BIN)/python -m tests.pictures

# What the table looks like, taken in a real browser.
pictures: web
	$(BIN)/python -m tests.e2e.pictures

clean:
	rm -rf .venv build dist golems/page web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
