import NibDecoder
import StackModel

extension Rule {
  static let hiddenTallestViewKeepsHeight = Rule(
    "hidden-tallest-view-keeps-height", .stacks, .warning,
    summary: "A hidden view still determines the size of its stack view across the axis",
    rationale: """
      A hidden arranged view has no length along the axis only. With alignment `fill`, its edges remain attached to
      those of the other views. If it is the tallest, it keeps a row at its own height (and a column at its width).
      Align the stack view at an edge or at the center: then only visible views count. The rule does not report
      columns with views that an outlet names, because code may change their texts.
      """,
    examples: [
      .bad(
        """
        <view width="320" height="200">
          <stackView id="row">
            <label text="Name"/>
            <view hidden="⟦YES⟧" height="60" id="badge"/>
          </stackView>
          <constraint firstItem="row" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="row" firstAttribute="top" secondAttribute="top"/>
        </view>
        """),
      .good(
        """
        <view width="320" height="200">
          <stackView alignment="top" id="row">
            <label text="Name"/>
            <view hidden="YES" height="60" id="badge"/>
          </stackView>
          <constraint firstItem="row" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="row" firstAttribute="top" secondAttribute="top"/>
        </view>
        """),
      .good(
        """
        <view width="320" height="200">
          <stackView height="60" id="row">
            <label text="Name"/>
            <view hidden="YES" height="60" id="badge"/>
          </stackView>
          <constraint firstItem="row" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="row" firstAttribute="top" secondAttribute="top"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.stacks.compactMap { HiddenTallestView($0, document)?.finding(in: document) }
  }
}

/// A hidden view that decides how long its stack is across the axis.
private struct HiddenTallestView {
  private let stack: StackView
  private let view: View
  private let length: Double
  /// The length that the shown views need.
  private let needed: Double

  init?(_ stack: StackView, _ document: LintedDocument) {
    let views = stack.arrangedSubviews
    guard stack.alignment == .fill, stack.layoutMargins == nil, views.contains(where: \.isHidden),
      let frame = document.laidOut.frames[ObjectIdentifier(stack)]
    else { return nil }
    let across = stack.axis.perpendicular
    // A text that code sets has another width, but the same height.
    if across == .horizontal, views.contains(where: document.isNamedByOutlet) { return nil }
    let lengths = views.map { view in
      view.hasWidthDependentHeight ? nil : document.document.naturalLength(of: view, along: across)
    }
    let shown = zip(views, lengths).filter { !$0.0.isHidden }.map(\.1)
    let hidden = zip(views, lengths).filter(\.0.isHidden).max { $0.1 ?? 0 < $1.1 ?? 0 }
    guard let hidden, let length = hidden.1, !shown.isEmpty, !shown.contains(where: { $0 == nil }) else { return nil }
    (self.stack, view, self.length) = (stack, hidden.0, length)
    needed = shown.compactMap(\.self).max() ?? 0
    guard length > needed + 1, abs(frame.length(along: across) - length) < 1,
      !document.decidesLength(of: stack, across)
    else { return nil }
  }

  func finding(in document: LintedDocument) -> Finding {
    let extent = stack.axis == .horizontal ? "high" : "wide"
    return Finding(
      "\(view.name) is hidden, but the alignment fill keeps its stack \(length.tenths) \(extent) instead of "
        + needed.tenths,
      at: document.place(of: "hidden", in: view))
  }
}

extension LintedDocument {
  /// Whether anything but its views says how long a stack view is.
  fileprivate func decidesLength(of stack: StackView, _ axis: Axis) -> Bool {
    if (axis == .horizontal ? stack.fixedSize.width : stack.fixedSize.height) != nil { return true }
    return constraints.byItem[stack].contains { constraint in
      constraint.attributes(of: stack).contains { $0.isDimension && $0.axis == axis }
    }
  }
}
