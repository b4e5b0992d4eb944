import NibDecoder
import StackModel

extension Rule {
  static let fontSizeNotAllowed = Rule(
    "font-size-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A font is smaller or larger than a team wants",
    rationale: """
      Apple's Human Interface Guidelines call 11 points the smallest size that can be read on iPhone and iPad, and 10 on
      the Mac. Text styles, whose size is the user's choice, are left out.
      """,
    options: [
      RuleOption("minimum", .number(11), "smallest size in points"),
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
    ]
  ) { document, options in
    let (minimum, maximum) = (options.number("minimum"), options.number("maximum"))
    return document.fonts.compactMap { font in
      guard let size = font.fontSize, size < minimum || size > maximum else { return nil }
      let limit =
        size < minimum ? "less than the smallest, \(minimum.short)" : "more than the largest, \(maximum.short)"
      return Finding("a font of \(size.short) points, \(limit)", at: font.valueRange(font.fontSizeAttribute))
    }
  }
}
