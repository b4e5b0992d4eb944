"""Faults of identifiers that documents and code share: of cells, segues and scenes, and names of storyboards and nibs."""

import functools
import os
import re

from kinds import kind, misspelled, renamed
from plants import Plant, Renaming, Splice, fault
from project import base_name
from scenes import class_of
from sources import TESTS

CELLS = ("tableViewCell", "collectionViewCell", "tableViewHeaderFooterView", "collectionReusableView")


def identified(project, attribute, tags=None):
    """Elements with an identifier, by the identifier."""
    found = {}
    for document in project.documents:
        for element in document.elements:
            if element.get(attribute) and (tags is None or element.tag in tags):
                found.setdefault(element.get(attribute), []).append((document, element))
    return found


def uses_of(project, context, element, name, is_only):
    """Code that names an object: that of its own scene only, where several objects have the name. An empty list is that of a
    name which is built from the class."""
    found = project.literals.mentions(context, name)
    if not is_only:
        scene = element.ancestor("scene")
        own = {path for one in (scene.descendants() if scene is not None else ()) if one.tag.endswith("Controller")
               for held in project.sources.chain(class_of(one)) for path in held.paths}
        found = [use for use in found if own & {use.path, *use.seen_in}]
    is_named_by_class = is_only and name == class_of(element) and is_passed(project, name)
    return found if found or is_named_by_class else None


@functools.lru_cache(maxsize=None)
def is_passed(project, name):
    """Whether code passes a class to what may take its name."""
    pattern = re.compile(rf"\b{name}\.(?:self\b|instantiate|fromStoryboard|loadFrom|\w*[iI]dentifier\b)"
                         rf"|[:<]\s*{name}\b[^\n]*nstantiate|\[{name} class\]")
    return any(pattern.search(source.bare) and not TESTS.search(source.path) for source in project.sources.files_with(name))


def in_document(project, attribute, context, tags=None, suitable=lambda document, element: True):
    """Faults in the document: an identifier that code uses gets another name."""
    for name, places in identified(project, attribute, tags).items():
        for document, element in places:
            uses = uses_of(project, context, element, name, len(places) == 1) if suitable(document, element) else None
            if uses is not None:
                yield fault(document, element, f'{attribute} "{name}"', [document.set(element, attribute, renamed(name))],
                            seen_in(uses), about=(context, name))


def seen_in(uses):
    """The files in which an identifier can be reported: that of the constant, and those that use it."""
    return tuple(path for use in uses for path in (use.path, *use.seen_in))


def in_code(project, attribute, context, tags=None, suitable=lambda document, element: True):
    """Faults in code: the literal of an identifier is misspelled."""
    for name, places in identified(project, attribute, tags).items():
        for use in project.literals.mentions(context, name):
            if use.end > use.start and all(suitable(*place) for place in places):
                yield Plant(None, project.sources.files[use.path].place(use.start), f'{attribute} "{name}"',
                            [Splice(use.path, use.start, use.end, misspelled(name).encode())],
                            tuple(document.path for document, _ in places) + tuple(use.seen_in), about=(context, name))


def prototypes(project):
    """A test for cells that a storyboard makes for a name, which code does not register as well."""
    registered = project.literals.uses("registered cell")

    def is_prototype(document, element):
        holder, name = element.parent, class_of(element)
        return (holder.tag == "prototypes" or holder.tag == "cells" and holder.parent.tag == "collectionView") \
            and element.get("reuseIdentifier") not in registered and not (name and any(
                re.search(rf"register\w*[(:][^)\n]*\b{name}\b", source.bare) for source in project.sources.files_with(name)))

    return is_prototype


@kind("Identifiers", "unknown-reuse-identifier", "duplicate-reuse-identifier", crashes=True)
def reuse_identifier_changed_in_document(project):
    yield from in_document(project, "reuseIdentifier", "cell", CELLS, prototypes(project))


