"""Faults of images, colors and fonts."""

import functools
import os
import re

from actions import users
from classes import deleted
from kinds import kind, misspelled, renamed
from plants import Deletion, Renaming, fault
from project import base_name
from scenes import outlet_of

IMAGE_ATTRIBUTES = ("image", "selectedImage", "highlightedImage", "landscapeImage",
                    "largeContentSizeImage", "alternateImage")
# Names that apps give to images, and Apple to symbols.
SYMBOLS = frozenset(
    "archivebox bell bolt book bookmark calendar camera checkmark circle clock cloud doc envelope eye film flag folder gear "
    "gift globe heart house info keyboard link list.bullet lock magnifyingglass map mic minus moon music.note paperclip "
    "paperplane pause pencil person phone photo pin play plus printer questionmark square star stop sun.max tag timer trash "
    "tray tv video wifi wrench xmark".split())


def uses(project, extension):
    """Names of a catalog that documents use: document, element, attribute, name, the folders of that name."""
    entries = project.catalog_entries(extension)
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
                is_file = extension == ".imageset" and name in image_files(project)
                if not element.get("catalog") and (name in entries or is_file):
                    yield document, element, attribute, name, entries.get(name, [])


@functools.lru_cache(maxsize=None)
def image_files(project):
    """Image files outside of catalogs, by the names that documents may have for them."""
    files = {}
    for path in project.ending(".png", ".pdf", ".jpg", ".icns", ".tiff"):
        if ".xcassets/" not in path:
            file = os.path.basename(path)
            for name in {re.sub(r"(?:@[23]x)?(?:~\w+)?\.\w+$", "", file), re.sub(r"@[23]x|~\w+(?=\.)", "", file)}:
                files.setdefault(name, []).append(path)
    return files


def in_catalog(project, extension):
    for document, element, attribute, name, folders in uses(project, extension):
        if folders and not (extension == ".imageset" and name in image_files(project)):
            yield document, element, attribute, name, folders


def deletions(project, extension, what, suitable=lambda name: True):
    for document, element, _, name, folders in in_catalog(project, extension):
        if suitable(name):
            edits = [Deletion(folder) for folder in folders]
            yield fault(document, element, f'{what} "{name}"', edits, users(project, name), outlet_of(document, element))


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
            yield fault(document, element, f'{what} "{name}"', edits, about=outlet_of(document, element))


@kind("Images, colors, fonts", "missing-image")
def image_set_deleted(project):
    yield from deletions(project, ".imageset", "image")


@kind("Images, colors, fonts", "missing-image")
def image_set_renamed(project):
    for document, element, _, name, folders in in_catalog(project, ".imageset"):
        edits = [Renaming(folder, f'{os.path.dirname(folder)}/{renamed(base_name(folder))}.imageset') for folder in folders]
        yield fault(document, element, f'image "{name}"', edits, users(project, name), outlet_of(document, element))


@kind("Images, colors, fonts", "missing-image")
def image_misspelled(project):
    yield from misspellings(project, ".imageset", "image")


@kind("Images, colors, fonts", "missing-image")
def image_namespace_wrong(project):
    """The document names a folder in front of the image that gives its images no namespace, or a wrong one."""
    for document, element, attribute, name, folders in in_catalog(project, ".imageset"):
        parent = os.path.basename(os.path.dirname(folders[0]))
        wrong = name.split("/")[-1] if "/" in name else f"{parent}/{name}"
        if not parent.endswith(".xcassets") and wrong not in project.catalog_entries(".imageset"):
            yield fault(document, element, f'image "{name}" as "{wrong}"', [document.set(element, attribute, wrong)])


@kind("Images, colors, fonts", "missing-image")
def image_set_named_like_a_symbol_deleted(project):
    yield from deletions(project, ".imageset", "image", SYMBOLS.__contains__)


@kind("Images, colors, fonts", "missing-image")
def image_file_deleted(project):
    for document, element, _, name, folders in uses(project, ".imageset"):
        if not folders:
            edits = deleted(project, image_files(project)[name])
            yield fault(document, element, f'image "{name}"', edits, users(project, name))


def of_system(project):
    for document in project.documents:
        for element in document.elements:
            attribute = next((name for name in IMAGE_ATTRIBUTES if element.get(name)), None)
            if attribute and element.get("catalog") == "system":
                yield document, element, attribute, element.get(attribute)


@kind("Images, colors, fonts", "missing-image")
def symbol_misspelled(project):
    for document, element, attribute, name in of_system(project):
        yield fault(document, element, f'symbol "{name}"', [document.set(element, attribute, misspelled(name))])


@kind("Images, colors, fonts", "missing-image")
def catalog_of_symbol_lost(project):
    """Without its catalog a symbol is an image of the app. It is lost in all of the document."""
    for document, element, _, name in of_system(project):
        if name not in project.catalog_entries(".imageset"):
            yield fault(document, element, f'symbol "{name}"', [
                document.unset(one, "catalog") for one in document.elements
                if one.get("catalog") == "system" and name in one.attributes.values()])


@kind("Images, colors, fonts", "missing-color")
def color_set_deleted(project):
    yield from deletions(project, ".colorset", "color")


@kind("Images, colors, fonts", "missing-color")
def color_misspelled(project):
    yield from misspellings(project, ".colorset", "color")


@kind("Images, colors, fonts", "missing-font")
def font_misspelled(project):
    """Nobody writes the names of the system's own fonts, which begin with a dot: they have none in Interface Builder."""
    for document in project.documents:
        for font in document.tagged("fontDescription", "font"):
            name = font.get("name", "")
            if name and not name.startswith("."):
                yield fault(document, font, f'font "{name}"', [document.set(font, "name", misspelled(name))])


@kind("Images, colors, fonts", "missing-font")
def font_file_removed(project):
    """The file of a font that documents list with its names."""
    for document in project.documents:
        for file in document.tagged("array"):
            paths = [path for path in project.ending(file.get("key", "/")) if os.path.basename(path) == file.get("key")]
            if paths and file.parent.tag == "customFonts":
                used = {document.data[one.open_end : one.close_start].decode() for one in file.children}
                font = next((one for one in document.tagged("fontDescription") if one.get("name") in used), None)
                if font is not None:
                    name = font.get("name")
                    yield fault(document, font, f'font "{name}"', deleted(project, paths), users(project, name))
