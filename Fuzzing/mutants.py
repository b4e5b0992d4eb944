"""Mutants of documents and configurations, and names for their files: the same ones for a seed on every machine."""

import re

NUMBERS = """0 -0 1 -1 0.5 1000 1001 -1000 250 750 999.999 1e-320 5e-324 -5e-324 2.2250738585072014e-308 1e-308 1e15 1e19
    9007199254740993 3.5e38 1e155 1e307 1.7976931348623157e308 1e308 -1e308 1e309 nan inf -inf 0x1p-1074 +1 1. .5 1,5 1e
    2147483648 9223372036854775808 18446744073709551616 1:2 0:1 1:0 YES NO""".split()

TEXTS = ["", " ", "&#10;", "&#13;&#10;::error::x", "&#10;::stop-commands::t", "##[error]x", "##vso[task.complete]",
    "&#x85;", "&#x2028;", "&#x202E;", "&#x9b;", "e\u0301", "\u0301", ",\u0301", "&quot;\u0301", "=1+1", "@SUM(A1)", "`|*_<b>",
    "@octocat", "&lt;script>", "a" * 300, "9" * 400, "\U0001f642", "]]>", "--", "%0A"]

WORDS = """leading top trailing bottom height width centerY centerX left right firstBaseline lastBaseline leadingMargin
    trailingMargin topMargin centerXWithinMargins equal lessThanOrEqual greaterThanOrEqual horizontal vertical fill
    fillEqually fillProportionally equalSpacing equalCentering center firstBaseline forceRightToLeft natural justified
    standard system custom""".split()

ELEMENTS = """view stackView label button imageView textField textView scrollView tableViewCell segmentedControl switch
    slider subviews constraints constraint rect fontDescription variation exclude viewLayoutGuide objects scene box
    gridView tabView popUpButton""".split()

ATTRIBUTE = re.compile(rb'\s([\w-]+)\s*=\s*("[^"<]*"|\'[^\'<]*\')')
ELEMENT = re.compile(rb"<(\w+)[^<>]*?(/>|>)")
TOKEN = re.compile(rb"[\w.]+|[^\w.\s]|\s+")

NAMES = ["a\nb", "a\n::error::x", "::error::x", " ::warning::y", "##[error]z", "##vso[task.complete]", "-o", "--config=n",
    "--", "a,b", "a\"b", "a'b", "a`b|c", "=1+1", "@SUM(1)", "a\tb", "a\x1b[31mb", "a\u0085b", "a\u2028b", "a\u202eb", "a\u009bb",
    "a\u0301", "\u0301a", ",\u0301", "<b>", "&amp;", "a%0Ab", "a b", "#a", "a:3:5: error", "\\x41", "Größe", "🙂", "a" * 200]


