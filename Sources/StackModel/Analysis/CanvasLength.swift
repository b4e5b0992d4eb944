/// A length that constraints depend on and that only Interface Builder's canvas knows for certain: its size, the insets of
/// bars, margins.
enum CanvasLength: Hashable {
  /// The width or height of a view that contains others.
  case canvas(ObjectIdentifier, Axis)
  /// An edge of a guide or margin.
  case inset(ObjectIdentifier, LayoutAttribute)

  /// The greatest length of insets by bars and by margins of readable width.
  static let greatestInset = 200.0
}

extension ConstraintRow {
  /// The insets that the constraint depends on.
  var insets: [CanvasLength] {
    guard inputs.contains(.metrics) else { return [] }
    return [constraint.first, constraint.second].compactMap { anchor in
      guard let anchor, anchor.attribute.withoutMargin != nil || anchor.isInset else { return nil }
      return .inset(ObjectIdentifier(anchor.item), anchor.attribute)
    }
  }

  /// Whether constant, priority and edges are the ones of UIKit, without estimates.
  var isExact: Bool {
    guard constraint.priority >= 1000, !constraint.first.attribute.isBaseline,
      !(constraint.second?.attribute.isBaseline ?? false)
    else { return false }
    switch constraint.origin {
    case .declared(let declared): return !declared.isSymbolic
    case .fixedSize: return true
    case .stack(let stack, .distribution): return stack.distribution != .fillProportionally
    case .stack(_, let role): return role != .textWidth && role != .ambiguitySuppression
    default: return false
    }
  }
}

extension Constraint.Anchor {
  /// Whether it is an edge of a guide that is inset in its view.
  fileprivate var isInset: Bool {
    guard let guide = item as? LayoutGuide else { return false }
    return guide.kind != .contentLayoutGuide && guide.kind != .frameLayoutGuide
  }
}
