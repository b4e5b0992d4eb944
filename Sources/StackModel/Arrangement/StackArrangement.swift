internal import AutoLayout

/// The constraints that a stack view adds for its arranged views, as UIStackView does: same identifiers, items,
/// relations, constants and priorities, in the order in which UIKit has been seen to create them.
///
/// Each constraint is created separately, by its role and the position of its view, so a change does not create all
/// again.
struct StackArrangement {
  let stack: StackView
  let settings: DocumentSettings
  let behavior: StackBehavior
  let alignment: StackView.Alignment
  let items: [View]
  let guides: StackGuides
  let main: StackAxis
  let cross: StackAxis
  /// The position of the first view that is shown; the number of views if none is.
  let firstVisible: Int
  /// The position of the last view that is shown; -1 if none is.
  let lastVisible: Int
  /// The share of each view along the axis; nil if the distribution does not need it.
  let proportions: StackProportions?

  init(
    _ stack: StackView, settings: DocumentSettings, behavior: StackBehavior = .uiKit,
    guides: StackGuides = StackGuides()
  ) {
    self.stack = stack
    self.settings = settings
    self.behavior = behavior
    self.guides = guides
    alignment = Self.alignment(of: stack, behavior)
    items = stack.arrangedSubviews
    main = StackAxis.of(stack.axis)
    cross = StackAxis.of(stack.axis.perpendicular)
    let isAnyVisible = stack.visibleCount > 0
    firstVisible = isAnyVisible ? items.firstIndex { !$0.isHidden } ?? items.count : items.count
    lastVisible = isAnyVisible ? items.lastIndex { !$0.isHidden } ?? -1 : -1
    proportions = StackProportions(stack, settings: settings, behavior: behavior)
  }

  /// A vertical stack cannot align baselines: UIStackView then aligns nothing, and FDStackView aligns at an edge.
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
    let all = ConstraintRole.stackGroups.flatMap { group in
      group.isOfItems
        ? items.indices.flatMap { place in group.roles.compactMap { constraint($0, at: place) } }
        : group.roles.compactMap { constraint($0) }
    }
    guides.number(items)
    return all
  }

  /// Whether no view is shown.
  var isEmpty: Bool { lastVisible < 0 }

  /// Across the axis, views are aligned to a spanner, unless they all fill the stack or there is only one.
  var spanner: LayoutGuide? {
    let isNeeded = isEmpty || (alignment != .fill && items.count > 1)
    return isNeeded && !items.isEmpty ? guides.spanner : nil
  }

  /// Whether guides between the views share the remaining room.
  var hasGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  /// The constraint that an arranged view has in a role; nil if it has none.
  func constraint(_ role: ConstraintRole, at place: Int) -> Constraint? {
    switch role {
    case .suppression: suppression(place)
    case .hidingAlong, .hidingAcross: hiding(place, isAcross: role == .hidingAcross)
    case .firstAlignment, .secondAlignment: alignment(place, isSecond: role == .secondAlignment)
    case .share, .shareEnd: share(place, isEnd: role == .shareEnd)
    case .equalGap: equalGap(place)
    case .spacing: spacing(place)
    case .boundaryMin, .boundaryMax: boundary(place, isMax: role == .boundaryMax)
    case .textWidth: textWidth(place)
    default: nil
    }
  }

  /// The constraint that the stack has in a role; nil if it has none.
  func constraint(_ role: ConstraintRole) -> Constraint? {
    guard !items.isEmpty else { return nil }
    switch role {
    case .mainMin, .mainMax: return mainCanvas(isMax: role == .mainMax)
    case .crossMin, .crossMax: return crossCanvas(isMax: role == .crossMax)
    case .crossCenter: return crossCenter
    case .mainFit: return hasGaps && behavior == .uiKit ? canvasFit(main) : nil
    case .crossFit: return hasLooseCrossCanvas ? canvasFit(cross) : nil
    case .spanningFit: return spanningFit
    default: return nil
    }
  }

  /// A constraint with the stack as its origin.
  func make(
    _ first: Constraint.Anchor, _ relation: Relation, _ second: Constraint.Anchor?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, _ identifier: StackConstraintIdentifier,
    _ role: ConstraintOrigin.StackRole
  ) -> Constraint {
    Constraint(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
      identifier: identifier.name(behavior), origin: .stack(stack, role))
  }

  func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Constraint.Anchor {
    Constraint.Anchor(item, attribute)
  }

  /// The stack's own edge or, with margins, the margin's.
  func canvas(_ axis: StackAxis, _ attribute: LayoutAttribute) -> Constraint.Anchor {
    anchor(stack, stack.isLayoutMarginsRelativeArrangement ? axis.margin(attribute) : attribute)
  }
}

