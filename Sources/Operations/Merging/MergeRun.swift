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

/// Makes git merge documents with ibstack.
package enum MergeDriver {
  /// What git runs, with the path in quotes of its own. Where ibstack is missing, git's merge by lines is run.
  private static let command = """
    if command -v ibstack >/dev/null; then ibstack merge -- %O %A %B %L %P; \
    else echo "ibstack is not installed; merged as text:" %P >&2; \
    git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; fi
    """

  /// Names the driver in the configuration of the repository, or of the person, and the documents in `.gitattributes`.
  package static func install() throws(ExitStatus) { try GitDriver.install(installed) }

  /// - Returns: What was done.
  private static func installed() throws(Git.Failure) -> [String] {
    let git = try Git.find()
    try GitChange.set("merge.ibstack.name", to: "ibstack: merge storyboards and xibs by objects")
    try GitChange.set("merge.ibstack.driver", to: command)
    let named = try GitDriver.nameDocuments("merge", in: git)
    _ = try AttributesFile(path: GitChange.path(ofFile: "info/exclude")).add(["*.ibstack-conflicts"])
    return ["git merges storyboards and xibs of this repository with ibstack"] + named
  }
}
