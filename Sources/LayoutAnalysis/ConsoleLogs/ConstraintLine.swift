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
