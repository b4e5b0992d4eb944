"""What other package managers read, with the version and the checksums of a release: Integrations/Recipes filled in, and
beside them the plugins and hooks of this repository that they are about."""

import hashlib
import re
import sys
from pathlib import Path

import archive

ROOT = Path(__file__).resolve().parent.parent.parent
TEMPLATES = ROOT / "Integrations" / "Recipes"


def make(tarballs, folder, repository):
    tarball = tarballs[0]
    bundle = folder / "ibstack.artifactbundle.zip"
    if not bundle.exists():
        sys.exit("recipes name the checksum of the bundle: make it first")
    facts = {
        "VERSION": tarball.version, "SUMMARY": tarball.summary, "LICENSE": tarball.license,
        "LICENSE-IN-LOWERCASE": tarball.license.lower(), "REPOSITORY": repository, "OWNER": repository.split("/")[0],
        "SHA256:bundle": digest(bundle)}
    facts |= {f"SHA256:{each.system}-{each.machine}": digest(each.path) for each in tarballs}
    files = {str(path.relative_to(TEMPLATES)): filled(path, facts) for path in below(TEMPLATES)}
    files |= {f"swiftpm/{path.relative_to(ROOT)}": path.read_bytes() for path in below(ROOT / "Plugins")}
    files["pre-commit/.pre-commit-hooks.yaml"] = hooks((ROOT / ".pre-commit-hooks.yaml").read_text()).encode()
    for repository in ("swiftpm", "pre-commit", "homebrew"):
        files[f"{repository}/LICENSE"] = tarball.files["LICENSE"]
    # People download it, where it is not zipped.
    (folder / "install.sh").write_bytes(files.pop("install.sh"))
    return [folder / "install.sh", archive.write(folder / "recipes.zip", files, tarball.time)]


def below(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def filled(template, facts):
    """A checksum of a platform that is not in the release stays a placeholder, which nobody takes for a checksum."""
    return re.sub(r"@([A-Z0-9-]+(:[a-z0-9_-]+)?)@", lambda name: facts.get(name[1], name[0]), template.read_text()).encode()


def hooks(text):
    """The hooks that use an installed program, with one that pre-commit installs."""
    kept = [hook for hook in re.split(r"\n\n", text) if "language: system" in hook]
    return "\n\n".join(re.sub(r"^#.*\n", "", hook) for hook in kept).replace("language: system", "language: python").rstrip() + "\n"


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()
