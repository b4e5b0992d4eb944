"""Faults of outlets: renamed, removed, connected twice, or connected to an object of another kind."""

import functools
import re

from kinds import kind, misspelled, renamed
from plants import Splice, fault
from scenes import class_of, controller_roots, fresh_id, is_owner

# Elements whose class can be no other than this one or a subclass of it.
UIKIT = {"label": "UILabel", "button": "UIButton", "imageView": "UIImageView", "textField": "UITextField",
         "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "tableView": "UITableView",
         "collectionView": "UICollectionView", "segmentedControl": "UISegmentedControl", "stackView": "UIStackView",
         "activityIndicatorView": "UIActivityIndicatorView", "progressView": "UIProgressView",
         "searchBar": "UISearchBar", "constraint": "NSLayoutConstraint", "barButtonItem": "UIBarButtonItem"}
APPKIT = {"textField": "NSTextField", "button": "NSButton", "imageView": "NSImageView", "tableView": "NSTableView",
          "popUpButton": "NSPopUpButton", "slider": "NSSlider", "stackView": "NSStackView",
          "constraint": "NSLayoutConstraint", "segmentedControl": "NSSegmentedControl", "progressIndicator": "NSProgressIndicator", "box": "NSBox"}


def classes_of(document):
    return APPKIT if "Cocoa.XIB" in document.root.get("type", "") else UIKIT


@functools.lru_cache(maxsize=None)
def connected(project):
    """Outlets of documents that a class of the project declares: document, outlet, its object, the declaring class."""
    return list(_connected(project))


def _connected(project):
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            owner = outlet.parent.parent if outlet.parent.tag == "connections" else None
            name = outlet.get("property", "")
            if owner is None or not project.sources.is_certain(class_of(owner)):
                continue
            declaring = project.sources.declaring(class_of(owner), "outlet", name)
            if declaring is not None and not has_accessor(project, declaring, name):
                yield document, outlet, owner, declaring


@functools.lru_cache(maxsize=None)
def has_accessor(project, declaring, name):
    """Whether key-value coding finds the name besides by its declaration."""
    setter = "set" + name[:1].upper() + name[1:]
    pattern = re.compile(rf"@synthesize[^;]*\b{name}\b|\b{setter}\s*[:(]")
    return any(pattern.search(project.sources.files[path].bare) for path in declaring.paths)


@functools.lru_cache(maxsize=None)
def documents_of(project, class_name):
    """Documents that name a class or one of its subclasses."""
    subclasses = {name for name in project.sources.classes
                  if any(one.name == class_name for one in project.sources.chain(name))} | {class_name}
    return tuple(document.path for document in project.documents if document.classes & subclasses)


@kind("Outlets", "unknown-outlet")
def outlet_renamed_in_code(project):
    for document, outlet, _, declaring in connected(project):
        members = declaring.named("outlet", outlet.get("property"))
        yield fault(document, outlet, f'outlet "{outlet.get("property")}" of {declaring.name}',
            [Splice(member.path, member.end, member.end, b"Renamed") for member in members],
            documents_of(project, declaring.name))


@kind("Outlets", "unknown-outlet")
def outlet_removed_in_code(project):
    for document, outlet, _, declaring in connected(project):
        members = declaring.named("outlet", outlet.get("property"))
        lines = [project.sources.files[member.path].bare[slice(*member.declaration)] for member in members]
        if all(line.count("{") == line.count("}") for line in lines):
            yield fault(document, outlet, f'outlet "{outlet.get("property")}" of {declaring.name}',
                [Splice(member.path, *member.declaration, b"") for member in members],
                documents_of(project, declaring.name))


@kind("Outlets", "unknown-outlet")
def outlet_renamed_in_document(project):
    for document, outlet, _, declaring in connected(project):
        name = outlet.get("property")
        yield fault(document, outlet, f'outlet "{name}" of {declaring.name}',
                    [document.set(outlet, "property", renamed(name))], tuple(declaring.paths))


@kind("Outlets", "unknown-outlet")
def outlet_misspelled_in_document(project):
    for document, outlet, _, declaring in connected(project):
        name = outlet.get("property")
        yield fault(document, outlet, f'outlet "{name}" of {declaring.name}',
                    [document.set(outlet, "property", misspelled(name))], tuple(declaring.paths))


