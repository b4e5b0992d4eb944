"""Faults of names and values in documents: what no editor of Interface Builder writes, but hands, scripts and merges do."""

import collections
import re

from kinds import kind, misspelled
from plants import fault
from scenes import class_of, is_mac, outlets_to

# Attributes that have one of a few names as their value, in any element.
ENUMERATIONS = (
    "contentMode textAlignment lineBreakMode contentHorizontalAlignment contentVerticalAlignment buttonType "
    "baselineAdjustment axis orientation distribution alignment style selectionStyle accessoryType separatorStyle "
    "borderStyle keyboardType returnKeyType autocapitalizationType autocorrectionType spellCheckingType "
    "clearButtonMode keyboardAppearance barStyle searchBarStyle modalPresentationStyle modalTransitionStyle "
    "indicatorStyle activityIndicatorViewStyle progressViewStyle datePickerMode scrollDirection relation "
    "firstAttribute secondAttribute kind eventType systemItem bezelStyle imagePosition imageScaling borderType "
    "controlSize dataMode keyboardDismissMode direction mapType segmentControlStyle selectionHighlightStyle "
    "columnAutoresizingStyle titlePosition boxType tabStyle").split()
# What every document has.
ATTRIBUTES = (
    "text contentMode constant firstAttribute translatesAutoresizingMaskIntoConstraints axis spacing numberOfLines hidden "
    "destination selector customClass title image alignment userInteractionEnabled clipsSubviews pointSize opaque").split()
ELEMENTS = "subviews constraints label button imageView stackView fontDescription state outlet constraint color".split()
NUMBERS = "constant multiplier spacing numberOfLines pointSize width height x alpha rowHeight minimumFontSize".split()


def with_attribute(project, names, form):
    """A few places of each attribute of an element and each value of enumerations: document, element, attribute, value."""
    seen = collections.Counter()
    for document in project.documents:
        for element in document.elements:
            for name in names:
                value = element.get(name, "")
                key = (element.tag, name, value if names is ENUMERATIONS else "")
                if re.fullmatch(form, value) and seen[key] < 3:
                    seen[key] += 1
                    yield document, element, name, value


@kind("Values", "unknown-value", crashes=True)
def enumeration_value_misspelled(project):
    for document, element, name, value in with_attribute(project, ENUMERATIONS, r"[a-z][A-Za-z]{3,}"):
        yield fault(document, element, f'{element.tag} {name}="{misspelled(value)}"',
                    [document.set(element, name, misspelled(value))])


@kind("Values", "unknown-value", crashes=True)
def enumeration_value_made_up(project):
    """A name that does not resemble any other."""
    for document, element, name, _ in with_attribute(project, ENUMERATIONS, r"[a-z][A-Za-z]{3,}"):
        yield fault(document, element, f'{element.tag} {name}="automaticStyle"',
                    [document.set(element, name, "automaticStyle")])


@kind("Values", "unknown-attribute")
def attribute_misspelled(project):
    for document, element, name, _ in with_attribute(project, ATTRIBUTES, r".+"):
        wrong = misspelled(name)
        yield fault(document, element, f"{element.tag} {wrong}", [document.rename(element, name, wrong)])


@kind("Values", "unknown-element")
def element_misspelled(project):
    for document in project.documents:
        for element in document.tagged(*ELEMENTS):
            yield fault(document, element, f"<{misspelled(element.tag)}>", document.retag(element, misspelled(element.tag)))


@kind("Values", "malformed-value", crashes=True)
def number_malformed(project):
    for document, element, name, value in with_attribute(project, NUMBERS, r"-?[\d.]+"):
        yield fault(document, element, f'{element.tag} {name}="{value}pt"', [document.set(element, name, value + "pt")])


def set_in_code(project, document, view, pattern):
    """Whether code sets a property of a view by one of its outlets."""
    for outlet in outlets_to(document, view):
        name, text = outlet.get("property"), project.sources.text(class_of(outlet.parent.parent))
        if re.search(rf"\b{name}\b[?!]?(?:\.|\s+set)(?:{pattern})", text) or outlet.tag == "outletCollection":
            return True
    return False


@kind("Appearance", "stack-of-hidden-views")
def all_arranged_views_hidden(project):
    """Where code shows none of them by an outlet of its own."""
    for document in project.documents:
        for stack in document.tagged("stackView"):
            views = stack.child("subviews").children if stack.child("subviews") else []
            if len(views) > 1 and not stack.get("hidden") and not set_in_code(project, document, stack, r"arrangedS|subv") \
                    and not any(set_in_code(project, document, view, r"(?:isH|h|H)idden|animator") for view in views):
                yield fault(document, stack, f"stack {stack.id}", [document.set(view, "hidden", "YES") for view in views])


@kind("Appearance", "low-contrast")
def text_in_color_of_background(project):
    for document in project.documents:
        for label in document.tagged("label", "textField") if not is_mac(document) else ():
            behind = next((color for view in label.ancestors() for color in view.children
                           if color.tag == "color" and color.get("key") == "backgroundColor"), None)
            own = [one for one in label.children if one.tag in ("color", "nil")]
            anchor = label.child("fontDescription")
            if behind is None or behind.get("alpha") in ("0", "0.0") or anchor is None or not label.get("text") \
                    or any(one.get("key") == "backgroundColor" for one in own) \
                    or set_in_code(project, document, label, r"textColor|TextColor|attributed"):
                continue
            color = document.text(behind).replace("backgroundColor", "textColor", 1)
            old = next((one for one in own if one.get("key") == "textColor"), None)
            edits = [document.insert_after(anchor, color)] + ([document.remove(old)] if old is not None else [])
            yield fault(document, label, f'label "{label.get("text")}"', edits)
