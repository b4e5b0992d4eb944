# A bare machine needs Swift 6.2, git and make; Scripts/setup.sh brings headers of libraries. `make help` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
BUILD_DIR ?= .build
# Traits: FONT_FILES=1 reads font files, which needs HarfBuzz. PNG=1 draws pictures as PNG, which needs librsvg. PREVIEW=1
# serves pages (ibstack preview), which needs all of Foundation.
FONT_FILES ?=
PNG ?=
PREVIEW ?=
COMMA := ,
SPACE := $(subst ,, )
ENABLED_TRAITS := $(strip $(if $(FONT_FILES),FontFiles) $(if $(PNG),PNG) $(if $(PREVIEW),Preview))
TRAITS := $(if $(ENABLED_TRAITS),--traits $(subst $(SPACE),$(COMMA),$(ENABLED_TRAITS)))

# The package's plugins would have all of ibstack built twice where all targets are built.
export IBSTACK_WITHOUT_PLUGINS := 1
# Tests and releases have the same versions of dependencies, on every machine.
export IBSTACK_EXACT_DEPENDENCIES := 1
# What scripts read.
export FONT_FILES PNG CORPUS
# Releases link rules to their descriptions in REPOSITORY.
ifneq ($(filter-out OWNER/ibstack,$(REPOSITORY)),)
export IBSTACK_REPOSITORY := $(REPOSITORY)
endif

UNAME := $(shell uname -s)
# A static standard library starts in half the time and needs no Swift where it runs; macOS has its own.
STATIC := $(if $(filter Linux,$(UNAME)),--static-swift-stdlib)
# All symbols are bound when the program starts, whose table is read-only from then on; no library is looked for beside it;
# no path of this machine is in it.
BIND_NOW := $(if $(filter Linux,$(UNAME)),-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now)
PREFIX_MAP := -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=." -Xcc "-ffile-prefix-map=$(CURDIR)=."
RELEASE = swift build --scratch-path $(BUILD_DIR) -c release $(STATIC) --disable-local-rpath $(BIND_NOW) $(PREFIX_MAP) \
	$(TRAITS)
IBSTACK := $(BUILD_DIR)/release/ibstack
# demo and test share a build that leaves the optimizer out, which takes three quarters of the time of a release. It is
# not a debug build, in which the argument parser checks all commands whenever the program starts.
QUICK_DIR := .build-quick
QUICK = --scratch-path $(QUICK_DIR) -c release -Xswiftc -Onone -Xswiftc -enable-testing $(TRAITS)
# The package manager would add the flag that QUICK has, and build all of it again.
TEST_FLAGS = $(QUICK) --disable-testable-imports
QUICK_IBSTACK := $(QUICK_DIR)/release/ibstack
SOURCES := Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Samples/Screen/Package.swift \
	Samples/Screen/Sources Fuzzing/Package.swift Fuzzing/Sources/FuzzTargets Fuzzing/Sources/Fuzzer \
	Integrations/Measuring

.PHONY: build quick setup demo test lint format clean help
.PHONY: benchmark benchmark-worst fidelity recall reference sweep
.PHONY: instructions accept-instructions
.PHONY: measure check-measuring
.PHONY: site pictures contact-sheet compare-pictures check-output browser-test shell-test editor-test sanitize fuzz fuzz-build fuzz-replay fuzz-check
.PHONY: install dist check-dist check-packages reproducible

build: setup
	$(RELEASE) --product ibstack

quick: setup
	swift build $(QUICK) --product ibstack

setup:
	@Scripts/setup.sh

# A mistake and its message, frames, and a picture. Findings do not fail a demonstration, a crash does.
demo: quick
	@for arguments in "validate Samples/broken.xml" "layout Samples/form.xml" \
	    "render Samples/Profile.storyboard --layers constraints --output $(QUICK_DIR)/demo"; do \
	  echo; echo "$$ ibstack $$arguments"; \
	  status=0; $(QUICK_IBSTACK) $$arguments || status=$$?; \
	  [ $$status -le 1 ] || exit 1; \
	done
	@echo; echo "Open $(QUICK_DIR)/demo/Profile.svg in a browser. The program is $(QUICK_IBSTACK)."

test: quick
	swift test $(TEST_FLAGS) $(if $(FILTER),--filter '$(FILTER)')

format:
	swift format --in-place --parallel --recursive $(SOURCES)

lint:
	swift format lint --strict --parallel --recursive $(SOURCES)

clean:
	swift package --scratch-path $(BUILD_DIR) clean
	swift package --scratch-path $(QUICK_DIR) clean

