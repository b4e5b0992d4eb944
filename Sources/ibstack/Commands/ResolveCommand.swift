import ArgumentParser
import DocumentMerge
import FileAccess
import MergeReports

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Merge documents again that hold conflict markers.",
    discussion: """
      Takes the versions that git has of a document with conflicts, merges them by objects and writes the result over the
      document with markers. Marks it as merged if no conflict is left; otherwise the document has ours where a person
      must decide, can be opened, and the conflicts are listed.

        ibstack resolve Base.lproj/Main.storyboard
      """)

  @Argument(help: "Documents with conflict markers; all storyboards and xibs of the repository if there are none.")
  var paths: [PathArgument] = []

  @Flag(help: "Also print what was settled by rule, such as frames and versions.")
  var verbose = false

  func run() throws {
    do {
      var isClean = true
      for document in try UnmergedDocument.all(paths.expanded) { isClean = try resolve(document) && isClean }
      if !isClean { throw ExitCode(1) }
    } catch let error as Git.Failure {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
  }

  /// - Returns: Whether no conflict is left.
  private func resolve(_ document: UnmergedDocument) throws(Git.Failure) -> Bool {
    let outcome = DocumentMerging.outcome(of: document.merge, style: .ours, markerSize: 7)
    do throws(InputFile.Failure) {
      try MergeFiles(document: document.path, path: document.path).write(outcome)
    } catch {
      throw Git.Failure(message: error.message)
    }
    MergeReportWriter(path: document.path, isVerbose: verbose).tell(outcome)
    guard outcome.isClean else { return false }
    _ = try GitChange.add(document.file).run()
    Terminal.complain("\(document.path): merged")
    return true
  }
}
