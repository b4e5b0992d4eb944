import NibDecoder

extension Rule {
  static let missingColor = Rule(
    "missing-color", .resources, .warning,
    summary: "A named color does not exist in the project",
    rationale: """
      The document contains a copy of the color, so it looks right until somebody switches to dark mode or changes the
      color that replaced it. The rule searches the project's asset catalogs and knows the system's colors. A color
      that code may replace is a notice, and one that the view's own class sets is not reported.
      """,
    needs: [.assets, .sources],
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
      .bad(
        """
        <view customClass="BadgeView" id="a">
          <subviews><view id="b"><color key="backgroundColor" name="⟦Acent⟧"/></view></subviews>
          <connections><outlet property="card" destination="b" id="c"/></connections>
        </view>
        """, in: .xib,
        beside: [
          "Colors.xcassets/Accent.colorset/Contents.json": "",
          "BadgeView.swift": """
          class BadgeView: UIView {
            @IBOutlet private var card: UIView!
            override func awakeFromNib() { card.backgroundColor = .accent }
          }
          """,
        ]),
    ]
  ) { document, _ in
    guard let project = document.project, case let assets = project.assets, !assets.isIncomplete,
      !assets.colorFiles.isEmpty || project.base?.assets.colorFiles.isEmpty == false
    else { return [] }
    var suggestions = project.suggestions(.color)
    return document.elements["color"].compactMap { color in
      guard let name = color.written("name"), color["catalog"] == nil, color["systemColor"] == nil,
        assets.colorFiles[name] == nil, !document.isSetByItsClass(color)
      else { return nil }
      let hint = suggestions.next(for: name, within: 2).map { "; did you mean \($0)?" } ?? ""
      let isReplaced = document.mayReplace(color)
      return Finding(
        "\(name) is not a color of the project\(isReplaced ? "; code may set another one" : hint)",
        at: color.valueRange("name"), mayBeChangedByCode: isReplaced)
    }
  }
}

extension LintedDocument {
  /// Whether the class of the object sets the color itself.
  fileprivate func isSetByItsClass(_ color: DocumentElement) -> Bool {
    guard let code, let property = color["key"], let object = color.parent?.nearestObject else { return false }
    return code.setsItself(property, object)
  }

  /// Whether code may set another color.
  fileprivate func mayReplace(_ color: DocumentElement) -> Bool {
    guard let code, let property = color["key"], let object = color.parent?.nearestObject else { return false }
    return code.maySet(property, of: object)
  }
}