@kind("Identifiers", "unknown-reuse-identifier", crashes=True)
def reuse_identifier_changed_in_code(project):
    yield from in_code(project, "reuseIdentifier", "cell", CELLS, prototypes(project))


@kind("Identifiers", "registered-with-other-identifier", crashes=True)
def reuse_identifier_of_nib_changed(project):
    """The cell of a nib gets another identifier than that for which code registers the nib."""
    registered = project.literals.uses("registered cell")
    yield from in_document(
        project, "reuseIdentifier", "cell", CELLS, lambda document, element: document.path.endswith(".xib") and (
            element.get("reuseIdentifier") in registered or class_of(element) and is_passed(project, class_of(element))))


@kind("Identifiers", "unknown-segue-identifier", crashes=True)
def segue_identifier_changed_in_document(project):
    """Also where code compares the identifier in prepare(for:sender:), and does nothing from now on."""
    yield from in_document(project, "identifier", "segue", ("segue",))


@kind("Identifiers", "unknown-segue-identifier", crashes=True)
def segue_identifier_changed_in_code(project):
    yield from in_code(project, "identifier", "segue", ("segue",))


@kind("Identifiers", "unknown-storyboard-identifier", crashes=True)
def storyboard_identifier_changed_in_document(project):
    yield from in_document(project, "storyboardIdentifier", "scene")


@kind("Identifiers", "unknown-storyboard-identifier", crashes=True)
def storyboard_identifier_changed_in_code(project):
    yield from in_code(project, "storyboardIdentifier", "scene")


@kind("Identifiers", "storyboard-reference-without-target", crashes=True)
def referenced_identifier_changed(project):
    """A storyboard reference leads to a scene whose identifier changes."""
    storyboards = {base_name(document.path): document for document in project.documents}
    for document in project.documents:
        for reference in document.tagged("viewControllerPlaceholder"):
            target = storyboards.get(reference.get("storyboardName"))
            name = reference.get("referencedIdentifier")
            scene = next((one for one in target.elements if one.get("storyboardIdentifier") == name), None) \
                if target is not None and name else None
            if scene is not None:
                yield Plant(None, target.place(scene), f'storyboardIdentifier "{name}"',
                            [target.set(scene, "storyboardIdentifier", renamed(name))], (document.path,))


def renaming(project, document):
    """Edits that rename a document, in the Xcode project as well; none where another one has the name."""
    name, extension = os.path.splitext(os.path.basename(document.path))
    paths = [path for path in project.ending(".storyboard", ".xib", ".strings") if base_name(path) == name]
    if len([path for path in paths if not path.endswith(".strings")]) != 1:
        return []
    edits = [Renaming(path, re.sub(rf"{re.escape(name)}(\.\w+)$", rf"{renamed(name)}\1", path)) for path in paths]
    return edits + [Splice(path, match.start(), match.end(), renamed(name).encode()) for path in project.project_files
                    for match in re.finditer(rf"\b{re.escape(name)}(?={re.escape(extension)}\b)",
                                             project.data(path).decode("latin-1"))]


def file_renamings(project, extension, context):
    """A document that code names is renamed. A nib is also found by the class of its owner or of its view."""
    for document in project.documents:
        name = base_name(document.path)
        uses = project.literals.mentions(context, name)
        if document.path.endswith(extension) and (uses or name in document.classes and context == "nib"):
            edits = renaming(project, document)
            if edits:
                yield Plant(None, document.path, f'{context} "{name}"', edits, seen_in(uses), about=(context, name))


@kind("Identifiers", "unknown-storyboard", "storyboard-reference-without-target", crashes=True)
def storyboard_renamed(project):
    yield from file_renamings(project, ".storyboard", "storyboard")


@kind("Identifiers", "unknown-nib", crashes=True)
def nib_renamed(project):
    yield from file_renamings(project, ".xib", "nib")


