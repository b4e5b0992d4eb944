#!/usr/bin/env python3
"""Counts the instructions of six runs of ibstack with Valgrind, and compares them with those on record.

    instructions.py IBSTACK [--accept]

IBSTACK is the program that the tests are built with, whose optimizer is off. A count is the same on every machine, but
another compiler or libxml2 makes another. So instructions.json has the counts of each toolchain; for one that is not in
it, the script prints what to add, and compares nothing. It exits with 1 if a run takes 5 % more instructions than on
record. --accept records the counts.
"""
import argparse
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "Samples"
RECORD = ROOT / "Benchmarks" / "instructions.json"
TOLERANCE = 1.05
COPIES = 4
EVERYTHING = ["--devices", "all", "--orientations", "all", "--languages", "all"]
RUNS = {
    "start-up": ["--version"],
    "lint": ["lint", "--select", "all", "--quiet", "documents"],
    "variants": ["validate", "Order.storyboard", *EVERYTHING],
    "layout": ["layout", "--format", "json", "documents"],
    "render": ["render", "Profile.storyboard", "--layers", "constraints", "--output", "pictures"],
    "diff": ["diff", "Order.storyboard", "Profile.storyboard"],
}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def toolchain():
    """What the counts depend on besides the sources."""
    swift = re.search(r"Swift version ([\w.-]+)", output("swift", "--version")).group(1)
    libxml = output("pkg-config", "--modversion", "libxml-2.0").strip()
    return f"{platform.system()} {platform.machine()}, Swift {swift}, libxml2 {libxml}"


def prepare(folder):
    """A folder without a project around it, whose index would be counted, too."""
    documents = folder / "documents"
    documents.mkdir()
    for sample in sorted(SAMPLES.iterdir()):
        if sample.suffix not in (".storyboard", ".xib"):
            continue
        shutil.copy(sample, folder)
        for number in range(COPIES):
            shutil.copy(sample, documents / f"{sample.stem}{number}{sample.suffix}")


def count(program, arguments, folder):
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1"}
    log = folder / "valgrind.log"
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log}", program, *arguments],
        cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    collected = re.search(r"Collected : (\d+)", log.read_text())
    if run.returncode not in (0, 1) or collected is None:
        sys.exit(f"ibstack {' '.join(arguments)} ended with {run.returncode}: {run.stderr}")
    return int(collected.group(1))


def counts(ibstack):
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder)
        # Valgrind takes minutes for debug information.
        program = folder / "ibstack"
        subprocess.run(["strip", "--strip-debug", "-o", program, ibstack], check=True)
        return {run: count(program, arguments, folder) for run, arguments in RUNS.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ibstack", type=pathlib.Path)
    parser.add_argument("--accept", action="store_true")
    wanted = parser.parse_args()
    key = toolchain()
    record = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    old, new = record.get(key), counts(wanted.ibstack.resolve())
    print(f"Millions of instructions with {key}")
    for run, found in new.items():
        change = f"{100 * (found / old[run] - 1):+8.1f} %" if old and run in old else ""
        print(f"  {run:<10}{found / 1e6:>10.1f}{change}")
    if wanted.accept:
        record[key] = new
        RECORD.write_text(json.dumps(record, indent=2) + "\n")
    elif old is None:
        print(f"No counts on record for this toolchain. Run make accept-instructions, or add to {RECORD.name}:")
        print(json.dumps({key: new}, indent=2))
    elif grown := [run for run, found in new.items() if found > TOLERANCE * old.get(run, found)]:
        sys.exit(f"More instructions than on record: {', '.join(grown)}. "
                 "Find out why; if they are worth it, run make accept-instructions and commit the record.")


if __name__ == "__main__":
    main()
