"""Mutants of compiled nibs: of their bytes, and of what their tables say.

`Documentation/CompiledNibs.md` describes the format.
"""

import struct

MAGIC = b"NIBArchive"
# Format and size of whole numbers, by the type of a value.
WHOLE = {0: "<b", 1: "<h", 2: "<i", 3: "<q"}
EXTREMES = [
    -(2**63), -(2**63) + 1, 2**63 - 1, -(2**31), 2**31 - 1, 2**31, 2**32, -(2**15), 2**15 - 1, -129, -128, 127, 128,
    255, 256, 65535, -1, 0, 1, 2, 3, 7, 13, 1000, 10**9, 10**18]
COUNTS = [
    0, 1, 2, 3, 49, 50, 51, 127, 128, 0x7FFF, 0xFFFF, 0x10000, 0xFFFFF, 0x100000, 0x100001, 0x7FFFFFFF, 0x80000000,
    0xFFFFFFFF]
FLOATS = [
    0.0, -0.0, 1.0, -1.0, 0.5, 5e-324, 1e-308, 1e308, -1e308, float("inf"), float("-inf"), float("nan"), 1e15, 2.0**63]
CLASSES = """NSObject NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet NSString NSNumber NSData UIView
    NSLayoutConstraint UILabel UIButton UIStackView UITableView UITableViewCell UICollectionView UIScrollView
    UIViewController UINavigationController UITabBarController UIStoryboardSegue UIFont UIColor UIImage UIImageView
    UINib UIProxyObject UIClassSwapper UIRuntimeOutletConnection UIRuntimeEventConnection UILayoutGuide UISwitch
    UISegmentedControl NSAttributedString UICustomObject UITextField NSIBObjectData NSWindowTemplate A""".split()
TEXTS = [
    "", "a", "\0", "a\0b", "\n::error::x", "##[error]x", "\u202ex", "\x1b[31m", "\u0301", "<b>&\"'", "..", "../x", "/x",
    "x" * 300, "%@%n", "\ud7ff", "Größe"]


class Broken(Exception):
    """No NIBArchive, or one that is damaged."""


def _number(data, place):
    """A variable number, and where it ends."""
    value, shift = 0, 0
    while True:
        if place >= len(data) or shift > 63:
            raise Broken
        byte = data[place]
        value |= (byte & 0x7F) << shift
        place, shift = place + 1, shift + 7
        if byte & 0x80:
            return value, place


def _variable(value):
    out = bytearray()
    while True:
        value, low = value >> 7, value & 0x7F
        if value == 0:
            out.append(low | 0x80)
            return bytes(out)
        out.append(low)


class Nib:
    """The tables of a NIBArchive: objects have values, which have keys."""

    def __init__(self, data):
        if not data.startswith(MAGIC) or len(data) < 50:
            raise Broken
        header = struct.unpack_from("<10I", data, len(MAGIC))
        self.versions = header[:2]
        tables = zip(header[2::2], header[3::2])
        (objects, objects_at), (keys, keys_at), (values, values_at), (classes, classes_at) = tables
        self.keys, place = [], keys_at
        for _ in range(keys):
            length, place = _number(data, place)
            self.keys.append(data[place : place + length])
            place += length
        self.values, place = [], values_at
        for _ in range(values):
            key, place = _number(data, place)
            kind, place = data[place], place + 1
            value, place = self._value(data, kind, place)
            self.values.append([key, kind, value])
        self.classes, place = [], classes_at
        for _ in range(classes):
            length, place = _number(data, place)
            count, place = _number(data, place)
            fallbacks = list(struct.unpack_from(f"<{count}i", data, place))
            place += 4 * count
            self.classes.append([data[place : place + length], fallbacks])
            place += length
        self.objects, place = [], objects_at
        for _ in range(objects):
            row = []
            for _ in range(3):
                value, place = _number(data, place)
                row.append(value)
            self.objects.append(row)

    def copy(self):
        other = object.__new__(Nib)
        other.versions, other.keys = self.versions, list(self.keys)
        other.values, other.objects = [list(row) for row in self.values], [list(row) for row in self.objects]
        other.classes = [[name, list(fallbacks)] for name, fallbacks in self.classes]
        return other

    @staticmethod
    def _value(data, kind, place):
        if kind in WHOLE or kind in (6, 7, 10):
            form = {**WHOLE, 6: "<f", 7: "<d", 10: "<I"}[kind]
            return struct.unpack_from(form, data, place)[0], place + struct.calcsize(form)
        if kind == 8:
            length, place = _number(data, place)
            return data[place : place + length], place + length
        if kind in (4, 5, 9):
            return None, place
        raise Broken

    @staticmethod
    def _written(kind, value):
        if kind in WHOLE:
            size = struct.calcsize(WHOLE[kind])
            return (value & (256**size - 1)).to_bytes(size, "little")
        if kind == 6:
            try:
                return struct.pack("<f", value)
            except OverflowError:
                return struct.pack("<f", float("inf"))
        if kind == 7:
            return struct.pack("<d", value)
        if kind == 10:
            return struct.pack("<I", value & 0xFFFFFFFF)
        return _variable(len(value)) + value if kind == 8 else b""

    def data(self, header=None):
        """The bytes; header may change the numbers of the header, which are the versions, counts and offsets."""
        tables = [
            b"".join(_variable(number) for row in self.objects for number in row),
            b"".join(_variable(len(key)) + key for key in self.keys),
            b"".join(_variable(key) + bytes([kind]) + self._written(kind, value) for key, kind, value in self.values),
            b"".join(
                _variable(len(name)) + _variable(len(fallbacks)) + struct.pack(f"<{len(fallbacks)}i", *fallbacks)
                + name for name, fallbacks in self.classes),
        ]
        numbers, offset = list(self.versions), 50
        for rows, table in zip((self.objects, self.keys, self.values, self.classes), tables):
            numbers += [len(rows), offset]
            offset += len(table)
        for place, value in (header or {}).items():
            numbers[place] = value
        return MAGIC + struct.pack("<10I", *numbers) + b"".join(tables)


