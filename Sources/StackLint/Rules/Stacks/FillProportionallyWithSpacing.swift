import NibDecoder
import StackModel

extension Rule {
  static let fillProportionallyWithSpacing = Rule(
    "fill-proportionally-with-spacing", .stacks, .warning,
    summary: "`fillProportionally` with spacing gives the views other proportions than intended",
    rationale: """
      UIKit gives each view the share of its natural length in the sum of all, and counts the spacings as part of that
      sum. Then it also keeps the spacings as gaps. All shares are too small, and the last view, whose constraint has
      the lowest priority, gets the remainder. The rule does not report a stack view that has exactly the length of
      its content, or in which some view keeps its length anyway. It is a notice where code fills one of the views.
      Set the spacing to 0 and make the distance part of the views, or use fill and constraints between the lengths.
      """,
    examples: [
      .bad(
        """
        <stackView distribution="⟦fillProportionally⟧" spacing="30" width="360" height="40">
          <label text="Monday" id="a"/>
          <label text="Monday" id="b"/>
          <label text="Monday" id="c"/>
        </stackView>
        """),
      .good(
        """
        <stackView distribution="fillProportionally" width="360" height="40">
          <label text="Monday" id="a"/>
          <label text="Tuesday" id="b"/>
          <label text="Wednesday" id="c"/>
        </stackView>
        """),
      .good(
        """
        <view width="360" height="40">
          <stackView distribution="fillProportionally" spacing="30" id="row">
            <label text="Monday"/>
            <label text="Tuesday"/>
          </stackView>
          <constraint firstItem="row" firstAttribute="leading" secondAttribute="leading"/>
          <constraint firstItem="row" firstAttribute="top" secondAttribute="top"/>
        </view>
        """),
    ]
  ) { document, _ in
    document.stacks.compactMap { ProportionalStack($0, document)?.finding(in: document) }
  }
}

/// A stack view with spacing whose views are to fill it in proportion.
private struct ProportionalStack {
  private struct Share {
    let view: View
    let drawn: Double
    let meant: Double
    var error: Double { abs(drawn - meant) }
  }

  private let stack: StackView
  private let shares: [Share]
  /// The largest difference, in points and as a part of a view, that is invisible or may come from the estimated width of
  /// a text.
  private static let noise = (points: 2.0, part: 0.1)

  init?(_ stack: StackView, _ document: LintedDocument) {
    guard stack.distribution == .fillProportionally, stack.spacing != 0 else { return nil }
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    let natural = visible.compactMap { document.steadyLength(of: $0, along: stack.axis) }
    let drawn = visible.compactMap { document.laidOut.frames[ObjectIdentifier($0)]?.length(along: stack.axis) }
    let sum = natural.reduce(0, +)
    guard visible.count > 1, natural.count == visible.count, drawn.count == visible.count, sum > 0,
      natural.allSatisfy({ $0 > 0 }), !visible.contains(where: { document.keepsLength($0, along: stack.axis) })
    else { return nil }
    self.stack = stack
    let whole = drawn.reduce(0, +)
    shares = zip(visible, zip(natural, drawn)).map { view, lengths in
      Share(view: view, drawn: lengths.1, meant: whole * lengths.0 / sum)
    }
  }

  func finding(in document: LintedDocument) -> Finding? {
    guard let worst = shares.max(by: { $0.error < $1.error }),
      worst.error >= max(Self.noise.points, Self.noise.part * worst.meant)
    else { return nil }
    return Finding(
      "\(stack.name) makes \(worst.view.name) \(worst.drawn.tenths) \(extent) instead of \(worst.meant.tenths) by its"
        + " spacing; set it to 0",
      at: document.place(of: "distribution", in: stack), notes: shares.map(note),
      mayBeChangedByCode: shares.contains { document.mayFill($0.view) })
  }

  private func note(_ share: Share) -> Diagnostic.Note {
    Diagnostic.Note(
      "\(share.view.name) is \(share.drawn.tenths) \(extent), its part is \(share.meant.tenths)",
      range: share.view.range)
  }

  private var extent: String { stack.axis == .horizontal ? "wide" : "high" }
}

extension LintedDocument {
  /// Whether code may give a view, or one inside of it, another content, and so another length.
  fileprivate func mayFill(_ view: View) -> Bool { view.subtree.contains { code?.uses(.content, of: $0) ?? false } }

  /// The natural length of a view that does not depend on its length across the axis, as that of broken text does.
  fileprivate func steadyLength(of view: View, along axis: Axis) -> Double? {
    if axis == .vertical, view.hasWidthDependentHeight { return nil }
    if let stack = view as? StackView {
      let visible = stack.arrangedSubviews.filter { !$0.isHidden }
      guard visible.allSatisfy({ steadyLength(of: $0, along: axis) != nil }) else { return nil }
    }
    return document.naturalLength(of: view, along: axis)
  }

  /// Whether a constraint or the view's content decides its length whatever the stack view does: the shares have at most
  /// the priority 999.
  fileprivate func keepsLength(_ view: View, along axis: Axis) -> Bool {
    if min(view.contentHuggingPriority[axis], view.contentCompressionResistancePriority[axis]) > 999 { return true }
    return constraints.byItem[view].contains { constraint in
      constraint.attributes(of: view).contains { $0.isDimension && $0.axis == axis }
    }
  }
}
