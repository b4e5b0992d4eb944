# A bare machine needs Swift 6.2, git and make; `setup` brings the headers of libxml2 and zlib, HarfBuzz's with
# FONT_FILES=1, and librsvg's with PNG=1.

PREFIX ?= /usr/local
DESTDIR ?=
BUILD_DIR ?= .build
# FONT_FILES=1 reads font files, which needs HarfBuzz.
FONT_FILES ?=
# PNG=1 draws pictures as PNG, which needs librsvg.
PNG ?=
COMMA := ,
SPACE := $(subst ,, )
# PREVIEW=1 serves pages (ibstack preview), which needs all of Foundation.
PREVIEW ?=
ENABLED_TRAITS := $(strip $(if $(FONT_FILES),FontFiles) $(if $(PNG),PNG) $(if $(PREVIEW),Preview))
TRAITS := $(if $(ENABLED_TRAITS),--traits $(subst $(SPACE),$(COMMA),$(ENABLED_TRAITS)))
LIBRARIES := libxml-2.0 zlib $(if $(FONT_FILES),harfbuzz) $(if $(PNG),librsvg-2.0)

# The package's plugins would have all of ibstack built twice where all targets are built.
export IBSTACK_WITHOUT_PLUGINS := 1
# Tests and releases have the same versions of dependencies, on every machine.
export IBSTACK_EXACT_DEPENDENCIES := 1

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
	Samples/Screen/Sources Fuzzing/Package.swift Fuzzing/Sources/FuzzTargets Fuzzing/Sources/Fuzzer
