import Formats
import StackLint
import Support

/// Lints documents as `ibstack lint` does in the folders of a workspace, whatever the files contain meanwhile.
///
/// One thread uses it. What it knows of projects lasts until their files change.
final class WorkspaceLint {
  /// What a look at a document found.
  struct Outcome: Sendable {
    /// Nil where a configuration cannot be used, and for a document that configurations exclude.
    var findings: FindingReport?
    /// How it was linted, and the name of the document there.
    var lint: (run: LintRun, name: String)?
    /// What is wrong with a configuration.
    var mistakes: [ConfigurationProblem] = []
    /// Why the document cannot be linted, one reason a line.
    var problems: [String] = []
  }

  /// A folder, or a single document that is in none.
  private struct Place {
    /// The paths that the command line would name.
    let paths: [String]
    let files: WatchedFiles
    var states: WatchedFiles.States
    var run: Result<LintRun, any Error>?
  }

  private let folders: [AbsolutePath]
  private var places: [AbsolutePath: Place] = [:]
  private var settings = LintSettings()
  private let memory = ProjectMemory()

  /// - Parameters:
  ///   - folders: Those of the workspace.
  ///   - configuration: The configuration for all documents; nil for those in their folders.
  init(_ folders: [AbsolutePath], configuration: String?) {
    self.folders = folders
    settings.configuration = configuration
  }

  /// Looks at a document.
  func lint(_ document: OpenDocument) -> Outcome {
    switch document.kind {
    case .layout: lint(document.text.fileBytes, path: document.path)
    case .configuration:
      Outcome(mistakes: ConfigurationCheck.problems(in: document.text.bytes, path: document.path))
    case .other: Outcome()
    }
  }

  /// Lints a text as if it were the content of a file.
  private func lint(_ bytes: [UInt8], path: AbsolutePath) -> Outcome {
    let run: LintRun
    let name: String
    do { (run, name) = try self.run(of: path) } catch { return Outcome(problems: Self.lines(of: error)) }
    guard run.paths.contains(name) else { return Outcome() }
    return Outcome(findings: run.reported(bytes, path: name).findings, lint: (run, name))
  }

  /// Looks whether files changed that findings depend on.
  ///
  /// - Returns: Whether documents may have other findings than before.
  func look() -> Bool {
    var isChanged = false
    for (key, place) in places {
      let states = place.files.states()
      guard states != place.states else { continue }
      places[key]?.states = states
      places[key]?.run = nil
      isChanged = true
    }
    return isChanged
  }

  /// Forgets a document that is in no folder.
  func close(_ path: AbsolutePath) { if !folders.contains(path) { places[path] = nil } }

  private func run(of path: AbsolutePath) throws -> (LintRun, name: String) {
    if let folder = folders.filter({ path.isInside($0) }).max(by: { $0.text.utf8.count < $1.text.utf8.count }) {
      let name = path.path(below: AbsolutePath(".")).flatMap { folder == AbsolutePath(".") ? $0 : nil } ?? path.text
      let run = try run(for: folder, paths: [folder == AbsolutePath(".") ? "." : folder.text])
      if run.paths.contains(name) { return (run, name) }
    }
    return (try run(for: path, paths: [path.shown]), path.shown)
  }

  private func run(for key: AbsolutePath, paths: [String]) throws -> LintRun {
    var place =
      places[key]
      ?? {
        let files = WatchedFiles(paths: paths, configuration: settings.configuration)
        return Place(paths: paths, files: files, states: files.states())
      }()
    let run = place.run ?? Result { try LintRun.find(paths, settings, memory: memory) }
    place.run = run
    places[key] = place
    return try run.get()
  }

  private static func lines(of error: any Error) -> [String] {
    switch error {
    case let error as InvalidConfiguration: error.lines
    case let error as InputFile.Failure: [error.message]
    default: [String(describing: error)]
    }
  }
}
