import FileAccess
import SourceClasses
import StackLint

/// What was read from a project's files. Two states of a project share what they have in common.
struct ProjectContents: Sendable {
  private let files: ProjectFiles
  private let needs: ProjectNeeds
  /// What is in the source files, by their paths.
  private let sources: [String: SourceSummary]

  /// Reads files as far as there is need, on all cores.
  init(_ files: ProjectFiles, needs: ProjectNeeds) { self.init(files, needs: needs, known: [:]) }

  private init(_ files: ProjectFiles, needs: ProjectNeeds, known: [String: SourceSummary]) {
    (self.files, self.needs) = (files, needs)
    let paths = needs.contains(.sources) ? files.sources : []
    let summaries = Parallel.map(paths) { path in
      known[path] ?? files.read(path).map { SourceSummary($0, path: path) }
    }
    sources = Dictionary(zip(paths, summaries)) { first, _ in first }.compactMapValues(\.self)
  }

  /// Another state of the project.
  ///
  /// - Parameters:
  ///   - files: All files of that state.
  ///   - differing: Those that may be different in it. Only these are read.
  func replacing(_ differing: Set<String>, with files: ProjectFiles) -> ProjectContents {
    ProjectContents(files, needs: needs, known: sources.filter { !differing.contains($0.key) })
  }

  /// The index of the project.
  var index: ProjectIndex {
    ProjectIndex(files, needs: needs, sources: files.sources.compactMap { sources[$0] })
  }
}
