"""Versions of documents: compared, merged as files, from conflict markers, and from what git has of a merge."""

import os
import subprocess

from mutants import Mutator
from output_checks import check_json, check_text
from process_runs import Unit
from text_mutants import recoded

LIST = b".ibstack-conflicts"
# The other side may have made the document one that ibstack cannot lay out.
FAULTS = "ill-formed-xml"


def marked(random, base, ours, theirs):
    """A file with conflict markers as git writes them, around all lines that differ, or around too many."""
    versions = [data.split(b"\n") for data in (base, ours, theirs)]
    shortest = min(map(len, versions))
    first = next((place for place in range(shortest) if len({lines[place] for lines in versions}) > 1), shortest)
    last = 0
    while last < shortest - first and len({lines[len(lines) - 1 - last] for lines in versions}) == 1:
        last += 1
    if random.random() < 0.2:
        first, last = random.randint(0, first), random.randint(0, last)
    base, ours, theirs = (lines[first : len(lines) - last] for lines in versions)
    rest = versions[0][len(versions[0]) - last :] if last else []
    size = random.choice([7] * 20 + [6, 8])
    middle = [b"|" * size + b" base", *base] if random.random() < 0.9 else []
    return b"\n".join([
        *versions[0][:first], b"<" * size + b" ours", *ours, *middle, b"=" * size, *theirs, b">" * size + b" theirs",
        *rest])


class Merges:
    name = "merges"
    size = 16

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b".gitattributes": random.choice([b"", b"*.xib merge=ibstack\n", b"* -text\n*.xib binary\n"])}

    def unit(self, random, number):
        mutator = Mutator(self.seeds.documents if random.random() < 0.1 else self.seeds.saved, random)
        base = random.choice(mutator.seeds)
        if random.random() < 0.15:
            base = recoded(base, random)
        if random.random() < 0.1:
            base = mutator.document(base)
        markup = random.choice([1, 1, 1, 0.5])
        ours, theirs = mutator.document(base, markup), mutator.document(base, markup)
        mutants = 2
        if random.random() < 0.1:
            theirs, mutants = random.choice([(base, 1), (ours, 1)])
        name = b"%d%s" % (number, random.choice([b".xib", b".storyboard"]))
        files = {b"ours/" + name: ours, b"base/" + name: base, b"theirs/" + name: theirs}
        unit = Unit(files, mutants, {}, {"name": name, "markers": marked(random, base, ours, theirs)}, whole=True)
        if random.random() < 0.01:
            unit.links[b"ours/" + name + LIST] = b"../../outside/kept.txt"
        return unit

    def merge(self, batch, random):
        """Each merge is a run of its own."""
        for unit, numbers in batch.some(random, 5):
            name = unit.details["name"]
            paths = [b"base/" + name, b"ours/" + name, b"theirs/" + name]
            arguments = ["merge", *paths, *numbers.choice([[], [], ["--conflict-style", "markers"], ["--verbose"]])]
            ours, theirs, base = (unit.files[folder + name] for folder in (b"ours/", b"theirs/", b"base/"))
            marks = "markers" in arguments
            status, _, changes = batch.run(
                arguments, writes=True, outputs=[b"ours/" + name + LIST], whole=True, faults=FAULTS,
                excused=lambda errors: marks or b": merged as text, with conflict markers: " in errors
                or batch.unreadable({b"b": base, b"o": ours, b"t": theirs}))
            others = [path for path in changes if path not in (b"ours/" + name, b"ours/" + name + LIST)]
            if others:
                raise batch.finding(arguments, "changes another file", f"{others[0].decode()}: changed")
            if status == 0 and theirs in (base, ours) and b"ours/" + name in changes:
                raise batch.finding(arguments, "changes a side", "what one side changed alone became something else")

    def markers(self, batch, random):
        """Documents that somebody committed with their markers."""
        paths = []
        for unit, _ in batch.some(random, 8):
            path = b"marked-" + unit.details["name"]
            with open(os.path.join(os.fsencode(batch.folder), path), "wb") as file:
                file.write(unit.details["markers"])
            paths.append(path)
        batch.adopt()
        for some in (paths[:1], paths[1:3], paths[3:]):
            if some:
                batch.run(["resolve", *some, *random.choice([[], ["--verbose"]])], writes=True, faults=FAULTS)

    def _unmerged(self, batch, random):
        """A repository in which git could not merge some documents, which it names."""
        names = [unit.details["name"] for unit, _ in batch.some(random, 6)]

        def git(*arguments, given=None):
            return subprocess.run(
                ["git", *arguments], cwd=batch.folder, env=batch.sandbox.environment, input=given, capture_output=True,
                check=True).stdout

        git("init", "-q")
        paths = [folder + name for name in names for folder in (b"base/", b"ours/", b"theirs/")]
        objects = git("hash-object", "-w", "--no-filters", "--stdin-paths", given=b"\n".join(paths)).split()
        lines = [
            b"100644 %s %d\t%s" % (number, place % 3 + 1, b"ours/" + os.path.basename(path))
            for place, (number, path) in enumerate(zip(objects, paths))]
        git("update-index", "--index-info", given=b"\n".join(lines))
        return [b"ours/" + name for name in names]

    def resolve(self, batch, random):
        """What git has, all at once or one by one: a document that cannot be merged keeps the others from it."""
        for path in self._unmerged(batch, random)[:3]:
            batch.run(["resolve", path], writes=True, faults=FAULTS)
        batch.run(["resolve", *random.choice([[], ["--verbose"]])], writes=True, faults=FAULTS)
        batch.run(["merge", "--continue", *random.choice([[], ["--force"]])], writes=True, faults=FAULTS)

    def mergetool(self, batch, random):
        for paths in (self._unmerged(batch, random)[:1], []):
            answers = random.choices(["o", "t", "p", "s", "x", ""], [5, 5, 1, 1, 1, 1], k=60)
            given = "\n".join([*answers, *random.choice([[], ["q"]])]).encode()
            batch.run(["mergetool", *paths], writes=True, given=given, faults=FAULTS)

    def diff(self, batch, random):
        sides = random.choice([["base", "ours"], ["ours", "theirs"], ["theirs", "base"]])
        options = [
            option for option in ("--all", "--tree", "--reverse", "--layout", "--findings", "--exit-code")
            if random.random() < 0.25]
        kind, check = random.choice([("text", check_text), ("json", check_json), ("markdown", check_text)])
        batch.run(["diff", *sides, "--format", kind, *options], check)

    def outline(self, batch, random):
        for unit, _ in batch.some(random, 2):
            batch.run(["diff", "--textconv", unit.name()], check=None)

    def install(self, batch, random):
        subprocess.run(["git", "init", "-q"], cwd=batch.folder, env=batch.sandbox.environment, check=True)
        command = random.choice(["merge", "diff"])
        batch.run([command, "--install"], writes=True, again=True)

    commands = [merge, merge, markers, resolve, mergetool, diff, diff, diff, outline, install]