SAMPLES := Samples/*.xml Samples/*.storyboard
BENCHMARK_DIR := .build-benchmarks
RIVALS := $(BENCHMARK_DIR)/rivals
# Longest case of ours and of a rival, in seconds.
SECONDS ?= 10
RIVAL_SECONDS ?= 60
# Runs of the linter and of xmllint.
ROUNDS ?= 7

# The comparisons with linear programs and with published rules: how many random systems or stacks, and which.
COUNT ?= 10000
SEED ?= 1
REFERENCE := python3 -B Tests/AutoLayoutTests/Fixtures/reference.py
ANSWERS := $(BENCHMARK_DIR)/release/solver-answers

.PHONY: build quick setup demo test sweep fidelity benchmark benchmark-solver benchmark-lint benchmark-worst rivals reference check-output recall sanitize pictures install archives dist format lint clean help

build: setup
	$(RELEASE) --product ibstack

quick: setup
	swift build $(QUICK) --product ibstack

# Headers and pkg-config, by which the package manager finds them.
setup:
	@if pkg-config --exists $(LIBRARIES) 2>/dev/null; then exit 0; fi; \
	root=; [ "$$(id -u)" = 0 ] || root=sudo; \
	if command -v apt-get >/dev/null; then \
	  $$root apt-get update -q && \
	  $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q libxml2-dev zlib1g-dev pkg-config \
	    $(if $(FONT_FILES),libharfbuzz-dev) $(if $(PNG),librsvg2-dev); \
	elif command -v dnf >/dev/null; then \
	  $$root dnf install -y libxml2-devel zlib-devel pkgconf-pkg-config \
	    $(if $(FONT_FILES),harfbuzz-devel) $(if $(PNG),librsvg2-devel); \
	elif command -v brew >/dev/null; then \
	  command -v pkg-config >/dev/null || brew install pkgconf; \
	  prefix=$$(brew --prefix); \
	  PKG_CONFIG_PATH=$$prefix/opt/libxml2/lib/pkgconfig pkg-config --exists libxml-2.0 || brew install libxml2; \
	  pkg-config --exists zlib || brew install zlib; \
	  $(if $(FONT_FILES),pkg-config --exists harfbuzz || brew install harfbuzz;) \
	  $(if $(PNG),pkg-config --exists librsvg-2.0 || brew install librsvg;) \
	else \
	  echo "headers of libxml2 or zlib are missing; install them (Debian: libxml2-dev zlib1g-dev pkg-config)" >&2; \
	  exit 1; \
	fi

# Findings are what a demonstration is about: they do not fail it, a crash does.
demo: quick
	@for arguments in "validate $(SAMPLES)" "layout $(SAMPLES)" "layout --constraints Samples/toolbar.xml"; do \
	  echo; echo "$$ ibstack $$arguments"; \
	  status=0; $(QUICK_IBSTACK) $$arguments || status=$$?; \
	  echo "exit status $$status"; \
	  [ $$status -le 1 ] || exit 1; \
	done

test: quick
	swift test $(TEST_FLAGS) $(if $(FILTER),--filter '$(FILTER)')

benchmark: benchmark-solver benchmark-lint

# Ours, then rivals on the same machine in the same run; CORPUS=DIR adds the documents below a folder.
benchmark-solver: setup rivals
	swift build --package-path Benchmarks --scratch-path $(BENCHMARK_DIR) -c release --product solver-benchmark
	$(BENCHMARK_DIR)/release/solver-benchmark --seconds $(SECONDS) --save $(BENCHMARK_DIR)/ours.json \
	  $(if $(CORPUS),--documents "$(CORPUS)")
	$(RIVALS)/bin/python -B Benchmarks/rivals.py $(BENCHMARK_DIR)/ours.json \
	  $(BENCHMARK_DIR)/release/solver-benchmark $(RIVAL_SECONDS)

# The linter and xmllint on the same documents, those below CORPUS=DIR or copies of the samples.
benchmark-lint: build
	@python3 -B Benchmarks/lint.py $(IBSTACK) --rounds $(ROUNDS) $(if $(CORPUS),"$(CORPUS)")

# Generated inputs that are as large as an attacker likes, at four sizes; fails where time grows faster than n log n.
benchmark-worst: build
	@python3 -B Benchmarks/worst_cases.py $(IBSTACK)

# A throw-away environment; what cannot be had is left out, and the table says so.
rivals:
	python3 -m venv --clear $(RIVALS)
	@for package in kiwisolver pyyoga; do \
	  $(RIVALS)/bin/pip install --quiet --disable-pip-version-check --only-binary :all: $$package || true; \
	done

# Random systems against linear programs; with CORPUS=DIR those of the documents below a folder instead. Needs scipy.
reference: setup
	@python3 -c "import scipy" || { echo "scipy is missing: python3 -m pip install numpy scipy" >&2; exit 1; }
	swift build --package-path Benchmarks --scratch-path $(BENCHMARK_DIR) -c release --product solver-answers
	$(if $(CORPUS),$(ANSWERS) --documents "$(CORPUS)",$(REFERENCE) bare $(COUNT) $(SEED)) > $(BENCHMARK_DIR)/systems.txt
	$(ANSWERS) $(BENCHMARK_DIR)/systems.txt > $(BENCHMARK_DIR)/answers.txt
	$(REFERENCE) check $(BENCHMARK_DIR)/systems.txt $(BENCHMARK_DIR)/answers.txt

# Random stack views of both platforms against the published rules, as the tests state them: COUNT of each kind, the same
# for the same SEED. Optimized, since a slow solver solves each of them too; make test compares a few hundred.
sweep: setup
	IBSTACK_SWEEP_COUNT=$(COUNT) IBSTACK_SWEEP_SEED=$(SEED) \
	  swift test --package-path Benchmarks --scratch-path $(BENCHMARK_DIR) -c release --filter StackViewSweepTests

# How many frames come out as Interface Builder stored them, below a folder of documents.
fidelity: build
	@test -n "$(CORPUS)" || { echo "Say which documents: make fidelity CORPUS=DIR" >&2; exit 64; }
	@$(IBSTACK) fidelity "$(CORPUS)"

# Hostile names and texts in every format, read back by the readers that people use, in a throw-away environment.
OUTPUT_READERS := .build-readers

check-output: build
	@[ -x $(OUTPUT_READERS)/bin/python ] || python3 -m venv $(OUTPUT_READERS)
	@$(OUTPUT_READERS)/bin/pip install --quiet --disable-pip-version-check cmarkgfm pyte jsonschema PyYAML
	@$(OUTPUT_READERS)/bin/python -B Scripts/check-output.py $(IBSTACK) $(if $(QUICK),--quick) \
	  $(if $(SARIF_SCHEMA),--sarif-schema "$(SARIF_SCHEMA)")

# The page of a report in Chromium, driven by Playwright in a throw-away environment; CHROMIUM names the browser.
BROWSER_TOOLS := .build-browser
CHROMIUM ?= $(firstword $(wildcard /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome))

.PHONY: browser-test
browser-test: build
	@[ -n "$(CHROMIUM)" ] || { echo "No Chromium; install it, or name it: make browser-test CHROMIUM=PATH" >&2; exit 1; }
	@[ -x $(BROWSER_TOOLS)/bin/python ] || python3 -m venv $(BROWSER_TOOLS)
	@$(BROWSER_TOOLS)/bin/pip install --quiet --disable-pip-version-check playwright axe-playwright-python
	IBSTACK="$(abspath $(IBSTACK))" CHROMIUM="$(CHROMIUM)" $(BROWSER_TOOLS)/bin/python -B -m unittest discover -s Tests/Browser

# Scenes drawn by librsvg and by Chromium, those below CORPUS=DIR or the samples.
.PHONY: compare-pictures
compare-pictures: SCENES ?= 200
compare-pictures:
	@[ -n "$(CHROMIUM)" ] || { echo "No Chromium; install it, or name it: make $@ CHROMIUM=PATH" >&2; exit 1; }
	$(MAKE) build PNG=1
	@[ -x $(BROWSER_TOOLS)/bin/python ] || python3 -m venv $(BROWSER_TOOLS)
	@$(BROWSER_TOOLS)/bin/pip install --quiet --disable-pip-version-check playwright numpy pillow
	$(BROWSER_TOOLS)/bin/python -B Scripts/compare-pictures.py $(IBSTACK) "$(or $(CORPUS),Samples)" --count $(SCENES) \
	  --seed $(SEED) --chromium "$(CHROMIUM)" $(if $(KEEP),--keep "$(KEEP)")

# Plants faults in a copy of the app PROJECT=DIR and counts how many are found; VERBOSE=1 lists those that are not.
recall: build
	@test -n "$(PROJECT)" || { echo "Say which app: make recall PROJECT=DIR" >&2; exit 64; }
	@python3 -B Scripts/recall $(IBSTACK) "$(PROJECT)" --seed $(SEED) $(if $(VERBOSE),--verbose) \
	  $(if $(JSON),--json "$(JSON)")

# The pictures of README.md and of the documentation; .ci/run checks that they are current.
PICTURES := Documentation/Pictures
PROFILE_LAYERS := margins frames stacks constraints

pictures: build
	@mkdir -p $(PICTURES)
	$(IBSTACK) render Samples/Profile.storyboard > $(PICTURES)/profile.svg
	$(IBSTACK) render Samples/Profile.storyboard --dark > $(PICTURES)/profile-dark.svg
	$(IBSTACK) render Samples/Profile.storyboard --devices retina4_0,retina6_12 --orientations all \
	  --layers constraints > $(PICTURES)/devices.svg
	@for layer in $(PROFILE_LAYERS); do \
	  echo "$(IBSTACK) render Samples/Profile.storyboard --layers $$layer > $(PICTURES)/$$layer.svg"; \
	  $(IBSTACK) render Samples/Profile.storyboard --layers $$layer > $(PICTURES)/$$layer.svg || exit 1; \
	done
	$(IBSTACK) render Samples/settings.xml --size 393x230 --layers alignment > $(PICTURES)/alignment.svg
	$(IBSTACK) render Samples/settings.xml --size 393x230 --layers baselines > $(PICTURES)/baselines.svg
	$(IBSTACK) render Samples/Notice.storyboard --layers frames,findings > $(PICTURES)/findings.svg || [ $$? = 1 ]
	@rm -rf $(PICTURES)/Rules
	$(IBSTACK) rules --pictures $(PICTURES)/Rules

# All tests with the sanitizers, each in a build of its own. Leaks are not looked for: Foundation, when it reads an empty
# file, and XCTest have some of their own.
sanitize: setup
	@for sanitizer in address thread; do \
	  echo; echo "== $$sanitizer sanitizer"; \
	  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=$$sanitizer \
	    --scratch-path .build-$$(echo $$sanitizer | cut -c1)san || exit 1; \
	done
	@echo; echo "The address sanitizer and the thread sanitizer have nothing to report; leaks were not looked for."

# Fuzz targets, one after the other, for SECONDS in all; TARGET=NAME for one of them. See Fuzzing/README.md.
FUZZ_DIR := .build-fuzz

.PHONY: fuzz fuzz-build fuzz-replay fuzz-check

# Only the last -sanitize of swiftc counts, so both stand in one; --sanitize has libFuzzer's main function linked in.
fuzz-build: setup
	swift build --package-path Fuzzing --scratch-path $(FUZZ_DIR) -c release --product fuzzer --sanitize fuzzer \
	  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=address -Xswiftc -use-ld=lld

fuzz: SECONDS = 60
fuzz: fuzz-build
	@Fuzzing/fuzz.sh $(FUZZ_DIR) $(SECONDS) $(TARGET)

# The seeds and everything that the fuzzer ever found; make test does this too.
fuzz-replay: setup
	swift test $(TEST_FLAGS) --filter FuzzingTests

# Whether the harness reports faults that are planted in it.
fuzz-check: setup
	Fuzzing/check-harness.sh $(FUZZ_DIR)

# Manual pages and completions are what the program itself says of its options; the former are written by a tool that
# comes with the argument parser, and bear the date of the last change.
GENERATE_MANUAL := $(BUILD_DIR)/release/generate-manual
MANUAL_DATE = $(shell git log -1 --format=%cs 2>/dev/null || date -u +%F)
SHARE = $(DESTDIR)$(PREFIX)/share
BASH_COMPLETIONS = $(SHARE)/bash-completion/completions
ZSH_COMPLETIONS = $(SHARE)/zsh/site-functions
FISH_COMPLETIONS = $(SHARE)/fish/vendor_completions.d

install: build
	$(RELEASE) --product generate-manual
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1" \
	  "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"
	install -m 755 $(IBSTACK) "$(DESTDIR)$(PREFIX)/bin/ibstack"
	$(GENERATE_MANUAL) $(IBSTACK) --multi-page --date $(MANUAL_DATE) --output-directory "$(SHARE)/man/man1"
	$(IBSTACK) --generate-completion-script bash > "$(BASH_COMPLETIONS)/ibstack"
	$(IBSTACK) --generate-completion-script zsh > "$(ZSH_COMPLETIONS)/_ibstack"
	$(IBSTACK) --generate-completion-script fish > "$(FISH_COMPLETIONS)/ibstack.fish"

# Libraries as archives only, so that they are linked in. ICU is left out: what stands in for it says why.
ARCHIVES := $(abspath $(BUILD_DIR))/archives
NEEDED = $(filter-out -lm -licu%,$(shell pkg-config --static --libs-only-l libxml-2.0 zlib))
ICU_STAND_IN = $(if $(filter -licuuc,$(shell pkg-config --static --libs-only-l libxml-2.0)),-lxml2-without-icu)

archives: setup
	rm -rf $(ARCHIVES) && mkdir -p $(ARCHIVES)
	@for library in $(NEEDED:-l%=lib%.a) libstdc++.a; do \
	  archive=$$(cc -print-file-name=$$library); \
	  [ -e "$$archive" ] || { echo "$$library is missing; install what libxml2-dev depends on" >&2; exit 1; }; \
	  ln -s "$$archive" $(ARCHIVES)/; \
	done
	@if [ -n "$(ICU_STAND_IN)" ]; then \
	  cc -O2 -fPIC -c Scripts/libxml2-without-icu.c -o $(ARCHIVES)/libxml2-without-icu.o && \
	  ar rcsD $(ARCHIVES)/libxml2-without-icu.a $(ARCHIVES)/libxml2-without-icu.o; \
	fi

# What a release consists of: what is installed, the program stripped and with all but libc linked in, whose code is in
# it, and a list of that for programs.
DIST := $(BUILD_DIR)/dist
VERSION = $(shell $(IBSTACK) --version)
PACKAGE = ibstack-$(VERSION)-$(shell uname -s | tr A-Z a-z)-$(shell uname -m)
# The time of everything in a release is that of its commit, so that two builds of it are equal.
export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || echo 0)

COMMIT ?= $(shell git rev-parse HEAD 2>/dev/null || echo unknown)

# The program is linked again, with archives, and without what of Yams is Swift: only libyaml, its C part, is used, and
# the rest would bring all of Foundation and ICU's tables. A build ID and the hashes of modules, which only a later
# compilation reads, would depend on the folder: the former is left out, the latter are zeros. Without their section
# strip would leave out RELRO, too.
OBJECTS = $(BUILD_DIR)/release/ibstack.product/Objects.LinkFileList
LINKED_OBJECTS := $(ARCHIVES)/ibstack.objects
LINK_MAP := $(ARCHIVES)/ibstack.map
MODULE_HASHES := $(ARCHIVES)/ibstack.modhash
# librsvg brings a libxml2 of its own, which must not call into the one that is linked in.
HIDE_ARCHIVES := $(if $(PNG),-Xlinker --exclude-libs=ALL)
LINK = swiftc -static-stdlib -emit-executable -module-name ibstack @$(LINKED_OBJECTS) -L$(ARCHIVES) \
	$(NEEDED) $(ICU_STAND_IN) -lm -Xclang-linker -static-libgcc $(BIND_NOW) $(HIDE_ARCHIVES) -Xlinker --gc-sections \
	-Xlinker --defsym=main=ibstack_main -Xlinker --build-id=none -Xlinker -Map=$(LINK_MAP)

dist: build archives
	@[ "$(UNAME)" = Linux ] || { echo "make dist is for Linux" >&2; exit 1; }
	rm -rf $(DIST)
	$(MAKE) install PREFIX= DESTDIR=$(DIST)/$(PACKAGE)
	grep -v /Yams.build/ $(OBJECTS) > $(LINKED_OBJECTS)
	$(LINK) -o $(DIST)/$(PACKAGE)/bin/ibstack
	strip $(DIST)/$(PACKAGE)/bin/ibstack
	objcopy --dump-section .swift_modhash=$(MODULE_HASHES) $(DIST)/$(PACKAGE)/bin/ibstack
	size=$$(stat -c %s $(MODULE_HASHES)) && truncate -s 0 $(MODULE_HASHES) && truncate -s $$size $(MODULE_HASHES)
	objcopy --update-section .swift_modhash=$(MODULE_HASHES) $(DIST)/$(PACKAGE)/bin/ibstack
	cp LICENSE README.md CHANGELOG.md Package.resolved $(DIST)/$(PACKAGE)
	install -d $(DIST)/$(PACKAGE)/licenses
	for file in $(BUILD_DIR)/checkouts/*/LICENSE*; do \
	  cp $$file $(DIST)/$(PACKAGE)/licenses/$$(basename $$(dirname $$file)) || exit 1; \
	done
	for package in libxml2-dev zlib1g-dev liblzma-dev; do \
	  [ ! -e /usr/share/doc/$$package ] || cp -L /usr/share/doc/$$package/copyright $(DIST)/$(PACKAGE)/licenses/$$package; \
	done
	cp "$$(dirname "$$(readlink -f "$$(command -v swift)")")/../share/swift/LICENSE.txt" $(DIST)/$(PACKAGE)/licenses/swift
	python3 -B Scripts/sbom.py --program $(DIST)/$(PACKAGE)/bin/ibstack --version $(VERSION) --link-map $(LINK_MAP) \
	  --resolved Package.resolved --commit $(COMMIT) > $(DIST)/$(PACKAGE)/sbom.spdx.json
	cp $(DIST)/$(PACKAGE)/sbom.spdx.json $(DIST)/$(PACKAGE).spdx.json
	tar -C $(DIST) --sort=name --format=gnu --owner=0 --group=0 --numeric-owner --mode=u+rw,go+rX,go-w \
	  --mtime=@$(SOURCE_DATE_EPOCH) -cf - $(PACKAGE) | gzip -9n > $(DIST)/$(PACKAGE).tar.gz
	cd $(DIST) && sha256sum $(PACKAGE).tar.gz > $(PACKAGE).tar.gz.sha256
	@echo "$(DIST)/$(PACKAGE).tar.gz"

