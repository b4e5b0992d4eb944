"""Faults of translation files: keys of objects that are gone, missing keys, missing languages.

A document has one finding for the stale keys of all languages, so a fault in one file may show in that of another language.
"""

import json
import os
import re

from kinds import kind
from plants import Deletion, Plant, Splice, fault
from project import base_name
from scenes import fresh_id

ENTRY = re.compile(
    rb'^[ \t]*"(?P<id>[\w-]+)\.(?P<attribute>[\w\[\].]+)"\s*=\s*"(?P<value>(?:\\.|[^"\\])*)"\s*;[ \t]*\r?\n?',
    re.MULTILINE)
# Attributes by the names that keys have for them.
TEXTS = {"text": "text", "title": "title", "placeholder": "placeholder", "headerTitle": "headerTitle",
         "footerTitle": "footerTitle"}


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


@kind("Translations", "missing-translation")
def entry_missing(project):
    """A language lacks an entry that the others have."""
    for document, path, match, files in entries(project):
        key = b'"%s.%s"' % (match.group("id"), match.group("attribute"))
        element = document.by_id[match.group("id").decode()]
        text = element.get(TEXTS.get(match.group("attribute").decode(), ""))
        others = [one for one in files if one != path]
        if text and match.group("value").decode() != text and others and all(key in project.data(one) for one in others) \
                and any(char.isalpha() for char in text):
            yield Plant(None, place(project, path, match.start()), f"key {key.decode()}",
                        [Splice(path, match.start(), match.end(), b"")], (document.path, *files))


@kind("Translations", "missing-language", "missing-translation")
def language_missing(project):
    """The document's file of a language is gone, into which the app's other documents are translated."""
    documents = list(localized(project))
    for document, files in documents:
        for path in files:
            folder = os.path.dirname(path)
            language = os.path.basename(folder)
            others = [one for other, one in documents if other is not document]
            translated = sum(any(os.path.basename(os.path.dirname(file)) == language for file in one) for one in others)
            # An app may have a few documents in a language that it does not support.
            if len(files) > 1 and translated * 2 > len(others) and is_built(project, document, path):
                yield Plant(None, f"{path}:1", f"language {os.path.basename(folder)}", [Deletion(path)],
                            (document.path, *files))


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


@kind("Translations", "mismatched-format-specifiers")
def specifier_added(project):
    """A translation was pasted from another text, a format. Without a comment nothing tells what the text was."""
    for document, path, match, _ in entries(project):
        if b"/*" in project.data(path)[max(0, match.start() - 400):match.start()] and b"%" not in match.group("value"):
            yield Plant(None, place(project, path, match.start()), match.group("id").decode(),
                        [Splice(path, match.start("value"), match.start("value"), b"%1$@: ")], (document.path,))


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
    """A language that translates all that others do lacks a text. Where a language lacks others already, or the text is
    translated into no third one, nothing new is wrong."""
    for document, path, contents, keys in catalogs(project):
        languages = {key: set(contents["strings"][key].get("localizations", {})) - {contents.get("sourceLanguage")}
                     for key in keys}
        known = set().union(*languages.values())
        common = [key for key in keys if len(languages[key]) * 2 > len(known)]
        complete = sorted(one for one in known if all(one in languages[key] for key in common))
        for key in common:
            if complete and len(languages[key]) > 2:
                yield Plant(None, place(project, path, project.data(path).index(b'"%s"' % key.encode())),
                            f'{complete[0]} of "{key}"', without_language(path, project, key, complete[0]), (document.path,))


def without_language(path, project, key, language):
    def edits():
        data = project.data(path)
        contents = json.loads(data)
        del contents["strings"][key]["localizations"][language]
        text = json.dumps(contents, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"
        return [Splice(path, 0, len(data), text.encode())]

    return edits