help:
	@echo "make                   build ibstack, optimized, as $(IBSTACK)"
	@echo "make quick             build it without the optimizer, in $(QUICK_DIR)"
	@echo "make test              run all tests, or those that match FILTER=REGEX"
	@echo "make demo              run it on Samples/"
	@echo "make lint, format      check or rewrite the format of the sources"
	@echo "make clean             remove what was built"
	@echo "make benchmark         time the solver and the commands; CORPUS=DIR adds documents"
	@echo "make benchmark-worst   time hostile inputs of growing size"
	@echo "make instructions      count those of six runs; accept-instructions records them"
	@echo "make fidelity          compare frames with those stored below CORPUS=DIR"
	@echo "make measure           measure the documents below DOCUMENTS=DIR on a Mac; check-measuring"
	@echo "make recall            plant faults in a copy of the app PROJECT=DIR"
	@echo "make reference, sweep  compare the solver, or stack views, with other solvers"
	@echo "make pictures          draw the pictures of the documentation"
	@echo "make site              make a site of the documentation, in $(SITE)"
	@echo "make contact-sheet     put the golden pictures on one page, to look at them"
	@echo "make compare-pictures  compare PNG with what Chromium draws"
	@echo "make check-output      print hostile names in every format, and read them back"
	@echo "make browser-test      try the page of a report in Chromium"
	@echo "make shell-test        try the completions in bash, zsh and fish"
	@echo "make editor-test       try the servers with clients of editors and agents"
	@echo "make sanitize          run all tests with sanitizers"
	@echo "make fuzz              fuzz for SECONDS=60; TARGET=NAME; fuzz-replay, fuzz-check"
	@echo "make install           install to PREFIX=$(PREFIX); DESTDIR is honored"
	@echo "make dist, check-dist  make a release and its PACKAGES, and check what it promises"
	@echo "make check-packages    install each package of it, and run it"
	@echo "make reproducible      build the release of the last commit twice"
	@echo "FONT_FILES=1, PNG=1 and PREVIEW=1 build with HarfBuzz, librsvg, a server."
	@echo "CONTRIBUTING.md says more; comments in the Makefile name other variables."

# Measurements. Runs of a command and of its peer; how many random systems, stack views or scenes, and which.
ROUNDS ?= 5
COUNT ?= 10000
SEED ?= 1
SCENES ?= 200
BENCHMARK_DIR := .build-benchmarks

# The solver beside Yoga and kiwisolver, and each command beside a peer that reads the same: the documents below CORPUS=DIR or
# copies of the samples, and a storyboard. ONLY=NAMES takes the rows whose names contain one of them.
benchmark: build
	@Scripts/benchmark.sh $(BENCHMARK_DIR) $(IBSTACK) --rounds $(ROUNDS) $(if $(ONLY),--only $(ONLY)) \
	  $(if $(CORPUS),-- "$(CORPUS)")

# Generated inputs that are as large as an attacker likes, and each command; fails where time grows too fast. ONLY=NAMES
# takes the cases whose names contain one of them.
benchmark-worst: build
	@python3 -B Benchmarks/worst_cases.py $(IBSTACK) $(if $(ONLY),--only $(ONLY))

# Instructions of six runs beside those on record, of the build that tests use; needs Valgrind.
instructions: quick
	@python3 -B Benchmarks/instructions.py $(QUICK_IBSTACK)

accept-instructions: quick
	@python3 -B Benchmarks/instructions.py $(QUICK_IBSTACK) --accept

reference: setup
	@Scripts/compare-solver.sh $(BENCHMARK_DIR) $(COUNT) $(SEED)

# Random stack views of both platforms against the published rules, as the tests state them: COUNT of each kind, the same
# for the same SEED. Optimized, since a slow solver solves each of them too; make test compares a few hundred.
sweep: setup
	IBSTACK_SWEEP_COUNT=$(COUNT) IBSTACK_SWEEP_SEED=$(SEED) \
	  swift test --package-path Benchmarks --scratch-path $(BENCHMARK_DIR) -c release --filter StackViewSweepTests

fidelity: build
	@test -n "$(CORPUS)" || { echo "Say which documents: make fidelity CORPUS=DIR" >&2; exit 64; }
	@$(IBSTACK) fidelity "$(CORPUS)"

# What UIKit and AppKit make of the documents below DOCUMENTS=DIR, or of the samples, into the folder MEASURED. Needs a Mac
# with Xcode; DEVICE names the simulator. check-measuring checks what can be checked of it without.
MEASURED ?= .build-measuring

measure: quick
	@IBSTACK="$(abspath $(QUICK_IBSTACK))" DEVICE="$(DEVICE)" Integrations/Measuring/measure.sh "$(MEASURED)" \
	  $(if $(DOCUMENTS),"$(DOCUMENTS)")

check-measuring: quick
	@IBSTACK="$(abspath $(QUICK_IBSTACK))" Integrations/test-measuring.sh

# VERBOSE=1 lists the faults that are not found, JSON=FILE saves the counts. CHANGES=20 commits so many faults one by one.
recall: build
	@test -n "$(PROJECT)" || { echo "Say which app: make recall PROJECT=DIR" >&2; exit 64; }
	@python3 -B Scripts/recall $(IBSTACK) "$(PROJECT)" --seed $(SEED) $(if $(VERBOSE),--verbose) \
	  $(if $(JSON),--json "$(JSON)") $(if $(CHANGES),--changes $(CHANGES))

