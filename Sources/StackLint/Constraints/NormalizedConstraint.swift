import StackModel

/// A constraint with its sides in an order of their own, so that two that say the same look the same: what is compared,
/// and between which numbers the difference `first - multiplier × second` must lie.
///
/// From `a == m × b + c` follows `b == 1/m × a - c/m`; an inequality is reversed unless `m` is negative.
struct NormalizedConstraint {
  /// The compared attributes, without the numbers.
  struct Anchors: Hashable {
    let first: Anchor
    let second: Anchor?

    /// Where the items are written.
    var places: (Int, Int) { (first.place, second?.place ?? -2) }
  }

  /// An attribute of an item.
  struct Anchor: Hashable {
    let item: ObjectIdentifier
    /// Where the item is written, by which sides are put in order.
    let place: Int
    let attribute: LayoutAttribute

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
      self.item = ObjectIdentifier(item)
      place = item.range?.lowerBound ?? -1
      self.attribute = attribute.canonical
    }
  }

  let constraint: LayoutConstraint
  let anchors: Anchors
  let multiplier: Double
  /// The allowed range of the difference; a single number for an equality.
  let range: ClosedRange<Double>

  /// Nil for what names no item, and for what has no meaning: see ``Rule/invalidConstraint``.
  init?(_ constraint: LayoutConstraint) {
    guard let firstItem = constraint.firstItem, let firstAttribute = constraint.firstAttribute,
      constraint.incomparability == nil
    else { return nil }
    self.constraint = constraint
    let first = Anchor(firstItem, firstAttribute)
    guard let secondAttribute = constraint.secondAttribute else {
      (anchors, multiplier, range) = (Anchors(first: first, second: nil), 1, constraint.allowedRange)
      return
    }
    guard let secondItem = constraint.secondItem, constraint.usesSecondItem else { return nil }
    let second = Anchor(secondItem, secondAttribute)
    if first.isInOrder(before: second) {
      (anchors, multiplier) = (Anchors(first: first, second: second), constraint.multiplier)
      range = constraint.allowedRange
    } else {
      (anchors, multiplier) = (Anchors(first: second, second: first), 1 / constraint.multiplier)
      range = constraint.allowedRange.scaled(by: -1 / constraint.multiplier)
    }
  }

  /// Whether both compare the same things, if they do, in the same proportion.
  func hasSameProportion(as other: Self) -> Bool { abs(multiplier - other.multiplier) <= Self.noise }

  /// Whether the other one holds wherever this one does.
  func implies(_ other: Self) -> Bool {
    range.lowerBound >= other.range.lowerBound - Self.noise && range.upperBound <= other.range.upperBound + Self.noise
  }

  /// Whether both can never hold at the same time.
  func excludes(_ other: Self) -> Bool {
    range.lowerBound > other.range.upperBound + Self.noise || other.range.lowerBound > range.upperBound + Self.noise
  }

  /// Whether both say the same, with the same priority.
  func saysTheSame(as other: Self) -> Bool {
    implies(other) && other.implies(self) && constraint.priority == other.constraint.priority
  }

  /// Where it is written.
  var start: Int { constraint.range?.lowerBound ?? 0 }

  /// Whether it allows one number only.
  var isEquality: Bool { range.lowerBound == range.upperBound }

  /// Whether it is one length compared with a number.
  var isLength: Bool { anchors.second == nil && anchors.first.attribute.isDimension }

  /// Numbers that differ by less are the same.
  static let noise = 1e-6
}

extension NormalizedConstraint.Anchor {
  fileprivate func isInOrder(before other: Self) -> Bool {
    place == other.place ? attribute.rawValue <= other.attribute.rawValue : place < other.place
  }
}

extension LayoutConstraint {
  /// The allowed range of `first - multiplier × second`.
  fileprivate var allowedRange: ClosedRange<Double> {
    switch relation {
    case .equal: constant...constant
    case .lessThanOrEqual: -.infinity...constant
    case .greaterThanOrEqual: constant...(.infinity)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate func scaled(by factor: Double) -> Self {
    factor < 0 ? upperBound * factor...lowerBound * factor : lowerBound * factor...upperBound * factor
  }
}

extension LayoutConstraint {
  /// Whether the second item has a part in it. No length is beyond a million points, so nothing is left of one that is
  /// multiplied by less than this; the reciprocal of the smallest multipliers is not even finite.
  var usesSecondItem: Bool { abs(multiplier) >= 1e-12 }

  /// Whether it is worth a closer look: most are not.
  var mayBeInvalid: Bool {
    incomparability != nil || multiplier == 0 || secondReference != nil && secondAttribute == nil
  }

  /// Whether nothing is wrong but that one side follows the language and the other does not.
  var mixesDirections: Bool {
    guard let first = firstAttribute, let second = secondAttribute else { return false }
    return first.axis == second.axis && !first.isDimension && !second.isDimension
  }
}

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

extension LayoutAttribute {
  /// The counterpart that follows the language and is the same from left to right; nil if the attribute is neither left nor right.
  var directional: String? {
    switch self {
    case .left: "leading"
    case .right: "trailing"
    case .leftMargin: "leadingMargin"
    case .rightMargin: "trailingMargin"
    default: nil
    }
  }
}
