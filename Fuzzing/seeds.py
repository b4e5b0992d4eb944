"""What mutants are made of: files of this project, and what the program makes of them."""

import json
import pathlib
import random
import subprocess

from mutants import Mutator

HERE = pathlib.Path(__file__).resolve().parent
TEXTS = b"text=\"", b"title=\"", b"placeholder=\""


def read(folder):
    return [path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()]


class Seeds:
    """Seeds of all kinds."""

    def __init__(self, program, work, documents=None):
        self.program = str(program)
        self.work = pathlib.Path(work)
        self.documents = read(documents or HERE / "Seeds" / "documents") + [
            data for folder in ("compiler", "document", "edits", "lint", "versions")
            for data in read(HERE / "Crashes" / folder)]
        self.documents += [
            path.read_bytes() for path in sorted((HERE.parent / "Samples").iterdir())
            if path.suffix in (".xml", ".xib", ".storyboard")]
        self.configurations = read(HERE / "Seeds" / "configuration") + read(HERE / "Crashes" / "configuration")
        self.sources = {
            path.name: path.read_bytes()
            for folder in ("Seeds", "Crashes") for path in sorted((HERE / folder / "sources").iterdir())}
        # Those that are no definitions of stack views, which have no ids to translate or to merge by.
        self.saved = [data for data in self.documents if b"<document" in data and b"<objects" in data]
        self.translated = [data for data in self.saved if any(text in data for text in TEXTS)]
        self.nibs, self.storyboards = self._compile()
        self.patches = self._compare()

    def _run(self, *arguments):
        return subprocess.run([self.program, *arguments], cwd=self.work, capture_output=True, check=False)

    def _compile(self):
        """Nibs, and the files of compiled storyboards by their names, of all documents that can be compiled."""
        nibs = read(HERE / "Seeds" / "nibs") + read(HERE / "Crashes" / "nibs")
        storyboards = []
        for number, data in enumerate(self.saved):
            name = "a.storyboard" if b".Storyboard." in data[:400] else "a.xib"
            (self.work / name).write_bytes(data)
            folder = self.work / f"compiled-{number}"
            self._run("compile", name, "--output", str(folder))
            files = {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
            if name == "a.storyboard" and files:
                storyboards.append(files)
            nibs += [data for name, data in files.items() if name.endswith(".nib")]
        return nibs, storyboards

    def _compare(self):
        """Changes of documents as JSON, each with the document that it is a change of."""
        numbers = random.Random(1)
        mutator = Mutator(self.saved, numbers)
        found = []
        for place in ("old", "new"):
            (self.work / place).mkdir(parents=True)
        pairs = []
        for number in range(150):
            old = numbers.choice(self.saved)
            pairs.append(old)
            (self.work / "old" / f"{number}.xib").write_bytes(old)
            (self.work / "new" / f"{number}.xib").write_bytes(mutator.document(old, markup=1))
        output = self._run("diff", "old", "new", "--format", "json", "--all").stdout
        for document in json.loads(output)["documents"]:
            if document["old"] and document["new"] and document["changes"]:
                number = int(pathlib.PurePath(document["old"]).stem)
                found.append((pairs[number], document["changes"]))
        return found
