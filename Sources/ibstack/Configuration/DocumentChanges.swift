import NibDecoder
import StackLint

/// Which documents differ from a revision, and what they held there.
struct DocumentChanges: Sendable {
  /// The absolute paths of the documents that differ.
  let paths: Set<String>
  private let old: [String: [UInt8]]

  /// - Parameter documents: The absolute paths of those that may be linted.
  init(since revision: String, documents: [String]) throws(Git.Failure) {
    let git = try Git()
    guard let base = try? git.base(of: revision) else {
      throw Git.Failure(message: "no revision is called \"\(revision)\"; name a branch, tag or commit that is here")
    }
    let changed = try git.files(changedSince: base)
    let linted = documents.filter(changed.contains)
    paths = Set(linted)
    old = try git.contents(of: linted, in: base)
  }

  /// The text that a document had; nil where it is new.
  func oldBytes(_ path: String) -> [UInt8]? { old[path] }
}

/// What of a document's findings is news: those that its old version did not have, and those on objects that changed.
struct NewFindings {
  private let oldFingerprints: Set<String>
  private let oldObjects: ObjectTexts

  private let objects: ObjectTexts
  private let nib: NibDocument?

  init(_ new: DocumentReport, since old: DocumentReport) {
    oldFingerprints = Set(FindingReport(old).findings.map(\.fingerprint))
    oldObjects = ObjectTexts(old.document?.nib)
    objects = ObjectTexts(new.document?.nib)
    nib = new.document?.nib
  }

  func contains(_ finding: FindingReport.Finding) -> Bool {
    guard oldFingerprints.contains(finding.fingerprint) else { return true }
    guard let range = finding.diagnostic.range, let id = nib?.objectID(at: range.lowerBound) else { return false }
    return objects[id] != oldObjects[id]
  }
}
