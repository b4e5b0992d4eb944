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
    if centersOnly {
      return [
        make(first, main.minEdge, .greaterThanOrEqual, stack, main.minEdge, constant: insets.min),
        make(
          first, main.maxEdge, .lessThanOrEqual, stack, main.maxEdge, constant: -insets.max,
          priority: stack.clippingResistancePriority[stack.axis]),
        make(first, main.center, .equal, stack, main.center, constant: (insets.min - insets.max) / 2),
      ]
    }
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

  /// Views that are aligned by their first baselines stand at the top of a higher stack, if nothing else says where. Evidence:
  /// 6/6 stacks, 2 repositories.
  private static let topPreference = 1.0

  private static func priority(ofInset inset: Double) -> Double { inset > 0 ? insetPriority : 1000 }

  private func alignment(of view: View) -> [Constraint] {
    guard stack.alignment.axis == cross.axis else { return [] }
    switch stack.alignment {
    case .notAnAttribute, .width, .height: return []
    case .baseline, .lastBaseline, .firstBaseline:
      guard let first = views.first, first !== view else {
        let isAtTop = stack.alignment == .firstBaseline && cross.axis == .vertical
        let top = inset(cross).min
        return isAtTop
          ? [make(view, cross.minEdge, .equal, stack, cross.minEdge, constant: top, priority: Self.topPreference)] : []
      }
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

/// How the views share the axis.
extension AppKitStackArrangement {
  /// Lower than compression resistance: views that are longer than their share keep their length.
  private static let proportionPriority = 740.0

  /// Lower than 500, at which a window keeps its size. As measured, views share its room equally, and keep their own
  /// lengths if there is none.
  private static let equalSizePriority = 499.0

  /// NSLayoutPriorityDefaultLow: equal gaps, and by Apple's description of gravity areas the place of the center one.
  static let equalGapPriority = 250.0

  /// NSLayoutPriorityDefaultHigh: the spacing within a gravity area, by Apple's description of `spacing`.
  private static let areaSpacingPriority = 750.0

  var spacings: [Constraint] {
    let areas = areaOfView
    return views.indices.dropFirst().flatMap { index -> [Constraint] in
      let (previous, view) = (views[index - 1], views[index])
      let isInArea = areas[ObjectIdentifier(previous)] == areas[ObjectIdentifier(view)]
      let spacing = spacing(after: previous)
      if isInArea, fills { return [make(view, main.minEdge, .equal, previous, main.maxEdge, constant: spacing)] }
      return [
        make(view, main.minEdge, .greaterThanOrEqual, previous, main.maxEdge, constant: spacing),
        make(
          view, main.minEdge, .equal, previous, main.maxEdge, constant: spacing,
          priority: isInArea && !sharesGaps ? max(hugging, Self.areaSpacingPriority) : hugging),
      ]
    }
  }

  /// Equal spacing ignores custom spacing, by Apple's description of `hasEqualSpacing`.
  private func spacing(after view: View) -> Double {
    stack.distribution == .equalSpacing ? stack.spacing : view.customSpacing ?? stack.spacing
  }

  private var sharesGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }
  private var fills: Bool { stack.distribution != .gravityAreas && !sharesGaps }

  /// All views are in one area unless the distribution says otherwise.
  private var areaOfView: [ObjectIdentifier: Int] {
    guard stack.distribution == .gravityAreas else { return [:] }
    let areas = stack.areas.enumerated().flatMap { area, views in views.map { (ObjectIdentifier($0), area) } }
    return Dictionary(areas, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Sizes

  /// The largest number of views for which equal or proportional lengths are added below the required priority. Their
  /// cost grows with the third power of the number of views. No stack view of a public document comes near.
  private static let mostSharedLengths = 100

  var sizes: [Constraint] {
    guard views.count <= Self.mostSharedLengths else { return [] }
    return switch stack.distribution {
    case .fillEqually: equalSizes(views)
    case .fillProportionally: proportionalSizes
    default: []
    }
  }

  private func equalSizes(_ views: [View]) -> [Constraint] {
    guard let first = views.first else { return [] }
    return views.dropFirst().map {
      make($0, main.dimension, .equal, first, main.dimension, priority: Self.equalSizePriority)
    }
  }

  /// All natural lengths are multiplied by one factor. Views without a natural length take no part, unless no view has
  /// one.
  private var proportionalSizes: [Constraint] {
    let natural = NaturalSize(settings: settings)
    let lengths = views.compactMap { view in
      natural.appKitLength(of: view, along: stack.axis, attachedViews).flatMap {
        $0 > 0 ? (view: view, length: $0) : nil
      }
    }
    guard let first = lengths.first else { return equalSizes(views) }
    return lengths.dropFirst().map {
      make(
        $0.view, main.dimension, .equal, first.view, main.dimension, multiplier: $0.length / first.length,
        priority: Self.proportionPriority)
    }
  }

  // MARK: Gaps

  /// The gaps between views or between their centers are equal, as far as the least spacing lets them.
  var equalGaps: [Constraint] {
    guard sharesGaps, (3...StackArrangement.mostEqualGaps).contains(views.count) else { return [] }
    let isCentering = stack.distribution == .equalCentering
    return views.indices.dropLast().flatMap { index -> [Constraint] in
      let gap = guides.gap(after: index)
      let edges = [
        make(gap, main.minEdge, .equal, views[index], isCentering ? main.center : main.maxEdge),
        make(gap, main.maxEdge, .equal, views[index + 1], isCentering ? main.center : main.minEdge),
      ]
      guard index > 0 else { return edges }
      let first = guides.gap(after: 0)
      return edges + [make(gap, main.dimension, .equal, first, main.dimension, priority: Self.equalGapPriority)]
    }
  }

  /// A single view keeps its length and stands in the middle. Evidence: 3/3 stacks, 1 repository.
  private var centersOnly: Bool { stack.distribution == .equalCentering && views.count == 1 }

  /// The center area is in the middle of the stack if there is room.
  var centerArea: [Constraint] {
    guard stack.distribution == .gravityAreas else { return [] }
    let center = Set(stack.views(in: .center).map(ObjectIdentifier.init))
    let views = views.filter { center.contains(ObjectIdentifier($0)) }
    guard let first = views.first, let last = views.last else { return [] }
    let area = guides.center
    return [
      make(area, main.minEdge, .equal, first, main.minEdge), make(area, main.maxEdge, .equal, last, main.maxEdge),
      make(area, main.center, .equal, stack, main.center, priority: Self.equalGapPriority),
    ]
  }
}

extension NaturalSize {
  /// The length in points that a view of macOS would have if only its content decided; nil if it is not known.
  fileprivate func appKitLength(
    of view: View, along axis: Axis, _ attachedViews: (AppKitStackView) -> [View]
  ) -> Double? {
    if let length = length(of: view, along: axis) ?? view.ownLength(along: axis) { return length }
    guard let stack = view as? AppKitStackView else { return nil }
    let views = attachedViews(stack)
    let lengths = views.compactMap { appKitLength(of: $0, along: axis, attachedViews) }
    guard let longest = lengths.max() else { return nil }
    let insets = stack.edgeInsets
    let padding = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    guard axis == stack.axis else { return longest + padding }
    let gaps = views.dropLast().reduce(0) { $0 + ($1.customSpacing ?? stack.spacing) }
    let sum = stack.distribution == .fillEqually ? longest * Double(lengths.count) : lengths.reduce(0, +)
    return sum + gaps + padding
  }
}

extension View {
  /// The length that one of the view's own constraints gives it, at any priority.
  fileprivate func ownLength(along axis: Axis) -> Double? {
    let dimension = StackAxis.of(axis).dimension
    return constraints.first {
      $0.firstAttribute == dimension && $0.secondAttribute == nil && $0.relation == .equal && $0.firstItem === self
    }?.constant
  }
}

/// The guides that an NSStackView's constraints name. They stay the same while the views change.
final class AppKitStackGuides {
  /// From the first view of the center area to its last.
  let center = LayoutGuide(.stackArea)
  private var gaps: [LayoutGuide] = []

  /// The gap between a view and the next one.
  func gap(after place: Int) -> LayoutGuide {
    while gaps.count <= place {
      let guide = LayoutGuide(.stackGap)
      guide.number = gaps.count
      gaps.append(guide)
    }
    return gaps[place]
  }
}

/// The lengths that views would have if only their content decided. Proportional filling compares them.
struct NaturalSize {
  let settings: DocumentSettings

  /// The length in points along an axis; nil if it is not known.
  func length(of view: View, along axis: Axis) -> Double? {
    if case .points(let points) = view.shownPlaceholder(axis, in: settings) { return points }
    if let stack = view as? StackView { return length(of: stack, along: axis) }
    return settings.contentSize(of: view, width: nil)[axis] ?? fixedLength(of: view, along: axis)
  }

  private func length(of stack: StackView, along axis: Axis) -> Double? {
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = visible.compactMap { length(of: $0, along: axis) }
    guard let longest = lengths.max() else { return fixedLength(of: stack, along: axis) }
    let margins = stack.layoutMargins?.insets ?? .zero
    let padding = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard axis == stack.axis else { return longest + padding }
    let sum = stack.distribution == .fillEqually ? longest * Double(visible.count) : lengths.reduce(0, +)
    return sum + stack.spacing * Double(visible.count - 1) + padding
  }

  /// A required constraint that fixes the view's own length.
  private func fixedLength(of view: View, along axis: Axis) -> Double? {
    if let length = view.fixedSize[axis] { return length }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return view.constraints.first {
      $0.firstAttribute == attribute && $0.secondAttribute == nil && $0.relation == .equal && $0.firstReference == nil
        && $0.firstItem === view
    }?.constant
  }
}
