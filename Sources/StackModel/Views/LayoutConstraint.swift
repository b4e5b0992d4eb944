public import AutoLayout
public import NibDecoder

/// A constraint that a view holds: `first REL multiplier × second + constant`, a `<constraint>` element or made in code.
public final class LayoutConstraint: NibCoding {
  /// What only documents tell; empty for constraints made in code.
  private let written: WrittenConstraint
  /// The left-hand attribute; nil if it was missing or unknown.
  public let firstAttribute: LayoutAttribute?
  /// How the sides compare.
  public let relation: Relation
  /// The right-hand attribute; nil where the right side is the constant alone.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the right-hand attribute.
  public let multiplier: Double
  /// The constant on the right-hand side, in points. Numbers that are not finite or exceed a million are ignored.
  public var constant: Double {
    didSet {
      if !Self.isUsable(constant: constant) { constant = oldValue }
      if constant != oldValue { holder?.layoutHost?.constraintDidChange(self) }
    }
  }
  /// Above 0 and up to 1000, which is required; another number is not taken. Unlike in UIKit it may change at any time.
  public var priority: Double {
    didSet {
      if !Self.isUsable(priority: priority) { priority = oldValue }
      if priority != oldValue { holder?.layoutHost?.constraintDidChange(self) }
    }
  }
  /// The author's identifier.
  public var identifier: String?
  private var firstItemReference: ItemReference?
  private var secondItemReference: ItemReference?
  /// The view that holds the constraint while it is active.
  package internal(set) unowned(unsafe) var holder: View?
  /// Its place among the constraints that the view has held.
  var sequence = 0

  enum XMLRelation: String, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// Decodes the attributes of a `<constraint>`.
  public init(coder: NibCoder) {
    written = WrittenConstraint(coder: coder)
    firstAttribute = coder.decodeEnum(LayoutAttribute.self, forKey: "firstAttribute")
    switch coder.decodeEnum(XMLRelation.self, forKey: "relation") {
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    case .equal, nil: relation = .equal
    }
    let attribute = coder.decodeEnum(LayoutAttribute.self, forKey: "secondAttribute")
    secondAttribute = attribute == .notAnAttribute ? nil : attribute
    multiplier = Self.decodeMultiplier(coder)
    constant = coder.length(forKey: "constant")
    priority = coder.priority(forKey: "priority")
    identifier = coder.decodeString(forKey: "identifier")
    if firstAttribute == nil, !coder.containsValue(forKey: "firstAttribute") { Self.reportMissing(coder) }
  }

  /// Makes a constraint in code, not yet active.
  ///
  /// - Parameters:
  ///   - first: The left-hand side.
  ///   - relation: How the sides compare.
  ///   - second: The right-hand side; nil for the constant alone, which only a width or height can be compared with.
  ///   - multiplier: The factor of the right-hand attribute.
  ///   - constant: What is added on the right, in points.
  ///   - priority: Above 0 and up to 1000, which is required.
  /// - Throws: ``ConstraintError`` for attributes that cannot be compared and numbers that cannot be used.
  public init(
    _ first: LayoutAnchor, _ relation: Relation, _ second: LayoutAnchor?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) throws(ConstraintError) {
    try ConstraintError.check(first, second, multiplier: multiplier, constant: constant, priority: priority)
    written = WrittenConstraint()
    firstAttribute = first.attribute
    secondAttribute = second?.attribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    firstItemReference = first.item.reference
    secondItemReference = second?.item.reference
  }
}

// MARK: - What documents tell

extension LayoutConstraint {
  /// The object id; nil for constraints made in code.
  public var id: String? { written.id }

  /// The element's start tag; nil for constraints made in code.
  public var range: SourceRange? { written.range }

  /// The element it was decoded from, nil for constraints made in code.
  package var element: ElementIndex? { written.element }

  /// The document's name for the left-hand item; nil means the view that holds the constraint.
  public var firstReference: ObjectReference? { written.firstItem }

  /// The document's name for the right-hand item; nil means the constant alone, or with `secondAttribute` the view that
  /// holds the constraint.
  public var secondReference: ObjectReference? { written.secondItem }

