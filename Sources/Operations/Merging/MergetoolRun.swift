import DocumentChanges
import Support

/// Asks about the conflicts of documents that git could not merge.
package struct MergetoolRun {
  private let paths: [String]

  /// - Parameter paths: Documents with conflicts; none for all of the repository.
  package init(_ paths: [String]) { self.paths = paths }

  package func run() throws(ExitStatus) {
    var isMerged = true
    do throws(Git.Failure) {
      for document in try UnmergedDocument.all(paths) where isMerged { isMerged = try decide(document) }
    } catch {
      throw .reporting(error.message)
    }
    if !isMerged { throw .found }
  }

  /// - Returns: Whether the document is merged now.
  private func decide(_ document: UnmergedDocument) throws(Git.Failure) -> Bool {
    var tool = MergeTool(document)
    guard let (merged, left) = tool.run() else { return false }
    guard let bytes = document.merge.tree(of: .ours).bytes(ofDocument: merged) else {
      throw Git.Failure(message: "\(document.path): error: \(UnmergeableDocument.notEncodable)")
    }
    let files = MergeFiles(document: document.path, path: document.path)
    do throws(InputFile.Failure) { try files.write(bytes, left, of: document.merge) } catch {
      throw Git.Failure(message: error.message)
    }
    guard left.isEmpty else {
      Terminal.complain("\(document.path): \(left.count) left")
      return false
    }
    try GitChange.add(document.file)
    Terminal.complain("\(document.path): merged")
    return true
  }
}
