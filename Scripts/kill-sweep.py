#!/usr/bin/env python3
"""Kills every command that writes, before each of its system calls that write, and looks what is left:

- every file is the old or the new one, byte for byte; the new one is that of a run that nobody disturbed
- the next run of the same command ends as an undisturbed one does, with the same files
- no draft of a file is left behind after that next run

    make build
    python3 -B Scripts/kill-sweep.py .build/release/ibstack

Prints a line for each command, and exits with status 1 if anything is wrong. Needs Linux, a C compiler and git.
"""

import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The shorter names are those of version 0.1.0.
DRAFT = re.compile(r"\.ibstack-(draft-[a-z0-9]+|(?!baseline$)[a-z0-9]{8})")
# Seconds. A run takes less than one.
TIME_LIMIT = 60
# More calls than any command makes.
CALL_LIMIT = 2000
ALL_RULES = "preset: all\n"

SCREEN = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
        <view id="root" contentMode="scaleToFill">
            <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="10" y="90" width="180" height="40"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="40" id="one"/>
                        <constraint firstAttribute="height" constant="40" id="two"/>
                    </constraints>
                </view>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Tickets" id="text">
                    <rect key="frame" x="20" y="20" width="100" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
                <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="book">
                    <rect key="frame" x="20" y="150" width="100" height="30"/>
                    <state key="normal" title="Book"/>
                </button>
            </subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" \
id="top"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
constant="10" id="leading"/>
                <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="10" \
id="trailing"/>
            </constraints>
        </view>
    </objects>
</document>
"""
STRINGS = """/* Class = "UILabel"; text = "Tickets"; ObjectID = "text"; */
"text.text" = "Karten";

/* Class = "UILabel"; text = "Old"; ObjectID = "gone"; */
"gone.text" = "Alt";
"""
EXCHANGE = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="Base.lproj/Main.xib" source-language="en" target-language="LANGUAGE" datatype="plaintext"><body>
    <trans-unit id="text.text"><source>Tickets</source><target>Karten</target></trans-unit>
    <trans-unit id="book.normalTitle"><source>Book</source><target>Buchen</target></trans-unit>
  </body></file>
</xliff>
"""


@dataclasses.dataclass
class Case:
    """A command, and the files that it is run on."""

    name: str
    files: dict
    command: list
    # Standard input.
    given: str = ""
    # Whether a second run refuses because the first one did everything, as a file exists or a conflict is gone.
    once: bool = False
    # Documents that git could not merge: the base, ours and theirs, by their paths.
    unmerged: dict = dataclasses.field(default_factory=dict)
    # Whether the folder is a repository.
    repository: bool = False

# A stack definition.
FORM = '<stackView><label text="Name"/><view/></stackView>\n'


def screens(count, content=SCREEN):
    return {f"{number}.xib": content for number in range(count)}


