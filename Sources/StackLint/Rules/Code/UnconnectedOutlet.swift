extension Rule {
  static let unconnectedOutlet = Rule(
    "unconnected-outlet", .code, .warning,
    summary: "No document connects an outlet that code relies on",
    rationale: """
      If an outlet is declared with `!` and nothing is connected, the app crashes when it is used; in Objective-C,
      what the app does with it has no effect. Connect the outlet, remove it, or declare it with `?`. The rule checks
      outlets in the project's Swift files, including inherited ones, and those of Objective-C classes that get
      messages. It reports an outlet only if no document connects it, no code sets it, and a method that is called
      uses it without a check for nil.

      The finding is a warning if the revision of `--changed-since` connects the outlet, or does not rely on it yet.
      Otherwise it is a notice.
      """,
    needs: [.sources, .documents],
    examples: [
      .bad(
        """
        <view customClass="⟦BadgeView⟧" customModule="App" id="a"/>
        """, in: .xib, beside: ["BadgeView.swift": badge, "Badge.xib": "<view customClass=\"BadgeView\" id=\"a\"/>"]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a"/>
        """, in: .xib,
        beside: [
          "BadgeView.swift": badge,
          "Badge.xib": """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeView">
            <connections><outlet property="titleLabel" destination="b" id="c"/></connections>
          </placeholder>
          """,
        ]),
    ]
  ) { document, _ in
    guard let project = document.project else { return [] }
    var seen: Set<String> = []
    return document.customObjects.compactMap { object in
      guard let name = object.written("customClass"), seen.insert(name).inserted else { return nil }
      let missing = project.outlets.unconnectedOutlets(of: name)
      guard !missing.isEmpty else { return nil }
      let advice = project.classes[name]?.isObjectiveC == true ? "remove it" : "declare it with ?"
      return Finding(
        "\(name) leaves unconnected: \(missing.joined(separator: ", ")); connect it, or \(advice)",
        at: object.valueRange("customClass"),
        mayBeChangedByCode: project.base.map { $0.leftUnconnected(missing, ofClass: name) } ?? true)
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBOutlet private var titleLabel: UILabel!
      @IBOutlet private var iconView: UIImageView?
      override func awakeFromNib() { titleLabel.text = title }
    }
    """
}
