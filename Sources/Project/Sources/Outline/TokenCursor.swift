/// Reads an outline token by token.
struct TokenCursor {
  let outline: SourceOutline
  /// The position of the next token.
  var position: Int

  init(_ outline: SourceOutline, at position: Int = 0) { (self.outline, self.position) = (outline, position) }

  /// The next token; nil at the end.
  mutating func next() -> SourceToken? {
    let token = outline[position]
    guard token.kind != .end else { return nil }
    position += 1
    return token
  }

  /// The next token, which stays the next one.
  var peek: SourceToken { outline[position] }

  /// The next token, if it is a word.
  mutating func nextWord() -> SourceToken? { peek.kind == .word ? next() : nil }

  /// The text of the next token, if it is a word.
  mutating func nextName() -> String? { nextWord().map(outline.text) }

  /// Passes over a sign, if it comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard peek.isSign(sign) else { return false }
    position += 1
    return true
  }

  /// Passes over a word, if it comes next.
  mutating func skip(word: StaticString) -> Bool {
    guard outline.isWord(position, word) else { return false }
    position += 1
    return true
  }

  /// Passes over what is left of a pair of signs, the first of which is read already.
  mutating func skipRest(_ open: Unicode.Scalar, _ close: Unicode.Scalar) {
    var depth = 1
    while depth > 0, let token = next() {
      if token.isSign(open) { depth += 1 }
      if token.isSign(close) { depth -= 1 }
    }
  }

  /// The tokens of the body that comes next, with its braces; nil if none comes.
  var body: Range<Int>? {
    guard peek.isSign("{") else { return nil }
    var rest = TokenCursor(outline, at: position + 1)
    rest.skipRest("{", "}")
    return position..<rest.position
  }

  /// Whether the body that comes next asks a sender for what not every sender has.
  func bodyAsks(_ sender: String) -> Bool { body.map { outline.asks(sender, in: $0) } ?? false }

  /// The names behind dots.
  mutating func members() -> [String] {
    var names: [String] = []
    while peek.isSign("."), outline[position + 1].kind == .word {
      names.append(outline.text(outline[position + 1]))
      position += 2
    }
    return names
  }
}

/// Reads an outline backward from some place: what a literal is assigned to, or the function that it is passed to.
struct BackwardCursor {
  let outline: SourceOutline
  /// The position after that of the next token.
  private(set) var position: Int

  init(_ outline: SourceOutline, before position: Int) { (self.outline, self.position) = (outline, position) }

  /// Passes over a sign, if it comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard outline.isSign(position - 1, sign) else { return false }
    position -= 1
    return true
  }

  /// Passes over a word, if it comes next.
  mutating func skip(word: StaticString) -> Bool {
    guard outline.isWord(position - 1, word) else { return false }
    position -= 1
    return true
  }

  /// Passes over the equal sign of an assignment, if it comes next.
  mutating func skipAssignment() -> Bool {
    guard outline.isAssignment(at: position - 1) else { return false }
    position -= 1
    return true
  }

  /// Passes over the mark of an optional, if it comes next.
  mutating func skipMark() { _ = skip("?") || skip("!") }

  /// The next word; nil if no word comes next.
  mutating func word() -> String? {
    guard let word = outline.word(position - 1) else { return nil }
    position -= 1
    return word
  }

  /// Words with dots in between, in the order of the text; empty if no word comes next.
  mutating func path() -> [String] {
    var parts: [String] = []
    while let part = word() {
      parts.insert(part, at: 0)
      guard parts.count < Self.longestPath, skip(".") else { break }
    }
    return parts
  }

  private static let longestPath = 8
}
