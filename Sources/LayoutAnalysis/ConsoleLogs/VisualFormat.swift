import StackModel

/// A constraint in the visual format language: `H:|-(16)-[A:0x1]`, `V:[A:0x1]-(>=8)-[B:0x2]`, `H:[A:0x1(40)]`.
struct VisualFormat {
  private enum Part {
    case superview
    case item(ConsoleBytes, size: ConsoleBytes?)
  }

  private let isHorizontal: Bool
  private var rest: ConsoleBytes
  private let names: [String: LoggedItem]

  /// - Parameter names: The items that the text calls by an identifier or `|`.
  init?(_ text: ConsoleBytes, names: [String: LoggedItem]) {
    guard text.starts(with: "H:") || text.starts(with: "V:") else { return nil }
    isHorizontal = text.first == UInt8(ascii: "H")
    rest = text.dropFirst(2)
    self.names = names
  }

  /// The sides; nil for text of another form.
  mutating func statement() -> ConstraintStatement? {
    guard let first = part() else { return nil }
    if case .item(let name, let size?) = first { return length(of: name, size) }
    guard let gap = gap(), let second = part(), hasEnded else { return nil }
    return distance(first, gap, second)
  }

  /// What may follow is the direction of the language.
  private var hasEnded: Bool { rest.isEmpty || rest.starts(with: "(LTR)") || rest.starts(with: "(RTL)") }
}

// MARK: - Parts

extension VisualFormat {
  private mutating func part() -> Part? {
    if let after = rest.dropping("|") {
      rest = after
      return .superview
    }
    guard let open = rest.dropping("[") else { return nil }
    let name = open[Self.endOfText(open)...]
    guard let end = name.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let content = open[..<end]
    rest = open[(end + 1)...]
    for direction: StaticString in ["(LTR)", "(RTL)"] { rest = rest.dropping(direction) ?? rest }
    let sizeStart = content[name.startIndex...].firstIndex(of: UInt8(ascii: "("))
    guard let sizeStart, content.last == UInt8(ascii: ")") else { return .item(content, size: nil) }
    return .item(content[..<sizeStart], size: content[(sizeStart + 1)...].dropLast())
  }

  /// Where a text in quotes ends, which may have brackets; the start if the item has none.
  private static func endOfText(_ item: ConsoleBytes) -> Int {
    let name = item.prefix { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "(") }
    let text = item[name.endIndex...].dropFirst()
    guard item[name.endIndex...].first == UInt8(ascii: "'") else { return item.startIndex }
    let ends: [StaticString] = ["']", "'("]
    return ends.compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? item.startIndex
  }

  /// What stands between two parts: nothing, `-`, `-8-` or `-(>=8)-`.
  private mutating func gap() -> ConsoleBytes? {
    guard let after = rest.dropping("-") else { return Self.none }
    if let inside = after.dropping("("), let end = inside.firstRange(of: ")-") {
      rest = inside[end.upperBound...]
      return inside[..<end.lowerBound]
    }
    let number = after.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "|") }
    rest = after[number.endIndex...]
    if let end = rest.dropping("-") { rest = end }
    return number.isEmpty ? Self.standard : number
  }

  private static let none = ConsoleBytes("0".utf8)
  private static let standard = ConsoleBytes("NSSpace(8)".utf8)
}

// MARK: - Statements

extension VisualFormat {
  private func length(of name: ConsoleBytes, _ size: ConsoleBytes) -> ConstraintStatement? {
    guard hasEnded, let item = ItemText(name).item(names) else { return nil }
    let attribute: LayoutAttribute = isHorizontal ? .width : .height
    let side = ConstraintStatement.Side(item: item, attribute: attribute)
    guard let amount = Amount(size) else {
      let (relation, other) = Amount.relation(size)
      guard let other = ItemText(other).item(names), other.item.address != nil else { return nil }
      return ConstraintStatement(
        first: side, relation: relation, second: ConstraintStatement.Side(item: other, attribute: attribute))
    }
    return ConstraintStatement(
      first: side, relation: amount.relation, constant: amount.constant, priority: amount.priority)
  }

  private func distance(_ near: Part, _ gap: ConsoleBytes, _ far: Part) -> ConstraintStatement? {
    guard let amount = Amount(gap) else { return nil }
    let (start, end): (LayoutAttribute, LayoutAttribute) = isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let sides: (first: ConstraintStatement.Side, second: ConstraintStatement.Side)
    let superview: ConstraintStatement.Item?
    switch (near, far) {
    case (.superview, .item(let name, nil)):
      guard let item = ItemText(name).item(names) else { return nil }
      let outer = ItemText.superview(of: item, names)
      (sides, superview) = ((.init(item: item, attribute: start), .init(item: outer, attribute: start)), outer)
    case (.item(let name, nil), .superview):
      guard let item = ItemText(name).item(names) else { return nil }
      let outer = ItemText.superview(of: item, names)
      (sides, superview) = ((.init(item: outer, attribute: end), .init(item: item, attribute: end)), outer)
    case (.item(let name, nil), .item(let other, nil)):
      guard let near = ItemText(name).item(names), let far = ItemText(other).item(names) else { return nil }
      (sides, superview) = ((.init(item: far, attribute: start), .init(item: near, attribute: end)), nil)
    default: return nil
    }
    return ConstraintStatement(
      first: sides.first, relation: amount.relation, second: sides.second, constant: amount.constant,
      priority: amount.priority, superview: superview)
  }

  /// A number with its relation and its priority: `>=8`, `8@750`, `NSSpace(8)`.
  private struct Amount {
    let relation: Relation
    let constant: Double
    var priority: Double = 1000

    init?(_ text: ConsoleBytes) {
      let relation: Relation
      var rest: ConsoleBytes
      (relation, rest) = Self.relation(text)
      if let at = rest.firstIndex(of: UInt8(ascii: "@")) {
        guard let priority = rest[(at + 1)...].trimmed.number else { return nil }
        self.priority = priority
        rest = rest[..<at]
      }
      rest = rest.trimmed
      if let inside = rest.dropping("NSSpace("), inside.last == UInt8(ascii: ")") { rest = inside.dropLast() }
      guard let constant = rest.number else { return nil }
      (self.relation, self.constant) = (relation, constant)
    }

    static func relation(_ text: ConsoleBytes) -> (Relation, ConsoleBytes) {
      let text = text.trimmed
      if let rest = text.dropping(">=") { return (.greaterThanOrEqual, rest) }
      if let rest = text.dropping("<=") { return (.lessThanOrEqual, rest) }
      return (.equal, text.dropping("==") ?? text)
    }
  }
}

/// What a line of a log says about views: the two sides of a constraint and what is between them.
struct ConstraintStatement {
  /// A view or guide, and what tells it from others in its block.
  struct Item {
    let item: LoggedItem
    let key: String

    init(_ item: LoggedItem, key: String? = nil) {
      (self.item, self.key) = (item, key ?? item.address ?? item.reference)
    }
  }

  struct Side {
    let item: Item
    let attribute: LayoutAttribute
  }

  var first: Side
  var relation: Relation = .equal
  var second: Side?
  var multiplier: Double = 1
  var constant: Double = 0
  var priority: Double = 1000
  /// What the visual format shows as `|`.
  var superview: Item?
}
