"""Faults of texts: no room to grow, or no limit at the end."""

from constraints import arranged, constraints_of, frame, makes_constraints
from kinds import kind
from plants import fault
from scenes import fresh_id


def labels(project):
    """Labels with a text that constraints place: document, label, constraints by axis."""
    for document in project.documents:
        for label in arranged(document, ("label",)):
            if label.get("text") and frame(label) and not makes_constraints(project, document, label):
                constraints = {axis: constraints_of(document).on(label, axis) for axis in "hv"}
                if all(one.is_fixed for both in constraints.values() for one in both):
                    yield document, label, constraints


def has_words(label):
    return sum(character.isalpha() for character in label.get("text")) > 3


def length(document, label, attribute, constant):
    """An edit that gives a label a required length of its own."""
    line = f'<constraint firstAttribute="{attribute}" constant="{constant:g}" id="{fresh_id(document)}"/>'
    holder = label.child("constraints")
    if holder is not None and holder.children:
        return document.insert_after(holder.children[-1], line)
    anchor = next(one for one in label.children if one.tag == "rect")
    return document.insert_after(anchor, f'<constraints>{line}</constraints>')


@kind("Texts", "fixed-size-text", "clipped-text")
def width_fixed(project):
    """A label of one line, as wide as its text, gets a fixed width that leaves out the end of it."""
    for document, label, constraints in labels(project):
        edges = [one for one in constraints["h"] if one.is_equal]
        if len(edges) == 1 and edges[0].is_required and not edges[0].is_length and label.get("numberOfLines") != "0" \
                and label.get("adjustsFontSizeToFit") != "YES" and has_words(label):
            yield fault(document, label, f'label "{label.get("text")}"',
                        [length(document, label, "width", round(frame(label)[1][2] * 0.6))])


@kind("Texts", "multiline-label-with-fixed-height")
def height_fixed(project):
    """A label of any number of lines gets the height of one."""
    for document, label, constraints in labels(project):
        edges = [one for one in constraints["v"] if one.is_equal]
        if len(edges) == 1 and not edges[0].is_length and label.get("numberOfLines") == "0":
            yield fault(document, label, f'label "{label.get("text")}"', [length(document, label, "height", 20)])


@kind("Texts", "missing-trailing-on-text", "ambiguous-layout")
def trailing_constraint_lost(project):
    """A label that was tied to both sides of its superview is tied to its leading side only."""
    for document, label, constraints in labels(project):
        superview = label.parent.parent
        trailing = [one for one in constraints["h"] if one.attribute_of(label.id) == "trailing"
                    and one.other(label.id) == superview.id]
        leading = [one for one in constraints["h"] if one.attribute_of(label.id) == "leading" and one.is_equal]
        if len(constraints["h"]) == 2 and len(trailing) == 1 and len(leading) == 1 and has_words(label):
            yield fault(document, label, f'label "{label.get("text")}"', [document.remove(trailing[0].element)])
