import DocumentChanges
import Support

/// The files that a merge writes: the document, and beside it the list of conflicts.
struct MergeFiles {
  /// The file to write the document to.
  let document: String
  /// The document's path in the working tree, where git passes a temporary file as the document.
  let path: String

  /// Where the conflicts of a document are listed.
  var list: String { path + ".ibstack-conflicts" }

  /// Writes what a merge gave. A list of conflicts from an earlier merge goes.
  func write(_ outcome: MergeOutcome) throws(InputFile.Failure) {
    switch outcome {
    case .conflicts(let bytes, let merge, let result): try write(bytes, result.conflicts, of: merge)
    case .clean(let bytes, _), .text(let bytes, _, _):
      try writeDocument(bytes)
      removeList()
    case .refused: removeList()
    }
  }

  /// Writes a document and the conflicts that are left in it.
  func write(_ bytes: [UInt8], _ conflicts: [MergeConflict], of merge: DocumentMerge) throws(InputFile.Failure) {
    try writeDocument(bytes)
    guard !conflicts.isEmpty else { return removeList() }
    // The list is for people: a merge does not fail without it, as in a bare repository, which has no such folder.
    let file = FileReplacement(path: list, content: ConflictReport(merge, conflicts).json(path: path))
    if let failure = file.failureOfWriting() { Terminal.complain("\(failure.message)") }
  }

  private func writeDocument(_ bytes: [UInt8]) throws(InputFile.Failure) {
    if let failure = FileReplacement(path: document, content: bytes).failureOfWriting() { throw failure }
  }

  /// Removes the list of conflicts, if there is one.
  func removeList() {
    if let failure = FileRemoval.remove(list) { Terminal.complain("\(failure.message)") }
  }
}
