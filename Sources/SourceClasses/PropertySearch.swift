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
    /// Of another object, as a label, or as `name?`.
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
    var (isUsedAnywhere, declarations) = (false, 0)
    while let token = tokens.next() {
      defer { before.append(token, tokens) }
      blocks.pass(token, before, tokens)
      guard token.kind == .word, case let word = tokens.text(token) else { continue }
      if word == name {
        switch occurrence {
        case .declaration: declarations += 1
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
    if next.isSign("?") || next.isSign(":") { return .other }
    if Self.isComparison(next, second, third, tokens) { return .check }
    return blocks.isInCondition && before.isBound && isWhole(next) ? .check : .use
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
