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

/// The apps and app extensions of a project's Xcode projects, with what their build settings say.
struct LaunchTargets {
  let all: [Settings]
  private var positions: [String: [Int]] = [:]

  /// - Parameters:
  ///   - projects: Those that could be read, by their paths.
  ///   - lists: The information property lists of the project.
  ///   - settings: Those of `.xcconfig` files, which count for targets without a property list that do not say otherwise.
  init(
    _ projects: [(path: String, project: XcodeProject)], _ lists: [InformationPropertyList],
    _ settings: [(name: String, value: String)]
  ) {
    let manifests = Set(lists.lazy.filter(\.hasSceneManifest).map(\.path))
    let generates = settings.contains { $0.name == Settings.generation && $0.value == "YES" }
    all = projects.flatMap { path, project in
      project.targets.filter(\.isApplication).prefix(TargetIndex.mostTargets).map { target in
        Settings(
          target, project: path, hasManifest: !manifests.isDisjoint(with: target.informationPropertyLists),
          generatesList: generates && target.informationPropertyLists.isEmpty)
      }
    }
    for (position, target) in all.enumerated() {
      for path in target.lists { positions[path, default: []].append(position) }
    }
  }

  func targets(withPropertyList path: String) -> [Settings] { (positions[path] ?? []).map { all[$0] } }

  /// A target, and what its build settings say.
  struct Settings {
    let target: LaunchTarget
    let lists: Set<String>
    let references: [LaunchReference]
    private let configurations: [BuildConfiguration]

    fileprivate static let generation = "GENERATE_INFOPLIST_FILE"

    fileprivate init(_ target: XcodeTarget, project: String, hasManifest: Bool, generatesList: Bool) {
      (lists, configurations) = (target.informationPropertyLists, target.configurations)
      let keys = target.configurations.flatMap { $0.settings(withPrefix: LaunchKey.settingPrefix) }
      let prefix = LaunchKey.settingPrefix + InformationPropertyList.sceneManifest
      let owner = LaunchTarget(
        target, project: project,
        hasSceneManifest: hasManifest || keys.contains { $0.name.hasBytePrefix(prefix) && $0.value != "NO" })
      (self.target, values) = (owner, Set(keys.map(\.value)))
      let style = LaunchKey.settingPrefix + InformationPropertyList.interfaceStyle
      fixesAppearance = keys.contains { $0.name.hasBytePrefix(style) && $0.value != "Automatic" }
      let generating = target.configurations.filter { ($0[Self.generation] ?? (generatesList ? "YES" : "NO")) == "YES" }
      references = Self.references(generating, owner, project)
    }

    /// The values of the settings that become keys of a property list.
    let values: Set<String>
    /// Whether a setting chooses the light or the dark appearance.
    let fixesAppearance: Bool

    /// A text with the values of the settings that it refers to, in each configuration; nil if one of them is not known.
    func resolved(_ text: String) -> [String]? {
      let texts = configurations.map { $0.resolved(text) }
      return texts.contains(nil) ? nil : Set(texts.compactMap(\.self)).sorted()
    }

    /// Each name once. Settings count only where Xcode writes the property list.
    private static func references(
      _ configurations: [BuildConfiguration], _ target: LaunchTarget, _ project: String
    ) -> [LaunchReference] {
      var (references, seen): ([LaunchReference], Set<[String]>) = ([], [])
      for configuration in configurations {
        for (name, value) in configuration.settings(withPrefix: LaunchKey.settingPrefix) {
          let written = name.dropFirst(LaunchKey.settingPrefix.count).prefix { $0 != "[" }
          guard let key = LaunchKey.key(String(written)), let value = configuration.resolved(value),
            seen.insert([name, value]).inserted
          else { continue }
          references.append(
            LaunchReference(
              key: key, writtenKey: String(written), names: [value], file: project,
              path: configuration.path(ofSetting: name), target: target))
        }
      }
      return references
    }
  }
}

/// The name of a document in an information property list or in a build setting.
struct LaunchReference: Sendable {
  let key: LaunchKey
  /// The key as it is written, without the start of a build setting.
  let writtenKey: String
  /// The name, in each configuration of the target.
  let names: [String]
  /// The file that has the name, and where in it.
  let file: String
  let path: [String]
  /// The target whose property list it is; nil if none is known.
  let target: LaunchTarget?
}
