"""Objects of documents, which `edit` changes, moves, wraps and extracts."""

import os

from kinds.patches import TAG
from mutants import Mutator
from process_runs import Unit
from text_mutants import JSONMutator, recoded

FRAGMENTS = [
    '<label text="Hello"/>', '<view><subviews><switch id="a"/></subviews></view>', "<stackView/>", "<label",
    '<imageView image="star.fill"/>', '<label id="a"/><constraints>a.top = superview.top + 8</constraints>', "<constraints/>",
]
NAMES = ["text", "title", "hidden", "customClass", "axis", "alpha", "constant", "fontDescription.pointSize", "textColor"]


class Edits:
    name = "edits"
    size = 12

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {}

    def unit(self, random, number):
        document = random.choice(self.seeds.saved)
        if random.random() < 0.7:
            document = Mutator(self.seeds.saved, random).document(document, markup=1)
        if random.random() < 0.1:
            document = recoded(document, random)
        return Unit({b"in/%d%s" % (number, random.choice([b".xib", b".storyboard"])): document})

    def words(self, random, document):
        """The operation, its arguments and its options."""
        names = [name for _, name in TAG.findall(document)] or [b"a"]
        one, other = random.choice(names), random.choice(names)
        if random.random() < 0.1:
            one = self.text(random)
        operation = random.choice(["set", "unset", "add", "move", "remove", "wrap", "unwrap", "extract"])
        at = random.choice([[], ["--at", str(random.choice([0, 1, -1, 10**30]))]])
        if operation in ("set", "unset"):
            name = random.choice(NAMES).encode() if random.random() < 0.9 else self.text(random)
            value = b"=" + random.choice([b"YES", b"12", b"Hello", self.text(random)]) if operation == "set" else b""
            return [operation, one, name + value], []
        if operation == "add":
            fragment = random.choice(FRAGMENTS).encode() if random.random() < 0.8 else self.text(random)
            return [operation, fragment], ["--in", other, *at]
        if operation == "move":
            return [operation, one], [*random.choice([["--in", other], []]), *at]
        if operation in ("wrap", "remove"):
            first = random.randrange(len(names))
            return [operation, *names[first:first + random.randrange(1, 4)]], []
        return [operation, one], ["--to", "in/new.storyboard"] if operation == "extract" else []

    def text(self, random):
        return random.choice(JSONMutator.texts).replace("\0", "").encode("utf-8", "surrogatepass") or b"x"

    def edit(self, batch, random):
        for unit, numbers in batch.some(random, len(batch.units)):
            words, options = self.words(numbers, unit.files[unit.name()])
            if numbers.random() < 0.3:
                options = [*options, "--unsafe"]
            arguments = ["edit", *options, "--", unit.name(), *words]
            status, _, changes = batch.run(arguments, writes=True)
            if status != 0 and changes:
                raise batch.finding(arguments, "refuses and changes a file", os.fsdecode(min(changes)))

    def diff(self, batch, random):
        for unit, numbers in batch.some(random, len(batch.units)):
            words, options = self.words(numbers, unit.files[unit.name()])
            batch.run(["edit", *options, "--diff", "--", unit.name(), *words], check=None)

    commands = [edit, edit, diff]
