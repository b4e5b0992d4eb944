"""Faults of constraints and frames."""

from constraints import SIZED, SIZELESS, arranged, constraints_of, frame, is_leaf, text_width
from kinds import kind
from plants import Splice, fault
from scenes import fresh_id, is_controller_view, outlets_to

CONTROLS = {"button", "textField", "textView", "segmentedControl", "searchBar", "slider"}


def leaves(project, tags):
    """Views without subviews, with the constraints of each axis, all of them plain and fixed."""
    for document in project.documents:
        for view in arranged(document, tags):
            if not is_leaf(view):
                continue
            for axis in "hv":
                constraints = constraints_of(document).on(view, axis)
                if constraints and all(one.is_plain and one.is_fixed for one in constraints):
                    yield document, view, axis, constraints


@kind("Constraints", "ambiguous-layout")
def size_constraint_deleted(project):
    """A view without a content size keeps one constraint of two on an axis."""
    for document, view, _, constraints in leaves(project, SIZELESS):
        if len(constraints) == 2 and not view.get("customClass"):
            yield fault(document, constraints[0].element, f"{constraints[0].first_attribute} of {view.id}",
                        [document.remove(constraints[0].element)])


@kind("Constraints", "ambiguous-layout")
def position_constraint_deleted(project):
    """A label or button loses its only constraint on an axis."""
    for document, view, _, constraints in leaves(project, SIZED):
        if len(constraints) == 1 and not constraints[0].is_length:
            yield fault(document, constraints[0].element, f"{constraints[0].first_attribute} of {view.id}",
                        [document.remove(constraints[0].element)])


@kind("Constraints", "conflicting-constraints")
def second_length_added(project):
    """A view has two required widths or heights, as after a merge."""
    for document, view, _, constraints in leaves(project, SIZED | SIZELESS | {"imageView", "textField", "textView"}):
        for one in constraints:
            if one.is_length and one.constant > 0:
                other = document.text(one.element).replace(f'id="{one.element.id}"', f'id="{fresh_id(document)}"') \
                    .replace(f'constant="{one.element.get("constant")}"', f'constant="{one.constant + 24:g}"')
                yield fault(document, one.element, f"{one.first_attribute} of {view.id}",
                            [document.insert_after(one.element, other)])


@kind("Constraints", "conflicting-constraints")
def length_added_between_edges(project):
    """A view that follows both edges of its superview, whose length is fixed, gets a length of its own."""
    for document, view, axis, constraints in leaves(project, SIZELESS | {"label", "imageView", "button"}):
        superview = view.parent.parent
        attribute = "width" if axis == "h" else "height"
        fixed = [one for one in constraints_of(document).on(superview, axis)
                 if one.is_length and one.first_attribute == attribute and one.is_plain and one.is_fixed]
        edges = [one for one in constraints if one.other(view.id) == superview.id]
        if len(constraints) == len(edges) == 2 and fixed and {one.attribute_of(view.id) for one in edges} in \
                ({"leading", "trailing"}, {"top", "bottom"}):
            constant = fixed[0].constant * 2 + 30
            line = f'<constraint firstItem="{view.id}" firstAttribute="{attribute}" constant="{constant:g}" ' \
                f'id="{fresh_id(document)}"/>'
            yield fault(document, edges[0].element, f"{attribute} of {view.id}",
                        [document.insert_after(edges[0].element, line)])


@kind("Constraints", "duplicate-constraint")
def constraint_kept_twice(project):
    """The same constraint with another id, as after a merge."""
    for document in project.documents:
        for holder in document.tagged("constraints"):
            for element in holder.children:
                if element.tag == "constraint" and element.id and element.get("placeholder") != "YES":
                    copy = document.text(element).replace(f'id="{element.id}"', f'id="{fresh_id(document)}"')
                    yield fault(document, element, f"constraint {element.id}",
                                [document.insert_after(element, copy)])


def tied_to_superview(project, tags):
    """Views with a plain constraint of the leading or top edge to the superview's."""
    for document, view, axis, constraints in leaves(project, tags):
        edge = "leading" if axis == "h" else "top"
        for one in constraints:
            if one.first == view.id and one.first_attribute == edge and one.second_attribute == edge \
                    and one.second == view.parent.parent.id:
                yield document, view, axis, constraints, one


@kind("Constraints", "misplaced-view", "conflicting-constraints")
def constant_changed(project):
    """The constant changes by a merge, the frames stay. That of a standard distance (`symbolic`) says nothing."""
    for document, view, _, _, one in tied_to_superview(project, SIZED | SIZELESS | {"imageView", "textField"}):
        if document.root.get("toolsVersion") and frame(view) and one.element.get("symbolic") != "YES":
            yield fault(document, one.element, f"{one.first_attribute} of {view.id}",
                        [document.set(one.element, "constant", f"{one.constant + 120:g}")])


@kind("Constraints", "misplaced-view")
def frame_changed(project):
    """A view is moved on the canvas, or its frame by a merge; the constraints say otherwise."""
    for document, view, axis, _, one in tied_to_superview(project, SIZED | SIZELESS | {"imageView", "textField"}):
        stored = frame(view)
        if stored is not None:
            index, name = (0, "x") if axis == "h" else (1, "y")
            yield fault(document, view, f"{name} of {view.id}",
                        [document.set(stored[0], name, f"{stored[1][index] + 40:g}")])


@kind("Constraints", "view-outside-superview", "overlapping-views", needs_devices=True)
def width_fixed_for_one_screen(project):
    """A control that follows both sides of the screen gets the width that it has on the canvas."""
    for document, view, axis, constraints in leaves(project, CONTROLS):
        root = view.parent.parent
        edges = {one.attribute_of(view.id): one for one in constraints if one.other(view.id) not in (None, view.id)}
        if axis != "h" or root.get("key") != "view" or not is_controller_view(root) or len(constraints) != 2 \
                or set(edges) != {"leading", "trailing"} or frame(view) is None:
            continue
        width = frame(view)[1][2]
        if width > 330 and root.ancestor("scene") is not None:
            line = f'<constraint firstItem="{view.id}" firstAttribute="width" constant="{width:g}" id="{fresh_id(document)}"/>'
            edit = document.remove(edges["trailing"].element)
            yield fault(document, view, f"{view.tag} {view.id}", [Splice(edit.path, edit.start, edit.end, line.encode())])


@kind("Constraints", "missing-trailing-on-text", "ambiguous-layout", "overlapping-views", needs_devices=True)
def distance_lost(project):
    """Nothing keeps a label from the view beside it any more: code may set its text, or a translation of it gets there."""
    for document in project.documents:
        for label in arranged(document, ("label",)):
            constraints = constraints_of(document).on(label, "h")
            distances = [one for one in constraints if one.attribute_of(label.id) == "trailing"]
            leading = [one for one in constraints if one.attribute_of(label.id) == "leading" and one.is_plain]
            if len(constraints) != 2 or len(distances) != 1 or len(leading) != 1 or not label.get("text"):
                continue
            neighbor = document.by_id.get(distances[0].other(label.id))
            if neighbor is not None and neighbor.parent is label.parent and distances[0].is_fixed and \
                    distances[0].attribute_of(neighbor.id) == "leading" and leading[0].is_fixed and \
                    len(constraints_of(document).on(neighbor, "h")) > 1 and frame(label) and frame(neighbor) and (
                        outlets_to(document, label)
                        or text_width(label, label.get("text")) * 1.4 > frame(neighbor)[1][0] - frame(label)[1][0]):
                yield fault(document, label, f'label "{label.get("text")}" beside {neighbor.id}',
                            [document.remove(distances[0].element)])
