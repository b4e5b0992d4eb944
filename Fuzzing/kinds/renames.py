"""Names in projects, which `rename` changes in all files or in none."""

import os
import re

from kinds.projects import Projects
from text_mutants import JSONMutator

# What documents and other files say of each kind.
NAMES = {
    "outlet": rb'<outlet(?:Collection)? property="([^"]+)"', "action": rb'<action selector="([^"]+)"',
    "class": rb'customClass="([^"]+)"', "id": rb'\sid="([^"]+)"', "storyboard": rb"([A-Za-z]+)\.storyboard",
    "reuse-identifier": rb'reuseIdentifier="([^"]+)"', "segue-identifier": rb'<segue [^<>]*?identifier="([^"]+)"',
    "storyboard-identifier": rb'storyboardIdentifier="([^"]+)"',
    "restoration-identifier": rb'restorationIdentifier="([^"]+)"', "image": rb'<image name="([^"]+)"',
    "color": rb'<namedColor name="([^"]+)"', "strings-key": rb'^"([^"]+)" *=',
}
USUAL = {"storyboard": [b"Main"], "image": [b"Icon"], "color": [b"Accent"], "strings-key": [b"a.text"]}


class Renames(Projects):
    name = "renames"

    def names(self, unit, kind):
        found = {name for data in unit.files.values() for name in re.findall(NAMES[kind], data, re.MULTILINE)}
        return sorted(found | set(USUAL.get(kind, [])), key=lambda name: (len(name) > 60, name)) or [b"none"]

    def words(self, unit, random):
        """A kind, an old name and a new one, and the last two the other way around."""
        kind = random.choice(sorted(NAMES))
        old, new = random.choice(self.names(unit, kind)), random.choice([b"renamed", b"Renamed", b"re-named"])
        if random.random() < 0.2:
            new = random.choice(JSONMutator.texts).replace("\0", "").encode("utf-8", "surrogatepass") or b"x"
        if kind == "action":
            new += b":" * old.count(b":")
        owner = b""
        if kind in ("outlet", "action") and random.random() < 0.7:
            owner = random.choice(self.names(unit, "class")) + b"."
        options = ["--project", unit.details["place"], "--quiet"]
        return [kind, owner + old, new, *options], [kind, owner + new, old, *options]

    def checked(self, batch, words, *options):
        """The status and the changes of a rename, which changes all or nothing."""
        arguments = ["rename", *words[3:], *options, "--", *words[:3]]
        status, _, changes = batch.run(arguments, check=None, writes=True)
        if status != 0 and changes:
            raise batch.finding(arguments, "refuses and changes a file", os.fsdecode(min(changes)))
        return arguments, status, changes

    def rename(self, batch, random):
        for unit, numbers in batch.some(random, len(batch.units)):
            words, back = self.words(unit, numbers)
            _, status, changes = self.checked(batch, words)
            if status != 0:
                continue
            arguments, status, returned = self.checked(batch, back)
            if status != 0:
                continue
            for path in {*changes, *returned}:
                old = changes[path][0] if path in changes else returned[path][0]
                if batch.contents.get(path) != old:
                    raise batch.finding(arguments, "other bytes after a rename and back", os.fsdecode(path))

    def unclear(self, batch, random):
        for unit, numbers in batch.some(random, len(batch.units)):
            words, _ = self.words(unit, numbers)
            self.checked(batch, words, "--unclear", numbers.choice(["keep", "rename"]))

    def diff(self, batch, random):
        for unit, numbers in batch.some(random, len(batch.units)):
            words, _ = self.words(unit, numbers)
            batch.run(["rename", *words[3:], "--diff", "--", *words[:3]], check=None)

    commands = [rename, rename, unclear, diff]
