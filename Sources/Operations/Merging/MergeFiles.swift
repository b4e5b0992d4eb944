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

/// Tells how merging a document ended.
struct MergeReportWriter {
  let path: String
  let isVerbose: Bool

  /// Tells what is left to a person.
  func tell(_ outcome: MergeOutcome) { lines(about: outcome).forEach(Terminal.complain) }

  /// What is left to a person.
  func lines(about outcome: MergeOutcome) -> [Escaped<LogLine>] {
    switch outcome {
    case .clean(_, let settled): return lines(about: settled)
    case .conflicts(_, let merge, let result):
      let count = result.conflicts.count
      let places = count == 1 ? "its place" : "their places"
      return ["\(path): \(count.counted("conflict")); the document has ours in \(places)"]
        + ConflictReport(merge, result.conflicts).lines() + lines(about: result.settled.map(merge.role))
    case .text(_, let count, let reason):
      return ["\(path): merged as text, \(count == 0 ? "without conflicts" : "with conflict markers"): \(reason)"]
    case .refused(let reason): return ["\(path): error: cannot be merged: \(reason)"]
    }
  }

  /// What was settled by rule, such as `2 frames (computed, or ours)`.
  private func lines(about settled: [ElementRole]) -> [Escaped<LogLine>] {
    guard isVerbose, !settled.isEmpty else { return [] }
    let parts = Self.rules.compactMap { role, noun, rule -> String? in
      let count = settled.count { $0 == role }
      return count == 0 ? nil : "\(count.counted(noun)) (\(rule))"
    }
    return ["\(path): settled \(parts.joined(separator: ", "))"]
  }

  private static let rules: [(ElementRole, noun: String, rule: String)] = [
    (.document, "document attribute list", "newer Xcode"), (.version, "version", "larger"),
    (.frame, "frame", "computed, or ours"), (.canvas, "place on the canvas", "ours"), (.device, "device", "ours"),
    (.resource, "resource", "ours"), (.simulatedMetrics, "simulated metric", "ours"),
  ]
}
