import NibDecoder
import StackModel
import Support

extension Rule {
  static let fontNotAllowed = Rule(
    "font-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A font is not one of those that the team uses",
    rationale: """
      Fonts that arrive with a copied view make an app larger and inconsistent, and a font that is not installed is
      replaced silently. List the fonts to use, with a size if only that size is allowed. System fonts and text styles
      are allowed unless `system-fonts` is false.
      """,
    options: [
      RuleOption("fonts", .words([]), "the allowed fonts, `Name` for all sizes or `Name Size` for one"),
      RuleOption("system-fonts", .flag(true), "whether system fonts and text styles are allowed"),
    ],
    examples: [
      .bad(
        """
        <label text="Title" id="a">
          ⟦<fontDescription key="fontDescription" name="Papyrus" family="Papyrus" pointSize="17"/>⟧
        </label>
        """, in: .xib),
      .bad(
        """
        <label text="Title" id="a">
          ⟦<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="15"/>⟧
        </label>
        """, in: .xib, options: ["fonts": .words(["Avenir-Book 14", "Avenir-Heavy"])]),
      .good(
        """
        <label text="Title" id="a">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """, in: .xib),
    ]
  ) { document, options in
    let fonts = Set(options.words("fonts"))
    return document.fonts.compactMap { font in
      // The system's own fonts have names too, such as `.SFUIText`.
      guard let name = font["name"], !name.hasBytePrefix(".") else {
        let isAllowed = options.flag("system-fonts")
        return isAllowed ? nil : Finding("system font; use one of the app's fonts", at: font.range)
      }
      let size = font.fontSize.map { "\(name) \($0.short)" } ?? name
      guard !fonts.contains(name), !fonts.contains(size) else { return nil }
      return Finding("\(size) is not one of the allowed fonts", at: font.range)
    }
  }
}
