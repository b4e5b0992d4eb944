"""JSON that is read back: frames that were measured or computed, and reports of findings."""

import json

from mutants import Mutator
from output_checks import FORMATS, check_lines
from process_runs import Unit
from text_mutants import JSONMutator

NUMBERS = (0, -0.5, 1e308, -1e308, 5e-324, 1e-320, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 1e15, 0.1 + 0.2)
OTHERS = (None, "1", [1], True, {})
# What Python does not write.
SPELLINGS = ("1e999", "-1e999", "1" * 400, "NaN", "Infinity", "-0", "1e-400", "01", "1.", ".5", "0x1")


class Results:
    name = "results"
    size = 20

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"kept.json": self.seeds.report}

    def unit(self, random, number):
        """A document, frames that were measured of it, and a report."""
        document, measured = random.choice(self.seeds.measured)
        place = b"%d/" % number
        name = b"Main.xml" if b"<document" not in document else b"Main.storyboard"
        report = random.choice([self.seeds.report, *self.seeds.reports])
        mutants = 2
        if random.random() < 0.2:
            document, mutants = Mutator(self.seeds.documents, random).swapped(document), 3
        return Unit(
            {place + b"report.json": self._json(report, random), place + name: document,
                place + b"frames.json": self._json(measured.replace(b"a.xib", place + name), random)},
            mutants, details={"place": place})

    def _json(self, data, random):
        """Most mutants have other texts or numbers only: a reader that misses a member refuses the whole."""
        mutator, kind = JSONMutator(random), random.random()
        try:
            value = json.loads(data)
        except ValueError:
            return Mutator([data], random).text(data)
        changes = random.choice([1, 2, 4, 12])
        if kind < 0.3:
            value = mutator.value(value, changes, strings_only=True)
        elif kind < 0.75:
            return self._numbers(value, changes, random)
        elif kind < 0.9:
            value = mutator.value(value, changes)
        else:
            return Mutator([data], random).text(data)
        return json.dumps(value).encode("utf-8", "surrogatepass")

    def _numbers(self, value, changes, random):
        places = []
        self._find(value, places)
        for _ in range(changes):
            if places:
                node, key = random.choice(places)
                node[key] = random.choice(NUMBERS if random.random() < 0.95 else OTHERS)
        text = json.dumps(value)
        if random.random() < 0.1:
            text = text.replace(": [0, ", f": [{random.choice(SPELLINGS)}, ", 1)
        return text.encode("utf-8", "surrogatepass")

    def _find(self, value, places):
        """All numbers that are no flags, but that of the version."""
        for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
            item = value[key]
            if isinstance(item, (int, float)) and not isinstance(item, bool) and key != "version":
                places.append((value, key))
            self._find(item, places)

    def compare(self, batch, random):
        for unit, numbers in batch.some(random, 5):
            place = unit.details["place"]
            arguments = ["layout", "--compare", place + b"frames.json"]
            batch.run([*arguments, *numbers.choice([[place], [place], ["."]])], check_lines)

    def given(self, batch, random):
        for unit, _ in batch.some(random, 3):
            place = unit.details["place"]
            batch.run(["layout", "--compare", "-", place], given=unit.files[place + b"frames.json"])

    def merge(self, batch, random):
        name = random.choice(sorted(FORMATS))
        for unit, numbers in batch.some(random, 4):
            paths = [unit.details["place"] + b"report.json", *numbers.choice([[], ["kept.json"]])]
            batch.run(["merge-reports", *paths, "--format", name], FORMATS[name])

    def again(self, batch, random):
        """A report that is written and read once more says the same."""
        for unit, _ in batch.some(random, 3):
            arguments = ["merge-reports", unit.details["place"] + b"report.json", "--format", "json"]
            status, output, _ = batch.run(arguments, FORMATS["json"])
            if status in (0, 1) and output:
                (batch.folder / "again.json").write_bytes(output)
                batch.adopt()
                second, again, _ = batch.run(["merge-reports", "again.json", "--format", "json"], FORMATS["json"])
                if (status, output) != (second, again):
                    raise batch.finding(arguments, "says something else when it is read again", "not the same report")

    commands = [compare, compare, given, merge, merge, again]
