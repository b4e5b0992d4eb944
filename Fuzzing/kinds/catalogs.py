"""Asset catalogs and string catalogs: descriptions of images and colors, the images, and documents that show them."""

import json

from kinds.projects import COLOR, IMAGES, JPEG, PDF, PNG
from kinds.strings import catalog, entries
from mutants import NUMBERS, Mutator
from output_checks import FORMATS, check_page, check_picture
from process_runs import Unit
from text_mutants import JSONMutator

SVGS = [
    b'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><g id="g"><path d="M0 0h24v24z"/></g>'
    b'<use href="#g" x="1"/></svg>',
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><marker id="m" markerWidth="3" refX="1">'
    b'<circle r="1"/></marker><pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="1" '
    b'height="1"/></pattern><mask id="k"><rect width="9" height="9" fill="white"/></mask><filter id="f">'
    b'<feGaussianBlur stdDeviation="1"/></filter></defs><path d="M0 0 5 5 9 9" marker-mid="url(#m)" fill="url(#p)" '
    b'mask="url(#k)" filter="url(#f)"/></svg>',
    b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1em" height="50%" '
    b'preserveAspectRatio="none"><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>'
    b'<symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol><use xlink:href="#s" fill="url(#a)"/>'
    b'<text x="1" y="2">&lt;a&gt;</text><style>@import "a.css"; path { fill: red }</style></svg>']
SLICED = {
    "images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {
        "mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 1, "left": 0.5, "bottom": 1, "right": 0}}, "appearances": [
            {"appearance": "luminosity", "value": "dark"}]}],
    "info": {"author": "xcode", "version": 1}}
DOCUMENT = b"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
                <imageView contentMode="scaleAspectFit" image="Icon" id="one"><rect key="frame" x="0" y="0" width="24" \
height="24"/><color key="tintColor" name="Accent"/></imageView>
                <button id="two"><rect key="frame" x="40" y="0" width="90" height="44"/><state key="normal" title="Send" \
image="Group/Sliced" backgroundImage="Vector"/></button>
                <label text="Name" id="three"><rect key="frame" x="0" y="60" width="90" height="20"/><color \
key="textColor" name="Group/Tint"/></label>
            </subviews><color key="backgroundColor" name="Accent"/></view>
    </objects>
    <resources><image name="Icon" width="24" height="24"/><image name="Vector" width="24" height="24"/><namedColor \
name="Accent"><color red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>\
</resources>
</document>
"""
# Names of the keys that numbers are the values of.
NUMBERED = ("scale", "red", "green", "blue", "alpha", "white", "top", "left", "bottom", "right", "width", "height")


class Catalogs:
    name = "catalogs"
    size = 4

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"all.yml": b"preset: all\n"}

    def unit(self, random, number):
        """A folder with a document and catalogs, whose files are mutants with a probability of a half."""
        place = b"C%d/" % number
        names = {
            b"Icon.imageset/Contents.json": IMAGES, b"Vector.imageset/Contents.json": IMAGES,
            b"Group/Contents.json": {"info": {"version": 1}, "properties": {"provides-namespace": True}},
            b"Group/Sliced.imageset/Contents.json": SLICED, b"Accent.colorset/Contents.json": COLOR,
            b"Group/Tint.colorset/Contents.json": COLOR, b"Contents.json": {"info": {"author": "xcode", "version": 1}},
            b"AppIcon.appiconset/Contents.json": IMAGES, b"Mark.symbolset/Contents.json": {"symbols": IMAGES["images"]}}
        files = {place + b"Base.lproj/Main.xib": DOCUMENT}
        mutants = 0
        for name, value in names.items():
            data = json.dumps(value).encode()
            if random.random() < 0.5:
                data, mutants = self._description(value, random), mutants + 1
            files[place + b"Assets.xcassets/" + name] = data
        for folder in (b"Icon", b"Vector", b"Group/Sliced"):
            for name, data in ((b"a.png", PNG), (b"b.pdf", PDF), (b"c.svg", random.choice(SVGS)), (b"d.jpg", JPEG)):
                if random.random() < 0.5:
                    path = place + b"Assets.xcassets/" + folder + b".imageset/" + name
                    files[path], mutants = self._image(name, data, random), mutants + 1
        strings = catalog(random, entries(DOCUMENT))
        files[place + b"mul.lproj/Main.xcstrings"] = JSONMutator(random).text(strings, random.choice([1, 3, 9]))
        return Unit(files, mutants + 1, details={"place": place})

    def _description(self, value, random):
        value = json.loads(json.dumps(value))
        if random.random() < 0.5:
            self._number(value, random)
        if random.random() < 0.7:
            value = JSONMutator(random).value(value)
        data = json.dumps(value).encode("utf-8", "surrogatepass")
        return Mutator([data], random).text(data) if random.random() < 0.2 else data

    def _number(self, value, random):
        """An extreme number where there is one, as a number or as a text."""
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(item, (dict, list)):
                self._number(item, random)
            elif key in NUMBERED and random.random() < 0.3:
                value[key] = random.choice([random.choice(NUMBERS), 1e308, -(2**63), 2**64, 5e-324, "1e9x", "0x", "x"])

    def _image(self, name, data, random):
        mutator = Mutator(SVGS, random)
        if name.endswith(b".svg"):
            return mutator.swapped(data) if random.random() < 0.5 else mutator.document(data, markup=0.8)
        if name.endswith(b".pdf"):
            return mutator.text(data)
        for _ in range(random.randint(1, 3)):
            place = random.randrange(max(1, len(data)))
            data = data[:place] + random.choice([b"\0", b"\xff\xff\xff\xff", b"\x7f", b""]) + data[place + 1 :]
        return data

    def places(self, batch):
        return [unit.details["place"] for unit in batch.units]

    def lint(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(["lint", *self.places(batch), "--config", "all.yml", "--format", name], FORMATS[name])

    def report(self, batch, random):
        batch.run(
            ["report", *self.places(batch), "--output", "page", *random.choice([[], ["--languages", "all"]])],
            outputs=["page/"], files={"page/index.html": check_page})

    def render(self, batch, random):
        arguments = [
            "render", *self.places(batch), "--output", "pictures",
            *random.choice([[], ["--dark"], ["--layers", "all"], ["--languages", "all", "--scale", "2"]])]
        _, _, changes = batch.run(arguments, outputs=["pictures/"])
        batch.check(arguments, changes, b".svg", check_picture)

    def layout(self, batch, random):
        batch.run(["layout", *self.places(batch), "--languages", "all", "--confidence"])

    def strings(self, batch, random):
        batch.run(["strings", "status", *self.places(batch)])
        batch.run(["strings", "update", *self.places(batch)], writes=True, again=True)

    def fix(self, batch, random):
        batch.run(["lint", *self.places(batch), "--config", "all.yml", "--fix", "--unsafe"], writes=True)

    commands = [lint, lint, report, report, render, render, layout, strings, fix]
