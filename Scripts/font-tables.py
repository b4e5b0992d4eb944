#!/usr/bin/env python3
"""Writes the table of a font family's metrics from its font files: Sources/StackModel/Typography/Families/NAME.txt.

    pip install fonttools uharfbuzz
    Scripts/font-tables.py --license OFL "Source Sans Pro" SourceSansPro-*.otf > SourceSansPro.txt

Takes the upright faces from light to black of static fonts and of variable ones. Only facts come out: advances, line
metrics, and how far pairs of characters are kerned, in thousandths of the size. Sources/EmbeddedFiles/Fonts.c lists the
files.
"""

import argparse
import shlex
import string
import sys
import textwrap

import uharfbuzz
from fontTools.ttLib import TTFont

# The characters of a face's advances: FontFace.characters in Swift.
CHARACTERS = "".join(map(chr, range(32, 127))) + "‘’“”–—…•€£©®°·«»"
WEIGHTS = {300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy", 900: "black"}
STYLES = {
    "light": 300, "regular": 400, "book": 400, "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
    "extrabold": 800, "heavy": 800, "black": 900,
}
LETTERS = string.ascii_letters
MARKS = ".,:;-'/()?!&‘’“”–"


class Face:
    """One face of a font file, at a weight of its own or of its weight axis."""

    def __init__(self, path, weight, is_variable):
        self.weight = weight
        self.face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        self.font = uharfbuzz.Font(self.face)
        if is_variable:
            self.font.set_variations({"wght": weight})
        self.advances = [self.width(character) for character in CHARACTERS]

    def width(self, text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer)
        return sum(position.x_advance for position in buffer.glyph_positions) * 1000 / self.face.upem

    def kerning(self, pair):
        left, right = (self.advances[CHARACTERS.index(character)] for character in pair)
        return self.width(pair) - left - right


def faces(paths):
    found, metrics = {}, None
    for path in paths:
        font = TTFont(path, lazy=True)
        name = font["name"]
        style = (name.getDebugName(17) or name.getDebugName(2) or "").lower().replace(" ", "")
        if font["post"].italicAngle != 0 or "italic" in style:
            continue
        if "fvar" in font:
            axis = next(axis for axis in font["fvar"].axes if axis.axisTag == "wght")
            weights = [weight for weight in WEIGHTS if axis.minValue <= weight <= axis.maxValue]
            found.update({weight: Face(path, weight, True) for weight in weights})
        elif style in STYLES:
            found.setdefault(STYLES[style], Face(path, STYLES[style], False))
        if style in ("", "regular", "book", "roman") or "fvar" in font or not metrics:
            metrics = (font["hhea"].ascent, -font["hhea"].descent, font["head"].unitsPerEm)
    return [found[weight] for weight in sorted(found)], metrics


def pairs():
    """What stands side by side in text: no lower case before upper case, no two marks."""
    for left in LETTERS + MARKS + " " + string.digits:
        for right in LETTERS + MARKS + " " + string.digits:
            kinds = "".join("d" if c.isdigit() else "l" if c.islower() else "u" if c.isalpha() else "m" for c in left + right)
            if kinds in ("uu", "ul", "ll", "lm", "ml", "um", "mu", "dd", "dm", "md"):
                yield left + right


def kerning_lines(face, threshold):
    """A line: a left character, then right characters with their adjustment; an underscore is a space."""
    table = {}
    for pair in pairs():
        value = round(face.kerning(pair))
        if abs(value) >= threshold:
            left, right = pair.replace(" ", "_")
            table.setdefault(left, {}).setdefault(value, []).append(right)
    for left, values in table.items():
        line = left
        for value, rights in sorted(values.items()):
            group = f" {''.join(rights)}{value:+d}"
            if len(line) + len(group) > 110:
                yield line
                line = left
            line += group
        yield line


def wrapped(values):
    return textwrap.fill(" ".join(f"{value:g}" for value in values), 112, initial_indent="  ", subsequent_indent="  ")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--license", required=True)
    parser.add_argument("--alias", action="append", default=[], help="another name that documents have for the family")
    parser.add_argument("--threshold", type=int, default=4, help="kerning below so many thousandths is left out")
    parser.add_argument("family")
    parser.add_argument("files", nargs="+", help="font files of the family, .ttf or .otf")
    options = parser.parse_args()
    found, (ascender, descender, unit) = faces(options.files)
    regular = min(found, key=lambda face: abs(face.weight - 450))
    arguments = shlex.join(argument for argument in sys.argv[1:] if argument not in options.files)
    print("# Written by Scripts/font-tables.py", arguments, "FONTS")
    print("family", "|".join(dict.fromkeys([options.family, options.family.replace(" ", ""), *options.alias])))
    print(f"ascender {ascender / unit:.5g}\ndescender {descender / unit:.5g}")
    kerning = list(kerning_lines(regular, options.threshold))
    if kerning:
        print("kerning")
        print("\n".join("  " + line for line in kerning))
    for face in found:
        print(WEIGHTS[face.weight])
        print(wrapped([round(advance) for advance in face.advances]))


main()
