# Everything is installed into .venv, from the locks in requirements/. Needs Python 3.11 or newer; no root.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

WEB := src/royaume/web/vendored/licences.txt

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check docs site sweep bench lock clean

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 10

play: $(VENV)/.play $(WEB) ## set up and open the score page
	@$(BIN)/royaume serve --open

test: $(VENV)/.test $(WEB) chromium ## run the tests
	@$(BIN)/python -m pytest

check: $(VENV)/.test $(WEB) ## lint, formatting, types, import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python docs/make.py --check
	node node_modules/typescript/bin/tsc -p tsconfig.json
	node node_modules/typescript/bin/tsc -p tsconfig.workers.json

docs: $(VENV)/.test ## make the pages and pictures in docs/ that come from the declarations
	@$(BIN)/python docs/make.py
	@$(BIN)/python -m tests.realms.status
	@$(BIN)/python -m tests.fantasy.encoding_page

site: $(VENV)/.play $(WEB) ## write the score page as the folder site/, for any host
	@$(BIN)/royaume site site

sweep: $(VENV)/.test $(WEB) ## run the long tests, left out of `make test`
	@$(BIN)/python -m pytest -m sweep

bench: $(VENV)/.test $(WEB) ## measure the speed of scoring, drawing, the page and play
	@$(BIN)/python benchmarks/scoring.py
	@$(BIN)/python benchmarks/pictures.py
	@$(BIN)/python benchmarks/page.py
	@$(BIN)/python benchmarks/play.py

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
	@rm -rf $(VENV) $(VENV)-lock node_modules src/royaume/web/vendored site build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
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

# Root can have a package of Debian installed; everybody else is told what to install.
apt = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq $(1) >/dev/null; }

# What the page is made of besides our own files: packages of npm, copied into the package.
NO_NPM := royaume's page is made with packages of npm: apt-get install nodejs npm
NO_FETCH_NPM := royaume could not install what package-lock.json lists: look at the network or at npm's registry, then try again

node_modules/.package-lock.json: package.json package-lock.json .npmrc
	@command -v npm >/dev/null || $(call apt,nodejs npm) || { echo "$(NO_NPM)" >&2; exit 1; }
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null || { echo "$(NO_FETCH_NPM)" >&2; exit 1; }
	@touch $@

$(WEB): node_modules/.package-lock.json src/royaume/web/vendor.py $(wildcard src/royaume/web/licences/*) | $(BIN)/python
	@PYTHONPATH=src $(BIN)/python -m royaume.web.vendor

# The browser of the browser tests.
NO_CHROMIUM := royaume's browser tests need Chromium: apt-get install chromium

.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| $(call apt,chromium) || { echo "$(NO_CHROMIUM)" >&2; exit 1; }
