import StackModel

/// What stands beside a constraint's line: `8`, `≥ 20`, `×0.5 + 4 @750`.
struct ConstraintLabel {
  let text: String

  /// The label of a length.
  static func length(_ constraint: Constraint) -> ConstraintLabel {
    guard constraint.second != nil else { return ConstraintLabel(constraint, value: constraint.constant.short) }
    let factor = constraint.multiplier == 1 ? "=" : "×\(constraint.multiplier.tidy)"
    return ConstraintLabel(constraint, value: factor + addition(constraint.constant))
  }

  /// The label of the ratio between the lengths of one view.
  static func ratio(_ constraint: Constraint) -> ConstraintLabel {
    let isWidth = constraint.first.attribute == .width
    let ratio = isWidth ? constraint.multiplier : 1 / constraint.multiplier
    let names = (1...20).lazy.compactMap { height -> String? in
      let width = ratio * Double(height)
      return abs(width - width.rounded()) < 0.001 && width < 100 ? "\(width.rounded().short):\(height)" : nil
    }
    return ConstraintLabel(constraint, value: (names.first ?? "\(ratio.tidy):1") + addition(constraint.constant))
  }

  /// The label of a distance, which is never negative although constants may be; nil for two equal places.
  ///
  /// - Parameter difference: How far the first place lies behind the second one in reading direction.
  static func distance(_ constraint: Constraint, difference: Double) -> ConstraintLabel? {
    if constraint.multiplier != 1 {
      return ConstraintLabel(constraint, value: "×\(constraint.multiplier.tidy)" + addition(constraint.constant))
    }
    let isTurned = constraint.constant < 0 || constraint.constant == 0 && difference < 0
    if constraint.constant == 0, constraint.relation == .equal, constraint.priority == 1000, abs(difference) < 1 {
      return nil
    }
    return ConstraintLabel(constraint, value: abs(constraint.constant).short, isTurned: isTurned)
  }

  private init(_ constraint: Constraint, value: String, isTurned: Bool = false) {
    let sign: String? =
      switch constraint.relation {
      case .equal: nil
      case .lessThanOrEqual: isTurned ? "≥" : "≤"
      case .greaterThanOrEqual: isTurned ? "≤" : "≥"
      }
    let value = value == "=" && sign != nil ? "" : value
    let priority = constraint.priority == 1000 ? nil : "@\(constraint.priority.short)"
    text = [sign, value, priority].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func addition(_ constant: Double) -> String {
    constant == 0 ? "" : constant < 0 ? " − \((-constant).short)" : " + \(constant.short)"
  }
}

extension Double {
  /// The number to three decimals.
  fileprivate var tidy: String { ((self * 1000).rounded() / 1000).short }
}
