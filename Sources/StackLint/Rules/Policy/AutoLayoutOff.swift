import NibDecoder

extension Rule {
  static let autoLayoutOff = Rule(
    "auto-layout-off", .policy, .warning, isOptIn: true,
    summary: "A document does not use Auto Layout",
    rationale: """
      Its frames are right for one screen only, and autoresizing masks do not follow longer texts. Turn on Use Auto
      Layout in the File inspector; Interface Builder suggests constraints. The rule does not report documents without
      views of their own.
      """,
    examples: [
      .bad(
        """
        ⟦<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">⟧
          <objects><view id="a"><subviews><view id="b"/></subviews></view></objects>
        </document>
        """),
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="⟦NO⟧">
          <objects><view id="a"><subviews><view id="b"/></subviews></view></objects>
        </document>
        """),
      .good("<view id=\"a\"><subviews><view id=\"b\"/></subviews></view>", in: .xib),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
          <objects><menu id="a"/></objects>
        </document>
        """),
    ]
  ) { document, _ in
    guard let root = document.root, root["useAutolayout"] != "YES", !document.elements["subviews"].isEmpty else {
      return []
    }
    let message = "Auto Layout is off; turn on Use Auto Layout in the File inspector"
    return [Finding(message, at: root.valueRange("useAutolayout") ?? root.range)]
  }
}
