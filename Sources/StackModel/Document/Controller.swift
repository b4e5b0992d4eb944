import NibDecoder

/// A view controller of a storyboard scene, or the owner's simulated bars of a top-level view.
final class Controller {
  /// A connection to another controller.
  struct Segue {
    var kind: String
    var relationship: String?
    var destination: String
  }

  /// How the document simulates a bar.
  enum Bar {
    /// The bar of the controllers that lead here.
    case inferred
    case none
    case shown
  }

  let id: String?
  let elementName: String
  let name: String
  let view: View?
  let guides: [LayoutGuide]
  let segues: [Segue]
  let topBar: Bar
  let bottomBar: Bar
  let hasBottomToolbar: Bool
  /// Whether the bar above is simulated opaque.
  let hasOpaqueTopBar: Bool
  let hasStatusBar: Bool
  let hidesBottomBarWhenPushed: Bool
  let isFreeform: Bool
  let hidesNavigationBar: Bool
  /// Whether a navigation controller's bar has large titles.
  let hasLargeTitles: Bool
  /// Whether the controller's own title stays small in such a bar.
  let neverHasLargeTitle: Bool
  /// Whether a navigation controller shows its toolbar.
  let showsToolbar: Bool
  /// Whether this represents the unknown owner of a top-level view.
  let isTopLevelView: Bool

  /// A storyboard's controller.
  convenience init(coder: NibCoder) {
    self.init(coder: coder, view: coder.decodeObject(of: View.self, forKey: "view"))
  }

  /// The stand-in for the controller of a top-level view, whose own element holds the simulated bars.
  init(coder: NibCoder, view: View?) {
    id = coder.decodeString(forKey: "id")
    elementName = coder.elementName
    name =
      coder.decodeString(forKey: "userLabel") ?? coder.decodeString(forKey: "storyboardIdentifier")
      ?? coder.decodeString(forKey: "title") ?? coder.decodeString(forKey: "customClass") ?? coder.elementName
    self.view = view
    isTopLevelView = coder.decodeString(forKey: "sceneMemberID") == nil
    guides = coder.coders(in: "layoutGuides").compactMap(LayoutGuide.init(coder:))
    segues = coder.descendants(named: "segue").compactMap(Self.segue)
    topBar = Self.bar(coder, key: "simulatedTopBarMetrics", shownBy: ["simulatedNavigationBarMetrics"])
    bottomBar = Self.bar(
      coder, key: "simulatedBottomBarMetrics", shownBy: ["simulatedTabBarMetrics", "simulatedToolbarMetrics"])
    hasBottomToolbar = coder.coder(forKey: "simulatedBottomBarMetrics")?.elementName == "simulatedToolbarMetrics"
    hasOpaqueTopBar = coder.coder(forKey: "simulatedTopBarMetrics")?.decodeBool(forKey: "translucent") == false
    hasStatusBar = coder.coder(forKey: "simulatedStatusBarMetrics")?.elementName != "nil"
    hidesBottomBarWhenPushed = coder.decodeBool(forKey: "hidesBottomBarWhenPushed") ?? false
    isFreeform = coder.coder(forKey: "simulatedDestinationMetrics")?.elementName == "freeformSimulatedSizeMetrics"
    hidesNavigationBar = coder.decodeBool(forKey: "navigationBarHidden") ?? false
    hasLargeTitles = coder.coder(forKey: "navigationBar")?.decodeBool(forKey: "largeTitles") ?? false
    let displayMode = coder.coder(forKey: "navigationItem")?.decodeString(forKey: "largeTitleDisplayMode")
    neverHasLargeTitle = displayMode == "never"
    showsToolbar = coder.decodeBool(forKey: "toolbarHidden") == false
  }

  private static func segue(_ coder: NibCoder) -> Segue? {
    guard let kind = coder.decodeString(forKey: "kind"), let destination = coder.decodeString(forKey: "destination")
    else { return nil }
    return Segue(kind: kind, relationship: coder.decodeString(forKey: "relationship"), destination: destination)
  }

  private static func bar(_ coder: NibCoder, key: String, shownBy names: Set<String>) -> Bar {
    guard let metrics = coder.coder(forKey: key) else { return .inferred }
    if metrics.elementName == "nil" { return .none }
    return names.contains(metrics.elementName) ? .shown : .inferred
  }
}
