#!/usr/bin/env python3
"""Draws findings of every default rule from whole apps, to be judged by a reader: each with the lines around it, and with
the lines of sources that name what the finding names.

    python3 Scripts/precision-sample.py .build/release/ibstack DIR...

The same findings are drawn for the same seed, from as many apps as possible. The counts of all findings come last.
"""

import argparse
import collections
import json
import os
import random
import re
import subprocess
from dataclasses import dataclass

SOURCES = (".swift", ".m", ".mm", ".h", ".pbxproj")
SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData"}


@dataclass
class Finding:
    project: str
    path: str
    values: dict

    @property
    def rule(self):
        return self.values["rule"]

    @property
    def place(self):
        return f"{os.path.basename(self.project)}/{self.path}:{self.line}"

    @property
    def line(self):
        """0 for a finding about the file as a whole, whose line is null."""
        return self.values.get("line") or 0


def findings(program, project, options):
    result = subprocess.run([os.path.abspath(program), "lint", "--format", "json", "--quiet", *options, "."], cwd=project,
                            capture_output=True)
    report = json.loads(result.stdout)
    for entry in report["documents"]:
        for values in entry["findings"]:
            yield Finding(project, os.path.normpath(entry["path"]), values)


def drawn(found, count, seed):
    """Up to `count` findings, one of each app in turn."""
    found = sorted(found, key=lambda finding: (finding.place, finding.values["message"]))
    random.Random(seed).shuffle(found)
    by_project = collections.defaultdict(list)
    for finding in found:
        by_project[finding.project].append(finding)
    chosen, queues = [], list(by_project.values())
    while queues and len(chosen) < count:
        for queue in queues[: count - len(chosen)]:
            chosen.append(queue.pop(0))
        queues = [queue for queue in queues if queue]
    return chosen


class SourceLines:
    """Lines of an app's sources, by the words in them."""

    def __init__(self, project):
        self.lines = []
        for folder, folders, files in os.walk(project):
            folders[:] = sorted(set(folders) - SKIPPED)
            for name in sorted(files):
                if name.endswith(SOURCES):
                    self._read(os.path.join(folder, name), project)

    def _read(self, path, project):
        with open(path, errors="replace") as file:
            for number, line in enumerate(file, 1):
                self.lines.append((f"{os.path.relpath(path, project)}:{number}", line.strip()))

    def naming(self, name, limit):
        pattern = re.compile(rf"\b{re.escape(name)}\b")
        return [f"{place}: {line[:140]}" for place, line in self.lines if name in line and pattern.search(line)][:limit]


def show(finding, sources, around, uses):
    values = finding.values
    print(f"\n--- {finding.place}: {values['severity']}: {values['message']}")
    for note in values.get("notes", ()):
        print(f"    note: {note.get('line') or ''}: {note['message']}")
    with open(os.path.join(finding.project, finding.path), errors="replace") as file:
        lines = file.read().split("\n")
    line = finding.line
    for number in range(max(1, line - around), min(len(lines), line + around) + 1):
        print(f"{'>' if number == line else ' '} {number}: {lines[number - 1].strip()[:260]}")
    for name in named(values["message"], lines[line - 1] if 0 < line <= len(lines) else ""):
        for use in sources.naming(name, uses):
            print(f"    {use}")


def named(message, line):
    """Classes, outlets and identifiers of a message: what is quoted or spelled like a name, and is in the line too."""
    words = re.findall(r'"([^"]+)"', message) + re.findall(r"[A-Za-z_][\w-]*[a-z0-9_][A-Z_][\w]*", message)
    return [word for word in dict.fromkeys(words) if word in line and " " not in word][:2]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("projects", nargs="+", metavar="DIR")
    parser.add_argument("--count", type=int, default=15, help="findings of each rule (default: 15)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rule", action="append", help="only this rule; can be repeated")
    parser.add_argument("--around", type=int, default=3, help="lines before and after a finding (default: 3)")
    parser.add_argument("--uses", type=int, default=6, help="lines of sources for each name (default: 6)")
    parser.add_argument("--devices", help="devices to lay out for, as in ibstack lint")
    options = parser.parse_args()

    lint = ["--devices", options.devices] if options.devices else []
    found = collections.defaultdict(list)
    for project in options.projects:
        for finding in findings(options.program, project, lint):
            found[finding.rule].append(finding)
    sources = {project: SourceLines(project) for project in options.projects}
    for rule in sorted(found):
        if options.rule and rule not in options.rule:
            continue
        print(f"\n=== {rule}: {len(found[rule])} findings")
        for finding in drawn(found[rule], options.count, options.seed):
            show(finding, sources[finding.project], options.around, options.uses)
    print("\n=== counts")
    for rule, entries in sorted(found.items(), key=lambda item: -len(item[1])):
        print(f"{len(entries):5} {rule}, {len({entry.project for entry in entries})} apps, "
              f"{len({(entry.project, entry.path) for entry in entries})} documents")


if __name__ == "__main__":
    main()
