# Everything is installed into .venv, from the locks in requirements/. Needs Python 3.11 or newer; no root.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check docs sweep bench lock clean

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 10

play: $(VENV)/.play ## set up and open the scoring prompt
	@$(BIN)/royaume score

test: $(VENV)/.test ## run the tests
	@$(BIN)/python -m pytest

check: $(VENV)/.test ## lint, formatting, types, import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python docs/make.py --check

docs: $(VENV)/.test ## make the pages and pictures in docs/ that come from the declarations
	@$(BIN)/python docs/make.py
	@$(BIN)/python -m tests.realms.status

sweep: $(VENV)/.test ## run the long tests, left out of `make test`
	@$(BIN)/python -m pytest -m sweep

bench: $(VENV)/.test ## measure the speed of scoring and drawing
	@$(BIN)/python benchmarks/scoring.py
	@$(BIN)/python benchmarks/pictures.py

# The locks: pinned and hashed for every platform, so that they install on each supported Python. They are made on the
# oldest one, whose requirements are the most.
PIP_COMPILE = CUSTOM_COMPILE_COMMAND="make lock" $(CURDIR)/$(VENV)-lock/bin/pip-compile --quiet --upgrade \
	--generate-hashes --allow-unsafe --strip-extras --no-emit-options \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

lock: ## renew requirements/*.txt from requirements/*.in
	@$(call need,sys.version_info[:2] == (3$(comma) 11),the locks are made with Python 3.11: make lock PYTHON=python3.11)
	@$(PYTHON) -m venv --clear $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip --quiet --disable-pip-version-check install pip-tools==7.6.2
	@cd requirements && $(PIP_COMPILE) --output-file=test.txt test.in
	@cd requirements && $(PIP_COMPILE) --constraint=test.txt --output-file=play.txt play.in
	@rm -rf $(VENV)-lock

clean: ## remove all that was made here
	@rm -rf $(VENV) $(VENV)-lock build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. A stamp stands for what is installed in it and is renewed when a lock or pyproject.toml changes;
# the package is installed in place, so its sources are no reason.
comma := ,
need = $(PYTHON) -c 'import sys; sys.exit(not ($(1)))' 2>/dev/null || { echo "$(2)" >&2; exit 1; }
TOO_OLD := royaume needs Python 3.11 or newer with venv: apt-get install python3 python3-venv
NO_FETCH := royaume could not install what requirements/ lists: look at the network or at pip's index, then try again

$(BIN)/python:
	@$(call need,sys.version_info >= (3$(comma) 11) and __import__("venv") and __import__("ensurepip"),$(TOO_OLD))
	@$(PYTHON) -m venv --clear $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(BIN)/python
	@$(install)

$(VENV)/.test: requirements/test.txt pyproject.toml | $(BIN)/python
	@$(install)

define install
$(PIP) install --require-hashes -r $< || { echo "$(NO_FETCH)" >&2; exit 1; }; \
$(PIP) install --no-deps --no-build-isolation --no-index --editable . && touch $@
endef