  /// Removed at build time: only Interface Builder's canvas has it.
  public var isPlaceholder: Bool { written.isPlaceholder }

  /// Whether the constant stands for the system's standard distance, written down as it once was.
  var isSymbolic: Bool { written.isSymbolic }
}

extension LayoutConstraint {
  /// The left-hand item; nil where the document names none that exists, or once it is gone.
  public var firstItem: LayoutItem? { firstItemReference?.item }

  /// The right-hand item; nil if there is none, or after it is gone.
  public var secondItem: LayoutItem? { secondItemReference?.item }

  /// What Interface Builder's canvas adds: the standard distance from a safe area is none (13 of 13 symbolic constraints
  /// in 5 repositories, written as 8 or 20), from a layout guide at most 8 (31 of 32 in 7). Between views it never lets them
  /// overlap, whatever sign is written (4 of 4, all in one document). Other constants are as written, as all are on macOS (11 of
  /// 11 from a safe area, in one document).
  func canvasConstant(on platform: Platform) -> Double {
    guard isSymbolic, platform != .macOS else { return constant }
    let kinds = [firstItem, secondItem].compactMap { ($0 as? LayoutGuide)?.kind }
    if kinds.contains(.safeArea) { return 0 }
    return kinds.contains(.top) || kinds.contains(.bottom) ? min(8, max(-8, constant)) : abs(constant)
  }

  /// Looks up the items that a document's constraint names.
  ///
  /// - Parameter item: Finds an item by its name and by that of the other item, nil for the view that holds the constraint.
  func resolve(_ item: (_ name: String, _ other: String?) -> LayoutItem?) {
    let (first, second) = (firstReference?.id, secondReference?.id)
    firstItemReference = (first.map { item($0, second) } ?? holder)?.reference
    guard secondAttribute != nil else { return }
    secondItemReference = (second.map { item($0, first) } ?? holder)?.reference
  }

  static func isUsable(constant: Double) -> Bool { abs(constant) <= 1_000_000 }

  static func isUsable(priority: Double) -> Bool { priority > 0 && priority <= 1000 }

  /// Beyond these, places differ by more, or depend on each other less, than numbers have digits for.
  static func isUsable(multiplier: Double) -> Bool { abs(multiplier) <= 1_000_000 && abs(multiplier) >= 0.000_001 }

  /// 0 is not allowed by UIKit.
  private static func decodeMultiplier(_ coder: NibCoder) -> Double {
    guard let text = coder.decodeString(forKey: "multiplier") else { return 1 }
    let value = Double(writtenRatio: text)
    if let value, value == 0 || isUsable(multiplier: value) { return value }
    coder.reportMalformedValue(
      forKey: "multiplier",
      expected: value == nil
        ? "a number, a ratio such as 16:9 or a fraction such as 1/3" : "a number from 0.000001 to 1000000")
    return 1
  }

  private static func reportMissing(_ coder: NibCoder) {
    // What is written instead is reported as such.
    if coder.hasUnknownAttributes { return }
    let message = "constraint has no firstAttribute; name what it holds, such as firstAttribute=\"width\""
    coder.document.report(Diagnostic(.malformedValue, message, range: coder.range))
  }
}

