"""A planted fault: the edits that make it, and the files in which it can be reported."""

import os
import shutil
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Splice:
    """Replaces bytes of a file."""

    path: str
    start: int
    end: int
    text: bytes


@dataclass(frozen=True)
class Deletion:
    """Deletes a file or a folder."""

    path: str


@dataclass(frozen=True)
class Renaming:
    """Gives a file or a folder another name."""

    path: str
    new_path: str


@dataclass
class Plant:
    """One fault at one place.

    `edits` is a list, or a function without arguments that makes it. `seen_in` are the files beside the edited ones in
    which the fault shows. `about` is the class of the faulty object with the name in code, from which reasons follow.
    """

    kind: object
    place: str
    what: str
    edits: object
    seen_in: tuple = ()
    about: tuple = ("", "")
    found_by: dict = field(default_factory=dict)
    instead: tuple = ()
    reason: str = ""

    @property
    def is_found(self):
        return any(self.found_by.values())

    def resolve(self):
        if callable(self.edits):
            self.edits = self.edits()
        return self

    @property
    def edited(self):
        paths = set()
        for edit in self.edits:
            paths.add(edit.path)
            if isinstance(edit, Renaming):
                paths.add(edit.new_path)
        return paths

    @property
    def footprint(self):
        """The files that the fault touches or shows in."""
        return self.edited | set(self.seen_in)


def fault(document, element, what, edits, seen_in=(), about=("", "")):
    """A fault at an element of a document."""
    return Plant(None, document.place(element), what, edits, seen_in, about)


class Copy:
    """A copy of a project, to plant faults in. Its files are hard links until one is edited."""

    def __init__(self, original, folder):
        self.original = original
        self.folder = folder
        shutil.copytree(original, folder, symlinks=True, copy_function=link, ignore=_ignored)

    def apply(self, plants):
        """Plants faults whose files differ."""
        splices = {}
        for plant in plants:
            for edit in plant.edits:
                if isinstance(edit, Splice):
                    splices.setdefault(edit.path, []).append(edit)
        for path, edits in splices.items():
            with open(os.path.join(self.original, path), "rb") as file:
                data = file.read()
            self._write(path, spliced(data, edits))
        for plant in plants:
            for edit in plant.edits:
                if isinstance(edit, Deletion):
                    self._delete(edit.path)
                elif isinstance(edit, Renaming):
                    os.rename(self._at(edit.path), self._at(edit.new_path))

    def revert(self, plants):
        """Restores what `apply` changed."""
        paths = set().union(*(plant.edited for plant in plants))
        for path in paths:
            self._delete(path)
        for path in paths:
            original = os.path.join(self.original, path)
            if os.path.isdir(original):
                shutil.copytree(original, self._at(path), symlinks=True, copy_function=link)
            elif os.path.lexists(original):
                link(original, self._at(path))

    def _at(self, path):
        return os.path.join(self.folder, path)

    def _write(self, path, data):
        # The file is a link to the original, which must not change.
        self._delete(path)
        with open(self._at(path), "wb") as file:
            file.write(data)

    def _delete(self, path):
        target = self._at(path)
        if os.path.isdir(target) and not os.path.islink(target):
            shutil.rmtree(target)
        elif os.path.lexists(target):
            os.remove(target)


def spliced(data, splices):
    """The data after all replacements, which must not overlap."""
    parts, position = [], 0
    for edit in sorted(splices, key=lambda edit: (edit.start, edit.end)):
        if edit.start < position:
            raise ValueError(f"{edit.path}: edits overlap at byte {edit.start}")
        parts += [data[position : edit.start], edit.text]
        position = edit.end
    return b"".join(parts + [data[position:]])


def link(source, target, follow_symlinks=False):
    """A hard link, or a copy where the file system has none."""
    try:
        os.link(source, target, follow_symlinks=follow_symlinks)
    except OSError:
        shutil.copy2(source, target, follow_symlinks=follow_symlinks)
    return target


def _ignored(_, names):
    return {name for name in names if name in (".git", ".build", "DerivedData")}
