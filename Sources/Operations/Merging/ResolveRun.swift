import DocumentChanges
import Support

/// Merges documents again that hold conflict markers.
package struct ResolveRun {
  private let paths: [String]
  private let isVerbose: Bool

  /// - Parameters:
  ///   - paths: Documents with conflict markers; none for all of the repository.
  ///   - isVerbose: Whether what was settled by rule is printed, too.
  package init(_ paths: [String], isVerbose: Bool) { (self.paths, self.isVerbose) = (paths, isVerbose) }

  package func run() throws(ExitStatus) {
    var isClean = true
    do throws(Git.Failure) {
      let (unmerged, others) = try documents()
      for document in unmerged where try !resolve(document) { isClean = false }
      for document in others where try !write(document.merge, to: document.path) { isClean = false }
    } catch {
      throw .reporting(error.message)
    }
    if !isClean { throw .found }
  }

  /// The documents that git has not merged, and those of which it has no versions.
  private func documents() throws(Git.Failure) -> ([UnmergedDocument], [MarkedDocument]) {
    guard !paths.isEmpty else { return (try UnmergedDocument.all([]), []) }
    let known = (try? UnmergedDocument.places()) ?? []
    let isKnown = { (path: String) in known.contains(AbsolutePath.resolve(path) ?? AbsolutePath(path)) }
    let unmerged = paths.filter(isKnown)
    var others: [MarkedDocument] = []
    for path in paths where !isKnown(path) { others.append(try MarkedDocument.read(path)) }
    return (unmerged.isEmpty ? [] : try UnmergedDocument.all(unmerged), others)
  }

  /// - Returns: Whether no conflict is left.
  private func resolve(_ document: UnmergedDocument) throws(Git.Failure) -> Bool {
    guard try write(document.merge, to: document.path) else { return false }
    try GitChange.add(document.file)
    return true
  }

  /// - Returns: Whether no conflict is left.
  private func write(_ merge: DocumentMerge, to path: String) throws(Git.Failure) -> Bool {
    let outcome = DocumentMerging.outcome(of: merge, style: .ours, markerSize: 7)
    do throws(InputFile.Failure) { try MergeFiles(document: path, path: path).write(outcome) } catch {
      throw Git.Failure(message: error.message)
    }
    MergeReportWriter(path: path, isVerbose: isVerbose).tell(outcome)
    if outcome.isClean { Terminal.complain("\(path): merged") }
    return outcome.isClean
  }
}
