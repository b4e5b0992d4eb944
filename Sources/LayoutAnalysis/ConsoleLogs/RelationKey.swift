import StackModel

/// What two constraints have in common that say the same about two items, or about one.
struct RelationKey: Hashable {
  let first: LayoutAttribute
  let second: LayoutAttribute?
  let relation: Relation
  let multiplier: Int
  /// In hundredths of a point; nil where it does not matter.
  private(set) var constant: Int?

  init(
    _ first: LayoutAttribute, _ relation: Relation, _ second: LayoutAttribute?, multiplier: Double, constant: Double
  ) {
    self.first = first.loggedAttribute
    self.second = second?.loggedAttribute
    self.relation = relation
    self.multiplier = Int(clamping: (multiplier * 1000).rounded(), to: Self.range)
    self.constant = Int(clamping: (constant * 100).rounded(), to: Self.range)
  }

  private static let range = -1_000_000_000...1_000_000_000

  /// The same with any constant.
  var withoutConstant: RelationKey {
    var key = self
    key.constant = nil
    return key
  }
}

extension LayoutAttribute {
  /// The attribute by one of its names: the console's visual format does not tell left from leading.
  fileprivate var loggedAttribute: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    case .baseline: .lastBaseline
    default: self
    }
  }
}

extension LoggedConstraint {
  var relationKey: RelationKey {
    RelationKey(first.attribute, relation, second?.attribute, multiplier: multiplier, constant: constant)
  }
}
