import NibDecoder

extension Rule {
  static let missingColor = Rule(
    "missing-color", .resources, .warning,
    summary: "A named colour that the project does not have",
    rationale: """
      The document keeps a copy of the colour as it was, so it looks right until somebody switches to dark mode, or
      changes the colour that took its place. The name is looked for in the project's asset catalogues; the system's
      colours are known to be there. Nothing is said of a project without any named colour.
      """,
    needs: .assets,
    examples: [
      .bad(
        """
        <view id="a"><color key="backgroundColor" name="⟦Acent⟧"/></view>
        """, in: .xib, beside: ["Colors.xcassets/Accent.colorset/Contents.json": ""]),
      .good(
        """
        <view id="a">
          <color key="backgroundColor" name="Accent"/>
          <color key="tintColor" systemColor="labelColor"/>
        </view>
        <view id="b"><color key="backgroundColor" name="labelColor" catalog="System" colorSpace="catalog"/></view>
        """, in: .xib, beside: ["Colors.xcassets/Accent.colorset/Contents.json": ""]),
    ]
  ) { document, _ in
    guard let assets = document.project?.assets, !assets.colors.isEmpty else { return [] }
    var suggestions = NameSuggestions(Array(assets.colors))
    return document.elements["color"].compactMap { color in
      guard let name = color.written("name"), color["catalog"] == nil, color["systemColor"] == nil,
        !assets.colors.contains(name)
      else { return nil }
      let hint = suggestions.next(for: name).map { "; did you mean \($0)?" } ?? ""
      return Finding("\(name) is no colour of the project\(hint)", at: color.valueRange("name"))
    }
  }
}
