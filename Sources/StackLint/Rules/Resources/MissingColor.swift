import NibDecoder

extension Rule {
  static let missingColor = Rule(
    "missing-color", .resources, .warning, isFixUnsafe: true,
    summary: "A named color does not exist in the project",
    rationale: """
      The document contains a copy of the color, so it looks right until somebody switches to dark mode or changes the
      color that replaced it. The rule searches the project's asset catalogs and knows the system's colors. A color
      that code may replace is a notice, and one that the view's own class sets is not reported. The unsafe fix finishes
      a rename that was made in the catalog only: it names the color of nearly the same name that no document has yet.
      `ibstack rename` renames it everywhere at once.
      """,
    needs: [.assets, .sources, .documents],
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
    let unknown = document.elements["color"].filter { color in
      guard let name = color.written("name"), color["catalog"] == nil, color["systemColor"] == nil else { return false }
      return assets.colorFiles[name] == nil && !document.isSetByItsClass(color)
    }
    let meant = HalfRenamedNames(document, project).assets(
      .color, meantBy: Set(unknown.compactMap { $0.written("name") }))
    return unknown.compactMap { color in
      guard let name = color.written("name") else { return nil }
      let other = meant[name]
      let hint = (other ?? suggestions.next(for: name, within: 2)).map { "; did you mean \($0)?" } ?? ""
      let isReplaced = document.mayReplace(color)
      let places = other == nil ? [] : document.colorNames.filter { $0.value == name }
      return Finding(
        "\(name) is not a color of the project\(isReplaced && other == nil ? "; code may set another one" : hint)",
        at: color.valueRange("name"), fixIts: other.map { HalfRenamedNames.renaming(places, to: $0) } ?? [],
        mayBeChangedByCode: isReplaced)
    }
  }
}

extension LintedDocument {
  /// The names of colors of asset catalogs, in the list at the end of the document too.
  fileprivate var colorNames: [DocumentAttribute] {
    document.nib.attributes(named: ["name"]).filter {
      $0.element.name == "namedColor" || $0.element.name == "color" && $0.element["catalog"] == nil
    }
  }

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
