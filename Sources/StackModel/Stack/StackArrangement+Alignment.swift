internal import AutoLayout

extension StackArrangement {
  /// Views that have no size across the axis get none rather than any.
  var suppression: [Constraint] {
    guard alignment != .fill else { return [] }
    return items.map {
      make(
        anchor($0, cross.dimension), .equal, nil, priority: StackPriority.ambiguitySuppression,
        "UISV-ambiguity-suppression", .ambiguitySuppression)
    }
  }

  /// Every later view against the first, hidden ones included.
  var alignments: [Constraint] {
    guard let first = items.first else { return [] }
    return alignedAttributes.flatMap { attribute in
      items.dropFirst().map {
        make(anchor(first, attribute), .equal, anchor($0, attribute), "UISV-alignment", .alignment)
      }
    }
  }

  private var alignedAttributes: [LayoutAttribute] {
    switch alignment {
    case .fill: cross.axis == .vertical ? [.bottom, .top] : [.leading, .trailing]
    case .leading, .top: [cross.minEdge]
    case .trailing, .bottom: [cross.maxEdge]
    case .center: [cross.center]
    case .firstBaseline: cross.axis == .vertical ? [.firstBaseline] : []
    case .lastBaseline: cross.axis == .vertical ? [.lastBaseline] : []
    }
  }

  /// How the stack's edges across the axis hold the views, or the spanner round them.
  var crossCanvas: [Constraint] {
    guard let first = items.first else { return [] }
    let edges = crossEdges
    let inner = spanner ?? first
    var connections = [
      canvasConnection(
        canvas(cross, cross.minEdge), edges.min.relation, anchor(edges.min.isOnView ? first : inner, cross.minEdge)),
      canvasConnection(
        canvas(cross, cross.maxEdge), edges.max.relation, anchor(edges.max.isOnView ? first : inner, cross.maxEdge)),
    ]
    if alignment == .center {
      let center = visible.isEmpty ? inner : first
      connections.append(canvasConnection(canvas(cross, cross.center), .equal, anchor(center, cross.center)))
    }
    return connections
  }

  var hasLooseCrossCanvas: Bool {
    crossEdges.min.relation != .equal || crossEdges.max.relation != .equal
  }

  private struct Edge {
    var relation: Relation
    /// Whether the edge binds to the first view even where there is a spanner.
    var isOnView: Bool

    static let tight = Edge(relation: .equal, isOnView: true)
    static let spanner = Edge(relation: .equal, isOnView: false)
  }

  private var crossEdges: (min: Edge, max: Edge) {
    if visible.isEmpty { return (.spanner, .spanner) }
    let outside = Edge(relation: .lessThanOrEqual, isOnView: true)
    let beyond = Edge(relation: .greaterThanOrEqual, isOnView: true)
    let isAlone = spanner == nil
    switch alignment {
    case .fill: return (.tight, .tight)
    case .leading, .top: return (.tight, isAlone ? beyond : .spanner)
    case .trailing, .bottom: return (isAlone ? outside : .spanner, .tight)
    case .center: return isAlone ? (outside, beyond) : (.spanner, .spanner)
    case .firstBaseline: return (outside, isAlone ? beyond : .spanner)
    case .lastBaseline: return (isAlone ? outside : .spanner, beyond)
    }
  }

  /// The spanner encloses the visible views and is no larger than it must be.
  var spanning: [Constraint] {
    guard let spanner else { return [] }
    let boundaries = visible.flatMap { boundary(of: spanner, round: $0) }
    let fit = make(
      anchor(spanner, cross.dimension), .equal, nil, priority: StackPriority.spanningFit, "UISV-spanning-fit",
      .alignment)
    return boundaries + (alignment == .fill ? [] : [fit])
  }

  private func boundary(of spanner: LayoutGuide, round view: View) -> [Constraint] {
    let clingsToMin = alignment == .leading
    let clingsToMax = alignment == .trailing
    return [
      make(
        anchor(spanner, cross.minEdge), clingsToMin ? .equal : .lessThanOrEqual, anchor(view, cross.minEdge),
        priority: clingsToMin ? StackPriority.spanningBoundary : 1000, "UISV-spanning-boundary", .alignment),
      make(
        anchor(spanner, cross.maxEdge), clingsToMax ? .equal : .greaterThanOrEqual, anchor(view, cross.maxEdge),
        priority: clingsToMax ? StackPriority.spanningBoundary : 1000, "UISV-spanning-boundary", .alignment),
    ]
  }
}
