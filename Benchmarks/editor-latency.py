#!/usr/bin/env python3
"""How long an editor waits for `ibstack lsp`: editor-latency.py PROGRAM [VIEWS]

Opens a document of our own with some views, types into it, and prints medians and 95th percentiles in milliseconds.
"""

import json
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time


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


class Server:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.id = 0
        self.request("initialize", {"capabilities": {}, "workspaceFolders": [{"uri": f"file://{folder}", "name": ""}]})

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        size = 0
        while (line := self.process.stdout.readline().strip()):
            size = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(size))

    def request(self, method, params):
        self.id += 1
        self.send(id=self.id, method=method, params=params)
        while (message := self.receive()).get("id") != self.id:
            pass
        return message["result"]

    def diagnostics(self, version):
        while (message := self.receive()).get("params", {}).get("version") != version:
            pass


def figures(name, times):
    times = sorted(1000 * t for t in times)
    print(f"{name:12} median {statistics.median(times):6.1f} ms, 95 % {times[len(times) * 95 // 100]:6.1f} ms")


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with tempfile.TemporaryDirectory() as folder:
        text = document(count)
        path = pathlib.Path(folder) / "Labels.xib"
        path.write_text(text)
        server = Server(program, folder)
        uri = f"file://{path}"
        server.send(method="textDocument/didOpen", params={
            "textDocument": {"uri": uri, "languageId": "xml", "version": 1, "text": text}})
        server.diagnostics(1)
        lines = text.split("\n")
        places = [(number, line.index('text="') + 6) for number, line in enumerate(lines) if 'text="' in line]
        edits, hovers, hovered = [], [], []
        for version in range(2, 102):
            line, column = places[version * 7 % len(places)]
            start = time.perf_counter()
            place = {"line": line, "character": column}
            server.send(method="textDocument/didChange", params={
                "textDocument": {"uri": uri, "version": version},
                "contentChanges": [{"range": {"start": place, "end": place}, "text": "x"}]})
            server.diagnostics(version)
            edits.append(time.perf_counter() - start)
            for times in (hovers, hovered):
                start = time.perf_counter()
                server.request("textDocument/hover", {
                    "textDocument": {"uri": uri}, "position": {"line": line, "character": 20}})
                times.append(time.perf_counter() - start)
        figures("diagnostics", edits)
        figures("first hover", hovers)
        figures("hover", hovered)
        server.request("shutdown", None)
        server.send(method="exit")
        server.process.wait()
        print(f"memory       {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:6.0f} MB")


main()
