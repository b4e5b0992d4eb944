import NibDecoder

/// The new findings of a document: those that its old version did not have, and those on objects that changed. Of what a rule
/// reports by scenes, only the first: the finding was about the scene before, whatever changes in it. A finding that got
/// worse is new: see ``KnownFinding``.
struct NewFindings {
  private let known: [String: KnownFinding]
  private let oldObjects: ObjectTexts

  private let objects: ObjectTexts
  private let nib: NibDocument?

  init(_ new: DocumentReport, since old: DocumentReport) {
    let findings = FindingReport(old, file: ReportedFile(old.path)).findings
    known = Dictionary(findings.map { ($0.fingerprint, KnownFinding($0.diagnostic)) }) { first, _ in first }
    oldObjects = ObjectTexts(old.document?.nib)
    objects = ObjectTexts(new.document?.nib)
    nib = new.document?.nib
  }

  func contains(_ finding: LocatedFinding) -> Bool {
    guard let old = known[finding.fingerprint], !old.isLess(than: finding.diagnostic) else { return true }
    if RuleCatalog.rule(finding.diagnostic.ruleID)?.grouping == .scene { return false }
    guard let range = finding.diagnostic.range, let id = nib?.objectID(at: range.lowerBound) else { return false }
    return objects[id] != oldObjects[id]
  }
}
