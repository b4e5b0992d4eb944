import Escaping
import FileAccess
import LintReports
import NibDecoder
import StackLint

/// Which documents differ from a revision, and their content in it.
struct DocumentChanges: Sendable {
  /// The documents that differ, by their paths as they were given.
  private let changed: Set<PathKey>
  private let old: [PathKey: [UInt8]]
  private let summary: String

  /// - Parameter documents: The paths of those that may be linted, as they were given.
  init(since revision: String, documents: [PathKey]) throws(Git.Failure) {
    var comparison = try GitComparison(since: revision)
    let located = try Self.locate(documents, in: comparison.top)
    var changed: Set<PathKey> = []
    var ids: [AbsolutePath: [PathKey: String]] = [:]
    for document in located {
      switch try document.change(in: &comparison) {
      case nil: continue
      case .new: changed.insert(document.key)
      case .edited(let id, let repository):
        changed.insert(document.key)
        ids[repository, default: [:]][document.key] = id
      }
    }
    var old: [PathKey: [UInt8]] = [:]
    for (repository, ids) in ids {
      let contents = try comparison.contents(of: Set(ids.values), in: repository)
      for (key, id) in ids {
        // Git compares times and sizes: a file that somebody touched, or a copy of the working tree, seems to differ.
        if case .success(contents[id]) = InputFile(path: key.path).read() { changed.remove(key) }
        old[key] = contents[id]
      }
    }
    (self.changed, self.old) = (changed, old)
    let count = documents.count
    summary = "\(changed.count) of \(count) document\(count == 1 ? "" : "s") changed since \(revision)"
  }

  /// Whether a document differs.
  func contains(_ document: PathKey) -> Bool { changed.contains(document) }

  /// The text that a document had; nil where it is new.
  func oldBytes(_ path: String) -> [UInt8]? { old[PathKey(path)] }

  /// How many documents were looked at, for people.
  var text: String { summary }

  /// Where documents are.
  ///
  /// - Throws: which are not in a working tree: a run that left them out in silence would pass what nobody looked at.
  private static func locate(
    _ documents: [PathKey], in top: AbsolutePath
  ) throws(Git.Failure) -> [LocatedDocument] {
    var folders: [PathKey: AbsolutePath?] = [:]
    var located: [LocatedDocument] = []
    for document in documents {
      guard let found = LocatedDocument(document, &folders), found.path.isInside(top) else {
        let name = document.path == "-" ? "standard input" : document.path
        throw Git.Failure(
          message:
            "\(name) is not in the working tree of \(top.text), whose revisions --changed-since names; "
            + "remove it, or run ibstack in its repository")
      }
      located.append(found)
    }
    return located
  }
}

/// A document, and where it is when links are followed.
private struct LocatedDocument {
  let key: PathKey
  /// Without links on the way; the document itself may be one.
  let path: AbsolutePath
  /// Where it leads; nil where it is not there.
  private let target: AbsolutePath?

  /// - Parameter folders: Those that are known already, by their paths as they were given.
  init?(_ key: PathKey, _ folders: inout [PathKey: AbsolutePath?]) {
    guard key.path != "-" else { return nil }
    let (folder, name) = key.path.folderAndName
    let place = PathKey(folder.isEmpty ? "." : folder)
    if folders[place] == nil { folders[place] = .some(AbsolutePath(resolving: place.path)) }
    guard case let resolved?? = folders[place] else { return nil }
    self.key = key
    path = resolved.appending(name)
    target = AbsolutePath(resolving: key.path)
  }

  /// How it differs; nil where it does not. One that is not there does: who reads it will say so.
  func change(in comparison: inout GitComparison) throws(Git.Failure) -> GitComparison.Change? {
    guard let target else { return .new }
    if let change = try comparison.change(of: path) { return change }
    return target != path && target.isInside(comparison.top) ? try comparison.change(of: target) : nil
  }
}

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
