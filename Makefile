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

.PHONY: help play test check format golden bench clean

help:
	@echo "make play    play in the terminal  (GAME=$(GAME) SEATS=$(SEATS))"
	@echo "make test    all checks and tests"
	@echo "make check   format, lint, types and import contract only"
	@echo "make format  put the code into shape"
	@echo "make golden  write the golden games anew; review the diff"
	@echo "make bench   how fast the games run here"
	@echo "make clean   remove the virtual environment and all caches"

play: $(SETUP)
	@$(BIN)/spieltisch play $(GAME) --seats $(SEATS)

test: check
	$(BIN)/python -m pytest -n auto

check: $(SETUP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(SETUP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: $(SETUP)
	$(BIN)/python tests/contract/golden.py --write

bench: $(SETUP)
	$(BIN)/spieltisch bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(SETUP): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Spieltisch needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Spieltisch needs Python 3.11 or newer; PYTHON=/path/to/python make ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@
