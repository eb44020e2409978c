# The two commands: `make play` and `make test`. Everything is set up on first use, in .venv.
# pip and venv are all that is needed; uv is used instead when it is there, because it is faster.

SHELL  := /bin/bash
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
STAMPS := .stamps
GAME   ?= parley
PACKAGE_LIST := pyproject.toml setup.py constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test test-long check gallery gallery-accept windows windows-pictures lighthouse compiled test-compiled fuzz dev bench benchmarks site format race cluster docs playthroughs constraints release-check clean

help:
	@echo "make play           set up and open the web table (in the terminal: make play GAME=parley)"
	@echo "make play SHARE=1   the same, open to the other devices of your network"
	@echo "make test           set up and run the tests"
	@echo "make test-long      the long tests: whole games by clicking, all languages and sizes, many kills"
	@echo "make check          format, lint and types of Python and JavaScript, layers"
	@echo "make gallery        look at every picture of the boards: faults, and what differs from the accepted ones"
	@echo "make windows        check the table in nine window sizes, at every stage of every game"
	@echo "make windows-pictures  take the pictures of docs/windows.md again"
	@echo "make lighthouse     measure the first page and a table as a phone loads them, into docs/lighthouse.md"
	@echo "make gallery-accept accept the boards as they look now"
	@echo "make dev            development environment with git hooks"
	@echo "make fuzz           random games with all laws checked (GAME=..., GAMES=...)"
	@echo "make cluster        PostgreSQL, Redis, three servers, two bot workers and a load balancer on this machine"
	@echo "make race           several processes move on shared tables, on both databases: nothing is lost (MOVES=...)"
	@echo "make bench          speed of every game"
	@echo "make benchmarks     our games beside other libraries, in one run"
	@echo "make site           build the documentation site into build/site"
	@echo "make compiled       compile the rules into build/compiled"
	@echo "make test-compiled  run the tests on the compiled rules"
	@echo "make release-check  build sdist and wheels from a clean clone and try each in an empty environment"
	@echo "make docs           run the rule tests and regenerate the rules coverage pages"
	@echo "make playthroughs   regenerate tests/playthroughs and tests/fingerprints"

# The browser tests run in processes of their own: the browser driver keeps an event loop running, beside which no other may start.
# Three workers on two cores: while one waits for its browser, its server or a process, the others go on.
PYTEST = $(PY) -m pytest -q -n 3 --dist loadgroup --durations=20 -p no:faker
# Every worker would load these for a second or two, and no test in a browser uses them.
BROWSER_PYTEST = $(PYTEST) -p no:schemathesis -p no:hypothesispytest
# The tests start hundreds of processes: the modules are compiled once, even where the environment forbids to store them.
test test-long test-compiled: export PYTHONDONTWRITEBYTECODE :=
# The arrays of the tests are small: the workers of numpy would wait for each other in busy loops, on cores that others need.
test test-long test-compiled: export OPENBLAS_NUM_THREADS := 1
test test-long test-compiled: export OMP_NUM_THREADS := 1

# $(call run-tests,expression of markers): these tests, or those of ARGS
define run-tests
	$(if $(ARGS),$(PYTEST) -m "$(1)" $(ARGS),$(PYTEST) -m "$(1)" --ignore=tests/browser && $(BROWSER_PYTEST) -m "$(1)" tests/browser)
endef

# $(call install,extras): an editable install of the project with these extras
define install
	@if [ -x "$$(command -v uv)" ] && uv pip install --quiet --python $(PY) -c constraints.txt -e '.[$(1)]' 2>/dev/null; then :; \
	else $(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(1)]' \
	  || { echo "The packages could not be installed: look at the message above; a network or a package mirror is needed once." >&2; exit 1; }; fi
	@mkdir -p $(STAMPS) && touch $@
endef

$(PY):
	@tools/debian_packages.sh python3 python3-venv || true
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing. Install it with: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed, this is $$($(PYTHON) --version). On Debian 12: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing. Install it with: sudo apt-get install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV) (once)..."
	@$(PYTHON) -m venv $(VENV)

$(STAMPS)/play: $(PACKAGE_LIST) | $(PY)
	$(call install,server)

$(STAMPS)/test: $(PACKAGE_LIST) | $(PY)
	$(call install,e2e)

$(STAMPS)/long: $(PACKAGE_LIST) | $(PY)
	$(call install,long)

$(STAMPS)/dev: $(PACKAGE_LIST) | $(PY)
	$(call install,dev)
	@touch $(STAMPS)/test $(STAMPS)/play

$(STAMPS)/bench: $(PACKAGE_LIST) | $(PY)
	$(call install,bench)

$(STAMPS)/site: $(PACKAGE_LIST) | $(PY)
	$(call install,site)

