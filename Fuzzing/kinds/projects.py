"""Projects: documents beside Xcode projects, sources, asset catalogs, images, fonts, packages and configurations."""

import json
import struct
import zlib

from mutants import Mutator
from output_checks import FORMATS, check_page
from process_runs import Unit
from text_mutants import JSONMutator

PROJECT = b"""// !$*UTF8*$!
{
\tarchiveVersion = 1; classes = {}; objectVersion = 56;
\tobjects = {
\t\tA1 = {isa = PBXBuildFile; fileRef = F1; };
\t\tA2 = {isa = PBXBuildFile; fileRef = F2; };
\t\tF1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Views.swift; sourceTree = "<group>"; };
\t\tF2 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets;
\t\t\tsourceTree = "<group>"; };
\t\tF3 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base;
\t\t\tpath = Base.lproj/Main.storyboard; };
\t\tV1 = {isa = PBXVariantGroup; children = (F3, ); name = Main.storyboard; sourceTree = "<group>"; };
\t\tG1 = {isa = PBXGroup; children = (F1, F2, V1, ); path = App; sourceTree = SOURCE_ROOT; };
\t\tP1 = {isa = PBXSourcesBuildPhase; files = (A1, ); };
\t\tP2 = {isa = PBXResourcesBuildPhase; files = (A2, ); };
\t\tT1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (P1, P2, ); name = App; productName = App;
\t\t\tproductType = "com.apple.product-type.application"; packageProductDependencies = (D1, ); };
\t\tD1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Kit; };
\t\tR1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit.git"; };
\t\tL1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
\t\tC1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
\t\t\tPRODUCT_MODULE_NAME = "$(PRODUCT_NAME:c99extidentifier)"; INFOPLIST_FILE = App/Info.plist;
\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.0; SWIFT_VERSION = 5.0; }; };
\t\tS1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
\t\tO1 = {isa = PBXProject; buildConfigurationList = L1; developmentRegion = en; knownRegions = (en, Base, de, );
\t\t\tmainGroup = G1; targets = (T1, ); };
\t};
\trootObject = O1;
}
"""
INFORMATION = b"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>Launch</string><key>UIMainStoryboardFile</key>
<string>Main</string><key>UIAppFonts</key><array><string>Round.ttf</string></array></dict></plist>
"""
PACKAGE = b"""// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Kit", defaultLocalization: "en", targets: [
  .target(name: "Kit", path: "Sources", resources: [.process("Resources")]), .testTarget(name: "KitTests")])
