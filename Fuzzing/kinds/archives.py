"""Apps in archives: .ipa files that lie about what they hold."""

from nib_mutants import NibMutator
from output_checks import FORMATS, check_json
from process_runs import Unit
from zip_mutants import Entry, ZipMutator, archive


class Archives:
    name = "archives"
    size = 20

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        nibs = random.sample(self.seeds.nibs, 3)
        entries = [Entry(b"Payload/A.app/%d.nib" % number, nib) for number, nib in enumerate(nibs)]
        return {b"all.yml": b"preset: all\n", b"whole.ipa": archive(entries)}

    def unit(self, random, number):
        mutator = ZipMutator(NibMutator(self.seeds.nibs, random), random)
        return Unit({b"%d.%s" % (number, random.choice([b"ipa", b"ipa", b"zip"])): mutator.archive()})

    def paths(self, batch):
        return [unit.name() for unit in batch.units]

    def verify(self, batch, random):
        batch.run(["nib", "verify", *self.paths(batch)])

    def dump(self, batch, random):
        batch.run(["nib", "dump", *self.paths(batch)])
        batch.run(["nib", "dump", "--format", "json", *self.paths(batch)], check_json)

    def layout(self, batch, random):
        batch.run(["layout", *self.paths(batch), "--format", "json"], check_json)

    def lint(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(["lint", *self.paths(batch), "--config", "all.yml", "--format", name], FORMATS[name])

    def validate(self, batch, random):
        batch.run(["validate", *self.paths(batch)])

    def render(self, batch, random):
        batch.run(["render", *self.paths(batch), "--output", "pictures"], outputs=["pictures/"])

    def diff(self, batch, random):
        for unit, numbers in batch.some(random, 3):
            sides = [unit.name(), numbers.choice([unit.name(), "whole.ipa"])]
            numbers.shuffle(sides)
            batch.run(["nib", "diff", *sides])

    def decompile(self, batch, random):
        for unit, _ in batch.some(random, 1):
            batch.run(["nib", "decompile", unit.name()], check=None)

    commands = [verify, dump, layout, lint, validate, render, diff, decompile]
