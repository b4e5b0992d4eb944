#!/usr/bin/env python3
"""Runs ibstack on hostile documents, file names and configurations in every format, and reads the output with the readers
that people use: a terminal emulator, the command rules of GitHub and Azure, a renderer of GitHub's Markdown, and parsers of
CSV, XML, JSON and YAML. Reports whatever is out of its place.

    python3 Scripts/check-output.py .build/release/ibstack [--sarif-schema FILE]

Needs cmarkgfm, pyte, jsonschema and PyYAML (pip install cmarkgfm pyte jsonschema PyYAML).
"""

import argparse
import base64
import concurrent.futures
import csv
import html.parser
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree
import zlib

import cmarkgfm
import jsonschema
import pyte
import yaml

# What is put into names and texts; every one carries a mark, to be found again where it must not be.
PAYLOADS = {
    "line-feed": "PWN\n::error file=a::PWN",
    "carriage-return": "PWN\r::error::PWN",
    "crlf": "PWN\r\n\r\n# PWN\r\n\r\n/merge\r\n",
    "next-line": "PWN\u0085::error::PWN",
    "line-separator": "PWN\u2028::error::PWN",
    "paragraph-separator": "PWN\u2029::error::PWN",
    "leading-command": "  ::stop-commands::PWN",
    "old-command": "##[error]PWN",
    "azure": "##vso[task.complete result=Succeeded;]PWN",
    "azure-split": "#" + "##vso[task.setvariable variable=a]PWN",
    "percent": "%0A::error::PWN%0D%25",
    "escape": "\x1b[2J\x1b]0;PWN\x07PWN",
    "c1": "\u009b2J\u009d0;PWN\u009cPWN",
    "backspace": "ok\b\bPWN\x7f",
    "nul-like": "PWN\x01\x02",
    "bidi": "PWN\u202egnp.exe\u202c",
    "isolate": "\u2066PWN\u2069\u061c\u200f",
    "zero-width": "P\u200bWN\ufeff",
    "combining": "\u0301\u0338PWN",
    "joiner": "\u200dPWN",
    "tags": "PWN\U000e0041\U000e0042",
    "html": "<script>alert('PWN')</script><img src=x onerror=PWN>",
    "html-attribute": "\" onmouseover=\"PWN\" x='PWN'",
    "xml": "]]><PWN/><!--",
    "entity": "&#60;PWN&#62;&lt;&amp;",
    "markdown-heading": "\n# PWN\n",
    "markdown-link": "[PWN](https://evil.example)![x](https://evil.example/x.png)",
    "markdown-table": "PWN | error | PWN `|` \\| | x",
    "markdown-code": "`PWN`` ```\n@PWN",
    "mention": "@PWN-octocat please approve",
    "autolink": "https://evil.example/PWN www.evil.example ftp://evil.example a@evil.example",
    "reference": "closes #12, PWN/repo#3, GH-4",
    "emoji": ":PWN: :tada: :100:",
    "emphasis": "*PWN* _PWN_ ~~PWN~~ $PWN$",
    "csv": "PWN,\"PWN\",'PWN'",
    "csv-combining": ",\u0301PWN\"\u0301",
    "formula": "=HYPERLINK(\"https://evil.example\",\"PWN\")",
    "formula-at": "@SUM(1+1)PWN",
    "formula-wide": "\uff1dPWN",
    "json": "\\\"},{\"PWN\":\"\\u0000",
    "yaml": "PWN: {a: 1}\n- *PWN",
    "sarif": "[PWN](1) {0} {PWN}",
    "quote": "'\"PWN\"'\\",
    "backslash": "PWN\\",
    "long": "PWN " * 5000,
    "marks": "PWN" + "\u0301" * 3000,
    "subject": "<label> \"PWN\" (1) in PWN: [PWN]",
}

FORMATS = [
    "human", "concise", "xcode", "github", "gitlab", "sarif", "junit", "checkstyle", "json", "jsonl", "markdown", "html",
]

FORBIDDEN_IN_NAMES = "/\0"


