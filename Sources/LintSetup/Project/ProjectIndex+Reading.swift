package import FileAccess
package import StackLint

extension ProjectIndex {
  /// Larger sources are none that people write.
  private static let sourceLimit = 4 << 20
  private static let largeFiles = [".xib", ".storyboard", ".pbxproj"]

  /// Looks through a folder, as far as there is need; nil where it is no project's.
  package init?(_ folder: AbsolutePath, needs: ProjectNeeds) {
    guard let walk = ProjectWalk(folder) else { return nil }
    let files = ProjectFiles(paths: walk.paths) { path in
      let isLarge = Self.largeFiles.contains(where: path.hasSuffix)
      let limit = isLarge ? InputFile.sizeLimit : Self.sourceLimit
      return try? InputFile(path: folder.appending(path).text).read(limit: limit).get()
    }
    let summaries = Parallel.map(files.summarizedPaths(for: needs), files.summary)
    self.init(files, needs: needs, summaries: summaries.compactMap(\.self))
  }
}
