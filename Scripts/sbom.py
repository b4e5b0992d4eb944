#!/usr/bin/env python3
"""Writes the SBOM of a release, in SPDX 2.3 as JSON: every dependency of which the linker took something, by its exact
version. Fails where an object or archive belongs to nothing that is known, so that no dependency is left out unseen.

The output depends on what is built alone: times are SOURCE_DATE_EPOCH."""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.parse
from datetime import datetime, timezone
from pathlib import Path

# Swift modules by the identity of the package that they are from; modules that are in no package here are ibstack's.
MODULES = {"ArgumentParser": "swift-argument-parser", "ArgumentParserToolInfo": "swift-argument-parser",
           "Yams": "yams", "CYaml": "yams"}
LICENSES = {"swift-argument-parser": "Apache-2.0 WITH Swift-exception", "yams": "MIT",
            "libxml2": "MIT", "zlib": "Zlib", "xz-utils": "LicenseRef-xz-public-domain", "harfbuzz": "MIT",
            "librsvg": "LGPL-2.1-or-later", "cairo": "LGPL-2.1-only OR MPL-1.1", "glib2.0": "LGPL-2.1-or-later",
            "glibc": "LGPL-2.1-or-later", "gcc": "GPL-3.0-or-later WITH GCC-exception-3.1"}
# libyaml has no version of its own in Yams; its changelog names the commit.
LIBYAML_COMMIT = "acd6f6f"
# Archives of the toolchain, by the project that they are from.
TOOLCHAIN = {"libdispatch": "swift-corelibs-libdispatch", "libswiftDispatch": "swift-corelibs-libdispatch",
             "libBlocksRuntime": "swift-corelibs-libdispatch", "libFoundationEssentials": "swift-foundation",
             "lib_FoundationCShims": "swift-foundation", "lib_FoundationCollections": "swift-foundation",
             "libFoundation": "swift-corelibs-foundation", "libCoreFoundation": "swift-corelibs-foundation",
             "libFoundationInternationalization": "swift-foundation", "lib_FoundationICU": "swift-foundation-icu"}
# What is compiled from Scripts, and is ibstack's.
OWN = ("libxml2-without-icu.a", "older-glibc.o", "without-foundation.o")
# What every machine has, and what finds it.
LIBC = re.compile(r"^(libc|libm|ld-linux.*|ld)\.so")


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def attempt(*command):
    run = subprocess.run(command, capture_output=True, text=True)
    return run.stdout.strip() if run.returncode == 0 else None


