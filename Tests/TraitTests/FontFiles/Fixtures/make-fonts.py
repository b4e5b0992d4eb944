#!/usr/bin/env python3
"""Makes the fonts that the tests read: a few square glyphs of round widths. pip install fonttools"""

import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern { pos A V -100; } kern;
feature liga { sub f i by f_i; } liga;
"""
CHARACTERS = {" ": "space", "A": "A", "V": "V", "f": "f", "i": "i"}
WIDTHS = {".notdef": 500, "space": 250, "A": 700, "V": 600, "f": 300, "i": 200, "f_i": 450}


def glyph(width):
    pen = TTGlyphPen(None)
    if width:
        pen.moveTo((50, 0)), pen.lineTo((50, 500)), pen.lineTo((width - 50, 500)), pen.closePath()
    return pen.glyph()


def builder(style, extra):
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(WIDTHS))
    font.setupCharacterMap({ord(character): name for character, name in CHARACTERS.items()})
    widths = {name: width + extra for name, width in WIDTHS.items()}
    font.setupGlyf({name: glyph(width) for name, width in widths.items()})
    font.setupHorizontalMetrics({name: (width, 50) for name, width in widths.items()})
    font.setupHorizontalHeader(ascent=900, descent=-300, lineGap=50)
    # USE_TYPO_METRICS, with other values than hhea's: Apple's systems ignore both.
    font.setupOS2(
        version=4, fsSelection=0xC0, sTypoAscender=700, sTypoDescender=-200, sTypoLineGap=200, usWinAscent=950,
        usWinDescent=350)
    font.setupNameTable({
        "familyName": "Test Sans", "styleName": style, "fullName": f"Test Sans {style}", "psName": f"TestSans-{style}",
    })
    font.setupPost()
    font.addOpenTypeFeatures(FEATURES)
    font.font["head"].created = font.font["head"].modified = 3_000_000_000
    font.font.recalcTimestamp = False
    return font


def save(font, name):
    font.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), name))


regular, bold = builder("Regular", 0), builder("Bold", 40)
save(regular, "TestSans-Regular.ttf")
collection = TTCollection()
collection.fonts = [regular.font, bold.font]
save(collection, "TestSans.ttc")

variable = builder("Regular", 0)
axes = [("wght", 400, 400, 700, "Weight")]
variable.setupFvar(axes, [
    {"location": {"wght": 400}, "stylename": "Regular"}, {"location": {"wght": 700}, "stylename": "Bold"},
])
# The last four points of a glyph are its origin, its advance and those of vertical text.
variable.setupGvar({
    name: [TupleVariation({"wght": (0, 1, 1)}, [(0, 0)] * 3 + [(0, 0), (40, 0), (0, 0), (0, 0)])] for name in WIDTHS
})
save(variable, "TestSansVariable.ttf")
