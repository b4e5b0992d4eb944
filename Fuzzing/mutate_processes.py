#!/usr/bin/env python3
"""Runs ibstack's commands on mutants of what they read, and looks whether they end well: no signal, no hang, a status
that is documented, output that is nothing but text, files that are whole and in their places. What does not is searched
for the input that does it, which is saved.

    make build
    python3 -B Fuzzing/mutate_processes.py .build/release/ibstack --count 10000 --seed 1
    python3 -B Fuzzing/mutate_processes.py .build/release/ibstack --kinds nibs,archives --jobs 2

A mutant is a mutated file that at least one command reads. Each batch of mutants has a folder of its own, in memory
where the system has such a place. The same seed gives the same mutants, whatever the number of jobs.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import multiprocessing
import os
import pathlib
import random
import resource
import shlex
import sys
import tempfile
import time

import kinds.archives
import kinds.catalogs
import kinds.configurations
import kinds.documents
import kinds.edits
import kinds.formats
import kinds.logs
import kinds.merges
import kinds.nibs
import kinds.patches
import kinds.projects
import kinds.properties
import kinds.renames
import kinds.results
import kinds.strings
import kinds.variants
from process_runs import Batch, Finding, Sandbox
from seeds import Seeds

KINDS = {kind.name: kind for kind in (
    kinds.documents.Documents, kinds.nibs.Nibs, kinds.archives.Archives, kinds.merges.Merges, kinds.patches.Patches,
    kinds.strings.Strings, kinds.projects.Projects, kinds.formats.Formats, kinds.variants.Variants,
    kinds.variants.Definitions, kinds.logs.Logs, kinds.properties.Properties, kinds.catalogs.Catalogs,
    kinds.configurations.Configurations, kinds.results.Results,
    kinds.edits.Edits, kinds.renames.Renames)}
# A process that takes more memory, in bytes, has a fault.
MEMORY_LIMIT = 8 << 30
# How often the same cause is reduced and saved.
SAVED = 3
# After that many findings of a sort, only their number is of interest.
FAMILIAR = 25
# How many runs it takes at most to make a finding smaller.
REDUCTIONS = 150
# What one batch may cost: after that many findings, the rest of it is left out.
FINDINGS = 6


class Tally:
    """What came out of the batches of a kind."""

    def __init__(self):
        self.mutants = self.processes = self.findings = 0
        self.seconds = 0.0
        self.causes = collections.Counter()

    def add(self, other):
        self.mutants += other.mutants
        self.processes += other.processes
        self.findings += other.findings
        self.seconds += other.seconds
        self.causes += other.causes

    def line(self, name):
        def counted(count, word, plural=None):
            return f"{count} {word if count == 1 else plural or word + 's'}"

        rate = self.mutants / self.seconds if self.seconds else 0
        return (
            f"{name}: {counted(self.mutants, 'mutant')}, {counted(self.processes, 'process', 'processes')}, "
            f"{counted(self.findings, 'finding')}, {counted(len(self.causes), 'cause')}, "
            f"{self.seconds:.0f} s of CPU time, {rate:.0f} mutants/s")


class Worker:
    """Runs batches, one after the other, in folders of its own."""

    def __init__(self, options, seeds):
        self.options = options
        self.kinds = {name: KINDS[name](seeds) for name in options.kinds}
        self.work = tempfile.TemporaryDirectory(dir=folder_in_memory())
        self.sandbox = Sandbox(options.program, self.work.name)
        # How often something went wrong, without and with the place where it did, and the last place.
        self.known, self.saved, self.names = collections.Counter(), collections.Counter(), {}

    def run(self, name, number):
        """Runs some commands on the batch of a kind that has a number."""
        start = cpu_time()
        kind, tally = self.kinds[name], Tally()
        numbers = random.Random(f"{self.options.seed} {name} {number}")
        units = [self._unit(kind, numbers, index) for index in range(kind.size)]
        batch = Batch(self.sandbox, units, kind.shared(numbers))
        tally.mutants = sum(unit.mutants for unit in units)
        for command in numbers.sample(kind.commands, min(self.options.commands, len(kind.commands))):
            self._run(kind, batch, units, command, numbers.random(), tally)
        tally.processes, tally.seconds = batch.processes, cpu_time() - start
        return tally

    @staticmethod
    def _unit(kind, numbers, index):
        """A mutant; another one where Python's own JSON gives up at the depth of a nested one."""
        while True:
            try:
                return kind.unit(numbers, index)
            except RecursionError:
                continue

    def _run(self, kind, batch, units, command, seed, tally):
        """Runs a command until nothing is found, each time without the unit with which something was found."""
        for _ in range(FINDINGS):
            finding = failure(kind, batch, units, command, seed)
            if finding is None:
                return
            tally.findings += 1
            cause = finding.cause
            self.known[cause] += 1
            if self.known[cause] > FAMILIAR:
                tally.causes[self.names.get(cause, cause)] += 1
                return
            found = self._guilty(kind, batch, units, command, seed, cause)
            if ": signal " in cause:
                # Where is a question of seconds.
                failure(kind, batch, found, command, seed)
                place = batch.trace()
                cause = f"{cause}, {place}" if place else cause
                self.names[finding.cause] = cause
            tally.causes[cause] += 1
            self.saved[cause] += 1
            if self.saved[cause] <= SAVED:
                self._save(kind, batch, found, command, seed, finding.cause, cause)
            if len(found) != 1 or finding.cause.endswith("no end"):
                return
            units = [unit for unit in units if unit is not found[0]]
            if not units:
                return

    def _guilty(self, kind, batch, units, command, seed, cause):
        """The fewest units that halving finds with which the same goes wrong."""
        def fails(some):
            finding = failure(kind, batch, some, command, seed)
            return finding is not None and finding.cause == cause

        while len(units) > 1:
            middle = len(units) // 2
            half = next((half for half in (units[:middle], units[middle:]) if fails(half)), None)
            if half is None:
                half = next(([unit] for unit in units if fails([unit])), None) if len(units) <= 8 else None
            if half is None:
                break
            units = half
        return units

    def _save(self, kind, batch, units, command, seed, cause, shown):
        if len(units) == 1 and not cause.endswith("no end"):
            units = [self._reduced(kind, batch, units[0], command, seed, cause)]
        finding = failure(kind, batch, units, command, seed)
        folder = self.options.output / f"{kind.name}-{''.join(c if c.isalnum() else '-' for c in shown)[:100]}"
        folder = next(
            place for place in (folder.with_name(f"{folder.name}-{number}") for number in range(1, 10**6))
            if not place.exists())
        for files in (batch.shared, *(unit.files for unit in units), batch.adopted):
            for path, data in files.items():
                place = os.path.join(os.fsencode(folder), b"files", path)
                os.makedirs(os.path.dirname(place), exist_ok=True)
                with open(place, "wb") as file:
                    file.write(data)
        for unit in units:
            for path, target in unit.links.items():
                place = os.path.join(os.fsencode(folder), b"files", path)
                os.makedirs(os.path.dirname(place), exist_ok=True)
                os.path.lexists(place) or os.symlink(target, place)
        commands = []
        for arguments, given in batch.history:
            line = "ibstack " + shlex.join(os.fsdecode(argument) for argument in arguments)
            if given is not None:
                (folder / "input").write_bytes(given)
                line += " < ../input"
            commands.append(line)
        text = "\n".join([shown, str(finding or "not found again"), "in files:", *commands, ""])
        (folder / "message.txt").write_text(text, errors="surrogateescape")
        print(f"{folder}: {shown!r}", flush=True)

    def _reduced(self, kind, batch, unit, command, seed, cause):
        """A unit without the files and the parts of files that do not matter."""
        left = REDUCTIONS

        def fails(files):
            nonlocal left
            left -= 1
            finding = failure(kind, batch, [dataclasses.replace(unit, files=files)], command, seed)
            return finding is not None and finding.cause == cause

        files = dict(unit.files)
        for path in list(files)[1:] if not unit.whole else []:
            rest = {other: data for other, data in files.items() if other != path}
            if left > 0 and fails(rest):
                files = rest
        for path in sorted(files, key=lambda path: -len(files[path])):
            separator = b"\n" if files[path].count(b"\n") > 3 else b""
            parts = files[path].split(separator) if separator else [bytes([byte]) for byte in files[path]]
            size = len(parts) // 2
            while size and left > 0:
                place = 0
                while place < len(parts) and left > 0:
                    fewer = parts[:place] + parts[place + size :]
                    if fails({**files, path: separator.join(fewer)}):
                        parts = fewer
                    else:
                        place += size
                size //= 2
            files[path] = separator.join(parts)
        return dataclasses.replace(unit, files=files)


