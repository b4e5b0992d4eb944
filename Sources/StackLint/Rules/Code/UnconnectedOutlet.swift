extension Rule {
  static let unconnectedOutlet = Rule(
    "unconnected-outlet", .code, .warning, isOptIn: true,
    summary: "An outlet that code relies on is not connected by any object of its class",
    rationale: """
      If an outlet is declared with `!` and nothing is connected, the app crashes when it is used. Connect the outlet,
      remove it, or declare it with `?` if only some documents connect it. Off by default, because another document that
      uses the class may connect the outlet. The rule checks only outlets in the project's Swift files, including
      inherited ones.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="⟦BadgeView⟧" customModule="App" id="a"/>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <connections><outlet property="titleLabel" destination="b" id="o"/></connections>
        </view>
        <label id="b"/>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
    ]
  ) { document, _ in
    guard let classes = document.project?.classes, !classes.isEmpty else { return [] }
    let objects = Dictionary(grouping: document.customObjects) { $0["customClass"] ?? "" }
    return objects.compactMap { name, objects in
      guard let lineage = classes.lineage(of: name), let first = objects.first else { return nil }
      let connected = Set(objects.flatMap(\.connectedProperties))
      let missing = lineage.outlets.filter { $0.value && !connected.contains($0.key) }.map(\.key).sorted()
      guard !missing.isEmpty else { return nil }
      return Finding(
        "\(name) leaves unconnected: \(missing.joined(separator: ", ")); connect it, or declare it with ?",
        at: first.valueRange("customClass"))
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBOutlet private var titleLabel: UILabel!
      @IBOutlet private var iconView: UIImageView?
    }
    """
}

extension DocumentElement {
  fileprivate var connectedProperties: [String] {
    child(named: "connections").map { $0.children.compactMap { $0["property"] } } ?? []
  }
}
