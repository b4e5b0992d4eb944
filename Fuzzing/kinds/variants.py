"""Documents in which elements, keys and numbers changed places, on all devices and systems and in all languages, as
pictures and as pages; stack definitions likewise, in all forms in which a search has to find them."""

import re

from mutants import NUMBERS, Mutator
from output_checks import FORMATS, check_csv, check_json, check_lines, check_page, check_picture, check_tree
from process_runs import Unit
from seeds import SeedsByElement
from text_mutants import recoded

VARIANTS = [
    ["--devices", "all"], ["--orientations", "all"], ["--languages", "rtl"], ["--languages", "all"],
    ["--languages", "base,pseudo,rtl", "--devices", "retina3_5,ipad12_9"], ["--text-sizes", "all"],
    ["--text-sizes", "extra-small,accessibility-extra-extra-extra-large", "--bold-text"],
    ["--devices", "retina4_0", "--orientations", "landscape", "--stack-behavior", "fdstackview"]]
SYSTEMS = [
    [], ["--semantics", "runtime"], ["--semantics", "canvas"], ["--ios", "12"], ["--ios", "26"], ["--macos", "26"]]
SINCE = [["--since-ios", "14"], ["--since-ios", "18", "--since-macos", "15"], ["--since-macos", "15"]]
DRAWN = [
    ["--layers", "all"], ["--layers", "constraints"], ["--layers", "frames,margins,findings"], ["--storyboard"],
    ["--storyboard", "--layers", "all", "--dark"], ["--devices", "all"],
    ["--devices", "retina4_0,ipad9_7", "--layers", "all"], ["--languages", "rtl", "--layers", "stacks,baselines"],
    ["--size", "0x0"], ["--size", "1x100000"], ["--scale", "3", "--layers", "alignment"]]


class Variants:
    name = "variants"
    size = 20

    def __init__(self, seeds):
        self.seeds = seeds
        self.use(seeds.documents)

    def use(self, documents):
        self.documents, self.by_element = documents, SeedsByElement(documents)

    def shared(self, random):
        variants = random.choice(["devices: all", "languages: all", "orientations: all", "text-sizes: all"])
        return {b"all.yml": b"preset: all\n", b"own.yml": f"preset: all\nvariants:\n  {variants}\n".encode()}

    def unit(self, random, number):
        data = Mutator(self.documents, random).swapped(self.by_element.pick(random))
        suffix = random.choice([b".xib", b".storyboard"]) if b"<document" in data else b".xml"
        return Unit({b"in/%d%s" % (number, suffix): data})

    def lint(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(
            ["lint", "in", "--config", "all.yml", *random.choice(VARIANTS), *random.choice(SYSTEMS), "--format", name],
            FORMATS[name])

    def lint_configured(self, batch, random):
        batch.run(["lint", "in", "--config", "own.yml"])

    def lint_since(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(
            ["lint", "in", "--config", "all.yml", *random.choice(SINCE), *random.choice([[], *VARIANTS]),
                "--format", name], FORMATS[name])

    def layout(self, batch, random):
        arguments = ["layout", "in", *random.choice(VARIANTS), *random.choice(SYSTEMS)]
        name, check = random.choice([("tree", check_tree), ("json", check_json), ("csv", check_csv)])
        batch.run([*arguments, "--format", name, *random.choice([[], ["--constraints"], ["--confidence"]])], check)

    def sketch(self, batch, random):
        one = random.choice([[], ["--device", "retina4_0-landscape"], ["--size", "3x3"], ["--size", "100000x1"]])
        batch.run(["layout", "in", "--sketch", *one])

    def render(self, batch, random):
        arguments = ["render", "in", "--output", "pictures", *random.choice(DRAWN), *random.choice(SYSTEMS)]
        _, _, changes = batch.run(arguments, outputs=["pictures/"])
        batch.check(arguments, changes, b".svg", check_picture)

    def report(self, batch, random):
        choices = random.choice([[], *VARIANTS, *SINCE])
        batch.run(
            ["report", "in", "--output", "page", "--config", "all.yml", *choices], outputs=["page/"],
            files={"page/index.html": check_page})

    def page(self, batch, random):
        batch.run(
            ["lint", "in", "--config", "all.yml", "--format", "html", "--output", "page.html"], outputs=["page.html"],
            files={"page.html": check_page})

    def validate(self, batch, random):
        batch.run(["validate", "in", *random.choice(VARIANTS)])

    def explain(self, batch, random):
        batch.run(["explain", "--console", "in", *random.choice(SYSTEMS)])
        for unit, numbers in batch.some(random, 2):
            path = unit.name()
            ids = re.findall(rb'\sid="([^"\0-]+)"', unit.files[path])
            view = numbers.choice(ids) if ids else b":%d" % numbers.randint(1, 9)
            arguments = numbers.choice([[], ["--device", "iPhone 15-landscape"], ["--semantics", "runtime"]])
            name, check = numbers.choice([("text", check_lines), ("json", check_json)])
            batch.run(
                ["explain", "--format", name, *arguments, "--", path, view], lambda data: data and check(data))

    def fix(self, batch, random):
        batch.run(
            ["lint", "in", "--config", "all.yml", "--fix", *random.choice([[], ["--unsafe"]]),
                *random.choice([[], *VARIANTS])], writes=True)

    def fidelity(self, batch, random):
        batch.run(
            ["fidelity", "in", "--list", "5", "--format", "json", *random.choice([[], ["--given-leaves"], ["--texts"]])],
            check_json)

    commands = [
        lint, lint, lint, lint_configured, lint_since, layout, layout, sketch, render, render, render, report, report,
        page, validate, explain, fix, fidelity]


class Definitions(Variants):
    """Views as people write them, most of them in a form that a search could overlook."""

    name = "definitions"

    def __init__(self, seeds):
        super().__init__(seeds)
        self.use(seeds.definitions)

    def unit(self, random, number):
        mutator = Mutator(self.documents, random)
        data = mutator.swapped(self.by_element.pick(random))
        if random.random() < 0.3:
            data = mutator.document(data, markup=0.8)
        if random.random() < 0.3:
            data = self._disguised(data, random)
        if random.random() < 0.15:
            data = recoded(data, random)
        place = random.choice([b"in/", b"in/", b"in/App/Deep/"])
        return Unit({place + b"%d%s" % (number, random.choice([b".xml", b".xml", b".xml", b".xib"])): data})

    def _disguised(self, data, random):
        """The same after something that may stand in front of it, or around it."""
        before = random.choice([
            b"<!-- %s -->" % (b"a" * random.choice([1, 4095, 4096, 70_000])), b"\n" * random.choice([1, 5000]),
            b"<!DOCTYPE view>", b'<!DOCTYPE view [<!ENTITY a "b">]>', b"<?xml-stylesheet a?>",
            b"<<<<<<< ours\n", b"\xef\xbb\xbf", b"\0"])
        if random.random() < 0.2:
            number = random.choice(NUMBERS).encode()
            data = re.sub(rb"<(\w+)", rb'<\1 xmlns="a" width="%s"' % number, data, count=1)
        return before + data
