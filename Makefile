# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.synced
SYNC = VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv sync --quiet --locked --inexact

# Without bytecode every one of hundreds of processes would compile the game, its tests and the libraries again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup web play site test quick check check-python check-web ready fmt schema bench golden docs pictures release clean

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

# The game as a folder of static files, for any web host.
site: web
	$(BIN)/golems site build/site

# Several at the same time, and each is told when it is done.
TOGETHER := --jobs 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

check: $(STAMP)
	$(MAKE) $(TOGETHER) check-python check-web

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: web
	$(BIN)/python web/describe_server.py | $(BIN)/python hatch_build.py npm run --silent schema -- --check
	$(BIN)/python hatch_build.py npm run --silent format-check
	$(BIN)/python hatch_build.py npm run --silent lint
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm run --silent test

# What the tests need beside the code: the page, compiled rounds, a browser and an old one.
ready: web
	$(BIN)/python -m golems.fast.warmup
	$(BIN)/python -m tests.e2e.chromium
	$(BIN)/python -m tests.e2e.old_chromium

# What must be covered to the last branch, without what covers nothing more and takes three times as long when it is
# traced; then all the rest.
COVERING := tests/rules tests/notation tests/match tests/bots tests/perft
SLOW := tests/rules/test_properties.py tests/rules/test_referee.py tests/match/test_random_arenas.py \
	tests/match/test_ten_thousand.py tests/bots/test_thinkers_matches.py
FOLDERS := $(patsubst %/,%,$(wildcard tests/*/))
REST := $(SLOW) $(filter-out $(COVERING) tests/e2e tests/__pycache__,$(FOLDERS)) $(wildcard tests/test_*.py)

# A worker keeps to its modules, whose servers are then started once, until others have nothing left to do.
PYTEST := $(BIN)/pytest --dist worksteal
# Who waits for servers and browsers works less than it waits: half as many again as there are cores.
WAITING := $(shell expr 3 '*' $$(getconf _NPROCESSORS_ONLN) / 2)

test: $(STAMP)
	$(MAKE) $(TOGETHER) check-python check-web ready
	$(PYTEST) -n auto --cov --cov-report=term $(COVERING) $(addprefix --ignore=,$(SLOW))
	$(PYTEST) -n $(WAITING) $(REST)
	$(PYTEST) -n $(WAITING) tests/e2e

# A developer's loop: the checks and the tests of what has changed.
quick: $(STAMP)
	$(MAKE) $(TOGETHER) $$($(BIN)/python -m tests.changed checks)
	$(BIN)/python -m tests.changed

fmt: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py npm run --silent format

# The types of the page, from what the server describes.
schema: $(STAMP)
	$(BIN)/python web/describe_server.py | $(BIN)/python hatch_build.py npm run --silent schema

bench: web
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.attacks
	$(BIN)/python -m benchmarks.page
	$(BIN)/python -m benchmarks.site
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

# All that is uploaded, found whole by those who install it. Uploads nothing. GOLEMS_SOURCE_URL, if it is set, is where the
# files of this release can be fetched: the pictures and links of the description lead there.
release: web
	$(SYNC) --group release
	rm -rf dist build/release
	$(BIN)/uv build --quiet
	$(BIN)/twine check --strict dist/*
	$(BIN)/uv venv --quiet build/release
	$(BIN)/uv pip install --quiet --python build/release dist/*.whl
	$(BIN)/python -m tests.walk dist/*.whl build/release/bin/python
	$(BIN)/golems site build/site
	tar -C build -czf dist/golems-site.tar.gz site
	@echo && ls -lh dist && echo "Nothing is uploaded. To do it: uv publish dist/battle_of_golems-*"

clean:
	rm -rf .venv build dist golems/page web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
