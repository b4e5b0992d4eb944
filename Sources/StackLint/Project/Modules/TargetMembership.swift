import SourceClasses
import XcodeProject

/// Which documents are in targets of a project's Xcode projects.
struct TargetMembership: Sendable {
  /// What targets list, in lower case: paths on macOS may differ in their case. Folders are among it, with all that they
  /// hold.
  private let listed: Set<String>
  private let targets: [TargetFiles]
  /// The folders that hold an Xcode project.
  private let projectFolders: Set<String>
  /// The folders whose documents a package manager or a project generator may build.
  private let otherFolders: Set<String>
  /// Whether the targets are known well enough to say of a document that none builds it.
  private let isComplete: Bool

  /// More than any project has.
  private static let mostTargets = 500

  init(_ projects: [XcodeProject], paths: [String]) {
    let files = projects.flatMap(\.targets).map(\.files)
    let ofProjects = paths.filter { $0.hasSuffix(FileSummary.xcodeProjectSuffix) }
    guard !files.isEmpty, files.count <= Self.mostTargets, ofProjects.count == projects.count else {
      self.init(listed: [], targets: [], projectFolders: [], otherFolders: [])
      return
    }
    let documents = paths.filter { DocumentSummary.Kind(path: $0) != nil && SourceRole.isOwn($0) }
    let incomplete = Self(
      listed: files.reduce(into: []) { $0.formUnion($1.resources.map { $0.lowercased() }) },
      targets: files.filter(\.hasFolders), projectFolders: Set(ofProjects.map { $0.folder(above: 2) }),
      otherFolders: Set(paths.lazy.filter { Self.isManifest($0.lastPathComponent) }.map { $0.folder(above: 1) }))
    // Where targets build less than half of the documents, something else builds the others.
    let built = documents.count(where: incomplete.builds)
    self.init(incomplete, isComplete: built > 0 && built * 2 >= documents.count)
  }

  private init(
    listed: Set<String>, targets: [TargetFiles], projectFolders: Set<String>, otherFolders: Set<String>
  ) {
    (self.listed, self.targets, self.projectFolders) = (listed, targets, projectFolders)
    (self.otherFolders, isComplete) = (otherFolders, false)
  }

  private init(_ other: Self, isComplete: Bool) {
    (listed, targets, projectFolders) = (other.listed, other.targets, other.projectFolders)
    (otherFolders, self.isComplete) = (other.otherFolders, isComplete)
  }

  /// Whether a document is certainly in no target.
  func isInNoTarget(_ path: String) -> Bool {
    guard isComplete, SourceRole.isOwn(path), !builds(path) else { return false }
    let folders = path.enclosingFolders
    return folders.contains(where: projectFolders.contains) && !folders.contains(where: otherFolders.contains)
  }

  private func builds(_ path: String) -> Bool {
    if targets.contains(where: { $0.contains(path) }) { return true }
    let path = path.lowercased()
    return listed.contains(path) || path.enclosingFolders.contains(where: listed.contains)
  }

  private static func isManifest(_ name: Substring) -> Bool {
    manifests.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".csproj")
  }

  private static let manifests: Set<Substring> = [
    "Package.swift", "project.yml", "Project.swift", "BUILD", "BUILD.bazel",
  ]
}

extension TargetFiles {
  fileprivate var resources: some Sequence<String> { listed.lazy.filter { SourceSummary.language(of: $0) == nil } }
}

extension String {
  /// The folders that the path is in, innermost first, and the project's own, which is empty.
  fileprivate var enclosingFolders: [String] {
    var folders: [String] = []
    var rest = utf8[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(String(Substring(rest)))
    }
    return folders + [""]
  }

  /// The folder some levels up.
  fileprivate func folder(above count: Int) -> String { enclosingFolders[min(count, enclosingFolders.count) - 1] }
}
