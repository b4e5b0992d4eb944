"""Runs of the program on a folder of mutants, and what must hold after each of them, whatever the mutants are:

- the exit status is a documented one, there is no signal, and the run ends
- what is printed cannot be taken for anything but text
- a command that only reads changes no file; a run that failed changed none of the documents that it names
- a document that could be read before a command wrote it can be read afterwards
- nothing is written outside of the folder, and no draft of a file stays behind
"""

import contextlib
import dataclasses
import json
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import stat
import subprocess
import zlib

from output_checks import Broken, check_lines

STATUSES = {0, 1, 2, 64}
# Of commands that document fewer.
STATUSES_OF = {"compile": {0, 2, 64}, "nib dump": {0, 2, 64}, "nib decompile": {0, 2, 64}}
# Seconds of CPU time. The slowest mutants take less than one.
TIME_LIMIT = 60
# Seconds. Others may have the processors.
PATIENCE = 900
# The shorter names are those of version 0.1.0.
DRAFT = re.compile(rb"\.ibstack-(draft-[a-z0-9]+|(?!baseline$)[a-z0-9]{8})")
DOCUMENTS = (b".xib", b".storyboard", b".xml")
UNREADABLE = "ill-formed-xml,unsupported-document"
# Lists whose order says something.
ORDERED = {
    "subviews", "items", "scenes", "objects", "segments", "sections", "cells", "prototypes",
    "userDefinedRuntimeAttributes"}
# Commands whose first word does not say what they do.
GROUPS = {"nib", "strings", "config"}
KEPT = {
    "kept.xib": b'<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" '
    b'version="3.0" toolsVersion="22505">\n    <objects>\n        <view id="iN0-l3-epB"/>\n    </objects>\n'
    b"</document>\n",
    "Main.strings": b'/* Class = "UILabel"; text = "Old"; ObjectID = "gone"; */\n"gone.text" = "Alt";\n',
    "kept.txt": b"kept\n",
}


class Finding(Exception):
    """Something that did not end well."""

    def __init__(self, cause, message):
        super().__init__(message)
        # What the same fault has in common, whatever the mutant.
        self.cause = cause


@dataclasses.dataclass
class Unit:
    """An input: files that belong together. A finding is reduced to one unit, and then to fewer of its files."""

    files: dict
    # How many of the files are mutants.
    mutants: int = 1
    # Where symbolic links lead.
    links: dict = dataclasses.field(default_factory=dict)
    # What else commands have to know of it.
    details: dict = dataclasses.field(default_factory=dict)
    # Whether commands need all of its files.
    whole: bool = False

    def name(self):
        """The first of its files, which gives the unit its name."""
        return next(iter(self.files))


