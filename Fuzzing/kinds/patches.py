"""Changes as JSON, which `apply` makes in documents."""

import json
import os
import re

from mutants import Mutator
from process_runs import Unit
from text_mutants import JSONMutator, recoded

TAG = re.compile(rb'<(\w+)[^<>]*?\sid="([^"]*)"')
IDENTIFIER = re.compile(rb'\sid="([^"]*)"')


class Patches:
    """A patch may make a document one that ibstack cannot lay out, but no document one that is no XML."""

    name = "patches"
    size = 40

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {}

    def unit(self, random, number):
        """A change and the document that it is for. Where only its texts are mutants, many of them make one file."""
        document, changes = random.choice(self.seeds.patches)
        mutator = JSONMutator(random)
        path = b"in/%d%s" % (number, random.choice([b".xib", b".storyboard"]))
        mutants = 1
        if random.random() < 0.3:
            document, mutants = Mutator(self.seeds.saved, random).document(document, markup=1), 2
        if random.random() < 0.2:
            document, mutants = recoded(document, random), 2
        named = path.decode()
        if random.random() < 0.01:
            named = random.choice(["../outside/kept.xib", "../../outside/kept.xib", "/dev/null", "in", ".", ""])
        patch = {"old": named, "new": named, "changes": json.loads(json.dumps(changes))}
        alone = random.random() < 0.15
        if alone:
            whole = json.dumps({"version": 1, "documents": [patch]}).encode()
            text = mutator.text(whole) if random.random() < 0.7 else Mutator([whole], random).text(whole)
        else:
            if random.random() < 0.4:
                patch["changes"].append(self.change(random, document))
            kinds = [change.pop("change") for change in patch["changes"]]
            mutator.value(patch["changes"], strings_only=True)
            for change, kind in zip(patch["changes"], kinds):
                change["change"] = kind
            text = json.dumps({"version": 1, "documents": [patch]}).encode("utf-8", "surrogatepass")
        return Unit(
            {b"patches/%d.json" % number: text, path: document}, mutants,
            details={"alone": alone, "path": path}, whole=True)

    def change(self, random, document):
        """A change that fits the document, as far as it can be told, with a text that does not."""
        tags = TAG.findall(document) or [(b"view", b"a")]
        name, identifier = (part.decode("utf-8", "replace") for part in random.choice(tags))
        element, text = f"#{identifier}", random.choice(JSONMutator.texts)
        other = random.choice([f"#{random.choice(tags)[1].decode('utf-8', 'replace')}", "root", "root/objects"])
        kind = random.choice(["attribute", "attribute", "kind", "comment", "insertion", "move", "order", "text"])
        change = {"change": kind, "element": element, "scene": None, "old": None, "new": text}
        if kind == "attribute":
            change |= {"attribute": text, "new": "v"} if random.random() < 0.7 else {"attribute": "text"}
        elif kind == "kind":
            change["old"] = name
        elif kind == "comment":
            change |= {"old": "", "new": f"<!--{text}-->"}
        elif kind == "insertion":
            change |= {"element": "#new", "xml": '<view id="new"/>', "comment": f"<!--{text}-->", "parent": other}
        elif kind == "move":
            moved = random.choice([element, "root/objects", "root/scenes"])
            change |= {"element": moved, "from": "root", "parent": other}
        elif kind == "order":
            change["children"] = [other, element, other]
        else:
            change["old"] = ""
        return change

    def whole(self, batch):
        """Writes one file of all changes that are the same in kind as those that the program writes."""
        patches = []
        for unit in batch.units:
            try:
                patches += json.loads(unit.files[unit.name()])["documents"] if not unit.details["alone"] else []
            except (ValueError, KeyError, TypeError):
                continue
        text = json.dumps({"version": 1, "documents": patches}).encode("utf-8", "surrogatepass")
        (batch.folder / "all.json").write_bytes(text)
        batch.adopt()
        return bool(patches)

    def check_objects(self, batch, arguments, units, changes):
        """Objects go only where a patch removes some, or gives them other ids."""
        for unit in units:
            old, new = changes.get(unit.details["path"], (b"", b""))
            text = unit.files[unit.name()]
            if b"removal" in text or b'"attribute": "id"' in text or not old or b"<" not in old[:200]:
                continue
            gone = sorted(set(IDENTIFIER.findall(old)) - set(IDENTIFIER.findall(new)))
            if gone:
                message = f"{os.fsdecode(unit.details['path'])}: {gone[0]!r} is gone, which nothing removes"
                raise batch.finding(arguments, "loses an object", message)

    def apply(self, batch, random):
        if self.whole(batch):
            arguments = ["apply", "all.json"]
            _, _, changes = batch.run(arguments, writes=True, faults="ill-formed-xml")
            self.check_objects(batch, arguments, batch.units, changes)

    def dry_run(self, batch, random):
        if self.whole(batch):
            batch.run(["apply", "all.json", "--dry-run"])

    def single(self, batch, random):
        chosen = sorted(batch.some(random, len(batch.units)), key=lambda pair: not pair[0].details["alone"])
        for unit, numbers in chosen[:6]:
            arguments = ["apply", unit.name(), *numbers.choice([[unit.details["path"]]] * 3 + [[]])]
            status, _, changes = batch.run(arguments, writes=True, whole=True, faults="ill-formed-xml")
            if status == 1 and changes:
                raise batch.finding(arguments, "changes a file and refuses", "a change was refused, others were made")
            self.check_objects(batch, arguments, [unit], changes)

    commands = [apply, apply, single, single, dry_run]
