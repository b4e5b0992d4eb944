/// A stack's constraints as they are laid out: on Interface Builder's canvas, hidden views have stand-ins.
struct StackConstraintMaker {
  let arrangement: StackArrangement
  private let canvas: HiddenViewCanvas?

  init(_ arrangement: StackArrangement) {
    self.arrangement = arrangement
    canvas = HiddenViewCanvas(arrangement)
  }

  /// Whether a change of one view may concern all: stand-ins of hidden views, and FDStackView's chains.
  var mustMakeAll: Bool { !arrangement.settings.isStackDefinition || arrangement.behavior == .fdStackView }

  /// Whether any view can have a constraint in a role.
  func hasAny(_ role: ConstraintRole) -> Bool {
    switch role {
    case .suppression: arrangement.alignment != .fill
    case .hidingAlong, .hidingAcross: arrangement.stack.visibleCount < arrangement.items.count
    case .secondAlignment: arrangement.alignment == .fill
    case .share: arrangement.stack.distribution != .fill
    case .equalGap: arrangement.hasGaps
    case .boundaryMin: arrangement.spanner != nil
    case .textWidth: arrangement.stack.multilineLabelCount > 0
    case .standInEdge, .cornerMain: canvas != nil
    default: true
    }
  }

  func constraint(_ role: ConstraintRole, at place: Int) -> Constraint? {
    if role == .standInEdge || role == .standInLength { return canvas?.link(role, at: place) }
    let constraint = arrangement.constraint(role, at: place)
    return canvas == nil ? constraint : constraint.map { canvas?.replaced($0) ?? $0 }
  }

  func constraint(_ role: ConstraintRole) -> Constraint? {
    if role == .cornerMain || role == .cornerCross { return canvas?.corner(role) }
    let constraint = arrangement.constraint(role)
    return canvas == nil ? constraint : constraint.map { canvas?.replaced($0) ?? $0 }
  }
}
