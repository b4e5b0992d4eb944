"""Faults of custom classes and their modules."""

import os
import re

from kinds import kind, misspelled, renamed
from outlets import documents_of
from plants import Deletion, Splice, fault
from scenes import class_of, controller_roots, is_placeholder

VIEWS = {"view", "label", "button", "imageView", "tableViewCell", "collectionViewCell", "textField", "stackView"}


def placed(project):
    """Objects that a document makes, whose class is declared once in the project: document, element, class."""
    for document in project.documents:
        for element in document.elements:
            name = class_of(element)
            if name and not is_placeholder(element) and project.sources.is_certain(name):
                one = project.sources.classes[name]
                if not one.objc_name:
                    yield document, element, one


@kind("Classes", "unknown-custom-class")
def class_renamed_in_code(project):
    """In all sources, as Xcode's Refactor does where it cannot read a document."""
    for document, element, one in placed(project):
        def edits(name=one.name):
            return [Splice(source.path, match.end(), match.end(), b"Renamed")
                    for source in project.sources.files_with(name)
                    for match in re.finditer(rf"\b{name}\b", source.bare)]
        yield fault(document, element, f"class {one.name}", edits, documents_of(project, one.name))


@kind("Classes", "unknown-custom-class")
def class_deleted_in_code(project):
    """The files of the class are gone, which declare nothing else, from the Xcode project as well."""
    by_path = {}
    for one in project.sources.classes.values():
        for path in one.paths:
            by_path.setdefault(path, set()).add(one.name)
    for document, element, one in placed(project):
        declaring = {path for path, _, _ in one.declarations}
        if not one.is_swift:
            declaring = one.paths
        if all(by_path[path] == {one.name} for path in declaring):
            yield fault(document, element, f"class {one.name}",
                        [Deletion(path) for path in sorted(declaring)] + unlisted(project, declaring),
                        documents_of(project, one.name))


def unlisted(project, paths):
    """Edits that remove files from the lists of Xcode projects."""
    names = "|".join(re.escape(os.path.basename(path)) for path in paths)
    return [Splice(path, match.start(), match.end(), b"") for path in project.project_files
            for match in re.finditer(rf"[^\n]*[ /\"](?:{names})[\"; ][^\n]*\n", project.data(path).decode("latin-1"))]


@kind("Classes", "unknown-custom-class")
def class_misspelled_in_document(project):
    for document, element, one in placed(project):
        wrong = misspelled(one.name)
        if wrong not in project.sources.classes:
            yield fault(document, element, f"class {one.name}", [document.set(element, "customClass", wrong)])


@kind("Classes", "unknown-custom-class", "wrong-custom-module")
def module_misspelled(project):
    """Only a module that Interface Builder does not replace by the target's, so without a provider."""
    for document, element, one in placed(project):
        module = element.get("customModule", "")
        if one.is_swift and len(module) > 2:
            edits = [document.set(element, "customModule", misspelled(module))]
            if element.get("customModuleProvider"):
                edits.append(document.unset(element, "customModuleProvider"))
            yield fault(document, element, f"module {module} of {one.name}", edits)


@kind("Classes", "unknown-custom-class", "wrong-custom-module")
def module_lost(project):
    """Without a module the class is looked up by its Objective-C name, which a Swift class does not have."""
    for document, element, one in placed(project):
        if one.is_swift and element.get("customModule"):
            attributes = [name for name in ("customModule", "customModuleProvider") if element.get(name)]
            yield fault(document, element, f"module of {one.name}",
                        [document.unset(element, name) for name in attributes])


@kind("Classes", "wrong-custom-class")
def class_of_other_kind(project):
    """A view gets the class of a controller."""
    controllers = sorted(name for name, one in project.sources.classes.items()
                         if project.sources.root(name) in controller_roots and project.sources.is_certain(name)
                         and not one.objc_name)
    for document, element, one in placed(project):
        fitting = [name for name in controllers if project.sources.classes[name].is_swift == one.is_swift]
        if element.tag in VIEWS and element.child("connections") is None and fitting:
            yield fault(document, element, f"class {fitting[0]} on <{element.tag}>",
                        [document.set(element, "customClass", fitting[0])])


@kind("Classes", "unknown-custom-class", "wrong-custom-module")
def package_removed(project):
    """The product of a package that a document takes a class from is no longer in the project."""
    for path in project.project_files:
        text = project.data(path).decode("latin-1")
        products = re.findall(r"isa = XCSwiftPackageProductDependency;[^}]*?productName = \"?([\w-]+)\"?;", text)
        for product in sorted(set(products)):
            for document in project.documents:
                element = next((one for one in document.elements if one.get("customModule") == product), None)
                if element is None:
                    continue
                lines = [Splice(path, match.start(), match.end(), b"")
                         for match in re.finditer(rf"[^\n]*\b{re.escape(product)}\b[^\n]*\n", text)
                         if "{" not in match.group() or "};" in match.group()]
                imports = [Splice(source.path, match.start(), match.end(), b"")
                           for source in project.sources.files.values()
                           for match in re.finditer(rf"^import {re.escape(product)}\b[^\n]*\n", source.bare, re.MULTILINE)]
                yield fault(document, element, f"package product {product}", lines + imports, (), True)
