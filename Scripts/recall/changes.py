"""Commits that plant one fault each, half of them in sources alone, and what `lint --changed-since` says of them."""

import os
import random
import subprocess
import tempfile
from dataclasses import dataclass

from kinds import choose
from linter import Linter, LinterFailed
from plants import Copy
from project import SOURCES
from reasons import reason
from scenes import is_mac

GIT = ("git", "-c", "user.name=recall", "-c", "user.email=recall@localhost", "-c", "commit.gpgsign=false", "-c", "gc.auto=0",
       "-c", "core.autocrlf=false", "-c", "core.hooksPath=/dev/null", "-c", "core.compression=0", "-c", "core.excludesFile=")


@dataclass
class Commit:
    plant: object
    # Whether only sources differ, and whether the app surely ends where the fault is.
    in_code: bool
    crashes: bool
    extras: tuple
    status: int


def commits(project, program, kinds, count, seed, progress):
    """Commits on top of the app as it is, each of them alone."""
    with tempfile.TemporaryDirectory(prefix="recall-") as folder:
        copy = Copy(project.folder, os.path.join(folder, "project"))

        def git(*arguments):
            run = subprocess.run([*GIT, *arguments], cwd=copy.folder, check=True, capture_output=True, text=True)
            return run.stdout.strip()

        def commit(message):
            git("add", "--all", "--force")
            git("commit", "--quiet", "--allow-empty", "--message", message)

        git("init", "--quiet")
        commit("The app")
        base = git("rev-parse", "HEAD")
        linter = Linter(program, copy.folder, "--changed-since", base)
        for number, plant in enumerate(chosen(project, kinds, count, seed), 1):
            progress(f"{project.name}: commit {number} of {count}")
            copy.apply([plant])
            commit(plant.what)
            yield judged(project, plant, linter)
            git("reset", "--quiet", "--hard", base)
            git("clean", "--quiet", "-d", "--force", "-x")


def chosen(project, kinds, count, seed):
    """Faults of as many kinds as possible, half of them in sources alone."""
    plants = [plant for one in kinds for plant in choose(one, project, 2, seed)]
    random.Random(f"{seed} {project.name}").shuffle(plants)
    in_code = [plant for plant in plants if is_in_code(plant)]
    others = [plant for plant in plants if not is_in_code(plant)]
    return in_code[: count // 2] + others[: count - min(len(in_code), count // 2)]


def is_in_code(plant):
    return all(path.endswith(SOURCES) for path in plant.edited)


def judged(project, plant, linter):
    try:
        findings = linter.findings()
    except LinterFailed as error:
        findings, plant.instead = {}, (f"failure: {error}",)
    own = {finding for finding in findings if finding.path in plant.footprint and finding.rule in plant.kind.rules}
    plant.found_by["changes"] = sorted({finding.rule for finding in own})
    plant.reason = "" if own else reason(project, plant)
    # AppKit writes a line to the console where UIKit ends the app.
    mac = {document.path for document in project.documents if is_mac(document)}
    crashes = plant.kind.crashes and (plant.kind.group != "Outlets" or not plant.footprint & mac)
    extras = tuple(sorted(f"{finding.path}: {finding.rule}: {finding.message}" for finding in set(findings) - own))
    return Commit(plant, is_in_code(plant), crashes, extras, linter.status)


def summary(results):
    lines = ["| commits | all | found | with other findings | crash | of them status 1 |", "|---|---|---|---|---|---|"]
    for title, part in (("in sources alone", [one for one in results if one.in_code]),
                        ("in documents and other files", [one for one in results if not one.in_code]), ("all", results)):
        crashes = [one for one in part if one.crashes]
        found, others = sum(one.plant.is_found for one in part), sum(bool(one.extras) for one in part)
        failed = sum(one.status == 1 for one in crashes)
        lines.append(f"| {title} | {len(part)} | {found} | {others} | {len(crashes)} | {failed} |")
    return "\n".join(lines)


def details(results):
    """What is missed, what else is reported, and where the status is 0 though the app ends."""
    lines = []
    for one in results:
        place = f"{one.plant.place}: {one.plant.kind.id}: {one.plant.what}"
        state = f"status {one.status}" if one.plant.is_found else "missed"
        if state == "missed" or one.extras or one.crashes and one.status != 1:
            lines.append(f"{state}: {place}" + (f" ({one.plant.reason})" if one.plant.reason else ""))
        lines += [f"  besides: {extra}" for extra in one.extras]
    return "\n".join(lines)
