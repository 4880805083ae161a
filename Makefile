# Everything sets itself up: python3, make and git are enough.
PY      ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
WORKERS ?= 2
GAME    ?= tail
# Tests of a game's contract stay in one worker, which plays its sampled matches once.
PYTEST  := pytest -n $(WORKERS) --dist loadgroup
QUICK   := tests $(addprefix --ignore=tests/,bots lab second server simulation terminal torture web test_declared.py) \
           $(patsubst %,'--ignore-glob=tests/*/test_%.py',random_games properties)
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONPATH := $(CURDIR)/src
# Whatever the shell says, Python keeps what it has compiled: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

# A build that failed half-way leaves nothing that looks finished.
.DELETE_ON_ERROR:
.PHONY: help setup web site site-serve play terminal game test check quick quick-tests page-tests long mutants types screenshots simulate torture fairness pocket bench load compiled wheel sdist lock clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

$(BIN)/uv: requirements-uv.txt
	@echo "· making $(VENV)"
	@$(PY) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.txt
	@touch $@

$(VENV)/.run: requirements.txt $(BIN)/uv
	@echo "· installing what meowple needs"
	@$(INSTALL) -r requirements.txt
	@echo $(CURDIR)/src > $$($(BIN)/python -c 'import site; print(site.getsitepackages()[0])')/meowple.pth
	@printf '#!/bin/sh\nexec "$(CURDIR)/$(BIN)/python" -m meowple "$$@"\n' > $(BIN)/meowple
	@chmod +x $(BIN)/meowple && touch $@

$(VENV)/.web: requirements-web.txt $(BIN)/uv
	@echo "· installing node"
	@$(INSTALL) -r requirements-web.txt && touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.run $(VENV)/.web
	@echo "· installing the tools for tests"
	@$(INSTALL) -r requirements-dev.txt && touch $@

$(VENV)/.ray: requirements-ray.txt $(VENV)/.dev
	@echo "· installing Ray"
	@$(INSTALL) -r requirements-ray.txt && touch $@

$(VENV)/.adapters: requirements-adapters.txt $(VENV)/.dev
	@echo "· installing what the adapters adapt to"
	@$(INSTALL) -r requirements-adapters.txt && touch $@

$(VENV)/.bench: requirements-bench.txt $(VENV)/.adapters
	@echo "· installing what the benchmarks compare with"
	@$(INSTALL) -r requirements-bench.txt && touch $@

web/node_modules/.packages: web/package-lock.json $(VENV)/.web
	@echo "· installing what the page is built with"
	@cd web && npm ci --silent --no-audit --no-fund && touch node_modules/.packages

