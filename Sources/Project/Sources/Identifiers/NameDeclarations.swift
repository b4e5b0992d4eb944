/// Counts what one source file declares or assigns under some names: constants, variables and parameters.
struct NameDeclarations {
  private var counts: [String: Int] = [:]

  init(of names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    var tokens = SourceTokenizer(bytes, language: language)
    var before: SourceToken?
    while let token = tokens.next() {
      defer { before = token }
      guard token.kind == .word, case let name = tokens.text(token), names.contains(name) else { continue }
      guard let next = tokens.next() else { break }
      let isDeclared =
        before.map { Self.isDeclaration(after: $0, tokens, language) } == true
        || Self.isDeclaration(before: next, after: before, &tokens)
      if isDeclared { counts[name, default: 0] += 1 }
      tokens.pushBack(next)
    }
  }

  /// Whether a name after some token is one that is declared there.
  private static func isDeclaration(
    after token: SourceToken, _ tokens: SourceTokenizer, _ language: SourceLanguage
  ) -> Bool {
    if language == .objectiveC {
      return token.isSign("*") || token.isSign(")") || tokens.isWord(token, "const")
    }
    return tokens.isWord(token, "let") || tokens.isWord(token, "var")
  }

  /// Whether the token after a name says that the name is declared or assigned: `name: Type`, `name in`, `name = value`.
  private static func isDeclaration(
    before next: SourceToken, after previous: SourceToken?, _ tokens: inout SourceTokenizer
  ) -> Bool {
    switch next.kind {
    case .sign(UInt8(ascii: ":")):
      guard let previous else { return false }
      return previous.kind == .word || previous.isSign("(") || previous.isSign(",")
    case .sign(UInt8(ascii: "=")):
      guard let second = tokens.next() else { return true }
      let isComparison = second.isSign("=")
      tokens.pushBack(second)
      return !isComparison
    case .word: return tokens.isWord(next, "in")
    default: return false
    }
  }

  /// The names that something else has than the given constants.
  func names(except constants: [IdentifierConstant]) -> Set<String> {
    var known: [String: Int] = [:]
    for constant in constants { known[constant.name, default: 0] += 1 }
    return Set(counts.filter { $0.value > known[$0.key, default: 0] }.keys)
  }
}
