"""Makes packages of tarballs that are made up, of all platforms: a program of this system, and the start of one for macOS."""

import csv
import io
import json
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import unittest
import unittest.mock
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import wheel
from tarball import Tarball

LINUX = Path(shutil.which("true")).resolve().read_bytes()
# A header with one load command: LC_BUILD_VERSION, macOS, 15.0.
MACOS = struct.pack("<8I", 0xFEEDFACF, 0, 0, 2, 1, 24, 0, 0) + struct.pack("<6I", 0x32, 24, 1, 15 << 16, 15 << 16, 0)
MANUAL = '.Sh NAME\n.Nm ibstack\n.Nd "Lint and lay out documents."\n.Sh DESCRIPTION\nReads files.\n.Bl -tag\n'
FILES = {"LICENSE": "MIT License\n\nCopyright (c) 2026 the authors\n", "licenses/libxml2": "MIT", "CHANGELOG.md": "# 1\n",
         "sbom.spdx.json": "{}", "share/man/man1/ibstack.1": MANUAL, "share/zsh/site-functions/_ibstack": "#compdef\n"}
PROGRAMS = {"linux-x86_64": LINUX, "linux-aarch64": LINUX, "darwin-x86_64": MACOS, "darwin-arm64": MACOS}


def make_tarball(folder, platform, seconds=1700000000):
    name = f"ibstack-1.2.3-{platform}"
    with tarfile.open(folder / f"{name}.tar.gz", "w:gz") as tar:
        for path, content in {"bin/ibstack": PROGRAMS[platform], **FILES}.items():
            content = content if isinstance(content, bytes) else content.encode()
            member = tarfile.TarInfo(f"{name}/{path}")
            member.size, member.mtime = len(content), seconds
            tar.addfile(member, io.BytesIO(content))
    return Tarball(folder / f"{name}.tar.gz")


def make(folder, *words):
    """What the program says on standard error."""
    command = [sys.executable, "-B", str(Path(__file__).parent), *words, str(folder), "wheel", "bundle", "recipes"]
    return subprocess.run(command, capture_output=True, text=True).stderr


class PackagesTests(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def make_all(self):
        for platform in PROGRAMS:
            make_tarball(self.folder, platform)
        self.assertEqual(make(self.folder, "--repository", "somebody/ibstack", "--complete"), "")

    def test_a_wheel_is_for_the_oldest_platform_that_has_what_its_program_needs(self):
        self.assertEqual(wheel.platform(make_tarball(self.folder, "darwin-arm64")), "macosx_15_0_arm64")
        linux = make_tarball(self.folder, "linux-aarch64")
        self.assertEqual(wheel.platform(linux), f"manylinux_{linux.glibc.replace('.', '_')}_aarch64")

    def test_a_version_of_glibc_is_a_number(self):
        needs = "Name: GLIBC_2.9  Flags\n Name: GLIBC_2.34  Flags\n Name: GLIBC_2.4  Flags"
        with unittest.mock.patch("subprocess.run", return_value=subprocess.CompletedProcess([], 0, stdout=needs)):
            self.assertEqual(make_tarball(self.folder, "linux-x86_64").glibc, "2.34")

    def test_a_wheel_records_each_of_its_files(self):
        self.make_all()
        for path in self.folder.glob("*.whl"):
            with zipfile.ZipFile(path) as archive:
                record = {row[0]: row[1] for row in csv.reader(archive.read("ibstack-1.2.3.dist-info/RECORD").decode().splitlines())}
                self.assertEqual(set(record), set(archive.namelist()))
                for name, digest in record.items():
                    self.assertEqual(digest, "" if name.endswith("/RECORD") else wheel.digest(archive.read(name)))
                program = archive.getinfo("ibstack-1.2.3.data/scripts/ibstack")
                self.assertEqual(program.external_attr >> 16, 0o100755)

    def test_a_wheel_says_what_the_tarball_says(self):
        self.make_all()
        with zipfile.ZipFile(next(self.folder.glob("*macosx*arm64.whl"))) as archive:
            metadata = archive.read("ibstack-1.2.3.dist-info/METADATA").decode()
        self.assertIn("Summary: Lint and lay out documents\nLicense-Expression: MIT\n", metadata)

    def test_a_bundle_has_a_program_of_each_platform(self):
        self.make_all()
        with zipfile.ZipFile(self.folder / "ibstack.artifactbundle.zip") as archive:
            info = json.loads(archive.read("ibstack.artifactbundle/info.json"))
            variants = info["artifacts"]["ibstack"]["variants"]
            for variant in variants:
                archive.getinfo(f"ibstack.artifactbundle/{variant['path']}")
        triples = [triple for variant in variants for triple in variant["supportedTriples"]]
        self.assertEqual(
            triples, ["arm64-apple-macosx", "x86_64-apple-macosx", "aarch64-unknown-linux-gnu", "x86_64-unknown-linux-gnu"])

    def test_recipes_of_a_complete_release_have_no_placeholder(self):
        self.make_all()
        with zipfile.ZipFile(self.folder / "recipes.zip") as archive:
            texts = {name: archive.read(name).decode() for name in archive.namelist()}
        for name, text in texts.items():
            self.assertNotRegex(text, r"@[A-Z0-9-]+(:[a-z0-9_-]+)?@", name)
        self.assertIn("https://github.com/somebody/ibstack/releases/download/v1.2.3/", texts["homebrew/Formula/ibstack.rb"])
        self.assertNotIn("language: system", texts["pre-commit/.pre-commit-hooks.yaml"])
        self.assertEqual(texts["pre-commit/.pre-commit-hooks.yaml"].count("language: python"), 2)

    def test_recipes_of_one_platform_say_which_they_lack(self):
        make_tarball(self.folder, "linux-x86_64")
        make(self.folder)
        self.assertIn("@SHA256:darwin-arm64@", (self.folder / "install.sh").read_text())
        self.assertIn("no tarball for darwin-arm64 and darwin-x86_64 and linux-aarch64", make(self.folder, "--complete"))

    def test_packages_depend_on_the_tarballs_alone(self):
        self.make_all()
        before = (self.folder / "SHA256SUMS").read_text()
        make(self.folder, "--repository", "somebody/ibstack")
        self.assertEqual((self.folder / "SHA256SUMS").read_text(), before)


if __name__ == "__main__":
    unittest.main()