/// The constraints across the axis.
extension StackArrangement {
  /// Views without a size across the axis have the length 0 instead of an undetermined one.
  func suppression(_ place: Int) -> Constraint? {
    guard alignment != .fill else { return nil }
    return make(
      anchor(items[place], cross.dimension), .equal, nil, priority: StackPriority.ambiguitySuppression,
      .ambiguitySuppression, .ambiguitySuppression)
  }

  /// Aligns every later view, also a hidden one, with the first.
  func alignment(_ place: Int, isSecond: Bool) -> Constraint? {
    guard place > 0, let attribute = isSecond ? alignedAttributes.second : alignedAttributes.first else { return nil }
    return make(anchor(items[0], attribute), .equal, anchor(items[place], attribute), .alignment, .alignment)
  }

  private var alignedAttributes: (first: LayoutAttribute?, second: LayoutAttribute?) {
    switch alignment {
    case .fill: cross.axis == .vertical ? (.bottom, .top) : (.leading, .trailing)
    case .leading, .top: (cross.minEdge, nil)
    case .trailing, .bottom: (cross.maxEdge, nil)
    case .center: (cross.center, nil)
    case .firstBaseline: (cross.axis == .vertical ? .firstBaseline : nil, nil)
    case .lastBaseline: (cross.axis == .vertical ? .lastBaseline : nil, nil)
    }
  }

  /// How one of the stack's edges across the axis is tied to the views, or to the spanner around them.
  func crossCanvas(isMax: Bool) -> Constraint {
    let edge = isMax ? crossEdges.max : crossEdges.min
    let attribute = isMax ? cross.maxEdge : cross.minEdge
    let inner = edge.isOnView ? items[0] : spanner ?? items[0]
    return canvasConnection(canvas(cross, attribute), edge.relation, anchor(inner, attribute))
  }

  var crossCenter: Constraint? {
    guard alignment == .center else { return nil }
    let center = isEmpty ? spanner ?? items[0] : items[0]
    return canvasConnection(canvas(cross, cross.center), .equal, anchor(center, cross.center))
  }

  var hasLooseCrossCanvas: Bool {
    crossEdges.min.relation != .equal || crossEdges.max.relation != .equal
  }

  private struct Edge {
    var relation: Relation
    /// Whether the edge is tied to the first view even if there is a spanner.
    var isOnView: Bool

    static let tight = Edge(relation: .equal, isOnView: true)
    static let spanner = Edge(relation: .equal, isOnView: false)
  }

  private var crossEdges: (min: Edge, max: Edge) {
    if isEmpty { return (.spanner, .spanner) }
    let outside = Edge(relation: .lessThanOrEqual, isOnView: true)
    let beyond = Edge(relation: .greaterThanOrEqual, isOnView: true)
    let isAlone = spanner == nil
    switch alignment {
    case .fill: return (.tight, .tight)
    case .leading, .top: return (.tight, isAlone ? beyond : .spanner)
    case .trailing, .bottom: return (isAlone ? outside : .spanner, .tight)
    case .center: return isAlone ? (outside, beyond) : (.spanner, .spanner)
    // Several views of a vertical stack have no common baseline: as measured on UIStackView, both ends enclose them.
    case _ where alignment.isBaseline && !isAlone && stack.axis == .vertical: return (.spanner, .spanner)
    case .firstBaseline: return (outside, isAlone ? beyond : .spanner)
    case .lastBaseline: return (isAlone ? outside : .spanner, beyond)
    }
  }

