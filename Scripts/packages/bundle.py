"""An artifact bundle, which has Swift's package manager use the program of a release: all platforms in one file."""

import json

import archive

TRIPLES = {("linux", "x86_64"): "x86_64-unknown-linux-gnu", ("linux", "aarch64"): "aarch64-unknown-linux-gnu",
           ("darwin", "x86_64"): "x86_64-apple-macosx", ("darwin", "arm64"): "arm64-apple-macosx"}


def make(tarballs, folder, _):
    variants, files = [], {}
    for tarball in tarballs:
        triple = TRIPLES[tarball.system, tarball.machine]
        variants.append({"path": f"{triple}/ibstack", "supportedTriples": [triple]})
        files[f"{triple}/ibstack"] = tarball.program
        files |= {f"{triple}/{path}": content for path, content in tarball.licenses.items()}
    artifact = {"type": "executable", "version": tarballs[0].version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"ibstack": artifact}}
    files = {"info.json": json.dumps(info, indent=2).encode() + b"\n", **files}
    inside = {f"ibstack.artifactbundle/{path}": content for path, content in files.items()}
    return [archive.write(folder / "ibstack.artifactbundle.zip", inside, tarballs[0].time)]
