"""Packages for Debian and Ubuntu."""

import gzip
import hashlib
import os
import subprocess
import tempfile
import textwrap
from email.utils import formatdate
from pathlib import Path

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# Where Debian keeps what zsh and fish complete.
FOLDERS = {"zsh/site-functions": "zsh/vendor-completions"}
LINKED = "\n\nWhat is linked in has licenses of its own: /usr/share/doc/ibstack/licenses.\n"
OVERRIDES = """\
# A release is one program, for every distribution: it has its libraries in it, and its SBOM names their versions.
ibstack: embedded-library
# As the argument parser writes them.
ibstack: bad-whatis-entry
ibstack: bash-completion-with-hashbang
"""


def make(tarballs, folder, repository):
    return [make_one(tarball, folder, repository) for tarball in tarballs if tarball.system == "linux"]


def make_one(tarball, folder, repository):
    architecture = ARCHITECTURES[tarball.machine]
    path = folder / f"ibstack_{tarball.version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as staging:
        root = Path(staging)
        sums = ""
        for name, content in files(tarball, repository).items():
            file = root / name
            file.parent.mkdir(mode=0o755, parents=True, exist_ok=True)
            file.write_bytes(content)
            file.chmod(0o755 if name == "usr/bin/ibstack" else 0o644)
            sums += f"{hashlib.md5(content).hexdigest()}  {name}\n"
        control = root / "DEBIAN"
        control.mkdir(mode=0o755)
        (control / "md5sums").write_text(sums)
        (control / "control").write_text(fields(tarball, architecture, repository, root))
        for file in control.iterdir():
            file.chmod(0o644)
        root.chmod(0o755)
        # One thread, as the output depends on their number.
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", staging, str(path)], check=True,
            stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(tarball.time)})
    return path


def files(tarball, repository):
    packed = {"usr/bin/ibstack": tarball.program}
    for path, content in tarball.below("share").items():
        for folder, other in FOLDERS.items():
            path = path.replace(folder, other)
        if path.startswith("man/"):
            path, content = path + ".gz", gzip.compress(content, mtime=0)
        packed[f"usr/share/{path}"] = content
    documentation = "usr/share/doc/ibstack"
    packed[f"{documentation}/changelog.gz"] = gzip.compress(changelog(tarball, repository).encode(), mtime=0)
    packed[f"{documentation}/CHANGELOG.md.gz"] = gzip.compress(tarball.files["CHANGELOG.md"], mtime=0)
    packed[f"{documentation}/sbom.spdx.json"] = tarball.files["sbom.spdx.json"]
    packed |= {f"{documentation}/{path}": content for path, content in tarball.licenses.items() if path != "LICENSE"}
    packed[f"{documentation}/copyright"] = tarball.files["LICENSE"] + LINKED.encode()
    packed["usr/share/lintian/overrides/ibstack"] = OVERRIDES.encode()
    return packed


def maintainer(tarball, repository):
    return f"{tarball.authors} <{repository.split('/')[0]}@users.noreply.github.com>"


def changelog(tarball, repository):
    """In Debian's form; people read CHANGELOG.md."""
    return f"""\
ibstack ({tarball.version}) unstable; urgency=medium

  * Release {tarball.version}, as CHANGELOG.md describes it.

 -- {maintainer(tarball, repository)}  {formatdate(tarball.time)}
"""


def fields(tarball, architecture, repository, root):
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file())
    description = textwrap.indent(textwrap.fill(tarball.description, 79), " ")
    return f"""\
Package: ibstack
Version: {tarball.version}
Architecture: {architecture}
Maintainer: {maintainer(tarball, repository)}
Installed-Size: {-(-size // 1024)}
Depends: libc6 (>= {tarball.glibc})
Recommends: git
Section: devel
Priority: optional
Homepage: https://github.com/{repository}
Description: {tarball.summary}
{description}
"""
