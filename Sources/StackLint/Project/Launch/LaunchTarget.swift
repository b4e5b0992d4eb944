import Project
import Support

/// A target that the system starts: an app or an app extension.
struct LaunchTarget: Sendable {
  let name: String
  /// Different for each target of the project.
  let id: String
  /// The folder that holds its Xcode project.
  let folder: String
  let isApp: Bool
  /// Whether a property list or a build setting describes its scenes.
  let hasSceneManifest: Bool
  private let files: TargetFiles
  /// The names of the documents that it lists, whether or not they are here. Compiled ones are among them.
  private let listedNames: Set<String>

  init(_ target: XcodeTarget, project: String, hasSceneManifest: Bool) {
    (name, id, files) = (target.name, "\(project)\n\(target.name)", target.files)
    folder = project.enclosingFolders.dropFirst().first ?? ""
    self.hasSceneManifest = hasSceneManifest
    isApp = target.productType == "com.apple.product-type.application"
    listedNames = Set(target.files.listed.compactMap(LaunchIndex.documentName))
  }

  /// The names of all documents that it builds.
  ///
  /// - Parameter documents: Those of the project.
  func documentNames(_ documents: [DocumentSummary]) -> Set<String> {
    guard files.hasFolders else { return listedNames }
    return documents.reduce(into: listedNames) { names, document in
      if files.contains(document.path), let name = LaunchIndex.documentName(document.path) { names.insert(name) }
    }
  }

  func contains(_ path: String) -> Bool { files.contains(path) }

  /// Whether a file is in a folder that the target copies as a whole.
  func mayCopy(_ path: String) -> Bool { path.enclosingFolders.contains(where: files.listed.contains) }
}
