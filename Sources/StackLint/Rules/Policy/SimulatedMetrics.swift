import NibDecoder

extension Rule {
  static let simulatedMetrics = Rule(
    "simulated-metrics", .policy, .warning, isOptIn: true,
    summary: "A document contains simulated metrics of the whole document, which Xcode 9 and later remove",
    rationale: """
      Xcode 8 and earlier wrote a `simulatedMetricsContainer` with the bars and the screen to show by default. Save
      the document now, in a change of its own.
      """,
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects/>
          ⟦<simulatedMetricsContainer key="defaultSimulatedMetrics">⟧
            <simulatedStatusBarMetrics key="statusBar"/>
          </simulatedMetricsContainer>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <device id="retina6_12" orientation="portrait"/>
          <objects/>
        </document>
        """),
    ]
  ) { document, _ in
    document.elements["simulatedMetricsContainer"].map { container in
      Finding(
        "simulated metrics are of Xcode 8 or earlier; save the document with a current Xcode", at: container.range)
    }
  }
}
