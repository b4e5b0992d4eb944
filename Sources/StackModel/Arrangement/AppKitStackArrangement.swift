internal import AutoLayout

/// The constraints that an NSStackView adds, by the table in Apple's description of its `spacing`: spacing is required
/// or has the stack's hugging priority, equal sizes have a lower priority than compression resistance, and edges hug
/// across the axis.
struct AppKitStackArrangement {
  let stack: AppKitStackView
  /// The views that are laid out, in order.
  let views: [View]
  let main: StackAxis
  let guides: AppKitStackGuides
  let settings: DocumentSettings
  let attachedViews: (AppKitStackView) -> [View]
  private let cross: StackAxis

  /// - Parameter attachedViews: The arranged views of a stack that take part in the layout.
  init(
    _ stack: AppKitStackView, settings: DocumentSettings, guides: AppKitStackGuides = AppKitStackGuides(),
    attachedViews: @escaping (AppKitStackView) -> [View] = \.attachedViews
  ) {
    self.stack = stack
    self.settings = settings
    self.guides = guides
    self.attachedViews = attachedViews
    views = attachedViews(stack)
    main = StackAxis.of(stack.axis)
    cross = StackAxis.of(stack.axis.perpendicular)
  }

  var constraints: [Constraint] {
    views.isEmpty
      ? [emptyLength(main), emptyLength(cross)] : ends + spacings + sizes + equalGaps + centerArea + alignments
  }

  /// Without views, the stack hugs its insets unless the author specifies another length.
  private func emptyLength(_ axis: StackAxis) -> Constraint {
    let insets = inset(axis)
    return Constraint(
      Constraint.Anchor(stack, axis.dimension), .equal, nil, constant: insets.min + insets.max,
      priority: min(stack.stackHuggingPriority[axis.axis], 999), identifier: "NSStackView", origin: .appKitStack(stack))
  }

  /// An author's required constraint moves a view out of line, as far as compression resistance allows.
  private static let alignmentPriority = 740.0

  /// An author's required constraint moves a view into the insets across the axis. Evidence: 2 repositories.
  private static let insetPriority = 999.9

  var hugging: Double { stack.stackHuggingPriority[stack.axis] }

  /// The insets at the first and last edge of the axis. Apple calls them geometric: left stays left in right-to-left
  /// layout.
  private func inset(_ axis: StackAxis) -> (min: Double, max: Double) {
    let insets = stack.edgeInsets
    guard axis.axis == .horizontal else { return (insets.top, insets.bottom) }
    return stack.isRightToLeft(in: settings) ? (insets.right, insets.left) : (insets.left, insets.right)
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

  /// The first and last view touch the ends of the stack. The end of an area without views is free.
  private var ends: [Constraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let insets = inset(main)
    return nearEnd(first, insets.min, isHeld: reachesEnd(.leading))
      + farEnd(last, -insets.max, isHeld: reachesEnd(.trailing))
  }

  /// Whether the views reach the end of the stack that belongs to a gravity area.
  private func reachesEnd(_ gravity: AppKitStackView.Gravity) -> Bool {
    stack.distribution != .gravityAreas || stack.views(in: gravity).contains(where: stack.arranges)
  }

  private func nearEnd(_ view: View, _ inset: Double, isHeld: Bool) -> [Constraint] {
    let edge = main.minEdge
    if isHeld { return [make(view, edge, .equal, stack, edge, constant: inset)] }
    return [
      make(view, edge, .greaterThanOrEqual, stack, edge, constant: inset),
      make(view, edge, .equal, stack, edge, constant: inset, priority: hugging),
    ]
  }

  /// The far end has the clipping resistance of the stack, which may clip its views.
  private func farEnd(_ view: View, _ inset: Double, isHeld: Bool) -> [Constraint] {
    let edge = main.maxEdge
    let resistance = stack.clippingResistancePriority[stack.axis]
    if isHeld, resistance >= 1000 { return [make(view, edge, .equal, stack, edge, constant: inset)] }
    return [
      make(view, edge, .lessThanOrEqual, stack, edge, constant: inset, priority: resistance),
      isHeld
        ? make(view, edge, .greaterThanOrEqual, stack, edge, constant: inset)
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
      ] + alignment(of: view)
    }
  }

  private static func priority(ofInset inset: Double) -> Double { inset > 0 ? insetPriority : 1000 }

  private func alignment(of view: View) -> [Constraint] {
    guard stack.alignment.axis == cross.axis else { return [] }
    switch stack.alignment {
    case .notAnAttribute, .width, .height: return []
    case .baseline, .lastBaseline, .firstBaseline:
      guard let first = views.first, first !== view else { return [] }
      return [make(view, stack.alignment, .equal, first, stack.alignment, priority: Self.alignmentPriority)]
    default:
      return [
        make(
          view, stack.alignment, .equal, stack, stack.alignment, constant: alignmentInset,
          priority: Self.alignmentPriority)
      ]
    }
  }

  /// The distance from an attribute of the stack to that of its views. The center is that of the room between the
  /// insets.
  private var alignmentInset: Double {
    let insets = stack.edgeInsets
    return switch stack.alignment {
    case .leading, .top: inset(cross).min
    case .trailing, .bottom: -inset(cross).max
    case .left: insets.left
    case .right: -insets.right
    default: cross.axis == .horizontal ? (insets.left - insets.right) / 2 : (insets.top - insets.bottom) / 2
    }
  }
}
