import LayoutAnalysis
import NibDecoder

extension Rule {
  static let constraintOnUninstalledView = Rule(
    "constraint-on-uninstalled-view", .constraints, .warning,
    summary: "A constraint is installed where one of its items is not",
    rationale: """
      Interface Builder's "Constraint referencing items turned off in current configuration". In some size class, the
      variations uninstall a view but not its constraint. At run time, the constraint is removed with the view, so it
      does not hold the other item there. Uninstall the constraint in the same size classes as the view, and check
      that the remaining ones suffice. Delete a view that no size class installs, and its constraints go with it.
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
    var groups: [UninstalledItem.Place: [UninstalledItem]] = [:]
    var order: [UninstalledItem.Place] = []
    for item in document.elements["constraint"].compactMap({ UninstalledItem(of: $0, masks) }) {
      if groups[item.place] == nil { order.append(item.place) }
      groups[item.place, default: []].append(item)
    }
    return order.compactMap { groups[$0].flatMap(UninstalledItem.finding) }
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

  /// An item and where it is not: one finding tells of all constraints.
  struct Place: Hashable {
    let item: ElementIndex
    let sizeClasses: [String]
  }

  var place: Place { Place(item: item.index, sizeClasses: sizeClasses.map(\.name)) }

  static func finding(_ group: [UninstalledItem]) -> Finding? {
    guard let first = group.first else { return nil }
    let others = group.dropFirst().prefix(mostNotes).map {
      Diagnostic.Note("this constraint is installed, too", range: $0.constraint.range)
    }
    return Finding(
      first.message(count: group.count), at: first.constraint.range,
      notes: [Diagnostic.Note("\(first.name) is here", range: first.item.range)] + others)
  }

  private static let mostNotes = 4

  private func message(count: Int) -> String {
    let constraints = count == 1 ? "a constraint on it is" : "\(count) constraints on it are"
    if sizeClasses.count == SizeClass.all.count {
      return "\(name) is in no size class, but \(constraints); delete it, or install it"
    }
    let places = sizeClasses.map(\.name).joined(separator: " and ")
    return "\(name) is not installed in \(places), but \(constraints); uninstall \(count == 1 ? "it" : "them")"
  }

  private var name: String {
    if let id = item.id, ObjectID.isChosen(id) { return id }
    return item.written("userLabel") ?? item.name + (item.id.map { " (\($0))" } ?? "")
  }
}

extension DocumentElement {
  /// The object that an attribute names.
  fileprivate func object(_ attribute: String) -> DocumentElement? {
    self[attribute].flatMap { document.element(withID: $0) }.map { DocumentElement(document: document, index: $0) }
  }
}