# The compiled build is used when it is there and not older than the sources.
COMPILED := build/compiled/src
fresh_compiled = $$(test -f build/compiled/.built && test -z "$$(find src setup.py -type f -not -name '*.pyc' -newer build/compiled/.built -print -quit)" && echo $(CURDIR)/$(COMPILED))

play: $(STAMPS)/play
	@export PYTHONPATH="$(fresh_compiled)"; $(VENV)/bin/ludoteca --version; \
	if [ "$(origin GAME)" = "file" ]; then exec $(VENV)/bin/ludoteca serve $(if $(SHARE),--share); else exec $(VENV)/bin/ludoteca play $(GAME); fi

test: $(STAMPS)/test
	@tools/debian_packages.sh chromium || echo "Chromium is missing, so the browser tests will be skipped."
	$(call run-tests,not long)

test-long: $(STAMPS)/test $(STAMPS)/long
	@tools/debian_packages.sh chromium || echo "Chromium is missing, so the browser tests will be skipped."
	$(call run-tests,long)

check: $(STAMPS)/dev
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	tools/check_web.sh
	$(PY) tools/check_state.py src/ludoteca/games/*/state.py src/ludoteca/games/*/fields.py
	$(PY) -m pytest -q -p no:xdist tests/test_layers.py

# A selection: make gallery ARGS="--game baroque --stage late"
gallery: $(STAMPS)/test
	$(PY) tests/browser/gallery all --out build/gallery $(ARGS)

# A selection: make windows ARGS="--game baroque --size tablet"
windows: $(STAMPS)/test
	$(PY) tests/browser/gallery/windows.py --out build/windows $(ARGS)

windows-pictures: $(STAMPS)/test
	$(PY) tests/browser/gallery/pairs.py docs/pictures/windows

lighthouse: $(STAMPS)/test
	$(PY) tests/browser/lighthouse.py --page docs/lighthouse.md

gallery-accept: $(STAMPS)/test
	$(PY) tests/browser/gallery accept $(ARGS)

format: $(STAMPS)/dev
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

dev: $(STAMPS)/dev
	@if [ -d .git ]; then $(VENV)/bin/pre-commit install >/dev/null; fi
	@echo "Ready: activate with . $(VENV)/bin/activate"

# The compiled modules live in a tree of their own: beside the sources they would win over an edited file.
compiled: $(STAMPS)/dev
	@tools/debian_packages.sh gcc python3-dev || true
	@rm -rf build/compiled && mkdir -p build/compiled && cp -r src setup.py pyproject.toml README.md LICENSE build/compiled/
	@find build/compiled -name '*.egg-info' -prune -exec rm -rf {} +
	cd build/compiled && LUDOTECA_COMPILE=1 ../../$(PY) setup.py -q build_ext --inplace --parallel 2
	@PYTHONPATH=build/compiled/src $(PY) -c "import ludoteca.kernel.loop as m; assert m.__file__.endswith('.so'), m.__file__"
	@touch build/compiled/.built
	@PYTHONPATH=$(COMPILED) $(VENV)/bin/ludoteca --version
	@echo "make play uses this build until a source file changes."

test-compiled: compiled
	export PYTHONPATH=$(CURDIR)/build/compiled/src; $(call run-tests,not long)

GAMES ?= 1000
fuzz: $(STAMPS)/test
	$(VENV)/bin/ludoteca fuzz $(GAME) --games $(GAMES) --options all --jobs 2

cluster: $(STAMPS)/test
	$(VENV)/bin/ludoteca cluster --nodes 3 --workers 2

MOVES ?= 100000
RACE = PYTHONPATH="$(fresh_compiled):src:tests" $(PY) tests/server/cluster/race.py --moves $(MOVES)
race: $(STAMPS)/test
	$(RACE) --database sqlite --processes 2
	$(RACE) --database postgresql --processes 4

bench: $(STAMPS)/play
	$(VENV)/bin/ludoteca bench

benchmarks: $(STAMPS)/bench
	PYTHONPATH="$(fresh_compiled)" $(PY) benchmarks/compare.py $(ARGS)

site: $(STAMPS)/site
	$(PY) tools/site.py

docs: $(STAMPS)/test
	$(PY) tools/trace_rules.py
	$(VENV)/bin/ludoteca coverage --pages docs/rules-coverage

playthroughs: $(STAMPS)/test
	PYTHONPATH=tests $(PY) -m conformance.regenerate

release-check: $(STAMPS)/dev
	$(PY) tools/release_check.py $(ARGS)

constraints: $(PY)
	$(PY) tools/constraints.py

clean:
	rm -rf build $(STAMPS) $(VENV) .pytest_cache .mypy_cache .ruff_cache
