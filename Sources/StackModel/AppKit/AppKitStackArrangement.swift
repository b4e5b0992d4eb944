internal import AutoLayout

/// The constraints that an NSStackView adds, after Apple's table of them: spacing required or at the stack's
/// hugging, sizes equal below compression resistance, and edges that hug across the axis.
struct AppKitStackArrangement {
  let stack: AppKitStackView
  /// The views that are laid out, in order.
  let views: [View]
  let main: StackAxis
  let guides: AppKitStackGuides
  let settings: DocumentSettings
  private let cross: StackAxis

  init(_ stack: AppKitStackView, settings: DocumentSettings, guides: AppKitStackGuides = AppKitStackGuides()) {
    self.stack = stack
    self.settings = settings
    self.guides = guides
    views = stack.attachedViews
    main = StackAxis.of(stack.axis)
    cross = StackAxis.of(stack.axis.perpendicular)
  }

  var constraints: [Constraint] {
    views.isEmpty
      ? [emptyLength(main), emptyLength(cross)] : ends + spacings + sizes + equalGaps + centerArea + alignments
  }

  /// Without views the stack hugs its insets, unless the author wants another length.
  private func emptyLength(_ axis: StackAxis) -> Constraint {
    let insets = inset(axis)
    return Constraint(
      Constraint.Anchor(stack, axis.dimension), .equal, nil, constant: insets.min + insets.max,
      priority: min(stack.stackHuggingPriority[axis.axis], 999), identifier: "NSStackView", origin: .appKitStack(stack))
  }

  /// An author's required constraint moves a view out of line, as far as compression resistance wants.
  private static let alignmentPriority = 740.0

  /// An author's required constraint moves a view into the insets across the axis: in 2 repositories.
  private static let insetPriority = 999.9

  var hugging: Double { stack.stackHuggingPriority[stack.axis] }

  private func inset(_ axis: StackAxis) -> (min: Double, max: Double) {
    axis.axis == .horizontal
      ? (stack.edgeInsets.left, stack.edgeInsets.right) : (stack.edgeInsets.top, stack.edgeInsets.bottom)
  }

  func make(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation, _ other: LayoutItem,
    _ otherAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) -> Constraint {
    Constraint(
      Constraint.Anchor(item, attribute), relation, Constraint.Anchor(other, otherAttribute), multiplier: multiplier,
      constant: constant, priority: priority, identifier: "NSStackView", origin: .appKitStack(stack))
  }

  // MARK: Along the axis

  /// First and last view at the stack's ends; areas without views leave their end loose.
  private var ends: [Constraint] {
    let insets = inset(main)
    let fills = stack.distribution != .gravityAreas
    guard let first = views.first, let last = views.last else { return [] }
    return end(
      first, main.minEdge, insets.min, isHeld: fills || stack.areas.first?.contains(where: stack.arranges) == true)
      + end(last, main.maxEdge, -insets.max, isHeld: fills || stack.areas.last?.contains(where: stack.arranges) == true)
  }

  /// A view at an end. The far end of a stack that may clip its views gives way.
  private func end(_ view: View, _ edge: LayoutAttribute, _ inset: Double, isHeld: Bool) -> [Constraint] {
    let isFar = edge == main.maxEdge
    let resistance = isFar ? stack.clippingResistancePriority[stack.axis] : 1000
    let (inside, outside): (Relation, Relation) =
      isFar ? (.lessThanOrEqual, .greaterThanOrEqual) : (.greaterThanOrEqual, .lessThanOrEqual)
    if isHeld, resistance >= 1000 { return [make(view, edge, .equal, stack, edge, constant: inset)] }
    return [
      make(view, edge, inside, stack, edge, constant: inset, priority: resistance),
      isHeld
        ? make(view, edge, outside, stack, edge, constant: inset)
        : make(view, edge, .equal, stack, edge, constant: inset, priority: hugging),
    ]
  }

  // MARK: Across the axis

  private var alignments: [Constraint] {
    let insets = inset(cross)
    let hugging = stack.stackHuggingPriority[cross.axis]
    return views.flatMap { view in
      [
        make(
          view, cross.minEdge, .greaterThanOrEqual, stack, cross.minEdge, constant: insets.min,
          priority: Self.priority(ofInset: insets.min)),
        make(
          view, cross.maxEdge, .lessThanOrEqual, stack, cross.maxEdge, constant: -insets.max,
          priority: min(Self.priority(ofInset: insets.max), stack.clippingResistancePriority[cross.axis])),
        make(view, cross.minEdge, .equal, stack, cross.minEdge, constant: insets.min, priority: hugging),
        make(view, cross.maxEdge, .equal, stack, cross.maxEdge, constant: -insets.max, priority: hugging),
      ] + alignment(of: view, insets)
    }
  }

  private static func priority(ofInset inset: Double) -> Double { inset > 0 ? insetPriority : 1000 }

  private func alignment(of view: View, _ insets: (min: Double, max: Double)) -> [Constraint] {
    guard stack.alignment.axis == cross.axis, stack.alignment != .notAnAttribute else { return [] }
    switch stack.alignment {
    case .leading, .left, .top:
      return [
        make(
          view, stack.alignment, .equal, stack, stack.alignment, constant: insets.min, priority: Self.alignmentPriority)
      ]
    case .trailing, .right, .bottom:
      return [
        make(
          view, stack.alignment, .equal, stack, stack.alignment, constant: -insets.max, priority: Self.alignmentPriority
        )
      ]
    case .width, .height: return []
    case .baseline, .lastBaseline, .firstBaseline:
      guard let first = views.first, first !== view else { return [] }
      return [make(view, stack.alignment, .equal, first, stack.alignment, priority: Self.alignmentPriority)]
    default:
      return [
        make(
          view, stack.alignment, .equal, stack, stack.alignment, constant: (insets.min - insets.max) / 2,
          priority: Self.alignmentPriority)
      ]
    }
  }
}
