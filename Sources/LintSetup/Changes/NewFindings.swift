import NibDecoder
import Reports
import StackLint

/// The new findings of a document: those that its old version did not have, and those on objects that changed. Of what a rule
/// reports by scenes, only the first: the finding was about the scene before, whatever changes in it.
struct NewFindings {
  private let oldFingerprints: Set<String>
  private let oldObjects: ObjectTexts

  private let objects: ObjectTexts
  private let nib: NibDocument?

  init(_ new: DocumentReport, since old: DocumentReport) {
    oldFingerprints = Set(FindingReport(old, file: ReportedFile(old.path)).findings.map(\.fingerprint))
    oldObjects = ObjectTexts(old.document?.nib)
    objects = ObjectTexts(new.document?.nib)
    nib = new.document?.nib
  }

  func contains(_ finding: LocatedFinding) -> Bool {
    guard oldFingerprints.contains(finding.fingerprint) else { return true }
    if RuleCatalog.rule(finding.diagnostic.ruleID)?.grouping == .scene { return false }
    guard let range = finding.diagnostic.range, let id = nib?.objectID(at: range.lowerBound) else { return false }
    return objects[id] != oldObjects[id]
  }
}
