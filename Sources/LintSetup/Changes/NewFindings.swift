import NibDecoder
import Reports

/// The new findings of a document: those that its old version did not have, and those on objects that changed.
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
    guard let range = finding.diagnostic.range, let id = nib?.objectID(at: range.lowerBound) else { return false }
    return objects[id] != oldObjects[id]
  }
}
