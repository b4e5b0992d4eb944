import LayoutAnalysis
import NibDecoder
import StackModel

extension Rule {
  static let overlappingPushButtons = Rule(
    "overlapping-push-buttons", .constraints, .warning,
    summary: "The frames of push buttons overlap, which macOS 26 shows",
    rationale: """
      Up to macOS 15, a push button draws its bezel 6 or 7 points inside its frame at the sides, so frames that
      overlap a little still leave room between two buttons. macOS 26 draws the bezel from edge to edge: the buttons
      touch or cover each other. Move the buttons apart, or constrain them.
      """,
    examples: [
      .bad(pair(106), in: .macXib), .good(pair(122), in: .macXib),
    ]
  ) { document, _ in
    guard document.document.settings.platform == .macOS, document.document.mayRunOnSystemsOf2025 else { return [] }
    return PushButtonRows(document).findings
  }

  private static func pair(_ x: Int) -> String {
    let mark = x < 110
    return """
      <customView id="root">
        <rect key="frame" x="0.0" y="0.0" width="240" height="60"/>
        <subviews>
          <button fixedFrame="YES" id="cancel">
            <rect key="frame" x="20" y="13" width="90" height="32"/>
            <buttonCell key="cell" type="push" title="Cancel" bezelStyle="rounded" borderStyle="border"/>
          </button>
          \(mark ? "⟦" : "")<button fixedFrame="YES" id="save">\(mark ? "⟧" : "")
            <rect key="frame" x="\(x)" y="13" width="90" height="32"/>
            <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" borderStyle="border"/>
          </button>
        </subviews>
      </customView>
      """
  }
}

/// Push buttons that stand beside each other by their frames.
private struct PushButtonRows {
  private let rows: [[(button: AppKitButton, frame: Rect)]]

  init(_ document: LintedDocument) {
    let buttons = document.views.compactMap { $0 as? AppKitButton }.filter { $0.isPlacedPushButton }
    let framed = buttons.compactMap { button in
      document.laidOut.frames[ObjectIdentifier(button)].map { (button: button, frame: $0) }
    }
    let siblings = Dictionary(grouping: framed) { $0.button.superview.map { ObjectIdentifier($0) } }
    rows = siblings.values.map { $0.sorted { $0.frame.x < $1.frame.x } }
  }

  var findings: [Finding] {
    rows.flatMap { row in zip(row, row.dropFirst()).compactMap { finding($0, $1) } }
  }

  private func finding(
    _ left: (button: AppKitButton, frame: Rect), _ right: (button: AppKitButton, frame: Rect)
  ) -> Finding? {
    let overlap = left.frame.x + left.frame.width - right.frame.x
    // More is no gap that was made smaller: one of the buttons is hidden, or lies on the other.
    guard overlap > 0, overlap < 16, abs(left.frame.y - right.frame.y) < left.frame.height / 2 else { return nil }
    return Finding(
      "\(right.button.nameInMessages) overlaps \(left.button.nameInMessages) by \(overlap.short), which macOS 26 shows; move"
        + " them apart",
      at: right.button.range,
      notes: [Diagnostic.Note("\(left.button.name) is here", range: left.button.range)])
  }
}

extension AppKitButton {
  /// Whether the button is a visible push button that its frame places.
  fileprivate var isPlacedPushButton: Bool {
    type == .push && isBordered && bezelStyle == .rounded && !isHidden && isPlacedByFrame
  }
}