  /// The spanner encloses the visible views.
  func boundary(_ place: Int, isMax: Bool) -> Constraint? {
    guard let spanner, !items[place].isHidden else { return nil }
    let edge = isMax ? cross.maxEdge : cross.minEdge
    let clings = alignment == (isMax ? .trailing : .leading)
    let relation: Relation = clings ? .equal : isMax ? .greaterThanOrEqual : .lessThanOrEqual
    return make(
      anchor(spanner, edge), relation, anchor(items[place], edge),
      priority: clings ? StackPriority.spanningBoundary : 1000, .spanningBoundary, .alignment)
  }

  /// The spanner is as small as possible.
  var spanningFit: Constraint? {
    guard let spanner, alignment != .fill else { return nil }
    return make(
      anchor(spanner, cross.dimension), .equal, nil, priority: StackPriority.spanningFit, .spanningFit,
      .alignment)
  }
}

/// The constraints along the axis that do not depend on the distribution.
extension StackArrangement {
  func hiding(_ place: Int, isAcross: Bool) -> Constraint? {
    let view = items[place]
    guard view.isHidden else { return nil }
    if !isAcross { return make(anchor(view, main.dimension), .equal, nil, .hiding, .hiding) }
    guard behavior == .fdStackView else { return nil }
    let priority = view.contentCompressionResistancePriority[cross.axis]
    return make(anchor(view, cross.dimension), .equal, nil, priority: priority, .hiding, .hiding)
  }

  func mainCanvas(isMax: Bool) -> Constraint? {
    let place = behavior == .fdStackView ? (isMax ? items.count - 1 : 0) : (isMax ? lastVisible : firstVisible)
    guard let item = items.indices.contains(place) ? items[place] : spanner else { return nil }
    let edge = isMax ? main.maxEdge : main.minEdge
    var constraint = canvasConnection(canvas(main, edge), .equal, anchor(item, edge))
    if isMax, isHiddenAlong { constraint.priority = StackPriority.hiddenEnd }
    return constraint
  }

  /// Whether a stack view of the same axis gives this one no length. From iOS 11 on, UIKit logs no conflict of that with
  /// spacings and lengths inside.
  ///
  /// Evidence: 2/2 apps whose logs ended with iOS 11, 2 repositories; one of them logged on both versions.
  private var isHiddenAlong: Bool {
    stack.isHidden && stack.arrangingStack?.axis == stack.axis && behavior == .uiKit && settings.semantics == .runtime
      && settings.iOSVersion >= StackVersion.hiddenStackHasLooseEnd
  }

  func canvasConnection(
    _ canvas: Constraint.Anchor, _ relation: Relation, _ item: Constraint.Anchor
  ) -> Constraint {
    make(canvas, relation, item, .canvasConnection, .canvas)
  }

  /// The stack shrinks to the smallest length that its minimum spacings allow, and across the axis as far as an
  /// inequality allows.
  func canvasFit(_ axis: StackAxis) -> Constraint {
    make(anchor(stack, axis.dimension), .equal, nil, priority: StackPriority.canvasFit, .canvasFit, .canvas)
  }

  /// The distance before a view.
  func spacing(_ place: Int) -> Constraint? {
    guard place > 0 else { return nil }
    let followsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    return make(
      anchor(items[place], followsBaselines ? .firstBaseline : main.minEdge),
      hasGaps ? .greaterThanOrEqual : .equal,
      anchor(items[place - 1], followsBaselines ? .lastBaseline : main.maxEdge),
      constant: distance(before: place), .spacing, .spacing)
  }

  /// UIKit gives a hidden view in the middle half of the spacing on each side, and none to hidden views at an end.
  /// FDStackView puts all of it before the view and none after.
  private func distance(before place: Int) -> Double {
    let (previous, view) = (items[place - 1], items[place])
    let full =
      settings.iOSVersion >= StackVersion.customSpacing ? previous.customSpacing ?? stack.spacing : stack.spacing
    if behavior == .fdStackView {
      let lastIsHidden = place == items.count - 1 && view.isHidden
      return previous.isHidden || lastIsHidden ? 0 : full
    }
    if place <= firstVisible || place > lastVisible { return 0 }
    let hidden = (previous.isHidden ? 1.0 : 0) + (view.isHidden ? 1.0 : 0)
    return full - full / 2 * hidden
  }

