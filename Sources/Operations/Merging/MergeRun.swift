import Formats
import Support

/// Merges the changes of two sides to a document.
package struct MergeRun {
  private let merging: DocumentMerging
  private let isVerbose: Bool
  /// Whether git runs the merge, and keeps the versions until the conflicts are decided.
  private let isOfGit: Bool

  /// - Parameters:
  ///   - ours: The version to merge into; the result is written there.
  ///   - path: The path of the document in its repository; nil for that of ours.
  ///   - isVerbose: Whether what was settled by rule is printed, too.
  package init(
    base: String, ours: String, theirs: String, path: String?, markerSize: Int, style: ConflictStyle, isVerbose: Bool
  ) {
    merging = DocumentMerging(
      files: MergeVersionFiles(base: base, ours: ours, theirs: theirs), path: path ?? ours, markerSize: markerSize,
      style: style)
    self.isVerbose = isVerbose
    isOfGit = path != nil
  }

  package func run() throws(ExitStatus) {
    let outcome: MergeOutcome
    do throws(InputFile.Failure) {
      outcome = try merging.outcome()
      try MergeFiles(document: merging.files.ours, path: merging.path).write(outcome)
    } catch {
      throw .reporting(error.message)
    }
    MergeReportWriter(path: merging.path, isVerbose: isVerbose).tell(outcome)
    if case .refused = outcome { throw .failed }
    guard outcome.isClean else {
      if isOfGit, case .conflicts = outcome { Terminal.complain("  next: ibstack mergetool; git add keeps ours") }
      throw .found
    }
  }
}

/// The files that hold the three versions of a document.
struct MergeVersionFiles {
  let base: String
  let ours: String
  let theirs: String

  /// The content of the versions.
  ///
  /// - Throws: ``InputFile/Failure`` for a file that cannot be read.
  func contents() throws(InputFile.Failure) -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    func content(_ path: String) throws(InputFile.Failure) -> [UInt8] { try InputFile(path: path).read().get() }
    return (try content(base), try content(ours), try content(theirs))
  }
}