def failure(kind, batch, units, command, seed):
    """What goes wrong when a command is run on some units; nil where nothing does."""
    batch.write(units)
    try:
        command(kind, batch, random.Random(seed))
    except Finding as finding:
        return finding
    return None


def folder_in_memory():
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def cpu_time():
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


# Of this process, if it is one that runs batches.
worker = None


def begin(options, seeds):
    global worker
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    worker = Worker(options, seeds)


def run(task):
    name, number = task
    return name, worker.run(name, number)


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=2000, help="mutants, about the same number of each kind (2000)")
    parser.add_argument(
        "--kinds", default=",".join(KINDS), help=f"what to mutate, with commas between ({','.join(KINDS)})")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers (1)")
    parser.add_argument("--commands", type=int, default=1, help="commands for each batch, at random (1)")
    parser.add_argument("--jobs", type=int, default=1, help="batches at once (1)")
    parser.add_argument("--seeds", type=pathlib.Path, help="folder of documents, in place of Seeds/documents")
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path(".build-fuzz/mutants"), help="for findings")
    options = parser.parse_args()
    options.program = options.program.resolve()
    options.kinds = options.kinds.split(",")
    unknown = [name for name in options.kinds if name not in KINDS]
    if unknown:
        parser.error(f"no kind {unknown[0]!r}; expected {', '.join(KINDS)}")
    if not os.access(options.program, os.X_OK):
        parser.error(f"{options.program}: no program")
    return options


