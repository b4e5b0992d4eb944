"""Questions about the objects of a document that several kinds of faults ask."""

import re

# Classes of the system's frameworks.
SYSTEM = re.compile(r"(?:UI|NS|AV|MK|WK|CA|GLK|PDF|SK|MTK|QL|PK|SF|CN|EK|MF|SLCompose|Any|IK|SCN|AR)[A-Z]\w*$")
controller_roots = {"UIViewController", "UITableViewController", "UICollectionViewController", "NSViewController"}


def class_of(element):
    return element.get("customClass", "")


def is_owner(element):
    """Whether the object is the File's Owner of a nib."""
    return element.get("placeholderIdentifier") == "IBFilesOwner" or element.tag == "customObject" and element.id == "-2"


def is_placeholder(element):
    """Whether the object is made elsewhere: the File's Owner, the first responder, the application."""
    return element.tag == "placeholder" or element.id in ("-1", "-2", "-3")


def fresh_id(document, number=0):
    """An id in Interface Builder's form that no object of the document has."""
    while True:
        candidate = f"rcl-{number // 100:02d}-p{number % 100:02d}"
        if candidate not in document.by_id:
            return candidate
        number += 1


def outlets_to(document, element):
    """Outlets and outlet collections that lead to an object."""
    return [outlet for outlet in document.tagged("outlet", "outletCollection") if outlet.get("destination") == element.id]


def outlet_of(document, element):
    """What a fault of the object is about: the class and the name of an outlet to it."""
    return next(((class_of(one.parent.parent), one.get("property")) for one in outlets_to(document, element)), ("", ""))


def is_mac(document):
    return ".Cocoa." in document.root.get("type", "")
