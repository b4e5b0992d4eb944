import NibDecoder
import StackModel

extension Rule {
  static let fontSizeNotAllowed = Rule(
    "font-size-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A font is smaller or larger than the team allows",
    rationale: """
      According to Apple's Human Interface Guidelines, 11 points is the smallest legible size on iPhone and iPad, and 10
      on the Mac. The rule does not report text styles, whose size the user chooses, and the Mac's fonts for small
      controls.
      """,
    options: [
      RuleOption("minimum", .number(11), "the minimum size, in points"),
      RuleOption("minimum-on-mac", .number(10), "the minimum size in documents for macOS, in points"),
      RuleOption("maximum", .number(1000), "the maximum size, in points"),
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
        size < minimum ? "smaller than the minimum, \(minimum.short)" : "larger than the maximum, \(maximum.short)"
      return Finding("font of \(size.short) points, \(limit)", at: font.valueRange(font.fontSizeAttribute))
    }
  }
}
