#!/usr/bin/env python3
"""Checks that an SBOM describes a program: its checksum, and every dependency with a version, a license and a purl.

Usage: check-sbom.py SBOM PROGRAM"""

import hashlib
import json
import sys
from pathlib import Path

REQUIRED = {"swift-argument-parser", "Yams", "libyaml", "libxml2", "swift"}


def main():
    sbom, program = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]).read_bytes()
    packages = {package["name"]: package for package in sbom["packages"]}
    problems = [f"{name} is missing" for name in sorted(REQUIRED - set(packages))]
    digest = hashlib.sha256(program).hexdigest()
    if packages["ibstack"]["checksums"] != [{"algorithm": "SHA256", "checksumValue": digest}]:
        problems.append(f"ibstack's checksum is not {digest}")
    for name, package in packages.items():
        if not package["versionInfo"] or package["licenseDeclared"] == "NOASSERTION":
            problems.append(f"{name} has no version or no license")
        if not any(reference["referenceType"] == "purl" for reference in package.get("externalRefs", [])):
            problems.append(f"{name} has no purl")
    related = {relationship["relatedSpdxElement"] for relationship in sbom["relationships"]}
    problems += [f"nothing relates to {name}" for name, package in packages.items() if package["SPDXID"] not in related]
    sys.exit("\n".join(problems) if problems else None)


main()
