"""Mutants of documents and configurations, and names for their files: the same ones for a seed on every machine."""

import dataclasses
import re

from vocabulary import NUMERIC, VOCABULARY

# Numbers that are hard for anyone, by what makes them so.
NUMBER_KINDS = [
    "0 -0 1 -1 +1 0.5 1. .5 1000 1001 -1000 250 750 999.999 0.1".split(),
    "1e-320 -1e-320 5e-324 -5e-324 0x1p-1074 1e-312 5.5e-309 1e-308 2.2250738585072014e-308 1e-155".split(),
    "1e15 1e19 3.5e38 1e155 1e307 1e308 -1e308 1.7976931348623157e308 1e309".split(),
    """2147483647 2147483648 -2147483649 9007199254740993 9223372036854775807 9223372036854775808 -9223372036854775809
        18446744073709551616 0x7fffffffffffffff""".split(),
    "nan inf -inf infinity NaN".split(),
    ["1:2", "0:1", "1:0", "3: 2", "1 : 2", "1e-320:1", "1/3", " 1", "1 ", "1,5", "1e", "0x10", "YES", "NO"]]
NUMBERS = [number for kind in NUMBER_KINDS for number in kind]

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
TAG = re.compile(rb"<(/?)(\w+)[^<>]*?(/?)>")
KEY = re.compile(rb'\skey="([^"<>]*)"')
# Those of a constraint on either axis.
AXES = [
    word.split() for word in (
        "leading trailing left right width centerX leadingMargin", "top bottom height centerY firstBaseline topMargin")]
TOKEN = re.compile(rb"[\w.]+|[^\w.\s]|\s+")

NAMES = ["a\nb", "a\n::error::x", "::error::x", " ::warning::y", "##[error]z", "##vso[task.complete]", "-o", "--config=n",
    "--", "a,b", "a\"b", "a'b", "a`b|c", "=1+1", "@SUM(1)", "a\tb", "a\x1b[31mb", "a\u0085b", "a\u2028b", "a\u202eb", "a\u009bb",
    "a\u0301", "\u0301a", ",\u0301", "<b>", "&amp;", "a%0Ab", "a b", "#a", "a:3:5: error", "\\x41", "Größe", "🙂", "a" * 200]


@dataclasses.dataclass
class Element:
    """Where an element stands in a document."""

    name: str
    # From `<` of the start tag to its end, and to the end of all of it.
    start: int
    inside: int
    end: int
    # Where its name stands in the end tag, if it has one.
    last: int | None = None
    parent: object = None
    # Where its key stands.
    key: tuple | None = None

    def renamed(self, data, name):
        """The document with another name for the element."""
        size = len(self.name)
        if self.last is not None:
            data = data[: self.last] + name + data[self.last + size :]
        return data[: self.start + 1] + name + data[self.start + 1 + size :]


def elements(data):
    """The elements of a document, in document order; what does not fit is passed over."""
    found, around = [], []
    for tag in TAG.finditer(data):
        name = tag[2].decode()
        if tag[1]:
            depth = next((depth for depth in reversed(range(len(around))) if around[depth].name == name), None)
            if depth is not None:
                around[depth].last, around[depth].end = tag.start(2), tag.end()
                del around[depth:]
            continue
        key = KEY.search(data, tag.start(), tag.end())
        found.append(Element(
            name, tag.start(), tag.end(), tag.end(), None, around[-1] if around else None, key and key.span(1)))
        if not tag[3]:
            around.append(found[-1])
    return found