class Mutator:
    """Makes mutants out of seeds."""

    def __init__(self, seeds, random):
        self.seeds = seeds
        self.random = random

    def document(self, data=None, markup=0.5):
        """Half of the changes are made to elements and attributes, half of them to bytes, unless markup says otherwise."""
        data = self.random.choice(self.seeds) if data is None else data
        for _ in range(self.random.randint(1, 5)):
            data = self._markup(data) if self.random.random() < markup else self._bytes(data)
        return data[:200_000]

    def configuration(self):
        return self.text(self.random.choice(self.seeds))

    def text(self, data):
        """A mutant of a text of words and signs."""
        for _ in range(self.random.randint(1, 4)):
            data = self._tokens(data) if self.random.random() < 0.6 else self._bytes(data)
        return data

    def name(self, number, suffix):
        """The name of a file, which is like no other one's; every fourth is a hostile one."""
        if self.random.random() < 0.75:
            return f"{number}{suffix}".encode()
        name = self.random.choice(NAMES)
        raw = b"\xff\xfe" if self.random.random() < 0.1 else b""
        return name.encode() + raw + f"-{number}{suffix}".encode()

    def _bytes(self, data):
        random = self.random
        place = random.randint(0, len(data))
        end = min(len(data), place + random.randint(0, 40))
        kind = random.randrange(6)
        if kind == 0:
            return data[:place] + data[end:]
        if kind == 1:
            return data[:end] + data[place:end] + data[end:]
        if kind == 2:
            return data[:place] + bytes(random.randrange(256) for _ in range(random.randint(1, 4))) + data[place:]
        if kind == 3 and data:
            changed = bytearray(data)
            changed[random.randrange(len(data))] ^= 1 << random.randrange(8)
            return bytes(changed)
        if kind == 4:
            return data[:place] + random.choice(TEXTS + NUMBERS).encode() + data[place:]
        other = random.choice(self.seeds)
        start = random.randint(0, len(other))
        return data[:place] + other[start : start + random.randint(0, 300)] + data[place:]

    def _tokens(self, data):
        tokens = TOKEN.findall(data)
        others = TOKEN.findall(self.random.choice(self.seeds))
        if not tokens or not others:
            return data
        place = self.random.randrange(len(tokens))
        kind = self.random.randrange(4)
        if kind == 0:
            tokens[place] = self.random.choice(others)
        elif kind == 1:
            del tokens[place : place + self.random.randint(1, 5)]
        elif kind == 2:
            tokens[place:place] = tokens[place : place + self.random.randint(1, 30)]
        else:
            tokens[place] = self.random.choice(NUMBERS + TEXTS).encode()
        return b"".join(tokens)

    def _markup(self, data):
        change = self.random.choice([self._value, self._value, self._reference, self._element, self._nest,
            self._constraint, self._rename])
        return change(data)

    def _value(self, data):
        found = list(ATTRIBUTE.finditer(data))
        if not found:
            return data
        target = self.random.choice(found)
        source = self.random.choice([
            self.random.choice(NUMBERS).encode(), self.random.choice(TEXTS).encode(),
            self.random.choice(WORDS).encode(), self.random.choice(found)[2][1:-1]])
        return data[: target.start(2) + 1] + source + data[target.end(2) - 1 :]

    def _ids(self, data):
        return [match[2][1:-1] for match in ATTRIBUTE.finditer(data) if match[1] == b"id"] or [b"a"]

    def _reference(self, data):
        names = (b"firstItem", b"secondItem", b"destination", b"reference", b"id")
        found = [match for match in ATTRIBUTE.finditer(data) if match[1] in names]
        if not found:
            return data
        target = self.random.choice(found)
        return data[: target.start(2) + 1] + self.random.choice(self._ids(data)) + data[target.end(2) - 1 :]

    def _piece(self, data):
        """The range of an element, with what is inside of it, if its end tag is where one would look for it."""
        found = list(ELEMENT.finditer(data))
        if not found:
            return None
        match = self.random.choice(found)
        if match[2] == b"/>":
            return match.start(), match.end()
        end = data.find(b"</" + match[1] + b">", match.end())
        return (match.start(), end + len(match[1]) + 3) if end >= 0 else None

    def _element(self, data):
        """Copies, moves or removes an element."""
        piece = self._piece(data)
        if piece is None:
            return data
        start, end = piece
        element = data[start:end]
        if self.random.random() < 0.5:
            data = data[:start] + data[end:]
        if self.random.random() < 0.3:
            return data
        tags = [match.end() for match in ELEMENT.finditer(data)] or [0]
        place = self.random.choice(tags)
        return data[:place] + element + data[place:]

    def _nest(self, data):
        piece = self._piece(data)
        if piece is None:
            return data
        name = self.random.choice(["view", "stackView", "subviews", "scrollView", "objects"]).encode()
        depth = self.random.choice([1, 1, 2, 5, 60, 300])
        start, end = piece
        return data[:start] + b"<%s>" % name * depth + data[start:end] + b"</%s>" % name * depth + data[end:]

    def _rename(self, data):
        found = list(ELEMENT.finditer(data))
        if not found:
            return data
        match = self.random.choice(found)
        return data[: match.start(1)] + self.random.choice(ELEMENTS).encode() + data[match.end(1) :]

    def _constraint(self, data):
        random = self.random
        ids = self._ids(data)
        text = b'<constraint firstItem="%s" firstAttribute="%s"' % (random.choice(ids), random.choice(WORDS).encode())
        if random.random() < 0.7:
            text += b' secondItem="%s" secondAttribute="%s"' % (random.choice(ids), random.choice(WORDS).encode())
        for name in (b"constant", b"multiplier", b"priority", b"relation"):
            if random.random() < 0.4:
                text += b' %s="%s"' % (name, random.choice(NUMBERS if name != b"relation" else WORDS).encode())
        tags = [match.end() for match in ELEMENT.finditer(data) if match[2] == b">"] or [0]
        place = random.choice(tags)
        return data[:place] + text + b"/>" + data[place:]
