public import AutoLayout

/// One linear relation between attributes of one or two items, as UIKit's `NSLayoutConstraint` states it:
/// `first REL multiplier × second + constant`.
public struct Constraint {
  /// An attribute of an item.
  public struct Anchor {
    /// The view or guide.
    public let item: LayoutItem
    /// Its attribute.
    public let attribute: LayoutAttribute

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The left-hand side.
  public var first: Anchor
  /// How the two sides compare.
  public var relation: Relation
  /// The right-hand side; nil if it is only the constant.
  public var second: Anchor?
  /// The factor of the right-hand attribute.
  public var multiplier: Double = 1
  /// The constant on the right-hand side, in points.
  public var constant: Double = 0
  /// 1000 is required.
  public var priority: Double = 1000
  /// UIKit's identifier, such as `UISV-spacing`, or the author's.
  public var identifier: String?
  /// Why the constraint exists.
  public var origin: ConstraintOrigin

  init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000, identifier: String? = nil, origin: ConstraintOrigin
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }
}

extension Constraint: CustomStringConvertible {
  /// UIKit's notation, such as `b.leading == a.trailing + 8 @750`.
  public var description: String {
    var text = "\(first.item.name).\(first.attribute.rawValue) \(relation) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.short) × " }
      text += "\(second.item.name).\(second.attribute.rawValue)"
      if constant != 0 { text += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)" }
    } else {
      text += constant.short
    }
    return priority == 1000 ? text : "\(text) @\(priority.short)"
  }
}
