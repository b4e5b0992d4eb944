import NibDecoder
import StackModel

extension Rule {
  static let squeezedMultilineLabel = Rule(
    "squeezed-multiline-label", .stacks, .warning,
    summary: "A multi-line label in a row gets only an equal share of the width",
    rationale: """
      UIKit holds each multi-line label of a horizontal stack view at an equal share of the row's width, with a
      priority 10 above the label's compression resistance. That is more than the hugging of a switch, an icon or a
      second label, which are stretched while the text wraps early or is cut off. From iOS 15 on, this only happens in
      rows with at least two such labels. Set the horizontal hugging of the other views to 1000, or constrain the
      widths. The rule reports a label whose text needs more than its share where the other views leave room for it.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <stackView spacing="8" width="320">
          ⟦<label text="Notify me when somebody mentions me" numberOfLines="0" id="a"/>⟧
          <switch horizontalHuggingPriority="750" id="b"/>
        </stackView>
        """),
      .good(
        """
        <stackView spacing="8" width="320">
          <label text="Notify me when somebody mentions me" numberOfLines="0" id="a"/>
          <switch horizontalHuggingPriority="1000" id="b"/>
        </stackView>
        """),
      .good(
        """
        <stackView spacing="8" width="320">
          <label text="Notify me" numberOfLines="0" id="a"/>
          <switch horizontalHuggingPriority="750" id="b"/>
        </stackView>
        """),
    ]
  ) { document, _ in
    document.stacks.filter { $0.axis == .horizontal && $0.distribution == .fill }.compactMap { stack in
      TextRow(stack, document)?.finding
    }
  }
}

/// A horizontal stack view with multi-line labels.
private struct TextRow {
  private let stack: StackView
  private let document: LintedDocument
  private let views: [View]
  /// The lengths of the views if only their contents and required constraints decided.
  private let lengths: [Double]
  /// The width that all views have together.
  private let room: Double

  /// The equal part of the width.
  private var share: Double { room / Double(views.count) }
  /// The fewest points that are worth a finding: widths of texts are estimates.
  private static let least = 8.0

  init?(_ stack: StackView, _ document: LintedDocument) {
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard views.count > 1, views.contains(where: \.isMultilineLabel),
      let frame = document.laidOut.frames[ObjectIdentifier(stack)]
    else { return nil }
    lengths = views.compactMap { document.length(of: $0) }
    guard lengths.count == views.count else { return nil }
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins?.insets : nil
    let taken = (margins?.left ?? 0) + (margins?.right ?? 0) + stack.spacing * Double(views.count - 1)
    room = frame.width - taken
    // A row that is as wide as its content grows with it.
    guard abs(room - lengths.reduce(0, +)) > Self.least else { return nil }
    self.stack = stack
    self.document = document
  }

  var finding: Finding? {
    let labels = views.indices.filter { views[$0].isMultilineLabel && !document.keepsWidth(views[$0], above: 999) }
    guard labels.count > 1 || labels.count == 1 && document.mayRunBefore15 else { return nil }
    for place in labels {
      guard let wide = stretched(beside: place), gain(place) >= max(Self.least, share / 10) else { continue }
      return finding(views[place], beside: wide, gain(place), isAlone: labels.count == 1)
    }
    return nil
  }

  /// How much wider the label would be if the others had the widths of their contents.
  private func gain(_ place: Int) -> Double {
    let others = lengths.reduce(0, +) - lengths[place]
    return min(room - others, lengths[place]) - share
  }

  /// The first view that gets more than its content needs because the label gets its share.
  private func stretched(beside place: Int) -> View? {
    let priority = min(999, views[place].contentCompressionResistancePriority.horizontal + 10)
    return views.indices.first { other in
      let view = views[other]
      guard other != place, lengths[other] < share, !document.keepsWidth(view, above: priority) else { return false }
      return view.isMultilineLabel || view.contentHuggingPriority.horizontal < priority
    }.map { views[$0] }
  }

  private func finding(_ label: View, beside other: View, _ gain: Double, isAlone: Bool) -> Finding {
    Finding(
      "\(label.name) is \(share.tenths) wide\(isAlone ? " before iOS 15" : ""), not \((share + gain).tenths); "
        + "set the hugging of \(other.name) to 1000",
      at: label.range,
      notes: [Diagnostic.Note("\(other.name) is stretched", range: other.range)])
  }
}

extension View {
  fileprivate var isMultilineLabel: Bool { (self as? Label)?.isMultiline ?? false }
}

extension LintedDocument {
  /// Whether the app may run on a version of iOS in which a single label gets no more than its share.
  fileprivate var mayRunBefore15: Bool { leastSystem.map { $0 < 15 } ?? true }

  /// The width of a view's content or of a required constraint; nil if it is not known.
  fileprivate func length(of view: View) -> Double? {
    if keepsWidth(view, above: 999) { return laidOut.frames[ObjectIdentifier(view)]?.width }
    return document.naturalLength(of: view, along: .horizontal)
  }

  /// Whether a constraint with a priority above a number is about the view's width.
  fileprivate func keepsWidth(_ view: View, above priority: Double) -> Bool {
    constraints.byItem[view].contains { constraint in
      constraint.priority > priority && constraint.attributes(of: view).contains(.width)
    }
  }
}