def name_misspellings(project, extension, context):
    for name in {base_name(document.path) for document in project.documents if document.path.endswith(extension)}:
        for use in project.literals.mentions(context, name):
            if use.end > use.start:
                yield Plant(None, project.sources.files[use.path].place(use.start), f'name "{name}"',
                            [Splice(use.path, use.start, use.end, misspelled(name).encode())], seen_in([use]),
                            about=(context, name))


@kind("Identifiers", "unknown-storyboard", crashes=True)
def storyboard_name_misspelled_in_code(project):
    yield from name_misspellings(project, ".storyboard", "storyboard")


@kind("Identifiers", "unknown-nib", crashes=True)
def nib_name_misspelled_in_code(project):
    yield from name_misspellings(project, ".xib", "nib")


@kind("Identifiers", "prototype-without-reuse-identifier", crashes=True)
def prototype_identifier_removed(project):
    is_prototype = prototypes(project)
    for name, places in identified(project, "reuseIdentifier", CELLS).items():
        for document, element in places:
            uses = uses_of(project, "cell", element, name, len(places) == 1) if is_prototype(document, element) else None
            if uses is not None:
                yield fault(document, element, f'reuseIdentifier "{name}" of {class_of(element) or element.tag}',
                            [document.unset(element, "reuseIdentifier")], seen_in(uses), about=("cell", name))


# Keys of property lists, with what they name. Xcode refuses to build launch screens with code of any kind.
NAMED = {"UIMainStoryboardFile": ".storyboard", "UILaunchStoryboardName": ".storyboard", "NSMainNibFile": ".xib",
         "UISceneStoryboardFile": ".storyboard", "NSMainStoryboardFile": ".storyboard"}


def named_by_plists(project):
    """Names of documents in property lists and build settings: path, range of the name, document."""
    by_name = {os.path.basename(document.path): document for document in project.documents}
    for path in [*project.plists, *project.project_files]:
        for match in re.finditer(rb"(?:<key>|INFOPLIST_KEY_)(%s)(?:~\w+)?(?:</key>\s*<string>| = \"?)([^<\";]+)"
                                 % "|".join(NAMED).encode(), project.data(path)):
            key, name = match.group(1).decode(), match.group(2).decode()
            document = by_name.get(base_name(name) + NAMED[key]) or by_name.get(base_name(name) + ".xib")
            if document is not None:
                yield path, match.span(2), key, document


@kind("Launching", "missing-document", "main-storyboard-without-initial-view-controller", crashes=True)
def name_misspelled_in_property_list(project):
    for path, (start, end), key, document in named_by_plists(project):
        data = project.data(path)
        yield Plant(None, f"{path}:{data.count(10, 0, start) + 1}", f'{key} "{base_name(document.path)}"',
                    [Splice(path, start, end, misspelled(data[start:end].decode()).encode())], (document.path,))


@kind("Launching", "missing-document", "main-storyboard-without-initial-view-controller", crashes=True)
def document_of_property_list_renamed(project):
    for document, path in {document: path for path, _, _, document in named_by_plists(project)}.items():
        edits = renaming(project, document)
        if edits and path in project.plists:
            yield Plant(None, document.path, f'document "{base_name(document.path)}"', edits, (path,))


@kind("Launching", "launch-screen-restrictions")
def launch_screen_with_code(project):
    """A class, an outlet or a runtime attribute."""
    for document in project.documents:
        controller = next((one for one in document.tagged("viewController") if one.child("view") is not None), None)
        if document.root.get("launchScreen") != "YES" or controller is None:
            continue
        view, rect = controller.child("view"), controller.child("view").child("rect")
        yield fault(document, controller, "class", [document.set(controller, "customClass", "LaunchController")])
        if controller.child("connections") is None:
            yield fault(document, view, "outlet", [document.insert_after(
                view, f'<connections><outlet property="content" destination="{view.id}" id="rcl-00-p00"/></connections>')])
        if rect is not None:
            yield fault(document, rect, "runtime attribute", [document.insert_after(
                rect, '<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.opacity">'
                      '<integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>')])
