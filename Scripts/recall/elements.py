"""Elements of an Interface Builder document, with their places in the file.

Faults are planted by replacing a few bytes, so that the rest of a document stays as Xcode wrote it.
"""

import re
from xml.parsers import expat

from plants import Splice

TAG = re.compile(rb"<(?:\"[^\"]*\"|'[^']*'|[^>\"'])*>")


class Element:
    """An element, with the offsets of its start tag, its content and its end."""

    __slots__ = ("tag", "attributes", "start", "open_end", "close_start", "end", "parent", "children")

    def __init__(self, tag, attributes, start, open_end, parent):
        self.tag = tag
        self.attributes = attributes
        self.start = start
        self.open_end = open_end
        self.close_start = open_end
        self.end = open_end
        self.parent = parent
        self.children = []

    def get(self, name, default=None):
        return self.attributes.get(name, default)

    @property
    def id(self):
        return self.attributes.get("id")

    def child(self, tag):
        """The first child of that name, or None."""
        return next((child for child in self.children if child.tag == tag), None)

    def descendants(self):
        """All elements below this one, in the order of the document."""
        stack = list(reversed(self.children))
        while stack:
            element = stack.pop()
            yield element
            stack.extend(reversed(element.children))

    def ancestors(self):
        element = self.parent
        while element is not None:
            yield element
            element = element.parent

    def ancestor(self, tag):
        """The nearest element of that name around this one, or None."""
        return next((element for element in self.ancestors() if element.tag == tag), None)

    def descendant(self, tag):
        return next((element for element in self.descendants() if element.tag == tag), None)


class Document:
    """A parsed document. `root` is None where the file is not one that Interface Builder of Xcode 5 or later saved."""

    def __init__(self, path, data):
        self.path = path
        self.data = data
        self.root = None
        self.elements = []
        self._parse()
        if self.root is not None and self.root.tag != "document":
            self.root, self.elements = None, []
        self.by_id = {}
        for element in self.elements:
            if element.id is not None:
                self.by_id.setdefault(element.id, element)
        # Outlets, references and identifiers, all by tag.
        self.by_tag = {}
        for element in self.elements:
            self.by_tag.setdefault(element.tag, []).append(element)

        self.classes = {element.get("customClass") for element in self.elements} - {None}

    def _parse(self):
        parser = expat.ParserCreate()
        stack = []

        def start(tag, attributes):
            offset = parser.CurrentByteIndex
            parent = stack[-1] if stack else None
            element = Element(tag, attributes, offset, self._end_of_tag(offset), parent)
            if parent is None:
                self.root = element
            else:
                parent.children.append(element)
            stack.append(element)
            self.elements.append(element)

        def end(_):
            element = stack.pop()
            if self.data[element.open_end - 2 : element.open_end] != b"/>":
                element.close_start = parser.CurrentByteIndex
                element.end = self.data.index(b">", parser.CurrentByteIndex) + 1

        parser.StartElementHandler = start
        parser.EndElementHandler = end
        try:
            parser.Parse(self.data, True)
        except (expat.ExpatError, ValueError):
            self.root, self.elements = None, []

    def _end_of_tag(self, offset):
        match = TAG.match(self.data, offset)
        if match is None:
            raise ValueError("a tag without an end")
        return match.end()

    def tagged(self, *tags):
        """All elements of these names."""
        return [element for tag in tags for element in self.by_tag.get(tag, [])]

    def line(self, element):
        return self.data.count(b"\n", 0, element.start) + 1

    def place(self, element):
        return f"{self.path}:{self.line(element)}"

    # Edits

    def set(self, element, name, value):
        """Gives an attribute another value, or adds it."""
        opening = self.data[element.start : element.open_end]
        match = re.search(rb"\s%s=\"([^\"]*)\"" % re.escape(name.encode()), opening)
        if match is None:
            offset = element.start + 1 + len(element.tag)
            return Splice(self.path, offset, offset, f' {name}="{escape(value)}"'.encode())
        return Splice(self.path, element.start + match.start(1), element.start + match.end(1), escape(value).encode())

    def unset(self, element, name):
        opening = self.data[element.start : element.open_end]
        match = re.search(rb"\s%s=\"[^\"]*\"" % re.escape(name.encode()), opening)
        return Splice(self.path, element.start + match.start(), element.start + match.end(), b"")

    def rename(self, element, name, new_name):
        """Gives an attribute another name."""
        match = re.search(rb"\s(%s)=\"" % re.escape(name.encode()), self.data[element.start : element.open_end])
        return Splice(self.path, element.start + match.start(1), element.start + match.end(1), new_name.encode())

    def retag(self, element, name):
        """Gives an element another name."""
        places = [element.start + 1] + ([element.close_start + 2] if element.end > element.open_end else [])
        return [Splice(self.path, start, start + len(element.tag), name.encode()) for start in places]

    def remove(self, element):
        """Removes an element with the line break and indentation in front of it."""
        start = element.start
        while start > 0 and self.data[start - 1] in b" \t\r\n":
            start -= 1
        return Splice(self.path, start, element.end, b"")

    def insert_after(self, element, text):
        """Inserts a line after an element, with its indentation."""
        line = self.data.rfind(b"\n", 0, element.start) + 1
        indentation = self.data[line : element.start]
        if indentation.strip():
            indentation = b""
        return Splice(self.path, element.end, element.end, b"\n" + indentation + text.encode())

    def text(self, element):
        return self.data[element.start : element.end].decode()


def escape(value):
    return value.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
