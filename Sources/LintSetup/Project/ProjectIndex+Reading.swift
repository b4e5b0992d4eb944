package import FileAccess
import SourceClasses
package import StackLint

extension ProjectIndex {
  /// Larger files are none that people write.
  private static let sizeLimit = 4 << 20

  /// Looks through a folder, as far as there is need; nil where it is no project's.
  package init?(_ folder: AbsolutePath, needs: ProjectNeeds) {
    guard let walk = ProjectWalk(folder) else { return nil }
    let files = ProjectFiles(paths: walk.paths) { path in
      try? InputFile(path: folder.appending(path).text).read(limit: Self.sizeLimit).get()
    }
    let paths = needs.contains(.sources) ? files.sources : []
    let summaries = Parallel.map(paths) { path in
      files.read(path).map { SourceSummary($0, path: path) }
    }
    self.init(files, needs: needs, sources: summaries.compactMap(\.self))
  }
}
