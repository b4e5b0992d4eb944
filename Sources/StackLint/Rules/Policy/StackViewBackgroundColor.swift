import NibDecoder

extension Rule {
  static let stackViewBackgroundColor = Rule(
    "stack-view-background-color", .policy, .warning, isOptIn: true,
    summary: "A stack view has a background color, which only iOS 14 and later draw",
    rationale: """
      Before iOS 14, UIStackView has a CATransformLayer, which draws nothing of its own. Put the stack view in a view
      that has the color. Turn the rule off if the app requires iOS 14. The rule does not report clear colors and stack
      views with a custom class.
      """,
    examples: [
      .bad(
        """
        <stackView id="a">
          ⟦<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>⟧
        </stackView>
        """, in: .xib),
      .good(
        """
        <view id="a">
          <subviews><stackView id="b"/></subviews>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
        </view>
        <stackView id="c">
          <color key="backgroundColor" white="0" alpha="0"/>
        </stackView>
        """, in: .xib),
    ]
  ) { document, _ in
    guard document.document.nib.kind.platform != .macOS else { return [] }
    return document.elements["stackView"].filter { $0.customClass == nil }.compactMap { stack in
      guard let color = stack.child(forKey: "backgroundColor"), !color.isClear else { return nil }
      let message =
        "the background of \(stack.title) is not drawn before iOS 14; set it on a view around it"
      return Finding(message, at: color.range)
    }
  }
}
