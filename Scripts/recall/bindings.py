"""Faults of Cocoa's bindings: key paths that nothing has, and classes of the objects that controllers make."""

import re

from kinds import kind, misspelled
from outlets import documents_of, paths
from plants import Splice, fault
from scenes import class_of


def bound(project):
    """Bindings to a property of a class of the project: document, binding, its class, the property, where it is declared."""
    for document in project.documents:
        for binding in document.tagged("binding"):
            target = document.by_id.get(binding.get("destination"))
            name = re.sub(r"^self\.", "", binding.get("keyPath", "")).split(".")[0]
            declared = list(properties(project, class_of(target), name)) if target is not None and name else []
            if declared:
                yield document, binding, class_of(target), name, declared


def properties(project, class_name, name):
    """Edits that give the declarations of a property another name."""
    pattern = re.compile(rf"\b(?:var|let)\s+(?P<swift>{re.escape(name)})\b\s*[:=]"
                         rf"|@property[^;\n]*?\b(?P<objc>{re.escape(name)})\s*;")
    for path in sorted(paths(project.sources.chain(class_name))):
        for match in pattern.finditer(project.sources.files[path].bare):
            end = match.end("swift" if match.group("swift") else "objc")
            yield Splice(path, end, end, b"Renamed")


@kind("Bindings", "unknown-binding-key-path")
def binding_misspelled_in_document(project):
    for document, binding, name, key, _ in bound(project):
        path = binding.get("keyPath")
        wrong = misspelled(key)
        if len(key) > 3 and not re.search(rf"\b{wrong}\b", project.sources.text(name)):
            yield fault(document, binding, f'"{path}" of {name}', [document.set(binding, "keyPath", path.replace(key, wrong, 1))],
                        about=(name, key))


@kind("Bindings", "unknown-binding-key-path")
def bound_property_renamed_in_code(project):
    """Not where a setter remains, by which key-value coding knows the name."""
    for document, binding, name, key, declared in bound(project):
        if re.search(rf"\bset{key[:1].upper()}{key[1:]}\s*[:(]", project.sources.text(name)):
            continue
        yield fault(document, binding, f'"{key}" of {name}', declared, documents_of(project, name), about=(name, key))


@kind("Bindings", "unknown-custom-class")
def class_of_objects_misspelled(project):
    """The class of the objects that an array controller or the like makes."""
    for document in project.documents:
        for controller in document.tagged("arrayController", "objectController", "treeController"):
            name = controller.get("objectClassName", "")
            if name in project.sources.classes and controller.get("mode") != "entity" \
                    and misspelled(name) not in project.sources.classes:
                yield fault(document, controller, f"class {name}", [document.set(controller, "objectClassName", misspelled(name))],
                            paths(project.sources.chain(name)))