def tasks(options, tallies):
    """Batches of all kinds in turn, until each has its share of the mutants."""
    share = options.count / len(options.kinds)
    number = 0
    while True:
        left = [name for name in options.kinds if tallies[name].mutants < share]
        if not left:
            return
        for name in left:
            yield name, number
        number += 1


def main():
    options = parse()
    with tempfile.TemporaryDirectory(dir=folder_in_memory()) as work:
        seeds = Seeds(options.program, work, options.seeds)
    tallies = {name: Tally() for name in options.kinds}
    start, told = time.monotonic(), 0
    context = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(options.jobs, context, begin, (options, seeds)) as pool:
        pending, todo = set(), tasks(options, tallies)
        while True:
            while len(pending) < options.jobs + 1 and (task := next(todo, None)) is not None:
                pending.add(pool.submit(run, task))
            if not pending:
                break
            done, pending = concurrent.futures.wait(pending, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in done:
                name, tally = future.result()
                tallies[name].add(tally)
            mutants = sum(tally.mutants for tally in tallies.values())
            if mutants // 10000 > told:
                told = mutants // 10000
                print(f"{mutants} mutants, {time.monotonic() - start:.0f} s", flush=True)
    total = Tally()
    for name, tally in tallies.items():
        total.add(tally)
        print(tally.line(name))
    for cause, count in sorted(total.causes.items()):
        print(f"  {count} × {cause!r}")
    print(total.line("all"))
    sys.exit(1 if total.findings else 0)


main()
