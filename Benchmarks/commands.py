#!/usr/bin/env python3
"""Times the commands of ibstack beside peers: whole processes, on one core, taking turns.

    commands.py IBSTACK [--rounds N] [--only NAME ...] [--solver PROGRAM] [--project PROJECT] [--many N ...] [FOLDER]

FOLDER has the documents; without it those of Samples/ are copied until there are 1,000. PROGRAM is solver-benchmark, of
which the same table has rows. PROJECT is the top of a git repository with its sources, of which one is edited and not
committed. It is measured instead, on two cores. --many lints so many documents instead, copies of those there are, on one
core and on two.
"""
import argparse
import itertools
import json
import math
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SAMPLES = pathlib.Path(__file__).resolve().parent.parent / "Samples"
SCREEN = SAMPLES / "Profile.storyboard"
VARIANTS = ["--devices", "all", "--orientations", "all", "--languages", "all",
            "--text-sizes", "small,large,extra-extra-large,accessibility-large"]
SCENES = 800
# Faster than this, the start of the process decides.
JUDGED_SECONDS = 0.05
# Where programs can be bound to cores: those there are.
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


class Program:
    """A command, and what its runs took."""

    def __init__(self, command, folder=None, prepare=lambda: None):
        self.command, self.folder, self.prepare = [str(part) for part in command], folder, prepare
        self.cpu, self.elapsed, self.memory = [], [], 0

    @property
    def is_missing(self):
        return shutil.which(self.command[0]) is None

    @property
    def seconds(self):
        return statistics.median(self.cpu)

    def run(self):
        """Runs it once; a missing program not at all."""
        if self.is_missing:
            return
        self.prepare()
        start = time.monotonic()
        process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode < 0 or process.returncode == 64:
            sys.exit(f"{' '.join(self.command[:9])} ... ended with {process.returncode}")
        self.elapsed.append(time.monotonic() - start)
        self.cpu.append(usage.ru_utime + usage.ru_stime)
        self.memory = max(self.memory, usage.ru_maxrss)


class Row:
    """A command at some sizes, the largest last, and a peer at the largest."""

    def __init__(self, name, sizes, make, peer_name, peer):
        self.name, self.peer_name = name, peer_name
        self.programs = [make(size) for size in sizes]
        self.peer = peer(sizes[-1])

    def run(self):
        for program in self.programs + [self.peer]:
            program.run()

    @property
    def growth(self):
        """The exponent from the smallest to the largest size, 1 for linear."""
        small, large = self.programs[0], self.programs[-1]
        if len(self.programs) == 1 or large.seconds < JUDGED_SECONDS:
            return ""
        return f"{math.log(large.seconds / small.seconds) / math.log(2 ** (len(self.programs) - 1)):.1f}"

    def cells(self):
        largest = self.programs[-1]
        peer = ["not installed", ""] if self.peer.is_missing else [
            self.peer_name, f"{largest.seconds / self.peer.seconds:.1f}"]
        return [self.name, " ".join(f"{1000 * program.seconds:.0f}" for program in self.programs), self.growth,
                memory(largest.memory), *peer]


def memory(kibibytes):
    """A process starts as a copy of this one, so that less than this one has cannot be told."""
    floor = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return f"< {floor / 1024:.0f}" if kibibytes <= floor else f"{kibibytes / 1024:.0f}"


def documents(folder):
    return sorted(path for path in pathlib.Path(folder).rglob("*")
                  if path.suffix in (".storyboard", ".xib") and path.is_file())


