"""What Swift and Objective-C sources declare: classes with their outlets and actions, found with regular expressions."""

import bisect
import functools
import re
from dataclasses import dataclass, field

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|@?#*"(?:\\.|[^"\\\n])*"#*', re.DOTALL)
# What no compiler reads.
LEFT_OUT = re.compile(r"^[ \t]*#if\s+(?:0|false|NO)\b.*?^[ \t]*#(?:else|elif|elseif|endif)\b", re.DOTALL | re.MULTILINE)
TESTS = re.compile(r"Tests?(?=[/.])")
MODIFIERS = (r"(?:\s+(?:@\w+(?:\([^()]*\))?|weak|unowned(?:\(\w+\))?|private(?:\(set\))?|fileprivate(?:\(set\))?|public"
             r"|open|internal|final|dynamic|override|lazy|package))*")
SWIFT_TYPE = re.compile(
    r"(?P<attributes>(?:@\w+(?:\([^()]*\))?\s+)*)(?:(?:public|open|final|internal|fileprivate|private|package)\s+)*"
    r"\b(?P<keyword>class|extension)\s+(?P<name>\w+)(?:<[^>{]*>)?\s*(?::\s*(?P<inherits>[^{]*?))?\s*(?:\bwhere\b[^{]*)?\{")
SWIFT_OUTLET = re.compile(r"@IBOutlet" + MODIFIERS + r"\s+var\s+(?P<name>\w+)\s*:\s*(?P<type>[^\n={/]+)")
SWIFT_ACTION = re.compile(r"@(?:IBAction|objc)" + MODIFIERS + r"\s+func\s+(?P<name>\w+)\s*\(")
SWIFT_INSPECTABLE = re.compile(r"@IBInspectable" + MODIFIERS + r"\s+var\s+(?P<name>\w+)\s*[:=]")
OBJC_TYPE = re.compile(
    r"^@(?P<keyword>interface|implementation)\s+(?P<name>\w+)\s*(?:\(\s*\w*\s*\)|:\s*(?P<super>\w+))?"
    r"[ \t\n]*(?:<(?P<protocols>[^>]*)>)?", re.MULTILINE)
OBJC_OUTLET = re.compile(
    r"\bIBOutlet\s+(?:__?weak\s+|nullable\s+|id<)?(?P<type>\w+(?:\s*<[^>]*>)?)\s*\*?\s*(?P<name>\w+)\s*;")
OBJC_INSPECTABLE = re.compile(r"@property\s*(?:\([^)]*\))?[^;\n]*\bIBInspectable\b[^;\n]*?(?P<name>\w+)\s*;")
OBJC_ACTION = re.compile(r"^-\s*\(\s*(?:IBAction|void)\s*\)\s*(?P<name>\w+)", re.MULTILINE)
OBJC_NAME = re.compile(r"@objc\s*\(\s*(\w+)\s*\)")


@dataclass
class Member:
    """A declaration of an outlet or an action: the places of its name, of all of it, and of the type of an outlet."""

    kind: str
    name: str
    type: str
    path: str
    start: int
    end: int
    declaration: tuple
    type_range: tuple = ()


@dataclass(eq=False)
class Class:
    """A class, with what its extensions, categories and implementations add."""

    name: str
    superclass: str = ""
    inherits: list = field(default_factory=list)
    declarations: list = field(default_factory=list)
    members: list = field(default_factory=list)
    paths: set = field(default_factory=set)
    is_swift: bool = False
    objc_name: str = ""

    def named(self, kind, name):
        return [member for member in self.members if member.kind == kind and member.name == name]


class Source:
    """A file, as text of one character a byte, so that offsets are those of the file."""

    def __init__(self, path, data):
        self.path = path
        self.text = data.decode("latin-1")
        self.code = LEFT_OUT.sub(_blank, TOKEN.sub(_blank_comment, self.text))
        self.bare = LEFT_OUT.sub(_blank, TOKEN.sub(_blank, self.text))

    @property
    def is_swift(self):
        return self.path.endswith(".swift")

    def line(self, offset):
        return self.text.count("\n", 0, offset) + 1

    def place(self, offset):
        return f"{self.path}:{self.line(offset)}"

    def types(self):
        """Declarations of types, with the ranges of their bodies."""
        if self.is_swift:
            ends = self._brace_ends
            for match in SWIFT_TYPE.finditer(self.bare):
                yield match, match.end(), ends.get(match.end() - 1, len(self.bare))
        else:
            for match in OBJC_TYPE.finditer(self.bare):
                end = self.bare.find("@end", match.end())
                yield match, match.end(), len(self.bare) if end < 0 else end

    @functools.cached_property
    def _brace_ends(self):
        ends, stack = {}, []
        for match in re.finditer(r"[{}]", self.bare):
            if match.group() == "{":
                stack.append(match.start())
            elif stack:
                ends[stack.pop()] = match.start()
        return ends


