"""Faults of translation files: keys of objects that are gone, missing keys, missing languages.

A document has one finding for the stale keys of all languages, so a fault in one file may show in that of another language.
"""

import json
import os
import re

from kinds import kind
from plants import Deletion, Plant, Splice
from project import base_name
from scenes import fresh_id

ENTRY = re.compile(
    rb'^[ \t]*"(?P<id>[\w-]+)\.(?P<attribute>[\w\[\].]+)"\s*=\s*"(?P<value>(?:\\.|[^"\\])*)"\s*;[ \t]*\r?\n?',
    re.MULTILINE)
# Attributes that keys name as documents do.
TEXTS = {"text", "title", "placeholder", "headerTitle", "footerTitle"}


def localized(project):
    """Documents of a Base.lproj with the .strings files beside it, by language."""
    strings = {}
    for path in project.ending(".strings"):
        folder, name = os.path.split(path)
        if folder.endswith(".lproj"):
            strings.setdefault((os.path.dirname(folder), base_name(name)), []).append(path)
    for document in project.documents:
        folder = os.path.dirname(document.path)
        if os.path.basename(folder) == "Base.lproj":
            files = strings.get((os.path.dirname(folder), base_name(document.path)), [])
            if files:
                yield document, sorted(files)


def is_built(project, document, path):
    """Whether no Xcode project lists other translations of the document alone: this one may be a leftover."""
    file = "/".join(path.split("/")[-2:]).encode()
    listed = re.compile(rb"\.lproj/" + re.escape(os.path.basename(path)).encode() + rb"\b")
    return all(file in project.data(one) or not listed.search(project.data(one)) for one in project.project_files)


def entries(project):
    """Entries of built .strings files in UTF-8 whose object the document has: document, file, match, languages."""
    for document, files in localized(project):
        for path in files:
            if not is_built(project, document, path):
                continue
            data = project.data(path)
            if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
                continue
            for match in ENTRY.finditer(data):
                if match.group("id").decode() in document.by_id:
                    yield document, path, match, files


def place(project, path, offset):
    return f"{path}:{project.data(path).count(10, 0, offset) + 1}"


@kind("Translations", "stale-translation")
def key_of_missing_object(project):
    """The object of an entry is gone, as after it was made anew."""
    for document, path, match, files in entries(project):
        yield Plant(None, place(project, path, match.start()), f'key "{match.group("id").decode()}"',
                    [Splice(path, match.start("id"), match.end("id"), fresh_id(document).encode())], (document.path, *files))


def translated(project):
    """Entries whose text differs from that of the document."""
    for document, path, match, files in entries(project):
        attribute = match.group("attribute").decode()
        text = document.by_id[match.group("id").decode()].get(attribute) if attribute in TEXTS else None
        if text and match.group("value").decode() != text and any(char.isalpha() for char in text):
            yield document, path, match, files


@kind("Translations", "missing-translation")
def entry_missing(project):
    """One language loses the text of an object that it translates, whatever the other languages do."""
    for document, path, match, files in translated(project):
        yield Plant(None, place(project, path, match.start()), f'key "{match.group("id").decode()}"',
                    [Splice(path, *match.span(), b"")], (document.path, *files), about=("", str(len(files))))


@kind("Translations", "missing-language", "missing-translation")
def language_missing(project):
    """The document's file of a language is gone."""
    for path, (document, files) in {path: (one, files) for one, path, _, files in translated(project)}.items():
        yield Plant(None, f"{path}:1", f"language {os.path.basename(os.path.dirname(path))}", [Deletion(path)],
                    (document.path, *files), about=("", str(len(files))))


@kind("Translations", "malformed-translation")
def semicolon_lost(project):
    for document, path, match, _ in entries(project):
        semicolon = project.data(path).rindex(b";", match.start(), match.end())
        if match.end() < len(project.data(path)):
            yield Plant(None, place(project, path, match.start()), f'entry of "{match.group("id").decode()}"',
                        [Splice(path, semicolon, semicolon + 1, b"")], (document.path,))


@kind("Translations", "duplicate-translation")
def entry_written_twice(project):
    """A merge kept the entries of both branches, with different texts."""
    for document, path, match, _ in entries(project):
        value = match.group("value")
        if value:
            start, end = (match.start("value") - match.start(), match.end("value") - match.start())
            copy = match.group()[:start] + value + b"!" + match.group()[end:].rstrip()
            yield Plant(None, place(project, path, match.start()), f'"{match.group("id").decode()}',
                        [Splice(path, match.start(), match.start(), copy + b"\n")], (document.path,))


def catalogs(project):
    """String catalogs of documents: document, path, contents, keys of objects that exist."""
    by_name = {base_name(document.path): document for document in project.documents}
    for path in project.ending(".xcstrings"):
        document = by_name.get(base_name(path))
        if document is None:
            continue
        contents = json.loads(project.data(path))
        keys = [key for key in contents.get("strings", {}) if key.split(".")[0] in document.by_id]
        yield document, path, contents, keys


@kind("Translations", "stale-translation")
def catalog_key_of_missing_object(project):
    for document, path, _, keys in catalogs(project):
        for key in keys:
            start = project.data(path).index(b'"%s"' % key.encode()) + 1
            yield Plant(None, place(project, path, start), f'key "{key}"',
                        [Splice(path, start, start + len(key.split(".")[0]), fresh_id(document).encode())], (document.path,))


@kind("Translations", "missing-translation")
def catalog_translation_missing(project):
    for document, path, contents, keys in catalogs(project):
        for key in keys:
            languages = sorted(set(contents["strings"][key].get("localizations", {})) - {contents.get("sourceLanguage")})
            if languages:
                yield Plant(None, place(project, path, project.data(path).index(b'"%s"' % key.encode())),
                            f'{languages[0]} of "{key}"', without_language(path, project, key, languages[0]),
                            (document.path,), about=("", str(len(languages))))


def without_language(path, project, key, language):
    def edits():
        data = project.data(path)
        contents = json.loads(data)
        del contents["strings"][key]["localizations"][language]
        text = json.dumps(contents, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"
        return [Splice(path, 0, len(data), text.encode())]

    return edits
