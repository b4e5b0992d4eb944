import NibDecoder
import Support

extension Rule {
  static let baseClassNotUsed = Rule(
    "base-class-not-used", .policy, .warning, isOptIn: true,
    summary: "A view or controller is not of the class that the team uses for its kind",
    rationale: """
      A label that is not the team's own label looks different after the next change of the design. List the classes
      to use for each kind, including subclasses, because documents do not contain superclasses.
      """,
    options: [
      RuleOption(
        "classes", .table([:]),
        "kinds, such as `UILabel` or `label`, each with the classes to use, `Class` or `Module.Class`")
    ],
    examples: [
      .bad(
        """
        <view id="a"><subviews>
          ⟦<label text="Title" id="b"/>⟧
          <label text="Title" customClass="⟦OldLabel⟧" id="c"/>
        </subviews></view>
        """, in: .xib, options: ["classes": .table(["UILabel": ["PrimaryLabel", "SecondaryLabel"]])]),
      .good(
        """
        <label text="Title" customClass="PrimaryLabel" customModule="App" id="a"/>
        """, in: .xib, options: ["classes": .table(["label": ["App.PrimaryLabel"]])]),
    ]
  ) { document, options in
    options.table("classes").sorted { $0.key < $1.key }.flatMap { kind, classes in
      document.elements[elementName(ofKind: kind)].filter { !$0.isOf(classes) }.map { element in
        let found =
          element.customClass.map { "\(element.name) of class \($0)" } ?? "\(element.title) without a custom class"
        return Finding(
          "\(found); use \(classes.joined(separator: " or "))", at: element.valueRange("customClass") ?? element.range)
      }
    }
  }

  /// `UITableViewCell` is `<tableViewCell>`.
  private static func elementName(ofKind kind: String) -> String {
    for prefix in ["UI", "NS", "MK", "WK"] where kind.hasBytePrefix(prefix) && kind.count > prefix.count {
      let rest = kind.dropFirst(prefix.count)
      return prefix == "WK" ? "wk\(rest)" : rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return kind
  }
}
