"""The constraints of a document, and where a view depends on exactly one or two of them."""

import functools
import re

HORIZONTAL = {"leading", "trailing", "left", "right", "centerX", "width", "leadingMargin", "trailingMargin", "leftMargin",
              "rightMargin", "centerXWithinMargins"}
# Views without a content size of their own, whatever is in them.
SIZELESS = {"view", "tableView", "collectionView", "mapView", "wkWebView", "webView", "scrollView", "containerView"}
# Views that place their subviews themselves.
NOT_BY_CONSTRAINTS = {"stackView", "splitView", "scrollView", "clipView"}
# Views whose content gives them both lengths.
SIZED = {"label", "button", "switch", "stepper", "activityIndicatorView", "segmentedControl"}


class Constraint:
    """A constraint, with the items that it stands for where it does not name them."""

    def __init__(self, element):
        self.element = element
        holder = element.parent.parent
        self.first = element.get("firstItem", holder.id)
        self.second = element.get("secondItem")
        self.first_attribute = element.get("firstAttribute")
        self.second_attribute = element.get("secondAttribute")
        self.axis = "h" if self.first_attribute in HORIZONTAL else "v"

    @property
    def is_equal(self):
        return self.element.get("relation", "equal") == "equal"

    @property
    def is_required(self):
        return self.element.get("priority") in (None, "1000")

    @property
    def is_plain(self):
        """An equation that always holds."""
        return self.is_equal and self.is_required and not self.element.get("multiplier")

    @property
    def constant(self):
        return float(self.element.get("constant", "0"))

    @property
    def is_length(self):
        return self.second is None and self.first_attribute in ("width", "height")

    def attribute_of(self, item):
        return self.first_attribute if self.first == item else self.second_attribute

    def other(self, item):
        return self.second if self.first == item else self.first


class Constraints:
    """Constraints of a document that are installed in all its variations and that no outlet names."""

    def __init__(self, document):
        self.document = document
        self.by_item = {}
        varied = {one.get("reference") for one in document.tagged("exclude", "include")}
        named = {one.get("destination") for one in document.tagged("outlet", "outletCollection")}
        for element in document.tagged("constraint"):
            if element.parent.tag != "constraints" or element.get("placeholder") == "YES":
                continue
            constraint = Constraint(element)
            constraint.is_fixed = element.id not in varied and element.id not in named and element.get("installed") != "NO"
            for item in {constraint.first, constraint.second}:
                self.by_item.setdefault(item, []).append(constraint)

    def on(self, view, axis):
        return [one for one in self.by_item.get(view.id, ()) if one.axis == axis or one.first == one.second]


@functools.lru_cache(maxsize=None)
def constraints_of(document):
    return Constraints(document)


def arranged(document, tags):
    """Views that constraints alone place, and which are installed everywhere."""
    varied = {one.get("reference") for one in document.tagged("exclude", "include")}
    for view in document.tagged(*tags):
        superview = view.parent.parent
        if view.id and view.parent.tag == "subviews" and superview.tag not in NOT_BY_CONSTRAINTS \
                and view.get("translatesAutoresizingMaskIntoConstraints") == "NO" and view.id not in varied \
                and view.get("placeholderIntrinsicWidth") is None and superview.id not in varied:
            yield view


def makes_constraints(project, document, view):
    """Whether code of a view's class, or of a class with an outlet to it, may add constraints to it."""
    holders = {outlet.parent.parent for outlet in document.tagged("outlet") if outlet.get("destination") == view.id}
    return any(re.search(r"Anchor\b|NSLayoutConstraint[.( ]|constraintWith|\.snp\b|intrinsicContentSize|mas_|autoPin",
                         project.sources.text(one.get("customClass"))) for one in {view, *holders} if one.get("customClass"))


def is_leaf(view):
    return view.child("subviews") is None


def frame(view):
    """The stored frame as x, y, width and height, or None."""
    rect = next((one for one in view.children if one.tag == "rect" and one.get("key") == "frame"), None)
    if rect is None:
        return None
    return rect, tuple(float(rect.get(name, "nan")) for name in ("x", "y", "width", "height"))
