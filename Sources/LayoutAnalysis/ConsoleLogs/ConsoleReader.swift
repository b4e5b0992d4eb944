import StackModel

/// Reads the lines of a log one after the other.
struct ConsoleReader {
  private var block: LoggedConflict?
  private var line = 0
  /// Whether the constraint that was broken is next.
  private var expectsBroken = false

  /// Lines that may be one constraint.
  private var wrapped = WrappedLine()

  /// Takes the next line; returns the blocks that it ends.
  mutating func read(_ text: ConsoleBytes) -> [LoggedConflict] {
    line += 1
    return wrapped.add(text.prefix(Self.longestLine).asPrinted, line: line).flatMap { read($0) }
  }

  private mutating func read(_ line: WrappedLine.Line) -> [LoggedConflict] {
    var ended: [LoggedConflict] = []
    for (segment, constraint) in ConsoleSegments(line.text) {
      if let constraint {
        if block == nil { block = LoggedConflict(line: line.number) }
        let place = add(ConstraintLine(constraint), line: line.number)
        if expectsBroken {
          block?.markBroken(place)
          if let conflict = endBlock() { ended.append(conflict) }
        }
      }
      if Self.isHeading(segment) {
        if let conflict = endBlock() { ended.append(conflict) }
        block = LoggedConflict(line: line.number)
      }
      if segment.contains("recover by breaking") { expectsBroken = block != nil }
    }
    return ended
  }

  /// Whether a block starts in a text.
  static func isHeading(_ text: ConsoleBytes) -> Bool { headings.contains(where: text.contains) }

  /// AppKit's newer form is the second one.
  private static let headings: [StaticString] = [
    "nable to simultaneously satisfy constraints", "onflicting constraints detected",
  ]

  /// The last blocks.
  mutating func end() -> [LoggedConflict] {
    let ended = wrapped.end().flatMap { read($0) }
    return ended + [endBlock()].compactMap(\.self)
  }

  private mutating func endBlock() -> LoggedConflict? {
    defer { (block, expectsBroken) = (nil, false) }
    return block.flatMap { $0.constraints.isEmpty && $0.unreadLines.isEmpty ? nil : $0 }
  }

  /// How much of a line is read: a block may be a line of its own.
  private static let longestLine = 65_536

  private mutating func add(_ constraint: ConstraintLine, line: Int) -> Int? {
    guard let statement = constraint.parsed else {
      // The broken one is one of the list, and may be cut.
      if let place = constraint.source.address.flatMap({ block?.place(of: $0) }) { return place }
      block?.unreadLines.append(line)
      return nil
    }
    return block?.add(statement, constraint.source, line: line)
  }
}

/// The parts of a log's line: what stands before its first constraint, then each constraint with what follows it.
///
/// Most lines are one part. Blocks pasted into a forum or taken from `log show --style ndjson` have all constraints in a line.
struct ConsoleSegments: Sequence, IteratorProtocol {
  private var rest: ConsoleBytes
  /// The next constraint in the rest.
  private var opening: ConstraintOpening?

  init(_ line: ConsoleBytes) { (rest, opening) = (line, ConstraintOpening(line)) }

  /// The next part, and the constraint that it starts with.
  mutating func next() -> (text: ConsoleBytes, constraint: ConstraintOpening?)? {
    guard !rest.isEmpty else { return nil }
    var constraint: ConstraintOpening?
    if let opening, opening.start == rest.startIndex {
      constraint = opening
      self.opening = ConstraintOpening(opening.rest)
    }
    let end = opening?.start ?? rest.endIndex
    constraint?.end(at: end)
    defer { rest = rest[end...] }
    return (rest[..<end], constraint)
  }
}

/// The start of a constraint's description: its class and its address, as `<NSLayoutConstraint:0x60`.
///
/// Old versions write no angle bracket, and Markdown loses it. Masonry writes a key instead of the address, and SnapKit the
/// place in the source behind it.
struct ConstraintOpening {
  /// Where it starts, with its angle bracket.
  let start: Int
  let className: String
  let address: String?
  /// Masonry's key of the constraint.
  let key: String?
  /// Where the constraint is made: `Form.swift:61`.
  let place: String?
  /// What follows, up to the end of the text.
  private(set) var rest: ConsoleBytes

  /// Leaves out what follows an index.
  mutating func end(at index: Int) { rest = rest[..<index] }

  /// How long a key or a place may be: a line without spaces would be read again and again.
  private static let longestWord = 200

  /// - Parameter text: What to search; nil is returned if it has no constraint.
  init?(_ text: ConsoleBytes) {
    var search = text
    while let found = search.firstRange(of: "Constraint") {
      search = search[found.upperBound...]
      guard let next = search.first, next == UInt8(ascii: ":") || next.isBlank else { continue }
      var nameStart = found.lowerBound
      while nameStart > text.startIndex, text[nameStart - 1].isNamePart { nameStart -= 1 }
      let name = text[nameStart..<found.upperBound]
      let before = nameStart > text.startIndex ? text[nameStart - 1] : UInt8(ascii: "\"")
      // The class of a view may end in the word, too.
      guard "<\"(;`".utf8.contains(before) || before.isBlank && name.starts(with: "NS") else { continue }
      var rest = search
      let address = ItemText.address(at: &rest)
      var key: String?
      if address == nil {
        guard before == UInt8(ascii: "<") else { continue }
        let word = rest.dropping(":")?.prefix(Self.longestWord).prefix { !$0.isBlank }
        key = word?.string
        rest = rest[(word?.endIndex ?? rest.startIndex)...]
      }
      var place: String?
      if rest.first == UInt8(ascii: "@") {
        let word = rest.dropFirst().prefix(Self.longestWord).prefix { !$0.isBlank }
        place = word.string.replacing("#", with: ":")
        rest = rest[word.endIndex...]
      }
      guard let first = rest.first, first.isBlank || first == UInt8(ascii: "'") else { continue }
      start = before == UInt8(ascii: "<") ? nameStart - 1 : nameStart
      className = ItemText.className(name)
      (self.address, self.key, self.place, self.rest) = (address, key, place, rest)
      return
    }
    return nil
  }
}