class Packages:
    """Packages of the SBOM, and how ibstack comes to them."""

    def __init__(self):
        self.packages = {}
        self.relationships = set()

    def add(self, name, version, license, relationship="STATIC_LINK", of="ibstack", purl=None, **more):
        self.relationships.add((self.id(of), relationship, self.id(name)))
        if name in self.packages:
            return
        self.packages[name] = {
            "SPDXID": self.id(name), "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False, "licenseConcluded": license, "licenseDeclared": license,
            "copyrightText": "NOASSERTION", **more}
        if purl:
            self.packages[name]["externalRefs"] = [{
                "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}]

    @staticmethod
    def id(name):
        return "SPDXRef-Package-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def add_swift_packages(packages, modules, resolved):
    pins = {pin["identity"]: pin for pin in json.loads(resolved.read_text())["pins"]}
    for identity in sorted({MODULES[module] for module in modules if module in MODULES}):
        pin = pins[identity]
        url, state = pin["location"].removesuffix(".git"), pin["state"]
        name, place = url.rsplit("/", 1)[-1], url.removeprefix("https://")
        packages.add(
            name, state["version"], LICENSES[identity], purl=f"pkg:swift/{place}@{state['version']}",
            downloadLocation=f"git+{url}.git@{state['revision']}", sourceInfo=f"commit {state['revision']}")
        if identity == "yams":
            packages.add(
                "libyaml", LIBYAML_COMMIT, "MIT", relationship="CONTAINS", of=name,
                purl=f"pkg:github/yaml/libyaml@{LIBYAML_COMMIT}",
                downloadLocation=f"git+https://github.com/yaml/libyaml.git@{LIBYAML_COMMIT}",
                comment=f"The copy of libyaml that {name} {state['version']} contains.")


def add_toolchain(packages, archives):
    release = re.search(r"\((swift-\S+)\)", output("swift", "--version"))
    if not release:
        sys.exit("swift --version names no release; build releases with a released toolchain")
    tag = release[1]
    projects = {TOOLCHAIN.get(Path(archive).name.removesuffix(".a"), "swift") for archive in archives}
    for project in sorted(projects):
        packages.add(
            project, tag, "Unicode-3.0" if project == "swift-foundation-icu" else "Apache-2.0 WITH Swift-exception",
            purl=f"pkg:github/swiftlang/{project}@{tag}",
            downloadLocation=f"git+https://github.com/swiftlang/{project}.git@{tag}",
            comment="As it is built into the Swift toolchain of that name.")


def owner(path):
    """The Debian package that a file belongs to: name, version, architecture, source and its version."""
    for name in (path, re.sub("^/usr/", "/", path), "/usr" + path):
        found = attempt("dpkg-query", "--search", name)
        if found:
            package = found.split(": ")[0].split(",")[0]
            fields = "${Package} ${Version} ${Architecture} ${source:Package} ${source:Version}"
            return output("dpkg-query", "--show", "--showformat", fields, package).split()
    return sys.exit(f"{path}: belongs to no package of dpkg, so its version is not known")


def add_distribution_packages(packages, files, relationship):
    system = dict(line.rstrip().split("=", 1) for line in open("/etc/os-release") if "=" in line)
    system = {key: value.strip('"') for key, value in system.items()}
    by_source = {}
    for file in files:
        name, version, architecture, source, source_version = owner(file)
        by_source.setdefault(re.sub(r"^gcc-\d+$", "gcc", source), []).append(
            (name, version, architecture, source_version, file))
    for source, owned in sorted(by_source.items()):
        name, version, architecture, source_version, _ = sorted(owned)[0]
        if source not in LICENSES:
            sys.exit(f"{source}: its license is not in {sys.argv[0]}")
        distribution = f"{system['ID']}-{system['VERSION_ID']}"
        quoted = urllib.parse.quote(version, safe="")
        packages.add(
            source, source_version, LICENSES[source], relationship,
            purl=f"pkg:deb/{system['ID']}/{name}@{quoted}?arch={architecture}&distro={distribution}",
            supplier=f"Organization: {system['NAME']}",
            comment="Linked from " + ", ".join(
                f"{Path(file).name} (SHA-256 {digest('sha256', file)})" for *_, file in sorted(owned)))


def digest(algorithm, path):
    return hashlib.new(algorithm, Path(path).read_bytes()).hexdigest()


def linked(link_map):
    """Files that the linker took something from, by its map."""
    text = link_map.read_text(errors="replace")
    paths = re.findall(r"(?<![\w./-])(/[^\s():]+\.(?:a(?=\()|o(?=[\s:)])))", text)
    return {os.path.normpath(path) for path in paths}


def shared_libraries(program):
    names = re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-d", str(program)))
    found = dict(re.findall(r"(\S+) => (\S+)", output("ldd", str(program))))
    return [os.path.realpath(found[name]) for name in names if not LIBC.match(name)]


def document(arguments):
    packages = Packages()
    sha256 = digest("sha256", arguments.program)
    # Not all of lib, as the toolchain may be below /usr.
    lib = Path(shutil.which("swift")).resolve().parent.parent / "lib"
    toolchain = [lib / "swift", lib / "swift_static", lib / "clang"]
    modules, runtime, system = set(), set(), set()
    for path in linked(arguments.link_map):
        module = re.search(r"/([^/]+)\.build/[^/]+(?:/[^/]+)*\.o$", path)
        if module:
            modules.add(module[1])
        elif any(Path(path).resolve().is_relative_to(folder) for folder in toolchain):
            runtime.add(path)
        elif Path(path).name not in OWN:
            system.add(os.path.realpath(path))
    packages.add(
        "ibstack", arguments.version, "MIT", relationship="DESCRIBES", of="DOCUMENT",
        checksums=[{"algorithm": "SHA256", "checksumValue": sha256}], packageFileName="bin/ibstack",
        primaryPackagePurpose="APPLICATION", sourceInfo=f"commit {arguments.commit}",
        purl=f"pkg:generic/ibstack@{arguments.version}?checksum=sha256:{sha256}",
        comment="Swift modules: " + ", ".join(sorted(modules - set(MODULES))))
    add_swift_packages(packages, modules, arguments.resolved)
    add_toolchain(packages, runtime)
    add_distribution_packages(packages, sorted(system), "STATIC_LINK")
    add_distribution_packages(packages, shared_libraries(arguments.program), "DYNAMIC_LINK")
    relationships = {tuple("SPDXRef-DOCUMENT" if part == Packages.id("DOCUMENT") else part for part in relationship)
                     for relationship in packages.relationships}
    created = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), timezone.utc)
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"ibstack-{arguments.version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/ibstack-{arguments.version}-{sha256}",
        "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: sbom.py-1"]},
        "hasExtractedLicensingInfos": [{
            "licenseId": "LicenseRef-xz-public-domain", "name": "Public domain as in XZ Utils",
            "extractedText": "liblzma is in the public domain."}],
        "packages": [packages.packages[name] for name in sorted(packages.packages)],
        "relationships": [
            {"spdxElementId": element, "relationshipType": kind, "relatedSpdxElement": related}
            for element, kind, related in sorted(relationships)],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--link-map", type=Path, required=True, help="what the linker's -Map wrote")
    parser.add_argument("--resolved", type=Path, required=True, help="Package.resolved")
    parser.add_argument("--commit", required=True)
    json.dump(document(parser.parse_args()), sys.stdout, indent=2)
    print()


main()
