import NibDecoder
import StackModel

extension Rule {
  static let fontSizeNotAllowed = Rule(
    "font-size-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A font is smaller or larger than a team wants",
    rationale: """
      Apple's Human Interface Guidelines call 11 points the smallest size that can be read on iPhone and iPad, and 10 on
      the Mac. Text styles, whose size is the user's choice, and the Mac's fonts for small controls are left out.
      """,
    options: [
      RuleOption("minimum", .number(11), "smallest size in points"),
      RuleOption("minimum-on-mac", .number(10), "smallest size in points in documents for macOS"),
      RuleOption("maximum", .number(1000), "largest size in points"),
    ],
    examples: [
      .bad(
        """
        <label text="Terms apply" id="a">
          <fontDescription key="fontDescription" type="system" pointSize="⟦8⟧"/>
        </label>
        """, in: .xib),
      .good(
        """
        <label text="Terms apply" id="a">
          <fontDescription key="fontDescription" type="system" pointSize="11"/>
        </label>
        """, in: .xib),
      .good(
        """
        <textFieldCell id="a"><font key="font" metaFont="miniSystem" size="9"/></textFieldCell>
        """, in: .macXib),
    ]
  ) { document, options in
    let isMac = document.document.nib.kind.platform == .macOS
    let (minimum, maximum) = (options.number(isMac ? "minimum-on-mac" : "minimum"), options.number("maximum"))
    return document.fonts.compactMap { font in
      guard let size = font.fontSize, size > 0, size < minimum || size > maximum, !font.isOfSmallControl else {
        return nil
      }
      let limit =
        size < minimum ? "less than the smallest, \(minimum.short)" : "more than the largest, \(maximum.short)"
      return Finding("a font of \(size.short) points, \(limit)", at: font.valueRange(font.fontSizeAttribute))
    }
  }
}