class Inputs:
    """The documents that commands read, at a quarter, a half and all of their size."""

    def __init__(self, folder, corpus):
        self.folder = folder
        self.files = documents(corpus) if corpus else self.copies(1000)
        self.sizes = [len(self.files) // 4, len(self.files) // 2, len(self.files)]
        self.scenes = [SCENES // 4, SCENES // 2, SCENES]

    def path(self, name):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def copies(self, count):
        samples = documents(SAMPLES)
        for number in range(count):
            sample = samples[number % len(samples)]
            shutil.copy(sample, self.path(f"samples/{sample.stem}{number}{sample.suffix}"))
        return documents(self.folder / "samples")

    def some(self, count):
        """That many documents, from everywhere in the list."""
        return self.files[::len(self.files) // count][:count]

    def storyboard(self, count, version="base"):
        """A storyboard with the scene of a sample again and again, or what the two sides of a merge made of it."""
        path = self.path(f"{count}/{version}.storyboard")
        if not path.exists():
            before, scene, after = re.split("(?s)(<scene .*</scene>)", SCREEN.read_text())
            turn = {"base": None, "ours": 0, "theirs": 5}[version]
            scenes = []
            for number in range(count):
                copy = re.sub(r'\b((?:id|sceneID|storyboardIdentifier|firstItem|secondItem)="[^"]+)', rf"\1-{number}", scene)
                scenes.append(copy.replace('"Message"', '"Write"') if number % 10 == turn else copy)
            path.write_text(before.replace("pro-fi-le0", "pro-fi-le0-0") + "\n".join(scenes) + after)
        return path

    def merge(self, count, *command, order):
        """A program that merges three versions, the second of which it writes, so that each run has a copy of it."""
        written = self.path(f"{count}/merged.storyboard")
        versions = [self.storyboard(count), written, self.storyboard(count, "theirs")]
        return Program([*command, *(versions[place] for place in order)],
                       prepare=lambda: shutil.copy(self.storyboard(count, "ours"), written))

    def repository(self, count):
        """A git repository with the documents, of which one is edited and not committed."""
        folder = self.path(f"git/{count}/a").parent
        if not (folder / ".git").exists():
            for number, path in enumerate(self.some(count)):
                shutil.copy(path, folder / f"{number}{path.suffix}")
            who = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
            for command in (["init"], ["add", "."], [*who, "commit", "-m", "a"]):
                subprocess.run(["git", *command], cwd=folder, check=True, capture_output=True)
            edited = documents(folder)[0]
            edited.write_bytes(edited.read_bytes() + b"\n")
        return folder


def rows(tool, inputs, configuration):
    """Peers read the same bytes. Of commands that nobody else has, the floor is xmllint, which only parses them."""
    # Beside the samples, the sources of ibstack would be read as the project of the document.
    screen = shutil.copy(SCREEN, inputs.path("screen/Profile.storyboard"))

    def start(name, *arguments, peer):
        return Row(name, [1], lambda _: Program([tool, *arguments]), " ".join(peer[:2]), lambda _: Program(peer))

    def of_documents(name, *arguments):
        return Row(name, inputs.sizes, lambda size: Program([tool, *arguments, *inputs.some(size)]), "xmllint",
                   lambda size: Program(["xmllint", "--noout", *inputs.some(size)]))

    def of_scenes(name, arguments, versions=("base",), peer=("xmllint", "--noout"), peer_name="xmllint"):
        def files(size):
            return [inputs.storyboard(size, version) for version in versions]
        return Row(name, inputs.scenes, lambda size: Program([tool, *arguments, *files(size)]), peer_name,
                   lambda size: Program([*peer, *files(size)]))

    def of_repository(name, *arguments):
        return Row(name, inputs.sizes, lambda size: Program([tool, *arguments, "."], inputs.repository(size)), "xmllint",
                   lambda size: Program(["xmllint", "--noout", *inputs.some(size)]))

    compiled = inputs.path("compiled")
    yield start("start-up", "--version", peer=["xmllint", "--version"])
    yield start("lint, a screen", "lint", screen, peer=["xmllint", "--noout", screen])
    yield start("a screen, all variants", "validate", screen, *VARIANTS, peer=["xmllint", "--noout", screen])
    yield of_documents("lint", "lint")
    yield of_documents("lint, all rules", "lint", "--config", configuration)
    yield of_documents("lint, all devices", "lint", "--devices", "all")
    yield of_repository("lint --changed-since", "lint", "--changed-since", "HEAD")
    yield of_documents("layout", "layout", "--format", "json")
    yield of_documents("render", "render", "--output", inputs.path("pictures"))
    yield of_documents("report", "report", "--output", inputs.path("report.html"))
    yield of_documents("format", "format", "--check")
    yield of_documents("strings extract", "strings", "extract", "--output", inputs.path("strings/a").parent)
    yield of_scenes("lint, scenes", ["lint"])
    yield of_scenes("render, scenes", ["render", "--output", inputs.path("scenes")])
    yield of_scenes("report, scenes", ["report", "--output", inputs.path("scenes.html")])
    yield of_scenes("diff", ["diff"], ("base", "ours"))
    yield Row("merge", inputs.scenes, lambda size: inputs.merge(size, tool, "merge", order=(0, 1, 2)), "git merge-file",
              lambda size: inputs.merge(size, "git", "merge-file", order=(1, 0, 2)))
    yield of_scenes("compile", ["compile", "--output", compiled])
    yield Row("nib dump", inputs.scenes, lambda size: Program([tool, "nib", "dump", compiled_storyboard(tool, inputs, size)]),
              "xmllint", lambda size: Program(["xmllint", "--noout", inputs.storyboard(size)]))


def compiled_storyboard(tool, inputs, scenes):
    folder = inputs.path(f"{scenes}/compiled")
    subprocess.run([tool, "compile", "--output", folder, inputs.storyboard(scenes)], check=True, capture_output=True)
    return next(folder.iterdir())


def rows_of_solver(benchmark, only):
    """In a process of its own, as rivals take memory that runs of commands would start with."""
    command = [sys.executable, "-B", pathlib.Path(__file__).with_name("rivals.py"), benchmark, *only]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield from map(json.loads, process.stdout)


def rows_of_project(tool, folder):
    files = [path.relative_to(folder) for path in documents(folder)]
    for command in (["lint"], ["lint", "--changed-since", "HEAD"], ["lint", "--devices", "all"]):
        yield Row(" ".join(command), [1], lambda _: Program([tool, *command, "."], folder), "xmllint",
                  lambda _: Program(["xmllint", "--noout", *files], folder))


def lint_many(tool, inputs, counts, rounds):
    """Lints copies of the documents in folders of their own, on one core and on two."""
    print("| documents | cores | elapsed s | CPU s | MiB |\n|---:|---:|---:|---:|---:|")
    for count in counts:
        folder = inputs.path(f"many/{count}/a").parent
        for number in range(count):
            source = inputs.files[number % len(inputs.files)]
            copy = inputs.path(f"many/{count}/{number // len(inputs.files)}/{source.parent.name}/{number}{source.suffix}")
            shutil.copyfile(source, copy)
        for cores in (1, 2):
            if CORES:
                os.sched_setaffinity(0, set(sorted(CORES)[:cores]))
            program = Program([tool, "lint", "--quiet", "."], folder)
            for _ in range(rounds):
                program.run()
            print(f"| {count:,} | {cores} | {min(program.elapsed):.1f} | {program.seconds:.1f} | {memory(program.memory)} |",
                  flush=True)
        shutil.rmtree(folder)


def table(rows):
    print("| command | CPU ms | growth | MiB | peer | times its CPU |\n|---|---:|---:|---:|---|---:|")
    for cells in rows:
        print("| " + " | ".join(cells) + " |", flush=True)


def measured(rows, rounds):
    for row in rows:
        for _ in range(rounds):
            row.run()
        yield row.cells()


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ibstack", type=pathlib.Path)
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", nargs="*", metavar="NAME", help="commands whose name contains one of these")
    parser.add_argument("--solver", type=pathlib.Path)
    parser.add_argument("--project", type=pathlib.Path)
    parser.add_argument("--many", nargs="*", type=int, default=[])
    return parser.parse_intermixed_args()


def main():
    wanted = options()
    if not os.access(wanted.ibstack, os.X_OK):
        sys.exit(f"{wanted.ibstack} is no program; build it with make")
    if CORES:
        os.sched_setaffinity(0, set(sorted(CORES)[:2 if wanted.project else 1]))
    tool = wanted.ibstack.resolve()
    if wanted.project:
        return table(measured(rows_of_project(tool, wanted.project.resolve()), wanted.rounds))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        configuration = folder / "all.yml"
        configuration.write_text("preset: all\n")
        inputs = Inputs(folder, wanted.folder and wanted.folder.resolve())
        if not inputs.files:
            sys.exit(f"{wanted.folder} has no documents; name a folder with .storyboard or .xib files")
        if wanted.many:
            return lint_many(tool, inputs, wanted.many, wanted.rounds)
        print(f"{len(inputs.files)} documents, or a storyboard of {SCENES} scenes; a quarter, a half and all of them\n")
        chosen = (row for row in rows(tool, inputs, configuration)
                  if not wanted.only or any(part in row.name for part in wanted.only))
        solver = rows_of_solver(wanted.solver, wanted.only or []) if wanted.solver else []
        table(itertools.chain(solver, measured(chosen, wanted.rounds)))


if __name__ == "__main__":
    main()
