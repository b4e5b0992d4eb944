"""Faults of actions, gesture recognizers, delegates and runtime attributes."""

import functools
import re

from kinds import kind, misspelled, renamed
from outlets import documents_of
from plants import Splice, fault
from scenes import class_of, fresh_id, is_placeholder, outlets_to

CONTROLS = {"button", "switch", "slider", "segmentedControl", "stepper", "textField", "datePicker", "pageControl"}
PROTOCOLS = {
    ("tableView", "dataSource"): "UITableViewDataSource", ("tableView", "delegate"): "UITableViewDelegate",
    ("collectionView", "dataSource"): "UICollectionViewDataSource",
    ("collectionView", "delegate"): "UICollectionViewDelegate", ("textField", "delegate"): "UITextFieldDelegate",
    ("textView", "delegate"): "UITextViewDelegate", ("searchBar", "delegate"): "UISearchBarDelegate",
    ("pickerView", "dataSource"): "UIPickerViewDataSource", ("pickerView", "delegate"): "UIPickerViewDelegate",
    ("scrollView", "delegate"): "UIScrollViewDelegate"}
CONFORMING = {"UITableViewController", "UICollectionViewController"}
LAYER_KEYS = {"layer.cornerRadius", "layer.borderWidth", "layer.masksToBounds", "layer.shadowOpacity", "layer.shadowRadius"}


@functools.lru_cache(maxsize=None)
def connected(project):
    """Actions whose target's class declares them: document, action, target, declaring class, name without colons."""
    return list(_connected(project))


def _connected(project):
    for document in project.documents:
        for action in document.tagged("action"):
            target = document.by_id.get(action.get("destination", action.get("target")))
            name = re.split(r":", action.get("selector", ""))[0]
            if target is None or not project.sources.is_certain(class_of(target)):
                continue
            for candidate in (name, re.sub(r"(With)?Sender$", "", name)):
                declaring = project.sources.declaring(class_of(target), "action", candidate)
                if declaring is not None and candidate:
                    yield document, action, target, declaring, candidate
                    break


def renamings(project, of_owner):
    for document, action, target, declaring, name in connected(project):
        if is_placeholder(target) == of_owner:
            members = declaring.named("action", name)
            yield fault(document, action, f'action "{action.get("selector")}" of {declaring.name}',
                        [Splice(member.path, member.end, member.end, b"Renamed") for member in members],
                        documents_of(project, declaring.name))


@kind("Actions", "unknown-action")
def action_renamed_in_code(project):
    yield from renamings(project, of_owner=False)


@kind("Actions", "unknown-action")
def action_of_owner_renamed_in_code(project):
    yield from renamings(project, of_owner=True)


@kind("Actions", "unknown-action")
def action_misspelled_in_document(project):
    for document, action, _, declaring, name in connected(project):
        selector = action.get("selector")
        yield fault(document, action, f'action "{selector}" of {declaring.name}',
                    [document.set(action, "selector", misspelled(name) + selector[len(name):])], tuple(declaring.paths))


@kind("Actions", "unknown-action")
def action_removed_in_code(project):
    """The method is renamed in such a way that nothing resembles its name."""
    for document, action, _, declaring, name in connected(project):
        yield fault(document, action, f'action "{action.get("selector")}" of {declaring.name}',
                    [Splice(member.path, member.start, member.end, b"performUpdate")
                     for member in declaring.named("action", name)], documents_of(project, declaring.name))


@kind("Actions", "duplicate-action")
def action_connected_twice(project):
    for document, action, _, declaring, _ in connected(project):
        copy = document.text(action).replace(f'id="{action.id}"', f'id="{fresh_id(document)}"')
        yield fault(document, action, f'action "{action.get("selector")}" of {declaring.name}',
                    [document.insert_after(action, copy)], tuple(declaring.paths))


