"""Makes packages of the tarballs of a release, of all platforms in a folder at once.

    python3 Scripts/packages [--repository OWNER/ibstack] [--complete] FOLDER wheel deb bundle recipes

What the packages say is read from the tarballs, so they are equal wherever and whenever they are made.
"""

import argparse
import hashlib
import sys
from pathlib import Path

import bundle
import deb
import recipes
import wheel
from tarball import Tarball

KINDS = {"wheel": wheel.make, "deb": deb.make, "bundle": bundle.make, "recipes": recipes.make}


def main():
    parser = argparse.ArgumentParser(
        prog="packages", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repository", default="OWNER/ibstack", help="where the release is published on GitHub")
    parser.add_argument("--complete", action="store_true", help="fail where a platform has no tarball")
    parser.add_argument("folder", type=Path, help="a folder with tarballs of one version")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS) + "; recipes after bundle")
    arguments = parser.parse_args()
    unknown = [kind for kind in arguments.kinds if kind not in KINDS]
    if unknown:
        sys.exit(f"{unknown[0]}: no such package; expected {', '.join(KINDS)}")
    tarballs = [Tarball(path) for path in sorted(arguments.folder.glob("ibstack-*-*-*.tar.gz"))]
    if len({tarball.version for tarball in tarballs}) != 1:
        sys.exit(f"{arguments.folder}: expected tarballs of one version, found {len(tarballs)} tarballs")
    missing = set(bundle.TRIPLES) - {(tarball.system, tarball.machine) for tarball in tarballs}
    if arguments.complete and missing:
        sys.exit(f"{arguments.folder}: no tarball for {' and '.join(sorted(map('-'.join, missing)))}")
    for kind in arguments.kinds:
        for made in KINDS[kind](tarballs, arguments.folder, arguments.repository):
            print(made)
    files = sorted(path for path in arguments.folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    (arguments.folder / "SHA256SUMS").write_text(
        "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files))


main()
