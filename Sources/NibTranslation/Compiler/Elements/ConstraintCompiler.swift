import Formats
import NibDecoder

/// Compiles `<constraint>`: attributes of both generations, with the margins of eight points that the first one had.
enum ConstraintCompiler {
  /// The attribute of the first generation for each margin, and how far inside the margin is.
  private static let margins: [Int: (attribute: Int, inset: Double)] = [
    13: (1, 8), 14: (2, -8), 15: (3, 8), 16: (4, -8), 17: (5, 8), 18: (6, -8), 19: (9, 0), 20: (10, 0),
  ]

  static func constraint(_ element: ElementIndex, of owner: ArchivedValue, in content: inout NibContent)
    -> ArchivedValue
  {
    let reader = content.reader
    reader.accept(element)
    reader.ignore(["userLabel"], of: element)
    func edge(_ name: String) -> (now: Int, old: Int, inset: Double)? {
      reader.choice(name, of: element, NibLayoutAttribute.numbers).map { now in
        let old = margins[now] ?? (now, 0)
        return (now, old.attribute, old.inset)
      }
    }
    let first = edge("firstAttribute")
    if reader.tree[element, "firstAttribute"] == nil {
      reader.refuse("a constraint without a firstAttribute has no known compiled form; remove it", at: element)
    }
    let second = edge("secondAttribute")
    let multiplier = reader.text("multiplier", of: element).map { ratio($0, element, reader) } ?? 1
    let constant = reader.number("constant", of: element) ?? 0
    let isSymbolic = reader.flag("symbolic", of: element) ?? false
    let relation = reader.choice(
      "relation", of: element, ["equal": 0, "greaterThanOrEqual": 1, "lessThanOrEqual": -1])

    var values = [ArchivedObject.KeyedValue("NSFirstItem", content.place("firstItem", of: element) ?? owner)]
    if let first { values += pair("NSFirstAttribute", first.now, first.old) }
    if let relation, relation != 0 { values.append(.init("NSRelation", .integer(relation))) }
    if multiplier != 1 { values.append(.init("NSMultiplier", .double(multiplier))) }
    if let second {
      values.append(.init("NSSecondItem", content.place("secondItem", of: element) ?? owner))
      values += pair("NSSecondAttribute", second.now, second.old)
    }
    if isSymbolic {
      values.append(.init("NSSymbolicConstant", content.builder.string("NSSpace")))
    } else if constant != 0 {
      values.append(.init("NSConstantV2", .double(constant)))
    }
    values.append(.init("NSShouldBeArchived", .bool(true)))
    if let priority = reader.number("priority", of: element), priority != 1000 {
      values.append(.init("NSPriority", .integer(Int(max(1, min(priority, 1000))))))
    }
    if let identifier = reader.text("identifier", of: element) {
      values.append(.init("NSLayoutIdentifier", content.builder.string(identifier)))
    }
    let old = constant + multiplier * (second?.inset ?? 0) - (first?.inset ?? 0)
    if !isSymbolic, old != 0 { values.append(.init("NSConstant", .double(old))) }
    let constraint = content.complete(element, ArchivedObject("NSLayoutConstraint", values))
    content.list(constraint, isConstraint: true)
    ObjectExtras.compile(element, constraint, in: &content)
    return constraint
  }

  /// An attribute in both generations.
  static func pair(_ key: String, _ now: Int, _ old: Int) -> [ArchivedObject.KeyedValue] {
    [.init(key + "V2", .integer(now)), .init(key, .integer(old))]
  }

  /// The number of a multiplier such as 0.5, 16:9 or 1/3.
  private static func ratio(_ text: String, _ element: ElementIndex, _ reader: VocabularyReader) -> Double {
    if let ratio = Double(writtenRatio: text), isUsable(ratio) { return ratio }
    reader.refuse(
      "multiplier=\"\(text)\" is no number or ratio other than 0; write one", at: element, attribute: "multiplier")
    return 1
  }

  /// A multiplier of 0 has no meaning; a huge one would leave the numbers.
  private static func isUsable(_ multiplier: Double) -> Bool { multiplier != 0 && Float(multiplier).isFinite }
}
