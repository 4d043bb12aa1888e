# farwest: `make play` and `make test` set up what is missing by themselves, in .venv and nowhere else.
# FARWEST_CI=1 turns whatever would be left out because something is not installed into a failure.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal test test-long test-interpreted test-compiled test-browser check compiled interpreted bench cover lock clean

PYTHON ?= python3
BIN := .venv/bin
# pip works wherever Python does; uv, where it is installed, does the same in a fraction of the time.
PIP := $(if $(shell command -v uv),uv pip install -q --python $(BIN)/python,$(BIN)/python -m pip install -qq --no-compile)
RUN := FARWEST_INTERPRETED=1 $(BIN)/python
# What the engine is compared with: OpenSpiel in .venv, boardgame.io in its own folder where npm is installed.
NODE_PEER := bench/peers/boardgame_io/node_modules/.package-lock.json
PEERS := .venv/.peers $(if $(shell command -v npm),$(NODE_PEER))
# Both cores for the whole suite, none of the start-up cost for a chosen test. By groups each core is handed test
# after test in the order of the files, and only those few that name a group (they compile) stay on one core.
SPREAD := -n 2 --dist loadgroup
QUICK := $(if $(ARGS),,$(SPREAD))
# What may differ between the two: pages, tables and words are the same, and are tested from source.
ENGINE := tests/adapters tests/bench tests/bots tests/engine tests/games tests/kit tests/lab --ignore-glob=*/test_board.py
SETUP := .venv/.dev $(if $(filter 1,$(FARWEST_CI)),$(PEERS))

help:  ## what there is (this list)
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: .venv/.run  ## serve the games at http://127.0.0.1:8000: make play ARGS="--port 8080"
	@$(BIN)/farwest serve $(ARGS)

terminal: .venv/.run  ## play Wild Gangs in this terminal: make terminal ARGS="--help" for more
	@$(BIN)/farwest play wild-gangs $(ARGS)

# The quickest to fail comes first: seconds for the checks, then the tests from source, which need no compiler.
test: $(SETUP)  ## check, then the quick tests from source
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test-interpreted

test-long: $(SETUP)  ## compile, the quick tests again where the compiler matters, then those marked long
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-compiled TESTS="-m long --timeout 600 $(SPREAD)"
	@$(MAKE) --no-print-directory test-interpreted TESTS='-m "long and interpreted" --timeout 600 $(SPREAD)'

test-interpreted: $(SETUP)  ## the quick tests, from source: make test-interpreted ARGS="-k peek"
	$(RUN) -m pytest $(or $(TESTS),$(QUICK)) $(ARGS)

test-compiled: $(SETUP)  ## the quick tests of engine, games and bots, compiled
	@$(RUN) -m tools.compile --or-interpreted
	@if test -f src/farwest/compiled.json; \
	then FARWEST_COMPILED=1 $(BIN)/python -m pytest $(or $(TESTS),$(QUICK) $(if $(ARGS),,$(ENGINE))) $(ARGS); \
	else echo "farwest: the compiled engine could not be tested here"; fi

test-browser: $(SETUP)  ## the tests that drive Debian's chromium, quick and long
	$(RUN) -m pytest -m "long or not long" tests/browser tests/web/test_table_in_browser.py $(ARGS)

# mypy without its cache, which goes on reporting modules as missing after they have been written.
check: $(SETUP)  ## style, types, who imports whom, lock files
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(RUN) -m tools.check_locks
	$(RUN) -m tools.check_shifts
	@$(BIN)/lint-imports --no-logo > .venv/imports.txt || (cat .venv/imports.txt; false)
	$(BIN)/mypy --cache-dir=/dev/null

compiled: .venv/.run  ## compile the engine, if it has changed
	@$(RUN) -m tools.compile

interpreted: .venv/.run  ## remove the compiled engine: everything runs from source
	@$(RUN) -m tools.compile --remove

bench: .venv/.dev $(PEERS) compiled  ## measure, alone and beside others: make bench ARGS="--help"
	$(BIN)/python -m bench $(ARGS)

cover: .venv/.dev  ## which lines and branches the tests reach (from source: compiled code cannot be traced)
	$(RUN) -m pytest --cov --cov-report=term --cov-report=html $(ARGS)

UV ?= uv
LOCK := $(UV) pip compile -q --no-config --universal --generate-hashes --no-header
lock:  ## pin what pyproject.toml asks for, with uv (pip install uv); ARGS=--upgrade takes the newest
	$(LOCK) pyproject.toml requirements/build.in -o requirements/run.txt $(ARGS)
	$(LOCK) --group dev -c requirements/run.txt pyproject.toml requirements/build.in -o requirements/dev.txt $(ARGS)
	$(LOCK) --extra peers -c requirements/dev.txt pyproject.toml -o requirements/peers.txt $(ARGS)

clean:  ## remove the environment and all that tools leave behind
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov dist build
	rm -f src/farwest/compiled.json
	find src bench tests tools -name node_modules -prune -o \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

# Hashes are required, so the files must be the ones that were locked, wherever pip finds them.
.venv/.run: requirements/run.txt pyproject.toml
	@echo "farwest: setting up .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --require-hashes --no-deps -r requirements/run.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	@$(PIP) --require-hashes --no-deps -r requirements/dev.txt
	@touch $@

.venv/.peers: .venv/.run requirements/peers.txt
	@$(PIP) --require-hashes --no-deps -r requirements/peers.txt
	@touch $@

$(NODE_PEER): bench/peers/boardgame_io/package-lock.json
	@cd $(<D) && npm ci --silent
	@touch $@
