"""A finding beside its screen, as SVG: the first error of a document, its notes, and the picture with all measures.

    python3 Scripts/finding-picture.py IBSTACK DOCUMENT > finding.svg
"""

import json
import re
import subprocess
import sys
import xml.sax.saxutils

WIDTH, HEIGHT = 880, 330
TEXT = 420  # where the text starts
COLUMNS = 49  # of the text
SANS = "-apple-system,'Segoe UI','Helvetica Neue',Inter,Arial,sans-serif"
MONO = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"


def wrap(text, columns):
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > columns:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


class Column:
    def __init__(self):
        self.parts, self.y = [], 44

    def add(self, text, size, leading, family=SANS, color="#1f2328", weight=400):
        for line in text:
            self.parts.append(
                f'<text x="{TEXT}" y="{self.y:g}" font-family="{family}" font-size="{size}" font-weight="{weight}"'
                f' fill="{color}" xml:space="preserve">{xml.sax.saxutils.escape(line)}</text>')
            self.y += leading

    def skip(self, height):
        self.y += height


def output(*words):
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr)
    return run.stdout


ibstack, document = sys.argv[1:]
picture = output(ibstack, "render", document, "--layers", "constraints,findings")
findings = [json.loads(line) for line in output(ibstack, "lint", "--format", "jsonl", document).splitlines()]
finding = next(each for each in findings if each["severity"] == "error")

column = Column()
column.add([f"{document.rsplit('/', 1)[-1]}, line {finding['line']}"], 14, 30, color="#59636e")
column.add(wrap(finding["message"][0].upper() + finding["message"][1:], COLUMNS), 19, 27, weight=600, color="#b42318")
column.skip(12)
for note in finding["notes"]:
    column.add(wrap(note["message"], 46), 15, 24, family=MONO)
column.skip(14)
column.add([f"ibstack lint · {finding['rule']}"], 14, 24, color="#59636e")

screen = re.sub(r"<svg [^>]*>", f'<svg x="12" y="12" width="375" height="{HEIGHT - 13}" viewBox="0 0 375 {HEIGHT - 13}">', picture, count=1)
print(
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    f"<title>{xml.sax.saxutils.escape(finding['message'])}</title>"
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#ffffff"/>'
    f'<rect x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="10" fill="none" stroke="#d1d9e0"/>'
    f"{screen.strip()}{''.join(column.parts)}</svg>")
