"""Faults of outlets: renamed, removed, connected twice, or connected to an object of another kind."""

import functools
import re

from kinds import kind, misspelled
from plants import Splice, fault
from project import base_name
from scenes import class_of, fresh_id, is_mac, is_owner

# Elements whose class can be no other than this one or a subclass of it.
UIKIT = {"label": "UILabel", "button": "UIButton", "imageView": "UIImageView", "textField": "UITextField",
         "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "tableView": "UITableView",
         "collectionView": "UICollectionView", "segmentedControl": "UISegmentedControl", "stackView": "UIStackView",
         "activityIndicatorView": "UIActivityIndicatorView", "progressView": "UIProgressView",
         "searchBar": "UISearchBar", "constraint": "NSLayoutConstraint", "barButtonItem": "UIBarButtonItem"}
APPKIT = {"textField": "NSTextField", "button": "NSButton", "imageView": "NSImageView", "tableView": "NSTableView",
          "popUpButton": "NSPopUpButton", "slider": "NSSlider", "stackView": "NSStackView",
          "constraint": "NSLayoutConstraint", "segmentedControl": "NSSegmentedControl",
          "progressIndicator": "NSProgressIndicator", "box": "NSBox"}


def classes_of(document):
    return APPKIT if is_mac(document) else UIKIT


@functools.lru_cache(maxsize=None)
def connected(project):
    """Outlets of documents that classes of the project declare: document, outlet, its object, the declaring classes."""
    return list(_connected(project))


def _connected(project):
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            owner = outlet.parent.parent if outlet.parent.tag == "connections" else None
            name = outlet.get("property", "")
            holders = project.sources.holders(class_of(owner), "outlet", name) if owner is not None else ()
            if holders and not has_accessor(project, class_of(owner), name):
                yield document, outlet, owner, holders


@functools.lru_cache(maxsize=None)
def has_accessor(project, class_name, name):
    """Whether key-value coding finds the name besides by its declaration: a setter, a variable, another property."""
    setter = "set" + name[:1].upper() + name[1:]
    pattern = rf"\b{setter}\s*[:(]|\*\s*_{name}\s*;|@property(?![^;\n]*IBOutlet)[^;\n]*\b{name}\s*;"
    return re.search(pattern, project.sources.text(class_name)) is not None


def declarations(holders, kind_of_member, name):
    return [member for one in holders for member in one.named(kind_of_member, name)]


def synthesized(project, holders, name):
    """Edits that delete an Objective-C statement which would keep the variable of a property."""
    return [Splice(path, match.start(), match.end(), b"") for path in sorted(paths(holders))
            for match in re.finditer(rf"@synthesize\s+{name}\s*(?:=\s*\w+\s*)?;", project.sources.files[path].bare)]


def paths(holders):
    return tuple({path for one in holders for path in one.paths})


@functools.lru_cache(maxsize=None)
def documents_of(project, *class_names):
    """Documents that name a class or one of its subclasses."""
    subclasses = {name for name in project.sources.classes
                  if any(one.name in class_names for one in project.sources.chain(name))} | set(class_names)
    return tuple(document.path for document in project.documents if document.classes & subclasses)


def of_outlet(project, document, outlet, holders, edits, in_code=False, detail=""):
    """A fault of an outlet that a class declares."""
    name, owner = outlet.get("property"), class_of(outlet.parent.parent)
    shown = documents_of(project, *(one.name for one in holders)) if in_code else paths(holders)
    return fault(document, outlet, f'outlet "{name}" of {holders[0].name}{detail}', edits, shown, about=(owner, name))


@kind("Outlets", "unknown-outlet", crashes=True)
def outlet_renamed_in_code(project):
    for document, outlet, _, holders in connected(project):
        name = outlet.get("property")
        edits = [Splice(member.path, member.end, member.end, b"Renamed") for member in declarations(holders, "outlet", name)]
        yield of_outlet(project, document, outlet, holders, edits + synthesized(project, holders, name), in_code=True)


@kind("Outlets", "unknown-outlet", crashes=True)
def outlet_removed_in_code(project):
    for document, outlet, _, holders in connected(project):
        name = outlet.get("property")
        members = declarations(holders, "outlet", name)
        lines = [project.sources.files[member.path].bare[slice(*member.declaration)] for member in members]
        if all(line.count("{") == line.count("}") for line in lines):
            edits = [Splice(member.path, *member.declaration, b"") for member in members]
            yield of_outlet(project, document, outlet, holders, edits + synthesized(project, holders, name), in_code=True)


