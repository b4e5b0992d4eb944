"""Faults of images, colors and fonts."""

import os
import re

from kinds import kind, misspelled, renamed
from plants import Deletion, Renaming, fault

IMAGE_ATTRIBUTES = ("image", "selectedImage", "highlightedImage", "landscapeImage",
                    "largeContentSizeImage", "alternateImage")


def uses(project, extension):
    """Names of a catalog that documents use: document, element, attribute, name, the only folder of that name."""
    entries = project.catalog_entries(extension)
    files = {os.path.basename(path).split("@")[0].split(".")[0] for path in project.ending(".png", ".pdf", ".jpg", ".svg")
             if ".xcassets/" not in path}
    for document in project.documents:
        for element in document.elements:
            if element.ancestor("resources") is not None:
                continue
            if extension == ".colorset":
                attributes = ["name"] if element.tag == "color" else []
            else:
                attributes = [name for name in IMAGE_ATTRIBUTES if element.get(name)]
            for attribute in attributes:
                name = element.get(attribute, "")
                if element.get("catalog", "") or len(entries.get(name, ())) != 1 or name in files:
                    continue
                yield document, element, attribute, name, entries[name][0]


def users(project, name):
    return tuple(document.path for document in project.documents if name.encode() in document.data)


def deletions(project, extension, what):
    for document, element, _, name, folder in uses(project, extension):
        yield fault(document, element, f'{what} "{name}"', [Deletion(folder)], users(project, name))


def renamings(project, extension, what):
    for document, element, _, name, folder in uses(project, extension):
        new_folder = os.path.join(os.path.dirname(folder), renamed(name.split("/")[-1]) + extension)
        yield fault(document, element, f'{what} "{name}"', [Renaming(folder, new_folder)], users(project, name))


def misspellings(project, extension, what):
    names = project.catalog_entries(extension)
    for document, element, attribute, name, _ in uses(project, extension):
        wrong = misspelled(name)
        if wrong not in names:
            edits = [document.set(element, attribute, wrong)]
            resource = {".imageset": "image", ".colorset": "namedColor"}[extension]
            for entry in document.tagged(resource):
                if entry.get("name") == name and document.data.count(f'"{name}"'.encode()) == 2:
                    edits.append(document.set(entry, "name", wrong))
            yield fault(document, element, f'{what} "{name}"', edits)


@kind("Images, colors, fonts", "missing-image")
def image_set_deleted(project):
    yield from deletions(project, ".imageset", "image")


@kind("Images, colors, fonts", "missing-image")
def image_set_renamed(project):
    yield from renamings(project, ".imageset", "image")


@kind("Images, colors, fonts", "missing-image")
def image_misspelled(project):
    yield from misspellings(project, ".imageset", "image")


@kind("Images, colors, fonts", "missing-image")
def image_namespace_wrong(project):
    """The document names a folder in front of the image that gives its images no namespace, or a wrong one."""
    for document, element, attribute, name, folder in uses(project, ".imageset"):
        parent = os.path.basename(os.path.dirname(folder))
        wrong = name.split("/")[-1] if "/" in name else f"{parent}/{name}"
        if not parent.endswith(".xcassets") and wrong not in project.catalog_entries(".imageset"):
            yield fault(document, element, f'image "{name}" as "{wrong}"', [document.set(element, attribute, wrong)])


@kind("Images, colors, fonts", "missing-color")
def color_set_deleted(project):
    yield from deletions(project, ".colorset", "color")


@kind("Images, colors, fonts", "missing-color")
def color_set_renamed(project):
    yield from renamings(project, ".colorset", "color")


@kind("Images, colors, fonts", "missing-color")
def color_misspelled(project):
    yield from misspellings(project, ".colorset", "color")


@kind("Images, colors, fonts", "missing-font")
def font_misspelled(project):
    """Nobody writes the names of the system's own fonts, which begin with a dot: they have none in Interface Builder."""
    for document in project.documents:
        for font in document.tagged("fontDescription"):
            name = font.get("name", "")
            if name and not name.startswith("."):
                yield fault(document, font, f'font "{name}"', [document.set(font, "name", misspelled(name))])


@kind("Images, colors, fonts", "missing-font")
def font_file_removed(project):
    """The file of a font that documents use, known by its name."""
    files = {re.sub(r"[^a-z0-9]", "", os.path.splitext(os.path.basename(path))[0].lower()): path for path in project.fonts}
    for document in project.documents:
        for font in document.tagged("fontDescription"):
            path = files.get(re.sub(r"[^a-z0-9]", "", font.get("name", "").lower()))
            if path is not None:
                yield fault(document, font, f'font "{font.get("name")}"', [Deletion(path)],
                            users(project, font.get("name")))
