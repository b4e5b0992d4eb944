"""Compiled nibs and storyboards."""

from nib_mutants import NibMutator
from output_checks import FORMATS, Broken, check_csv, check_json, check_page, check_xml
from process_runs import Unit


def check_printed(data):
    """A document, if anything was printed."""
    if data:
        check_xml(data)


class Nibs:
    name = "nibs"
    size = 40

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"all.yml": b"preset: all\n"}

    def unit(self, random, number):
        """A mutant in one bundle, and what it was in another one."""
        mutator = NibMutator(self.seeds.nibs, random)
        if random.random() < 0.75 or not self.seeds.storyboards:
            old = random.choice(self.seeds.nibs)
            name = b"%d.nib" % number
            return Unit({b"A.app/" + name: mutator.nib(old), b"B.app/" + name: old})
        old = random.choice(self.seeds.storyboards)
        new = dict(old)
        name = random.choice(list(old))
        new[name] = mutator.nib(old[name]) if name.endswith(".nib") else mutator.bytes(old[name])
        folder = b"%d.storyboardc/" % number
        mutated = {b"A.app/" + folder + name.encode(): data for name, data in new.items()}
        return Unit({**mutated, **{b"B.app/" + folder + name.encode(): data for name, data in old.items()}})

    def path(self, unit):
        """The nib or compiled storyboard of a unit."""
        first = unit.name()
        return first[: first.index(b".storyboardc") + 12] if b".storyboardc" in first else first

    def dump(self, batch, random):
        batch.run(["nib", "dump", "A.app", *random.choice([[], ["--all"]])])
        batch.run(["nib", "dump", "A.app", "--format", "json"], check_json)

    def verify(self, batch, random):
        batch.run(["nib", "verify", "A.app"])

    def diff(self, batch, random):
        sides = ["A.app", "B.app"]
        random.shuffle(sides)
        batch.run(["nib", "diff", *sides, *random.choice([[], ["--exact"]])])

    def equal(self, batch, random):
        arguments = ["nib", "diff", "A.app", "A.app", *random.choice([[], ["--exact"]])]
        status, _, _ = batch.run(arguments)
        if status not in (0, 2):
            raise batch.finding(arguments, "differs from itself", f"status {status}")

    def layout(self, batch, random):
        kind = random.choice(["tree", "json", "csv"])
        checks = {"json": check_json, "csv": check_csv}
        arguments = random.choice([[], ["--constraints"], ["--devices", "retina4_0,ipad9_7"], ["--confidence"]])
        batch.run(["layout", "A.app", "--format", kind, *arguments], *([checks[kind]] if kind in checks else []))

    def lint(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(["lint", "A.app", "--config", "all.yml", "--format", name], FORMATS[name])

    def validate(self, batch, random):
        batch.run(["validate", "A.app"])

    def render(self, batch, random):
        batch.run(["render", "A.app", "--output", "pictures", *random.choice([[], ["--layers", "all"]])],
            outputs=["pictures/"])

    def report(self, batch, random):
        batch.run(["report", "A.app", "--output", "page"], outputs=["page/"], files={"page/index.html": check_page})

    def explain(self, batch, random):
        for unit, numbers in batch.some(random, 2):
            batch.run(["explain", self.path(unit), numbers.choice([":1", ":3", "nib-1", "nib-7"])])

    def decompile(self, batch, random):
        printed = {}
        for unit, _ in batch.some(random, 6):
            arguments = ["nib", "decompile", self.path(unit)]
            status, output, _ = batch.run(arguments, check_printed)
            if status == 0:
                printed[self.path(unit)] = output
        broken = batch.unreadable(printed)
        if broken:
            path = sorted(broken)[0]
            raise batch.finding(["nib", "decompile", path], "no document", "what is printed cannot be read")

    commands = [dump, verify, diff, equal, layout, lint, validate, render, report, explain, decompile]
