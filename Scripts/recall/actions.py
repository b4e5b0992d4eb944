"""Faults of actions, gesture recognizers, delegates and runtime attributes."""

import functools
import re

from kinds import kind, misspelled, renamed
from outlets import classes_of, declarations, documents_of, paths
from plants import Splice, fault
from scenes import class_of, fresh_id, is_mac, is_placeholder, outlet_of, outlets_to

CONTROLS = {"button", "switch", "slider", "segmentedControl", "stepper", "textField", "datePicker", "pageControl"}
PROTOCOLS = {
    ("tableView", "dataSource"): "UITableViewDataSource", ("tableView", "delegate"): "UITableViewDelegate",
    ("collectionView", "dataSource"): "UICollectionViewDataSource",
    ("collectionView", "delegate"): "UICollectionViewDelegate", ("textField", "delegate"): "UITextFieldDelegate",
    ("textView", "delegate"): "UITextViewDelegate", ("searchBar", "delegate"): "UISearchBarDelegate",
    ("pickerView", "dataSource"): "UIPickerViewDataSource", ("pickerView", "delegate"): "UIPickerViewDelegate",
    ("scrollView", "delegate"): "UIScrollViewDelegate", ("mapView", "delegate"): "MKMapViewDelegate",
    ("outlineView", "dataSource"): "NSOutlineViewDataSource", ("outlineView", "delegate"): "NSOutlineViewDelegate",
    ("window", "delegate"): "NSWindowDelegate", ("menu", "delegate"): "NSMenuDelegate"}
CONFORMING = {"UITableViewController", "UICollectionViewController"}


@functools.lru_cache(maxsize=None)
def connected(project):
    """Actions whose target's class declares them: document, action, target, declaring classes, name without colons."""
    return list(_connected(project))


def _connected(project):
    for document in project.documents:
        for action in document.tagged("action"):
            target = document.by_id.get(action.get("destination", action.get("target")))
            name = re.split(r":", action.get("selector", ""))[0]
            if target is None:
                continue
            for candidate in (name, re.sub(r"(With)?Sender$", "", name)):
                holders = project.sources.holders(class_of(target), "action", candidate)
                if holders and candidate:
                    yield document, action, target, holders, candidate
                    break


def of_action(project, document, action, target, holders, edits, in_code=False):
    shown = documents_of(project, *(one.name for one in holders)) if in_code else paths(holders)
    return fault(document, action, f'action "{action.get("selector")}" of {holders[0].name}', edits, shown,
                 about=(class_of(target), action.get("selector")))


def renamings(project, of_owner):
    for document, action, target, holders, name in connected(project):
        if is_placeholder(target) == of_owner:
            members = declarations(holders, "action", name)
            edits = [Splice(member.path, member.end, member.end, b"Renamed") for member in members]
            yield of_action(project, document, action, target, holders, edits, in_code=True)


@kind("Actions", "unknown-action")
def action_renamed_in_code(project):
    yield from renamings(project, of_owner=False)


@kind("Actions", "unknown-action")
def action_of_owner_renamed_in_code(project):
    yield from renamings(project, of_owner=True)


@kind("Actions", "unknown-action")
def action_misspelled_in_document(project):
    """Also those of classes of the system, and those that the first responder looks for."""
    for document in project.documents:
        for action in document.tagged("action"):
            selector = action.get("selector", "")
            name = selector.split(":")[0]
            target = document.by_id.get(action.get("destination", action.get("target")))
            if len(name) > 2 and target is not None:
                yield fault(document, action, f'action "{selector}" of {class_of(target) or target.tag}',
                            [document.set(action, "selector", misspelled(name) + selector[len(name):])],
                            paths(project.sources.chain(class_of(target))), about=(class_of(target), selector))


@kind("Actions", "duplicate-action")
def action_connected_twice(project):
    for document, action, target, holders, _ in connected(project):
        copy = document.text(action).replace(f'id="{action.id}"', f'id="{fresh_id(document)}"')
        yield of_action(project, document, action, target, holders, [document.insert_after(action, copy)])


def without_touches(project, chosen):
    """Faults of touches that are off at a view of a control with an action, unless code turns them on by its outlet."""
    for document in project.documents:
        if is_mac(document):
            continue
        for control in document.tagged(*CONTROLS):
            view = chosen(project, document, control)
            names = "|".join(outlet.get("property") for outlet in outlets_to(document, view)) if view is not None else ""
            owner = outlet_of(document, view)[0] if names else ""
            set_in_code = rf"\b(?:{names})[?!]?\.(?:isU|u)serInteractionEnabled\s*=|\b(?:{names}) setUserInteractionEnabled"
            if view is not None and view.get("userInteractionEnabled") is None and \
                    not (names and re.search(set_in_code, project.sources.text(owner))):
                yield fault(document, view, f"{view.tag} {view.id}", [document.set(view, "userInteractionEnabled", "NO")],
                            about=(owner, names))


def actions_of(control):
    connections = control.child("connections")
    return [one for one in connections.children if one.tag in ("action", "segue")] if connections else []


