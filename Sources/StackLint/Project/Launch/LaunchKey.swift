import Support

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
