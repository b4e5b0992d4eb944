import StackModel

/// A constraint of a log: `<NSLayoutConstraint:0x60 'gap' H:[A:0x1]-(8)-[B:0x2]   (active)>`, whatever stands around it.
struct ConstraintLine {
  private(set) var source: LoggedConstraint.Source
  /// The sides and what is between them.
  let statement: ConsoleBytes
  /// The items that the statement calls by an identifier or `|`.
  private(set) var names: [String: LoggedItem] = [:]

  init(_ opening: ConstraintOpening) {
    var rest = Self.description(opening)
    var identifier = opening.key
    var hasMask = false
    scan: while true {
      rest = rest.trimmed
      if rest.starts(with: "h=") || rest.starts(with: "v=") {
        hasMask = true
        rest = rest.drop { !$0.isBlank }
      } else if identifier == nil, let quoted = Self.quoted(rest) {
        identifier = quoted.text
        rest = quoted.rest
      } else {
        break scan
      }
    }
    let className = hasMask ? "NSAutoresizingMaskLayoutConstraint" : opening.className
    source = LoggedConstraint.Source(
      className: className, address: opening.address, identifier: identifier, place: opening.place)
    let trailer = Self.trailers.compactMap { rest.lastRange(of: $0)?.lowerBound }.max()
    statement = trailer.map { rest[..<$0].trimmed } ?? rest
    if let trailer { read(trailer: rest[trailer...]) }
  }

  /// What follows the opening, up to the end of the description.
  private static func description(_ opening: ConstraintOpening) -> ConsoleBytes {
    var rest = opening.rest
    if let end = rest.lastIndex(of: UInt8(ascii: ">")), !rest[end...].starts(with: ">=") {
      rest = rest[..<end]
    } else if let end = rest.lastIndex(of: UInt8(ascii: "\"")) {
      rest = rest[..<end]
    }
    // Markdown escapes the angle brackets.
    return rest.last == UInt8(ascii: "\\") ? rest.dropLast() : rest
  }

  private static let trailers: [StaticString] = [" (active", " (inactive", " (names:", " (Names:"]

  /// An identifier in quotes, which a space follows.
  private static func quoted(_ text: ConsoleBytes) -> (text: String, rest: ConsoleBytes)? {
    guard text.first == UInt8(ascii: "'") else { return nil }
    guard let end = text.dropFirst().firstRange(of: "' ") else { return nil }
    return (text.dropFirst()[..<end.lowerBound].string, text[end.upperBound...])
  }

  private mutating func read(trailer: ConsoleBytes) {
    if trailer.starts(with: " (inactive") { source.isActive = false }
    guard let start = trailer.firstRange(of: "ames:") else { return }
    var list = trailer[start.upperBound...].trimmed
    if list.last == UInt8(ascii: ")") { list = list.dropLast() }
    for part in list.split(separator: UInt8(ascii: ",")).prefix(Self.mostNames) {
      guard let address = part.lastRange(of: ":0x") else { continue }
      let named = part[..<address.lowerBound]
      // `'|':UIView:0x7` names a class, `'|':Login Screen:0x7` and `Login Screen:0x7` an identifier.
      let colon = named.lastIndex(of: UInt8(ascii: ":"))
      let key = ItemText.unquoted((colon.map { named[..<$0] } ?? named).trimmed)
      let value = part[(colon.map { $0 + 1 } ?? part.startIndex)...].trimmed
      guard var item = ItemText(value).item ?? ItemText(value).identified else { continue }
      if key != "|" { item.identifier = key }
      names[key] = item
    }
  }

  private static let mostNames = 20
}

extension ConstraintLine {
  /// What the line says; nil if it cannot be read.
  var parsed: ConstraintStatement? {
    var text = statement
    var content: (hugging: Double, resistance: Double)?
    if let hug = text.lastRange(of: " Hug:"), let resistance = text.lastRange(of: " CompressionResistance:"),
      hug.upperBound <= resistance.lowerBound
    {
      content = (
        text[hug.upperBound..<resistance.lowerBound].trimmed.number ?? 0,
        text[resistance.upperBound...].trimmed.number ?? 0
      )
      text = text[..<hug.lowerBound]
    }
    var priority: Double?
    if let range = text.lastRange(of: " priority:"), let number = text[range.upperBound...].trimmed.number {
      priority = number
      text = text[..<range.lowerBound].trimmed
    }
    guard var found = sides(text) else { return nil }
    if let priority { found.priority = priority }
    if let content { found.limit(to: content) }
    return found
  }

  private func sides(_ text: ConsoleBytes) -> ConstraintStatement? {
    if var format = VisualFormat(text, names: names) { return format.statement() }
    return Equation(text, names: names).statement
  }
}

extension ConstraintStatement {
  /// The size of a content binds by its priorities.
  fileprivate mutating func limit(to content: (hugging: Double, resistance: Double)) {
    let (hugs, resists) = (content.hugging >= 1000, content.resistance >= 1000)
    relation = hugs == resists ? .equal : hugs ? .lessThanOrEqual : .greaterThanOrEqual
    priority = max(content.hugging, content.resistance)
  }
}

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