@kind("Actions", "user-interaction-disabled")
def interaction_off(project):
    yield from without_touches(project, lambda _, document, control: control if actions_of(control) else None)


@kind("Actions", "user-interaction-disabled")
def interaction_off_at_superview(project):
    def superview(_, document, control):
        view = control.parent.parent if control.parent.tag == "subviews" else None
        return view if actions_of(control) and view is not None and view.parent.tag == "subviews" else None

    yield from without_touches(project, superview)


@kind("Actions", "user-interaction-disabled")
def interaction_off_where_code_adds_the_action(project):
    def with_target(project, document, control):
        for outlet in outlets_to(document, control):
            name, text = outlet.get("property"), project.sources.text(class_of(outlet.parent.parent))
            if not actions_of(control) and re.search(rf"\b_?{name}[?!]?[. ](?:addTarget|addAction|rx\.tap)", text):
                return control
        return None

    yield from without_touches(project, with_target)


@kind("Actions", "unused-gesture-recognizer")
def recognizer_detached(project):
    for document in project.documents:
        for entry in document.tagged("outletCollection"):
            recognizer = document.by_id.get(entry.get("destination"))
            if entry.get("property") != "gestureRecognizers" or recognizer is None:
                continue
            outlets = [one for one in outlets_to(document, recognizer) if one.get("property") != "gestureRecognizers"]
            is_added = any("ddGestureRecognizer" in project.sources.text(class_of(one.parent.parent)) for one in outlets)
            if len(outlets_to(document, recognizer)) == len(outlets) + 1 and not is_added:
                yield fault(document, recognizer, f"{recognizer.tag} {recognizer.id}", [document.remove(entry)])


@kind("Actions", "delegate-without-conformance")
def conformance_removed(project):
    for document in project.documents:
        for outlet in document.tagged("outlet"):
            owner = outlet.parent.parent
            protocol = PROTOCOLS.get((owner.tag, outlet.get("property")))
            target = document.by_id.get(outlet.get("destination"))
            if protocol is None or target is None:
                continue
            protocol = protocol.replace("UI", "NS") if is_mac(document) else protocol
            name = class_of(target)
            # Objective-C classes need not say that they conform.
            is_swift = all(one.is_swift for one in project.sources.chain(name))
            edits = list(without_protocol(project, name, protocol)) if is_swift else []
            method = re.sub(r"DataSource$|Delegate$", "", protocol)[2:]
            is_called = re.search(rf"\bfunc {method[:1].lower()}{method[1:]}", project.sources.text(name))
            if edits and is_called and project.sources.root(name) not in CONFORMING:
                yield fault(document, outlet, f"{protocol} of {name}", edits, documents_of(project, name),
                            about=(name, protocol))


def without_protocol(project, name, protocol):
    """Edits that take a protocol from a class, its extensions and its superclasses; none where another one implies it."""
    for one in project.sources.chain(name):
        if any(protocol != other and implies(project, other, protocol) for other in one.inherits):
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


def implies(project, other, protocol):
    """Whether a protocol inherits from another one. All delegates of scroll views are named after what scrolls."""
    if protocol in other or protocol == "UIScrollViewDelegate" and re.match(r"UI(?:Table|Collection|Text)View", other):
        return True
    declared = re.compile(rf"\bprotocol\s+{re.escape(other)}\s*[:<][^{{>]*\b{protocol}\b")
    return any(declared.search(source.bare) for source in project.sources.files_with(other.split("<")[0]))


@kind("Actions", "unknown-runtime-attribute")
def runtime_attribute_misspelled(project):
    for document in project.documents:
        for attribute in document.tagged("userDefinedRuntimeAttribute"):
            path, owner = attribute.get("keyPath", ""), attribute.parent.parent
            yield fault(document, attribute, f'"{path}" of {class_of(owner) or owner.tag}',
                        [document.set(attribute, "keyPath", misspelled(path))], about=(class_of(owner), path))


@kind("Actions", "unknown-runtime-attribute")
def runtime_attribute_renamed_in_code(project):
    """The property of the class, or that of an extension of UIView or of the class of the element."""
    for document in project.documents:
        for attribute in document.tagged("userDefinedRuntimeAttribute"):
            path, owner = attribute.get("keyPath", ""), attribute.parent.parent
            names = {"UIView", "NSView", classes_of(document).get(owner.tag)}
            holders = project.sources.holders(class_of(owner), "inspectable", path) + [
                one for one in project.sources.classes.values()
                if one.name in names and not one.declarations and one.named("inspectable", path)]
            if holders:
                edits = [Splice(member.path, member.start, member.end, renamed(path).encode())
                         for member in declarations(holders, "inspectable", path)]
                shown = documents_of(project, *(one.name for one in holders)) + users(project, path)
                yield fault(document, attribute, f'"{path}" of {class_of(owner) or owner.tag}', edits, shown,
                            about=(class_of(owner), path))


def users(project, name):
    return tuple(document.path for document in project.documents if name.encode() in document.data)
