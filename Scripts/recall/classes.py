"""Faults of custom classes and their modules."""

import os
import re

from kinds import kind, misspelled
from outlets import documents_of
from plants import Deletion, Splice, fault
from scenes import class_of, controller_roots, is_placeholder

ANY_VIEW = {"view", "tableViewCell"}
VIEWS = {"view", "label", "button", "imageView", "tableViewCell", "collectionViewCell", "textField", "stackView"}


def placed(project):
    """Objects that a document makes, with the project's class if the name is that of one: document, element, class."""
    for document in project.documents:
        for element in document.elements:
            name = class_of(element)
            if name and not is_placeholder(element):
                one = project.sources.classes.get(name)
                is_known = one is not None and one.declarations and not one.objc_name
                # Swift classes are found with their module only.
                if not is_known or not one.is_swift or element.get("customModule"):
                    yield document, element, one if is_known else None


def declared(project):
    return [entry for entry in placed(project) if entry[2] is not None]


def of_class(project, document, element, edits, seen_in=(), what="class"):
    return fault(document, element, f"{what} {class_of(element)}", edits, seen_in, about=(class_of(element), ""))


@kind("Classes", "unknown-custom-class")
def class_renamed_in_code(project):
    """In all sources, as Xcode's Refactor does where it cannot read a document."""
    for document, element, one in declared(project):
        def edits(name=one.name):
            return [Splice(source.path, match.end(), match.end(), b"Renamed")
                    for source in project.sources.files_with(name)
                    for match in re.finditer(rf"\b{name}\b", source.bare)]
        yield of_class(project, document, element, edits, documents_of(project, one.name))


def deletions(project, in_swift):
    """The files of the class are gone, which declare nothing else, from the Xcode project as well."""
    by_path = {}
    for one in project.sources.classes.values():
        for path in one.paths:
            by_path.setdefault(path, set()).add(one.name)
    for document, element, one in declared(project):
        declaring = {path for path, _, _ in one.declarations}
        if not one.is_swift:
            bases = {os.path.splitext(path)[0] for path in declaring}
            declaring |= {path for path in one.paths if os.path.splitext(path)[0] in bases}
        if one.is_swift == in_swift and all(by_path[path] == {one.name} for path in declaring):
            yield of_class(project, document, element, deleted(project, sorted(declaring)), documents_of(project, one.name))


@kind("Classes", "unknown-custom-class")
def class_deleted_in_swift(project):
    yield from deletions(project, in_swift=True)


@kind("Classes", "unknown-custom-class")
def class_deleted_in_objective_c(project):
    yield from deletions(project, in_swift=False)


def deleted(project, paths):
    """Edits that delete files and remove them from the lists of Xcode projects."""
    return lambda: [Deletion(path) for path in paths] + unlisted(project, paths)


def unlisted(project, paths):
    names = "|".join(re.escape(os.path.basename(path)) for path in paths)
    return [Splice(path, match.start(), match.end(), b"") for path in project.project_files
            for match in re.finditer(rf"[^\n]*[ /\"](?:{names})[\"; ][^\n]*\n", project.data(path).decode("latin-1"))]


@kind("Classes", "unknown-custom-class", "document-structure")
def class_misspelled_in_document(project):
    for document, element, _ in placed(project):
        wrong = misspelled(class_of(element))
        if wrong not in project.sources.classes:
            yield of_class(project, document, element, [document.set(element, "customClass", wrong)])


@kind("Classes", "unknown-custom-class", "wrong-custom-module")
def module_misspelled(project):
    """Only a module that Interface Builder does not replace by the target's, so without a provider."""
    for document, element, one in placed(project):
        module = element.get("customModule", "")
        if len(module) > 2 and (one is None or one.is_swift) and element.get("customModuleProvider") is None:
            yield of_class(project, document, element, [document.set(element, "customModule", misspelled(module))],
                           what=f"module {module} of")


@kind("Classes", "unknown-custom-class", "wrong-custom-module")
def module_lost(project):
    """Without a module the class is looked up by its Objective-C name, which a Swift class does not have."""
    for document, element, one in declared(project):
        if one.is_swift and element.get("customModule"):
            attributes = [name for name in ("customModule", "customModuleProvider") if element.get(name)]
            yield of_class(project, document, element, [document.unset(element, name) for name in attributes],
                           what="module of")


@kind("Classes", "wrong-custom-class", crashes=True)
def class_of_other_kind(project):
    """A view gets the class of a controller, a label or button that of a cell."""
    wrong = [one for one in project.sources.classes.values() if not one.objc_name and one.declarations and
             (project.sources.root(one.name) in controller_roots or project.sources.root(one.name) == "UITableViewCell")]
    for index, (document, element, one) in enumerate(placed(project)):
        fitting = [other.name for other in wrong if (one is None or other.is_swift == one.is_swift)
                   and (project.sources.root(other.name) in controller_roots or element.tag not in ANY_VIEW)]
        if element.tag in VIEWS and fitting:
            name = fitting[index % len(fitting)]
            yield fault(document, element, f"class {name} on <{element.tag}>", [document.set(element, "customClass", name)],
                        about=(name, ""))
