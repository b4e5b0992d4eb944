#!/usr/bin/env python3
"""How long an editor waits for `ibstack lsp`: editor-latency.py PROGRAM [VIEWS]

Opens a document of our own with some views, types into it, and prints medians and 95th percentiles in milliseconds. Then opens
one of 250 documents in a project with 2,000 sources, copies of the samples, and prints how long the first diagnostics take.
"""

import os
import pathlib
import re
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))

from language_client import Client  # noqa: E402

DOCUMENTS, SOURCES = 250, 2000


def label(number):
    frame = f'x="{number % 20 * 18}" y="{number // 20 * 13}" width="16" height="12"'
    return f"""                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="{number}" \
textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
translatesAutoresizingMaskIntoConstraints="NO" id="l{number:04d}">
                    <rect key="frame" {frame}/>
                    <fontDescription key="fontDescription" type="system" pointSize="9"/>
                </label>
"""


def constraints(number):
    attributes = [("leading", number % 20 * 18), ("top", number // 20 * 13)]
    placed = [f'firstItem="l{number:04d}" firstAttribute="{name}" secondItem="root" secondAttribute="{name}" \
constant="{constant}" id="{name}-{number}"' for name, constant in attributes]
    return "".join(f"                <constraint {words}/>\n" for words in placed)


def document(count):
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
{"".join(map(label, range(count)))}            </subviews>
            <constraints>
{"".join(map(constraints, range(count)))}            </constraints>
        </view>
    </objects>
</document>
"""


def project(folder):
    """Copies of the samples, each with a class of its own.

    Returns a document.
    """
    samples = ROOT / "Samples"
    documents = sorted(path for path in samples.rglob("*") if path.suffix in (".storyboard", ".xib"))
    sources = [(samples / name).read_text() for name in (
        "Shop/CartController.swift", "Screen/Sources/Screen/ProfileScreen.swift", "Screen/Sources/Screen/Screen.swift")]
    for number in range(SOURCES):
        text = re.sub(r"(struct|class|enum|extension) (\w+)", rf"\g<1> \g<2>{number}", "\n".join(sources))
        (folder / f"Source{number}.swift").write_text(text)
    for number in range(DOCUMENTS):
        sample = documents[number % len(documents)]
        text = re.sub(r'customClass="(\w+)"', rf'customClass="\g<1>{number}"', sample.read_text())
        last = folder / f"{sample.stem}{number}{sample.suffix}"
        last.write_text(text)
    return last


def seconds(process):
    """What a process has taken of all cores."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process):
    """The most memory that a process had."""
    return int(re.search(r"VmHWM:\s+(\d+)", pathlib.Path(f"/proc/{process.pid}/status").read_text())[1]) / 1024


def figures(name, times):
    times = sorted(1000 * t for t in times)
    print(f"{name:12} median {statistics.median(times):6.1f} ms, 95 % {times[len(times) * 95 // 100]:6.1f} ms")


def type_and_hover(program, folder, count):
    text = document(count)
    path = folder / "Labels.xib"
    path.write_text(text)
    client, uri = Client(program, folder), path.as_uri()
    client.open(uri, text)
    client.diagnostics(uri, 1)
    lines = text.split("\n")
    places = [(number, line.index('text="') + 6) for number, line in enumerate(lines) if 'text="' in line]
    edits, hovers, hovered = [], [], []
    for version in range(2, 102):
        line, column = places[version * 7 % len(places)]
        start = time.perf_counter()
        place = {"line": line, "character": column}
        client.change(uri, version, [{"range": {"start": place, "end": place}, "text": "x"}])
        client.diagnostics(uri, version)
        edits.append(time.perf_counter() - start)
        for times in (hovers, hovered):
            start = time.perf_counter()
            client.request("textDocument/hover", {
                "textDocument": {"uri": uri}, "position": {"line": line, "character": 20}})
            times.append(time.perf_counter() - start)
    figures("diagnostics", edits)
    figures("first hover", hovers)
    figures("hover", hovered)
    print(f"memory       {megabytes(client.process):6.0f} MB")
    client.close()


def index(program, folder):
    path = project(folder)
    times, used = [], []
    for _ in range(5):
        start = time.perf_counter()
        client, uri = Client(program, folder), path.as_uri()
        client.open(uri, path.read_text())
        client.diagnostics(uri, 1)
        times.append(time.perf_counter() - start)
        used.append(seconds(client.process))
        memory = megabytes(client.process)
        client.close()
    print(f"first index of {DOCUMENTS} documents and {SOURCES} sources")
    print(f"             median {1000 * statistics.median(times):6.0f} ms, {1000 * statistics.median(used):.0f} ms of all cores")
    print(f"memory       {memory:6.0f} MB")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    for measure in (lambda folder: type_and_hover(program, folder, count), lambda folder: index(program, folder)):
        with tempfile.TemporaryDirectory() as folder:
            measure(pathlib.Path(folder).resolve())


main()
