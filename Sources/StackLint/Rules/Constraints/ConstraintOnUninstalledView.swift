import NibDecoder

extension Rule {
  static let constraintOnUninstalledView = Rule(
    "constraint-on-uninstalled-view", .constraints, .warning,
    summary: "A constraint is installed where one of its items is not",
    rationale: """
      Interface Builder's "Constraint referencing items turned off in current configuration". In some size class, the
      variations uninstall a view but not its constraint. At run time, the constraint is removed with the view, so it
      does not hold the other item there. Uninstall the constraint in the same size classes as the view, and check that
      the remaining ones suffice. The rule checks all size classes, whatever device the document is viewed as.
      """,
    examples: [
      .bad(
        """
        <view id="root">
          <subviews>
            <view id="a"/>
            <view id="b"/>
          </subviews>
          <constraints>
            ⟦<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="b-a"/>⟧
          </constraints>
          <variation key="default">
            <mask key="subviews">
              <exclude reference="a"/>
            </mask>
          </variation>
        </view>
        """, in: .xib),
      .bad(
        """
        <view id="root">
          <subviews>
            <view id="a"/>
          </subviews>
          <constraints>
            ⟦<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="a-top"/>⟧
          </constraints>
          <variation key="heightClass=compact">
            <mask key="subviews">
              <exclude reference="a"/>
            </mask>
          </variation>
        </view>
        """, in: .xib),
      .good(
        """
        <view id="root">
          <subviews>
            <view id="a"/>
            <view id="b"/>
          </subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="b-a"/>
          </constraints>
          <variation key="default">
            <mask key="subviews">
              <exclude reference="a"/>
            </mask>
            <mask key="constraints">
              <exclude reference="b-a"/>
            </mask>
          </variation>
        </view>
        """, in: .xib),
    ]
  ) { document, _ in
    let masks = InstallationMasks(document.elements)
    if masks.keepAllViews { return [] }
    return document.elements["constraint"].compactMap { UninstalledItem(of: $0, masks)?.finding }
  }
}

/// An item that is not installed everywhere where its constraint is.
private struct UninstalledItem {
  let constraint: DocumentElement
  let item: DocumentElement
  /// Where the constraint is installed without it.
  let sizeClasses: [SizeClass]

  init?(of constraint: DocumentElement, _ masks: InstallationMasks) {
    let installed = SizeClass.all.filter { masks.install(constraint, in: $0) }
    let lacking = ["firstItem", "secondItem"].compactMap { constraint.object($0) }.map { item in
      (item, installed.filter { !masks.install(item, in: $0) })
    }
    guard let (item, sizeClasses) = lacking.first(where: { !$0.1.isEmpty }) else { return nil }
    (self.constraint, self.item, self.sizeClasses) = (constraint, item, sizeClasses)
  }

  var finding: Finding {
    let name = item.id ?? item.name
    return Finding(
      "the constraint is installed without \(name) \(place); uninstall it there, too",
      at: constraint.range, notes: [Diagnostic.Note("\(name) is here", range: item.range)])
  }

  private var place: String {
    if sizeClasses.count == SizeClass.all.count { return "in every size class" }
    return "in " + sizeClasses.map(\.name).joined(separator: " and ")
  }
}

extension DocumentElement {
  /// The object that an attribute names.
  fileprivate func object(_ attribute: String) -> DocumentElement? {
    self[attribute].flatMap { document.element(withID: $0) }.map { DocumentElement(document: document, index: $0) }
  }
}
