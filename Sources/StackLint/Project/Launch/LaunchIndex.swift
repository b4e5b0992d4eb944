import Formats
import Project
import Support

/// What property lists and build settings name: among it are the documents and classes that the system opens by itself.
struct LaunchIndex: Sendable {
  /// The documents that they name, file by file.
  private(set) var references: [LaunchReference] = []
  /// All strings of property lists and the values of build settings, and for a class with its module the class too.
  private(set) var names: Set<String> = []
  /// The names of compiled documents, which have no summary.
  private(set) var compiledNames: Set<String> = []

  /// Whether a property list or a build setting chooses the light or the dark appearance.
  private(set) var fixesAppearance = false

  /// The property lists that ask for the design of iOS 18 and macOS 15.
  private(set) var compatibilityLists: [String] = []
  /// The apps that have one of these, and those that have none.
  private var (compatible, others): ([LaunchTarget], [LaunchTarget]) = ([], [])

  /// The references to launch screens by the names of these.
  private var launchScreens: [String: [LaunchReference]] = [:]

  init() {}

  /// - Parameters:
  ///   - projects: Those that could be read, by their paths.
  ///   - settings: Those of `.xcconfig` files.
  init(
    _ files: ProjectFiles, _ projects: [(path: String, project: XcodeProject)],
    _ settings: [(name: String, value: String)]
  ) {
    compiledNames = Set(files.paths.filter { DocumentSummary.Kind(path: $0) == nil }.compactMap(Self.documentName))
    let lists = Parallel.map(files.paths.filter(Self.isPropertyList)) { InformationPropertyList(path: $0, files.read) }
    names = lists.reduce(into: []) { $0.formUnion($1.names) }
    fixesAppearance = lists.contains(where: \.fixesAppearance)
    compatibilityLists = lists.filter(\.requiresCompatibility).map(\.path)
    guard projects.reduce(0, { $0 + $1.project.targets.count }) <= TargetIndex.mostTargets else { return }
    let targets = LaunchTargets(projects, lists, settings)
    references = lists.flatMap { $0.references(targets) } + targets.all.flatMap(\.references)
    names.formUnion(targets.all.flatMap(\.values))
    names.formUnion(settings.filter { $0.name.hasBytePrefix(LaunchKey.settingPrefix) }.map(\.value))
    if targets.all.contains(where: \.fixesAppearance) { fixesAppearance = true }
    if !compatibilityLists.isEmpty { sortApps(targets) }
    for reference in references where reference.key.use == .launchScreen {
      for name in reference.names { launchScreens[name, default: []].append(reference) }
    }
  }

  private mutating func sortApps(_ targets: LaunchTargets) {
    let lists = Set(compatibilityLists)
    for settings in targets.all where settings.target.isApp {
      if lists.isDisjoint(with: settings.lists) {
        others.append(settings.target)
      } else {
        compatible.append(settings.target)
      }
    }
  }

  /// Whether the app that shows a document asks for the design of iOS 18 and macOS 15. Where no app lists it, one of the
  /// project's that does is enough.
  func requiresCompatibility(_ path: String) -> Bool {
    guard !compatibilityLists.isEmpty, !others.contains(where: { $0.contains(path) }) else { return false }
    return others.isEmpty || compatible.contains { $0.contains(path) }
  }

  /// Whether a property list or a build setting names a document as a launch screen.
  func isLaunchScreen(_ path: String) -> Bool {
    guard let kind = DocumentSummary.Kind(path: path) else { return false }
    return launchScreens[DocumentSummary.name(ofPath: path, kind), default: []].contains { reference in
      reference.key.kinds.contains(kind) && reference.target?.contains(path) ?? true
    }
  }

  /// Whether a file may be the `Info.plist` of an app.
  static func isPropertyList(_ path: String) -> Bool {
    path.hasByteSuffix(".plist") && path.lastPathComponent.lowercased().contains("info")
  }

  /// The name of a document, compiled or not; nil for other files.
  static func documentName(_ path: String) -> String? {
    let name = path.lastPathComponent
    for suffix in [".storyboard", ".xib", ".nib", ".storyboardc"] where name.hasByteSuffix(suffix) {
      return String(Substring(name.utf8.dropLast(suffix.utf8.count)))
    }
    return nil
  }
}