def attribute(text):
    """A value of an attribute; what XML cannot hold is left out."""
    out = []
    for character in text:
        code = ord(character)
        if code < 0x20 and character not in "\t\n\r":
            continue
        if code < 0x20 or character in "&<>\"'" or code >= 0x7F:
            out.append(f"&#{code};")
        else:
            out.append(character)
    return "".join(out)


def document(text):
    """Findings of many kinds, all of which quote the text."""
    value = attribute(text)
    return f"""<stackView id="{value}" axis="{value}" spacing="{value}" width="100" userLabel="{value}">
  <label id="1{value}" text="{value}" userLabel="{value}" customClass="{value}" unknown="{value}">
    <fontDescription key="fontDescription" name="{value}" family="{value}" pointSize="{value}"/>
  </label>
  <button id="2{value}" title="{value}" userLabel="{value}">
    <state key="normal" title="{value}" image="{value}"/>
    <connections>
      <outlet property="{value}" destination="{value}" id="{value}"/>
      <action selector="{value}" destination="1{value}" eventType="{value}" id="4{value}"/>
    </connections>
  </button>
  <view id="3{value}" userLabel="{value}" width="40" height="1">
    <constraint firstAttribute="height" constant="2" identifier="{value}"/>
    <constraint firstAttribute="width" secondItem="{value}x" secondAttribute="{value}"/>
    <constraint firstItem="2{value}" firstAttribute="width" secondItem="3{value}" secondAttribute="width" multiplier="0.5"/>
  </view>
</stackView>
"""


def storyboard(text):
    value = attribute(text)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
useAutolayout="YES" initialViewController="{value}">
  <device id="retina4_7" orientation="portrait"/>
  <scenes><scene sceneID="{value}"><objects>
    <viewController id="{value}" storyboardIdentifier="{value}" customClass="{value}" title="{value}">
      <view key="view" id="v{value}"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><label id="l{value}" text="{value}" userLabel="{value}" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="5" y="6" width="7" height="8"/></label></subviews>
      </view>
      <connections><segue destination="{value}x" kind="{value}" identifier="{value}" id="s{value}"/></connections>
    </viewController></objects></scene></scenes>
  <resources><image name="{value}" width="16" height="16"/><namedColor name="{value}"/></resources>
