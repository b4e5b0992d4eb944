"""Why a linter may well be silent about a fault: what of the app could make the document right. It stays a fault."""

import re

from identifiers import literals

SYSTEM = re.compile(r"(?:UI|NS|AV|MK|WK|CA|GLK|PDF|SK|MTK|QL|PK|SF|CN|EK|MF|SLCompose|Any|IK|SCN|AR)[A-Z]\w*$|NSObject$")
WIDE = {"Outlets", "Actions", "Classes"}


def reason(project, plant):
    """The first reason that holds, or an empty text."""
    subject, name = plant.about
    group = plant.kind.group
    if subject in ("cell", "segue", "scene", "storyboard", "nib"):
        return "names are built at run time" if literals(project).is_dynamic(subject) else ""
    if group == "Translations" and subject == "" and name == "1":
        return "no other language"
    if not subject:
        return "packages are not at hand" if group == "Classes" and project.lacks_packages else ""
    if subject == "FirstResponder":
        return "any object may be the first responder"
    chain = project.sources.chain(subject)
    if not chain:
        return "class may come from a package" if group in WIDE and not SYSTEM.match(subject) else ""
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
