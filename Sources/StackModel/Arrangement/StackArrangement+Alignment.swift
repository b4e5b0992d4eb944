internal import AutoLayout

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
