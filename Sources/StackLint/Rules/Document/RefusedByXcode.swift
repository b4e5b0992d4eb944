extension Rule {
  static let refusedByXcode = Rule(
    "refused-by-xcode", .document, .error,
    summary: "Xcode does not open the document, or ibtool does not compile it",
    rationale: """
      Each finding is a document, or a part of one, that Xcode or ibtool is known to refuse: a document without
      `toolsVersion`, one whose type or target runtime no Xcode knows, a static table outside of a table view
      controller, an outlet into a prototype cell, a runtime attribute whose value is not of its type. The message has
      ibtool's words where they are known.
      """,
    examples: [
      .bad(
        """
        ⟦<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="AppleCocoaTouch" toolsVersion="22505">⟧
          <objects/>
        </document>
        """),
      .bad(
        """
        <scene sceneID="scene"><objects>
          <viewController id="list" sceneMemberID="viewController">
            ⟦<tableView key="view" dataMode="static" id="table">⟧<sections/></tableView>
          </viewController>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="scene"><objects>
          <tableViewController id="list" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" id="table"><sections/></tableView>
          </tableViewController>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, _ in document.structure(.refused) }
}
