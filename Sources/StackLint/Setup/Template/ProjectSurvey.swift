import StackModel
package import Support

/// What a folder shows about the project in it, as far as a first configuration depends on it.
package struct ProjectSurvey {
  /// The folders of other people's code that is in the project, or that a package manager puts there.
  private(set) var dependencies: Set<String>
  /// The languages of the project, such as `de` and `pt-BR`.
  private(set) var languages: Set<String>
  /// The configurations of other linters in the folder, by linter.
  package let peers: [PeerLinter]

  /// A project has fewer entries that matter. A home folder must not be searched through.
  private static let limit = 20_000
  private static let depthLimit = 8
  /// Folders of other people's code, with the file that asks a package manager for them.
  private static let managers = ["Pods": "Podfile", "Carthage": "Cartfile", "node_modules": "package.json"]
  /// Folders that hold copies of other people's code, or what a build leaves.
  private static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor"]

  init(dependencies: Set<String> = [], languages: Set<String> = [], peers: [PeerLinter] = []) {
    (self.dependencies, self.languages, self.peers) = (dependencies, languages, peers)
  }

  /// Looks at a folder and at the folders in it.
  package static func find(in folder: AbsolutePath) -> ProjectSurvey {
    var survey = ProjectSurvey(peers: PeerLinter.allCases.filter { folder.appending($0.configurationName).exists })
    survey.search(folder)
    return survey
  }

  private mutating func search(_ folder: AbsolutePath) {
    var open = [(path: folder.text, depth: 0)]
    var count = 0
    while let (path, depth) = open.popLast(), count < Self.limit {
      let entries = FolderEntry.all(in: path) ?? []
      count += entries.count
      for entry in entries where !entry.isHidden {
        guard isFolder(entry, path) else {
          note(file: entry.name)
          continue
        }
        if note(folder: entry.name), depth < Self.depthLimit { open.append((path + "/" + entry.name, depth + 1)) }
      }
    }
  }

  private func isFolder(_ entry: FolderEntry, _ path: String) -> Bool {
    entry.kind == .folder
      || entry.kind == .unknown && InputFiles.isFolder(path + "/" + entry.name, followingLinks: false)
  }

  private mutating func note(file name: String) {
    for (folder, file) in Self.managers where file == name { dependencies.insert(folder) }
  }

  /// - Returns: Whether to look into the folder.
  private mutating func note(folder name: String) -> Bool {
    if name.hasByteSuffix(".lproj") {
      languages.insert(String(name.dropLast(".lproj".count)))
      return false
    }
    if Self.foreign.contains(name) { dependencies.insert(name) }
    return !Self.foreign.contains(name) && !name.hasByteSuffix(".xcassets")
  }

  /// The languages that are written from right to left.
  var rightToLeftLanguages: Set<String> { languages.filter { RightToLeftLanguage.contains($0) } }
}
