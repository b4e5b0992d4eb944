/// Reads source code word by word, and leaves out comments and the directives of C's preprocessor.
///
/// It can note the sites that may have to do with identifiers, so that nobody has to read the file again for them. It
/// knows just enough of both languages never to take a brace in a string or a comment for one of the code.
struct SourceTokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private var place: Int
  /// A token that was looked at too early.
  private var pushedBack: SourceToken?
  /// Whether what stands between `#else` and `#endif` is left out, as each branch may open a brace that is closed once.
  var skipsAlternatives = false
  /// Where the sites that are passed are noted.
  private let sites: IdentifierSites?

  /// - Parameters:
  ///   - bytes: The text, which must stay where it is for as long as the tokenizer is used.
  ///   - start: The offset of the first token.
  ///   - sites: Where to note the sites that are passed; nil to note none.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage, from start: Int = 0, sites: IdentifierSites? = nil
  ) {
    self.sites = sites
    self.bytes = bytes
    self.language = language
    place = start
  }

  /// The next word or sign; nil at the end.
  mutating func next() -> SourceToken? {
    guard let token = pushedBack else { return scan() }
    pushedBack = nil
    return token
  }

  /// Lets a token come once more.
  mutating func pushBack(_ token: SourceToken) { pushedBack = token }

  /// The next token, if it is a word.
  mutating func nextWord() -> SourceToken? {
    guard let token = next() else { return nil }
    if token.kind == .word { return token }
    pushBack(token)
    return nil
  }

  /// Passes over a sign, if it comes next.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let token = next() else { return false }
    if token.isSign(sign) { return true }
    pushBack(token)
    return false
  }

  private mutating func scan() -> SourceToken? {
    while place < bytes.count {
      let start = place
      let byte = bytes[start]
      if byte <= UInt8(ascii: " ") {
        place += 1
      } else if Self.isWordByte(byte) {
        skipWord()
        sites?.addWord(start..<place, of: bytes)
        return SourceToken(kind: .word, range: start..<place)
      } else if byte == UInt8(ascii: "`"), language == .swift {
        place += 1
      } else if skipText() {
        sites?.addLiteral(start..<place)
        return SourceToken(kind: .text, range: start..<place)
      } else if !skipComment(), !skipPattern(), !skipDirective() {
        place += 1
        return SourceToken(kind: .sign(byte), range: start..<place)
      }
    }
    return nil
  }

  func text(_ token: SourceToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Whether a word is a keyword.
  func isWord(_ token: SourceToken, _ word: StaticString) -> Bool {
    token.kind == .word && bytes.isText(token.range, word)
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

extension SourceTokenizer {
  /// A source with blanks in place of its comments; line breaks stay. Objective-C's comments and strings read as Swift's.
  static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    bytes.withUnsafeBufferPointer { buffer in
      var tokenizer = SourceTokenizer(buffer, language: .swift)
      while tokenizer.place < buffer.count {
        let start = tokenizer.place
        if tokenizer.skipText() || tokenizer.skipPattern() { continue }
        guard tokenizer.skipComment() else {
          tokenizer.place += 1
          continue
        }
        for place in start..<min(tokenizer.place, buffer.count) where result[place] != UInt8(ascii: "\n") {
          result[place] = UInt8(ascii: " ")
        }
      }
    }
    return result
  }

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
    let isAlternative = isDirective("else") || isDirective("elif")
    if isDirective("define") { sites?.addDefinition(place) }
    skipDirectiveLines()
    if isAlternative, skipsAlternatives { skipBranches() }
    return true
  }

  private mutating func skipDirectiveLines() {
    repeat {
      place += 1
      skipLine()
    } while place < bytes.count && bytes[place - 1] == UInt8(ascii: "\\")
  }

  /// Whether a directive comes next whose name starts like this.
  private func isDirective(_ name: StaticString) -> Bool {
    guard isNext("#") else { return false }
    var start = place + 1
    while start < bytes.count, Self.isBlank(bytes[start]) { start += 1 }
    let count = name.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[start + $0] == name.utf8Start[$0] }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Up to the `#endif` that belongs to the branch.
  private mutating func skipBranches() {
    var depth = 1
    while depth > 0, place < bytes.count {
      place += 1
      while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
      if isDirective("if") { depth += 1 }
      if isDirective("endif") { depth -= 1 }
      skipLine()
    }
  }
}

// MARK: - Strings

extension SourceTokenizer {
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

extension SourceTokenizer {
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
