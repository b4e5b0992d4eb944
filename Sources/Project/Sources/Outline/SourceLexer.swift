import Support

/// A word, a sign or a string literal of source code. Comments are no tokens.
struct SourceToken: Sendable {
  enum Kind: Equatable, Sendable {
    /// A name, a keyword, or a number; in Swift without its backticks.
    case word
    case sign(UInt8)
    /// A string literal or, in Objective-C, a character.
    case text
    /// No token: what stands before the first one and after the last one.
    case end
  }

  let kind: Kind
  private let start: UInt32
  private let stop: UInt32

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    (start, stop) = (UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound))
  }

  static let end = SourceToken(.end, 0..<0)

  /// The bytes of the token; of a literal with its quotes.
  var range: Range<Int> { Int(start)..<Int(stop) }

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}

/// The languages that classes are written in.
public enum SourceLanguage: Sendable {
  /// The language of the file.
  case swift, objectiveC
}

/// Splits source code into tokens: the one place that knows what is a comment, a string literal, a regular expression or a
/// directive of C's preprocessor.
///
/// It knows just enough of both languages never to take a brace in a string or a comment for one of the code.
struct SourceLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private var place: Int
  /// Whether words and signs are read in string literals, and in directives other than imports.
  private let splitsLiterals: Bool
  /// Where the literal ends that is being split.
  private var literalEnd = 0
  /// The bytes of the directives that were passed.
  private(set) var directives: [Range<Int>] = []
  /// The bytes of the code that the literals put in between their pieces.
  private(set) var interpolations: [Range<Int>] = []

  /// - Parameters:
  ///   - bytes: The text, which must stay where it is for as long as the lexer is used.
  ///   - start: The offset of the first token.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage, from start: Int = 0, splitsLiterals: Bool = false
  ) {
    (self.bytes, self.language, self.splitsLiterals) = (bytes, language, splitsLiterals)
    place = start
  }

  /// The next token; nil at the end.
  mutating func next() -> SourceToken? {
    while place < bytes.count {
      let start = place
      let byte = bytes[start]
      if byte <= UInt8(ascii: " ") {
        place += 1
      } else if Self.isWordByte(byte) {
        skipWord()
        return SourceToken(.word, start..<place)
      } else if place < literalEnd {
        place += 1
        return SourceToken(.sign(byte), start..<place)
      } else if byte == UInt8(ascii: "`"), language == .swift {
        place += 1
      } else if skipText() {
        guard splitsLiterals else { return SourceToken(.text, start..<place) }
        (literalEnd, place) = (place, start)
      } else if !skipComment(), !skipPattern(), !skipDirective() {
        place += 1
        return SourceToken(.sign(byte), start..<place)
      }
    }
    return nil
  }

  /// Letters, digits and underscores, and all that is not ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private mutating func skipWord() {
    while place < bytes.count, Self.isWordByte(bytes[place]) { place += 1 }
  }

  private func isNext(_ sign: Unicode.Scalar, offset: Int = 0) -> Bool {
    place + offset < bytes.count && bytes[place + offset] == UInt8(ascii: sign)
  }

  private mutating func skipLine() {
    place = bytes.firstPlace(of: UInt8(ascii: "\n"), from: place)
  }
}

// MARK: - Comments and directives

extension SourceLexer {
  private mutating func skipComment() -> Bool {
    guard isNext("/") else { return false }
    if isNext("/", offset: 1) {
      skipLine()
    } else if isNext("*", offset: 1) {
      skipBlockComment()
    } else {
      return false
    }
    return true
  }

