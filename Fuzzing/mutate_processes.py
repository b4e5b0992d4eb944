#!/usr/bin/env python3
"""Runs ibstack's commands on mutants of documents and configurations, under hostile file names, and looks whether they end
well: no signal, no hang, a status that is documented, output that its readers can read. What does not is searched for
the document that does it, which is saved.

    make build
    python3 -B Fuzzing/mutate_processes.py .build/release/ibstack --count 10000 --seed 1
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

from mutants import Mutator
from output_checks import FORMATS, Broken, check_csv, check_json, check_lines

HERE = pathlib.Path(__file__).resolve().parent
STATUSES = {0, 1, 2, 64}
TIME_LIMIT = 20
ALL_RULES = b"preset: all\n"


class Finding(Exception):
    """Something that did not end well."""


class Batch:
    """A folder with some documents and a configuration."""

    def __init__(self, program, folder, documents, configuration):
        self.program = program
        self.folder = folder
        self.documents = documents
        self.configuration = configuration

    def write(self, documents):
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "in").mkdir(parents=True)
        for name, data in documents:
            with open(os.path.join(os.fsencode(self.folder), b"in", name), "wb") as file:
                file.write(data)
        (self.folder / "all.yml").write_bytes(ALL_RULES)
        (self.folder / "mutant.yml").write_bytes(self.configuration)
        (self.folder / "mutant.json").write_bytes(self.configuration)

    def run(self, arguments, check=check_lines, files=()):
        """Runs a command; what it prints is given to a check, and so are files that it writes."""
        shown = " ".join(os.fsdecode(os.fsencode(argument)) for argument in arguments)
        try:
            done = subprocess.run(
                [self.program, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True,
                timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            raise Finding(f"{shown}: no end after {TIME_LIMIT} s") from None
        if done.returncode not in STATUSES:
            raise Finding(f"{shown}: status {done.returncode}: {done.stderr[-500:]!r}")
        try:
            check_lines(done.stderr)
            if check is not None and done.returncode != 64:
                check(done.stdout)
            for path, check_file in files:
                check_file((self.folder / path).read_bytes())
        except Broken as error:
            raise Finding(f"{shown}: {error}") from None
        except FileNotFoundError as error:
            if done.returncode not in (2, 64):
                raise Finding(f"{shown}: {error}") from None

    def lint(self, *arguments):
        outputs = [f"{name}=out.{name}" for name in FORMATS]
        formats = [argument for output in outputs for argument in ("--format", output)]
        for name in FORMATS:
            (self.folder / f"out.{name}").unlink(missing_ok=True)
        self.run(["lint", "in", *formats, *arguments], files=[(f"out.{name}", FORMATS[name]) for name in FORMATS])


# Commands, by name: each is a function of a batch, of the documents in it and of random numbers.
def lint_all(batch, documents, numbers):
    batch.lint("--config", "all.yml")


def lint_variants(batch, documents, numbers):
    devices = numbers.choice(["retina4_0,ipad9_7", "retina6_9-landscape", "ipad13_0rounded,retina3_5"])
    batch.lint("--config", "all.yml", "--devices", devices, "--languages", "all", "--text-size", "large,extra-small")


def lint_configured(batch, documents, numbers):
    batch.lint("--config", "mutant.yml")
    batch.run(["config", "check", "mutant.yml"])
    batch.run(["migrate", "mutant.yml"])
    batch.run(["migrate", "mutant.json"])


def validate(batch, documents, numbers):
    name = numbers.choice(sorted(FORMATS))
    batch.run(["validate", "in", "--format", name], check=FORMATS[name])


def layout(batch, documents, numbers):
    batch.run(["layout", "in"])
    batch.run(["layout", "in", "--format", "json", "--constraints"], check=check_json)
    batch.run(["layout", "in", "--format", "csv"], check=check_csv)


def layout_devices(batch, documents, numbers):
    arguments = ["--devices", "all", "--languages", numbers.choice(["base", "rtl", "pseudo"])]
    paths = [os.path.join(b"in", name) for name, _ in documents[:4]]
    batch.run(["layout", "--format", "json", *arguments, "--", *paths], check=check_json)
    batch.run(["layout", "--format", "csv", *arguments, "--", *paths], check=check_csv)


def explain(batch, documents, numbers):
    for name, data in documents[:3]:
        ids = re.findall(rb'\sid="([^"\0]+)"', data)
        view = numbers.choice(ids) if ids and numbers.random() < 0.8 else b":%d" % numbers.randint(1, 30)
        path = os.path.join(b"in", name)
        batch.run(["explain", "--", path, view])
        batch.run(["explain", "--format", "json", "--", path, view], check=lambda data: data and check_json(data))


def update_frames(batch, documents, numbers):
    batch.run(["update-frames", "in", "--dry-run"])


def fix(batch, documents, numbers):
    batch.run(["lint", "in", "--config", "all.yml", "--fix", "--unsafe"])
    batch.run(["update-frames", "in"])
    batch.run(["validate", "in"])
    batch.write(documents)


def merge(batch, documents, numbers):
    for index in (1, 2):
        batch.run(["lint", "in", "--config", "all.yml", "--shard", f"{index}/2", "--format", f"json={index}.json"])
    name = numbers.choice(sorted(FORMATS))
    batch.run(["merge-reports", "1.json", "2.json", "--format", name], check=FORMATS[name])


COMMANDS = [lint_all, lint_variants, lint_configured, validate, layout, layout_devices, explain, update_frames, fix, merge]


def failure(batch, command, documents, seed):
    """What goes wrong when a command is run on some documents; nil where nothing does."""
    batch.write(documents)
    try:
        command(batch, documents, random.Random(seed))
    except Finding as finding:
        return str(finding)
    return None


def search(batch, command, seed):
    """The fewest documents that halving finds with which a command still goes wrong."""
    documents = batch.documents
    while len(documents) > 1:
        middle = len(documents) // 2
        half = next(
            (half for half in (documents[:middle], documents[middle:]) if failure(batch, command, half, seed)), None)
        if half is None:
            break
        documents = half
    return documents


def save(folder, number, batch, documents, message):
    folder = folder / f"finding-{number}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "message.txt").write_text(message + "\n", errors="surrogateescape")
    (folder / "mutant.yml").write_bytes(batch.configuration)
    for index, (name, data) in enumerate(documents):
        (folder / f"{index}.name").write_bytes(name)
        (folder / f"{index}.xib").write_bytes(data)
    return folder


def read_seeds(folder):
    return [path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()]


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=1000, help="mutants of documents (1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the random numbers (1)")
    parser.add_argument("--batch", type=int, default=40, help="documents a run (40)")
    parser.add_argument("--seeds", type=pathlib.Path, default=HERE / "Seeds" / "documents", help="folder of documents")
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path(".build-fuzz/mutants"), help="for findings")
    return parser.parse_args()


def make_batch(options, work, numbers, mutators, number, size):
    documents, configurations = mutators
    suffixes = [".xib", ".storyboard"]
    mutants = [
        (documents.name(number * options.batch + index, numbers.choice(suffixes)), documents.document())
        for index in range(size)
    ]
    return Batch(options.program.resolve(), work / "batch", mutants, configurations.configuration())


def main():
    options = parse()
    numbers = random.Random(options.seed)
    mutators = (
        Mutator(read_seeds(options.seeds), numbers), Mutator(read_seeds(HERE / "Seeds" / "configuration"), numbers))
    findings, runs, start = 0, 0, time.monotonic()
    with tempfile.TemporaryDirectory() as work:
        for number, first in enumerate(range(0, options.count, options.batch)):
            size = min(options.batch, options.count - first)
            batch = make_batch(options, pathlib.Path(work), numbers, mutators, number, size)
            for command in COMMANDS:
                seed = numbers.random()
                message = failure(batch, command, batch.documents, seed)
                runs += 1
                if message is None:
                    continue
                findings += 1
                documents = search(batch, command, seed)
                folder = save(options.output, findings, batch, documents, f"{command.__name__}: {message}")
                print(f"{folder}: {command.__name__}: {message!r}", flush=True)
            if number % 25 == 24:
                print(f"{first + size} mutants, {time.monotonic() - start:.0f} s, {findings} findings", flush=True)
    print(f"{options.count} mutants, {runs} commands, {time.monotonic() - start:.0f} s, {findings} findings")
    sys.exit(1 if findings else 0)


main()
