import Project

/// The modules of a project: those that it builds, and those that it takes from elsewhere.
struct ModuleIndex: Sendable {
  /// The modules that targets build, sources import and targets link.
  let names: Set<String>
  /// Words of manifests, which may be modules.
  private let manifestWords: Set<String>
  /// Whether the project's targets are known. Without them, any module may be one of theirs.
  let hasTargets: Bool
  /// Whether classes may come from elsewhere: from packages, frameworks, libraries, or code in other languages.
  let hasOutsideCode: Bool

  /// The versions of iOS that documents are built for.
  let deployment: DeploymentVersions

  init() {
    (names, manifestWords, hasTargets, hasOutsideCode) = ([], [], false, false)
    deployment = DeploymentVersions()
  }

  /// - Parameters:
  ///   - projects: Those that could be read.
  ///   - hasUnreadableProject: Whether there are others.
  ///   - imports: The modules that sources import.
  init(_ manifests: Manifests, projects: [XcodeProject], hasUnreadableProject: Bool, imports: Set<String>) {
    let targets = projects.flatMap(\.targets)
    let products = targets.reduce(into: Set<String>()) { $0.formUnion($1.moduleNames) }
    let linked = targets.reduce(into: Set<String>()) { $0.formUnion($1.linkedProducts) }
    let used = imports.union(linked)
    names = products.union(used)
    manifestWords = manifests.words
    deployment = DeploymentVersions(targets, manifests)
    hasTargets = !targets.isEmpty && !hasUnreadableProject
    hasOutsideCode =
      hasUnreadableProject || manifests.bringCode || targets.isEmpty && manifests.haveOtherLanguages
      || projects.contains { !$0.packages.isEmpty }
      || used.contains { !products.contains($0) && !SystemModule.contains($0) && !manifests.words.contains($0) }
  }

  /// Whether another index, of the same manifests, says the same.
  func answersLike(_ other: ModuleIndex) -> Bool {
    names == other.names && hasTargets == other.hasTargets && hasOutsideCode == other.hasOutsideCode
  }

  /// Whether no module came that another index, of the same project, does not know.
  func bringNothingNew(since old: ModuleIndex) -> Bool {
    names.isSubset(of: old.names) && manifestWords.isSubset(of: old.manifestWords)
  }

  /// Whether a package seems to bring fonts.
  var mayBringFonts: Bool { names.union(manifestWords).contains { $0.lowercased().contains("font") } }

  /// Whether a manifest has a word in it.
  func mentions(_ word: String) -> Bool { manifestWords.contains(word) }

  /// The module of a package's source: that of its folder in `Sources`, which the manifest names.
  func package(ofSource path: String) -> String? {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex else { return nil }
    return mentions(folders[sources + 1]) ? folders[sources + 1] : nil
  }

  /// Whether there may be such a module.
  func mayHave(_ name: String) -> Bool {
    !hasTargets || names.contains(name) || manifestWords.contains(name) || SystemModule.contains(name)
  }
}