@kind("Actions", "user-interaction-disabled")
def interaction_off(project):
    for document in project.documents:
        if "Cocoa.XIB" in document.root.get("type") or "Cocoa.Storyboard" in document.root.get("type"):
            continue
        for action in document.tagged("action"):
            control = action.parent.parent
            if control.tag in CONTROLS and control.id and not outlets_to(document, control) \
                    and control.get("userInteractionEnabled") is None:
                yield fault(document, control, f"{control.tag} {control.id}",
                            [document.set(control, "userInteractionEnabled", "NO")])


@kind("Actions", "unused-gesture-recognizer")
def recognizer_detached(project):
    for document in project.documents:
        for entry in document.tagged("outletCollection"):
            recognizer = document.by_id.get(entry.get("destination"))
            if entry.get("property") == "gestureRecognizers" and recognizer is not None \
                    and len(outlets_to(document, recognizer)) == 1:
                yield fault(document, recognizer, f"{recognizer.tag} {recognizer.id}", [document.remove(entry)])


@kind("Actions", "delegate-without-conformance")
def conformance_removed(project):
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            owner = outlet.parent.parent
            protocol = PROTOCOLS.get((owner.tag, outlet.get("property")))
            target = document.by_id.get(outlet.get("destination"))
            if protocol is None or target is None or owner.get("customClass"):
                continue
            name = class_of(target)
            # Objective-C classes need not say that they conform.
            is_swift = all(one.is_swift for one in project.sources.chain(name)) and project.sources.is_certain(name)
            edits = list(without_protocol(project, name, protocol)) if is_swift else []
            if edits and project.sources.root(name) not in CONFORMING:
                yield fault(document, outlet, f"{protocol} of {name}", edits, documents_of(project, name))


def without_protocol(project, name, protocol):
    """Edits that take a protocol from a class, its extensions and its superclasses; none where another one implies it."""
    for one in project.sources.chain(name):
        if any(protocol in other and protocol != other for other in one.inherits):
            return
        for path in sorted(one.paths):
            source = project.sources.files[path]
            for match, _, _ in source.types():
                if match.group("name") != one.name:
                    continue
                head = match.group()
                found = re.search(
                    rf"(?:,\s*{protocol}\b|:\s*{protocol}\s*(?=\{{)|\b{protocol}\s*,\s*|<\s*{protocol}\s*>)", head)
                if found:
                    start = match.start() + found.start()
                    yield Splice(path, start, match.start() + found.end(), b" " if found.group()[0] == ":" else b"")
                    continue
                if re.search(rf"\b{protocol}\b", head):
                    return


@kind("Actions", "unknown-runtime-attribute")
def runtime_attribute_misspelled(project):
    """Sites are attributes that the class declares as inspectable, and those of layers."""
    inspectable = {}
    for one in project.sources.classes.values():
        for member in one.members:
            if member.kind == "inspectable":
                inspectable.setdefault(member.name, []).append(one.name)
    for document in project.documents:
        for attribute in document.tagged("userDefinedRuntimeAttribute"):
            path = attribute.get("keyPath", "")
            element = attribute.parent.parent
            declared = any(one.named("inspectable", path) for one in project.sources.chain(class_of(element)))
            if path in LAYER_KEYS or declared or path in inspectable and not class_of(element):
                yield fault(document, attribute, f'"{path}" of {class_of(element) or element.tag}',
                            [document.set(attribute, "keyPath", misspelled(path))])


@kind("Actions", "unknown-runtime-attribute")
def runtime_attribute_renamed_in_code(project):
    for document in project.documents:
        for attribute in document.tagged("userDefinedRuntimeAttribute"):
            path = attribute.get("keyPath", "")
            name = class_of(attribute.parent.parent)
            holder = project.sources.declaring(name, "inspectable", path)
            if holder is not None and project.sources.is_certain(name):
                members = holder.named("inspectable", path)
                yield fault(document, attribute, f'"{path}" of {name}',
                            [Splice(member.path, member.start, member.end, renamed(path).encode()) for member in members],
                            documents_of(project, holder.name))
