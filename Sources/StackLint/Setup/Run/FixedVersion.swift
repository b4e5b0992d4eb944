import LayoutAnalysis
import NibDecoder

/// A document while it is fixed: its text, its findings, and its frames where somebody asks.
final class FixedVersion {
  let bytes: [UInt8]
  /// The document with the findings that are reported.
  let report: ReportedDocument
  private let variants: LayoutVariants
  private(set) lazy var frames = report.document?.laidOut.map { DocumentFrames($0, variants: variants) }
  private(set) lazy var findings = Findings(diagnostics, in: report.document?.document?.nib)

  init(_ bytes: [UInt8], _ report: ReportedDocument, variants: LayoutVariants) {
    (self.bytes, self.report, self.variants) = (bytes, report, variants)
  }

  /// All findings, also those that are known or as old as the document.
  private var diagnostics: [Diagnostic] { report.document?.diagnostics ?? report.findings.diagnostics }

  /// The findings that have edits, without or with those that need a person to look at them.
  func fixable(isUnsafe: Bool) -> [LocatedFinding] {
    report.findings.findings.filter {
      !$0.diagnostic.fixIts.isEmpty && (RuleCatalog.rule($0.diagnostic.ruleID)?.isFixUnsafe ?? true) == isUnsafe
    }
  }

  /// What is said about places of the document, with their lines.
  func located(_ diagnostics: [Diagnostic]) -> [LocatedFinding] {
    let findings = report.findings
    return FindingReport(
      diagnostics, in: findings.source, file: findings.file, document: report.document?.document?.nib,
      hasFingerprints: false
    ).findings
  }

  /// The whole element that a finding is about.
  func element(at range: SourceRange) -> SourceRange? {
    guard let tree = report.document?.document?.nib.tree else { return nil }
    return tree.innermostElement(at: range.lowerBound).map { tree.range(of: $0) }
  }

  /// The views that have other frames than before.
  func moves(since old: FixedVersion) -> [LocatedFinding] {
    guard let before = old.frames, let changes = frames.flatMap({ before.changes(in: $0) }) else { return [] }
    return located(changes.map { Diagnostic("", .notice, $0.text, range: $0.view.range) })
  }

  /// Findings that are the same if the same is said about the same object, wherever it stands.
  struct Findings {
    struct Key: Hashable {
      let ruleID: String
      let objectID: String?
      let message: String

      var withoutMessage: Key { Key(ruleID: ruleID, objectID: objectID, message: "") }
    }

    private let keyed: [(key: Key, diagnostic: Diagnostic)]

    init(_ diagnostics: [Diagnostic], in nib: NibDocument?) {
      keyed = diagnostics.map { diagnostic in
        let id = diagnostic.range.flatMap { nib?.objectID(at: $0.lowerBound) }
        return (Key(ruleID: diagnostic.ruleID, objectID: id, message: diagnostic.message), diagnostic)
      }
    }

    /// Those that others lack. What rules say about an object may change in words.
    ///
    /// - Parameter rules: The rules that may say something else about an object, such as another frame.
    func missing(in others: Findings, rewordedBy rules: Set<String> = []) -> [Diagnostic] {
      var rest = others.keyed.reduce(into: [:] as [Key: Int]) { $0[$1.key, default: 0] += 1 }
      let missing = keyed.filter { !Self.take($0.key, from: &rest) }
      guard !rules.isEmpty, !missing.isEmpty else { return missing.map(\.diagnostic) }
      var reworded = rest.reduce(into: [:] as [Key: Int]) { $0[$1.key.withoutMessage, default: 0] += $1.value }
      return missing.filter {
        !rules.contains($0.key.ruleID) || !Self.take($0.key.withoutMessage, from: &reworded)
      }.map(\.diagnostic)
    }

    private static func take(_ key: Key, from counts: inout [Key: Int]) -> Bool {
      guard let count = counts[key], count > 0 else { return false }
      counts[key] = count - 1
      return true
    }
  }
}
