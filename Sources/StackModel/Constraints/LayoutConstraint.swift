public import AutoLayout
public import NibDecoder

/// A `<constraint>` element, its items still references.
public final class LayoutConstraint: NibCoding {
  /// The object id.
  public let id: String?
  /// The element's start tag.
  public let range: SourceRange
  /// The left-hand item; nil means the view that holds the constraint.
  public let firstItem: ObjectReference?
  /// The left-hand attribute; nil where it was missing or unknown.
  public let firstAttribute: LayoutAttribute?
  /// How the sides compare.
  public let relation: Relation
  /// The right-hand item; nil means the constant alone, or with `secondAttribute` the view that holds the constraint.
  public let secondItem: ObjectReference?
  /// The right-hand attribute.
  public let secondAttribute: LayoutAttribute?
  /// The factor of the right-hand attribute.
  public let multiplier: Double
  /// What is added on the right, in points.
  public let constant: Double
  /// From 1 to 1000.
  public let priority: Double
  /// The author's identifier.
  public let identifier: String?
  /// Removed at build time: only Interface Builder's canvas has it.
  public let isPlaceholder: Bool

  private enum XMLRelation: String, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// Decodes the attributes of a `<constraint>`.
  public init(coder: NibCoder) {
    id = coder.decodeString(forKey: "id")
    range = coder.range
    firstItem = coder.decodeReference(forKey: "firstItem")
    firstAttribute = coder.decodeEnum(LayoutAttribute.self, forKey: "firstAttribute")
    switch coder.decodeEnum(XMLRelation.self, forKey: "relation") {
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    case .equal, nil: relation = .equal
    }
    secondItem = coder.decodeReference(forKey: "secondItem")
    secondAttribute = coder.decodeEnum(LayoutAttribute.self, forKey: "secondAttribute")
    multiplier = Self.decodeMultiplier(coder)
    constant = coder.decodeLength(forKey: "constant") ?? 0
    priority = coder.decodePriority(forKey: "priority") ?? 1000
    identifier = coder.decodeString(forKey: "identifier")
    isPlaceholder = coder.decodeBool(forKey: "placeholder") ?? false
    _ = coder.decodeBool(forKey: "symbolic")
    if firstAttribute == nil, !coder.containsValue(forKey: "firstAttribute") { Self.reportMissing(coder) }
  }

  /// `16:9` and `1/3` are ratios, anything else a decimal number. 0 is not allowed by UIKit.
  private static func decodeMultiplier(_ coder: NibCoder) -> Double {
    guard let text = coder.decodeString(forKey: "multiplier") else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" }).map {
      Double($0)
    }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { numerator in parts[1].map { numerator / $0 } }
      default: nil
      }
    if let value, value.isFinite, abs(value) <= 1_000_000 { return value }
    coder.reportMalformedValue(
      forKey: "multiplier", expected: "a number, a ratio such as 16:9 or a fraction such as 1/3")
    return 1
  }

  private static func reportMissing(_ coder: NibCoder) {
    let message = "constraint has no firstAttribute; name what it holds, such as firstAttribute=\"width\""
    coder.document.report(Diagnostic("malformed-value", .error, message, range: coder.range))
  }
}
