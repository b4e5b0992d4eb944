import StackModel

/// Constraints by the items that they name.
struct ConstraintsByItem {
  private var byItem: [ObjectIdentifier: [LayoutConstraint]] = [:]

  init(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      if let first { byItem[ObjectIdentifier(first), default: []].append(constraint) }
      if let second, second !== first { byItem[ObjectIdentifier(second), default: []].append(constraint) }
    }
  }

  /// The constraints that name an item, in document order.
  subscript(item: LayoutItem) -> [LayoutConstraint] { byItem[ObjectIdentifier(item)] ?? [] }
}

extension LayoutConstraint {
  /// The attributes of an item that the constraint names.
  func attributes(of item: LayoutItem) -> [LayoutAttribute] {
    [firstItem === item ? firstAttribute : nil, secondItem === item ? secondAttribute : nil].compactMap(\.self)
  }

  /// The length that it gives an item with the highest priority, in points; nil for any other constraint.
  var fixedLength: Double? {
    guard secondItem == nil, secondAttribute == nil, relation == .equal, priority == 1000,
      firstAttribute?.isDimension == true
    else { return nil }
    return constant
  }
}