</document>
"""


class Checker:
    def __init__(self, program, sarif_schema):
        self.program = str(pathlib.Path(program).resolve())
        self.sarif_schema = json.loads(pathlib.Path(sarif_schema).read_text()) if sarif_schema else None
        self.problems = []
        self.runs = 0
        self.page_frame = {}

    def run(self, folder, *arguments, status=(0, 1, 2), **options):
        result = subprocess.run(
            [self.program, *arguments], cwd=folder, capture_output=True, timeout=60, stdin=options.get("stdin", subprocess.DEVNULL)
        )
        self.runs += 1
        if result.returncode not in status:
            self.report(arguments, f"status {result.returncode}")
        texts = []
        for name, data in (("standard output", result.stdout), ("standard error", result.stderr)):
            try:
                texts.append(data.decode("utf-8"))
            except UnicodeDecodeError as error:
                self.report(arguments, f"{name} is not UTF-8: {error}")
                texts.append(data.decode("utf-8", "replace"))
        self.check_stream(arguments, texts[1], "standard error")
        return result.returncode, texts[0]

    def report(self, arguments, message):
        self.problems.append(f"ibstack {' '.join(map(ascii, arguments))}: {message}")

    # Streams -----------------------------------------------------------------

    def check_stream(self, arguments, text, name, commands=0):
        """No control characters, no commands but the expected ones, and every line on a terminal as it was sent."""
        for character in set(text):
            category = unicodedata.category(character)
            hidden = category in ("Cc", "Zl", "Zp", "Cs") or (category == "Cf" and character not in "\u200c\u200d")
            if hidden and character != "\n":
                self.report(arguments, f"{name} has U+{ord(character):04X}")
        # GitHub's runner: ActionCommand.TryParseV2 takes :: after leading blanks, TryParse takes ##[ anywhere; Azure's agent
        # takes ##vso[ anywhere. Both read a line at a time, and .NET ends lines at CR, LF and CRLF.
        found = 0
        for line in re.split(r"\r\n|\r|\n", text):
            if line.lstrip().startswith("::"):
                found += 1
            if re.search(r"##(vso)?\[", line, re.IGNORECASE):
                self.report(arguments, f"{name} has a command: {line!r}")
        if found != commands:
            self.report(arguments, f"{name} has {found} workflow commands instead of {commands}")
        self.check_terminal(arguments, text, name)

    def check_terminal(self, arguments, text, name):
        # A terminal's worth of lines; the characters of all others are checked already.
        lines = [line[:300] for line in text.split("\n")[:40]]
        width = max([len(line) * 2 for line in lines] + [1])
        screen = pyte.Screen(width, len(lines) + 1)
        stream = pyte.Stream(screen)
        stream.feed("\r\n".join(lines))
        if screen.title:
            self.report(arguments, f"{name} sets the title of a terminal")
        shown = [line.rstrip() for line in screen.display]
        for sent, line in zip(lines, shown):
            sent = unicodedata.normalize("NFC", sent.rstrip())
            # Wide characters leave a blank cell in the emulator's buffer; joined ones are drawn in one.
            if sent.isascii() and sent != line:
                self.report(arguments, f"{name} looks different on a terminal: {sent!r}, {line!r}")

    # Formats -----------------------------------------------------------------

    def check_format(self, arguments, form, text, expected):
        """Reads a report back, and compares it with the findings that JSON lists."""
        getattr(self, "check_" + form)(arguments, text, expected)

    def check_lines(self, arguments, text, expected):
        self.check_stream(arguments, text, "standard output")
        count = len(text.splitlines())
        if count != sum(1 + len(finding["notes"]) for finding in expected):
            self.report(arguments, f"{count} lines for {len(expected)} findings")

    check_concise = check_xcode = check_lines

    def check_human(self, arguments, text, expected):
        self.check_stream(arguments, text, "standard output")

    def check_github(self, arguments, text, expected):
        self.check_stream(arguments, text, "standard output", commands=len(expected))
        for line in text.splitlines():
            match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
            if not match:
                self.report(arguments, f"no annotation: {line!r}")
                continue
            for pair in match[2].split(","):
                if pair.split("=", 1)[0] not in ("file", "line", "col", "endColumn", "title"):
                    self.report(arguments, f"property {pair!r}")

    def parsed(self, arguments, text):
        self.check_stream(arguments, text, "standard output")
        try:
            return json.loads(text)
        except ValueError as error:
            self.report(arguments, f"no JSON: {error}")
            return None

    def check_json(self, arguments, text, expected):
        report = self.parsed(arguments, text) or {"documents": []}
        for finding in (finding for entry in report["documents"] for finding in entry["findings"]):
            self.check_object(arguments, finding)

    def check_object(self, arguments, finding):
        """Who a finding is about, in a length that a line has room for."""
        found = finding["object"]
        if found is None:
            return
        if set(found) != {"kind", "label", "class", "id"} or len(found["kind"]) > 80 or len(found["label"] or "") > 60:
            self.report(arguments, f"object {found!r}"[:300])

    def check_jsonl(self, arguments, text, expected):
        self.check_stream(arguments, text, "standard output")
        # str.splitlines ends lines at U+0085, U+2028 and U+2029 too, as some readers do.
        lines = text.splitlines()
        if len(lines) != len(expected):
            self.report(arguments, f"{len(lines)} lines for {len(expected)} findings")
        for line in lines:
            finding = self.parsed(arguments, line)
            if finding:
                self.check_object(arguments, finding)

    def check_gitlab(self, arguments, text, expected):
        issues = self.parsed(arguments, text) or []
        # The object stands at the start of a message, except in JSON.
        if [issue["description"][-12:] for issue in issues] != [finding["message"][-12:] for finding in expected]:
            self.report(arguments, "other messages than in JSON")

    def check_sarif(self, arguments, text, expected):
        log = self.parsed(arguments, text)
        if log is None:
            return
        if self.sarif_schema:
            for error in jsonschema.Draft7Validator(self.sarif_schema).iter_errors(log):
                self.report(arguments, f"SARIF: {error.message[:200]}")
        results = log["runs"][0]["results"]
        if len(results) != len(expected):
            self.report(arguments, f"{len(results)} results for {len(expected)} findings")
        for result, finding in zip(results, expected):
            names = result["locations"][0].get("logicalLocations", [])
            if [name["kind"] for name in names] != ["element"] * (finding["object"] is not None):
                self.report(arguments, f"SARIF: logical locations {names!r}"[:300])
            if re.search(r"(?<!\\)\[[^\]]*(?<!\\)\]\(", result["message"]["text"]):
                self.report(arguments, "SARIF: a link in a message")

    def check_xml(self, arguments, text, expected, path):
        self.check_stream(arguments, text, "standard output")
        try:
            root = xml.etree.ElementTree.fromstring(text)
        except xml.etree.ElementTree.ParseError as error:
            return self.report(arguments, f"no XML: {error}")
        if len(root.findall(path)) != len(expected):
            self.report(arguments, f"{len(root.findall(path))} elements for {len(expected)} findings")
        for element in root.iter():
            if "PWN" in element.tag or any("PWN" in key for key in element.attrib):
                self.report(arguments, f"element {element.tag}")

    def check_junit(self, arguments, text, expected):
        self.check_xml(arguments, text, expected, "testsuite/testcase")

    def check_checkstyle(self, arguments, text, expected):
        self.check_xml(arguments, text, expected, "file/error")

    def check_markdown(self, arguments, text, expected):
        self.check_stream(arguments, text, "standard output")
        page = MarkupReader(cmarkgfm.github_flavored_markdown_to_html(text))
        allowed = {"h2", "h3", "table", "thead", "tbody", "tr", "th", "td", "code"}
        if page.tags - allowed:
            self.report(arguments, f"Markdown renders {sorted(page.tags - allowed)}")
        if page.cells != 4 * len(expected):
            self.report(arguments, f"Markdown has {page.cells} cells for {len(expected)} findings")
        # What code hosts look for in text that is no code.
        for pattern in (r"@\w", r"#\d", r"https?://", r"www\.", r":\w+:", r"GH-\d"):
            if re.search(pattern, page.plain):
                self.report(arguments, f"Markdown has {pattern} outside of code: {page.plain!r}")
        for line in text.splitlines():
            if re.match(r"\s*/\w", line):
                self.report(arguments, f"Markdown has a quick action: {line!r}")

    def check_html(self, arguments, text, expected):
        self.check_stream(arguments, text, "standard output")
        page = MarkupReader(text)
        if page.open:
            self.report(arguments, f"HTML leaves open {page.open}")
        if len(page.ids) != len(set(page.ids)):
            self.report(arguments, f"HTML has ids {sorted(page.ids)}")
        # What stands outside of data is the same for all documents, but for the title.
        frame = re.sub(r"(?s)<title>[^<>]*</title>|<script type=[^>]*>[A-Za-z0-9+/=]*</script>\n", "", text)
        if frame != self.page_frame.setdefault("html", frame):
            self.report(arguments, "HTML has something of a document outside of its data")
        data = {
            name: json.loads(zlib.decompress(base64.b64decode(block, validate=True), -15))
            for name, block in re.findall(r'(?s)<script type="application/octet-stream" id="([^"]*)">([^<]*)</script>', text)
        }
        found = [finding for entry in data.pop("index")["documents"] for finding in entry["findings"]]
        if [finding["message"] for finding in found] != [finding["message"] for finding in expected]:
            self.report(arguments, f"HTML has {len(found)} findings instead of {len(expected)}, or other messages")
        for name, block in data.items():
            for scene in block["scenes"] if name.startswith("p") else []:
                if "picture" in scene:
                    self.check_picture(arguments, scene["picture"])

    def check_picture(self, arguments, text):
        """A picture that is XML, in which nothing runs and which loads nothing."""
        try:
            root = xml.etree.ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')
        except xml.etree.ElementTree.ParseError as error:
            return self.report(arguments, f"no SVG: {error}")
        for element in root.iter():
            name = element.tag.split("}")[-1]
            if name in ("script", "foreignObject", "a", "iframe") or any(key.startswith("on") for key in element.attrib):
                self.report(arguments, f"SVG has {name} {sorted(element.attrib)}")
            for key, value in element.attrib.items():
                if key.split("}")[-1] == "href" and not value.startswith(("#", "data:image/")):
                    self.report(arguments, f"SVG loads {value[:80]!r}")

    # Commands ----------------------------------------------------------------

    def check_case(self, folder, name):
        """One document through every command and format."""
        base = ("lint", "--config", "all.yml")
        _, text = self.run(folder, *base, "--format", "json", "--", name)
        report = self.parsed(base, text)
        expected = [finding for entry in (report or {"documents": []})["documents"] for finding in entry["findings"]]
        pathlib.Path(folder, "report.json").write_text(text)
        for form in FORMATS:
            arguments = (*base, "--format", form, "--", name)
            _, text = self.run(folder, *arguments)
            self.check_format(arguments, form, text, expected)
            arguments = ("merge-reports", "report.json", "--format", form)
            _, merged = self.run(folder, *arguments)
            self.check_format(arguments, form, merged, expected)
        arguments = (*base, "--statistics", "--", name)
        _, text = self.run(folder, *arguments)
        self.check_stream(arguments, text, "standard output")
        _, text = self.run(folder, "layout", "--format", "json", "--", name, status=(0, 1, 2, 64))
        pathlib.Path(folder, "measured.json").write_text(self.moved(text))
        for arguments in (
            ("layout", "--compare", "measured.json", "--", name),
            ("validate", "--", name),
            ("layout", "--", name),
            ("layout", "--constraints", "--", name),
            ("explain", "--", name, name),
            ("explain", "--", name, ":2"),
            ("explain", "--", name, ":3"),
            ("update-frames", "--check", "--", name),
            ("convert", "--", name),
            ("convert", "--scene", name, "--", name),
            ("fidelity", "--list", "9", "--", name),
            ("fidelity", "--format", "markdown", "--list", "9", "--", name),
            ("config", "show", "--", name),
            ("config", "check", "--", name),
            ("migrate", "--from", "iblinter", "--", name),
            ("layout", "--format", name, "--", name),
            ("rules", "--", name),
        ):
            _, text = self.run(folder, *arguments, status=(0, 1, 2, 64))
            self.check_stream(arguments, text, "standard output")
        for arguments in (
            ("layout", "--format", "json", "--constraints", "--", name),
            ("explain", "--format", "json", "--", name, ":2"),
            ("fidelity", "--format", "json", "--", name),
        ):
            status, text = self.run(folder, *arguments, status=(0, 1, 2, 64))
            if text:
                self.parsed(arguments, text)
        arguments = ("layout", "--format", "csv", "--", name)
        _, text = self.run(folder, *arguments)
        self.check_csv(arguments, text)

    @staticmethod
    def moved(text):
        """Frames as they were measured elsewhere, and of views that the document does not have."""
        layouts = json.loads(text)
        for document in layouts["documents"]:
            for view in document["views"]:
                view["frame"][0] += 9
            document["views"] += [{**view, "id": f"{view['label']}{view['id']}"} for view in document["views"]]
        return json.dumps(layouts)

    def check_csv(self, arguments, text):
        self.check_stream(arguments, text, "standard output")
        rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
        header = rows[0]
        if any(len(row) != len(header) for row in rows) or len(rows) != len(text.splitlines()):
            self.report(arguments, f"rows of {sorted({len(row) for row in rows})} fields, of {len(header)} columns")
        texts = [header.index(name) for name in ("path", "id", "element", "label", "parent", "viewPath", "text")]
        for cell in {row[column] for row in rows[1:] for column in texts}:
            if cell and cell[0] in "=+-@\t\r\uff1d\uff0b\uff0d\uff20":
                self.report(arguments, f"a formula: {cell!r}")

    def check_configurations(self, folder, payload):
        """Configurations that quote the text, read, shown and migrated."""
        files = {
            ".ibstack.yml": {"preset": payload, "rules": {payload: payload}, "exclude": [payload], "fonts": payload},
            "suppress.yml": {"suppress": [{"object": payload, "reason": payload}], "baseline": payload},
            "peer.yml": {"disabled_rules": [payload], "excluded": [payload], "reporter": payload},
            "peer.json": {"rules": {payload: payload}, "include_paths": [payload]},
        }
        for name, content in files.items():
            pathlib.Path(folder, name).write_text(json.dumps(content), encoding="utf-8")
        for arguments in (
            ("config", "check"),
            ("config", "check", "suppress.yml"),
            ("config", "show", "a.xml"),
            ("lint", "a.xml"),
            ("lint", "--config", "suppress.yml", "a.xml"),
        ):
            _, text = self.run(folder, *arguments, status=(0, 1, 2, 64))
            self.check_stream(arguments, text, "standard output")
        pathlib.Path(folder, ".ibstack.yml").unlink()
        for arguments in (("migrate", "--from", "iblinter", "peer.yml"), ("migrate", "peer.json")):
            status, text = self.run(folder, *arguments)
            self.check_stream(arguments, text, "standard output")
            if status == 0 and set(yaml.safe_load(text)) - {"preset", "include", "exclude", "rules", "overrides"}:
                self.report(arguments, f"YAML has {sorted(yaml.safe_load(text))}")


class MarkupReader(html.parser.HTMLParser):
    """What a page consists of."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes, self.cells, self.plain, self.depth = set(), set(), 0, "", 0
        self.ids, self.open = [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attributes}
        self.cells += tag == "td"
        self.ids += [value for name, value in attributes if name == "id"]
        if tag not in ("meta", "br", "img", "input"):
            self.open.append(tag)
        self.depth += tag == "code"

    def handle_endtag(self, tag):
        if self.open and self.open[-1] == tag:
            self.open.pop()
        self.depth -= tag == "code"

    def handle_data(self, text):
        if self.depth == 0:
            self.plain += text