build/pocket/.wheels: requirements-pocket.txt $(BIN)/uv
	@echo "· fetching what a browser's Python needs"
	@rm -rf build/pocket/*.whl && $(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary=:all: \
	  --python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32 -d build/pocket -r requirements-pocket.txt
	@touch $@

build/pocket/runtime/.packed: web/runtime.mjs web/node_modules/.packages
	@echo "· packing the browser's Python"
	@rm -rf build/pocket/runtime && node web/runtime.mjs web/node_modules/pyodide build/pocket/runtime && touch $@

build/pocket/library/.packed: tools/pocket.py tools/compile_pocket.mjs web/node_modules/.packages $(shell find src/meowple -name '*.py' -not -path '*/server/*' -not -path '*/terminal/*') $(VENV)/.run build/pocket/.wheels
	@echo "· packing what runs in it"
	@rm -rf build/pocket/library && $(BIN)/python -m tools.pocket build/pocket build/pocket/library && \
	  node tools/compile_pocket.mjs web build/pocket/library/meowple.zip && touch $@

PAGE    := src/meowple/server/static/index.html
$(PAGE): $(shell find web/src web/public src/meowple/locales -type f 2>/dev/null) web/index.html web/vite.config.ts web/compressed.ts web/pocket.ts web/package-lock.json web/node_modules/.packages build/pocket/runtime/.packed build/pocket/library/.packed
	@echo "· building the page"
	@cd web && npm run --silent build && touch ../$(PAGE)

web: $(PAGE) ## build the page

build/site/index.html: $(PAGE)
	@echo "· building the page for plain file hosts"
	@cd web && VITE_SITE=yes npm run --silent build

site: build/site/index.html ## static files in build/site that play without a server, from any host and folder

site-serve: build/site/index.html ## show them here, under a folder, from a plain file server
	@cd build && echo "http://127.0.0.1:$(or $(PORT),8001)/site/" && $(PY) -m http.server --bind 127.0.0.1 $(or $(PORT),8001)

play: $(VENV)/.run $(PAGE) ## build everything and open a table here
	python -m meowple serve $(ARGS)

terminal: $(VENV)/.run ## a game here in the terminal: of tail, or GAME=fits
	@python -m meowple play $(GAME) $(ARGS)

setup: $(VENV)/.adapters web/node_modules/.packages build/pocket/.wheels ## install everything for development

check: $(VENV)/.adapters web/node_modules/.packages ## the fast checks: style, types, layers
	ruff check .
	ruff format --check .
	mypy $(wildcard src tests bench tools examples)
	lint-imports
	cd web && npm run --silent check

quick: $(VENV)/.adapters web/node_modules/.packages ## the checks, rules, contract and parts of the page: within 90 seconds
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check quick-tests

quick-tests: page-tests build/pocket/.wheels
	$(PYTEST) -q -m "not long and not slow" $(QUICK)

page-tests: web/node_modules/.packages
	cd web && npm run --silent test

test: ## all checks and tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check page-tests $(PAGE) build/pocket/.wheels
	$(PYTEST) -m "not long"

long: $(VENV)/.adapters $(VENV)/.ray $(PAGE) ## the full counts, of which `make test` takes samples, and measurements
	$(PYTEST) -m long -s

game: $(VENV)/.dev ## the skeleton of a new game: NAME=x
	@python -m tools.new_game $(NAME)

types: $(VENV)/.dev ## write the types of the browser anew
	python -m tools.types

screenshots: $(VENV)/.dev $(PAGE) ## pictures of every page: sizes, languages, day and night
	python -m tools.screenshots

mutants: $(VENV)/.dev ## break each rule on a copy and see the tests go red; of GAMES='tail cafe', or of all
	python -m tools.mutants $(GAMES)

simulate: $(VENV)/.dev ## matches in virtual time with everything that can go wrong: SEEDS=2500, from FIRST=0
	python -m tests.simulation $(or $(FIRST),0) $(or $(SEEDS),2500)

torture: $(VENV)/.dev ## real servers and databases, 800 faults on purpose; and builds that are broken to be caught
	$(PYTEST) -m long -s tests/torture

fairness: $(VENV)/.dev ## how fair races are between near and far, honest and sly; and its picture
	python -m tools.fairness

pocket: $(VENV)/.dev $(PAGE) ## how fast tables of a device are in a real browser, beside those over a socket
	python -m bench.pocket

bench: $(VENV)/.bench ## speed, as ratios measured in one run
	python -m bench

bench/load/peers/node_modules/.packages: bench/load/peers/package-lock.json $(VENV)/.web
	@echo "· installing the servers that are compared"
	@cd bench/load/peers && npm ci --silent --no-audit --no-fund && touch node_modules/.packages

load: $(VENV)/.bench bench/load/peers/node_modules/.packages ## the server beside others, many matches at once over sockets
	python -m bench.load

wheel: $(VENV)/.dev $(PAGE) ## the package with the page inside, and a compiled one, in build/dist
	@python -m tools.wheel wheel

sdist: $(VENV)/.dev $(PAGE) ## its sources, from which anybody builds the same
	@python -m tools.wheel sdist

compiled: $(VENV)/.bench $(PAGE) build/pocket/.wheels ## build the rules with mypyc, run the tests on them, print the gain
	python -m tools.compiled

lock: $(BIN)/uv ## pin the requirements again, with hashes
	for name in requirements-uv requirements requirements-web requirements-build requirements-lab requirements-ray requirements-dev requirements-adapters requirements-bench; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate $$name.in -o $$name.txt; done

clean: ## forget everything that was installed or built
	rm -rf $(VENV) build web/node_modules src/meowple/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