extension LayoutConstraint {
  /// Whether a view holds the constraint, so that layout obeys it.
  ///
  /// Setting it activates or deactivates the constraint. It stays false where the items have no common ancestor;
  /// ``activate()`` says so.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { try? activate() } else { deactivate() }
    }
  }

  /// Gives the constraint to the closest common ancestor of its items; does nothing if it is active.
  ///
  /// - Throws: ``ConstraintError`` if there is no such view or an item is gone.
  public func activate() throws(ConstraintError) {
    guard holder == nil else { return }
    activate(in: try closestCommonAncestor)
  }

  /// Gives the constraint to a view that holds its items, as documents do, which name any of them.
  package func activate(in ancestor: View) {
    guard holder == nil else { return }
    ancestor.constraints.append(self)
    ancestor.hold(self)
    ancestor.layoutHost?.constraintDidChange(self)
    ancestor.layoutHost?.stretchOrderDidChange()
  }

  /// Takes the constraint from the view that holds it.
  public func deactivate() {
    guard let holder, let index = holder.constraints.lastIndex(where: { $0 === self }) else { return }
    holder.constraints.remove(at: index)
    wasDropped(by: holder)
  }

  /// Activates constraints in order, or none of them.
  ///
  /// - Throws: ``ConstraintError`` where the items of one have no common ancestor.
  public static func activate(_ constraints: [LayoutConstraint]) throws(ConstraintError) {
    for constraint in constraints { _ = try constraint.closestCommonAncestor }
    for constraint in constraints { try constraint.activate() }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The view that holds the constraint once it is active.
  var closestCommonAncestor: View {
    get throws(ConstraintError) {
      guard let first = firstItem, secondAttribute == nil || secondItem != nil else { throw .goneItem() }
      guard let ancestor = first.closestCommonAncestor(with: secondItem ?? first) else {
        throw .noCommonAncestor(first, secondItem ?? first)
      }
      return ancestor
    }
  }

  fileprivate func wasDropped(by view: View) {
    view.layoutHost?.constraintWillDeactivate(self)
    holder = nil
  }

  /// Whether one of the items is the given one.
  fileprivate func mentions(where isWanted: (LayoutItem) -> Bool) -> Bool {
    firstItem.map(isWanted) ?? false || secondItem.map(isWanted) ?? false
  }
}

extension View {
  /// Gives constraints to the closest common ancestors of their items, as UIKit does when one is activated, unless the view
  /// contains both.
  func giveConstraintsToCommonAncestors() {
    var kept: [LayoutConstraint] = []
    for constraint in constraints {
      if let ancestor = try? constraint.closestCommonAncestor, !ancestor.isDescendant(of: self) {
        ancestor.constraints.append(constraint)
        ancestor.hold(constraint)
      } else {
        kept.append(constraint)
      }
    }
    if kept.count < constraints.count { constraints = kept }
  }
}

extension LayoutItem {
  /// The lowest view that holds both items or is one of them; nil if they are in different trees. A guide counts as
  /// the view that it belongs to.
  public func closestCommonAncestor(with other: LayoutItem) -> View? {
    var one = view
    var two = other.view
    let difference = (one?.depth ?? 0) - (two?.depth ?? 0)
    for _ in 0..<max(0, difference) { one = one?.superview }
    for _ in 0..<max(0, -difference) { two = two?.superview }
    while let left = one, let right = two {
      if left === right { return left }
      (one, two) = (left.superview, right.superview)
    }
    return nil
  }
}

extension View {
  /// How many views hold this one.
  fileprivate var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  /// Deactivates the constraints that name a wanted item, held by this view or one that holds it.
  func deactivateConstraints(where isWanted: (LayoutItem) -> Bool) {
    var view: View? = self
    while let current = view {
      current.dropConstraints { $0.mentions(where: isWanted) }
      view = current.superview
    }
  }

  /// Deactivates the view's own constraints that are no longer wanted.
  func dropConstraints(where isUnwanted: (LayoutConstraint) -> Bool) {
    let dropped = constraints.filter(isUnwanted)
    guard !dropped.isEmpty else { return }
    for constraint in dropped { constraint.wasDropped(by: self) }
    constraints.removeAll { $0.holder == nil }
  }

  /// Deactivates the constraints between what is in the view and what is not.
  func deactivateOuterConstraints() {
    var inside: Set<ObjectIdentifier>?
    var ancestor = superview
    while let current = ancestor {
      ancestor = current.superview
      if current.constraints.isEmpty { continue }
      let views = inside ?? Set(subtree.lazy.map(ObjectIdentifier.init))
      inside = views
      current.dropConstraints { constraint in
        constraint.mentions { item in item.view.map { views.contains(ObjectIdentifier($0)) } ?? false }
      }
    }
  }
}

/// How two constraints compare but for their constants.
enum ConstraintSimilarity {
  /// They say the same, in the same words.
  case similar
  /// They say the same with the sides exchanged: `a == m × b` and `b == 1/m × a`.
  case reverseSimilar
}