  /// In a horizontal stack, a label with several lines is held near an equal share of the width. From iOS 15 on this
  /// holds only if other such labels compete with it.
  func textWidth(_ place: Int) -> Constraint? {
    let least = settings.iOSVersion >= StackVersion.loneLabelKeepsWidth ? 2 : 1
    guard stack.axis == .horizontal, behavior == .uiKit, stack.visibleMultilineLabelCount >= least,
      let label = items[place] as? Label, label.isMultiline, !label.isHidden, sharesTextWidth
    else { return nil }
    let count = Double(stack.visibleCount)
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins?.insets ?? .zero : .zero
    let taken = margins.left + margins.right + stack.spacing * (count - 1)
    let resistance = label.contentCompressionResistancePriority.horizontal
    return make(
      anchor(label, .width), .equal, anchor(stack, .width), multiplier: 1 / count, constant: -taken / count,
      priority: min(999, resistance + StackPriority.textWidthAboveResistance),
      .textWidth, .textWidth)
  }

  /// Whether a lone label with several lines competes with another text for the width. Interface Builder's canvas shows
  /// a label beside images, plain views and other labels as wide as its content, at any version.
  ///
  /// Evidence: 2/2 frames, 1 repository; with the heights of the labels given 20/22.
  private var sharesTextWidth: Bool {
    settings.semantics != .canvas || stack.visibleMultilineLabelCount > 1
      || items.contains { !$0.isHidden && $0 is Button }
  }
}

/// How the views share the axis.
extension StackArrangement {
  /// The constraint that the distribution adds for a view that is shown, or for the gap after it.
  func share(_ place: Int, isEnd: Bool) -> Constraint? {
    guard !items[place].isHidden else { return nil }
    switch stack.distribution {
    case .fill: return nil
    case .fillEqually: return isEnd ? nil : equalSize(place)
    case .fillProportionally: return isEnd ? nil : proportion(place)
    case .equalSpacing, .equalCentering: return gapEdge(place, isEnd: isEnd)
    }
  }

  /// Every later visible view is as long as the first one. FDStackView compares neighbors, with lower priorities for
  /// later pairs.
  private func equalSize(_ place: Int) -> Constraint? {
    guard place != firstVisible else { return nil }
    let other = proportions?.neighbors[place] ?? firstVisible
    let priority = proportions.map { max(1, StackPriority.fillProportionally + 1 - Double($0.ordinals[place])) }
    return make(
      anchor(items[place], main.dimension), .equal, anchor(items[other], main.dimension), priority: priority ?? 1000,
      .fillEqually, .distribution)
  }

  /// UIKit compares with the whole, FDStackView with the next view.
  private func proportion(_ place: Int) -> Constraint? {
    guard let proportions else { return nil }
    let priority = max(1, StackPriority.fillProportionally - Double(proportions.ordinals[place]))
    let first = anchor(items[place], main.dimension)
    let name = StackConstraintIdentifier.fillProportionally
    if behavior == .fdStackView {
      guard let ratio = proportions.ratio(place) else { return nil }
      let second = anchor(items[ratio.next], main.dimension)
      return make(first, .equal, second, multiplier: ratio.factor, priority: priority, name, .distribution)
    }
    if proportions.needsContent { return nil }
    guard proportions.isKnown else { return requiredEqualSize(place) }
    guard let factor = proportions.factor(place) else { return make(first, .equal, nil, name, .distribution) }
    return make(
      first, .equal, anchor(stack, main.dimension), multiplier: factor,
      priority: proportions.isExact ? 1000 : priority, name, .distribution)
  }

  /// If no view has a natural length, equal lengths are required.
  private func requiredEqualSize(_ place: Int) -> Constraint? {
    guard place != firstVisible else { return nil }
    return make(
      anchor(items[place], main.dimension), .equal, anchor(items[firstVisible], main.dimension), .fillEqually,
      .distribution)
  }

