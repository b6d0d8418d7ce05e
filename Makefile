# Pocket Keltis. `make play` and `make test` do all the set-up they need; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
READY := $(VENV)/.ready
DESKTOP_TESTS := tests/input tests/rules tests/simulator
TOOLCHAIN = $(BIN)/python -m firmware.toolchain
unexport PYTHONDONTWRITEBYTECODE # else every test worker would compile all modules anew

.DEFAULT_GOAL := help
.PHONY: help setup play web test quick test-desktop lint bench soak docs firmware micropython stock deploy run wheel release package clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) ## create .venv and install into it (the other targets do this by themselves)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pocket Keltis needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv $(VENV) || { echo "no venv module: on Debian and Ubuntu, install python3-venv"; rm -rf $(VENV); exit 1; }
	@echo "Setting up $(VENV), once ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@# mypy takes MicroPython's library from a folder of its own, beside the one CPython uses
	@$(BIN)/pip freeze --quiet --exclude-editable > $(VENV)/pins.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --upgrade --target $(VENV)/typings \
		--constraint $(VENV)/pins.txt micropython-rp2-rpi_pico-stubs micropython-stdlib-stubs
	@mkdir -p my # for files of one's own
	@touch $@

play: $(READY) ## play in the simulator
	@$(BIN)/python -m simulator play $(ARGS)

web: $(READY) ## build/web, the console as a web page (ARGS=--serve shows it)
	@$(BIN)/python -m simulator.web $(ARGS)

test: $(READY) ## run all the tests
	@$(BIN)/python -m simulator.faster
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal $(ARGS)

quick: $(READY) ## run the quick tests, in less than a minute
	@$(BIN)/python -m pytest --quick --numprocesses auto --dist worksteal $(ARGS)

test-desktop: $(READY) ## run the tests of the rules and the simulator, which need nothing but Python
	@PYTHONUTF8=1 $(BIN)/python -m pytest --numprocesses auto --dist worksteal $(DESKTOP_TESTS) $(ARGS)

lint: $(READY) ## ruff, mypy with the stubs of our board, and the page's types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --config-file firmware/mypy.ini
	@$(BIN)/mypy --config-file simulator/mypy.ini
	@$(BIN)/python -m simulator.web.lint

bench: $(READY) ## measure speed, here and on the emulated Pico (or on a connected board: PORT=)
	@$(BIN)/python -m simulator.faster
	@$(BIN)/python -m simulator bench $(if $(PORT),--port $(PORT)) $(ARGS)

soak: $(READY) ## try the console by chance, for ten minutes or as many as you say (ARGS="--minutes 60")
	@$(BIN)/python -m simulator.faster
	@$(BIN)/python -m simulator soak --referee tests/referee/referee.py $(ARGS)

docs: $(READY) ## draw every picture in README.md and docs/ anew
	@$(BIN)/python -m simulator.docs

firmware: $(READY) ## build/pocket-keltis-<board>.uf2, to flash (BOARD= names one; CHIP=rp2350: for a Pico 2)
	@$(TOOLCHAIN) firmware $(if $(BOARD),--board $(BOARD)) $(if $(CHIP),--chip $(CHIP))

micropython: $(READY) ## build/micropython, the interpreter of the tests (MICROPYTHON_DIR= names its sources)
	@$(TOOLCHAIN) micropython

stock: $(READY) # build/stock.uf2, plain MicroPython to deploy to
	@$(TOOLCHAIN) stock

deploy: $(READY) ## put the console on a connected Pico that has MicroPython (PORT= names it, BOARD= what it is)
	@$(TOOLCHAIN) deploy $(if $(PORT),--port $(PORT)) $(if $(BOARD),--board $(BOARD))

run: $(READY) ## run the console on a connected Pico from this folder, copying nothing
	@$(TOOLCHAIN) run $(if $(PORT),--port $(PORT)) $(if $(BOARD),--board $(BOARD))

wheel: $(READY) ## build/wheel: the simulator, for pip
	@$(TOOLCHAIN) wheel

release: $(READY) $(if $(wildcard simulator/web/__main__.py),web) ## dist: everything that is published, of all boards (TAG= has to be the version's; PAGE= is where codes of games lead)
	@$(TOOLCHAIN) release $(if $(TAG),--tag $(TAG))

package: $(READY) # renew package.json, which `mpremote mip install` reads
	@$(TOOLCHAIN) package

clean: ## remove .venv, build and every cache
	@rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache *.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
