import DocumentChanges
import Formats
import Support

/// Marks documents as merged that a person resolved.
package struct MergeConclusion {
  /// Whether documents that lost changes are marked, too.
  private let force: Bool

  package init(force: Bool) { self.force = force }

  /// Checks all documents that git could not merge.
  ///
  /// - Throws: If not all are marked now.
  package func run() throws(ExitStatus) {
    let isDone: Bool
    do throws(Git.Failure) { isDone = try conclude() } catch { throw .reporting(error.message) }
    if !isDone { throw .found }
  }

  /// - Returns: Whether all are marked now.
  private func conclude() throws(Git.Failure) -> Bool {
    let documents = try UnmergedDocument.all([])
    if documents.isEmpty { Terminal.complain("no document is left to merge") }
    var isDone = true
    for document in documents { isDone = try conclude(document) && isDone }
    return isDone
  }

  private func conclude(_ document: UnmergedDocument) throws(Git.Failure) -> Bool {
    let tree: XMLTree
    do throws(UnreadableDocument) { tree = try XMLTree(contentsOf: document.path) } catch {
      Terminal.complain("\(error)")
      return false
    }
    let conflicts = document.merge.result().conflicts
    let lost = document.merge.lostChanges(in: tree, except: conflicts)
    if !lost.isEmpty {
      let count = "\(lost.count.counted("change"))"
      Terminal.complain(
        "\(document.path): lost \(count) that nothing conflicts with\(force ? "" : "; add --force to keep it so")")
      LostChangeReport(document.merge, lost).lines.forEach(Terminal.complain)
      guard force else { return false }
    }
    tellKept(document)
    try GitChange.add(document.file)
    MergeFiles(document: document.path, path: document.path).removeList()
    Terminal.complain("\(document.path): merged")
    return true
  }

  /// Says what is lost of theirs where nobody decided: the document is as the merge left it.
  private func tellKept(_ document: UnmergedDocument) {
    let outcome = DocumentMerging.outcome(of: document.merge, style: .ours, markerSize: 7)
    guard case .conflicts(let bytes, let merge, let result) = outcome,
      case .success(bytes) = InputFile(path: document.path).read()
    else { return }
    let count = result.conflicts.count
    Terminal.complain("\(document.path): kept ours in \(count.counted("conflict")), as the merge left it")
    ConflictReport(merge, result.conflicts).lines().forEach(Terminal.complain)
  }
}