@kind("Outlets", "unknown-outlet", crashes=True)
def outlet_misspelled_in_document(project):
    """Outlets of classes of the app, of its packages and of the system."""
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            name, owner = outlet.get("property", ""), outlet.parent.parent
            wrong = misspelled(name)
            if outlet.parent.tag == "connections" and not re.search(rf"\b{wrong}\b", project.sources.text(class_of(owner))):
                yield fault(document, outlet, f'outlet "{name}" of {class_of(owner) or owner.tag}',
                            [document.set(outlet, "property", wrong)], about=(class_of(owner), name))


@kind("Outlets", "unconnected-outlet")
def outlet_not_connected(project):
    """The connection is gone of an outlet that code uses without a question mark, and never sets."""
    for document, outlet, owner, holders in connected(project):
        name = outlet.get("property")
        text = project.sources.text(class_of(owner))
        is_used = re.search(rf"(?<![.\w])(?:self\.|_)?{name}(?:\s*\.\s*|\s+(?=\w+\]))\w", text)
        if not re.search(rf"\b_?{name}\s*=(?!=)", text) and is_used and \
                all(member.type[-1:] != "?" for member in declarations(holders, "outlet", name)):
            yield of_outlet(project, document, outlet, holders, [document.remove(outlet)])


@kind("Outlets", "duplicate-outlet")
def outlet_connected_twice(project):
    """A merge keeps both connections of an outlet, to two objects of one kind."""
    for document, outlet, _, holders in connected(project):
        target = document.by_id.get(outlet.get("destination"))
        if target is None:
            continue
        scene = target.ancestor("scene") or document.root
        other = next((one for one in scene.descendants() if one.tag == target.tag and one.id and one is not target), None)
        if other is not None:
            copy = f'<outlet property="{outlet.get("property")}" destination="{other.id}" id="{fresh_id(document)}"/>'
            yield of_outlet(project, document, outlet, holders, [document.insert_after(outlet, copy)])


def typed(project):
    """Outlets whose type is exactly the class of their object: document, outlet, classes, type, object."""
    for document, outlet, _, holders in connected(project):
        target = document.by_id.get(outlet.get("destination"))
        if target is not None:
            types = {member.type.rstrip("!? ") for member in declarations(holders, "outlet", outlet.get("property"))}
            if types == {class_of(target) or classes_of(document).get(target.tag)}:
                yield document, outlet, holders, types.pop(), target


@kind("Outlets", "outlet-of-other-class", crashes=True)
def outlet_to_object_of_other_class(project):
    for document, outlet, holders, _, target in typed(project):
        scene = target.ancestor("scene") or document.root
        other = next((one for one in scene.descendants() if one.id and one.tag != target.tag
                      and one.tag in classes_of(document) and not one.get("customClass")), None)
        if other is not None:
            yield of_outlet(project, document, outlet, holders, [document.set(outlet, "destination", other.id)],
                            detail=f" to <{other.tag}>")


@kind("Outlets", "outlet-of-other-class", crashes=True)
def outlet_type_changed_in_code(project):
    for document, outlet, holders, declared, target in typed(project):
        others = [one for tag, one in classes_of(document).items() if tag != target.tag and tag in ("slider", "stackView")]
        edits = [Splice(member.path, member.type_range[0], member.type_range[0] + len(declared), others[0].encode())
                 for member in declarations(holders, "outlet", outlet.get("property"))]
        yield of_outlet(project, document, outlet, holders, edits, in_code=True, detail=f" as {others[0]}")


@kind("Outlets", "dangling-reference", crashes=True)
def outlet_destination_removed(project):
    """A merge removes an object and keeps the outlet that leads to it."""
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            target = document.by_id.get(outlet.get("destination"))
            if target is not None and target.parent.tag in ("subviews", "objects", "items") \
                    and target not in outlet.ancestors():
                yield fault(document, outlet, f'destination {target.id} of outlet "{outlet.get("property")}"',
                            [document.remove(target)])


@kind("Outlets", "nib-without-view", crashes=True)
def owner_without_view(project):
    """The outlet `view` of a controller's nib is gone."""
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            owner = outlet.parent.parent
            if outlet.get("property") != "view" or not is_owner(owner):
                continue
            name = class_of(owner)
            root = project.sources.root(name) or name
            text = project.sources.text(name)
            file = base_name(document.path)
            is_loaded = file.startswith(name) or project.literals.mentions("nib", file)
            if root.endswith("Controller") and is_loaded and not re.search(r"\b(?:loadView|setView:|self\.view\s*=)", text):
                yield fault(document, outlet, f"view of {name}", [document.remove(outlet)],
                            paths(project.sources.chain(name)), about=(name, "view"))
