import NibDecoder
import StackModel

extension Rule {
  static let constraintPastScroller = Rule(
    "constraint-past-scroller", .constraints, .warning,
    summary: "Scrolled content is tied to both its clip view and its scroll view, which scroll bars set apart",
    rationale: """
      Scroll bars that lie over the content leave the clip view of a macOS scroll view as wide as the scroll view. If the
      user shows scroll bars always, or has a mouse connected, they stand beside the content, and the clip view is about
      15 points narrower. Content that must end with the clip view and with the scroll view, or must be as wide as both,
      then contradicts itself: AppKit logs it and breaks one of the constraints. In vertical scroll bars' place, the same
      holds for heights and horizontal ones. Constrain the content to the clip view only.
      """,
    examples: [
      .bad(
        content(
          """
          <constraint firstAttribute="trailing" secondItem="form" secondAttribute="trailing" id="clip-end"/>
          """,
          """
          <constraints>
              ⟦<constraint firstAttribute="trailing" secondItem="form" secondAttribute="trailing" id="scroll-end"/>⟧
            </constraints>
          """), in: .macXib),
      .good(
        content(
          """
          <constraint firstAttribute="trailing" secondItem="form" secondAttribute="trailing" id="clip-end"/>
          """, ""), in: .macXib),
    ]
  ) { document, _ in
    guard document.document.settings.platform == .macOS, !document.elements["clipView"].isEmpty else { return [] }
    return ScrollerConstraints(document).findings
  }

  private static func content(_ clip: String, _ scroll: String) -> String {
    """
    <scrollView id="scroll">
      <clipView key="contentView" id="clip">
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="form"/>
        </subviews>
        <constraints>
          \(clip)
        </constraints>
      </clipView>
      \(scroll)
    </scrollView>
    """
  }
}

/// Required equalities between scrolled views and a scroll view, beside the same with its clip view.
private struct ScrollerConstraints {
  private let document: LintedDocument
  private let equalities: [LayoutConstraint]

  init(_ document: LintedDocument) {
    self.document = document
    equalities = document.constraints.steady.filter {
      $0.priority == 1000 && $0.relation == .equal && $0.multiplier == 1
    }
  }

  var findings: [Finding] { equalities.compactMap(finding) }

  private func finding(_ constraint: LayoutConstraint) -> Finding? {
    let tie = constraint.tie
    guard let (scroll, content) = pair(tie, as: AppKitScrollView.self), let clip = scroll.clipView, content !== clip,
      content.closestCommonAncestor(with: clip) === clip, let part = LengthPart(tie.attributes),
      scroll.hasScroller(along: part.axis.perpendicular),
      let other = equalities.first(where: { isSame($0, content, clip, part) })
    else { return nil }
    let (text, bars) = (constraint.shortConsoleText, part.axis == .horizontal ? "narrower" : "lower")
    return Finding(
      Diagnostic.message(
        "\(text) contradicts \(other.shortConsoleText) where scroll bars are always shown, which make the clip view \(bars);"
          + " remove it",
        "\(text) contradicts the constraint to the clip view where scroll bars are always shown; remove it",
        "this constraint contradicts one to the clip view where scroll bars are always shown; remove it"),
      at: constraint.range,
      notes: [Diagnostic.Note("\(other.consoleText) holds as well", range: other.range)],
      fixIts: document.constraints.removal(of: constraint))
  }

  /// Whether a constraint ties the same part of a view to the clip view.
  private func isSame(_ other: LayoutConstraint, _ content: View, _ clip: View, _ part: LengthPart) -> Bool {
    let tie = other.tie
    return tie.views.contains { $0 === content } && tie.views.contains { $0 === clip }
      && LengthPart(tie.attributes) == part
  }

  private func pair<Outer: View>(
    _ tie: (views: [View], attributes: [LayoutAttribute]), as type: Outer.Type
  ) -> (Outer, View)? {
    guard tie.views.count == 2 else { return nil }
    if let outer = tie.views[0] as? Outer { return (outer, tie.views[1]) }
    return (tie.views[1] as? Outer).map { ($0, tie.views[0]) }
  }
}

/// What scroll bars take from a clip view: its length, and its far edge.
private enum LengthPart: Equatable {
  case length(Axis)
  case end(Axis)

  /// Nil for anything that both items do not have in common.
  init?(_ attributes: [LayoutAttribute]) {
    guard let attribute = attributes.first, attributes.allSatisfy({ $0 == attribute }) else { return nil }
    switch attribute {
    case .width, .height: self = .length(attribute.axis)
    case .trailing, .right, .bottom: self = .end(attribute.axis)
    default: return nil
    }
  }

  var axis: Axis {
    switch self {
    case .length(let axis), .end(let axis): axis
    }
  }
}

extension LayoutConstraint {
  /// The views and attributes on both sides.
  fileprivate var tie: (views: [View], attributes: [LayoutAttribute]) {
    ([firstItem, secondItem].compactMap { $0 as? View }, [firstAttribute, secondAttribute].compactMap(\.self))
  }
}

extension AppKitScrollView {
  fileprivate var clipView: View? { subviews.first { $0.key == "contentView" } }
}
