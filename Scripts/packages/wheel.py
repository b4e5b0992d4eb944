"""Wheels for PyPI: the program, manual pages and completions, without a line of Python."""

import base64
import hashlib

import archive


def make(tarballs, folder, _):
    return [make_one(tarball, folder) for tarball in tarballs]


def make_one(tarball, folder):
    tag = f"py3-none-{platform(tarball)}"
    data, info = (f"ibstack-{tarball.version}.{kind}" for kind in ("data", "dist-info"))
    files = {f"{data}/scripts/ibstack": tarball.program}
    files |= {f"{data}/data/share/{path}": content for path, content in tarball.below("share").items()}
    files |= {f"{info}/licenses/{path}": content for path, content in tarball.licenses.items()}
    if "sbom.spdx.json" in tarball.files:
        files[f"{info}/sboms/sbom.spdx.json"] = tarball.files["sbom.spdx.json"]
    files[f"{info}/METADATA"] = lines(
        "Metadata-Version: 2.4", "Name: ibstack", f"Version: {tarball.version}", f"Summary: {tarball.summary}",
        f"License-Expression: {tarball.license}", *(f"License-File: {path}" for path in tarball.licenses))
    files[f"{info}/WHEEL"] = lines("Wheel-Version: 1.0", "Generator: ibstack", "Root-Is-Purelib: false", f"Tag: {tag}")
    record = f"{info}/RECORD"
    files[record] = lines(*(f"{path},{digest(content)},{len(content)}" for path, content in files.items()), f"{record},,")
    return archive.write(folder / f"ibstack-{tarball.version}-{tag}.whl", files, tarball.time)


def platform(tarball):
    """The oldest platform that runs the program, by what the program needs."""
    if tarball.system == "linux":
        return f"manylinux_{tarball.glibc.replace('.', '_')}_{tarball.machine}"
    return f"macosx_{tarball.macos.replace('.', '_')}_{tarball.machine}"


def digest(content):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def lines(*texts):
    return "".join(text + "\n" for text in texts).encode()
