import ArgumentParser
import DocumentChanges
import OperatingSystem
import Reports

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Merge documents again that hold conflict markers.",
    discussion: """
      Takes the versions that git has of a document with conflicts, merges them by objects and writes the result over the
      document with markers. Marks it as merged if no conflict is left; otherwise the document has ours where a person
      must decide, can be opened, and the conflicts are listed. A document that was added or committed with its markers is
      merged if they have the base, as git writes it with merge.conflictStyle diff3 or zdiff3.

        ibstack resolve Base.lproj/Main.storyboard
      """)

  @Argument(help: "Documents with conflict markers; all storyboards and xibs of the repository if there are none.")
  var paths: [PathArgument] = []

  @Flag(help: "Also print what was settled by rule, such as frames and versions.")
  var verbose = false

  func run() throws {
    do {
      var isClean = true
      let (unmerged, others) = try documents()
      for document in unmerged where try !resolve(document) { isClean = false }
      for document in others where try !write(document.merge, to: document.path) { isClean = false }
      if !isClean { throw ExitCode(1) }
    } catch let error as Git.Failure {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
  }

  /// The documents that git has not merged, and those of which it has no versions.
  private func documents() throws(Git.Failure) -> ([UnmergedDocument], [MarkedDocument]) {
    guard !paths.isEmpty else { return (try UnmergedDocument.all([]), []) }
    let known = (try? UnmergedDocument.places()) ?? []
    let isKnown = { (path: String) in known.contains(AbsolutePath(resolving: path) ?? AbsolutePath(path)) }
    let unmerged = paths.expanded.filter(isKnown)
    var others: [MarkedDocument] = []
    for path in paths.expanded where !isKnown(path) { others.append(try MarkedDocument(path: path)) }
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
    MergeReportWriter(path: path, isVerbose: verbose).tell(outcome)
    if outcome.isClean { Terminal.complain("\(path): merged") }
    return outcome.isClean
  }
}
