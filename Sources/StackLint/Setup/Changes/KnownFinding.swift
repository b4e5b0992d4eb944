import NibDecoder

/// A finding of before, as far as one of today on the same object may be worse.
///
/// It is worse if it is more severe, or says something that the other did not say. Numbers, ids and quoted names do not count:
/// they change because of edits elsewhere.
struct KnownFinding {
  private let severity: Diagnostic.Severity
  private let words: [Substring: Int]

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    words = Self.words(of: diagnostic.message)
  }

  /// Whether a finding of today is worse.
  func isLess(than diagnostic: Diagnostic) -> Bool {
    Self.rank(severity) < Self.rank(diagnostic.severity)
      || Self.words(of: diagnostic.message).contains { $0.value > words[$0.key, default: 0] }
  }

  private static func rank(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .notice: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// How often a message has each of its words.
  private static func words(of message: String) -> [Substring: Int] {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    let text = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let words = text.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "-" } }
    return words.filter { $0.allSatisfy { $0.isLetter } }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
