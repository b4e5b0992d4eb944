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
  /// overlap, whatever sign is written (4 of 4, all in one document). Other constants are as written.
  var canvasConstant: Double {
    guard isSymbolic else { return constant }
    let kinds = [firstItem, secondItem].compactMap { ($0 as? LayoutGuide)?.kind }
    if kinds.contains(.safeArea) { return 0 }
    return kinds.contains(.top) || kinds.contains(.bottom) ? min(8, max(-8, constant)) : abs(constant)
  }

  /// Looks up the items that a document's constraint names.
  func resolve(_ item: (String) -> LayoutItem?) {
    firstItemReference = (firstReference.map { item($0.id) } ?? holder)?.reference
    guard secondAttribute != nil else { return }
    secondItemReference = (secondReference.map { item($0.id) } ?? holder)?.reference
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
    let message = "constraint has no firstAttribute; name what it holds, such as firstAttribute=\"width\""
    coder.document.report(Diagnostic(.malformedValue, message, range: coder.range))
  }
}
