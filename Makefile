# The front door. `make play` plays, `make test` proves; both set up all they need.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
SETUP := $(VENV)/.done
GAME ?= imperator
SEATS ?= you,random,random

# Also the packages that build ours are the pinned ones.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PAGE := web/dist/index.html
MODULES := web/node_modules/.done
WEB_SOURCES := $(shell find web/src web/public web/scripts src/spieltisch/games src/spieltisch/words -type f \
	! -name '*.py' ! -name '*.pyc') $(wildcard web/*.*)

.PHONY: help play terminal page test test-long check browser format golden kit types bench feel cold clicks weight clean

help:
	@echo "make play      serve the table; open the address it prints  (ARGS=--lan for friends)"
	@echo "make terminal  a hot-seat game in the terminal  (GAME=$(GAME) SEATS=$(SEATS))"
	@echo "make page      build the web app"
	@echo "make test      all checks and tests"
	@echo "make test-long what takes minutes: five browsers at one table, a Ray cluster, games of six"
	@echo "make check     format, lint, types and import contract only"
	@echo "make format    put the code into shape"
	@echo "make kit       pictures of what boards are made of (npm run dev in web, then /kit, shows it alive)"
	@echo "make types     write the page's message types anew"
	@echo "make golden    write the golden games anew; review the diff"
	@echo "make bench     how fast the games run here"
	@echo "make feel      how soon a tap shows in Rush Out!, and how evenly dice tumble"
	@echo "make cold      how soon a table is there in a browser that has never been here"
	@echo "make clicks    how many clicks each game needs  (ARGS='imperator --seed 1 2')"
	@echo "make weight    what the page weighs on the wire"
	@echo "make clean     remove the virtual environment and all caches"

play: $(SETUP) $(PAGE)
	@$(BIN)/spieltisch serve $(ARGS)

terminal: $(SETUP)
	@$(BIN)/spieltisch play $(GAME) --seats $(SEATS)

page: $(PAGE)

test: check $(PAGE) browser
	cd web && npm test --silent
	$(BIN)/python -m pytest -n auto --ignore tests/browser
	$(BIN)/python -m pytest -n auto --dist worksteal --reruns 1 --rerun-show-tracebacks tests/browser

test-long: $(SETUP) $(PAGE) browser
	$(BIN)/python -m pytest -n auto -m long

check: $(SETUP) $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run check --silent

kit: $(SETUP) $(MODULES) browser
	$(BIN)/python tests/browser/kit.py $(ARGS)

types: $(SETUP)
	$(BIN)/python -m spieltisch.server.typescript --write

# The tests in a browser use Debian's Chromium.
browser:
	@command -v chromium >/dev/null || { \
		echo "Chromium is missing; installing it."; \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; }

format: $(SETUP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: $(SETUP)
	$(BIN)/python tests/contract/golden.py --write

bench: $(SETUP)
	$(BIN)/spieltisch bench

feel: $(SETUP) $(PAGE) browser
	$(BIN)/python tests/browser/feel.py $(ARGS)

cold: $(SETUP) $(PAGE) browser
	$(BIN)/python tests/browser/cold.py $(ARGS)

clicks: $(SETUP) $(PAGE) browser
	$(BIN)/python tests/browser/clicks.py $(ARGS)

weight: $(SETUP) $(PAGE)
	$(BIN)/python tests/house/weight.py

clean:
	rm -rf $(VENV) web/node_modules web/dist .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(SETUP): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Spieltisch needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Spieltisch needs Python 3.11 or newer; PYTHON=/path/to/python make ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev,lab,zoo]'
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Building the page needs Node.js 20 or newer."; exit 1; }
	cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(PAGE): $(MODULES) $(WEB_SOURCES)
	cd web && npm run build --silent
