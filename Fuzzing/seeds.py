"""What mutants are made of: files of this project, and what the program makes of them."""

import json
import pathlib
import random
import subprocess

from mutants import Mutator, elements

HERE = pathlib.Path(__file__).resolve().parent
TEXTS = b"text=\"", b"title=\"", b"placeholder=\""


def read(folder):
    return [path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()]


class SeedsByElement:
    """Documents, of which those with a rare element come as often as others."""

    def __init__(self, documents):
        self.documents = {}
        for data in documents:
            for name in {element.name for element in elements(data)}:
                self.documents.setdefault(name, []).append(data)
        self.names = sorted(self.documents)

    def pick(self, random):
        return random.choice(self.documents[random.choice(self.names)])


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
        self.definitions = [data for data in self.documents if b"<document" not in data and b"<archive" not in data]
        self.translated = [data for data in self.saved if any(text in data for text in TEXTS)]
        self.nibs, self.storyboards = self._compile()
        self.patches = self._compare()
        self.logs = self._logs()
        self.reports = read(HERE / "Seeds" / "reports") + read(HERE / "Crashes" / "reports")
        self.report, self.baseline = self._findings()
        self.measured = self._measured()

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

    def _logs(self):
        """Logs, each with a document that may have its conflicts: those of others, and those of all documents."""
        others = [
            (data, random.Random(number).choice(self.saved))
            for number, data in enumerate(read(HERE / "Seeds" / "logs"))]
        samples = HERE.parent / "Samples"
        found = [((samples / "console.txt").read_bytes(), (samples / "Order.storyboard").read_bytes())]
        for data in self.documents:
            (self.work / "a.xib").write_bytes(data)
            log = self._run("explain", "--console", "a.xib").stdout
            if log:
                found.append((log, data))
        return others + found

    def _findings(self):
        """A report of findings of some documents, and a baseline with these."""
        for number, data in enumerate(self.documents[:: len(self.documents) // 20]):
            (self.work / f"{number}.xml").write_bytes(data)
        paths = [path.name for path in sorted(self.work.glob("*.xml"))]
        report = self._run("lint", *paths, "--format", "json", "--baseline", "off").stdout
        self._run("lint", *paths, "--baseline", "write", "--baseline-file", "known")
        return report, (self.work / "known").read_bytes()

    def _measured(self):
        """Documents with frames of theirs: those that somebody measured, and those that are computed."""
        samples = HERE.parent / "Samples"
        measured = (samples / "measured.json").read_bytes().replace(b"Samples/Order.storyboard", b"a.xib")
        form = (HERE / "Seeds" / "reports" / "measured.json").read_bytes().replace(b"App/form.xml", b"a.xib")
        found = [((samples / "Order.storyboard").read_bytes(), measured), ((samples / "form.xml").read_bytes(), form)]
        for data in self.documents[::4]:
            (self.work / "a.xib").write_bytes(data)
            output = self._run("layout", "a.xib", "--format", "json").stdout
            if output:
                found.append((data, output))
        return found

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
