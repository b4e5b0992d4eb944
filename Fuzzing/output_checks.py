"""What must hold for everything that ibstack prints, whatever it is about."""

import base64
import csv
import io
import json
import math
import re
import unicodedata
import xml.etree.ElementTree
import zlib

COMMANDS = re.compile(r"##\[|##vso\[")
GITHUB = re.compile(r"::(error|warning|notice) [^\n]*::[^\n]*")
# A line of a tree: what it is about, four numbers, and what is to be said of it.
FRAME = re.compile(r"((?:[ ]+-?(?:\d[\d.]*(?:e[+-]?\d+)?|nan|inf)){4})(?:[ ]{2}[a-z].*)?$", re.ASCII)
FRAME_COLUMNS = {"x", "y", "width", "height"}
# A number of a picture that is none; texts of documents stand between tags.
NO_NUMBER = re.compile(rb'<[^<>"]*(?:"[^"]*"[^<>"]*)*\s(?:x|y|width|height|d|points|transform|viewBox|r|c[xy]|[xy][12])'
    rb'="[^"]*\b(?:nan|inf)')
SEPARATORS = set("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Broken(Exception):
    """Output that is not what it has to be."""


def text(data):
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Broken(f"not UTF-8: {error}") from None


def check_visible(content):
    for character in content:
        if character in SEPARATORS or (unicodedata.category(character) == "Cc" and character not in "\n\t"):
            raise Broken(f"control character U+{ord(character):04X}")


def check_lines(data):
    """Lines for people and logs: nothing in them is a command of a build service."""
    content = text(data)
    check_visible(content)
    for line in content.split("\n"):
        if line.lstrip(" ").startswith("::"):
            raise Broken(f"workflow command: {line!r}")
        if COMMANDS.search(line):
            raise Broken(f"command of a build service: {line!r}")


def check_github(data):
    content = text(data)
    check_visible(content)
    for line in content.split("\n"):
        if line and not GITHUB.fullmatch(line):
            raise Broken(f"no annotation: {line!r}")
        if COMMANDS.search(line):
            raise Broken(f"command of a build service: {line!r}")


def check_tree(data):
    """Lines with frames, which are finite."""
    check_lines(data)
    for line in text(data).split("\n"):
        found = FRAME.search(line)
        if found and re.search("nan|inf", found[1]):
            raise Broken(f"no finite frame: {line!r}")


def _refuse(word):
    raise ValueError(f"{word} is no JSON")


def _finite(word):
    number = float(word)
    return number if math.isfinite(number) else _refuse(word)


def check_json(data):
    try:
        json.loads(text(data), parse_constant=_refuse, parse_float=_finite)
    except ValueError as error:
        raise Broken(f"no JSON: {error}") from None


def check_json_lines(data):
    for line in data.split(b"\n"):
        if line:
            check_json(line)


def check_xml(data):
    try:
        xml.etree.ElementTree.fromstring(data)
    except xml.etree.ElementTree.ParseError as error:
        raise Broken(f"no XML: {error}") from None


def check_csv(data):
    rows = list(csv.reader(io.StringIO(text(data), newline=""), strict=True))
    counts = {len(row) for row in rows}
    if len(counts) > 1:
        raise Broken(f"rows of {sorted(counts)} fields")
    columns = [place for place, name in enumerate(rows[0] if rows else []) if name in FRAME_COLUMNS]
    for row in rows[1:]:
        if not all(math.isfinite(float(row[place])) for place in columns if row[place]):
            raise Broken(f"no finite frame: {row}")


def check_picture(data):
    """A picture: XML, and numbers where numbers have to be."""
    check_xml(data)
    if NO_NUMBER.search(data):
        raise Broken("a number of a picture is none")


def check_page(data):
    """A page: all that is of documents stands in blocks of compressed JSON."""
    check_text(data)
    blocks = re.findall(rb'<script type="application/octet-stream" id="[^"]*">([^<]*)</script>', data)
    if not blocks:
        raise Broken("no data")
    for block in blocks:
        check_json(zlib.decompress(base64.b64decode(block, validate=True), -15))


def check_text(data):
    check_visible(text(data))


FORMATS = {
    "human": check_lines, "concise": check_lines, "xcode": check_lines, "github": check_github, "gitlab": check_json,
    "sarif": check_json, "junit": check_xml, "checkstyle": check_xml, "json": check_json, "jsonl": check_json_lines,
    "markdown": check_text, "html": check_page,
}
