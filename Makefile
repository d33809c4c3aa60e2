# Needs make and Python 3.11 or newer; everything else goes into .venv.

PYTHON ?= python3
VENV   ?= .venv
ARGS   ?=

BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# Three workers keep two cores busy, since some tests wait for clocks and pages; who has nothing left takes from others.
SHARED := -n 3 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test check soak bench docs web looks clean

help:  ## show this list
	@echo "Field of View: make <target>"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo "Another interpreter: make PYTHON=python3.12 <target>. More arguments for fov: make play ARGS=\"...\"."

play: $(VENV)/.play  ## play in the browser; LAN=1 invites others on this network, UI=terminal plays in the terminal
ifeq ($(UI),terminal)
	@$(BIN)/fov play $(ARGS)
else
	@$(BIN)/fov serve $(if $(LAN),--lan) $(ARGS)
endif

test: $(VENV)/.dev  ## everything that must hold: format, lint, types, tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/python -m pytest $(SHARED) $(ARGS)

check: $(VENV)/.dev  ## the fast part: format, lint, types, borders between rooms
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/python -m pytest -q tests/test_borders.py

soak: $(VENV)/.dev  ## long random play against the laws
	$(BIN)/python -m pytest $(SHARED) -m soak $(ARGS)

bench: $(VENV)/.peers  ## our speed beside other libraries
	@$(BIN)/fov bench $(ARGS)

docs: $(VENV)/.docs  ## write the generated pages and build the site
	$(BIN)/python docs/generate.py
	$(BIN)/mkdocs build --quiet

web: $(VENV)/.web  ## build the page anew, with a Node of its own
	cd web && export PATH="$(abspath $(BIN)):$$PATH" && npm ci && npm run -s types && npm run -s check && npm run -s build

looks: $(VENV)/.dev  ## what of the page looks otherwise than reviewed; KEEP=1 once you have looked at it
	@$(BIN)/python -m tests.web.looks $(if $(KEEP),--keep)

clean:  ## remove the virtual environment, caches and build output
	rm -rf $(VENV) build dist site web/node_modules .pytest_cache .mypy_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp holds when its install succeeded; a changed pyproject.toml asks for it again.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Field of View needs Python 3.11 or newer; '$(PYTHON)' is missing or older."; \
	  echo "Name another one: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: its venv or ensurepip module is missing."; \
	  echo "On Debian and Ubuntu: sudo apt install python3-venv   (or python3.X-venv for python3.X)"; \
	  echo "Elsewhere: install the full Python package of your system."; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml
	@echo "Installing what play needs (once) ..."
	@$(PIP) -e '.[fast,server]'
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml
	@echo "Installing what the checks need (once) ..."
	@$(PIP) -e '.[dev]'
	@touch $@

$(VENV)/.peers: $(VENV)/.made pyproject.toml
	@echo "Installing the libraries to compare with (once) ..."
	@$(PIP) -e '.[fast,peers]'
	@touch $@

$(VENV)/.docs: $(VENV)/.made pyproject.toml
	@echo "Installing what the documents need (once) ..."
	@$(PIP) -e '.[docs]'
	@touch $@

$(VENV)/.web: $(VENV)/.made pyproject.toml
	@echo "Installing the Node that builds the page (once) ..."
	@$(PIP) -e '.[web]'
	@touch $@
