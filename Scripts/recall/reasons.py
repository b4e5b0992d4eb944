"""Why a linter may well be silent about a fault: what of the app could make the document right. It stays a fault."""

import re

from literals import WORDS
from scenes import SYSTEM

WIDE = {"Outlets", "Actions", "Classes"}


def reason(project, plant):
    """The first reason that holds, or an empty text."""
    (subject, name), group = plant.about, plant.kind.group
    if subject in WORDS:
        return "" if name in project.literals.uses(subject) else "no call takes the name as a literal"
    if group == "Translations" and name == "1":
        return "no other language"
    if not subject:
        return "packages are not at hand" if group == "Classes" and project.lacks_packages else ""
    if subject in ("FirstResponder", "UIResponder", "NSResponder"):
        return "any object may be the first responder"
    chain = project.sources.chain(subject)
    if not chain:
        return "" if SYSTEM.match(subject) else "class may come from a package"
    root = chain[-1].superclass
    if group in WIDE and not SYSTEM.match(root):
        return f"superclass {root} may come from a package" if root else "superclass is not read"
    if any(len(one.declarations) > 1 for one in chain):
        return "class is declared several times"
    if group == "Classes" and project.lacks_packages:
        return "packages are not at hand"
    word, text = re.escape(re.split(r"[:.|]", name)[0]), project.sources.text(subject)
    if group in WIDE and re.search(r"forUndefinedKey|setValue[^\n]*forKey|KeyPath:", text):
        return "code sets values by keys"
    if plant.kind.id.startswith("interaction") and "serInteractionEnabled" in text:
        return "code turns touches on"
    if word and group not in WIDE and re.search(rf"\b_?{word}\s*=(?!=)|\b{word}[?!]?\.\w+\s*=(?!=)", text):
        return "code changes it"
    return ""
