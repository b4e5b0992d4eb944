import NibDecoder
import SourceClasses

extension Rule {
  static let unknownOutlet = Rule(
    "unknown-outlet", .code, .warning, grouping: .object,
    summary: "An outlet does not exist in its class",
    rationale: """
      Loading the document crashes the app: `this class is not key value coding-compliant for the key`. This happens
      when a property is renamed or removed in code only. The rule searches the project's Swift and Objective-C files,
      including inherited outlets. It does not report classes with a superclass from outside the project. Rename the
      outlet, or remove the connection.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <connections><outlet property="⟦titleLable⟧" destination="b" id="o"/></connections>
        </view>
        <label id="b"/>
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
    var lineages = ClassLineages(classes)
    var suggestions: [String: NameSuggestions] = [:]
    return (document.elements["outlet"] + document.elements["outletCollection"]).compactMap { outlet in
      guard let name = outlet.parent?.parent?.written("customClass"), let property = outlet.written("property"),
        !property.contains("."), let lineage = lineages[name], !lineage.hasProperty(property),
        !SystemClass.mayHaveOutlet(property, lineage.systemClasses)
      else { return nil }
      let nearest = suggestions[name, default: NameSuggestions(Array(lineage.outlets.keys))].next(for: property)
      let hint = nearest.map { "; did you mean \($0)?" } ?? ""
      return Finding("\(name) has no outlet \(property)\(hint)", at: outlet.valueRange("property"))
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBOutlet private var titleLabel: UILabel!
    }
    """
}
