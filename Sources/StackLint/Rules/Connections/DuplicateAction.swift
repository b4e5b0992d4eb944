import NibDecoder

extension Rule {
  static let duplicateAction = Rule(
    "duplicate-action", .connections, .warning,
    summary: "A control connects the same action for the same event twice",
    rationale: """
      A control keeps each pair of target and action once, so the second connection has no effect at best. Two
      connections usually mean that another action, event or target was intended, or that a merge kept both sides.
      Change one of them, or remove it.
      """,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" id="a"/>
        <button id="b">
          <connections>
            <action selector="tap:" destination="a" eventType="touchUpInside" id="c"/>
            <action selector="⟦tap:⟧" destination="a" eventType="touchUpInside" id="d"/>
          </connections>
        </button>
        """, in: .xib),
      .good(
        """
        <view customClass="BadgeView" id="a"/>
        <button id="b">
          <connections>
            <action selector="tap:" destination="a" eventType="touchUpInside" id="c"/>
            <action selector="tap:" destination="a" eventType="touchUpOutside" id="d"/>
          </connections>
        </button>
        """, in: .xib),
    ]
  ) { document, _ in
    document.elements["connections"].flatMap { list in
      var first: [[String?]: DocumentElement] = [:]
      return list.children.compactMap { action -> Finding? in
        guard action.name == "action", let selector = action.written("selector") else { return nil }
        let key = [selector, action["destination"], action["target"], action["eventType"], action["trigger"]]
        guard let earlier = first.updateValue(action, forKey: key) else { return nil }
        let event = action["eventType"].map { " for \($0)" } ?? ""
        return Finding(
          "the action \(selector) is connected twice\(event); remove or change one",
          at: action.valueRange("selector"), notes: [Diagnostic.Note("the other connection", range: earlier.range)],
          fixIts: [Diagnostic.FixIt("remove the connection", action.removal)])
      }
    }
  }
}
