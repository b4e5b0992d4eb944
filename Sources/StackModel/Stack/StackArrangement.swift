internal import AutoLayout

/// The constraints that a stack view adds for its arranged views, as UIStackView does: same identifiers, items,
/// relations, constants and priorities, in the order in which UIKit has been seen to create them.
struct StackArrangement {
  let stack: StackView
  let settings: DocumentSettings
  let behavior: StackBehavior
  let alignment: StackView.Alignment
  let items: [View]
  let visible: [View]
  let main: StackAxis
  let cross: StackAxis
  let spanner: LayoutGuide?
  let gaps: [LayoutGuide]

  init(_ stack: StackView, settings: DocumentSettings, behavior: StackBehavior = .uiKit) {
    self.stack = stack
    self.settings = settings
    self.behavior = behavior
    alignment = Self.alignment(of: stack, behavior)
    items = stack.arrangedSubviews
    visible = items.filter { !$0.isHidden }
    main = StackAxis.of(stack.axis)
    cross = StackAxis.of(stack.axis.perpendicular)
    let needsSpanner = visible.isEmpty || (alignment != .fill && items.count > 1)
    spanner = needsSpanner && !items.isEmpty ? LayoutGuide(.alignmentSpanner) : nil
    let hasGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    gaps = hasGaps ? (0..<max(0, visible.count - 1)).map { LayoutGuide(.distributing, number: $0) } : []
  }

  /// Baselines do not lie along a vertical stack's width: UIStackView then aligns nothing, FDStackView at an edge.
  private static func alignment(of stack: StackView, _ behavior: StackBehavior) -> StackView.Alignment {
    guard behavior == .fdStackView, stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return stack.alignment
    }
  }

  /// All constraints; none for a stack without arranged views.
  var constraints: [Constraint] {
    guard !items.isEmpty else { return [] }
    return suppression + hiding + alignments + mainCanvas + crossCanvas + canvasFits + distribution + spacings
      + spanning + textWidths
  }

  /// A constraint with the stack as its origin.
  func make(
    _ first: Constraint.Anchor, _ relation: Relation, _ second: Constraint.Anchor?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, _ identifier: String, _ role: ConstraintOrigin.StackRole
  ) -> Constraint {
    Constraint(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
      identifier: identifier, origin: .stack(stack, role))
  }

  func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Constraint.Anchor {
    Constraint.Anchor(item, attribute)
  }

  /// The stack's own edge or, with margins, the margin's.
  func canvas(_ axis: StackAxis, _ attribute: LayoutAttribute) -> Constraint.Anchor {
    anchor(stack, stack.isLayoutMarginsRelativeArrangement ? axis.margin(attribute) : attribute)
  }
}

// MARK: - Along the axis

extension StackArrangement {
  private var hiding: [Constraint] {
    let hidden = items.filter(\.isHidden)
    let along = hidden.map { make(anchor($0, main.dimension), .equal, nil, "UISV-hiding", .hiding) }
    guard behavior == .fdStackView else { return along }
    return along
      + hidden.map { view in
        let priority = view.contentCompressionResistancePriority[cross.axis]
        return make(anchor(view, cross.dimension), .equal, nil, priority: priority, "UISV-hiding", .hiding)
      }
  }

  private var mainCanvas: [Constraint] {
    let ends = behavior == .fdStackView ? items : visible
    let first: LayoutItem? = ends.first ?? spanner
    let last: LayoutItem? = ends.last ?? spanner
    guard let first, let last else { return [] }
    return [
      canvasConnection(canvas(main, main.minEdge), .equal, anchor(first, main.minEdge)),
      canvasConnection(canvas(main, main.maxEdge), .equal, anchor(last, main.maxEdge)),
    ]
  }

  func canvasConnection(
    _ canvas: Constraint.Anchor, _ relation: Relation, _ item: Constraint.Anchor
  ) -> Constraint {
    make(canvas, relation, item, "UISV-canvas-connection", .canvas)
  }

  private var spacings: [Constraint] {
    let isMinimum = !gaps.isEmpty || stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let followsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let spacings = StackSpacing(stack, items: items, behavior: behavior)
    return (1..<max(1, items.count)).map { index in
      make(
        anchor(items[index], followsBaselines ? .firstBaseline : main.minEdge),
        isMinimum ? .greaterThanOrEqual : .equal,
        anchor(items[index - 1], followsBaselines ? .lastBaseline : main.maxEdge),
        constant: spacings.before(index), "UISV-spacing", .spacing)
    }
  }

  /// In a horizontal stack a multi-line label is held near an equal share of the width.
  private var textWidths: [Constraint] {
    guard stack.axis == .horizontal, behavior == .uiKit else { return [] }
    let labels = visible.compactMap { $0 as? Label }.filter(\.isMultiline)
    let count = Double(visible.count)
    let margins = stack.layoutMargins?.insets ?? .zero
    let taken = margins.left + margins.right + stack.spacing * (count - 1)
    return labels.map { label in
      let resistance = label.contentCompressionResistancePriority.horizontal
      return make(
        anchor(label, .width), .equal, anchor(stack, .width), multiplier: 1 / count, constant: -taken / count,
        priority: min(999, resistance + StackPriority.textWidthAboveResistance),
        "UISV-text-width-disambiguation", .textWidth)
    }
  }
}
