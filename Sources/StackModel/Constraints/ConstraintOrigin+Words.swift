extension ConstraintOrigin {
  /// The kind of constraint, in a word or two: `constraint`, `stack spacing`, `content size`.
  public var words: String {
    switch self {
    case .declared: "constraint"
    case .stack(_, let role): "stack \(role.words)"
    case .appKitStack: "stack"
    case .appKitGrid: "grid"
    case .contentSize: "content size"
    case .autoresizing: "frame and mask"
    case .fixedSize: "fixed size"
    case .nonNegativeSize: "no negative length"
    case .viewport: "canvas"
    }
  }
}

extension ConstraintOrigin.StackRole {
  fileprivate var words: String {
    switch self {
    case .canvas: "edge"
    case .ambiguitySuppression: "fitting"
    case .textWidth: "text width"
    case .spacing, .distribution, .alignment, .hiding: rawValue
    }
  }
}
