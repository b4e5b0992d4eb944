import NibDecoder
import StackModel

/// A live stack view made from a description, held at its near corner, and at a length and breadth if wanted.
final class LiveStack {
  let stack: StackView
  let session: LayoutSession
  private let root = View()

  init(
    _ description: StackDescription, width: Double? = nil, height: Double? = nil, as behavior: StackBehavior = .uiKit
  )
    throws
  {
    stack = StackView(
      arrangedSubviews: description.views.map { DescribedView($0) }, axis: description.axis,
      spacing: description.spacing, distribution: description.distribution, alignment: description.alignment)
    stack.userLabel = "stack"
    stack.isBaselineRelativeArrangement = description.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = description.margins != nil
    stack.layoutMargins = description.margins.map { LayoutMargins($0) }
    root.addSubview(stack)
    for (view, described) in zip(stack.arrangedSubviews, description.views) {
      if let spacing = described.customSpacing { stack.setCustomSpacing(spacing, after: view) }
    }
    session = LayoutSession(
      root: root, size: Size(width: 1000, height: 1000), options: LayoutOptions(stackBehavior: behavior))
    try View.makeConstraints {
      stack.layoutLeft.equalTo(0)
      stack.layoutTop.equalTo(0)
      if let width { stack.layoutWidth.equalTo(width) }
      if let height { stack.layoutHeight.equalTo(height) }
    }
    for (view, described) in zip(stack.arrangedSubviews, description.views) { try Self.fix(view, described.fixed) }
  }

  /// Lets constraints ask for a view's lengths.
  static func fix(_ view: View, _ fixed: AxisPair<FixedLength?>) throws {
    try View.makeConstraints {
      if let width = fixed.horizontal { view.layoutWidth.equalTo(width.length).priority(width.priority) }
      if let height = fixed.vertical { view.layoutHeight.equalTo(height.length).priority(height.priority) }
    }
  }

  /// The arranged or plain subview of a name.
  subscript(_ name: String) -> View? { stack.subviews.first { $0.userLabel == name } }

  /// What the stack view added for its views.
  var constraints: [ListedConstraint] {
    session.constraints.compactMap { constraint in
      guard case .stack = constraint.origin else { return nil }
      return ListedConstraint(
        constraint.identifier ?? "-", text(constraint.first), constraint.relation, constraint.second.map(text),
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
    }
  }

  private func text(_ anchor: Constraint.Anchor) -> String {
    var name = anchor.item.name
    if name == "UISV-alignment-spanner" { name = "spanner" }
    if name.hasPrefix("UISV-distributing[") { name = "gap" + name.dropFirst(18).dropLast() }
    return "\(name).\(anchor.attribute.rawValue)"
  }

  /// The rectangle of the stack or of a view in it, in the stack's coordinates and not rounded.
  func rectangle(_ name: String) -> Rect? {
    name == "stack" ? session.alignmentRect(of: stack) : self[name].flatMap { session.alignmentRect(of: $0) }
  }
}

/// A view with the content size, priorities and baselines of a description.
final class DescribedView: View {
  private let described: ViewDescription

  init(_ described: ViewDescription) {
    self.described = described
    super.init()
    userLabel = described.name
    isHidden = described.isHidden
    contentHuggingPriority = described.hugging
    contentCompressionResistancePriority = described.resistance
  }

  required init(coder: NibCoder) throws { fatalError("made in code only") }

  override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(width: described.content.horizontal, height: described.content.vertical)
  }

  override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    described.baselines == (0, 0)
      ? nil : BaselineOffsets(first: described.baselines.first, last: described.baselines.last)
  }
}