  private func gapEdge(_ place: Int, isEnd: Bool) -> Constraint? {
    guard place != lastVisible else { return nil }
    let followsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let isCentering = stack.distribution == .equalCentering
    let gap = guides.gap(behind: items[place], isFirst: place == firstVisible)
    if !isEnd {
      let from = isCentering ? main.center : followsBaselines ? .lastBaseline : main.maxEdge
      return make(
        anchor(gap, main.minEdge), .equal, anchor(items[place], from), .distributingEdge, .distribution)
    }
    guard let next = items[(place + 1)...].first(where: { !$0.isHidden }) else { return nil }
    let to = isCentering ? main.center : followsBaselines ? .firstBaseline : main.minEdge
    return make(anchor(gap, main.maxEdge), .equal, anchor(next, to), .distributingEdge, .distribution)
  }

  /// The largest number of views for which equal gaps are added below the required priority. Their cost grows with the
  /// third power of the number of views. No stack view of a public document comes near.
  static let mostEqualGaps = 250

  /// One priority for all centers. UIKit's printed constraints have 149 for the first one, and no stored frame needs
  /// another priority for the rest.
  func equalGap(_ place: Int) -> Constraint? {
    guard hasGaps, !items[place].isHidden, place != firstVisible, place != lastVisible else { return nil }
    let isLoose = stack.distribution == .equalCentering && behavior == .uiKit
    if isLoose, stack.visibleCount > Self.mostEqualGaps { return nil }
    return make(
      anchor(guides.gap(behind: items[place], isFirst: false), main.dimension), .equal,
      anchor(guides.gap(behind: items[firstVisible], isFirst: true), main.dimension),
      priority: isLoose ? StackPriority.equalCentering : 1000, .fillEqually, .distribution)
  }
}

/// What stack views call their constraints: `UISV-spacing` in UIKit, `FDSV-spacing` in FDStackView.
enum StackConstraintIdentifier: String {
  case alignment = "UISV-alignment"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case distributingEdge = "UISV-distributing-edge"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case hiding = "UISV-hiding"
  case spacing = "UISV-spacing"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case textWidth = "UISV-text-width-disambiguation"

  /// The identifier that a constraint gets.
  func name(_ behavior: StackBehavior) -> String {
    switch behavior {
    case .uiKit: rawValue
    case .fdStackView: "FDSV" + rawValue.dropFirst(4)
    }
  }
}

/// The guides that a stack view adds. They stay the same while the views change, so that few constraints do.
final class StackGuides {
  let spanner = LayoutGuide(.alignmentSpanner)
  /// The gap after the first view that is shown, which all other gaps are compared with.
  private let firstGap = LayoutGuide(.distributing)
  private var gaps: [ObjectIdentifier: LayoutGuide] = [:]
  private var standIns: [ObjectIdentifier: LayoutGuide] = [:]

  /// The gap after a view that is shown.
  func gap(behind view: View, isFirst: Bool) -> LayoutGuide {
    isFirst ? firstGap : Self.guide(.distributing, of: view, in: &gaps)
  }

  /// The guide that takes the place of a hidden view on Interface Builder's canvas.
  func standIn(for view: View) -> LayoutGuide { Self.guide(.hiddenView, of: view, in: &standIns) }

  /// Forgets a view that leaves the stack.
  func forget(_ view: View) -> [LayoutGuide] {
    [gaps.removeValue(forKey: ObjectIdentifier(view)), standIns.removeValue(forKey: ObjectIdentifier(view))]
      .compactMap { $0 }
  }

  /// Numbers the guides in the order of the views, for reports.
  func number(_ views: [View]) {
    firstGap.number = 0
    var (shown, hidden) = (0, 0)
    for view in views {
      gaps[ObjectIdentifier(view)]?.number = shown
      standIns[ObjectIdentifier(view)]?.number = hidden
      if view.isHidden { hidden += 1 } else { shown += 1 }
    }
  }

  private static func guide(
    _ kind: LayoutGuide.Kind, of view: View, in guides: inout [ObjectIdentifier: LayoutGuide]
  ) -> LayoutGuide {
    if let guide = guides[ObjectIdentifier(view)] { return guide }
    let guide = LayoutGuide(kind)
    guides[ObjectIdentifier(view)] = guide
    return guide
  }
}
