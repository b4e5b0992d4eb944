package import NibDecoder
import StackLint

/// How many findings a run has: by severity, rule and document.
package struct FindingStatistics: Hashable, Sendable {
  /// The findings of one rule.
  package struct RuleCount: Hashable, Sendable {
    package let ruleID: String
    package fileprivate(set) var count = 0
    /// How many of them carry edits.
    package fileprivate(set) var fixable = 0

    /// Whether the edits are only made with `--unsafe`.
    package var isFixUnsafe: Bool { RuleCatalogue.rule(ruleID)?.isFixUnsafe != false }
  }

  /// The findings of one document.
  package struct DocumentCount: Hashable, Sendable {
    package let path: String
    package let count: Int
    /// By rule.
    fileprivate let rules: [String: Int]
  }

  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notices = 0
  private var counts: [String: RuleCount] = [:]
  private var documentCounts: [DocumentCount] = []

  package init() {}

  /// Counts findings.
  ///
  /// - Parameter path: The document that they are in; nil if it is not to be counted.
  package init(_ diagnostics: some Sequence<Diagnostic>, path: String? = nil) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .notice: notices += 1
      }
      let id = diagnostic.ruleID
      counts[id, default: RuleCount(ruleID: id)].count += 1
      if !diagnostic.fixIts.isEmpty { counts[id]?.fixable += 1 }
    }
    let count = errors + warnings + notices
    guard let path, count > 0 else { return }
    documentCounts = [DocumentCount(path: path, count: count, rules: counts.mapValues(\.count))]
  }

  /// Adds the findings of other documents.
  package mutating func add(_ other: FindingStatistics) {
    errors += other.errors
    warnings += other.warnings
    notices += other.notices
    for (id, count) in other.counts {
      counts[id, default: RuleCount(ruleID: id)].count += count.count
      counts[id]?.fixable += count.fixable
    }
    documentCounts += other.documentCounts
  }

  /// The rules with findings, those with most first.
  package var rules: [RuleCount] {
    counts.values.sorted { ($1.count, $0.ruleID) < ($0.count, $1.ruleID) }
  }

  /// The documents with findings, those with most first.
  package var documents: [DocumentCount] {
    documentCounts.sorted { ($1.count, $0.path) < ($0.count, $1.path) }
  }

  /// The documents with findings of a rule, those with most first, and how many each has.
  package var documentsByRule: [String: [(path: String, count: Int)]] {
    var found: [String: [(path: String, count: Int)]] = [:]
    for document in documentCounts {
      for (rule, count) in document.rules { found[rule, default: []].append((document.path, count)) }
    }
    return found.mapValues { $0.sorted { ($1.count, $0.path) < ($0.count, $1.path) } }
  }

  /// How many findings `--fix` cures, by whether it needs `--unsafe` to do so.
  package func fixable(isUnsafe: Bool) -> Int {
    counts.values.reduce(0) { $0 + ($1.isFixUnsafe == isUnsafe ? $1.fixable : 0) }
  }
}
