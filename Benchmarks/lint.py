#!/usr/bin/env python3
"""Puts ibstack lint beside xmllint --noout: whole processes, on one core, taking turns.

    lint.py IBSTACK [--rounds N] [--project PROJECT] [FOLDER]

FOLDER has the documents; without it those of Samples/ are copied until there are 1,000. PROJECT is the top of a git
repository with its sources, of which one is edited and not committed. It is measured instead, on two cores.
"""
import argparse
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SAMPLES = pathlib.Path(__file__).resolve().parent.parent / "Samples"
VARIANTS = ["--devices", "all", "--orientations", "all", "--languages", "all",
            "--text-sizes", "small,large,extra-extra-large,accessibility-large"]


class Contender:
    """A command, and what its runs took."""

    def __init__(self, name, command, folder=None):
        self.name, self.command, self.folder = name, [str(part) for part in command], folder
        self.cpu, self.wall, self.memory = [], [], 0

    @property
    def is_missing(self):
        return shutil.which(self.command[0]) is None

    def run(self):
        begin = time.monotonic()
        process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   cwd=self.folder)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode < 0 or process.returncode == 64:
            sys.exit(f"{self.name} ended with {process.returncode}: {' '.join(self.command[:9])} ...")
        self.wall.append(time.monotonic() - begin)
        self.cpu.append(usage.ru_utime + usage.ru_stime)
        self.memory = max(self.memory, usage.ru_maxrss)

    def cells(self, rival):
        if self.is_missing:
            return ["not installed"]
        is_rated = rival is not None and rival is not self and not rival.is_missing
        return [f"{min(self.cpu):.3f}", f"{statistics.median(self.cpu):.3f}", f"{min(self.wall):.3f}",
                memory(self.memory), f"{min(self.cpu) / min(rival.cpu):.2f}x" if is_rated else ""]


def memory(kibibytes):
    """A process starts as a copy of this one, so that less than this one has cannot be told."""
    floor = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return f"< {floor / 1024:.0f}" if kibibytes <= floor else f"{kibibytes / 1024:.0f}"


def compare(rounds, title, contenders, rival=None):
    present = [contender for contender in contenders if not contender.is_missing]
    for _ in range(rounds):
        for contender in present:
            contender.run()
    print(f"\n{title}")
    for contender in contenders:
        print(line([contender.name] + contender.cells(rival)), flush=True)


def line(cells):
    return "  " + cells[0].ljust(34) + "".join(cell.rjust(9) for cell in cells[1:])


def documents(folder):
    return sorted(path for path in pathlib.Path(folder).rglob("*")
                  if path.suffix in (".storyboard", ".xib") and path.is_file())


def copies(folder, count=1000):
    samples = documents(SAMPLES)
    for number in range(count):
        sample = samples[number % len(samples)]
        shutil.copy(sample, folder / f"{sample.stem}{number}{sample.suffix}")
    return documents(folder)


def measure(rounds, tool, files, configuration):
    hundred = files[::max(1, len(files) // 100)][:100]
    for some in (files, hundred):
        xmllint = Contender("xmllint --noout", ["xmllint", "--noout", *some])
        compare(rounds, f"{len(some)} documents, {sum(path.stat().st_size for path in some) / 1e6:.1f} MB", [
            Contender("ibstack lint, all rules", [tool, "lint", "--config", configuration, *some]),
            Contender("ibstack lint", [tool, "lint", *some]), xmllint], xmllint)
    compare(rounds, "480 variants of a document", [
        Contender(path.name, [tool, "validate", path, *VARIANTS]) for path in documents(SAMPLES)])
    xmllint = Contender("xmllint --version", ["xmllint", "--version"])
    compare(rounds, "Start-up", [Contender("ibstack --version", [tool, "--version"]), xmllint], xmllint)


def measure_project(rounds, tool, folder):
    files = [path.relative_to(folder) for path in documents(folder)]
    sources = [path for path in pathlib.Path(folder).rglob("*") if path.suffix in (".swift", ".m", ".mm", ".h")]
    xmllint = Contender("xmllint --noout", ["xmllint", "--noout", *files], folder)
    commands = [["lint"], ["lint", "--changed-since", "HEAD"], ["lint", "--devices", "all"]]
    compare(rounds, f"A project of {len(sources)} sources and {len(files)} documents", [
        Contender(" ".join(["ibstack", *command]), [tool, *command, "."], folder) for command in commands
    ] + [xmllint], xmllint)


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ibstack", type=pathlib.Path)
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--project", type=pathlib.Path)
    return parser.parse_intermixed_args()


def main():
    wanted = options()
    if not os.access(wanted.ibstack, os.X_OK):
        sys.exit(f"{wanted.ibstack} is no program; build it with make")
    cores, text = (2, "two cores") if wanted.project else (1, "one core")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:cores]))
    print(f"Lint  seconds on {text}, {wanted.rounds} runs in turn; memory in MiB; how many times as long as xmllint")
    print(line(["", "best CPU", "median", "elapsed", "memory", "ratio"]))
    if wanted.project:
        measure_project(wanted.rounds, wanted.ibstack.resolve(), wanted.project.resolve())
        return
    with tempfile.TemporaryDirectory() as folder:
        configuration = pathlib.Path(folder) / "all.yml"
        configuration.write_text("preset: all\n")
        files = documents(wanted.folder) if wanted.folder else copies(pathlib.Path(folder))
        if not files:
            sys.exit(f"{wanted.folder} has no documents; name a folder with .storyboard or .xib files")
        measure(wanted.rounds, wanted.ibstack.resolve(), files, configuration)


if __name__ == "__main__":
    main()
