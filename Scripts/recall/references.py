"""Faults of references inside documents, and of scenes: what merges and manual edits leave."""

import re

from identifiers import literals
from kinds import kind
from plants import Plant, Splice, fault
from project import base_name
from scenes import fresh_id, is_mac, outlets_to


@kind("Documents", "dangling-reference")
def constraint_item_gone(project):
    for document in project.documents:
        for constraint in document.tagged("constraint"):
            for attribute in ("firstItem", "secondItem"):
                if constraint.get(attribute) in document.by_id:
                    yield fault(document, constraint, f"{attribute} of {constraint.id}",
                                [document.set(constraint, attribute, fresh_id(document))])


@kind("Documents", "dangling-reference")
def mask_reference_gone(project):
    for document in project.documents:
        for reference in document.tagged("exclude", "include"):
            if reference.get("reference") in document.by_id:
                yield fault(document, reference, f"{reference.tag} of {reference.get('reference')}",
                            [document.set(reference, "reference", fresh_id(document))])


@kind("Documents", "dangling-reference")
def action_destination_gone(project):
    for document in project.documents:
        for action in document.tagged("action"):
            attribute = "destination" if action.get("destination") else "target"
            if action.get(attribute) in document.by_id and action.get(attribute) not in ("-1", "-2", "-3"):
                yield fault(document, action, f'destination of action "{action.get("selector")}"',
                            [document.set(action, attribute, fresh_id(document))])


@kind("Documents", "dangling-reference")
def scene_deleted(project):
    """A segue leads to a scene that is gone."""
    for document in project.documents:
        for segue in document.tagged("segue"):
            target = document.by_id.get(segue.get("destination"))
            scene = target.ancestor("scene") if target is not None else None
            if scene is not None and segue.ancestor("scene") is not scene:
                yield fault(document, segue, f"scene of {target.id}", [document.remove(scene)])


@kind("Documents", "duplicate-id")
def element_kept_twice(project):
    """A merge keeps an element twice."""
    for document in project.documents:
        for element in document.tagged("label", "button", "imageView", "constraint"):
            if element.id and element.parent.tag in ("subviews", "constraints") and element.child("connections") is None:
                yield fault(document, element, f"{element.tag} {element.id}",
                            [document.insert_after(element, document.text(element))])


@kind("Documents", "ill-formed-xml")
def merge_markers(project):
    for document in project.documents:
        for element in document.tagged("rect", "constraint"):
            text = document.text(element)
            edit = Splice(document.path, element.start, element.end,
                          f"\n<<<<<<< HEAD\n{text}\n=======\n{text}\n>>>>>>> branch\n".encode())
            yield fault(document, element, f"conflict at <{element.tag}>", [edit])


@kind("Documents", "ill-formed-xml")
def end_tag_lost(project):
    for document in project.documents:
        for element in document.tagged("subviews", "constraints", "connections"):
            if element.end > element.open_end:
                yield fault(document, element, f"</{element.tag}>",
                            [Splice(document.path, element.close_start, element.end, b"")])


@kind("Scenes", "missing-initial-view-controller", "storyboard-without-initial-controller")
def initial_controller_lost(project):
    """Only where code or a property list asks for the initial controller."""
    asked = set(project.main_storyboards)
    for name, uses in literals(project).uses("storyboard").items():
        for use in uses:
            text = project.sources.files[use.path].code
            if re.search(r"^\"[^\n]*\)?[.\s]*instantiateInitial", text[use.end : use.end + 80]):
                asked.add(name)
    for document in project.documents:
        if base_name(document.path) in asked and document.root.get("initialViewController"):
            yield Plant(None, document.path, "initial controller", [document.unset(document.root, "initialViewController")])


@kind("Scenes", "navigation-controller-without-root")
def root_controller_lost(project):
    for document in project.documents:
        for segue in document.tagged("segue"):
            controller = segue.parent.parent
            if segue.get("relationship") == "rootViewController" and controller.tag == "navigationController" \
                    and not controller.get("customClass"):
                yield fault(document, controller, f"root of {controller.id}", [document.remove(segue)])


@kind("Scenes", "unreachable-scene")
def segue_removed(project):
    """The only segue to a scene is gone that has no identifier of its own."""
    for document in project.documents:
        segues = document.tagged("segue")
        for segue in segues:
            target = document.by_id.get(segue.get("destination"))
            if target is None or target.get("storyboardIdentifier") \
                    or target.id == document.root.get("initialViewController"):
                continue
            others = [one for one in segues if one.get("destination") == target.id and one is not segue]
            source = segue.ancestor("scene")
            if not others and source is not target.ancestor("scene") and not outlets_to(document, target) \
                    and target.tag != "exit" and not is_mac(document):
                yield fault(document, segue, f"segue to {target.id}", [document.remove(segue)])