.PHONY: check-dist reproducible

# What a release promises; see Documentation/Security.md.
check-dist:
	Scripts/check-dist.sh $(DIST) $(IBSTACK)

# Builds the release of the last commit twice, in two folders, and compares them.
reproducible:
	Scripts/compare-builds.sh

format:
	swift format --in-place --parallel --recursive $(SOURCES)

lint:
	swift format lint --strict --parallel --recursive $(SOURCES)

clean:
	swift package --scratch-path $(BUILD_DIR) clean
	swift package --scratch-path $(QUICK_DIR) clean

help:
	@echo "make                      build ibstack, optimized, as $(IBSTACK)"
	@echo "make demo                 build it without the optimizer and run it on Samples/"
	@echo "make FONT_FILES=1         build it with HarfBuzz, to read font files (--font); make test FONT_FILES=1 tests it"
	@echo "make PNG=1                build it with librsvg, to draw PNG (render --format png)"
	@echo "make PREVIEW=1            build it with a server, to show screens while files change (preview)"
	@echo "make test                 run all tests, in the build of make demo; FILTER=REGEX for some of them"
	@echo "make fidelity CORPUS=DIR  compare frames with those that Interface Builder stored, below DIR"
	@echo "make benchmark            time the solver and the linter beside rivals; CORPUS=DIR adds the documents below DIR"
	@echo "make benchmark-worst      run it on hostile inputs of growing size; fails where time grows faster than n log n"
	@echo "make reference            compare COUNT random systems, or those below CORPUS=DIR, with linear programs"
	@echo "make sweep                compare COUNT random stack views of each platform with the published rules; SEED=1"
	@echo "make check-output         print hostile names in every format and read them back; QUICK=1 for a part"
	@echo "make browser-test         try the page of a report in Chromium: keys, links, filters, hostile names, accessibility"
	@echo "make compare-pictures     compare PNG with what Chromium draws, below CORPUS=DIR or Samples; SCENES=200, KEEP=DIR"
	@echo "make recall PROJECT=DIR   plant faults in a copy of an app and count those found; SEED=1, VERBOSE=1, JSON=FILE"
	@echo "make pictures             draw the pictures of README.md and of the documentation anew"
	@echo "make sanitize             run all tests with the address sanitizer and with the thread sanitizer"
	@echo "make fuzz SECONDS=60      fuzz all targets, or TARGET=NAME alone, for so many seconds in all"
	@echo "make fuzz-replay          run what the fuzzer starts from, and what it ever found; make test does so too"
	@echo "make fuzz-check           check that the fuzzer reports faults that are planted for it"
	@echo "make install PREFIX=DIR   install to DIR/bin and DIR/share (default $(PREFIX)); DESTDIR is honored"
	@echo "make dist                 make a release: what is installed, stripped, with checksums, in $(DIST)"
	@echo "make check-dist           check what a release promises: size, hardening, dependencies, encodings"
	@echo "make reproducible         build the release of the last commit twice and compare; ten minutes"
	@echo "make format, make lint    rewrite or check the source's format"
	@echo "make clean                remove what was built"
	@echo "build, demo and test install libxml2's headers and pkg-config where they are missing"
