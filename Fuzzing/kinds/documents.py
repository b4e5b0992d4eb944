"""Documents and configurations under hostile names, and the reports about them in all formats."""

import os
import re

from mutants import Mutator
from output_checks import FORMATS, check_csv, check_json
from process_runs import Unit

ALL_RULES = b"preset: all\n"


class Documents:
    name = "documents"
    size = 40

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        configuration = Mutator(self.seeds.configurations, random).configuration()
        return {b"all.yml": ALL_RULES, b"mutant.yml": configuration, b"mutant.json": configuration}

    def unit(self, random, number):
        mutator = Mutator(self.seeds.documents, random)
        name = mutator.name(number, random.choice([".xib", ".storyboard"]))
        unit = Unit({b"in/" + name: mutator.document()})
        if number == 0 and random.random() < 0.02:
            unit.links[random.choice([b"out.sarif", b"1.json"])] = b"../outside/kept.txt"
        return unit

    def lint(self, batch, *arguments):
        formats = [argument for name in FORMATS for argument in ("--format", f"{name}=out.{name}")]
        batch.run(
            ["lint", "in", *formats, *arguments], outputs=["out."],
            files={f"out.{name}": check for name, check in FORMATS.items()})

    # Commands: each is a function of a batch and of random numbers.
    def lint_all(self, batch, random):
        self.lint(batch, "--config", "all.yml")

    def lint_variants(self, batch, random):
        devices = random.choice(["retina4_0,ipad9_7", "retina6_9-landscape", "iPad13_0rounded,retina3_5"])
        self.lint(
            batch, "--config", "all.yml", "--devices", devices, "--languages", "all", "--text-size",
            "large,extra-small")

    def lint_configured(self, batch, random):
        self.lint(batch, "--config", "mutant.yml")
        batch.run(["config", "check", "mutant.yml"])
        batch.run(["migrate", "mutant.yml"])
        batch.run(["migrate", "mutant.json"])

    def validate(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(["validate", "in", "--format", name], FORMATS[name])

    def layout(self, batch, random):
        batch.run(["layout", "in"])
        batch.run(["layout", "in", "--format", "json", "--constraints"], check_json)
        batch.run(["layout", "in", "--format", "csv"], check_csv)

    def layout_devices(self, batch, random):
        arguments = ["--devices", "all", "--languages", random.choice(["base", "rtl", "pseudo"])]
        paths = [unit.name() for unit, _ in batch.some(random, 4)]
        batch.run(["layout", "--format", "json", *arguments, "--", *paths], check_json)
        batch.run(["layout", "--format", "csv", *arguments, "--", *paths], check_csv)

    def explain(self, batch, random):
        for unit, numbers in batch.some(random, 3):
            path = unit.name()
            ids = re.findall(rb'\sid="([^"\0]+)"', unit.files[path])
            view = numbers.choice(ids) if ids and numbers.random() < 0.8 else b":%d" % numbers.randint(1, 30)
            batch.run(["explain", "--", path, view])
            batch.run(["explain", "--format", "json", "--", path, view], lambda data: data and check_json(data))

    def update_frames(self, batch, random):
        batch.run(["update-frames", "in", "--dry-run"])

    def fix(self, batch, random):
        batch.run(["lint", "in", "--config", "all.yml", "--fix", "--unsafe"], writes=True)
        batch.run(["update-frames", "in"], writes=True, again=True)
        batch.run(["validate", "in"])

    def merge_reports(self, batch, random):
        for index in (1, 2):
            batch.run(
                ["lint", "in", "--config", "all.yml", "--shard", f"{index}/2", "--format", f"json={index}.json"],
                outputs=[f"{index}.json"])
        if not os.path.exists(batch.folder / "1.json"):
            return
        name = random.choice(sorted(FORMATS))
        batch.run(["merge-reports", "1.json", "2.json", "--format", name], FORMATS[name])

    commands = [
        lint_all, lint_variants, lint_configured, validate, layout, layout_devices, explain, update_frames, fix,
        merge_reports]