  /// Swift's block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("*"), isNext("/", offset: 1) {
        depth -= 1
        place += 2
      } else if isNext("/"), isNext("*", offset: 1), depth == 0 || language == .swift {
        depth += 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// A line such as `#import`, with those that a backslash adds to it.
  private mutating func skipDirective() -> Bool {
    guard language == .objectiveC, isNext("#") else { return false }
    let start = place
    guard !splitsLiterals || bytes.isDirective(at: place, "import") || bytes.isDirective(at: place, "include") else {
      return false
    }
    repeat {
      place += 1
      skipLine()
    } while place < bytes.count && bytes[place - 1] == UInt8(ascii: "\\")
    directives.append(start..<min(place, bytes.count))
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

// MARK: - Strings

extension SourceLexer {
  private mutating func skipText() -> Bool {
    if language == .objectiveC {
      guard isNext("\"") || isNext("'") else { return false }
      skipCString(bytes[place])
      return true
    }
    let hashes = hashCount
    guard isNext("\"", offset: hashes) else { return false }
    place += hashes
    skipSwiftString(hashes: hashes, depth: 0)
    return true
  }

  private mutating func skipCString(_ quote: UInt8) {
    place += 1
    while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\n") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, bytes.count)
  }

  /// From the quote on, over the ending and its hashes. One line's string that does not end, ends with the line.
  private mutating func skipSwiftString(hashes: Int, depth: Int) {
    let isLong = isNext("\"", offset: 1) && isNext("\"", offset: 2)
    place += isLong ? 3 : 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n"), !isLong { return }
      if isNext("\\"), areHashes(hashes, at: 1) {
        place += 1 + hashes
        if isNext("("), depth < Self.deepestInterpolation { skipInterpolation(depth: depth) } else { place += 1 }
      } else if isNext("\""), !isLong || (isNext("\"", offset: 1) && isNext("\"", offset: 2)),
        areHashes(hashes, at: isLong ? 3 : 1)
      {
        place += (isLong ? 3 : 1) + hashes
        return
      } else {
        place += 1
      }
    }
    // A backslash may be the last byte.
    place = bytes.count
  }

  private static let deepestInterpolation = 20

  /// The hashes that come next, as many as Swift allows.
  private var hashCount: Int {
    var count = 0
    while count < 255, isNext("#", offset: count) { count += 1 }
    return count
  }

  private func areHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { isNext("#", offset: offset + $0) }
  }

  /// The code between `\(` and its closing parenthesis.
  private mutating func skipInterpolation(depth: Int) {
    let start = place + 1
    defer { if depth == 0 { interpolations.append(start..<max(start, min(place - 1, bytes.count))) } }
    var open = 0
    while place < bytes.count {
      let hashes = hashCount
      if isNext("\"", offset: hashes) {
        place += hashes
        skipSwiftString(hashes: hashes, depth: depth + 1)
        continue
      }
      if isNext("(") { open += 1 }
      if isNext(")") { open -= 1 }
      place += 1
      if open == 0 { return }
    }
  }
}

// MARK: - Regular expressions

extension SourceLexer {
  /// A regular expression, which may hold any brace. Without hashes it ends on its line, and stands where a value does.
  private mutating func skipPattern() -> Bool {
    guard language == .swift else { return false }
    let hashes = hashCount
    guard isNext("/", offset: hashes), hashes > 0 || isPatternPossible,
      let end = patternEnd(from: place + hashes + 1, hashes: hashes)
    else { return false }
    place = end
    return true
  }

  /// Whether a slash here is no division: a sign stands before it, and no blank after it.
  private var isPatternPossible: Bool {
    guard place + 1 < bytes.count, bytes[place + 1] > UInt8(ascii: " ") else { return false }
    var before = place - 1
    while before >= 0, Self.isBlank(bytes[before]) { before -= 1 }
    return before >= 0 && "=(,:[".utf8.contains(bytes[before])
  }

  private func patternEnd(from start: Int, hashes: Int) -> Int? {
    var place = start
    while place < bytes.count, hashes > 0 || bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 1
      } else if bytes[place] == UInt8(ascii: "/"), areHashes(hashes, at: place + 1 - self.place) {
        return place + 1 + hashes
      }
      place += 1
    }
    return nil
  }
}

// MARK: - Bytes

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte from an offset on; the end where there is none. Words of bytes are searched at once.
  func firstPlace(of byte: UInt8, from start: Int) -> Int {
    guard let base = baseAddress, start < count else { return count }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether the bytes of a range are a text.
  func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && range.allSatisfy { self[$0] == text.utf8Start[$0 - range.lowerBound] }
  }

  /// Whether the name of the directive at a number sign starts like this: `#ifdef` is an `if`.
  func isDirective(at sign: Int, _ name: StaticString) -> Bool {
    var start = sign + 1
    while start < count, self[start] == UInt8(ascii: " ") || self[start] == UInt8(ascii: "\t") { start += 1 }
    let end = start + name.utf8CodeUnitCount
    return end <= count && isText(start..<end, name)
  }
}
