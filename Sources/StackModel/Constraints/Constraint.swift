internal import AutoLayout

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

extension Constraint {
  /// Whether it holds the canvas.
  package var isCanvas: Bool { if case .viewport = origin { true } else { false } }

  /// Whether it holds the canvas to 0, 0, which explains nothing.
  var isCanvasOrigin: Bool { isCanvas && (first.attribute == .left || first.attribute == .top) }
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

extension LayoutConstraint {
  /// As UIKit's console prints it, such as `H:[a]-(8)-[b]` or `a.width == 120`.
  package var consoleText: String { statement?.consoleText ?? "a constraint without an item" }

  /// The same without the name of a superview, for use in a sentence.
  package var shortConsoleText: String { statement?.shortConsoleText ?? "a constraint without an item" }

  /// The constraint as it is laid out; nil if an item or the attribute is missing.
  package var statement: Constraint? {
    guard let firstItem, let firstAttribute else { return nil }
    let second = secondItem.flatMap { item in secondAttribute.map { Constraint.Anchor(item, $0) } }
    return Constraint(
      Constraint.Anchor(firstItem, firstAttribute), relation, second, multiplier: multiplier, constant: constant,
      priority: priority, identifier: identifier, origin: .declared(self))
  }
}

extension Relation {
  /// The distance of the difference between left and right side from the values that the relation allows.
  func excess(of difference: Double) -> Double {
    switch self {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}