"""
PODS = b"""platform :ios, '13.0'\ntarget 'App' do\n  use_frameworks!\n  pod 'Kit', '~> 1.0'\nend\n"""
IMAGES = {
    "images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"}, {"idiom": "universal", "filename": "b.pdf"},
        {"idiom": "iphone", "scale": "3x", "filename": "c.svg"}],
    "info": {"author": "xcode", "version": 1},
    "properties": {"template-rendering-intent": "template", "provides-namespace": True}}
COLOR = {
    "colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {
            "red": "0x33", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"platform": "ios", "reference": "systemBlueColor"}}],
    "info": {"author": "xcode", "version": 1}}
PDF = b"%PDF-1.4\n1 0 obj<</Type/Page/MediaBox[0 0 24 24]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' \
    b'<path d="M0 0h24v24z"/></svg>\n'


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


PNG = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 2, 8, 6, 0, 0, 0)) + chunk(
    b"IDAT", zlib.compress(b"\0\1\2\3\4\5\6\7\8" * 2)) + chunk(b"IEND", b"")
JPEG = bytes.fromhex("ffd8 ffe0 0010 4a46494600 0101 00 0001 0001 0000 ffc0 0011 08 0020 0030 03 012200 ffd9")


def font():
    """A file with the tables that tell what a font is called and how high its lines are."""
    name = "Round".encode("utf-16-be")
    names = struct.pack(">HHH", 0, 2, 30) + b"".join(
        struct.pack(">HHHHHH", 3, 1, 0x409, kind, len(name), 0) for kind in (1, 6)) + name
    tables = {
        b"head": struct.pack(
            ">IIIIHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0, 1000, 0, 0, 0, 0, 500, 700, 0, 8, 2, 0, 0),
        b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, 800, -200, 90, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, 1),
        b"maxp": struct.pack(">IH", 0x5000, 1), b"name": names, b"hmtx": struct.pack(">Hh", 600, 0),
        b"cmap": struct.pack(">HH", 0, 0)}
    offset, directory, body = 12 + 16 * len(tables), b"", b""
    for tag, data in sorted(tables.items()):
        directory += tag + struct.pack(">III", 0, offset + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    return struct.pack(">IHHHH", 0x10000, len(tables), 64, 2, 32) + directory + body


FONT = font()


class Projects:
    name = "projects"
    size = 8

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"all.yml": b"preset: all\nfonts: []\n", b"own.yml": self._configuration(random)}

    def _configuration(self, random):
        return Mutator(self.seeds.configurations, random).configuration()

    def unit(self, random, number):
        """A folder of a project in which every file is a mutant with a probability of a half, and may be missing."""
        sources = self.seeds.sources
        place = b"P%d/" % number
        files, mutants = {}, 0
        everything = {
            b"App/Base.lproj/Main.storyboard": random.choice(self.seeds.saved),
            b"App/Cell.xib": random.choice(self.seeds.documents),
            b"App.xcodeproj/project.pbxproj": PROJECT, b"App/Info.plist": INFORMATION, b"Package.swift": PACKAGE,
            b"Podfile": PODS,
            b"App/Views.swift": random.choice([data for name, data in sources.items() if name.endswith(".swift")]),
            b"App/Old.m": sources["Old.m"], b"App/Old.h": sources["Old.m"],
            b"App/Assets.xcassets/Contents.json": b'{"info": {"author": "xcode", "version": 1}}',
            b"App/Assets.xcassets/Icon.imageset/Contents.json": json.dumps(IMAGES).encode(),
            b"App/Assets.xcassets/Icon.imageset/a.png": PNG, b"App/Assets.xcassets/Icon.imageset/b.pdf": PDF,
            b"App/Assets.xcassets/Icon.imageset/c.svg": SVG, b"App/photo@2x.jpg": JPEG, b"App/photo.png": PNG,
            b"App/Assets.xcassets/Accent.colorset/Contents.json": json.dumps(COLOR).encode(),
            b"App/de.lproj/Main.strings": b'"a.text" = "b";\n', b"App/Round.ttf": FONT,
            b".ibstack.yml": random.choice(self.seeds.configurations),
            b"App/.ibstack.yml": b"rules: {clipped-text: error}\n",
            b".ibstack-baseline": b"ambiguous-layout\t1\tApp/Cell.xib\n",
            b".iblinter.yml": b"disabled_rules: [ambiguous]\n", b".xiblint.json": b'{"rules": ["x"]}'}
        for path, data in everything.items():
            if random.random() < (0.25 if len(files) else 0):
                continue
            if random.random() < 0.5:
                data, mutants = self._mutant(random, path, data), mutants + 1
            files[place + path] = data
        unit = Unit(files, mutants, details={"place": place})
        if random.random() < 0.1:
            path, target = random.choice([
                (b"App/Linked.xib", b"../../../outside/kept.xib"), (b"App/Loop", b".."),
                (b"App/Away", b"../../../outside"), (b"App/None.xib", b"none"),
                (b"App/Assets.xcassets/Away.imageset", b"../../../../outside"),
                (b"App/Self.xib", b"Self.xib"), (b"App/it.lproj", b"../../../outside"),
                (b"App/More/.ibstack.yml", b"../../../../outside/kept.txt")])
            unit.links[place + path] = target
        return unit

    def _mutant(self, random, path, data):
        mutator = Mutator([data], random)
        if path.endswith((b".xib", b".storyboard")):
            return Mutator(self.seeds.saved, random).document(data, markup=0.8)
        if path.endswith(b".json") and random.random() < 0.6:
            return JSONMutator(random).text(data)
        if path.endswith((b".png", b".jpg", b".ttf")):
            return self._binary(random, data)
        if path.endswith(b".yml") and random.random() < 0.5:
            return self._configuration(random)
        if path.endswith((b".plist", b".svg")):
            return mutator.document(data, markup=0.7)
        return mutator.text(data)

    def _binary(self, random, data):
        for _ in range(random.randint(1, 4)):
            place = random.randrange(max(1, len(data)))
            number = random.choice([
                b"\0", b"\xff", b"\0\0\0\0", b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", b"\x80\0\0\0", b"\0\1"])
            rest = random.choice([data[place + len(number) :], data[place:], b""])
            data = data[:place] + number + rest
        return data

    def places(self, batch):
        return [unit.details["place"] for unit in batch.units]

    def lint_all(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(["lint", *self.places(batch), "--config", "all.yml", "--format", name], FORMATS[name])

    def lint_own(self, batch, random):
        """With the configurations of the projects, of which one that is invalid keeps all from being linted."""
        for unit, _ in batch.some(random, 3):
            batch.run(["lint", unit.details["place"]])
        batch.run(["lint", *self.places(batch), "--config", "own.yml"])

    def fix(self, batch, random):
        batch.run(["lint", *self.places(batch), "--config", "all.yml", "--fix", "--unsafe"], writes=True)

    def record(self, batch, random):
        for unit, _ in batch.some(random, 2):
            place = unit.details["place"]
            batch.run(["lint", place, "--baseline", "write"], writes=True)
            batch.run(["lint", place, "--add-suppressions"], writes=True)
            batch.run(["lint", place, "--baseline", "check"])

    def report(self, batch, random):
        batch.run(
            ["report", *self.places(batch), "--output", "page", "--config", "all.yml"], outputs=["page/"],
            files={"page/index.html": check_page})

    def render(self, batch, random):
        batch.run(
            ["render", *self.places(batch), "--output", "pictures",
                *random.choice([[], ["--layers", "all"], ["--dark"]])], outputs=["pictures/"])

    def languages(self, batch, random):
        batch.run(["validate", *self.places(batch), "--languages", "all"])
        batch.run(["strings", "status", *self.places(batch)])

    def configurations(self, batch, random):
        for unit, numbers in batch.some(random, 2):
            place = unit.details["place"]
            batch.run(["config", "check", place + b".ibstack.yml"])
            batch.run(["config", "show", place + b"App/Cell.xib"])
            batch.run(["migrate", place + numbers.choice([b".iblinter.yml", b".xiblint.json"])])
            batch.run(
                ["migrate", place + b".iblinter.yml", "--output", place + b"new.yml"], outputs=[place + b"new.yml"])

    commands = [lint_all, lint_all, lint_all, lint_own, fix, record, report, render, languages, configurations]