# Checks by other programs, in throw-away environments of Python; CHROMIUM names the browser. QUICK=1 checks a part.
CHROMIUM ?= $(firstword $(wildcard /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome))
NEEDS_CHROMIUM = [ -n "$(CHROMIUM)" ] || { echo "No Chromium; install it, or name it: make $@ CHROMIUM=PATH" >&2; exit 1; }

check-output: build
	@Scripts/run-python.sh .build-readers cmarkgfm pyte jsonschema PyYAML -- \
	  Scripts/check-output.py $(IBSTACK) $(if $(filter 1,$(QUICK)),--quick) \
	  $(if $(SARIF_SCHEMA),--sarif-schema "$(SARIF_SCHEMA)")

browser-test: build
	@$(NEEDS_CHROMIUM)
	IBSTACK="$(abspath $(IBSTACK))" CHROMIUM="$(CHROMIUM)" Scripts/run-python.sh .build-browser \
	  playwright axe-playwright-python -- -m unittest discover -s Tests/Browser

# Completions in those of bash, zsh and fish that are installed.
shell-test: quick
	IBSTACK="$(abspath $(QUICK_IBSTACK))" python3 -B -m unittest discover -s Tests/Shells

# The servers with clients of editors and of agents. Neovim is one of them where it is installed.
editor-test: quick
	@IBSTACK="$(abspath $(QUICK_IBSTACK))" Scripts/run-python.sh .build-editors pytest-lsp mcp -- \
	  -m pytest -q -p no:cacheprovider Tests/Editors
	@.build-editors/bin/python -B Scripts/mcp-client.py $(QUICK_IBSTACK) Samples

# Scenes drawn by librsvg and by Chromium, those below CORPUS=DIR or the samples; KEEP=DIR keeps the pictures.
compare-pictures:
	@$(NEEDS_CHROMIUM)
	$(MAKE) build PNG=1
	@Scripts/run-python.sh .build-browser playwright numpy pillow -- \
	  Scripts/compare-pictures.py $(IBSTACK) "$(or $(CORPUS),Samples)" --count $(SCENES) --seed $(SEED) \
	  --chromium "$(CHROMIUM)" $(if $(KEEP),--keep "$(KEEP)")

pictures: build
	Scripts/pictures.sh $(IBSTACK)

# The documentation as a static site in SITE, a page for each rule; its links are checked. Its search needs a web server, such as
# python3 -m http.server --directory .build-site/pages.
SITE ?= .build-site/pages

site:
	@Scripts/run-python.sh .build-site markdown-it-py -- Scripts/site "$(SITE)"

# Golden pictures on one page, to be looked at after IBSTACK_WRITE_PICTURES=1 make test FILTER=GoldenPictureTests.
contact-sheet:
	@mkdir -p .build
	@Scripts/contact-sheet.sh Tests/DrawingTests/Golden > .build/contact-sheet.html
	@echo .build/contact-sheet.html

sanitize: setup
	@Scripts/sanitize.sh

# Fuzz targets, one after the other, for SECONDS in all; TARGET=NAME for one of them. See Fuzzing/README.md.
FUZZ_DIR := .build-fuzz

# Only the last -sanitize of swiftc counts, so both stand in one; --sanitize has libFuzzer's main function linked in. FUZZ_FLAGS
# are more flags, such as -debug-info-format none, which saves time.
FUZZ_FLAGS ?=
fuzz-build: setup
	swift build --package-path Fuzzing --scratch-path $(FUZZ_DIR) -c release --product fuzzer --sanitize fuzzer \
	  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=address -Xswiftc -use-ld=lld $(FUZZ_FLAGS)

fuzz: SECONDS = 60
fuzz: fuzz-build
	@Fuzzing/fuzz.sh $(FUZZ_DIR) $(SECONDS) $(TARGET)

# The seeds and everything that the fuzzer ever found; make test does this too.
fuzz-replay: setup
	swift test $(TEST_FLAGS) --filter FuzzingTests

# Whether the harness reports faults that are planted in it.
fuzz-check: setup
	Fuzzing/check-harness.sh $(FUZZ_DIR)

# Releases.
DIST := $(BUILD_DIR)/dist
COMMIT ?= $(shell git rev-parse HEAD 2>/dev/null || echo unknown)
# Which packages are made of the tarball, and where on GitHub they say that the release is.
PACKAGES ?= wheel deb bundle recipes
REPOSITORY ?= OWNER/ibstack

install: build
	$(RELEASE) --product generate-manual
	Scripts/install.sh $(IBSTACK) $(BUILD_DIR)/release/generate-manual "$(DESTDIR)$(PREFIX)"

dist: build
	Scripts/dist$(if $(filter Darwin,$(UNAME)),-macos).sh $(BUILD_DIR) $(COMMIT)
	python3 -B Scripts/packages --repository $(REPOSITORY) $(DIST) $(PACKAGES)

# What a release promises; see Documentation/Security.md.
check-dist:
	Scripts/check-dist.sh $(DIST) $(IBSTACK)

# Each package is installed and run; what that needs and is not there is skipped, and said.
check-packages:
	Scripts/check-packages.sh $(DIST)

# Builds the release of the last commit twice, in two folders, and compares them.
reproducible:
	Scripts/compare-builds.sh
