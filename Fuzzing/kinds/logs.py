"""Logs of a console, and documents that may have the conflicts that they tell of."""

import re

from mutants import NUMBERS, TEXTS, WORDS, Mutator
from output_checks import check_json, check_lines
from process_runs import Unit

ADDRESS = re.compile(rb"0x[0-9a-f]+")
NUMBER = re.compile(rb"(?<=[-(=<> *+@])\d+(?:\.\d+)?")
ATTRIBUTE = re.compile(rb"(?<=\.)[a-z]\w+")
# What stands between items and constraints.
PIECES = [
    b"|", b"H:", b"V:", b"-(", b")-", b"[", b"]", b"(>=20)", b"(NSSpace(8))", b"'|':", b"names:", b"   (active)", b">",
    b"<", b"(LTR)", b"(RTL)", b" == ", b" <= ", b"*", b" + ", b" - ", b" @ 750", b"\"", b"'", b"\\\"", b"\\U00fc",
    b"\r\n", b"\0", b"(\n", b")\n", b"Unable to simultaneously satisfy constraints.\n", b"Will attempt to recover by breaking ",
    b"h=-&- v=--&", b"Hug:750 CompressionResistance:1000", b"\xff", b"\xe2\x80\xae"]


class LogMutator:
    def __init__(self, logs, random):
        self.logs = logs
        self.random = random

    def log(self, data):
        for _ in range(self.random.choice([1, 1, 2, 4, 8])):
            change = self.random.choice([
                self._lines, self._lines, self._address, self._address, self._number, self._number, self._attribute,
                self._piece, self._text])
            data = change(data)
        return data[:200_000]

    def _lines(self, data):
        """Lines are missing, there twice or many times, in another order, or come from another log."""
        random = self.random
        lines = data.split(b"\n")
        start = random.randrange(len(lines))
        end = start + random.choice([1, 1, 2, 10])
        piece = lines[start:end]
        kind = random.randrange(4)
        if kind == 0:
            lines[start:end] = []
        elif kind == 1:
            lines[start:start] = piece * random.choice([1, 1, 2, 300])
        elif kind == 2:
            place = random.randrange(len(lines))
            lines[start:end] = []
            lines[place:place] = piece
        else:
            others = random.choice(self.logs).split(b"\n")
            first = random.randrange(len(others))
            lines[start:start] = others[first : first + random.choice([1, 5, 30])]
        return b"\n".join(lines)

    def _replaced(self, data, pattern, choices):
        found = list(pattern.finditer(data))
        if not found:
            return data
        target = self.random.choice(found)
        return data[: target.start()] + self.random.choice(choices(found)) + data[target.end() :]

    def _address(self, data):
        """Another object of the log, or none."""
        return self._replaced(
            data, ADDRESS, lambda found: [match[0] for match in found] + [b"0x0", b"0x" + b"f" * 17, b"0x"])

    def _number(self, data):
        return self._replaced(data, NUMBER, lambda _: [number.encode() for number in NUMBERS])

    def _attribute(self, data):
        return self._replaced(data, ATTRIBUTE, lambda _: [word.encode() for word in WORDS])

    def _piece(self, data):
        place = self.random.randint(0, len(data))
        pieces = PIECES + [text.encode() for text in TEXTS]
        return data[:place] + self.random.choice(pieces) + data[place + self.random.choice([0, 0, 1, 3]) :]

    def _text(self, data):
        return Mutator(self.logs, self.random).text(data)


def check_explanation(output, *rest):
    """Nothing is printed of a log without constraints."""
    return check_json(output, *rest) if output else None


class Logs:
    name = "logs"
    size = 20

    def __init__(self, seeds):
        self.seeds = seeds
        self.logs = [log for log, _ in seeds.logs]

    def shared(self, random):
        return {}

    def unit(self, random, number):
        """A log, and a document that had its conflicts before both were changed."""
        log, document = random.choice(self.seeds.logs)
        mutants = 1
        if random.random() < 0.4:
            document, mutants = Mutator(self.seeds.documents, random).swapped(document), 2
        place = b"%d/" % number
        suffix = b".xml" if b"<document" not in document else random.choice([b".xib", b".storyboard"])
        return Unit(
            {place + b"console.txt": LogMutator(self.logs, random).log(log), place + b"Main" + suffix: document},
            mutants, details={"place": place})

    def explain(self, batch, random):
        name, check = random.choice([("text", check_lines), ("json", check_explanation)])
        for unit, numbers in batch.some(random, 8):
            place = unit.details["place"]
            documents = numbers.choice([[place], [place], [], ["."]])
            batch.run(["explain", "--log", place + b"console.txt", *documents, "--format", name], check)

    def given(self, batch, random):
        for unit, _ in batch.some(random, 4):
            log = unit.files[unit.name()]
            batch.run(["explain", "--log", "-", unit.details["place"]], given=log)

    def all(self, batch, random):
        """One log of all of them, and all documents."""
        log = b"".join(unit.files[unit.name()] for unit in batch.units)
        batch.run(["explain", "--log", "-", "."], given=log)

    def console(self, batch, random):
        """What the console will say of the documents can be read back."""
        batch.run(["explain", "--console", "."])
        _, log, _ = batch.run(["explain", "--console", "--semantics", "runtime", "."])
        batch.run(["explain", "--log", "-", "."], given=log)

    commands = [explain, explain, explain, given, all, console]
