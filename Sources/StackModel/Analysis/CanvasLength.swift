/// A number that constraints are measured from and that only Interface Builder's canvas knows for sure: how large it is,
/// what bars cover of it, what margins it has.
enum CanvasLength: Hashable {
  /// The width or height of what is laid out in.
  case canvas(ObjectIdentifier, Axis)
  /// An edge of a guide or margin.
  case inset(ObjectIdentifier, LayoutAttribute)

  /// Bars, and margins of readable width, take no more.
  static let greatestInset = 200.0
}

extension ConstraintRow {
  /// Insets that the constraint is measured from.
  var insets: [CanvasLength] {
    guard inputs.contains(.metrics) else { return [] }
    return [constraint.first, constraint.second].compactMap { anchor in
      guard let anchor, anchor.attribute.withoutMargin != nil || anchor.isInset else { return nil }
      return .inset(ObjectIdentifier(anchor.item), anchor.attribute)
    }
  }

  /// Whether constant, priority and edges are those that UIKit has, and none of them an estimate.
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
  /// Whether it is an edge of a guide that lies at a distance within its view.
  fileprivate var isInset: Bool {
    guard let guide = item as? LayoutGuide else { return false }
    return guide.kind != .contentLayoutGuide && guide.kind != .frameLayoutGuide
  }
}
