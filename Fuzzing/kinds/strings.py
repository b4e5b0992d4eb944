"""Documents with translations: strings files, property lists, string catalogs and XLIFF, in all encodings."""

import json
import os
import re

from mutants import Mutator
from output_checks import check_json, check_lines, check_xml
from process_runs import Unit
from text_mutants import ENCODINGS, JSONMutator, recoded, written

ENTRY = re.compile(rb'<(\w+)[^<>]*?\s(text|title|placeholder)="([^"]*)"[^<>]*?\sid="([^"]*)"')
CLASSES = {b"label": "UILabel", b"button": "UIButton", b"textField": "UITextField", b"barButtonItem": "UIBarButtonItem"}
PLURAL = b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>KEY</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d Karte</string>
<key>other</key><string>%d Karten</string></dict></dict></dict></plist>
"""
# What is put between the tokens of strings files.
PIECES = [
    '"', ";", "/*", "*/", "//", "\\", '\\"', "=", "\n", "\r\n", "\u2028", "\ufeff", "\\U00e9", "\\u", "\\U",
    "\\0", "\\x41",
    "<plist>", "{", "}", "( )", "<00ff>", '"a" = "b";', '"a.text" = ;', "a = b;", "%@", "%1$@", "%n", "%", "\0",
    "/* Class = \"", "Note = \"x\"; */", "ObjectID = \"", "\u202e", "'", "bc-ignore!", "\t"]
LANGUAGES = [b"de", b"fr", b"ar", b"zh-Hans", b"mul", b"en", b"Base", b"xx", b"..", b"pt_BR", b"sr-Latn"]


def entries(document):
    """The key, the class, the property and the text of objects, as far as a pattern finds them."""
    found = []
    for element, name, text, identifier in ENTRY.findall(document):
        key = b"normalTitle" if element == b"button" else name
        found.append((identifier, CLASSES.get(element, "UIView"), key, text))
    return found


def table(random, found):
    """A strings file as Interface Builder writes it, with translations for some of the texts."""
    lines = []
    for identifier, class_name, key, text in found:
        if random.random() < 0.1:
            continue
        identifier, key, text = (part.decode("utf-8", "replace") for part in (identifier, key, text))
        translation = text if random.random() < 0.3 else text[::-1] + random.choice(["", " %@", "ß", "の"])
        shown = text if random.random() < 0.8 else "Before"
        lines.append(f'\n/* Class = "{class_name}"; {key} = "{shown}"; ObjectID = "{identifier}"; */')
        lines.append(f'"{identifier}.{key}" = "{translation}";')
    if random.random() < 0.3:
        lines.append('\n/* Class = "UILabel"; text = "Old"; ObjectID = "old"; */')
        lines += ['"old.text" = "Alt";', '"Save" = "Sichern";']
    if random.random() < 0.2:
        random.shuffle(lines)
    return "\n".join(lines) + "\n"


def catalog(random, found):
    strings = {}
    for identifier, class_name, key, text in found:
        identifier, key, text = (part.decode("utf-8", "replace") for part in (identifier, key, text))
        strings[f"{identifier}.{key}"] = {
            "comment": f'Class = "{class_name}"; {key} = "{text}"; ObjectID = "{identifier}";',
            "extractionState": random.choice(["extracted_with_value", "manual", "stale"]),
            "localizations": {
                language: {
                    "stringUnit": {"state": random.choice(["translated", "new", "needs_review"]), "value": text}}
                for language in ("en", "de", "fr") if random.random() < 0.8}}
    return json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, indent=2).encode()


def exchange(random, found, path):
    units = "".join(
        f'<trans-unit id="{identifier.decode("utf-8", "replace")}.{key.decode()}">'
        f'<source>{text.decode("utf-8", "replace")}</source>'
        f'<target state="{random.choice(["translated", "new", "needs-review-l10n"])}">x</target></trans-unit>'
        for identifier, _, key, text in found)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">'
        f'<file original="{path}" source-language="en" target-language="{random.choice(["de", "it", "../x", ""])}" '
        f'datatype="plaintext"><body>{units}</body></file></xliff>\n').encode()


class Strings:
    name = "strings"
    size = 12

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"all.yml": b"preset: all\n"}

    def unit(self, random, number):
        """A folder with a document and its translations, most of which are mutants."""
        document = random.choice(self.seeds.translated)
        found = entries(document)
        mutants = 0
        if random.random() < 0.3:
            document, mutants = Mutator([document], random).document(markup=random.choice([1, 1, 0.5])), 1
            if random.random() < 0.2:
                document = recoded(document, random)
        place = b"%d/" % number
        name = b"Main.xib" if b".Storyboard." not in document[:400] else b"Main.storyboard"
        files = {place + b"Base.lproj/" + name: document}
        for language in random.sample(LANGUAGES[:4], random.randint(1, 3)):
            files[place + language + b".lproj/Main.strings"] = self._strings(random, found)
            mutants += 1
        if random.random() < 0.3:
            files[place + b"mul.lproj/Main.xcstrings"] = self._catalog(random, found)
            mutants += 1
        if random.random() < 0.2:
            files[place + b"de.lproj/Main.stringsdict"] = Mutator([PLURAL], random).text(PLURAL)
            mutants += 1
        original = (place + b"Base.lproj/" + name).decode()
        if random.random() < 0.3:
            original = random.choice(["../outside/kept.xib", "../x/Base.lproj/Main.xib", "/"])
        files[place + b"in.xliff"] = self._exchange(random, found, original)
        files[place + random.choice(LANGUAGES) + b".lproj/Other.strings"] = self._strings(random, found)
        unit = Unit(files, mutants + 2, details={"place": place, "document": place + b"Base.lproj/" + name})
        if random.random() < 0.01:
            unit.links[place + b"nl.lproj"] = b"../../outside"
        return unit

    def _strings(self, random, found):
        text = table(random, found)
        for _ in range(random.choice([0, 1, 1, 2, 3])):
            start = random.randint(0, len(text))
            end = min(len(text), start + random.randint(0, 30))
            middle = random.choice([
                "", text[start:end] * 2, random.choice(PIECES), random.choice(PIECES) + text[start:end],
                chr(random.randrange(0xD800))])
            text = text[:start] + middle + text[end if random.random() < 0.5 else start :]
        encoding = random.choice(
            ["utf-8"] * 6 + ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", random.choice(list(ENCODINGS.values()))])
        data = written(text, encoding, random)
        return Mutator([data], random).document(data, markup=0) if random.random() < 0.15 else data

    def _catalog(self, random, found):
        data = catalog(random, found)
        if random.random() < 0.7:
            data = JSONMutator(random).text(data)
        return Mutator([data], random).text(data) if random.random() < 0.2 else data

    def _exchange(self, random, found, path):
        data = exchange(random, found, path)
        data = Mutator([data], random).document(data, markup=0.8)
        return recoded(data, random) if random.random() < 0.2 else data

    def _errors(self, batch):
        """The files that cannot be read as translations."""
        _, _, errors = batch.sandbox.process(["strings", "status", "."])
        batch.processes += 1
        return set(re.findall(rb"(?m)^(?:\./)?([^\n:]+\.(?:strings|xcstrings))(?::\d+)*:? ", errors))

    def update(self, batch, random):
        before = self._errors(batch)
        arguments = ["strings", "update", ".", *random.choice([[], [], ["--keep-stale"], ["--changed", "reset"]])]
        _, _, changes = batch.run(arguments, writes=True, again=True)
        worse = {path for path in changes if path in self._errors(batch) - before}
        if worse:
            path = os.fsdecode(sorted(worse)[0])
            raise batch.finding(arguments, "makes translations unreadable", f"{path}: cannot be read any more")

    def look(self, batch, random):
        batch.run(["strings", "update", ".", "--check"])
        batch.run(["strings", "update", ".", "--diff"], check=None)
        batch.run(["strings", "status", "."])
        batch.run(["strings", "status", ".", "--format", "json"], check_json)

    def extract(self, batch, random):
        batch.run(["strings", "extract", "."], check=None)
        batch.run(["strings", "extract", ".", "--format", "xcstrings", "--output", "out.xcstrings"],
            outputs=["out.xcstrings"], files={"out.xcstrings": check_json})
        # A character that XML lacks cannot be in a text of a document, but it can be in a translation.
        batch.run(
            ["strings", "extract", ".", "--format", "xliff", "--language", "de"], lambda data: data and check_xml(data))
        batch.run(
            ["strings", "extract", ".", "--encoding", "utf-16", "--output", "out.strings"], outputs=["out.strings"])

    def import_exchange(self, batch, random):
        for unit, _ in batch.some(random, 4):
            batch.run(["strings", "import", unit.details["place"] + b"in.xliff"], writes=True)
        batch.run(["strings", "import", *(unit.details["place"] + b"in.xliff" for unit in batch.units)], writes=True)

    def import_strings(self, batch, random):
        for unit, numbers in batch.some(random, 4):
            source = next(path for path in unit.files if path.endswith(b"/Other.strings"))
            language = numbers.choice(["de", "it", "mul", "../../outside", "", "a/b", ".", "Base"])
            batch.run(
                ["strings", "import", source, "--document", unit.details["document"], "--language", language],
                writes=True)

    def layout(self, batch, random):
        batch.run(["layout", ".", "--languages", "all", "--format", "json"], check_json)

    def lint(self, batch, random):
        batch.run(["lint", ".", "--config", "all.yml", *random.choice([[], ["--languages", "all"]])], check_lines)

    commands = [update, update, update, look, extract, import_exchange, import_strings, layout, lint]
