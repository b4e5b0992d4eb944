"""Faults of texts: no room to grow, or no limit at the end."""

from constraints import arranged, constraints_of, frame, text_width
from kinds import kind
from plants import fault
from scenes import fresh_id, is_controller_view, is_mac, outlets_to

LONG = "A text that is a good deal longer than the one for which the label was made"
# Screens of the narrowest devices.
NARROW = 320


def labels(project):
    """Labels with a text that constraints place: document, label, constraints by axis."""
    for document in project.documents:
        for label in arranged(document, ("label",)):
            if label.get("text") and frame(label) and not label.get("customClass"):
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


def words(label, width):
    """Words that are about as wide as that in the font of a label."""
    text = ""
    while text_width(label, text + "x") < width:
        text += (LONG + " ")[len(text) % (len(LONG) + 1)]
    return text.strip()


@kind("Texts", "fixed-size-text", "clipped-text")
def width_fixed(project):
    """A label of one line gets a fixed width that leaves out the end of its text. A text that fits and that nothing
    changes may well have a fixed width."""
    for document, label, constraints in labels(project):
        edges = [one for one in constraints["h"] if one.is_equal]
        if len(edges) == 1 and edges[0].is_required and not edges[0].is_length and label.get("numberOfLines") != "0" \
                and label.get("adjustsFontSizeToFit") != "YES" and has_words(label) and not outlets_to(document, label):
            width = min(frame(label)[1][2], text_width(label, label.get("text")))
            yield fault(document, label, f'label "{label.get("text")}"',
                        [length(document, label, "width", round(width * 0.7))])


@kind("Texts", "clipped-text", "fixed-size-text", "misplaced-view", needs_devices=True)
def text_too_long(project):
    """A label of one line that follows both sides of a wide screen gets a text that fits there, but on no narrow screen.
    What does not fit on the canvas already, everybody sees."""
    for document, label, constraints in labels(project):
        root = label.parent.parent
        edges = {one.attribute_of(label.id) for one in constraints["h"] if one.is_plain}
        if edges != {"leading", "trailing"} or label.get("numberOfLines", "1") != "1" \
                or label.get("adjustsFontSizeToFit") == "YES" or outlets_to(document, label) \
                or not is_controller_view(root) or frame(root) is None:
            continue
        width, spare = frame(label)[1][2], frame(root)[1][2] - NARROW
        if 40 <= spare <= 120 and width > 240:
            yield fault(document, label, f'label "{label.get("text")}"',
                        [document.set(label, "text", words(label, width - spare * 0.4))])


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
        if len(constraints["h"]) == 2 and len(trailing) == 1 and len(leading) == 1 and has_words(label) \
                and superview.tag == "view":
            yield fault(document, label, f'label "{label.get("text")}"', [document.remove(trailing[0].element)])


def rows(project):
    """Stack views that put two labels beside each other: document, stack view, labels."""
    for document in project.documents:
        for stack in document.tagged("stackView"):
            views = stack.child("subviews").children if stack.child("subviews") else []
            is_row = stack.get("axis", stack.get("orientation", "horizontal")) == "horizontal"
            sides = [one for one in constraints_of(document).on(stack, "h") if one.is_plain]
            if is_row and stack.get("distribution", "fill") == "fill" and [view.tag for view in views] == ["label"] * 2 \
                    and len(sides) == 2 and not any(constraints_of(document).on(view, "h") for view in views):
                yield document, stack, views


@kind("Texts", "content-priority-tie", "ambiguous-layout")
def priorities_made_equal(project):
    """Two labels beside each other lose the priority that says which one grows."""
    for document, stack, labels in rows(project):
        one, other = (label.get("horizontalHuggingPriority", "251") for label in labels)
        if one != other:
            yield fault(document, stack, f"labels of {stack.id}",
                        [document.set(labels[0], "horizontalHuggingPriority", other)])


@kind("Texts", "squeezed-multiline-label")
def label_squeezed(project):
    """Two labels beside each other get any number of lines, and one a long text."""
    for document, stack, labels in rows(project):
        if not is_mac(document) and labels[0].get("text"):
            edits = [document.set(label, "numberOfLines", "0") for label in labels]
            yield fault(document, stack, f"labels of {stack.id}", [document.set(labels[0], "text", LONG), *edits])
