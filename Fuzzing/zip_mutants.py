"""Archives that lie: entries that overlap, wrong sizes, checksums and offsets, and names that lead elsewhere."""

import struct
import zlib

NAMES = [
    b"../outside.nib", b"../../outside/x.nib", b"/ibstack-mutant.nib", b"Payload/A.app/../../../x.nib", b".nib",
    b"..", b"a\\..\\b.nib", b"C:\\x.nib", b".", b"", b"/", b"//x.nib", b"a//b.nib", b"\xff\xfe.nib", b"a\0b.nib",
    b"a\n::error::x.nib", b"\x1b[2J.nib", "\u202ex.nib".encode(), b"a/" * 100 + b"x.nib", b"x" * 300 + b".nib",
    b"Payload/A.app/A.nib/",
    b"Payload/A.app/A.nib/runtime.nib", b"Payload/A.app/A.nib/objects-99999999999999999999.nib",
    b"Payload/A.app/M.storyboardc/Info.plist", b"Payload/A.app/M.storyboardc/a-view-b.nib", b"A.NIB"]
NUMBERS = [
    0, 1, 2, 29, 30, 31, 45, 46, 0x7FFF, 0xFFFF, 0x10000, 0x4000000, 0x4000001, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE,
    0xFFFFFFFF]
LOCAL, CENTRAL, END = b"PK\x03\x04", b"PK\x01\x02", b"PK\x05\x06"


class Entry:
    """A file of an archive, with what its two records say."""

    def __init__(self, name, data, method=8):
        self.name = name
        packer = zlib.compressobj(6, zlib.DEFLATED, -15)
        self.stored = packer.compress(data) + packer.flush() if method == 8 else data
        self.fields = {
            "method": method, "checksum": zlib.crc32(data), "packed": len(self.stored), "size": len(data), "flags": 0,
            "kind": 0o100644, "extra": b""}
        self.offset = None


def archive(entries, end=None, before=b"", comment=b"", directory_offset=0):
    """An archive with entries. Those that have an offset are in the directory only."""
    data, directory = bytearray(before), bytearray()
    for entry in entries:
        fields = entry.fields
        if entry.offset is None:
            entry.offset = len(data)
            data += LOCAL + struct.pack(
                "<HHHHHIIIHH", 20, fields["flags"], fields["method"], 0, 0, fields["checksum"],
                fields["packed"] & 0xFFFFFFFF, fields["size"] & 0xFFFFFFFF, len(entry.name), len(fields["extra"]))
            data += entry.name + fields["extra"] + entry.stored
    for entry in entries:
        fields = entry.fields
        directory += CENTRAL + struct.pack(
            "<HHHHHHIIIHHHHHII", 0x031E, 20, fields["flags"], fields["method"], 0, 0, fields["checksum"],
            fields["packed"] & 0xFFFFFFFF, fields["size"] & 0xFFFFFFFF, len(entry.name), 0, 0, 0, 0,
            fields["kind"] << 16, entry.offset & 0xFFFFFFFF) + entry.name
    numbers = {"count": len(entries) & 0xFFFF, "size": len(directory), "offset": len(data) + directory_offset,
        "comment": len(comment), **(end or {})}
    return bytes(data + directory + END + struct.pack(
        "<HHHHIIH", 0, 0, numbers["count"] & 0xFFFF, numbers["count"] & 0xFFFF, numbers["size"] & 0xFFFFFFFF,
        numbers["offset"] & 0xFFFFFFFF, numbers["comment"] & 0xFFFF) + comment)


def bomb(count):
    """Many entries over the same 64 MiB of zeros, which take 64 kB."""
    big = Entry(b"Payload/A.app/0.nib", bytes(64 << 20))
    entries = [big]
    for number in range(1, count):
        entry = Entry(b"Payload/A.app/%d.nib" % number, b"")
        entry.fields = {**big.fields}
        entry.offset = 0
        entries.append(entry)
    return archive(entries)


class ZipMutator:
    """Makes archives out of nibs."""

    def __init__(self, nibs, random):
        self.nibs = nibs
        self.random = random
        self.information = [data for data in nibs.seeds if data.startswith(b"bplist")] or [b""]

    def archive(self):
        random = self.random
        if random.random() < 0.0005:
            return bomb(random.randint(100, 300))
        entries = [self._entry(number) for number in range(random.choice([1, 2, 3, 3, 5, 8]))]
        for _ in range(random.choice([0, 1, 1, 2, 4])):
            self._change(random.choice(entries), entries)
        if random.random() < 0.005:
            entries += self._many(entries[0], random.choice([50, 50, 500, 2000]))
        end = {}
        if random.random() < 0.15:
            end[random.choice(["count", "size", "offset", "comment"])] = random.choice(NUMBERS)
        before = b"MZ" * random.randint(0, 40) if random.random() < 0.05 else b""
        comment = random.choice([b"x" * 20, END * 30, b"\xff" * 65535]) if random.random() < 0.05 else b""
        data = archive(entries, end, before, comment, random.choice([0] * 30 + [1, -1, 1 << 31]))
        if random.random() < 0.2:
            data = self.nibs.bytes(data)
        return data

    def _entry(self, number):
        random = self.random
        name = random.choice([
            b"Payload/A.app/%d.nib" % number, b"Payload/A.app/M.storyboardc/%d.nib" % number, b"%d.nib" % number,
            b"Payload/A.app/Base.lproj/N.nib/objects-1%d.0+.nib" % number])
        nib = self.nibs.nib() if random.random() < 0.5 else random.choice(self.nibs.seeds)
        if random.random() < 0.1:
            name, nib = b"Payload/A.app/M.storyboardc/Info.plist", self.nibs.nib(random.choice(self.information))
        return Entry(name, nib, random.choice([0, 8, 8]))

    def _change(self, entry, entries):
        random = self.random
        kind = random.randrange(8)
        if kind == 0:
            entry.name = random.choice(NAMES)
        elif kind == 1:
            entry.name = random.choice(entries).name
        elif kind == 2:
            entry.fields[random.choice(["packed", "size", "checksum"])] = random.choice(NUMBERS)
        elif kind == 3:
            entry.fields["method"] = random.choice([0, 1, 8, 9, 12, 14, 93, 99, 0xFFFF])
        elif kind == 4:
            # A symbolic link, a folder, a device.
            entry.fields["kind"] = random.choice([0o120777, 0o040755, 0o060666, 0])
            entry.stored = random.choice([b"../../outside/kept.xib", b"/etc/passwd", entry.stored])
        elif kind == 5:
            entry.offset = random.choice([0, 1, 30, 10**6, 0xFFFFFFFF])
        elif kind == 6:
            entry.stored = self.nibs.bytes(entry.stored)
        else:
            entry.fields["extra"] = random.choice([b"\x01\x00\x10\x00" + b"\xff" * 16, b"x" * 3])

    def _many(self, entry, count):
        """Files that are one and the same file."""
        copies = []
        for number in range(count):
            copy = Entry(b"Payload/A.app/copy-%d.nib" % number, b"")
            copy.fields, copy.offset = {**entry.fields}, 0
            copies.append(copy)
        return copies
