import NibDecoder

extension Rule {
  static let attributeNotAllowed = Rule(
    "attribute-not-allowed", .policy, .warning, isOptIn: true,
    summary: "An attribute has a value that the team does not allow",
    rationale: """
      For agreements about single settings of Interface Builder, such as labels that adjust to the text size, or
      buttons that do not reverse their shadow. Keys are written `label@adjustsFontForContentSizeCategory`, or
      `stackView/color@key` for a color inside of a stack view. `unset` stands for a missing attribute.
      """,
    options: [RuleOption("allowed", .table([:]), "`element@attribute`, each with its allowed values")],
    examples: [
      .bad(
        """
        <label text="A" adjustsFontForContentSizeCategory="⟦NO⟧" id="a"/>
        ⟦<label text="B" id="b"/>⟧
        """, in: .xib, options: ["allowed": .table(["label@adjustsFontForContentSizeCategory": ["YES"]])]),
      .bad(
        """
        <stackView id="a"><color key="⟦backgroundColor⟧" systemColor="systemBlueColor"/></stackView>
        """, in: .xib, options: ["allowed": .table(["stackView/color@key": ["unset"]])]),
      .good(
        """
        <button id="a"/>
        <button reversesTitleShadowWhenHighlighted="NO" id="b"/>
        """, in: .xib, options: ["allowed": .table(["button@reversesTitleShadowWhenHighlighted": ["unset", "NO"]])]),
    ]
  ) { document, options in
    options.table("allowed").sorted { $0.key < $1.key }.flatMap { key, values in
      AttributePolicy(key, values).findings(in: document)
    }
  }
}

/// The values that an attribute of some elements may have.
private struct AttributePolicy {
  /// The names of the element and of those around it, the innermost first.
  let path: [String]
  let attribute: String
  let values: [String]

  init(_ key: String, _ values: [String]) {
    let parts = key.split(separator: "@", maxSplits: 1)
    path = (parts.first ?? "").split(separator: "/").reversed().map(String.init)
    attribute = parts.count == 2 ? String(parts[1]) : ""
    self.values = values
  }

  func findings(in document: LintedDocument) -> [Finding] {
    guard let name = path.first, !attribute.isEmpty else { return [] }
    return document.elements[name].filter(isMeant).compactMap(finding)
  }

  private func isMeant(_ element: DocumentElement) -> Bool {
    var ancestor: DocumentElement? = element
    return path.allSatisfy { name in
      defer { ancestor = ancestor?.parent }
      return ancestor?.name == name
    }
  }

  private func finding(_ element: DocumentElement) -> Finding? {
    let found = element[attribute]
    guard !values.contains(found ?? "unset") else { return nil }
    let state = found.map { "is \($0)" } ?? "is not set"
    let message = "\(attribute) of \(element.title) \(state); expected \(values.joined(separator: " or "))"
    return Finding(message, at: element.valueRange(attribute) ?? element.range)
  }
}
