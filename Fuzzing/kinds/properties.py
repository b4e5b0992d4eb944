"""Property lists beside documents: Info.plist, entitlements and Xcode projects, in all formats that they can have."""

import re

from kinds.projects import PROJECT
from mutants import Mutator
from output_checks import FORMATS, check_page
from process_runs import Unit
from text_mutants import PropertyListMutator

INFORMATION = {
    "UILaunchStoryboardName": "Launch", "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Main~ipad",
    "NSMainNibFile": "Cell", "NSMainStoryboardFile": "Main", "NSPrincipalClass": "UIApplication",
    "UIAppFonts": ["Round.ttf", "Fonts/Gone.otf"], "CFBundleLocalizations": ["en", "de"],
    "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
    "UIUserInterfaceStyle": "Dark", "UIDesignRequiresCompatibility": True, "UIRequiresFullScreen": True,
    "UIDeviceFamily": [1, 2], "MinimumOSVersion": "15.0",
    "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
    "UIApplicationSceneManifest": {
        "UIApplicationSupportsMultipleScenes": False, "UISceneConfigurations": {
            "UIWindowSceneSessionRoleApplication": [{
                "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).Scene",
                "UISceneStoryboardFile": "Main"}]}},
    "NSExtension": {"NSExtensionMainStoryboard": "Main", "NSExtensionPointIdentifier": "com.apple.widget-extension"}}
ENTITLEMENTS = {
    "com.apple.security.app-sandbox": True, "com.apple.security.application-groups": ["group.example"],
    "keychain-access-groups": ["$(AppIdentifierPrefix)example"]}
# The objects of a project, what refers to them, and what may stand anywhere.
IDENTIFIER = re.compile(rb"\b[A-Z]\d\b")
SETTING = re.compile(rb"= ([^;{}()\n]+);")
PIECES = [
    b"/*", b"*/", b"//", b'"', b"\\", b"{", b"}", b"(", b")", b";", b",", b"=", b"<00ff>", b"<", b"\0", b"\xff",
    b"\\U0041", b"\\777", b"'", b"isa = PBXGroup;", b"(" * 3000, b"{a = " * 3000, b"$(inherited)", b"$(A", b"$(A:B:C)", b"../" * 99,
    b"\n<<<<<<< ours\n"]


class Properties:
    name = "properties"
    size = 10

    def __init__(self, seeds):
        self.seeds = seeds

    def shared(self, random):
        return {b"all.yml": b"preset: all\n"}

    def unit(self, random, number):
        """The folder of an app whose property lists are mutants."""
        place = b"P%d/" % number
        mutator = PropertyListMutator(random)
        information = mutator.list(INFORMATION)
        if random.random() < 0.3:
            information = Mutator([information], random).document(information, markup=0.3)
        files = {
            place + b"App/Info.plist": information,
            place + b"App.xcodeproj/project.pbxproj": self._project(random) if random.random() < 0.7 else PROJECT,
            place + b"App/App.entitlements": mutator.list(ENTITLEMENTS),
            place + b"App/Base.lproj/Main.storyboard": random.choice(self.seeds.saved),
            place + b"App/Cell.xib": random.choice(self.seeds.saved),
            place + b"App/Views.swift": self.seeds.sources["views.swift"]}
        if random.random() < 0.3:
            files[place + b"App/Other-Info.plist"] = mutator.list(INFORMATION, changes=8)
        return Unit(files, 3, details={"place": place})

    def _project(self, random):
        if random.random() < 0.1:
            return PropertyListMutator(random).list({"objects": {"A": INFORMATION}, "rootObject": "A"})
        data = PROJECT
        for _ in range(random.choice([1, 2, 4, 8])):
            data = self._changed(data, random)
        return data

    def _changed(self, data, random):
        kind = random.randrange(4)
        if kind == 3:
            place = random.randint(0, len(data))
            return data[:place] + random.choice(PIECES) + data[place + random.choice([0, 0, 1]) :]
        if kind == 2:
            return Mutator([PROJECT], random).text(data)
        # Another object, so that it is its own group or target, or another value of any setting.
        found = list((IDENTIFIER if kind == 0 else SETTING).finditer(data))
        if not found:
            return data
        target, source = random.choice(found), random.choice(found)
        return data[: target.start(kind)] + source[kind] + data[target.end(kind) :]

    def places(self, batch):
        return [unit.details["place"] for unit in batch.units]

    def lint(self, batch, random):
        name = random.choice(sorted(FORMATS))
        batch.run(["lint", *self.places(batch), "--config", "all.yml", "--format", name], FORMATS[name])

    def lint_since(self, batch, random):
        batch.run(["lint", *self.places(batch), "--config", "all.yml", "--since-ios", "18", "--since-macos", "15"])

    def report(self, batch, random):
        batch.run(
            ["report", *self.places(batch), "--output", "page", "--config", "all.yml"], outputs=["page/"],
            files={"page/index.html": check_page})

    def validate(self, batch, random):
        batch.run(["validate", *self.places(batch), "--languages", "all"])

    def render(self, batch, random):
        batch.run(["render", *self.places(batch), "--output", "pictures"], outputs=["pictures/"])

    def strings(self, batch, random):
        batch.run(["strings", "status", *self.places(batch)])

    def fix(self, batch, random):
        batch.run(["lint", *self.places(batch), "--config", "all.yml", "--fix", "--unsafe"], writes=True)

    commands = [lint, lint, lint, lint_since, report, validate, render, strings, fix]
