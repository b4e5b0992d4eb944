import Formats
import Support

/// An information property list, such as `Info.plist`, as far as it names documents and classes.
struct InformationPropertyList: Sendable {
  let path: String
  /// All strings, and for a class with its module the class too.
  let names: Set<String>
  /// Whether it describes the app's scenes.
  let hasSceneManifest: Bool
  /// Whether it chooses the light or the dark appearance.
  let fixesAppearance: Bool
  /// Whether the system shows the app with the design of iOS 18 and macOS 15.
  let requiresCompatibility: Bool
  private let found: [Found]

  private struct Found: Sendable {
    let key: LaunchKey
    let name: String
    let path: [String]
  }

  init(path: String, _ read: (String) -> [UInt8]?) {
    self.path = path
    let list = read(path).flatMap { PropertyList(inAnyFormat: $0) }
    var (found, names): ([Found], Set<String>) = ([], [])
    list?.visitStrings { text, path in
      names.insert(text)
      if let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) { names.insert(String(text[dot...].dropFirst())) }
      if let key = path.last.flatMap(LaunchKey.key) { found.append(Found(key: key, name: text, path: path)) }
    }
    (self.found, self.names) = (found, names)
    fixesAppearance = list?[Self.interfaceStyle]?.string.map { $0 != "Automatic" } ?? false
    requiresCompatibility = list?[Self.compatibility]?.string == "YES"
    hasSceneManifest = list?[Self.sceneManifest] != nil
  }

  static let sceneManifest = "UIApplicationSceneManifest"
  static let compatibility = "UIDesignRequiresCompatibility"
  static let interfaceStyle = "UIUserInterfaceStyle"

  /// The documents that it names, for each target that has the list.
  func references(_ targets: LaunchTargets) -> [LaunchReference] {
    guard !found.isEmpty else { return [] }
    let own = targets.targets(withPropertyList: path)
    return found.flatMap { found -> [LaunchReference] in
      let reference = { (names: [String], target: LaunchTarget?) in
        LaunchReference(
          key: found.key, writtenKey: found.path.last ?? "", names: names, file: path, path: found.path, target: target)
      }
      if own.isEmpty { return [reference([found.name], nil)] }
      return own.compactMap { target in target.resolved(found.name).map { reference($0, target.target) } }
    }
  }
}

extension PropertyList {
  /// Looks at all strings with their paths: keys of dictionaries, in alphabetical order, and positions in arrays.
  fileprivate func visitStrings(at path: [String] = [], _ visit: (String, [String]) -> Void) {
    switch self {
    case .string(let text): visit(text, path)
    case .array(let values):
      for (position, value) in values.enumerated() { value.visitStrings(at: path + ["\(position)"], visit) }
    case .dictionary(let values):
      for key in values.keys.sorted() { values[key]?.visitStrings(at: path + [key], visit) }
    case .data: break
    }
  }
}

/// A key of information property lists whose value is the name of a document that the system opens.
struct LaunchKey: Hashable, Sendable {
  /// What the document is for.
  enum Use: Hashable, Sendable {
    /// The first screen of an app of iOS, tvOS or watchOS.
    case main
    /// The first screen of a scene.
    case scene
    /// A picture that is shown while the app starts.
    case launchScreen
    /// The main menu or the first window of an app of macOS.
    case desktop
    /// The first screen of an app extension.
    case appExtension
  }

  let name: String
  let use: Use
  /// What the document may be.
  let kinds: [DocumentSummary.Kind]

  private static let all = [
    LaunchKey(name: "UIMainStoryboardFile", use: .main, kinds: [.storyboard]),
    LaunchKey(name: "UISceneStoryboardFile", use: .scene, kinds: [.storyboard]),
    LaunchKey(name: "UILaunchStoryboardName", use: .launchScreen, kinds: [.storyboard, .xib]),
    LaunchKey(name: "UILaunchStoryboardFile", use: .launchScreen, kinds: [.storyboard, .xib]),
    LaunchKey(name: "NSMainNibFile", use: .desktop, kinds: [.xib]),
    LaunchKey(name: "NSMainStoryboardFile", use: .desktop, kinds: [.storyboard]),
    LaunchKey(name: "NSExtensionMainStoryboard", use: .appExtension, kinds: [.storyboard]),
  ]
  /// The names of the keys whose documents may be of a kind.
  static func names(of kind: DocumentSummary.Kind) -> Set<String> {
    Set(all.filter { $0.kinds.contains(kind) }.map(\.name))
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The key that a written one is: it may be for one platform and one kind of device, as `UIMainStoryboardFile~ipad`.
  static func key(_ written: String) -> LaunchKey? {
    byName[String(written.prefix { $0 != "~" && $0 != "-" })]
  }

  /// The build settings that become keys of a property list start with this.
  static let settingPrefix = "INFOPLIST_KEY_"
}
