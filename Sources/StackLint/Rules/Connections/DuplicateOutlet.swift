import NibDecoder

extension Rule {
  static let duplicateOutlet = Rule(
    "duplicate-outlet", .connections, .warning,
    summary: "An object connects the same outlet to two objects",
    rationale: """
      An outlet holds one object. Loading the document sets it twice, and the last connection wins, so code changes
      another view than one of the two people who connected it expects. This happens when branches are merged, or when
      connections are edited as text. Remove one of them.
      """,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" id="a">
          <connections>
            <outlet property="titleLabel" destination="b" id="o1"/>
            <outlet property="⟦titleLabel⟧" destination="c" id="o2"/>
          </connections>
        </view>
        <label id="b"/>
        <label id="c"/>
        """, in: .xib),
      .good(
        """
        <view customClass="BadgeView" id="a">
          <connections>
            <outlet property="titleLabel" destination="b" id="o1"/>
            <outletCollection property="labels" destination="b" id="o2"/>
            <outletCollection property="labels" destination="c" id="o3"/>
          </connections>
        </view>
        <label id="b"/>
        <label id="c"/>
        """, in: .xib),
    ]
  ) { document, _ in
    document.elements["connections"].flatMap { list in
      var first: [String: DocumentElement] = [:]
      return list.children.compactMap { outlet -> Finding? in
        guard outlet.name == "outlet", let property = outlet.written("property") else { return nil }
        guard let earlier = first[property] else {
          first[property] = outlet
          return nil
        }
        return finding(property, outlet, earlier)
      }
    }
  }

  private static func finding(_ property: String, _ outlet: DocumentElement, _ earlier: DocumentElement) -> Finding? {
    guard let destination = outlet["destination"], let other = earlier["destination"], destination != other else {
      return nil
    }
    return Finding(
      "the outlet \(property) is connected to \(other) and to \(destination); the last one wins, so remove one",
      at: outlet.valueRange("property"), notes: [Diagnostic.Note("the other connection", range: earlier.range)])
  }
}
