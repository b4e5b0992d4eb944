"""Configurations in the folders of documents, those around them, and baselines."""

import re

from mutants import NUMBERS, TEXTS, Mutator
from output_checks import FORMATS, check_page
from process_runs import Unit

KNOWN = b".ibstack-baseline"
ENTRY = re.compile(rb"(?m)^([0-9a-f]{16}) ([a-z-]+) (.*)$")
# What the paths of a pattern or of an entry may be.
PATHS = [b"**/*", b"App/**", b"!a", b"[", b"{a,b}", b"../**", b"/", b"", b"*" * 60 + b"x", b"**/" * 40 + b"a", b"a\\", b"\xff"]
MAPPINGS = [
    b"suppress:\n  - {rule: clipped-text, reason: a}\n", b"inherit: false\n", b"preset: none\n", b"exclude: [App]\n",
    b"overrides:\n  - paths: ['**/*']\n    rules: {all: off}\n", b"baseline: ../../../outside/kept.txt\n",
    b"in-document-suppressions: ignore\n", b"variants: {devices: all, languages: all}\n", b"fonts: [../../outside]\n",
    b"rules: {clipped-text: {severity: error, minimum: 1e308}}\n", b"a: &a [*a]\n", b"<<: *a\n"]


class Configurations:
    name = "configurations"
    size = 10

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"own.yml": self._configuration(random)}

    def unit(self, random, number):
        """Documents with the configurations that hold for them, from the outer one to the inner one."""
        place = b"Y%d/" % number
        documents = [random.choice(self.seeds.documents) for _ in range(3)]
        files = {
            place + b"Main.xib": documents[0], place + b"App/A.storyboard": documents[1],
            place + b"App/Deep/B.xib": documents[2]}
        folders = [folder for folder in (b"", b"App/", b"App/Deep/") if random.random() < 0.6]
        for folder in folders or [b""]:
            files[place + folder + b".ibstack.yml"] = self._configuration(random)
        for folder in (b"", b"App/"):
            if random.random() < 0.6:
                files[place + folder + KNOWN] = self._baseline(random)
        unit = Unit(files, len(files) - 3, details={"place": place})
        if random.random() < 0.03:
            unit.links[place + random.choice([b"known", b"App/More/.ibstack.yml"])] = b"../../outside/kept.txt"
        return unit

    def _configuration(self, random):
        mutator = Mutator(self.seeds.configurations, random)
        data = random.choice(self.seeds.configurations)
        for _ in range(random.choice([0, 1, 1, 2])):
            data += random.choice([b"", b"\n"]) + random.choice(MAPPINGS)
        if random.random() < 0.5:
            data = re.sub(rb"(?<=: )[\d.]+", lambda _: random.choice(NUMBERS).encode(), data, count=2)
        if random.random() < 0.4:
            data = re.sub(rb"[\"'][^\"'\n]*\*[^\"'\n]*[\"']", lambda _: b"'%s'" % random.choice(PATHS), data)
        return mutator.text(data) if random.random() < 0.6 else data

    def _baseline(self, random):
        """Entries of this and other programs, with fields of one another."""
        entries = ENTRY.findall(self.seeds.baseline)
        lines = [b"# Findings that ibstack lint does not report. Written by: ibstack lint --baseline write"]
        for _ in range(random.choice([0, 3, 20, 300])):
            fields = list(random.choice(entries))
            if random.random() < 0.3:
                place = random.randrange(3)
                fields[place] = random.choice([
                    random.choice(entries)[place], random.choice(PATHS), random.choice(NUMBERS + TEXTS).encode(),
                    b"0" * 16, b"\t", b" "])
            lines.append(random.choice([b" ", b" ", b" ", b"\t"]).join(fields))
        data = random.choice([b"\n", b"\n", b"\r\n"]).join(lines) + random.choice([b"\n", b""])
        return Mutator([data], random).text(data) if random.random() < 0.4 else data

    def lint(self, batch, random):
        for unit, numbers in batch.some(random, 3):
            name = numbers.choice(sorted(FORMATS))
            batch.run(["lint", unit.details["place"], "--format", name], FORMATS[name])
        batch.run(["lint", *(unit.details["place"] for unit in batch.units), "--config", "own.yml"])

    def baseline(self, batch, random):
        for unit, numbers in batch.some(random, 3):
            place = unit.details["place"]
            arguments = ["lint", place, *numbers.choice([[], ["--baseline-file", place + KNOWN], ["--strict"]])]
            batch.run([*arguments, "--baseline", "check"])
            batch.run([*arguments, "--baseline", "write"], writes=True)
            batch.run([*arguments, "--baseline", "check", "--quiet"])

    def suppress(self, batch, random):
        for unit, _ in batch.some(random, 3):
            batch.run(["lint", unit.details["place"], "--add-suppressions"], writes=True)

    def fix(self, batch, random):
        for unit, _ in batch.some(random, 3):
            batch.run(["lint", unit.details["place"], "--fix"], writes=True)

    def show(self, batch, random):
        for unit, numbers in batch.some(random, 3):
            place = unit.details["place"]
            batch.run(["config", "check", *sorted(path for path in unit.files if path.endswith(b".yml"))])
            batch.run(["config", "show", place + numbers.choice([b"Main.xib", b"App/Deep/B.xib", b"None.xib"])])

    def report(self, batch, random):
        for unit, _ in batch.some(random, 2):
            batch.run(
                ["report", unit.details["place"], "--output", "page"], outputs=["page/"],
                files={"page/index.html": check_page})

    commands = [lint, lint, baseline, baseline, suppress, fix, show, report]
