"""Documents in all encodings, and the commands that write them, or pictures and pages of them."""

from mutants import Mutator
from output_checks import check_page, check_picture
from process_runs import Unit
from text_mutants import recoded

WITHOUT_OBJECTS = b"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES"/>
"""
# Where commands write, and links that lead out of the folder from there.
LINKS = [
    (b"page/index.html", b"../../outside/kept.txt"), (b"page", b"../outside"), (b"pictures", b"../outside"),
    (b"pictures/0.svg", b"../../outside/kept.txt"), (b"known", b"../outside/kept.txt"), (b"built-0", b"../outside")]


class Formats:
    name = "formats"
    size = 40

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"all.yml": b"preset: all\n", b"own.yml": random.choice(self.seeds.configurations)}

    def unit(self, random, number):
        mutator = Mutator(self.seeds.documents, random)
        data = mutator.document(markup=random.choice([0.5, 1, 1]))
        if random.random() < 0.02:
            data = WITHOUT_OBJECTS
        elif random.random() < 0.4:
            data = recoded(data, random)
        unit = Unit({b"in/%d%s" % (number, random.choice([b".xib", b".storyboard"])): data})
        if number == 0 and random.random() < 0.2:
            path, target = random.choice(LINKS)
            unit.links[path] = target
        return unit

    def format(self, batch, random):
        arguments = ["format", "in"]
        _, _, changes = batch.run(arguments, writes=True, again=True)
        changed = batch.compare(changes)
        if changed is not None:
            raise batch.finding(arguments, "changes what a document says", f"{changed.decode()}: says something else")

    def format_check(self, batch, random):
        batch.run(["format", "in", "--check"])
        batch.run(["format", "in", "--diff"], check=None)

    def format_input(self, batch, random):
        for unit, numbers in batch.some(random, 3):
            data = unit.files[unit.name()]
            arguments = ["format", "-", *numbers.choice([[], ["--stdin-filename", "../outside/kept.xib"]])]
            status, output, _ = batch.run(arguments, check=None, given=data)
            if status == 0 and batch.unreadable({b"new": output}) and not batch.unreadable({b"old": data}):
                raise batch.finding(arguments, "makes a document unreadable", "what is printed cannot be read")

    def update_frames(self, batch, random):
        batch.run(["update-frames", "in", random.choice(["--dry-run", "--check"])])
        batch.run(["update-frames", "in"], writes=True, again=True)

    def fix(self, batch, random):
        batch.run(["lint", "in", "--config", "all.yml", "--fix", "--diff", "--unsafe"], check=None)
        batch.run(["lint", "in", "--config", "all.yml", "--fix", *random.choice([[], ["--unsafe"]])], writes=True)

    def baseline(self, batch, random):
        arguments = ["lint", "in", "--config", "all.yml", "--baseline-file", "known", "--baseline"]
        batch.run([*arguments, "write"], outputs=["known"])
        batch.run([*arguments, "check"])

    def suppress(self, batch, random):
        batch.run(["lint", "in", "--config", "own.yml", "--add-suppressions"], writes=True)
        batch.run(["config", "check", "own.yml"])

    def render(self, batch, random):
        arguments = ["render", "in", "--output", "pictures"]
        arguments += random.choice([
            [], ["--layers", "all"], ["--dark", "--scale", "3"], ["--devices", "all"], ["--storyboard"],
            ["--languages", "rtl", "--text-size", "accessibility-large"], ["--format", "png"]])
        _, _, changes = batch.run(arguments, outputs=["pictures/"])
        batch.check(arguments, changes, b".svg", check_picture)

    def report(self, batch, random):
        arguments = ["report", "in", "--output", "page", *random.choice([[], ["--config", "all.yml"]])]
        batch.run(arguments, outputs=["page/"], files={"page/index.html": check_page})

    def compile(self, batch, random):
        for number, (unit, _) in enumerate(batch.some(random, 4)):
            arguments = ["compile", unit.name(), "--output", f"built-{number}"]
            status, _, changes = batch.run(arguments, writes=True, whole=True)
            if status == 0 and not changes:
                raise batch.finding(arguments, "writes nothing", "status 0, and nothing was written")
            if status == 0:
                # A folder is searched only if its name is that of a bundle.
                for path in sorted({path.split(b"/")[1] for path in changes}):
                    verified, _, _ = batch.run(["nib", "verify", b"built-%d/%s" % (number, path)])
                    if verified != 0:
                        raise batch.finding(arguments, "does not verify", f"nib verify ends with status {verified}")

    commands = [
        format, format, format_check, format_input, update_frames, fix, baseline, suppress, render, report, compile]
