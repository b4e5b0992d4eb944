import Support

/// Reads the expression that stands for an identifier.
struct IdentifierExpressionReader {
  private let outline: SourceOutline
  private(set) var tokens: TokenCursor
  /// The bytes of the expression that was read last.
  private(set) var range = 0..<0
  /// How many initializers are open.
  private var depth = 0

  init(_ outline: SourceOutline, at position: Int) {
    (self.outline, tokens) = (outline, TokenCursor(outline, at: position))
  }

  /// Passes over a sign, if it comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool { tokens.skip(sign) }

  /// Passes over a word, if it comes next.
  mutating func skip(word: StaticString) -> Bool { tokens.skip(word: word) }

  /// The words up to a closing parenthesis or bracket.
  mutating func wordsOfCall() -> [String] {
    var words: [String] = []
    var depth = 1
    while depth > 0, words.count < 20, let token = tokens.next() {
      switch token.kind {
      case .word: words.append(outline.text(token))
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")): return words
      default: continue
      }
    }
    return words
  }

  /// The expressions that an argument may be, with their bytes: two of a conditional one, none of `nil`.
  mutating func alternatives() -> [(value: IdentifierExpression, range: Range<Int>)] {
    if skipCondition() {
      guard let first = expression(), case let firstRange = range, tokens.skip(":"), let second = expression() else {
        return [(.unknown, range)]
      }
      return [(first, firstRange), (second, range)]
    }
    guard let first = operand() else { return [] }
    let firstRange = range
    guard skipOptionality() else { return [(isAtEnd ? first : .unknown, firstRange)] }
    return [(first, firstRange)] + (expression().map { [($0, range)] } ?? [])
  }

  /// Passes over a condition and its question mark, which has blanks around it.
  private mutating func skipCondition() -> Bool {
    let start = tokens.position
    var (depth, count) = (0, 0)
    while outline.language == .swift, count < Self.longestCondition, let token = tokens.next() {
      count += 1
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
      case .sign(UInt8(ascii: "?")) where depth == 0 && isBlank(around: token.range): return true
      case .sign(UInt8(ascii: ",")) where depth == 0, .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")),
        .sign(UInt8(ascii: ";")):
        depth = -1
      default: continue
      }
      if depth < 0 { break }
    }
    tokens.position = start
    return false
  }

  /// Passes over `??`, if it comes next.
  private mutating func skipOptionality() -> Bool {
    guard outline.language == .swift, tokens.peek.isSign("?"), outline.isSign(tokens.position + 1, "?") else {
      return false
    }
    tokens.position += 2
    return true
  }

  private func isBlank(around range: Range<Int>) -> Bool {
    [range.lowerBound - 1, range.upperBound].allSatisfy {
      outline.bytes.indices.contains($0) && outline.bytes[$0] <= UInt8(ascii: " ")
    }
  }

  private static let longestCondition = 30

  /// The next expression, which has to end where it can be understood; nil for `nil`.
  mutating func expression() -> IdentifierExpression? {
    guard let value = operand() else { return nil }
    return isAtEnd ? value : .unknown
  }

  /// Whether no operator, member or call follows.
  private var isAtEnd: Bool {
    let next = tokens.position + (tokens.peek.isSign("!") ? 1 : 0)
    switch outline[next].kind {
    case .sign(UInt8(ascii: "?")): return outline[next + 1].kind != .end && !outline.isSign(next + 1, "?")
    case .sign(let sign): return !".(+[-*/%<>".utf8.contains(sign)
    case .text: return false
    case .word, .end: return true
    }
  }
}

// MARK: - Operands

extension IdentifierExpressionReader {
  private mutating func operand() -> IdentifierExpression? {
    guard let token = tokens.next() else { return .unknown }
    range = token.range
    switch token.kind {
    case .text: return outline.language == .swift ? outline.literal(token) : .unknown
    case .sign(UInt8(ascii: "@")):
      guard let text = tokens.next(), text.kind == .text else { return .unknown }
      range = token.range.lowerBound..<text.range.upperBound
      return outline.literal(text)
    case .sign(UInt8(ascii: ".")): return implicitMember()
    case .sign(UInt8(ascii: "[")): return message()
    case .word: return named(outline.text(token))
    default: return .unknown
    }
  }

  /// `.badge`, or `.init("Badge")`.
  private mutating func implicitMember() -> IdentifierExpression? {
    guard let word = tokens.nextWord() else { return .unknown }
    let name = outline.text(word)
    range = range.lowerBound..<word.range.upperBound
    if name == "init", tokens.skip("(") { return wrapped() }
    return .constant(["", name] + members())
  }

  /// The names behind dots.
  private mutating func members() -> [String] {
    let names = tokens.members()
    if !names.isEmpty { range = range.lowerBound..<outline[tokens.position - 1].range.upperBound }
    return names
  }