class Sources:
    def __init__(self, files):
        self.files = {path: Source(path, data) for path, data in files.items()}
        self.classes = {}
        for source in self.files.values():
            self._read(source)
        # Documents name a class as Objective-C does.
        for one in [one for one in self.classes.values() if one.objc_name]:
            self.classes.setdefault(one.objc_name, one)

    def _read(self, source):
        ranges = []
        for match, start, end in source.types():
            name = match.group("name")
            declared = self.classes.setdefault(name, Class(name))
            declared.paths.add(source.path)
            ranges.append((start, end, declared))
            if source.is_swift:
                self._read_swift(declared, match, source)
            elif match.group("keyword") == "interface":
                self._read_interface(declared, match, source)
        self._read_members(source, ranges)

    def _read_swift(self, declared, match, source):
        inherits = [name.strip() for name in (match.group("inherits") or "").split(",") if name.strip()]
        if match.group("keyword") == "class":
            declared.is_swift = True
            declared.declarations.append((source.path, match.start("name"), match.end("name")))
            declared.superclass = declared.superclass or (inherits[0].split("<")[0] if inherits else "")
            named = OBJC_NAME.search(match.group("attributes"))
            declared.objc_name = named.group(1) if named else declared.objc_name
        declared.inherits += inherits

    def _read_interface(self, declared, match, source):
        if match.group("super"):
            declared.superclass = match.group("super")
            declared.declarations.append((source.path, match.start("name"), match.end("name")))
        declared.inherits += [name.strip() for name in (match.group("protocols") or "").split(",")]

    def _read_members(self, source, ranges):
        if source.is_swift:
            patterns = (("outlet", SWIFT_OUTLET), ("action", SWIFT_ACTION), ("inspectable", SWIFT_INSPECTABLE))
        else:
            patterns = (("outlet", OBJC_OUTLET), ("action", OBJC_ACTION), ("inspectable", OBJC_INSPECTABLE))
        starts = [start for start, _, _ in ranges]
        for kind, pattern in patterns:
            for match in pattern.finditer(source.bare):
                index = bisect.bisect_right(starts, match.start()) - 1
                while index >= 0 and ranges[index][1] < match.start():
                    index -= 1
                if index < 0:
                    continue
                type_name = match.groupdict().get("type") or ""
                ranges[index][2].members.append(Member(
                    kind, match.group("name"), type_name.strip(), source.path, match.start("name"), match.end("name"),
                    _whole_line(source.bare, match), match.span("type") if type_name else ()))

    def chain(self, name):
        """A class of the project and its superclasses in the project."""
        seen = []
        while name in self.classes and name not in seen and self.classes[name].declarations:
            seen.append(name)
            name = self.classes[name].superclass
        return [self.classes[name] for name in seen]

    def root(self, name):
        """The first superclass that is not the project's, or None where the class is not the project's."""
        chain = self.chain(name)
        return chain[-1].superclass if chain else None

    def holders(self, name, kind, member):
        """The classes in the chain of a class that declare an outlet or action."""
        return [one for one in self.chain(name) if one.named(kind, member)]

    @functools.lru_cache(maxsize=None)
    def text(self, name):
        """The code of a class of the project and its superclasses."""
        return "\n".join(self.files[path].bare for one in self.chain(name) for path in sorted(one.paths))

    @functools.lru_cache(maxsize=None)
    def files_with(self, word):
        pattern = re.compile(rf"\b{re.escape(word)}\b")
        return [source for source in self.files.values() if word in source.text and pattern.search(source.bare)]


def _whole_line(text, match):
    start = text.rfind("\n", 0, match.start()) + 1
    end = text.find("\n", match.end())
    return (start, len(text) if end < 0 else end)


def _blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def _blank_comment(match):
    return _blank(match) if match.group().startswith("/") else match.group()
