#!/usr/bin/env python3
"""Prints a dictionary for libFuzzer, from the words that the sources know: make-dictionary.py interface-builder|configuration

    python3 Fuzzing/make-dictionary.py interface-builder > Fuzzing/interface-builder.dict
"""

import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources"

NUMBERS = """0 -0 1 -1 0.5 1000 1001 250 750 999.999 1e-320 5e-324 2.2250738585072014e-308 1e-308 1e15 1e19 3.5e38 1e155
    1.7976931348623157e308 1e308 1e309 nan inf -inf 0x1p-1074 2147483648 9223372036854775808 1:2 0:1 YES NO""".split()

MARKUP = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "/>", "</", "&amp;",
    "&#10;", "&#13;", "&#x85;", "&#x2028;", "&#x202E;", "&lt;", "<<<<<<< ", "=======", ">>>>>>> ", "\ufeff", "::error::",
    "##[error]", "##vso[task.complete]", "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "com.apple.InterfaceBuilder3.Cocoa.XIB", "iOS.CocoaTouch",
    "heightClass=compact", "widthClass=regular", "UTF-16", "iso-8859-1"]

YAML = ["preset:", "rules:", "only:", "overrides:", "paths:", "suppress:", "object:", "reason:", "variants:", "fonts:",
    "baseline:", "inherit:", "severity:", "off", "error", "warning", "notice", "&a", "*a", "<<:", "? ", "- ", "!!", "|\n",
    ">-\n", "---\n", "...\n", "{", "}", "[", "]", "**/", "!", "null", "~", "1e308", ".inf", ".nan", "0x10", "\\u2028",
    "disabled_rules:", "enabled_rules:", "excluded:", "included:", "\"rules\":", "\"include_paths\":", "\"paths\":",
    "\"rules_config\":", "\"excluded_rules\":"]


def words(pattern, folders):
    """What a pattern finds in the sources below some folders."""
    found = set()
    for folder in folders:
        for path in sorted((SOURCES / folder).rglob("*.swift")):
            for text in re.findall(pattern, path.read_text()):
                found.update(re.findall(r"[\w@.-]+", text))
    if not found:
        sys.exit(f"nothing in {', '.join(folders)} matches {pattern}; were they renamed?")
    return found


def interface_builder():
    folders = ["NibDecoder", "StackModel", "StackLint/Elements"]
    keys = words(r'(?:forKey|in|named|key): "(\w+)"', folders)
    cases = words(r"(?m)^ +case ([a-z][A-Za-z, ]+)$", folders)
    rows = (SOURCES / "NibDecoder/Vocabulary/Elements").rglob("*.txt")
    elements = {name for path in rows for name in re.findall(r"(?m)^([a-z]\w+) [A-Z-]", path.read_text())}
    return MARKUP + NUMBERS + [f'{key}="' for key in sorted(keys)] + sorted(cases | keys) + [
        f"<{name}" for name in sorted(elements)]


def configuration():
    rules = words(r'= Rule\(\s*"([\w-]+)"', ["StackLint/Rules"])
    rules |= words(r'(?m)^ +case \w+ = "([\w-]+)"$', ["Formats/XML/Diagnostics"])
    options = words(r'RuleOption\(\s*"([\w-]+)"', ["StackLint/Rules"])
    others = words(r'"([a-z_]+)"', ["StackLint/Migration"])
    return YAML + sorted(rules) + sorted(options) + sorted(others)


def quoted(word):
    """A word as libFuzzer reads it: bytes outside of ASCII, quotes and backslashes as hexadecimal digits."""
    return "".join(
        chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\x{byte:02X}" for byte in word.encode())


def main():
    dictionaries = {"interface-builder": interface_builder, "configuration": configuration}
    if len(sys.argv) != 2 or sys.argv[1] not in dictionaries:
        sys.exit(__doc__)
    print("# Written by make-dictionary.py.")
    for word in dict.fromkeys(dictionaries[sys.argv[1]]()):
        print(f'"{quoted(word)}"')


main()
