# make play     try the bot in a local Discord in the browser, without a token (LANGUAGE=de, fr, it)
# make run      run the bot on Discord, with the token in .env
# make test     the gate: lint, types, import contracts, tests
# make quick    the tests that are not slow: less than a minute, for while you work
# make nightly  the gate with every test in every language and option, and a storm of three minutes
# make measure  measure which of the quick tests have become slow, and note them
# make bench    benchmarks of the engines and of the pictures; they never fail

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PORT ?= 8080
GAME ?=
SEATS ?=
BOTS ?=
OPTIONS ?=
CHANNEL ?=
# Environments have variables of these names for other things; only make's own arguments count.
LANGUAGE :=
DATABASE :=

# The tests of a file share games and pictures, so one process runs them all.
PYTEST := $(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder

# The tests run many Python processes: what is compiled once must not be compiled in each.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play run test nightly quick measure lint types contracts tests bench clean

help:
	@sed -n 's/^# make /make /p' Makefile

$(BIN)/python:
	@is=$$($(PYTHON) -V 2>&1) || is="not installed"; \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null \
	  || { echo "Python 3.11 or newer is needed, but $(PYTHON) is $$is: choose one with PYTHON=python3.12, for example."; exit 2; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# One stamp file per set of packages; each set has only what its target needs.
$(VENV)/.run: EXTRA :=
$(VENV)/.play: EXTRA := [playground]
$(VENV)/.test: EXTRA := [dev]
$(VENV)/.run $(VENV)/.play $(VENV)/.test: $(BIN)/python pyproject.toml constraints.txt
	@echo "Installing packages (a minute or two the first time) ..."
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar off \
	  -c constraints.txt -e '.$(EXTRA)' 2> $(VENV)/pip.log \
	  | sed -u -n -e 's/^Collecting \([^ (<>=!~;[]*\).*/  fetching \1/p' -e 's/^Installing collected.*/  installing .../p' \
	  || { echo "Installing failed. Is there a connection? The whole output is in $(VENV)/pip.log; it ends:"; \
	    tail -n 3 $(VENV)/pip.log; exit 1; }
	@touch $@

play: $(VENV)/.play
	@exec $(BIN)/python -m bot.playground --port $(PORT) \
	  $(if $(GAME),--game $(GAME)) $(if $(SEATS),--seats $(SEATS)) $(if $(BOTS),--bots $(BOTS)) $(if $(LEVEL),--level $(LEVEL)) \
	  $(foreach option,$(OPTIONS),--option '$(option)') $(if $(LANGUAGE),--language '$(LANGUAGE)') \
	  $(if $(CHANNEL),--channel '$(CHANNEL)') $(if $(DATABASE),--database '$(DATABASE)')

run: $(VENV)/.run
	@$(BIN)/python -m bot

# Types and contracts are checked while the tests run: each takes one core, and tests sometimes wait.
test: lint
	@$(MAKE) --no-print-directory --jobs=3 types contracts tests

nightly: lint types contracts
	$(PYTEST)
	$(BIN)/python -m tests.discord.storm --minutes 3

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

contracts: $(VENV)/.test
	$(BIN)/lint-imports

tests: $(VENV)/.test
	$(PYTEST) -m "not nightly"

# Slow is what is marked so, what runs the whole bot, and what is in tests/measured.txt.
QUICK := -m "not slow and not nightly"

quick: $(VENV)/.test
	$(PYTEST) $(QUICK)

measure: $(VENV)/.test
	$(BIN)/python -m pytest $(QUICK) --measure

bench: $(VENV)/.test
	$(BIN)/python -m bench.engines
	-$(BIN)/python -m bench.pictures --games 1

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build *.egg-info