extension LayoutConstraint {
  /// How the constraint compares with another one, whatever their constants; nil if they relate different things.
  ///
  /// The priorities must agree: in early UIKit they could not change, so that they were part of what a constraint is.
  func similarity(to other: LayoutConstraint) -> ConstraintSimilarity? {
    guard priority == other.priority else { return nil }
    if sidesAgree(with: other), relation == other.relation, multipliersAgree(multiplier - other.multiplier) {
      return .similar
    }
    guard sidesAgreeCrosswise(with: other), relation == other.reversedRelation,
      multipliersAgree(multiplier * other.multiplier - 1)
    else { return nil }
    return .reverseSimilar
  }

  /// Takes the constant of a constraint that says the same otherwise.
  ///
  /// From a == m × b + c follows b == 1/m × a - c/m, and 1/m is this constraint's multiplier.
  func adoptConstant(of other: LayoutConstraint, _ similarity: ConstraintSimilarity) {
    switch similarity {
    case .similar: constant = other.constant
    case .reverseSimilar: constant = -other.constant * multiplier
    }
  }

  /// The active constraint that says the same as this one but for the constant: the newest, in the closest common
  /// ancestor or else nearest above it.
  func findSimilar(from ancestor: View) -> (constraint: LayoutConstraint, similarity: ConstraintSimilarity)? {
    var view: View? = ancestor
    while let current = view {
      for constraint in current.constraints.reversed() {
        if let similarity = constraint.similarity(to: self) { return (constraint, similarity) }
      }
      view = current.superview
    }
    return nil
  }

  private func sidesAgree(with other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute?.canonical == other.firstAttribute?.canonical
      && secondAttribute?.canonical == other.secondAttribute?.canonical
  }

  private func sidesAgreeCrosswise(with other: LayoutConstraint) -> Bool {
    secondItem != nil && firstItem === other.secondItem && secondItem === other.firstItem
      && firstAttribute?.canonical == other.secondAttribute?.canonical
      && secondAttribute?.canonical == other.firstAttribute?.canonical
  }

  /// Dividing by the multiplier turns the relation, except that a negative one turns it once more.
  private var reversedRelation: Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: multiplier < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    case .greaterThanOrEqual: multiplier < 0 ? .greaterThanOrEqual : .lessThanOrEqual
    }
  }

  private func multipliersAgree(_ difference: Double) -> Bool { abs(difference) <= 1e-6 }
}

extension LayoutConstraint {
  /// Why the attributes cannot be compared, so that UIKit raises an exception; nil where they can, and where an attribute
  /// is not known.
  package var incomparability: String? {
    firstAttribute.flatMap { ConstraintError.incomparability($0, secondAttribute, constant) }
  }

  /// Whether UIKit makes the constraint, so that layout obeys it.
  var isPossible: Bool {
    guard let firstAttribute, multiplier != 0 || firstAttribute.isDimension else { return false }
    return incomparability == nil
  }
}

extension LayoutAttribute {
  /// The attribute by its newer name.
  package var canonical: LayoutAttribute { self == .baseline ? .lastBaseline : self }
}

/// What a `<constraint>` element tells and a constraint made in code has not.
struct WrittenConstraint {
  let id: String?
  let range: SourceRange?
  let element: ElementIndex?
  let firstItem: ObjectReference?
  let secondItem: ObjectReference?
  let isPlaceholder: Bool
  let isSymbolic: Bool

  /// Of a constraint made in code.
  init() {
    (id, range, element, firstItem, secondItem) = (nil, nil, nil, nil, nil)
    (isPlaceholder, isSymbolic) = (false, false)
  }

  init(coder: NibCoder) {
    id = coder.decodeString(forKey: "id")
    range = coder.range
    element = coder.element
    firstItem = coder.decodeReference(forKey: "firstItem")
    secondItem = coder.decodeReference(forKey: "secondItem")
    isPlaceholder = coder.bool(forKey: "placeholder")
    isSymbolic = coder.bool(forKey: "symbolic")
  }
}
