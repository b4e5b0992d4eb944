import FileAccess
import StackLint

/// What was read from a project's files. Two states of a project share what they have in common.
struct ProjectContents: Sendable {
  private let files: ProjectFiles
  private let needs: ProjectNeeds
  /// What is in the sources, documents and Xcode projects, by their paths.
  private let summaries: [String: FileSummary]

  /// Reads files as far as there is need, on all cores.
  init(_ files: ProjectFiles, needs: ProjectNeeds) { self.init(files, needs: needs, known: [:]) }

  private init(_ files: ProjectFiles, needs: ProjectNeeds, known: [String: FileSummary]) {
    (self.files, self.needs) = (files, needs)
    let paths = files.summarizedPaths(for: needs)
    let found = Parallel.map(paths) { path in known[path] ?? files.summary(ofPath: path) }
    summaries = Dictionary(zip(paths, found)) { first, _ in first }.compactMapValues(\.self)
  }

  /// Another state of the project.
  ///
  /// - Parameters:
  ///   - files: All files of that state.
  ///   - differing: Those that may be different in it. Only these are read.
  func replacing(_ differing: Set<String>, with files: ProjectFiles) -> ProjectContents {
    ProjectContents(files, needs: needs, known: summaries.filter { !differing.contains($0.key) })
  }

  /// The index of the project.
  var index: ProjectIndex {
    ProjectIndex(
      files, needs: needs, summaries: files.summarizedPaths(for: needs).compactMap { summaries[$0] })
  }
}
