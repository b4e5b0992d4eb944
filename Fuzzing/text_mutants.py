"""Mutants of JSON and of property lists, and documents in other encodings."""

import codecs
import datetime
import json
import plistlib
import re

from mutants import NUMBERS, TEXTS

# Names that documents declare, and Python's names of the same encodings.
ENCODINGS = {
    "UTF-8": "utf-8", "UTF-16": "utf-16", "UTF-16LE": "utf-16-le", "UTF-16BE": "utf-16-be", "UTF-32": "utf-32",
    "UTF-32LE": "utf-32-le", "UTF-32BE": "utf-32-be", "UCS-4": "utf-32-be", "UTF-7": "utf-7", "HZ-GB-2312": "hz",
    "HZ": "hz", "ISO-2022-KR": "iso2022_kr", "ISO-2022-JP": "iso2022_jp", "GB18030": "gb18030", "GBK": "gbk",
    "Big5": "big5", "Shift_JIS": "shift_jis", "EUC-JP": "euc_jp", "EUC-KR": "euc_kr", "KOI8-R": "koi8_r",
    "windows-1252": "cp1252",
    "windows-1251": "cp1251", "ISO-8859-1": "latin-1", "ISO-8859-15": "iso8859_15", "macintosh": "mac_roman",
    "US-ASCII": "ascii", "IBM037": "cp037", "IBM1026": "cp1026"}
MARKS = [codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE, b"+/v8-"]
LETTERS = ["Größe", "서울", "東京", "Привет", "中文", "é", "~{", "+AGE-", "a+b", "\U0001f642"]
DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")


