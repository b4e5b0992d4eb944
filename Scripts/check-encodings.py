#!/usr/bin/env python3
"""Checks that a release reads documents in every encoding, as the usual build does: the same output and exit status.

Usage: check-encodings.py RELEASED-PROGRAM USUAL-PROGRAM"""

import pathlib
import subprocess
import sys
import tempfile

# Encodings that libxml2 reads on its own; the others are iconv's, which is a part of libc with tables of its own.
BUILT_IN = {"UTF-8": "utf-8", "UTF-8 with BOM": "utf-8-sig", "UTF-16LE with BOM": "utf-16-le",
            "UTF-16BE with BOM": "utf-16-be", "ISO-8859-1": "iso8859-1", "US-ASCII": "ascii"}
ICONV = {"windows-1250": "cp1250", "windows-1251": "cp1251", "windows-1252": "cp1252", "ISO-8859-2": "iso8859-2",
         "ISO-8859-5": "iso8859-5", "ISO-8859-15": "iso8859-15", "KOI8-R": "koi8-r", "macintosh": "mac-roman",
         "Shift_JIS": "shift_jis", "EUC-JP": "euc_jp", "ISO-2022-JP": "iso2022_jp", "GB2312": "gb2312", "GBK": "gbk",
         "GB18030": "gb18030", "Big5": "big5", "EUC-KR": "euc_kr", "TIS-620": "tis-620", "IBM437": "cp437"}
# The first that an encoding has.
TEXTS = ["日本 語", "漢字", "Привет", "ไทย", "Grüße ÆØÅ", "Żółć", "plain"]
DOCUMENT = """<?xml version="1.0" encoding="{encoding}"?>
<stackView id="root" axis="vertical">
  <view id="a" userLabel="{text}"/>
  <view id="a"/>
</stackView>
"""


def encoded(label, codec):
    name = label.split(" ")[0].removesuffix("LE").removesuffix("BE")
    for text in TEXTS:
        try:
            content = DOCUMENT.format(encoding=name, text=text).encode(codec)
        except UnicodeEncodeError:
            continue
        marks = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}
        return marks.get(codec, b"") + content, text
    return sys.exit(f"{label}: no text can be written in it")


def run(program, path):
    done = subprocess.run([program, "validate", path.name], cwd=path.parent, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def main():
    released, usual = (str(pathlib.Path(program).resolve()) for program in sys.argv[1:])
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "document.xml"
        for label, codec in {**BUILT_IN, **ICONV}.items():
            content, text = encoded(label, codec)
            path.write_bytes(content)
            ours = run(released, path)
            is_read = text in "".join(ours[1:])
            print(f"{label:18} {'read' if is_read else 'not read'}")
            if not is_read and label in BUILT_IN:
                failures.append(f"{label}: the release cannot read it: {ours}")
            if ours != run(usual, path):
                failures.append(f"{label}: the release answers {ours}, the usual build {run(usual, path)}")
    sys.exit("\n".join(failures) if failures else None)


main()
