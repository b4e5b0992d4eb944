"""Configurations in the folders of documents, those around them, and baselines."""

import re

from mutants import NUMBERS, TEXTS, Mutator
from output_checks import FORMATS, check_page
from process_runs import Unit

KNOWN = b".ibstack-baseline"
ENTRY = re.compile(rb"(?m)^([0-9a-f]{16}) ([a-z-]+) (.*)$")
# What the paths of a pattern or of an entry may be.
PATHS = [
    b"**/*", b"App/**", b"!a", b"[", b"{a,b}", b"../**", b"/", b"", b"*" * 60 + b"x", b"**/" * 40 + b"a", b"a\\",
    b"\xff"]
# Members of a configuration with values that are allowed, however odd.
MEMBERS = {
    b"preset": [b"all", b"none", b"recommended", b"strict", b"iblinter"], b"inherit": [b"false", b"true"],
    b"exclude": [b"[App]", b"['**/B.xib', '!App/Deep']", b"[]", b"['*']"],
    b"only": [b"[clipped-text, ambiguous-layout]", b"[]", b"[layout]"],
    b"rules": [
        b"{clipped-text: error, ambiguous-layout: off}", b"{font-size-not-allowed: {minimum: 12, severity: warning}}",
        b"{}", b"{frame-noise: error, misplaced-view: notice, duplicate-id: off}"],
    b"overrides": [
        b"[{paths: ['**/*'], rules: {clipped-text: off}}]",
        b"[{paths: [App], rules: {misplaced-view: error}}, {paths: ['[a'], rules: {}}]",
        b"[" + b"{paths: ['*'], rules: {frame-noise: notice}}," * 300 + b"]"],
    b"suppress": [
        b"[{object: a, reason: it is meant}]", b"[{rules: [clipped-text], paths: ['**'], reason: b}]",
        b"[" + b"{rules: [frame-noise], object: a, reason: b}," * 300 + b"]"],
    b"baseline": [b"known", b"../../../outside/kept.txt", b"/dev/null", b"App", b"Main.xib"],
    b"in-document-suppressions": [b"ignore", b"count", b"allow"],
    b"variants": [
        b"{devices: all, languages: all}", b"{devices: [retina4_0], text-sizes: [large]}",
        b"{orientations: all, bold-text: true}", b"{devices: []}"],
    b"fonts": [b"[]"], b"ios": [b"14", b"26"], b"macos": [b"15"],
    b"semantics": [b"canvas", b"runtime"], b"stack-behavior": [b"fdstackview"]}
# And what no configuration has.
BROKEN = [
    b"strict: true\n", b"a: &a [*a]\n", b"<<: *a\n", b"preset: x\n", b"fonts: [../../outside]\n", b"rules: {x: off}\n", b"exclude: '*'\n", b"\t-\n"]


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
        if random.random() < 0.15:
            return Mutator(self.seeds.configurations, random).configuration()
        members = random.sample(sorted(MEMBERS), random.choice([1, 2, 3, 5]))
        data = b"".join(b"%s: %s\n" % (name, random.choice(MEMBERS[name])) for name in members)
        if random.random() < 0.1:
            data += random.choice(BROKEN)
        if random.random() < 0.15:
            data = re.sub(rb"(?<=: )-?[\d.]+(?:e\d+)?", lambda _: random.choice(NUMBERS).encode(), data)
        if random.random() < 0.3:
            data = re.sub(rb"'[^'\n]*'", lambda _: b"'%s'" % random.choice(PATHS), data)
        return Mutator([data], random).text(data) if random.random() < 0.1 else data

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
