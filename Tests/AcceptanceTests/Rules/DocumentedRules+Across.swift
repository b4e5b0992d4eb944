@testable import AutoLayout
@testable import StackModel

/// Across the axis: alignment, and what encloses the views.
extension DocumentedRules {
  /// Whether a spanner encloses the visible views.
  private var hasSpanner: Bool { visible.isEmpty || (stack.alignment != .fill && views.count > 1) }

  /// Every other view, hidden or not, lies where the first one does.
  var alignments: [ListedConstraint] {
    let attributes: [String]
    switch stack.alignment {
    case .fill: attributes = [across.near, across.far]
    case .leading, .top: attributes = [across.near]
    case .trailing, .bottom: attributes = [across.far]
    case .center: attributes = [across.middle]
    case .firstBaseline: attributes = stack.isHorizontal ? ["firstBaseline"] : []
    case .lastBaseline: attributes = stack.isHorizontal ? ["lastBaseline"] : []
    }
    return attributes.flatMap { attribute in
      views.dropFirst().map {
        ListedConstraint("UISV-alignment", "\(views[0].name).\(attribute)", .equal, "\($0.name).\(attribute)")
      }
    }
  }

  /// What one end of the stack holds, and how.
  private struct End {
    var relation: Relation
    var item: String
  }

  /// The near and the far end of the stack across the axis.
  private var ends: (near: End, far: End) {
    let spanner = End(relation: .equal, item: "spanner")
    if visible.isEmpty { return (spanner, spanner) }
    let first = views[0].name
    let tight = End(relation: .equal, item: first)
    let looseNear = End(relation: .lessThanOrEqual, item: first)
    let looseFar = End(relation: .greaterThanOrEqual, item: first)
    let isAlone = views.count == 1
    switch stack.alignment {
    case .fill: return (tight, tight)
    case .leading, .top: return (tight, isAlone ? looseFar : spanner)
    case .trailing, .bottom: return (isAlone ? looseNear : spanner, tight)
    case .center: return isAlone ? (looseNear, looseFar) : (spanner, spanner)
    case .firstBaseline, .lastBaseline:
      if isAlone { return (looseNear, looseFar) }
      if !stack.isHorizontal { return (spanner, spanner) }
      return stack.alignment == .firstBaseline ? (looseNear, spanner) : (spanner, looseFar)
    }
  }

  var canvasAcross: [ListedConstraint] {
    let (near, far) = ends
    var list = [
      ListedConstraint("UISV-canvas-connection", canvas(across.near), near.relation, "\(near.item).\(across.near)"),
      ListedConstraint("UISV-canvas-connection", canvas(across.far), far.relation, "\(far.item).\(across.far)"),
    ]
    if stack.alignment == .center {
      let item = visible.isEmpty ? "spanner" : views[0].name
      list.append(
        ListedConstraint("UISV-canvas-connection", canvas(across.middle), .equal, "\(item).\(across.middle)"))
    }
    if near.relation != .equal || far.relation != .equal {
      list.append(ListedConstraint("UISV-canvas-fit", "stack.\(across.length)", .equal, nil, priority: 49))
    }
    return list
  }

  /// The spanner clings to the side that the views are aligned at, and encloses them at the other.
  var boundaries: [ListedConstraint] {
    guard hasSpanner, stack.alignment != .fill else { return [] }
    let clingsNear = stack.alignment == .leading || stack.alignment == .top
    let clingsFar = stack.alignment == .trailing || stack.alignment == .bottom
    return visible.flatMap { view in
      [
        ListedConstraint(
          "UISV-spanning-boundary", "spanner.\(across.near)", clingsNear ? .equal : .lessThanOrEqual,
          "\(view.name).\(across.near)", priority: clingsNear ? 999.5 : 1000),
        ListedConstraint(
          "UISV-spanning-boundary", "spanner.\(across.far)", clingsFar ? .equal : .greaterThanOrEqual,
          "\(view.name).\(across.far)", priority: clingsFar ? 999.5 : 1000),
      ]
    }
  }

  /// What decides where nothing else does: views without a size get none, and the spanner is as small as it can be.
  var fallbacks: [ListedConstraint] {
    guard stack.alignment != .fill else { return [] }
    let suppressions = views.map {
      ListedConstraint("UISV-ambiguity-suppression", "\($0.name).\(across.length)", .equal, nil, priority: 25)
    }
    guard hasSpanner else { return suppressions }
    return suppressions + [ListedConstraint("UISV-spanning-fit", "spanner.\(across.length)", .equal, nil, priority: 51)]
  }
}
