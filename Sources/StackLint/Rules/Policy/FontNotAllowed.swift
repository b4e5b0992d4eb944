import NibDecoder
import StackModel

extension Rule {
  static let fontNotAllowed = Rule(
    "font-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A font is none of those that a team uses",
    rationale: """
      Fonts that come in with a copied view make an app heavier and uneven, and one that is not installed is replaced
      without a word. Name the fonts to use, with a size where only that size is meant; system fonts and text styles are
      allowed unless `system-fonts` is false.
      """,
    options: [
      RuleOption("fonts", .words([]), "fonts to use, `Name` for all sizes or `Name Size` for one"),
      RuleOption("system-fonts", .flag(true), "whether system fonts and text styles may be used"),
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
      guard let name = font["name"], !name.hasPrefix(".") else {
        let isAllowed = options.flag("system-fonts")
        return isAllowed ? nil : Finding("a system font; use one of the fonts of the app", at: font.range)
      }
      let size = font.fontSize.map { "\(name) \($0.short)" } ?? name
      guard !fonts.contains(name), !fonts.contains(size) else { return nil }
      return Finding("\(size) is none of the fonts to use", at: font.range)
    }
  }
}
