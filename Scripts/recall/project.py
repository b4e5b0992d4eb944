"""The files of an app that faults are planted in."""

import functools
import os
import plistlib
import re

from elements import Document
from literals import Literals
from sources import TESTS, Sources

SKIPPED = {".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules"}
SOURCES = (".swift", ".m", ".mm", ".h")


class Project:
    """A folder. All paths are relative to it."""

    def __init__(self, folder):
        self.folder = os.path.abspath(folder)
        self.name = os.path.basename(self.folder)
        self.files = []
        self.folders = []
        for path, folders, files in os.walk(self.folder):
            folders[:] = sorted(name for name in folders if name not in SKIPPED)
            relative = os.path.relpath(path, self.folder)
            prefix = "" if relative == "." else relative + "/"
            self.files += [prefix + name for name in sorted(files)]
            self.folders += [prefix + name for name in folders]

    @functools.lru_cache(maxsize=None)
    def data(self, path):
        with open(os.path.join(self.folder, path), "rb") as file:
            return file.read()

    def ending(self, *extensions):
        return [path for path in self.files if path.endswith(extensions)]

    @functools.cached_property
    def documents(self):
        """Well-formed documents of Xcode 5 and later that the app is built with, except those for watches."""
        parsed = (Document(path, self.data(path)) for path in self.ending(".storyboard", ".xib") if self._is_built(path))
        return [document for document in parsed
                if document.root is not None and "WatchKit" not in document.root.get("type", "")]

    def _is_built(self, path):
        """Whether an Xcode project may list a document; a package and a synchronized folder list none."""
        names = self._listed
        folder, name = os.path.split(path)
        # Where a project lists the languages of a document, it builds no others.
        if folder.endswith(".lproj") and f".lproj/{name}".encode() in names:
            name = f"{os.path.basename(folder)}/{name}"
        return not TESTS.search(path) and (
            not names or name.encode() in names or b"SynchronizedRootGroup" in names
            or any(path.startswith(folder) for folder in self._unlisted))

    @functools.cached_property
    def _listed(self):
        return b"\n".join(map(self.data, self.project_files))

    @functools.cached_property
    def _unlisted(self):
        return [path[: path.rindex("/") + 1] if "/" in path else ""
                for path in self.ending("Package.swift", "project.yml", "Project.swift")]

    @functools.cached_property
    def sources(self):
        return Sources({path: self.data(path) for path in self.ending(*SOURCES)})

    @functools.cached_property
    def literals(self):
        return Literals(self.sources)

    @functools.cached_property
    def project_files(self):
        return self.ending("/project.pbxproj")

    def catalog_entries(self, extension):
        """Image sets or color sets: their names in documents, namespaces of folders included, with their folders."""
        entries = {}
        for path in self.folders:
            if path.endswith(extension) and ".xcassets/" in path:
                entries.setdefault(self._catalog_name(path), []).append(path)
        return entries

    def _catalog_name(self, path):
        catalog, inside = path.rsplit(".xcassets/", 1)
        parts = inside.split("/")
        name = os.path.splitext(parts[-1])[0]
        folder = catalog + ".xcassets"
        prefix = ""
        for part in parts[:-1]:
            folder += "/" + part
            if self.provides_namespace(folder):
                prefix += part + "/"
        return prefix + name

    def provides_namespace(self, folder):
        path = folder + "/Contents.json"
        return path in self._file_set and bool(re.search(rb'"provides-namespace"\s*:\s*true', self.data(path)))

    @functools.cached_property
    def _file_set(self):
        return frozenset(self.files)

    @functools.cached_property
    def plists(self):
        """Property lists, by path."""
        found = {}
        for path in self.ending(".plist"):
            try:
                values = plistlib.loads(self.data(path))
            except Exception:
                continue
            if isinstance(values, dict):
                found[path] = values
        return found

    @functools.cached_property
    def lacks_packages(self):
        """Whether classes come from packages that are not in the folder."""
        listed = b"XCRemoteSwiftPackageReference" in self._listed
        managed = [os.path.dirname(path) for path in self.ending("Podfile", "Cartfile")]
        absent = [folder for folder in managed if not any(
            os.path.isdir(os.path.join(self.folder, folder, one)) for one in ("Pods", "Carthage/Checkouts"))]
        return bool(listed or absent or ".gitmodules" in self.files)


def base_name(path):
    """A file's name without folders and extension."""
    return os.path.splitext(os.path.basename(path))[0]