  /// `[Badge identifier]` in Objective-C.
  private mutating func message() -> IdentifierExpression {
    guard outline.language == .objectiveC, let receiver = tokens.nextWord(), let name = tokens.nextWord(),
      let end = tokens.next(), end.isSign("]")
    else { return .unknown }
    range = range.lowerBound..<end.range.upperBound
    return .constant([outline.text(receiver), outline.text(name)])
  }

  /// A constant, or a function that is understood.
  private mutating func named(_ name: String) -> IdentifierExpression? {
    if name == "nil" || name == "NULL" || name == "Nil" { return nil }
    var path = [name] + members()
    guard tokens.skip("(") else {
      skipRawValue()
      if path.count > 1, path.last == "rawValue" { path.removeLast() }
      return .constant(path)
    }
    switch path {
    case ["String"]: return skip(word: "describing") && tokens.skip(":") ? nameOfType() : .unknown
    case ["NSStringFromClass"] where outline.language == .objectiveC: return nameOfClass()
    default: return Self.wrappers.contains(path[path.count - 1]) ? wrapped() : .unknown
    }
  }

  /// Passes over `?.rawValue`, which is nothing or a text.
  private mutating func skipRawValue() {
    var rest = tokens
    guard rest.skip("?"), rest.skip("."), rest.skip(word: "rawValue") else { return }
    tokens = rest
    range = range.lowerBound..<outline[tokens.position - 1].range.upperBound
  }

  /// Types and initializers that do not change a string.
  static let wrappers: Set = ["NSUserInterfaceItemIdentifier", "Name", "init", "SceneIdentifier", "Self"]

  /// Nobody wraps a string more often.
  private static let deepest = 4

  /// The only argument of an initializer.
  private mutating func wrapped() -> IdentifierExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return .unknown }
    if skip(word: "rawValue"), !tokens.skip(":") { return .unknown }
    let start = range.lowerBound
    guard let value = operand(), let end = tokens.next(), end.isSign(")") else { return .unknown }
    range = start..<end.range.upperBound
    return value
  }

  /// `Badge.self)`, `self)` or `type(of: self))`, after `describing:`.
  private mutating func nameOfType() -> IdentifierExpression {
    guard let word = tokens.nextWord() else { return .unknown }
    var path = [outline.text(word)] + members()
    if path == ["type"], tokens.skip("(") {
      guard skip(word: "of"), tokens.skip(":"), skip(word: "self"), tokens.skip(")") else { return .unknown }
      path = ["self"]
    }
    guard let end = tokens.next(), end.isSign(")"), path.last == "self" else { return .unknown }
    range = range.lowerBound..<end.range.upperBound
    guard path.count > 1 else { return .ownTypeName }
    return path[path.count - 2] == "Self" ? .ownTypeName : .typeName(path[path.count - 2])
  }

  /// `[Badge class])`.
  private mutating func nameOfClass() -> IdentifierExpression {
    guard tokens.skip("["), let name = tokens.nextWord(), skip(word: "class"), tokens.skip("]"),
      let end = tokens.next(), end.isSign(")")
    else { return .unknown }
    range = range.lowerBound..<end.range.upperBound
    let text = outline.text(name)
    return text == "self" ? .unknown : .typeName(text)
  }
}

extension SourceOutline {
  /// What a string literal in quotes says, where it has no escapes; with one interpolation of a type, the type's name.
  func literal(_ token: SourceToken) -> IdentifierExpression {
    let range = token.range
    let quote = UInt8(ascii: "\"")
    guard range.count >= 2, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote else {
      return .unknown
    }
    let content = bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
    if content.contains(where: { $0 == quote || $0 == UInt8(ascii: "\n") }) { return .unknown }
    let text = String(decoding: content, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return .literal(text) }
    if text == "\\(self)" { return .ownTypeName }
    guard text.hasBytePrefix("\\("), text.hasByteSuffix(".self)") else { return .unknown }
    let name = text.dropFirst(2).dropLast(6)
    if name == "Self" { return .ownTypeName }
    return name.utf8.allSatisfy(SourceLexer.isWordByte) ? .typeName(String(name)) : .unknown
  }
}

/// The text of an identifier as source code gives it, as far as it can be understood without compiling.
public enum IdentifierExpression: Hashable, Sendable {
  /// A string literal without interpolation.
  case literal(String)
  /// The name of a class, as in `String(describing: Badge.self)`.
  case typeName(String)
  /// The name of the class that the code is in, as in `String(describing: self)`.
  case ownTypeName
  /// A constant, by the parts of its name: `Cells.badge` has two. The first part is empty for an implicit member, such
  /// as `.badge`.
  case constant([String])
  /// Anything else.
  case unknown
}
