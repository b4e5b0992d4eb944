"""Identifiers in code: literals and constants where an API takes the identifier of something in a document."""

import functools
import re
from dataclasses import dataclass

from sources import TESTS

ARGUMENT = (r"\s*(?:(?P<literal>@?\"[^\"\n]*\")|String\(describing:\s*(?P<described>\w+)\.self\)"
            r"|(?P<constant>\.?[A-Za-z_][\w.]*))")
CONTEXTS = {
    "cell": [r"dequeueReusable\w*\(\s*with(?:Reuse)?Identifier:", r"dequeueReusable\w*With(?:Reuse)?Identifier:",
             r"dequeueReusableSupplementaryView\([^()\n]*withReuseIdentifier:"],
    "registered cell": [r"for(?:Cell|HeaderFooterView)?(?:With)?ReuseIdentifier:",
                        r"\bregister\([^()\n]*withReuseIdentifier:"],
    "segue": [r"performSegue\(\s*withIdentifier:", r"performSegueWithIdentifier:"],
    "compared segue": [r"\bsegue\.identifier\s*==", r"\[?segue\.identifier isEqualToString:"],
    "scene": [r"instantiate(?:ViewController|Controller|InitialViewController)?\(\s*(?:withIdentifier|identifier):",
              r"instantiate(?:View)?ControllerWithIdentifier:"],
    "storyboard": [r"\b(?:UI|NS)Storyboard(?:\.init)?\(\s*name:", r"storyboardWithName:"],
    "nib": [r"\b(?:UI|NS)Nib(?:\.init)?\(\s*nibName:", r"\bnibWithNibName:", r"\bloadNibNamed\(", r"\bloadNibNamed:",
            r"\binitWithNibName:", r"\bsuper\.init\(\s*nibName:", r"\w+(?:ViewController|Controller)\(\s*nibName:"],
}
DECLARED = re.compile(
    r"(?:\b(?:let|var|case)\s+(?P<swift>\w+)(?:\s*:\s*(?:Swift\.)?String)?\s*=\s*(?P<value>\"[^\"\n]*\")"
    r"|#define\s+(?P<macro>\w+)\s+(?P<macro_value>@\"[^\"\n]*\")"
    r"|NSString\s*\*\s*(?:const\s+)?(?P<objc>\w+)\s*=\s*(?P<objc_value>@\"[^\"\n]*\"))")
LITERAL = re.compile(r"\"([^\"\\\n]{2,80})\"")
RAW_VALUES = re.compile(r"\benum\s+\w+\s*:[^{\n]*\bString\b[^{\n]*\{")
# What a line of code, or the name of its file, has that uses an identifier of a context.
WORDS = {"cell": r"[Rr]euse|[Dd]equeue|[Rr]egister|ellId", "segue": r"[Ss]egue", "scene": r"nstantiate|dentifier",
         "storyboard": r"[Ss]toryboard", "nib": r"[Nn]ib\b|[Nn]ibName|loadNib"}


@dataclass(frozen=True)
class Use:
    """A literal whose value an API takes. Without a literal (`String(describing:)`), start and end are equal."""

    path: str
    start: int
    end: int
    seen_in: tuple = ()


class Literals:
    def __init__(self, sources):
        self._constants = {}
        self._uses = {}
        # Code of tests opens storyboards of its own.
        self._files = [source for path, source in sources.files.items() if not TESTS.search(path)]
        for source in self._files:
            self._read_constants(source)

    def _read_constants(self, source):
        ranges = [(start, end, match.group("name")) for match, start, end in source.types()]
        for match in DECLARED.finditer(source.code):
            for name, value in (("swift", "value"), ("macro", "macro_value"), ("objc", "objc_value")):
                if match.group(name):
                    start, end = match.span(value)
                    start = source.text.index('"', start) + 1
                    holder = [one for first, last, one in ranges if first <= match.start() < last]
                    self._constants.setdefault(match.group(name), []).append(
                        (holder[-1] if holder else "", source.text[start : end - 1], Use(source.path, start, end - 1)))

    def uses(self, context):
        """Uses in calls of an API, by value."""
        if context not in self._uses:
            found = {}
            pattern = re.compile("(?:" + "|".join(CONTEXTS[context]) + ")" + ARGUMENT, re.MULTILINE)
            for source in self._files:
                for match in pattern.finditer(source.code):
                    for value, use in self._resolved(source, match):
                        if use not in found.setdefault(value, []):
                            found[value].append(use)
            self._uses[context] = found
        return self._uses[context]

    def mentions(self, context, name):
        """Uses of a name by any code that has to do with the context: calls, constants, comparisons, raw values."""
        found = list(self.uses(context).get(name, ()))
        for use, contexts in self._all.get(name, ()):
            if context in contexts and all((use.path, use.start) != (one.path, one.start) for one in found):
                found.append(use)
        return found

    @functools.cached_property
    def _all(self):
        """Every literal and raw value, with the contexts of its line and of its file's name."""
        found = {}
        for source in self._files:
            for match in LITERAL.finditer(source.code):
                line = source.bare[source.bare.rfind("\n", 0, match.start()) + 1 : source.bare.find("\n", match.end())]
                near = contexts_of(source.path + line)
                found.setdefault(match.group(1), []).append((Use(source.path, match.start(1), match.end(1)), near))
            for match in RAW_VALUES.finditer(source.bare):
                near = contexts_of(source.path + match.group())
                body = source.bare[match.end() : source.bare.find("}", match.end())] if near else ""
                for case in re.finditer(r"\bcase\s+([\w, ]+)$", body, re.MULTILINE):
                    for name in re.findall(r"\w+", case.group(1)):
                        found.setdefault(name, []).append((Use(source.path, match.start(), match.start()), near))
        return found

    def _resolved(self, source, match):
        if match.group("literal"):
            start, end = match.span("literal")
            start = source.text.index('"', start) + 1
            if end - 1 > start:
                yield source.text[start : end - 1], Use(source.path, start, end - 1)
        elif match.group("described"):
            yield match.group("described"), Use(source.path, match.start(), match.start())
        else:
            parts = [part for part in match.group("constant").split(".") if part not in ("", "rawValue", "self", "Self")]
            candidates = self._constants.get(parts[-1], []) if parts else []
            if len(parts) > 1:
                candidates = [one for one in candidates if one[0] == parts[-2]] or candidates
            if len(candidates) == 1:
                _, value, use = candidates[0]
                yield value, Use(use.path, use.start, use.end, (source.path,))


def contexts_of(text):
    return {context for context, words in WORDS.items() if re.search(words, text)}