@kind("Outlets", "unconnected-outlet")
def outlet_not_connected(project):
    """The connection is gone of an outlet that code unwraps, where no other document connects it."""
    places = {}
    for entry in connected(project):
        places.setdefault((entry[3].name, entry[1].get("property")), []).append(entry)
    for (class_name, name), entries in places.items():
        document, outlet, _, declaring = entries[0]
        member = declaring.named("outlet", name)[0]
        uses = sum(len(re.findall(rf"\b{name}\s*[.]\s*\w", project.sources.files[path].bare)) for path in declaring.paths)
        if len(entries) == 1 and member.type.endswith("!") and uses and len(documents_of(project, class_name)) == 1:
            yield fault(document, outlet, f'outlet "{name}" of {class_name}',
                        [document.remove(outlet)], tuple(declaring.paths))


@kind("Outlets", "duplicate-outlet")
def outlet_connected_twice(project):
    """A merge keeps both connections of an outlet, to two objects of one kind."""
    for document, outlet, _, declaring in connected(project):
        target = document.by_id.get(outlet.get("destination"))
        if target is None:
            continue
        scene = target.ancestor("scene") or document.root
        other = next((one for one in scene.descendants() if one.tag == target.tag and one.id and one is not target), None)
        if other is not None:
            copy = f'<outlet property="{outlet.get("property")}" destination="{other.id}" id="{fresh_id(document)}"/>'
            yield fault(document, outlet, f'outlet "{outlet.get("property")}" of {declaring.name}',
                        [document.insert_after(outlet, copy)], tuple(declaring.paths))


@kind("Outlets", "outlet-of-other-class")
def outlet_to_object_of_other_class(project):
    for document, outlet, _, declaring in connected(project):
        classes = classes_of(document)
        declared = declaring.named("outlet", outlet.get("property"))[0].type.rstrip("!? ")
        target = document.by_id.get(outlet.get("destination"))
        if target is None or classes.get(target.tag) != declared:
            continue
        scene = target.ancestor("scene") or document.root
        other = next((one for one in scene.descendants()
                      if one.id and one.tag != target.tag and one.tag in classes and not one.get("customClass")), None)
        if other is not None:
            yield fault(document, outlet, f'outlet "{outlet.get("property")}" of {declaring.name} to <{other.tag}>',
                        [document.set(outlet, "destination", other.id)], tuple(declaring.paths))


@kind("Outlets", "dangling-reference")
def outlet_destination_removed(project):
    """A merge removes an object and keeps the outlet that leads to it."""
    for document, outlet, owner, _ in connected(project):
        target = document.by_id.get(outlet.get("destination"))
        if target is not None and target.parent.tag in ("subviews", "objects", "items") and target is not owner:
            yield fault(document, outlet, f'destination {target.id} of outlet "{outlet.get("property")}"',
                        [document.remove(target)])


@kind("Outlets", "nib-without-view")
def owner_without_view(project):
    """The outlet `view` of a controller's nib is gone."""
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            owner = outlet.parent.parent
            if outlet.get("property") != "view" or not is_owner(owner):
                continue
            name = class_of(owner)
            chain = project.sources.chain(name)
            overrides = any(re.search(r"\bloadView\b", project.sources.files[path].bare)
                            for one in chain for path in one.paths)
            if project.sources.root(name) in controller_roots and not overrides:
                yield fault(document, outlet, f"view of {name}", [document.remove(outlet)],
                            tuple(path for one in chain for path in one.paths))


@kind("Outlets", "owner-without-class")
def owner_class_removed(project):
    for document in project.documents:
        for owner in document.tagged("placeholder", "customObject"):
            if not is_owner(owner) or not owner.child("connections"):
                continue
            connections = owner.child("connections").children
            own = [one for one in connections if one.get("property") not in ("view", "delegate", "dataSource")]
            if owner.get("customClass") in project.sources.classes and own:
                attributes = [name for name in ("customClass", "customModule", "customModuleProvider") if owner.get(name)]
                yield fault(document, owner, f'File\'s Owner {owner.get("customClass")}',
                            [document.unset(owner, name) for name in attributes])
