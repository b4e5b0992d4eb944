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
    Self.text(
      "\(first.item.name).\(first.attribute.rawValue)", relation,
      second.map { "\($0.item.name).\($0.attribute.rawValue)" }, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  /// A constraint in UIKit's notation.
  ///
  /// - Parameters:
  ///   - first: The attribute on the left side, with the name of its item.
  ///   - second: The one on the right side; nil if the constant stands alone.
  package static func text(
    _ first: String, _ relation: Relation, _ second: String?, multiplier: Double, constant: Double, priority: Double
  ) -> String {
    let factor = multiplier == 1 ? "" : "\(multiplier.short) × "
    let right = second.map { "\(factor)\($0)\(constant.summand)" } ?? constant.short
    return "\(first) \(relation) \(right)" + (priority == 1000 ? "" : " @\(priority.short)")
  }
}

/// Which of the constraints that contradict each other gives way.
extension Constraint {
  /// In a conflict, the constraint with the highest rank is broken; among equals the last. An author's constraint is broken
  /// before one that UIKit adds. Among the author's, aspect ratios and lengths of views go before distances between
  /// them, and those before far edges of a container. Among those that UIKit adds, an edge goes
  /// before a view's share: if one proportional view has the length of the stack and must be between its margins, the far
  /// edge is broken.
  ///
  /// UIKit's own choice depends on the order in which it adds constraints. Evidence: 27/35 console logs, 30 sources; the
  /// last of the author's alone would be 17/35. Interface Builder's canvas breaks the last one: 12 more frames, 1 repository.
  func breakRank(atRunTime isRunTime: Bool) -> Int {
    switch origin {
    case .declared: 4 + (isRunTime ? declaredRank : 0)
    case .fixedSize: 4 + (isRunTime ? Self.lengthRank : 0)
    case .stack(_, .spacing), .stack(_, .textWidth): 3
    case .stack(_, .distribution): 1
    case .stack, .appKitStack, .appKitGrid: 2
    case .contentSize, .autoresizing, .nonNegativeSize, .viewport: 0
    }
  }

  private static let lengthRank = 3

  private var declaredRank: Int {
    if first.attribute.isDimension {
      guard let second else { return relation == .equal ? Self.lengthRank : Self.lengthRank + 1 }
      return second.item === first.item ? Self.lengthRank + 2 : 0
    }
    return switch (first.attribute.side, second?.attribute.side) {
    case (.near, .far), (.far, .near): 2
    case (.far, .far): 1
    default: 0
    }
  }
}
