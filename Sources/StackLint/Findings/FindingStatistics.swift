package import NibDecoder

/// How many findings a run has: by severity and rule.
package struct FindingStatistics: Hashable, Sendable {
  /// The findings of one rule.
  struct RuleCount: Hashable, Sendable {
    let ruleID: String
    private(set) var count = 0
    /// How many of them carry edits.
    private(set) var fixable = 0

    fileprivate mutating func add(_ count: Int, fixable: Int) {
      self.count += count
      self.fixable += fixable
    }

    /// Whether the edits are only made with `--unsafe`.
    var isFixUnsafe: Bool { RuleCatalog.rule(ruleID)?.isFixUnsafe != false }
  }

  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notices = 0
  /// How many findings are not reported.
  package private(set) var hidden = HiddenFindings()
  private var counts: [String: RuleCount] = [:]

  package init() {}

  /// Counts findings that are reported on their own.
  package init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic, 1, fixable: diagnostic.fixIts.isEmpty ? 0 : 1) }
  }

  /// Counts findings. A group counts as its members.
  ///
  /// - Parameter hidden: Those that are not reported.
  init(_ findings: [LocatedFinding], hidden: HiddenFindings = HiddenFindings()) {
    self.hidden = hidden
    for finding in findings { add(finding.diagnostic, finding.count, fixable: finding.fixableCount) }
  }

  private mutating func add(_ diagnostic: Diagnostic, _ count: Int, fixable: Int) {
    switch diagnostic.severity {
    case .error: errors += count
    case .warning: warnings += count
    case .notice: notices += count
    }
    counts[diagnostic.ruleID, default: RuleCount(ruleID: diagnostic.ruleID)].add(count, fixable: fixable)
  }

  /// Adds the findings of other documents.
  package mutating func add(_ other: FindingStatistics) {
    errors += other.errors
    warnings += other.warnings
    notices += other.notices
    hidden.add(other.hidden)
    for (id, count) in other.counts {
      counts[id, default: RuleCount(ruleID: id)].add(count.count, fixable: count.fixable)
    }
  }

  /// The rules with findings, those with most first.
  var rules: [RuleCount] {
    counts.values.sorted { ($1.count, $0.ruleID) < ($0.count, $1.ruleID) }
  }

  /// How many findings `--fix` cures, by whether it needs `--unsafe` to do so.
  package func fixable(isUnsafe: Bool) -> Int {
    counts.values.reduce(0) { $0 + ($1.isFixUnsafe == isUnsafe ? $1.fixable : 0) }
  }
}

/// The part of a run that is known before its first document.
public struct RunHead: Sendable {
  /// The part of the documents that the run is about; nil for all.
  public let shard: Shard?
  /// The paths that could not be searched, with the reason.
  public let failures: [String]
  /// Notices about what the run skips although no option excludes it.
  public let notices: [String]
  /// The version of the program that makes the report.
  public let toolVersion: String

  /// Creates the head of a run.
  public init(shard: Shard? = nil, failures: [String] = [], notices: [String] = [], toolVersion: String) {
    self.notices = notices
    self.shard = shard
    self.failures = failures
    self.toolVersion = toolVersion
  }
}

/// One of several parts of the documents, which are about equally large.
public struct Shard: Hashable, Sendable {
  /// The position of the part, from 0.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - index: The position of the part, from 0.
  ///   - count: The number of parts.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The part as users write it: `2/4`.
  var text: String { "\(index + 1)/\(count)" }

  /// Whether the document at a position belongs to the part. Every `count`-th document does, so that all parts take
  /// about equally long.
  func contains(_ position: Int) -> Bool { position % count == index }
}
