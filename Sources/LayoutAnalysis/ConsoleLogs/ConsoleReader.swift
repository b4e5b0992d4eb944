import StackModel

/// Reads the lines of a log one after the other.
struct ConsoleReader {
  private var block: LoggedConflict?
  private var line = 0
  /// Whether the constraint that was broken is next.
  private var expectsBroken = false

  /// Takes the next line; returns the block that it ends.
  mutating func read(_ text: ConsoleBytes) -> LoggedConflict? {
    line += 1
    let text = text.prefix(Self.longestLine)
    var ended: LoggedConflict?
    if text.contains("nable to simultaneously satisfy constraints") {
      ended = end()
      block = LoggedConflict(line: line)
    }
    if text.contains("recover by breaking constraint") { expectsBroken = block != nil }
    guard let constraint = ConstraintLine(text) else { return ended }
    if block == nil { block = LoggedConflict(line: line) }
    let place = add(constraint)
    guard expectsBroken else { return ended }
    block?.markBroken(place)
    return ended ?? end()
  }

  /// The last block.
  mutating func end() -> LoggedConflict? {
    defer { (block, expectsBroken) = (nil, false) }
    return block.flatMap { $0.constraints.isEmpty && $0.unreadLines.isEmpty ? nil : $0 }
  }

  /// How much of a line is read: labels print only the start of their texts.
  private static let longestLine = 4096

  private mutating func add(_ constraint: ConstraintLine) -> Int? {
    guard let statement = constraint.parsed else {
      block?.unreadLines.append(line)
      return nil
    }
    return block?.add(statement, constraint.source, line: line)
  }
}
