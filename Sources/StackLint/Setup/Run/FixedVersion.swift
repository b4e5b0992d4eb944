import LayoutAnalysis
import NibDecoder

/// A document while it is fixed: its text, its findings, and its frames where somebody asks.
final class FixedVersion {
  let bytes: [UInt8]
  /// The document with the findings that are reported.
  let report: ReportedDocument
  private let variants: LayoutVariants
  private(set) lazy var frames = report.document?.laidOut.map { DocumentFrames($0, variants: variants) }
  private(set) lazy var findings = ComparedFindings(diagnostics, in: report.document?.document?.nib)

  init(_ bytes: [UInt8], _ report: ReportedDocument, variants: LayoutVariants) {
    (self.bytes, self.report, self.variants) = (bytes, report, variants)
  }

  /// All findings, also those that are known or as old as the document.
  private var diagnostics: [Diagnostic] { report.document?.diagnostics ?? report.findings.diagnostics }

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
}
