"""A small project that editors open, and the program that they start."""

import json
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
IBSTACK = os.environ.get("IBSTACK", str(ROOT / ".build-quick/release/ibstack"))
SAMPLES = sorted(path for path in (ROOT / "Samples").rglob("*") if path.suffix in (".xml", ".xib", ".storyboard"))
SEVERITIES = {"error": 1, "warning": 2, "notice": 3}


class Project:
    """A copy of the project Shop."""

    def __init__(self, folder):
        self.folder = pathlib.Path(shutil.copytree(ROOT / "Tests/Editors/Shop", folder / "Shop")).resolve()

    def path(self, name):
        return self.folder / name

    def uri(self, name):
        return self.path(name).as_uri()

    def text(self, name):
        return self.path(name).read_bytes().decode()


def lint(folder, name):
    """What `ibstack lint` finds in a file: rules, severities and lines from 0, in its order."""
    run = subprocess.run([IBSTACK, "lint", ".", "--format", "json"], cwd=folder, capture_output=True, check=False)
    documents = {each["path"]: each["findings"] for each in json.loads(run.stdout)["documents"]}
    return [(each["rule"], SEVERITIES[each["severity"]], each["line"] - 1) for each in documents.get(name, [])]


def place(text, words):
    """The line and the character of UTF-16 behind some words, which the text has once."""
    before, found, after = text.partition(words)
    assert found and words not in after, words
    lines = (before + found).split("\n")
    return len(lines) - 1, len(lines[-1].encode("utf-16-le")) // 2


def applied(text, edits):
    """A text with some edits: pairs of places, from the one to the other, and what stands there then."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode("utf-16-le")) // 2 + 1)
    units = text.encode("utf-16-le")
    for start, end, new in sorted(edits, reverse=True):
        (first, last) = (2 * (starts[line] + character) for line, character in (start, end))
        units = units[:first] + new.encode("utf-16-le") + units[last:]
    return units.decode("utf-16-le")


def tag(text, identifier):
    """The start tag of an object."""
    return re.search(rf'<[^<>]* id="{identifier}"[^<>]*>', text)[0]
