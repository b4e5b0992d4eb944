import StackModel

/// A constraint as an equation: `UILabel:0x1'Name'.leading == 0.5*UIView:0x2.leading + 16`.
struct Equation {
  private let text: ConsoleBytes
  private let names: [String: LoggedItem]

  /// - Parameter names: The items that the text calls by an identifier.
  init(_ text: ConsoleBytes, names: [String: LoggedItem]) {
    (self.text, self.names) = (text, names)
  }

  /// The sides; nil for text of another form.
  var statement: ConstraintStatement? {
    for (sign, relation) in Self.relations {
      // A text in quotes may have the sign, too.
      var start = text.startIndex
      while let range = text[start...].firstRange(of: sign) {
        start = range.lowerBound + 1
        guard let first = side(text[..<range.lowerBound].trimmed) else { continue }
        var statement = ConstraintStatement(first: first, relation: relation)
        if read(text[range.upperBound...].trimmed, &statement) { return statement }
      }
    }
    return nil
  }

  private static let relations: [(StaticString, Relation)] = [
    (" == ", .equal), (" >= ", .greaterThanOrEqual), (" <= ", .lessThanOrEqual),
  ]

  /// `UILabel:0x1'Name'.leading`.
  private func side(_ text: ConsoleBytes) -> ConstraintStatement.Side? {
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")), let item = ItemText(text[..<dot]).item(names),
      let attribute = LayoutAttribute(console: text[(dot + 1)...].string)
    else { return nil }
    return ConstraintStatement.Side(item: item, attribute: attribute)
  }

  private func read(_ right: ConsoleBytes, _ statement: inout ConstraintStatement) -> Bool {
    var right = right
    if let at = right.lastRange(of: "@"), let priority = right[at.upperBound...].trimmed.number {
      statement.priority = priority
      right = right[..<at.lowerBound].trimmed
    }
    if let constant = right.number {
      statement.constant = constant
      measureFromSuperview(&statement)
      return true
    }
    for (sign, factor) in [(" + ", 1), (" - ", -1)] as [(StaticString, Double)] {
      guard let range = right.lastRange(of: sign), let constant = right[range.upperBound...].trimmed.number else {
        continue
      }
      statement.constant = factor * constant
      right = right[..<range.lowerBound].trimmed
      break
    }
    if let star = right.firstIndex(of: UInt8(ascii: "*")), let multiplier = right[..<star].trimmed.number {
      statement.multiplier = multiplier
      right = right[(star + 1)...].trimmed
    }
    statement.second = side(right)
    return statement.second != nil
  }

  /// A place that equals a number, as autoresizing masks have it, counts from the corner of the superview.
  private func measureFromSuperview(_ statement: inout ConstraintStatement) {
    let (item, attribute) = (statement.first.item, statement.first.attribute)
    guard !attribute.isDimension else { return }
    let superview = ItemText.superview(of: item, names)
    statement.second = ConstraintStatement.Side(
      item: superview, attribute: attribute.axis == .horizontal ? .left : .top)
    statement.superview = superview
  }
}

extension LayoutAttribute {
  /// The attribute that a console calls by a name; nil for other names.
  fileprivate init?(console name: String) {
    switch name {
    case "minX": self = .left
    case "midX": self = .centerX
    case "maxX": self = .right
    case "minY": self = .top
    case "midY": self = .centerY
    case "maxY": self = .bottom
    case LayoutAttribute.notAnAttribute.rawValue: return nil
    default: self.init(rawValue: name)
    }
  }
}
