"""Faults of references inside documents, and of scenes: what merges and manual edits leave."""

import re

from identifiers import named_by_plists
from kinds import kind, misspelled
from plants import Plant, Splice, fault
from project import base_name
from scenes import class_of, fresh_id


def gone(project, tags, attributes):
    for document in project.documents:
        for element in document.tagged(*tags):
            for attribute in attributes:
                if element.get(attribute) in document.by_id and element.get(attribute) not in ("-1", "-2", "-3"):
                    yield fault(document, element, f"{attribute} of {element.tag} {element.id}",
                                [document.set(element, attribute, fresh_id(document))])


@kind("Documents", "dangling-reference", crashes=True)
def item_of_constraint_or_mask_gone(project):
    yield from gone(project, ("constraint", "exclude", "include"), ("firstItem", "secondItem", "reference"))


@kind("Documents", "dangling-reference", crashes=True)
def connection_destination_gone(project):
    yield from gone(project, ("action", "segue", "outlet", "outletCollection"), ("destination", "target"))


@kind("Documents", "dangling-reference", crashes=True)
def scene_deleted(project):
    """A segue leads to a scene that is gone."""
    for document in project.documents:
        for segue in document.tagged("segue"):
            target = document.by_id.get(segue.get("destination"))
            scene = target.ancestor("scene") if target is not None else None
            if scene is not None and segue.ancestor("scene") is not scene:
                yield fault(document, segue, f"scene of {target.id}", [document.remove(scene)])


@kind("Documents", "duplicate-id", crashes=True)
def element_kept_twice(project):
    """A merge keeps an element twice."""
    for document in project.documents:
        for element in document.tagged("label", "button", "imageView", "constraint"):
            if element.id and element.parent.tag in ("subviews", "constraints") and element.child("connections") is None:
                yield fault(document, element, f"{element.tag} {element.id}",
                            [document.insert_after(element, document.text(element))])


@kind("Documents", "ill-formed-xml", crashes=True)
def merge_markers(project):
    for document in project.documents:
        for element in document.tagged("rect", "constraint"):
            text = document.text(element)
            edit = Splice(document.path, element.start, element.end,
                          f"\n<<<<<<< HEAD\n{text}\n=======\n{text}\n>>>>>>> branch\n".encode())
            yield fault(document, element, f"conflict at <{element.tag}>", [edit])


@kind("Documents", "ill-formed-xml", crashes=True)
def end_tag_lost(project):
    for document in project.documents:
        for element in document.tagged("subviews", "constraints", "connections"):
            if element.end > element.open_end:
                yield fault(document, element, f"</{element.tag}>",
                            [Splice(document.path, element.close_start, element.end, b"")])


@kind("Scenes", "missing-initial-view-controller", "unreachable-scene", crashes=True)
def initial_controller_lost(project):
    """Only where code or a property list asks for the initial controller."""
    asked = {base_name(document.path) for _, _, _, document in named_by_plists(project)}
    for name, uses in project.literals.uses("storyboard").items():
        for use in uses:
            text = project.sources.files[use.path].code
            if re.search(r"^\"[^\n]*\)?[.\s]*instantiateInitial", text[use.end : use.end + 80]):
                asked.add(name)
    for document in project.documents:
        if base_name(document.path) in asked and document.root.get("initialViewController"):
            yield Plant(None, document.path, "initial controller", [document.unset(document.root, "initialViewController")])


@kind("Scenes", "navigation-controller-without-root")
def root_controller_lost(project):
    """Code of the navigation controller's own class may set another one."""
    for document in project.documents:
        for segue in document.tagged("segue"):
            controller = segue.parent.parent
            text = project.sources.text(class_of(controller))
            is_set = re.search(r"viewControllers\b|rootViewController", text)
            if segue.get("relationship") == "rootViewController" and not is_set:
                yield fault(document, controller, f"root of {controller.id}", [document.remove(segue)],
                            about=(class_of(controller), ""))


def relationships(project, wrong_name):
    for document in project.documents:
        for segue in document.tagged("segue"):
            name = segue.get("relationship")
            wrong = wrong_name(name) if name else None
            if wrong:
                yield fault(document, segue, f"relationship {name} as {wrong}", [document.set(segue, "relationship", wrong)])


@kind("Scenes", "unknown-value", "navigation-controller-without-root", crashes=True)
def relationship_misspelled(project):
    yield from relationships(project, misspelled)


@kind("Scenes", "unknown-value", "navigation-controller-without-root", crashes=True)
def relationship_of_other_controller(project):
    """The relationship of a navigation controller in a tab bar controller, and the other way round."""
    others = {"rootViewController": "viewControllers", "viewControllers": "rootViewController"}
    yield from relationships(project, others.get)


@kind("Scenes", "unreachable-scene", "unknown-segue-identifier", "navigation-controller-without-root")
def segue_removed(project):
    """The only segue to a scene is gone that code does not name."""
    for document in project.documents:
        segues = document.tagged("segue")
        for segue in segues:
            target = document.by_id.get(segue.get("destination"))
            if target is None or target.id == document.root.get("initialViewController") or target.tag == "exit":
                continue
            name = target.get("storyboardIdentifier")
            others = [one for one in segues if one.get("destination") == target.id and one is not segue]
            if not others and segue.ancestor("scene") is not target.ancestor("scene") \
                    and not (name and project.literals.mentions("scene", name)):
                yield fault(document, segue, f"segue to {target.id}", [document.remove(segue)], about=("scene", name or ""))
