/// A stack's constraints as they are laid out: on Interface Builder's canvas, hidden views have stand-ins.
struct StackConstraintMaker {
  let arrangement: StackArrangement
  private let canvas: HiddenViewCanvas?
  /// The view that holds everything that is laid out with the stack.
  private let root: View

  init(_ arrangement: StackArrangement, root: View) {
    self.arrangement = arrangement
    self.root = root
    canvas = HiddenViewCanvas(arrangement)
  }

  /// Whether a change of one view may concern all: stand-ins of hidden views, and FDStackView's chains.
  var mustMakeAll: Bool { arrangement.settings.semantics == .canvas || arrangement.behavior == .fdStackView }

  /// Whether any view can have a constraint in a role.
  func hasAny(_ role: ConstraintRole) -> Bool {
    switch role {
    case .suppression: arrangement.alignment != .fill
    case .hidingAlong, .hidingAcross: arrangement.stack.visibleCount < arrangement.items.count
    case .secondAlignment: arrangement.alignment == .fill
    case .share: arrangement.stack.distribution != .fill
    case .equalGap: arrangement.hasGaps
    case .boundaryMin: arrangement.spanner != nil
    case .textWidth: arrangement.stack.visibleMultilineLabelCount > 0
    case .standInEdge, .cornerMain: canvas != nil
    default: true
    }
  }

  func constraint(_ role: ConstraintRole, at place: Int) -> Constraint? {
    if role == .standInEdge || role == .standInLength { return canvas?.link(role, at: place) }
    let constraint = arrangement.constraint(role, at: place)
    return canvas == nil ? constraint : constraint.map { canvas?.replaced($0) ?? $0 }
  }

  /// FDStackView has no constraint that keeps equal distances small, and such a stack has been seen to grow as far as
  /// others let it: FDStackView issue 25. It is no constraint that FDStackView adds, and not listed.
  private var growth: Constraint? {
    let (stack, axis) = (arrangement.stack, arrangement.main)
    guard arrangement.behavior == .fdStackView, arrangement.hasGaps, !arrangement.isEmpty, stack !== root else {
      return nil
    }
    return Constraint(
      Constraint.Anchor(stack, axis.dimension), .equal, Constraint.Anchor(root, axis.dimension), multiplier: 1,
      constant: 0, priority: StackPriority.growth, identifier: nil, origin: .stack(stack, .canvas))
  }

  func constraint(_ role: ConstraintRole) -> Constraint? {
    if role == .cornerMain || role == .cornerCross { return canvas?.corner(role) }
    let constraint = arrangement.constraint(role) ?? (role == .mainFit ? growth : nil)
    return canvas == nil ? constraint : constraint.map { canvas?.replaced($0) ?? $0 }
  }
}
