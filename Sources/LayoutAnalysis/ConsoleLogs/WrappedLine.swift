/// Joins the lines that a mail, a terminal or a text field made of one constraint.
///
/// A constraint that does not end waits for the line with its end. If that does not come, the lines are read one by one.
struct WrappedLine {
  /// What was a line of the console, and the number of its first line in the log.
  struct Line {
    let text: ConsoleBytes
    let number: Int
  }

  /// What a constraint without its end has so far.
  private var parts: [Line] = []

  /// Takes the next line; returns those that are complete.
  mutating func add(_ text: ConsoleBytes, line: Int) -> [Line] {
    let next = Line(text: text, number: line)
    guard !parts.isEmpty else {
      guard text.isCut else { return [next] }
      parts = [next]
      return []
    }
    // A quotation repeats its mark.
    let rest = parts[0].text.first == UInt8(ascii: ">") ? text.dropping("> ") ?? text.dropping(">") ?? text : text
    guard rest.mayContinue, parts.count < Self.mostParts else { return end() + add(text, line: line) }
    parts.append(Line(text: rest, number: line))
    guard rest.hasEnd else { return [] }
    let lines = joined.map { [Line(text: $0, number: parts[0].number)] } ?? parts
    guard let last = lines.last, last.text.isCut else {
      parts = []
      return lines
    }
    parts = [last]
    return lines.dropLast()
  }

  /// The lines of a constraint that has no end.
  mutating func end() -> [Line] {
    defer { parts = [] }
    return parts
  }

  /// The lines as one; nil where that makes no constraint of them.
  private var joined: ConsoleBytes? {
    let texts = parts.map(\.text)
    let first = texts[0]
    let rest = texts.dropFirst()
    // Some cut at a column, some at a space, and some indent what follows.
    let candidates = [
      rest.reduce(first, +), rest.map(\.trimmed).reduce(first.trimmed) { $0 + " ".utf8 + $1 },
      rest.map(\.trimmed).reduce(first.trimmed, +),
    ]
    return candidates.first { text in
      ConsoleSegments(text).allSatisfy { $0.constraint.map { ConstraintLine($0).isWhole } ?? true }
    }
  }

  /// A view's name may take many lines, but no more.
  private static let mostParts = 12
}

extension ConsoleBytes {
  /// Whether the last constraint has a start and no end.
  fileprivate var isCut: Bool {
    let starts = indices.last { self[$0] == UInt8(ascii: "<") && self[$0...].dropFirst().first?.isNamePart == true }
    guard let rest = starts.map({ self[$0...] }) else { return false }
    return rest.contains("Constraint") && !rest.hasEnd && !rest.trimmed.isComplete
  }

  /// Whether a constraint ends here. The sign of `>= 8` and `(>=8)` may be cut, too.
  fileprivate var hasEnd: Bool {
    guard let end = lastIndex(of: UInt8(ascii: ">")), !self[end...].starts(with: ">=") else { return false }
    let before = self[..<end].last
    return before != UInt8(ascii: "(") && before != UInt8(ascii: " ")
  }

  /// Whether nothing is missing but the angle bracket.
  private var isComplete: Bool {
    ["active)", " )"].contains { (end: StaticString) in lastRange(of: end)?.upperBound == endIndex }
  }

  /// Whether it may be the rest of a constraint.
  fileprivate var mayContinue: Bool {
    let (start, end) = (firstIndex(of: UInt8(ascii: "<")), firstIndex(of: UInt8(ascii: ">")))
    if let end, end < start ?? endIndex { return true }
    return !trimmed.isEmpty && ConstraintOpening(self) == nil && !ConsoleReader.isHeading(self)
      && !contains("recover by breaking")
  }
}

extension ConstraintLine {
  /// Whether it is read and says what holds its views, if it shows that as `|`.
  fileprivate var isWhole: Bool { parsed != nil && (names["|"] != nil || !statement.contains("|")) }
}