class NibMutator:
    """Makes mutants of nibs out of seeds."""

    def __init__(self, seeds, random):
        self.seeds = seeds
        self.random = random
        self.read = {}

    def nib(self, data=None):
        """Most mutants keep the format, so that more than the reader of the format is reached."""
        random = self.random
        data = random.choice(self.seeds) if data is None else data
        if random.random() < 0.75:
            data = self._structure(data)
        for _ in range(random.choice([0, 0, 0, 1, 3]) if data.startswith(MAGIC) else random.randint(1, 4)):
            data = self.bytes(data)
        return data

    def _structure(self, data):
        nib = self._nib(data)
        if nib is None:
            return data
        changes = [
            self._whole, self._whole, self._whole, self._reference, self._reference, self._float, self._type, self._key,
            self._text, self._class, self._drop, self._copy, self._slice, self._nested]
        for _ in range(self.random.choice([1, 1, 2, 4, 8])):
            self.random.choice(changes)(nib)
        header = {}
        if self.random.random() < 0.05:
            header[self.random.randrange(10)] = self.random.choice(COUNTS)
        return nib.data(header)

    def _nib(self, data):
        """A copy of the tables, which are read once for each seed; nil where they cannot be read."""
        if data not in self.read:
            if len(self.read) > 1000:
                self.read.clear()
            try:
                self.read[data] = Nib(data)
            except (Broken, struct.error, IndexError):
                self.read[data] = None
        nib = self.read[data]
        return nib and nib.copy()

    def _pick(self, nib, kinds):
        found = [row for row in nib.values if row[1] in kinds]
        return self.random.choice(found) if found else None

    def _whole(self, nib):
        """A whole number, also where a flag or a real number was; sometimes wherever its key stands."""
        row = self._pick(nib, (0, 1, 2, 3, 4, 5, 6, 7))
        if row is None:
            return
        value = self.random.choice(EXTREMES[:3] if self.random.random() < 0.4 else EXTREMES)
        fitting = [kind for kind, size in ((0, 7), (1, 15), (2, 31)) if -(2**size) <= value < 2**size]
        kind = self.random.choice([3, *fitting])
        everywhere = self.random.random() < 0.3
        for other in nib.values if everywhere else [row]:
            if other is row or other[0] == row[0] and other[1] < 8:
                other[1], other[2] = kind, value

    def _float(self, nib):
        row = self._pick(nib, (6, 7, 8))
        if row is None:
            return
        if row[1] != 8:
            row[2] = self.random.choice(FLOATS)
        elif len(row[2]) >= 9 and row[2][:1] == b"\x07":
            place = 1 + 8 * self.random.randrange((len(row[2]) - 1) // 8)
            row[2] = row[2][:place] + struct.pack("<d", self.random.choice(FLOATS)) + row[2][place + 8 :]

    def _reference(self, nib):
        row = self._pick(nib, (10,))
        if row is not None:
            count = len(nib.objects)
            row[2] = self.random.choice([self.random.randrange(count + 1), 0, count - 1, count, 0xFFFFFFFF, 0x7FFFFFFF])

    def _type(self, nib):
        row = self._pick(nib, range(11))
        if row is not None:
            kind = self.random.randrange(11)
            row[1] = kind
            row[2] = {6: 1.5, 7: -2.5, 8: b"text"}.get(kind, self.random.randrange(len(nib.objects)))

    def _key(self, nib):
        if nib.values and nib.keys:
            self.random.choice(nib.values)[0] = self.random.randrange(len(nib.keys) + (self.random.random() < 0.1))

    def _text(self, nib):
        """A text or other data, or the name of a key."""
        text = self.random.choice(TEXTS).encode("utf-8", "surrogatepass")
        row = self._pick(nib, (8,))
        if self.random.random() < 0.1 and nib.keys:
            nib.keys[self.random.randrange(len(nib.keys))] = text
        elif row is not None:
            row[2] = self.random.choice([text, row[2][: self.random.randint(0, len(row[2]))], row[2] + text])

    def _class(self, nib):
        if not nib.classes:
            return
        if self.random.random() < 0.4 and nib.objects:
            self.random.choice(nib.objects)[0] = self.random.randrange(len(nib.classes))
            return
        row = self.random.choice(nib.classes)
        if self.random.random() < 0.3:
            row[1] = [self.random.choice([0, len(nib.classes) - 1, len(nib.classes), -1, -(2**31)])]
        else:
            name = self.random.choice(CLASSES if self.random.random() < 0.8 else TEXTS)
            row[0] = name.encode("utf-8", "surrogatepass") + b"\0"

    def _drop(self, nib):
        if not nib.objects:
            return
        row = self.random.choice(nib.objects)
        row[2] = self.random.choice([0, max(0, row[2] - 1), row[2] + 1])

    def _copy(self, nib):
        """An object that stands twice in the file, or values that stand twice in an object."""
        if not nib.objects:
            return
        row = self.random.choice(nib.objects)
        copy = [list(value) for value in nib.values[row[1] : row[1] + row[2]]]
        if self.random.random() < 0.5:
            copy *= self.random.choice([1, 2, 20])
            row[1], row[2] = len(nib.values), len(copy)
        else:
            nib.objects.append([row[0], len(nib.values), len(copy)])
            references = [value for value in nib.values if value[1] == 10]
            if references:
                self.random.choice(references)[2] = len(nib.objects) - 1
        nib.values += copy

    def _slice(self, nib):
        if nib.objects:
            row = self.random.choice(nib.objects)
            row[1] = self.random.choice([0, row[1] + 1, len(nib.values), self.random.randrange(len(nib.values) + 1)])

    def _nested(self, nib):
        """A nib in a nib, as prototypes of cells are."""
        nested = [row for row in nib.values if row[1] == 8 and row[2].startswith(MAGIC)]
        if nested:
            row = self.random.choice(nested)
            row[2] = self._structure(row[2]) if self.random.random() < 0.7 else nib.data()
        elif self.random.random() < 0.1:
            row = self._pick(nib, (8,))
            if row is not None:
                row[2] = nib.data()

    def bytes(self, data):
        random = self.random
        place = random.randint(0, len(data))
        end = min(len(data), place + random.randint(0, 16))
        kind = random.randrange(6)
        if kind == 0:
            return data[:place] + data[end:]
        if kind == 1:
            return data[:end] + data[place:end] + data[end:]
        if kind == 2:
            size = random.choice([1, 2, 4, 8])
            number = (random.choice(EXTREMES) & (256**size - 1)).to_bytes(size, random.choice(["little", "big"]))
            return data[:place] + number + data[place + size :]
        if kind == 3 and data:
            changed = bytearray(data)
            changed[random.randrange(len(data))] ^= 1 << random.randrange(8)
            return bytes(changed)
        if kind == 4 and data.startswith(b"bplist") and len(data) > 40:
            # The last 32 bytes of a property list have its sizes and offsets.
            place = len(data) - random.randint(1, 26)
            return data[:place] + bytes([random.choice([0, 1, 2, 8, 9, 127, 128, 255])]) + data[place + 1 :]
        other = random.choice(self.seeds)
        start = random.randint(0, len(other))
        return data[:place] + other[start : start + random.randint(0, 60)] + data[place:]
