/// Looks for the uses of a property in a Swift file that would crash if it were nil.
///
/// It is cautious: where a variable of the same name or a check for nil may protect a use, none counts.
package struct PropertySearch {
  /// Where a file uses a property as if it were never nil.
  package enum Reliance: Hashable, Sendable {
    case none
    /// Only in methods that nothing but the app's own code can call.
    case inMethods(Set<String>)
    case anywhere
  }

  private enum Occurrence {
    /// In `var name` or `let name`; in `name == nil` or `if let view = name`.
    case declaration, check
    case use
    /// As a parameter of a function, a closure or a loop, which hides the property in the block that follows or is open.
    case parameter, closureParameter
    /// Of another object, as a label, as a method, or as `name?`.
    case other
  }

  /// Whether a file uses a property that is declared with `!` as if it were never nil.
  ///
  /// - Parameter absent: Properties that are nil like this one. What a check of them protects never runs.
  package static func reliance(on name: String, absent: Set<String> = [], in bytes: [UInt8]) -> Reliance {
    bytes.withUnsafeBufferPointer { bytes in
      var search = PropertySearch(name: name, absent: absent, tokens: SourceTokenizer(bytes, language: .swift))
      return search.reliance()
    }
  }

  private let name: String
  private let absent: Set<String>
  private var tokens: SourceTokenizer
  private var before = RecentTokens()
  private var blocks = CodeBlocks()

  private init(name: String, absent: Set<String>, tokens: SourceTokenizer) {
    (self.name, self.absent, self.tokens) = (name, absent, tokens)
  }

  private mutating func reliance() -> Reliance {
    var methods: Set<String> = []
    var (isUsedAnywhere, declarations, isDeclaring) = (false, 0, false)
    while let token = tokens.next() {
      defer { before.append(token, tokens) }
      if isDeclaring, endsDeclaration(token) {
        isDeclaring = false
        if !token.isSign("{") { blocks.hideInNextBlock(false) }
      }
      blocks.pass(token, before, tokens)
      guard token.kind == .word, case let word = tokens.text(token) else { continue }
      if word == name {
        switch occurrence {
        case .declaration:
          declarations += 1
          // The observers of a property run after something sets it.
          isDeclaring = true
          blocks.hideInNextBlock()
        case .parameter: blocks.hideInNextBlock()
        case .closureParameter: blocks.hideInBlock()
        case .check: return .none
        case .use where blocks.isProtected: break
        case .use: if let method = blocks.method { methods.insert(method) } else { isUsedAnywhere = true }
        case .other: break
        }
      } else if absent.contains(word), let check = absentCheck {
        blocks.protect(by: check)
      }
    }
    if declarations > 1 { return .none }
    return isUsedAnywhere ? .anywhere : methods.isEmpty ? .none : .inMethods(methods)
  }

  /// What the word that was just read does with the property.
  private var occurrence: Occurrence {
    if before.isNew { return .declaration }
    guard before.isOwnMember, let (next, second, third) = following else { return .other }
    if before[1] == "for" || blocks.isInSignature && next.isSign(":") { return .parameter }
    if isClosureParameter { return .closureParameter }
    if next.isSign("?") || next.isSign(":") || next.isSign("(") { return .other }
    if Self.isComparison(next, second, third, tokens) { return .check }
    return blocks.isInCondition && before.isBound && isWhole(next) ? .check : .use
  }

  /// Whether the word is in the list of a closure's parameters: `{ name in` or `{ (name: UIView, row) in`.
  private var isClosureParameter: Bool {
    guard ["{", "(", ",", "_"].contains(before[1]) else { return false }
    var rest = tokens
    for _ in 0..<Self.longestParameters {
      guard let token = rest.next() else { return false }
      switch token.kind {
      case .word where rest.isWord(token, "in"): return true
      case .word: if Self.statements.contains(rest.text(token)) { return false }
      case .sign(let sign): if !Self.parameterSigns.contains(sign) { return false }
      default: return false
      }
    }
    return false
  }

  private static let longestParameters = 16
  private static let statements: Set = ["for", "if", "guard", "while", "let", "var", "return"]
  private static let parameterSigns = Set(",:?!.)[]<>-_".utf8)

  /// Whether a token is no part of the type of the property that is declared.
  private func endsDeclaration(_ token: SourceToken) -> Bool {
    switch token.kind {
    case .word: ![":", ".", "[", "<", "&", ","].contains(before[1])
    case .sign(let sign): !Self.parameterSigns.contains(sign)
    default: true
    }
  }

  /// How the word that was just read, a property that is nil, is checked; nil where it is not.
  private var absentCheck: CodeBlocks.Check? {
    guard before.isNew || before.isOwnMember, let (next, second, third) = following else { return nil }
    if Self.isComparison(next, second, third, tokens) { return next.isSign("=") ? .isNil : .isNotNil }
    guard blocks.isInCondition else { return nil }
    return next.isSign("?") || (before.isBound || before.isNew) && isWhole(next) ? .isNotNil : nil
  }

  /// Whether a condition binds the property itself, and nothing that it has.
  private func isWhole(_ next: SourceToken) -> Bool {
    next.isSign(",") || next.isSign("{") || tokens.isWord(next, "else") || tokens.isWord(next, "as")
  }

  private var following: (SourceToken, SourceToken?, SourceToken?)? {
    var rest = tokens
    guard let next = rest.next() else { return nil }
    return (next, rest.next(), rest.next())
  }

  private static func isComparison(
    _ first: SourceToken, _ second: SourceToken?, _ third: SourceToken?, _ tokens: SourceTokenizer
  ) -> Bool {
    guard first.isSign("=") || first.isSign("!"), let second, second.isSign("="), let third else { return false }
    return first.range.upperBound == second.range.lowerBound && tokens.isWord(third, "nil")
  }
}

/// The last tokens of a file, before the one that is read.
struct RecentTokens {
  private var texts: [String] = []

  mutating func append(_ token: SourceToken, _ tokens: SourceTokenizer) {
    if texts.count == Self.most { texts.removeFirst() }
    texts.append(token.kind == .text ? "\"" : tokens.text(token))
  }

  subscript(distance: Int) -> String? { distance > texts.count ? nil : texts[texts.count - distance] }

  /// Whether one of the last tokens is one of some words.
  func contains(anyOf words: Set<String>) -> Bool { texts.contains(where: words.contains) }

  /// Whether a declaration comes next.
  var isNew: Bool { self[1] == "let" || self[1] == "var" }

  /// Whether the next word stands alone, or behind `self`.
  var isOwnMember: Bool { self[1] != "." || distanceToSelf != nil }

  /// Whether a condition gives a variable the next word: `let view = word`.
  var isBound: Bool {
    let start = self[1] == "." ? (distanceToSelf ?? 0) : 0
    guard self[start + 1] == "=" else { return false }
    return (3...Self.most).contains { self[start + $0] == "let" || self[start + $0] == "var" }
  }

  private var distanceToSelf: Int? {
    if self[2] == "self" { return 2 }
    return (self[2] == "?" || self[2] == "!") && self[3] == "self" ? 3 : nil
  }

  private static let most = 8
}