def extreme(random):
    """A number of any kind, each as likely as the others."""
    return random.choice(random.choice(NUMBER_KINDS)).encode()


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

    def swapped(self, data=None):
        """Elements, keys, constraints and numbers change, and the document stays a well-formed one."""
        old = data = self.random.choice(self.seeds) if data is None else data
        changes = self.random.choice([1, 1, 2, 3, 5])
        # Some documents lack what some changes need.
        for number in range(changes + 5):
            if number >= changes and data != old:
                break
            data = self.random.choice([
                self._replace, self._replace, self._surround, self._key, self._system, self._system, self._constraint,
                self._number, self._number, self._reference])(data)
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
            self._constraint, self._rename, self._replace, self._surround, self._key, self._number])
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

    def _number(self, data):
        """An extreme number where numbers are, or where one may be."""
        number = extreme(self.random)
        found = [match for match in ATTRIBUTE.finditer(data) if match[1].decode() in NUMERIC]
        if found and self.random.random() < 0.6:
            target = self.random.choice(found)
            return data[: target.start(2) + 1] + number + data[target.end(2) - 1 :]
        element = self._any(data)
        names = VOCABULARY.numbers_of(element.name) if element else []
        if not names:
            return data
        name = self.random.choice(names).encode()
        place = element.start + 1 + len(element.name)
        tag = data[place : element.inside]
        tag = re.sub(rb'\s%s="[^"]*"' % name, b"", tag)
        return data[:place] + b' %s="%s"' % (name, number) + tag + data[element.inside :]

    def _any(self, data):
        """An element; half of the time rare ones are as likely as others."""
        found = elements(data)
        if found and self.random.random() < 0.5:
            name = self.random.choice(sorted({element.name for element in found}))
            found = [element for element in found if element.name == name]
        return self.random.choice(found) if found else None

    def _relative(self, data, element):
        """The name of an element that may be taken for another one, of the element around it, or of any one."""
        kind = self.random.randrange(4)
        if kind == 0:
            return self._any(data).name.encode()
        if kind == 1:
            return (element.parent or element).name.encode()
        families = VOCABULARY.relatives(element.name)
        return self.random.choice(self.random.choice(families) if families else ELEMENTS).encode()

    def _replace(self, data):
        """An element takes the name of a relative."""
        element = self._any(data)
        return element.renamed(data, self._relative(data, element)) if element else data

    def _surround(self, data):
        """A relative takes the place of an element, with its key, and the element is in it, with one that fits."""
        element = self._any(data)
        if element is None:
            return data
        name = self._relative(data, element)
        piece, key = data[element.start : element.end], b""
        keys = VOCABULARY.keys(name.decode())
        if element.key:
            start, end = (place - element.start for place in element.key)
            key = b' key="%s"' % piece[start:end]
            if keys:
                piece = piece[:start] + self.random.choice(keys).encode() + piece[end:]
        return data[: element.start] + b"<%s%s>%s</%s>" % (name, key, piece, name) + data[element.end :]

    def _key(self, data):
        """Two elements exchange their keys, or one gets that of the other, or one that fits the element around it."""
        found = [element for element in elements(data) if element.key]
        if not found:
            return data
        element, other = self.random.choice(found), self.random.choice(found)
        known = VOCABULARY.keys(element.parent.name) if element.parent else []
        if known and self.random.random() < 0.5:
            edits = [(element.key, self.random.choice(known).encode())]
        else:
            edits = [(element.key, data[slice(*other.key)])]
            if other is not element and self.random.random() < 0.5:
                edits.append((other.key, data[slice(*element.key)]))
        for (start, end), key in sorted(edits, reverse=True):
            data = data[:start] + key + data[end:]
        return data

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
        """The range of an element, with what is inside of it."""
        element = self._any(data)
        return (element.start, element.end) if element else None

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
        element = self._any(data)
        return element.renamed(data, self.random.choice(ELEMENTS).encode()) if element else data

    def _constraint(self, data):
        axis = WORDS if self.random.random() < 0.3 else self.random.choice(AXES)
        return self._constrained(data, [self._relation(self._ids(data), axis, 0.4)])

    def _system(self, data):
        """Some constraints on one axis between a few views that are beside or around one another."""
        ids = list(dict.fromkeys(self._ids(data)))
        place = self.random.randrange(len(ids))
        ids = ids[place : place + self.random.choice([2, 2, 3])]
        axis = self.random.choice(AXES)
        if self.random.random() < 0.7:
            axis = [self.random.choice(axis)]
        count = self.random.choice([1, 2, 3, 5])
        return self._constrained(data, [self._relation(ids, axis, 0.15) for _ in range(count)])

    def _relation(self, ids, axis, odds):
        """A constraint; each of its numbers is an extreme one with a probability, and may be an ordinary one."""
        random = self.random
        first, second = random.sample(ids, 2) if len(ids) > 1 else ids * 2
        text = b'<constraint firstItem="%s" firstAttribute="%s"' % (first, random.choice(axis).encode())
        if random.random() < 0.8:
            text += b' secondItem="%s" secondAttribute="%s"' % (second, random.choice(axis).encode())
        for name, ordinary in (
            (b"constant", [b"8", b"1001"]), (b"multiplier", [b"1", b"0.5"]), (b"priority", [b"999", b"750"])):
            if random.random() < odds:
                text += b' %s="%s"' % (name, extreme(random))
            elif random.random() < 0.3:
                text += b' %s="%s"' % (name, random.choice(ordinary))
        if random.random() < 0.4:
            text += b' relation="%s"' % random.choice([b"lessThanOrEqual", b"greaterThanOrEqual"])
        return text + b"/>"

    def _constrained(self, data, constraints):
        """The document with constraints in a list of constraints, or in another element, as definitions have them."""
        found = [element for element in elements(data) if element.end > element.inside]
        lists = [element for element in found if element.name == "constraints"]
        if lists and self.random.random() < 0.8:
            found = lists
        place = self.random.choice(found).inside if found else 0
        return data[:place] + b"".join(constraints) + data[place:]