class Sandbox:
    """A folder for mutants, with files around it that nobody may change."""

    def __init__(self, program, root):
        self.program = str(program)
        self.root = pathlib.Path(root)
        self.folder = self.root / "near" / "folder"
        self.judged = self.root / "judged"
        self.environment = {
            "PATH": os.environ.get("PATH", ""), "HOME": str(self.root / "home"), "LC_ALL": "C.UTF-8", "TERM": "dumb",
            "SWIFT_BACKTRACE": "enable=no", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull,
        }
        if "LD_LIBRARY_PATH" in os.environ:
            self.environment["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
        self.surround()

    def surround(self):
        """Puts the files in place that must stay as they are."""
        for path in (self.root / "outside", self.root / "home", self.root / "near" / "outside"):
            shutil.rmtree(path, ignore_errors=True)
            path.mkdir(parents=True)
            for name, data in KEPT.items():
                (path / name).write_bytes(data)
        self.around = self._around()

    def _around(self):
        found = {}
        for folder, folders, names in os.walk(self.root):
            if folder == str(self.root):
                folders[:] = [name for name in folders if name != self.judged.name]
            if folder == str(self.folder.parent):
                folders[:] = [name for name in folders if name != self.folder.name]
            for name in names + folders:
                path = os.path.join(folder, name)
                status = os.lstat(path)
                found[path] = (
                    (status.st_ino, status.st_size, status.st_mtime_ns) if stat.S_ISREG(status.st_mode) else "")
        return found

    def intruder(self):
        """A path outside of the folder that a run touched; nil where it touched none."""
        now = self._around()
        if now == self.around:
            return None
        path = next(
            path for path in sorted({*now, *self.around}) if now.get(path) != self.around.get(path))
        self.surround()
        return os.path.relpath(path, self.folder)

    def process(self, arguments, given=None, folder=None, **environment):
        """The status and the output of the program. The status is nil if it did not end."""
        process = subprocess.Popen(
            [self.program, *arguments], cwd=folder or self.folder, env={**self.environment, **environment},
            stdin=subprocess.DEVNULL if given is None else subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, start_new_session=True)
        if hasattr(resource, "prlimit"):
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(process.pid, resource.RLIMIT_CPU, (TIME_LIMIT, TIME_LIMIT + 1))
        try:
            output, errors = process.communicate(given, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
            return None, output, errors
        ended = process.returncode not in (-signal.SIGXCPU, -signal.SIGKILL)
        return process.returncode if ended else None, output, errors


class Batch:
    """A folder with some units, and files that all of them share."""

    def __init__(self, sandbox, units, shared=None, traced=()):
        self.sandbox = sandbox
        self.folder = sandbox.folder
        self.units = units
        self.shared = shared or {}
        self.processes = 0
        self.history = []
        # Crashes for which a second run told where they are.
        self.traces = dict(traced)

    def some(self, numbers, count):
        """Some units at random, each with random numbers of its own: the same ones if other units are missing."""
        salt = numbers.random()
        ranked = sorted(self.units, key=lambda unit: zlib.crc32(b"%r" % salt + unit.name()))
        return [(unit, random.Random(f"{salt} {unit.name()}")) for unit in ranked[:count]]

    # MARK: Files

    def write(self, units):
        """Puts units into the folder, and nothing else."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        top = os.fsencode(self.folder)
        made = set()
        self.contents = {}
        for files in (self.shared, *(unit.files for unit in units)):
            for path, data in files.items():
                self._make_folder(top, path, made)
                with open(os.path.join(top, path), "wb") as file:
                    file.write(data)
                self.contents[path] = data
        for unit in units:
            for path, target in unit.links.items():
                self._make_folder(top, path, made)
                os.symlink(target, os.path.join(top, path))
                self.contents[path] = ("link", target)
        self.units = units
        self.history = []
        self.adopted = {}
        self.states = self._scan()

    @staticmethod
    def _make_folder(top, path, made):
        parent = os.path.dirname(path)
        if parent and parent not in made:
            os.makedirs(os.path.join(top, parent), exist_ok=True)
            made.add(parent)

    def _scan(self):
        """The state of every file below the folder, by its path; git's own files are not looked at."""
        found, pending = {}, [b""]
        top = os.fsencode(self.folder)
        while pending:
            place = pending.pop()
            with os.scandir(os.path.join(top, place)) as entries:
                for entry in entries:
                    path = os.path.join(place, entry.name)
                    if entry.is_dir(follow_symlinks=False):
                        if entry.name != b".git":
                            pending.append(path)
                    elif entry.is_symlink():
                        found[path] = ("link", os.readlink(entry.path))
                    else:
                        status = entry.stat(follow_symlinks=False)
                        found[path] = (status.st_ino, status.st_size, status.st_mtime_ns)
        return found

    def read(self, path):
        with open(os.path.join(os.fsencode(self.folder), path), "rb") as file:
            return file.read()

    def _changes(self):
        """Old and new contents of the files that are not as they were, by their paths."""
        now, changes = self._scan(), {}
        for path in {*now, *self.states}:
            if now.get(path) == self.states.get(path):
                continue
            old = self.contents.get(path)
            new = None
            if path in now:
                new = now[path] if now[path][0] == "link" else self.read(path)
            if old != new:
                changes[path] = (old, new)
        self.states = now
        return changes

    def adopt(self):
        """Takes files that a command put into the folder for those that belong there."""
        changes = self._changes()
        self._remember(changes)
        self.adopted.update((path, new) for path, (_, new) in changes.items() if isinstance(new, bytes))

    def _remember(self, changes):
        for path, (_, new) in changes.items():
            if new is None:
                self.contents.pop(path, None)
            else:
                self.contents[path] = new

    # MARK: Runs

    def run(self, arguments, check=check_lines, files=None, writes=False, outputs=(), whole=False, again=False,
            given=None, excused=None, faults=UNREADABLE):
        """Runs a command and checks all that must hold.

        check: what must hold for what it prints
        files: what must hold for files that it writes, by their paths
        writes: whether it may change files
        outputs: prefixes of paths that it may write even so, and if it fails
        whole: whether it is about one document, so that a failure means that nothing was written
        again: whether a second run must change nothing
        given: standard input
        excused: tells by the complaints whether documents may be ones that cannot be read
        faults: the rules by which a document counts as one that cannot be read
        Returns the status, the output and what changed.
        """
        arguments = [os.fsencode(argument) for argument in arguments]
        self.history.append((arguments, given))
        self.processes += 1
        status, output, errors = self.sandbox.process(arguments, given)
        self._check_status(arguments, status, errors)
        self._check_output(arguments, status, output, errors, check, files or {})
        changes = self._changes()
        self._check_changes(arguments, status, errors, changes, writes, outputs, whole)
        self._remember(changes)
        if writes:
            self._check_readable(arguments, errors, changes, excused, faults)
            if again and status in (0, 1, 2):
                self._run_again(arguments, given)
        return status, output, changes

    @staticmethod
    def _command(arguments):
        words = [os.fsdecode(argument) for argument in arguments]
        return " ".join(words[: 2 if words[0] in GROUPS else 1])

    def finding(self, arguments, cause, message):
        shown = shlex.join(os.fsdecode(os.fsencode(argument)) for argument in arguments)
        return Finding(f"{self._command(arguments)}: {cause}", f"{shown[:300]}: {message}")

    def _check_status(self, arguments, status, errors):
        if status is None:
            raise self.finding(arguments, "no end", f"no end after {TIME_LIMIT} s of CPU time")
        if status in STATUSES_OF.get(self._command(arguments), STATUSES):
            return
        if status < 0:
            raise self.finding(arguments, f"signal {-status}", f"signal {-status}: {errors[-300:]!r}")
        raise self.finding(arguments, f"status {status}", f"status {status}: {errors[-300:]!r}")

    def _check_output(self, arguments, status, output, errors, check, files):
        place = "standard error"
        try:
            check_lines(errors)
            place = "standard output"
            # A run that failed may have printed nothing, in any format.
            if check is not None and (output or status not in (2, 64)):
                check(output)
            for path, check_file in files.items():
                place = path
                output_file = self.folder / path
                # A run that failed may have refused to write through a link.
                if status in (0, 1) or output_file.exists() and not output_file.is_symlink():
                    check_file(output_file.read_bytes())
        except Broken as error:
            cause = re.sub(r"'.*'|\".*\"|\d+", "…", str(error))[:60]
            raise self.finding(arguments, f"{place}: {cause}", f"{place}: {error}") from None
        except FileNotFoundError:
            raise self.finding(arguments, f"no {place}", f"status {status}, but {place} is not there") from None

    def check(self, arguments, changes, suffix, check):
        """Checks the files that a command wrote whose names end with a suffix."""
        for path, (_, new) in sorted(changes.items()):
            if path.endswith(suffix) and isinstance(new, bytes):
                try:
                    check(new)
                except Broken as error:
                    cause = f"{suffix.decode()}: {re.sub(r'[0-9]+', '…', str(error))[:60]}"
                    raise self.finding(arguments, cause, f"{os.fsdecode(path)}: {error}") from None

    def _check_changes(self, arguments, status, errors, changes, writes, outputs, whole):
        intruder = self.sandbox.intruder()
        if intruder is not None:
            raise self.finding(arguments, "writes outside", f"{intruder}: changed, outside of the folder")
        for path in changes:
            shown = os.fsdecode(path)
            if DRAFT.fullmatch(os.path.basename(path)):
                raise self.finding(arguments, "leaves a draft", f"{shown}: left behind")
            if any(path.startswith(os.fsencode(prefix)) for prefix in outputs) and status != 64:
                continue
            if not writes or status == 64:
                raise self.finding(arguments, "changes a file", f"{shown}: changed, status {status}")
            failed = whole or re.search(rb"(?m)^" + re.escape(path) + rb": error: ", errors)
            if status == 2 and failed:
                raise self.finding(arguments, "changes a file and fails", f"{shown}: changed, status 2")

    def _check_readable(self, arguments, errors, changes, excused, faults):
        """Whether documents can be read that could be read before. Reading the new ones is enough for most runs."""
        written = {
            path: pair for path, pair in changes.items()
            if path.endswith(DOCUMENTS) and isinstance(pair[0], bytes) and isinstance(pair[1], bytes)
        }
        broken = self.unreadable({path: new for path, (_, new) in written.items()}, faults)
        if broken:
            broken -= self.unreadable({path: written[path][0] for path in broken}, faults)
        if broken and not (excused and excused(errors)):
            path = os.fsdecode(sorted(broken)[0])
            raise self.finding(arguments, "makes a document unreadable", f"{path}: cannot be read any more")

    def unreadable(self, documents, faults=UNREADABLE):
        """The paths of the documents that cannot be read."""
        if not documents:
            return set()
        shutil.rmtree(self.sandbox.judged, ignore_errors=True)
        self.sandbox.judged.mkdir()
        paths = list(documents)
        for number, path in enumerate(paths):
            (self.sandbox.judged / f"{number}.xib").write_bytes(documents[path])
        self.processes += 1
        status, output, errors = self.sandbox.process(
            ["lint", ".", "--select", faults, "--format", "concise", "--quiet"], folder=self.sandbox.judged)
        if status not in (0, 1, 2):
            return set()
        # What cannot be read is reported whatever is selected. Files that cannot be opened have no rule.
        lines = re.findall(rb"(?m)^(?:\./)?(\d+)\.xib:.*?(?:\[([a-z-]+)\])?$", output + b"\n" + errors)
        return {paths[int(number)] for number, rule in lines if not rule or rule.decode() in faults.split(",")}

    def compare(self, changes):
        """The first document in which a change of files changed what it says; nil if there is none.

        Objects with the same id cannot be told apart: documents that have some are left out.
        """
        written = {
            path: pair for path, pair in changes.items()
            if isinstance(pair[0], bytes) and isinstance(pair[1], bytes) and not self._repeats_ids(pair[0])}
        if not written:
            return None
        shutil.rmtree(self.sandbox.judged, ignore_errors=True)
        paths = list(written)
        for place, version in enumerate(("old", "new")):
            (self.sandbox.judged / version).mkdir(parents=True)
            for number, path in enumerate(paths):
                (self.sandbox.judged / version / f"{number}.xib").write_bytes(written[path][place])
        self.processes += 1
        _, output, _ = self.sandbox.process(
            ["diff", "old", "new", "--all", "--format", "json"], folder=self.sandbox.judged)
        try:
            documents = json.loads(output)["documents"]
        except ValueError:
            return None
        for document in documents:
            if document["new"] and any(not self._is_form(change) for change in document["changes"]):
                return paths[int(pathlib.PurePath(document["new"]).stem)]
        return None

    @staticmethod
    def _repeats_ids(data):
        ids = re.findall(rb'\sid="([^"]*)"', data)
        return len(ids) != len(set(ids))

    @staticmethod
    def _is_form(change):
        """Whether a change is one of form: of an order that says nothing, or of empty lists."""
        kind, element = change["change"], change["element"].rsplit("/", 1)[-1]
        if kind == "removal":
            return not re.sub(r'</?\w+(\s+key="[^"]*")?\s*/?>|\s', "", change["xml"])
        return kind == "order" and element not in ORDERED

    def _run_again(self, arguments, given):
        self.processes += 1
        status, _, errors = self.sandbox.process(arguments, given)
        self._check_status(arguments, status, errors)
        changes = self._changes()
        if changes:
            path = os.fsdecode(sorted(changes)[0])
            raise self.finding(arguments, "changes a file again", f"{path}: a second run changed it again")

    def trace(self):
        """Where the last command crashes, if the system can tell; nil otherwise."""
        arguments, given = self.history[-1]
        _, _, errors = self.sandbox.process(arguments, given, SWIFT_BACKTRACE="enable=yes,color=no,interactive=no")
        reason = re.search(rb"\*\*\* (Swift runtime failure: .*?) \*\*\*|Fatal error: (.*)", errors)
        place = re.search(rb"crashed:.*?[ ]at \S*?(Sources/\S+\.swift:\d+)", errors, re.DOTALL)
        if place is None:
            return None
        text = (reason[1] or reason[2]) if reason else b"crash"
        return f"{os.fsdecode(place[1])}: {os.fsdecode(text)}"