def recoded(data, random, encoding=None):
    """A document in another encoding, most often the one that it declares."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return data
    declared = encoding or random.choice(list(ENCODINGS))
    real = ENCODINGS[declared if random.random() < 0.9 else random.choice(list(ENCODINGS))]
    version = f'<?xml version="1.0" encoding="{declared}"?>'
    text = DECLARATION.sub(version, text, count=1) if DECLARATION.match(text) else version + "\n" + text
    if random.random() < 0.6:
        place = text.find('text="')
        place = place + 6 if place >= 0 else len(text)
        text = text[:place] + random.choice(LETTERS) + text[place:]
    return written(text, real, random)


def written(text, encoding, random):
    """A text in an encoding, with or without a mark in front; what the encoding lacks is left out."""
    data = text.encode(encoding, "ignore")
    return random.choice(MARKS) + data if random.random() < 0.1 else data


class JSONMutator:
    """Changes values of JSON, which stays JSON."""

    # Beside those of documents.
    texts = TEXTS + [
        "x=\"1\"><evil a=\"b\"/><view y", "a b", "<", ">", "\"", "'", "&", "id", "xmlns", "xml:space", "1a", ":a",
        "../x",
        "../../outside/kept.xib", "/", ".", "#", "#a", "\n", "\t", "\r\n", "\u0001", "\ud800", "--", "-->", "<!--",
        "<view/>", "<view id=\"a\"/><view id=\"b\"/>", "<?x?>", "]]>", "&x;", "<!DOCTYPE a>", "</view>"]

    def __init__(self, random):
        self.random = random

    def text(self, data, changes=None):
        """A mutant of JSON; the same text where it is none."""
        try:
            value = json.loads(data)
        except ValueError:
            return data
        return json.dumps(self.value(value, changes)).encode("utf-8", "surrogatepass")

    def value(self, value, changes=None, strings_only=False):
        """A mutant of a value, which stays one of texts only on request."""
        for _ in range(changes or self.random.choice([1, 1, 2, 4])):
            places = []
            self._places(value, places)
            if strings_only:
                places = [(node, key) for node, key in places if isinstance(node[key], str)]
            if not places:
                return value
            node, key = self.random.choice(places)
            if strings_only:
                node[key] = self._text(node[key], places)
            else:
                self._change(node, key, places)
        return value

    def _places(self, value, places):
        keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
        for key in keys:
            places.append((value, key))
            self._places(value[key], places)

    def _text(self, old, places):
        random = self.random
        others = [node[key] for node, key in places if isinstance(node[key], str)] or [old]
        kind = random.randrange(4)
        if kind == 0:
            return random.choice(self.texts)
        if kind == 1:
            return random.choice(others)
        place = random.randint(0, len(old))
        return old[:place] + random.choice(self.texts + NUMBERS) + old[place + random.choice([0, 0, 1, 5]) :]

    def _change(self, node, key, places):
        random = self.random
        kind = random.randrange(8)
        old = node[key]
        if kind == 0:
            del node[key]
        elif kind == 1:
            other, place = random.choice(places)
            node[key] = json.loads(json.dumps(other[place]))
        elif kind == 2:
            node[key] = random.choice([
                None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 2**64, 1e308, 0.5, "", "a", [], {}, [[]],
                {"": {}}])
        elif kind == 3 and isinstance(old, str):
            node[key] = self._text(old, places)
        elif kind == 4 and isinstance(node, list):
            node.insert(random.randint(0, len(node)), json.loads(json.dumps(old)))
        elif kind == 5 and isinstance(node, dict):
            # The key of another value makes it one of that kind; the two may change places.
            other, name = random.choice(places)
            if random.random() < 0.5 or not isinstance(name, str):
                name = random.choice(self.texts)
            value, node[name] = node.pop(key), node.get(name)
            node[key], node[name] = node[name], value
            if node[key] is None:
                del node[key]
        elif kind == 6:
            for _ in range(random.choice([1, 5, 60, 300])):
                node[key] = [node[key]]
        elif isinstance(old, str):
            node[key] = self._text(old, places)
        else:
            node[key] = random.choice(self.texts)


class PropertyListMutator:
    """Changes values of a property list, which is written in any of its formats."""

    def __init__(self, random):
        self.random = random

    def list(self, value, changes=None):
        """A mutant of a value, written as XML, in the binary format or as OpenStep did."""
        random = self.random
        value = JSONMutator(random).value(json.loads(json.dumps(value)), changes)
        for _ in range(random.choice([0, 0, 1])):
            value = {"UILaunchStoryboardName": self._other(), "UIAppFonts": [self._other(), value], **value}
        written = random.choice([self._xml, self._xml, self._binary, self._open_step])
        for write in (written, self._open_step):
            try:
                return write(value)
            except (TypeError, ValueError, OverflowError, RecursionError):
                continue
        # Too deep for Python.
        return b"(" * 2000 + b")" * 2000

    def _other(self):
        """What JSON lacks."""
        return self.random.choice([
            datetime.datetime(2001, 1, 1), b"\0\xff", plistlib.UID(3), plistlib.UID(2**63), 2**63, -(2**63), 1e308,
            float("inf"), float("nan"), 5e-324])

    def _plain(self, value):
        """Without what no property list has."""
        if isinstance(value, dict):
            return {str(key): self._plain(item) for key, item in value.items() if item is not None}
        if isinstance(value, list):
            return [self._plain(item) for item in value if item is not None]
        return value

    def _xml(self, value):
        return plistlib.dumps(self._plain(value), fmt=plistlib.FMT_XML)

    def _binary(self, value):
        return plistlib.dumps(self._plain(value), fmt=plistlib.FMT_BINARY)

    def _open_step(self, value):
        return self._text(value).encode("utf-8", "replace")

    def _text(self, value):
        if isinstance(value, dict):
            return "{" + " ".join(f"{self._word(key)} = {self._text(item)};" for key, item in value.items()) + "}"
        if isinstance(value, list):
            return "(" + ", ".join(map(self._text, value)) + ")"
        if isinstance(value, bytes):
            return f"<{value.hex()}>"
        return self._word(value)

    def _word(self, value):
        value = str(value)
        if re.fullmatch(r"[\w.$]+", value, re.ASCII) and self.random.random() < 0.8:
            return value
        quoted = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{quoted}"'
