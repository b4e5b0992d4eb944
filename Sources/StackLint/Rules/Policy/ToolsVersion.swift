import StackModel

extension Rule {
  static let toolsVersion = Rule(
    "tools-version", .policy, .warning, isOptIn: true,
    summary: "A document was saved by another version of Xcode than the team agreed on",
    rationale: """
      An older version may not open what a newer one saved, and switching between them causes large diffs. Save the
      document with a version in the range. The number is the document's `toolsVersion`, from Xcode 16 on the version
      of its plug-in.
      """,
    options: [
      RuleOption(
        "minimum", .number(Double(InterfaceBuilderRelease.xcode11.rawValue)), "the oldest allowed version"),
      RuleOption("maximum", .number(0), "the newest allowed version, 0 for any"),
    ],
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="⟦10117⟧">
          <objects/>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
          <objects/>
        </document>
        """),
    ]
  ) { document, options in
    guard let root = document.elements["document"].first, let range = root.valueRange("toolsVersion") else { return [] }
    let version = document.document.settings.toolsVersion
    let (minimum, maximum) = (bound(options.number("minimum")), bound(options.number("maximum")))
    if version < minimum {
      return [Finding("saved by version \(version); expected \(minimum) or newer", at: range)]
    }
    guard maximum > 0, version > maximum else { return [] }
    return [Finding("saved by version \(version); expected \(maximum) or older", at: range)]
  }

  private static func bound(_ number: Double) -> Int {
    Int(clamping: number, to: 0...InterfaceBuilderVersion.newest.number)
  }
}
