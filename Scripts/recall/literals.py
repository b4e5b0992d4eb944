"""Identifiers in code: literals and constants where an API takes the identifier of something in a document."""

import re
from dataclasses import dataclass

ARGUMENT = (r"\s*(?:(?P<literal>@?\"[^\"\n]*\")|String\(describing:\s*(?P<described>\w+)\.self\)"
            r"|(?P<constant>[A-Za-z_][\w.]*))")
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

TESTS = re.compile(r"Tests?(?=[/.])")


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

    def _resolved(self, source, match):
        if match.group("literal"):
            start, end = match.span("literal")
            start = source.text.index('"', start) + 1
            if end - 1 > start:
                yield source.text[start : end - 1], Use(source.path, start, end - 1)
        elif match.group("described"):
            yield match.group("described"), Use(source.path, match.start(), match.start())
        else:
            parts = [part for part in match.group("constant").split(".") if part not in ("rawValue", "self", "Self")]
            candidates = self._constants.get(parts[-1], []) if parts else []
            if len(parts) > 1:
                candidates = [one for one in candidates if one[0] == parts[-2]] or candidates
            if len(candidates) == 1:
                _, value, use = candidates[0]
                yield value, Use(use.path, use.start, use.end, (source.path,))