def cases(count):
    """All commands that write, with as many documents where several are possible."""
    title = SCREEN.replace('title="Book"', 'title="Buy"')
    text = SCREEN.replace('text="Tickets"', 'text="Seats"')
    other = SCREEN.replace('text="Tickets"', 'text="Places"')
    line = next(line for line in SCREEN.splitlines(keepends=True) if "Tickets" in line)
    marked = SCREEN.replace(
        line, f"<<<<<<< ours\n{line}||||||| base\n{line}=======\n{line.replace('Tickets', 'Seats')}>>>>>>> theirs\n")
    languages = ["de", "fr", "it", "es", "pt", "nl", "sv", "da", "fi", "nb", "pl", "cs", "hu", "ro", "sk", "sl"][:count]
    translated = {"Base.lproj/Main.xib": SCREEN, **{f"{name}.lproj/Main.strings": STRINGS for name in languages}}
    storyboards = {path.name: path.read_text() for path in (ROOT / "Samples").glob("*.storyboard")}
    nib = {"Order.storyboard": storyboards["Order.storyboard"]}
    change = (
        '{"version": 1, "documents": [' + ", ".join(
            '{"old": "%d.xib", "new": "%d.xib", "changes": [{"change": "attribute", "element": "#text", '
            '"attribute": "text", "old": "Tickets", "new": "Seats", "after": "contentMode"}]}' % (number, number)
            for number in range(count)) + "]}")
    both = {"b.xib": SCREEN, "o.xib": text, "t.xib": other}
    unmerged = {f"{number}.xib": (SCREEN, text, title) for number in range(max(2, count // 3))}
    formats = ["human", "sarif", "junit", "json", "markdown", "html"]
    reports = [word for name in formats for word in ("--format", f"{name}=out.{name}")]
    return [
        Case("lint --fix", screens(count), ["lint", ".", "--fix"]),
        Case("lint --fix --unsafe", {**screens(2), "all.yml": ALL_RULES}, [
            "lint", ".", "--config", "all.yml", "--fix", "--unsafe"]),
        Case("lint --format X=FILE", {**screens(2), "out.sarif": "old\n", "out.json": "old\n"}, [
            "lint", ".", *reports]),
        Case("lint --output", {**screens(2), "report": "old\n"}, ["lint", ".", "--output", "report"]),
        Case("lint --baseline write", {**screens(2), ".ibstack-baseline": "old\n"}, [
            "lint", ".", "--baseline", "write"]),
        Case("lint --add-suppressions", {**screens(2), ".ibstack.yml": "# ours\npreset: recommended\n"}, [
            "lint", ".", "--add-suppressions"]),
        Case("merge-reports --output", {"1.json": "", "out.json": "old\n"}, [
            "merge-reports", "1.json", "--format", "json=out.json", "--format", "sarif=out.sarif"]),
        Case("update-frames", screens(count), ["update-frames", "."]),
        Case("format", screens(count), ["format", "."]),
        Case("apply", {**screens(count), "change.json": change}, ["apply", "change.json"]),
        Case("merge", {**both, "t.xib": title}, ["merge", "b.xib", "o.xib", "t.xib"]),
        Case("merge, conflicts", both, ["merge", "b.xib", "o.xib", "t.xib"]),
        Case("merge, old conflicts", {**both, "t.xib": title, "o.xib.ibstack-conflicts": "{}\n"}, [
            "merge", "b.xib", "o.xib", "t.xib"]),
        Case("merge --install", {".gitattributes": "*.png binary\n"}, ["merge", "--install"], repository=True),
        Case("diff --install", {".gitattributes": "*.png binary\n"}, ["diff", "--install"], repository=True),
        # One document: once it has no markers any more, a second run refuses it, and all others with it.
        Case("resolve, markers", {"0.xib": marked}, ["resolve", "0.xib"], once=True),
        Case("resolve, git", {}, ["resolve"], unmerged=unmerged),
        Case("resolve, conflicts", {}, ["resolve"], unmerged={"0.xib": (SCREEN, text, other)}),
        Case("mergetool", {}, ["mergetool"], given="t\n" * 50, unmerged={
            f"{number}.xib": (SCREEN, text, other) for number in range(max(2, count // 3))}),
        Case("strings update", translated, ["strings", "update", "."]),
        Case("strings extract --output FILE", {**screens(1), "out.strings": "old\n"}, [
            "strings", "extract", ".", "--output", "out.strings"]),
        Case("strings extract --output DIR", {**screens(count), "out/0.strings": "old\n"}, [
            "strings", "extract", *screens(count), "--output", "out"]),
        Case("strings import", {**translated, **{
            f"{name}.xliff": EXCHANGE.replace("LANGUAGE", name) for name in languages + ["ja"]}}, [
            "strings", "import", *(f"{name}.xliff" for name in languages + ["ja"])]),
        Case("compile", {**nib, "out/Order.storyboardc/Info.plist": "old\n"}, [
            "compile", "Order.storyboard", "--output", "out"]),
        Case("convert", {"form.xml": FORM, "form.xib": "old\n"}, ["convert", "form.xml", "--to", "form.xib"]),
        Case("convert --scene", {**storyboards, "form.xml": FORM}, [
            "convert", "form.xml", "--to", next(iter(storyboards)), "--scene", "Form"]),
        Case("compile --output-partial-info-plist", nib, [
            "compile", "Order.storyboard", "--compile", "out/Order.storyboardc", "--output-partial-info-plist",
            "out/part.plist"]),
        Case("render --output", {**screens(count), **storyboards, "out/0.svg": "old\n"}, [
            "render", ".", "--output", "out"]),
        Case("report --output", {**screens(2), "out/index.html": "old\n"}, ["report", ".", "--output", "out"]),
        Case("report --compare", {**screens(2), "before/0.xib": title, "before/1.xib": text}, [
            "report", "0.xib", "1.xib", "--output", "out", "--compare", "before", "--summary", "out/changes.md"]),
        Case("rules --pictures", {}, [
            "rules", "clipped-text", "misplaced-view", "overlapping-views", "--pictures", "out"]),
        Case("config init", screens(2), ["config", "init"], once=True),
        Case("migrate --output", {".iblinter.yml": "disabled_rules:\n  - ambiguous\n"}, [
            "migrate", ".iblinter.yml", "--output", ".ibstack.yml"], once=True),
    ]


class Sweep:
    """The runs of one command in a folder."""

    def __init__(self, options, case, work):
        self.options = options
        self.case = case
        self.folder = pathlib.Path(work) / "folder"
        self.pristine = pathlib.Path(work) / "pristine"
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(work), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull,
            **{name: os.environ[name] for name in ("LD_LIBRARY_PATH",) if name in os.environ}}
        self.runs, self.problems, self.counts = 0, [], dict.fromkeys(("torn", "missing", "left behind", "other"), 0)

    def git(self, *arguments, given=None):
        return subprocess.run(
            ["git", *arguments], cwd=self.pristine, env=self.environment, input=given, capture_output=True, check=True,
            text=True).stdout

    def prepare(self):
        self.pristine.mkdir()
        for path, content in self.case.files.items():
            (self.pristine / path).parent.mkdir(parents=True, exist_ok=True)
            (self.pristine / path).write_text(content, newline="")
        if "1.json" in self.case.files:
            (self.pristine / "0.xib").write_text(SCREEN)
            subprocess.run(
                [self.options.program, "lint", "0.xib", "--format", "json=1.json"], cwd=self.pristine,
                env=self.environment, capture_output=True, check=False)
        if self.case.repository or self.case.unmerged:
            self.git("init", "-q")
        for path, versions in self.case.unmerged.items():
            (self.pristine / path).write_text("<<<<<<< ours\n=======\n>>>>>>> theirs\n")
            names = [self.git("hash-object", "-w", "--stdin", given=text).strip() for text in versions]
            self.git(
                "update-index", "--index-info",
                given="".join(f"100644 {name} {stage}\t{path}\n" for stage, name in enumerate(names, 1)))

    def reset(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.pristine, self.folder, symlinks=True)

    def run(self, *before):
        """The status of a run and what is printed before the program prints anything."""
        try:
            done = subprocess.run(
                [*before, self.options.program, *self.case.command], cwd=self.folder, env=self.environment,
                input=self.case.given.encode(), capture_output=True, timeout=TIME_LIMIT, check=False)
        except subprocess.TimeoutExpired:
            return None, b""
        return done.returncode, done.stdout

    def files(self):
        """All files but git's own, of which only those that ibstack names are compared."""
        found = {}
        for folder, folders, names in os.walk(self.folder):
            if os.path.basename(folder) == ".git":
                folders[:] = [name for name in folders if name == "info"]
                names = [name for name in names if name == "config"]
            for name in names:
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, self.folder)] = file.read()
        return found

    def problem(self, kind, call, text):
        self.counts[kind] += 1
        self.problems.append(f"{call}: {kind}: {text}")

    def sweep(self):
        self.prepare()
        self.reset()
        old = self.files()
        status, _ = self.run()
        new = self.files()
        if status not in (0, 1):
            self.problem("other", "undisturbed", f"status {status}")
            return self
        if new == old:
            self.problem("other", "undisturbed", "nothing was written")
            return self
        self.reset()
        self.run()
        if self.files() != new:
            self.problem("other", "undisturbed", "two runs wrote different files")
        for number in range(1, CALL_LIMIT):
            self.reset()
            killed, output = self.run(str(self.options.helper), str(number), str(int(signal.SIGKILL)))
            if killed == 125:
                sys.exit("processes cannot be traced here")
            before = re.match(rb"(?:.*\n)*?before (\w+)\n", output)
            if before is None:
                if self.files() != new:
                    self.problem("other", f"call {number}", "a run that was not killed wrote something else")
                break
            self.runs += 1
            self.check(f"before call {number}, {before[1].decode()}", old, new, status)
        return self

    def check(self, call, old, new, status):
        left = self.files()
        for path in sorted({*old, *new, *left}):
            if DRAFT.fullmatch(os.path.basename(path)):
                continue
            if path not in left:
                if path in old and path in new:
                    self.problem("missing", call, path)
            elif left[path] not in (old.get(path), new.get(path)):
                self.problem("torn", call, f"{path}, {len(left[path])} bytes")
        again, _ = self.run()
        after = self.files()
        is_done = self.case.once and again == 2
        if again != status and not is_done:
            self.problem("other", call, f"the next run ends with status {again}, not {status}")
        drafts = [path for path in after if DRAFT.fullmatch(os.path.basename(path))]
        if drafts:
            self.problem("left behind", call, drafts[0])
        if {path: data for path, data in after.items() if path not in drafts} != new:
            different = sorted(
                path for path in {*after, *new} if after.get(path) != new.get(path) and path not in drafts)
            self.problem("other", call, f"the next run leaves another {different[0]}")


def sweep(options, case):
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as work:
        return Sweep(options, case, work).sweep()


def counted(counts):
    return ", ".join(f"{count} {kind}" for kind, count in counts.items())


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--documents", type=int, default=32, help="documents for commands that take several (32)")
    parser.add_argument("--commands", default="", help="only commands whose line starts with this")
    parser.add_argument("--jobs", type=int, default=1, help="commands at once (1)")
    parser.add_argument("--verbose", action="store_true", help="list all that is wrong, not the first of each command")
    options = parser.parse_args()
    options.program = options.program.resolve()
    return options


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as folder:
        options.helper = pathlib.Path(folder) / "kill-at-call"
        source = ROOT / "Tests" / "kill-at-call" / "main.c"
        subprocess.run([os.environ.get("CC", "cc"), "-O2", "-o", options.helper, source], check=True)
        wanted = [case for case in cases(options.documents) if case.name.startswith(options.commands)]
        total, runs = dict.fromkeys(("torn", "missing", "left behind", "other"), 0), 0
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for case, done in zip(wanted, pool.map(lambda case: sweep(options, case), wanted)):
                print(f"{case.name}: {done.runs} runs, {counted(done.counts)}", flush=True)
                for text in done.problems if options.verbose else done.problems[:1]:
                    print(f"  {text}", flush=True)
                runs += done.runs
                for kind, count in done.counts.items():
                    total[kind] += count
        print(f"all: {runs} runs, {counted(total)}")
    sys.exit(1 if any(total.values()) or not runs else 0)


main()
