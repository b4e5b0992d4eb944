"""What the program's vocabulary knows of elements: which may be taken for one another, keys of children, numbers."""

import pathlib
import re

ROWS = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "NibDecoder" / "Vocabulary" / "Elements"
HEAD = re.compile(r"(?:extend )?([\w()]+)(?: \S+ : (\S+))?")
ATTRIBUTE = re.compile(r"  (\w+) (integer|number|length\w*|positive|nonnegative|priority|multiplier)\b")
CHILD = re.compile(r"  <#?\w+((?: [^>]*)?)>")


class Vocabulary:
    """Of all platforms at once: what is wrong on one of them is a good mutant."""

    def __init__(self):
        self.parents, self.numbers, self.own_keys = {}, {}, {}
        for path in sorted(ROWS.rglob("*.txt")):
            self._read(path.read_text())
        self.families = {}
        for name in self.parents:
            for ancestor in self.lineage(name):
                if not name.startswith("("):
                    self.families.setdefault(ancestor, []).append(name)
        if "label" not in self.families.get("(view)", []) or "multiplier" not in self.numbers.get("constraint", []):
            raise SystemExit(f"{ROWS}: not the rows that are expected; were they written in another form?")

    def _read(self, text):
        name = None
        for line in text.splitlines():
            if not line.startswith((" ", "#", "enum", "foreign")) and (head := HEAD.match(line)):
                name = head[1]
                self.parents[name] = self.parents.get(name) or head[2]
            elif attribute := ATTRIBUTE.match(line):
                self.numbers.setdefault(name, []).append(attribute[1])
            elif child := CHILD.match(line):
                self.own_keys.setdefault(name, []).extend(re.sub(r'"[^"]*"', "", child[1]).split())

    def lineage(self, name):
        """An element and what it inherits from."""
        found = []
        while name and name not in found:
            found.append(name)
            name = self.parents.get(name)
        return found

    def relatives(self, name):
        """The lists of elements that have in common what an element inherits, those of one element left out."""
        families = (self.families.get(ancestor, []) for ancestor in self.lineage(name))
        return [family for family in families if len(family) > 1]

    def keys(self, name):
        """The keys that children of an element may have."""
        return [key for ancestor in self.lineage(name) for key in self.own_keys.get(ancestor, [])]

    def numbers_of(self, name):
        """The attributes of an element that are numbers."""
        return [number for ancestor in self.lineage(name) for number in self.numbers.get(ancestor, [])]


VOCABULARY = Vocabulary()
# The names of all attributes that are numbers.
NUMERIC = {number for numbers in VOCABULARY.numbers.values() for number in numbers}
