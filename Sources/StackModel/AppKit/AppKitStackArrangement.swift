internal import AutoLayout

/// The constraints that an NSStackView adds, after Apple's table of them: spacing required or at the stack's
/// hugging, sizes equal below compression resistance, and edges that hug across the axis.
struct AppKitStackArrangement {
  private let stack: AppKitStackView
  private let views: [View]
  private let main: StackAxis
  private let cross: StackAxis

  init(_ stack: AppKitStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    main = StackAxis.of(stack.axis)
    cross = StackAxis.of(stack.axis.perpendicular)
  }

  var constraints: [Constraint] {
    views.isEmpty ? [emptyLength(main), emptyLength(cross)] : ends + spacings + sizes + alignments
  }

  /// Without views the stack hugs its insets, unless the author wants another length.
  private func emptyLength(_ axis: StackAxis) -> Constraint {
    let insets = inset(axis)
    return Constraint(
      Constraint.Anchor(stack, axis.dimension), .equal, nil, constant: insets.min + insets.max,
      priority: min(stack.stackHuggingPriority[axis.axis], 999), identifier: "NSStackView", origin: .appKitStack(stack))
  }

  /// Below compression resistance: views that are wider than their share stay.
  private static let equalSizePriority = 740.0

  /// An author's required constraint moves a view out of line, as far as compression resistance wants.
  private static let alignmentPriority = 740.0

  /// An author's required constraint moves a view into the insets across the axis: in 2 repositories.
  private static let insetPriority = 999.9

  private var hugging: Double { stack.stackHuggingPriority[stack.axis] }

  private func inset(_ axis: StackAxis) -> (min: Double, max: Double) {
    axis.axis == .horizontal
      ? (stack.edgeInsets.left, stack.edgeInsets.right) : (stack.edgeInsets.top, stack.edgeInsets.bottom)
  }

  private func make(
    _ view: View, _ attribute: LayoutAttribute, _ relation: Relation, _ other: View,
    _ otherAttribute: LayoutAttribute, constant: Double = 0, priority: Double = 1000
  ) -> Constraint {
    Constraint(
      Constraint.Anchor(view, attribute), relation, Constraint.Anchor(other, otherAttribute), constant: constant,
      priority: priority, identifier: "NSStackView", origin: .appKitStack(stack))
  }

  // MARK: Along the axis

  /// First and last view at the stack's ends; areas without views leave their end loose.
  private var ends: [Constraint] {
    let insets = inset(main)
    let fills = stack.distribution != .gravityAreas
    let holdsMin = fills || stack.areas.first?.isEmpty == false
    let holdsMax = fills || stack.areas.last?.isEmpty == false
    guard let first = views.first, let last = views.last else { return [] }
    var result = [
      make(first, main.minEdge, holdsMin ? .equal : .greaterThanOrEqual, stack, main.minEdge, constant: insets.min),
      make(last, main.maxEdge, holdsMax ? .equal : .lessThanOrEqual, stack, main.maxEdge, constant: -insets.max),
    ]
    if !holdsMax {
      result.append(make(last, main.maxEdge, .equal, stack, main.maxEdge, constant: -insets.max, priority: hugging))
    }
    return result
  }

  private func spacing(after index: Int) -> Double {
    (index < stack.customSpacings.count ? stack.customSpacings[index] : nil) ?? stack.spacing
  }

  private var spacings: [Constraint] {
    let areaOf = stack.areas.enumerated().flatMap { area, views in views.map { (ObjectIdentifier($0), area) } }
    let areas = Dictionary(areaOf, uniquingKeysWith: { first, _ in first })
    return views.indices.dropFirst().flatMap { index -> [Constraint] in
      let (previous, view) = (views[index - 1], views[index])
      let gap = spacing(after: index - 1)
      let sameArea = areas[ObjectIdentifier(previous)] == areas[ObjectIdentifier(view)]
      let isFixed = sameArea && stack.distribution != .equalSpacing && stack.distribution != .equalCentering
      if isFixed { return [make(view, main.minEdge, .equal, previous, main.maxEdge, constant: gap)] }
      return [
        make(view, main.minEdge, .greaterThanOrEqual, previous, main.maxEdge, constant: gap),
        make(view, main.minEdge, .equal, previous, main.maxEdge, constant: gap, priority: hugging),
      ]
    }
  }

  private var sizes: [Constraint] {
    guard stack.distribution == .fillEqually, let first = views.first else { return [] }
    return views.dropFirst().map {
      make($0, main.dimension, .equal, first, main.dimension, priority: Self.equalSizePriority)
    }
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
          priority: Self.priority(ofInset: insets.max)),
        make(view, cross.minEdge, .equal, stack, cross.minEdge, constant: insets.min, priority: hugging),
        make(view, cross.maxEdge, .equal, stack, cross.maxEdge, constant: -insets.max, priority: hugging),
      ] + alignment(of: view, insets)
    }
  }

  private static func priority(ofInset inset: Double) -> Double { inset > 0 ? insetPriority : 1000 }

  private func alignment(of view: View, _ insets: (min: Double, max: Double)) -> [Constraint] {
    guard stack.alignment.axis == cross.axis else { return [] }
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