def check_payload(checker, payload, is_quick):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "all.yml").write_text("preset: all\n")
        name = "".join(" " if character in FORBIDDEN_IN_NAMES else character for character in payload)
        name = name.encode()[:200].decode(errors="ignore")
        (root / "a.xml").write_text(document(payload), encoding="utf-8")
        (root / "b.storyboard").write_text(storyboard(payload), encoding="utf-8")
        (root / f"{name}.xml").write_text(document("plain"), encoding="utf-8")
        (root / f"{name}.xib").write_text("<view a='" + payload.replace("<", "") + "\n", encoding="utf-8")
        names = ["a.xml", f"{name}.xml", "b.storyboard", f"{name}.xib", f"{name}.missing"]
        for document_name in names[:2] if is_quick else names:
            checker.check_case(folder, document_name)
        checker.check_configurations(folder, payload)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--sarif-schema", help="the standard's JSON schema; without it SARIF is parsed only")
    parser.add_argument("--only", metavar="NAME", action="append", help="one payload; may be repeated")
    parser.add_argument("--quick", action="store_true", help="the text in one document and one file name only")
    options = parser.parse_args()
    payloads = {name: text for name, text in PAYLOADS.items() if name in (options.only or PAYLOADS)}
    checker = Checker(options.program, options.sarif_schema)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda payload: check_payload(checker, payload, options.quick), payloads.values()))
    for problem in checker.problems[:100]:
        print(problem)
    schema = "" if checker.sarif_schema else "; SARIF was not validated: --sarif-schema names the standard's schema"
    print(f"{len(payloads)} payloads, {checker.runs} runs, {len(checker.problems)} problems{schema}")
    return 1 if checker.problems else 0


if __name__ == "__main__":
    sys.exit(main())
