"""Faults of identifiers that documents and code share: of cells, segues and scenes, and names of storyboards and nibs."""

import re

from kinds import kind, misspelled, renamed
from literals import Literals
from plants import Plant, Renaming, Splice, fault
from project import base_name
from scenes import class_of

CELLS = ("tableViewCell", "collectionViewCell", "tableViewHeaderFooterView", "collectionReusableView")


def literals(project):
    if "literals" not in project.__dict__:
        project.literals = Literals(project.sources)
    return project.literals


def identified(project, attribute, tags=None):
    """Elements with an identifier, by the identifier."""
    found = {}
    for document in project.documents:
        for element in document.elements:
            if element.get(attribute) and (tags is None or element.tag in tags):
                found.setdefault(element.get(attribute), []).append((document, element))
    return found


def in_document(project, attribute, uses, tags=None, suitable=lambda document, element: True):
    """Faults in the document: an identifier of one object that code uses gets another name."""
    for name, places in identified(project, attribute, tags).items():
        document, element = places[0]
        if len(places) == 1 and name in uses and suitable(document, element):
            yield fault(document, element, f'{attribute} "{name}"',
                        [document.set(element, attribute, renamed(name))], seen_in(uses[name]))


def seen_in(uses):
    """The files in which an identifier can be reported: that of the constant, and those that use it."""
    return tuple(path for use in uses for path in (use.path, *use.seen_in))


def in_code(project, attribute, uses, tags=None, suitable=lambda document, element: True):
    """Faults in code: the literal of an identifier is misspelled."""
    for name, places in identified(project, attribute, tags).items():
        for use in uses.get(name, ()):
            if use.end > use.start and all(suitable(*place) for place in places):
                wrong = misspelled(name)
                yield Plant(None, project.sources.files[use.path].place(use.start), f'{attribute} "{name}"',
                            [Splice(use.path, use.start, use.end, wrong.encode())],
                            tuple(document.path for document, _ in places) + tuple(use.seen_in))


def is_prototype(document, element):
    return document.path.endswith(".storyboard")


def cell_uses(project):
    known = literals(project)
    registered = known.uses("registered cell")
    return {name: uses for name, uses in known.uses("cell").items() if name not in registered}


@kind("Identifiers", "unknown-reuse-identifier")
def reuse_identifier_changed_in_document(project):
    yield from in_document(project, "reuseIdentifier", cell_uses(project), CELLS, is_prototype)


@kind("Identifiers", "unknown-reuse-identifier")
def reuse_identifier_changed_in_code(project):
    yield from in_code(project, "reuseIdentifier", cell_uses(project), CELLS, is_prototype)


@kind("Identifiers", "registered-with-other-identifier")
def reuse_identifier_of_nib_changed(project):
    """The cell of a nib gets another identifier than that for which code registers the nib."""
    known = literals(project)
    registered = known.uses("registered cell")
    nibs = known.uses("nib")
    yield from in_document(project, "reuseIdentifier", registered, CELLS,
                           lambda document, element: document.path.endswith(".xib") and base_name(document.path) in nibs)


@kind("Identifiers", "unknown-segue-identifier")
def segue_identifier_changed_in_document(project):
    yield from in_document(project, "identifier", literals(project).uses("segue"), ("segue",))


@kind("Identifiers", "unknown-segue-identifier")
def segue_identifier_changed_in_code(project):
    yield from in_code(project, "identifier", literals(project).uses("segue"), ("segue",))


@kind("Identifiers", "unknown-segue-identifier")
def compared_segue_identifier_changed_in_document(project):
    """Code compares the identifier in prepare(for:sender:), and does nothing from now on."""
    uses = {name: places for name, places in literals(project).uses("compared segue").items()
            if name not in literals(project).uses("segue")}
    yield from in_document(project, "identifier", uses, ("segue",))


@kind("Identifiers", "unknown-storyboard-identifier")
def storyboard_identifier_changed_in_document(project):
    yield from in_document(project, "storyboardIdentifier", literals(project).uses("scene"))


@kind("Identifiers", "unknown-storyboard-identifier")
def storyboard_identifier_changed_in_code(project):
    yield from in_code(project, "storyboardIdentifier", literals(project).uses("scene"))


@kind("Identifiers", "storyboard-reference-without-target")
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


def file_renamings(project, extension, context, rules_file):
    """A document that code names is renamed, in the Xcode project as well."""
    uses = literals(project).uses(context)
    for document in project.documents:
        name = base_name(document.path)
        if not document.path.endswith(extension) or name not in uses:
            continue
        paths = [path for path in project.ending(".storyboard", ".xib", ".strings") if base_name(path) == name]
        if len([path for path in paths if not path.endswith(".strings")]) != 1:
            continue
        edits = [Renaming(path, re.sub(rf"{re.escape(name)}(\.\w+)$", rf"{renamed(name)}\1", path)) for path in paths]
        for path in project.project_files:
            text = project.data(path).decode("latin-1")
            edits += [Splice(path, match.start(), match.end(), renamed(name).encode())
                      for match in re.finditer(rf"\b{re.escape(name)}(?={re.escape(extension)}\b)", text)]
        yield Plant(None, document.path, f'{rules_file} "{name}"', edits, seen_in(uses[name]))


@kind("Identifiers", "unknown-storyboard", "storyboard-reference-without-target")
def storyboard_renamed(project):
    yield from file_renamings(project, ".storyboard", "storyboard", "storyboard")


@kind("Identifiers", "unknown-nib")
def nib_renamed(project):
    yield from file_renamings(project, ".xib", "nib", "nib")


def name_misspellings(project, extension, context):
    names = {base_name(document.path) for document in project.documents if document.path.endswith(extension)}
    for name, uses in literals(project).uses(context).items():
        places = {(use.path, use.start, use.end) for use in uses if name in names and use.end > use.start}
        for path, start, end in sorted(places):
            shown = seen_in(use for use in uses if (use.path, use.start) == (path, start))
            yield Plant(None, project.sources.files[path].place(start), f'name "{name}"',
                        [Splice(path, start, end, misspelled(name).encode())], shown)


@kind("Identifiers", "unknown-storyboard")
def storyboard_name_misspelled_in_code(project):
    yield from name_misspellings(project, ".storyboard", "storyboard")


@kind("Identifiers", "unknown-nib")
def nib_name_misspelled_in_code(project):
    yield from name_misspellings(project, ".xib", "nib")


@kind("Identifiers", "prototype-without-reuse-identifier")
def prototype_identifier_removed(project):
    uses = literals(project).uses("cell")
    for name, places in identified(project, "reuseIdentifier", CELLS).items():
        for document, element in places:
            holder = element.parent
            is_cell = holder.tag == "prototypes" or holder.tag == "cells" and holder.parent.tag == "collectionView"
            if is_prototype(document, element) and is_cell and name in uses:
                yield fault(document, element, f'reuseIdentifier "{name}" of {class_of(element) or element.tag}',
                            [document.unset(element, "reuseIdentifier")])
