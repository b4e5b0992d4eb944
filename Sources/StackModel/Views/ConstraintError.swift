/// Why a constraint in code cannot be made or activated.
public struct ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Kind: Hashable, Sendable {
    /// The items are in different view trees.
    case noCommonAncestor
    /// A place was compared with a number, and there is no superview to measure it from.
    case noSuperview
    /// An item does not exist any more.
    case goneItem
    /// The attributes cannot be compared.
    case incomparableAttributes
    /// A multiplier of 0, or a number that is not finite or out of range.
    case unusableNumber
  }

  /// The kind of error.
  public let kind: Kind
  /// The same in words: what was found, and what to do.
  public let description: String
}

extension ConstraintError {
  static func noCommonAncestor(_ first: LayoutItem, _ second: LayoutItem) -> Self {
    Self(
      kind: .noCommonAncestor,
      description: "\(first.name) and \(second.name) are in no common view; add both to the same tree first")
  }

  static func noSuperview(_ anchor: LayoutAnchor, _ number: Double) -> Self {
    let name = anchor.item.name
    return Self(
      kind: .noSuperview,
      description: "\(name) has no superview that \(name).\(anchor.attribute.rawValue) could be \(number.short) points "
        + "from; add it to one first, or compare with another attribute")
  }

  static func goneItem() -> Self {
    Self(kind: .goneItem, description: "an item of the constraint does not exist any more; make the constraint anew")
  }

  private static func incomparable(_ first: LayoutAnchor, _ second: LayoutAnchor?, _ reason: String) -> Self {
    let left = "\(first.item.name).\(first.attribute.rawValue)"
    let right = second.map { "\($0.item.name).\($0.attribute.rawValue)" } ?? "a number"
    return Self(kind: .incomparableAttributes, description: "\(left) cannot be compared with \(right): \(reason)")
  }

  private static func unusable(_ name: String, _ number: Double, _ expected: String) -> Self {
    Self(kind: .unusableNumber, description: "\(name) is \(number.short); expected \(expected)")
  }

  /// Throws what is wrong with the parts of a constraint.
  static func check(
    _ first: LayoutAnchor, _ second: LayoutAnchor?, multiplier: Double, constant: Double, priority: Double
  ) throws(ConstraintError) {
    if let reason = incomparability(first.attribute, second?.attribute, constant) {
      throw incomparable(first, second, reason)
    }
    if !LayoutConstraint.isUsable(multiplier: multiplier) {
      throw unusable("multiplier", multiplier, "a number from a millionth to a million")
    }
    if !LayoutConstraint.isUsable(constant: constant) {
      throw unusable("constant", constant, "at most a million points")
    }
    if !LayoutConstraint.isUsable(priority: priority) {
      throw unusable("priority", priority, "a number above 0, at most 1000")
    }
  }

  /// A distance from the same edge of the superview, inside of it; empty without one.
  private static func offset(_ constant: Double, of attribute: LayoutAttribute) -> String {
    guard constant != 0 else { return "" }
    let isEnd = ["trailing", "right", "bottom"].contains { attribute.rawValue.hasBytePrefix($0) }
    return " \(isEnd || constant < 0 ? "-" : "+") \(abs(constant).short)"
  }

  /// Why two attributes cannot be compared, nil if they can.
  static func incomparability(
    _ first: LayoutAttribute, _ second: LayoutAttribute?, _ constant: Double
  ) -> String? {
    guard first != .notAnAttribute, second != .notAnAttribute else { return "notAnAttribute is none" }
    guard let second else {
      guard !first.isDimension else { return nil }
      return "measure it from a place, as superview.\(first.rawValue)\(offset(constant, of: first))"
    }
    if first.isDimension != second.isDimension { return "one is a place, the other a length" }
    if !first.isDimension, first.axis != second.axis { return "one is horizontal, the other vertical" }
    if first.followsLanguage && second.ignoresLanguage || first.ignoresLanguage && second.followsLanguage {
      return "only one follows the language's direction"
    }
    return nil
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a side of its own, whatever the language.
  fileprivate var ignoresLanguage: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
