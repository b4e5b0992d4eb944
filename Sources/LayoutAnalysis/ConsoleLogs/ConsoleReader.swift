import StackModel

/// Reads the lines of a log one after the other.
struct ConsoleReader {
  private var block: LoggedConflict?
  private var line = 0
  /// Whether the constraint that was broken is next.
  private var expectsBroken = false

  /// Takes the next line; returns the blocks that it ends.
  mutating func read(_ text: ConsoleBytes) -> [LoggedConflict] {
    line += 1
    let text = text.prefix(Self.longestLine).withoutEscapes
    var ended: [LoggedConflict] = []
    for (segment, constraint) in ConsoleSegments(text) {
      if let constraint {
        if block == nil { block = LoggedConflict(line: line) }
        let place = add(ConstraintLine(constraint))
        if expectsBroken {
          block?.markBroken(place)
          if let conflict = end() { ended.append(conflict) }
        }
      }
      if Self.headings.contains(where: segment.contains) {
        if let conflict = end() { ended.append(conflict) }
        block = LoggedConflict(line: line)
      }
      if segment.contains("recover by breaking") { expectsBroken = block != nil }
    }
    return ended
  }

  /// AppKit's newer form is the second one.
  private static let headings: [StaticString] = [
    "nable to simultaneously satisfy constraints", "onflicting constraints detected",
  ]

  /// The last block.
  mutating func end() -> LoggedConflict? {
    defer { (block, expectsBroken) = (nil, false) }
    return block.flatMap { $0.constraints.isEmpty && $0.unreadLines.isEmpty ? nil : $0 }
  }

  /// How much of a line is read: a block may be a line of its own.
  private static let longestLine = 65_536

  private mutating func add(_ constraint: ConstraintLine) -> Int? {
    guard let statement = constraint.parsed else {
      block?.unreadLines.append(line)
      return nil
    }
    return block?.add(statement, constraint.source, line: line)
  }
}
