"""Faults of constraints and frames."""

from constraints import SIZED, SIZELESS, Constraint, arranged, constraints_of, is_leaf, makes_constraints
from kinds import kind
from plants import fault
from scenes import SYSTEM, fresh_id, outlet_of


def leaves(project, tags):
    """Views without subviews, with the constraints of each axis, all of them plain and fixed, where code adds none."""
    for document in project.documents:
        for view in filter(is_leaf, arranged(document, tags)):
            for axis in "hv":
                constraints = constraints_of(document).on(view, axis)
                if constraints and all(one.is_plain and one.is_fixed for one in constraints) \
                        and not makes_constraints(project, document, view):
                    yield document, view, axis, constraints


def lost(project, tags, count):
    """A view without or with a content size loses the first of so many constraints on an axis."""
    for document, view, _, constraints in leaves(project, tags):
        name = view.get("customClass", "UIView")
        is_known = SYSTEM.match(project.sources.root(name) or name)
        if len(constraints) == count and is_known and not (count == 1 and constraints[0].is_length):
            yield fault(document, constraints[0].element, f"{constraints[0].first_attribute} of {view.tag} {view.id}",
                        [document.remove(constraints[0].element)], about=outlet_of(document, view))


@kind("Constraints", "ambiguous-layout")
def size_constraint_deleted(project):
    yield from lost(project, SIZELESS, 2)


@kind("Constraints", "ambiguous-layout")
def position_constraint_deleted(project):
    yield from lost(project, SIZED, 1)


@kind("Constraints", "conflicting-constraints")
def second_length_added(project):
    """A view has two required widths or heights, as after a merge."""
    for document in project.documents:
        for element in document.tagged("constraint"):
            one = Constraint(element) if element.parent.tag == "constraints" else None
            if one and one.is_length and one.is_plain and one.constant > 0 and one.first == element.parent.parent.id \
                    and element.id and element.get("placeholder") != "YES" and element.get("installed") != "NO":
                other = document.text(element).replace(f'id="{element.id}"', f'id="{fresh_id(document)}"') \
                    .replace(f'constant="{element.get("constant")}"', f'constant="{one.constant + 24:g}"')
                yield fault(document, element, f"{one.first_attribute} of {one.first}",
                            [document.insert_after(element, other)])


@kind("Constraints", "duplicate-constraint", "conflicting-constraints")
def constraint_kept_twice(project):
    """The same constraint with another id, as after a merge."""
    for document in project.documents:
        for holder in document.tagged("constraints"):
            for element in holder.children:
                if element.tag == "constraint" and element.id and element.get("placeholder") != "YES":
                    copy = document.text(element).replace(f'id="{element.id}"', f'id="{fresh_id(document)}"')
                    yield fault(document, element, f"constraint {element.id}",
                                [document.insert_after(element, copy)])


@kind("Constraints", "misplaced-view", "conflicting-constraints")
def constant_changed(project):
    """The distance to the superview changes by a merge, the frames stay. A standard distance (`symbolic`) says nothing."""
    for document, view, axis, constraints in leaves(project, SIZED | SIZELESS | {"imageView", "textField"}):
        edge = "leading" if axis == "h" else "top"
        for one in constraints:
            if (one.first, one.second) == (view.id, view.parent.parent.id) and one.element.get("symbolic") != "YES" \
                    and (one.first_attribute, one.second_attribute) == (edge, edge):
                yield fault(document, one.element, f"{edge} of {view.id}",
                            [document.set(one.element, "constant", f"{one.constant + 120:g}")])
