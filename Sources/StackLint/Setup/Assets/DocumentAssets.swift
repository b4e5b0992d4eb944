import Support

/// The assets of the projects that documents belong to. Each project is searched once, when the first name is looked up.
package final class DocumentAssets: Sendable {
  private struct State {
    /// Nil until something is looked up.
    var folders: ProjectFolders?
    var projects: [AbsolutePath: ProjectAssets] = [:]
  }

  private let paths: [String]
  private let state = Locked(State())

  /// - Parameter paths: What the command line names.
  package init(paths: [String]) { self.paths = paths }

  /// The assets of a document's project; nil for standard input and for a document that stands alone.
  package func assets(ofDocument path: String) -> ProjectAssets? {
    guard path != "-" else { return nil }
    return state.withLock { state in
      var folders = state.folders ?? ProjectFolders.find(paths)
      defer { state.folders = folders }
      guard let folder = folders.folder(ofDocument: AbsolutePath(path), outermost: nil) else { return nil }
      if let known = state.projects[folder] { return known }
      let assets = ProjectAssets(folder: folder)
      state.projects[folder] = assets
      return assets
    }
  }
}
