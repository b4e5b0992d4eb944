import NibDecoder

/// A view controller of a storyboard scene, or the owner's simulated bars of a top-level view.
package final class Controller {
  /// A connection to another controller.
  package struct Segue {
    /// The object id, nil if the document gives none.
    var id: String?
    var kind: String
    /// How the other controller is presented, such as `formSheet`; nil if that controller decides.
    var modalPresentationStyle: String?
    /// How the controller contains the other one; nil for other connections.
    package var relationship: String?
    /// The id of the other controller.
    package var destination: String

    /// Whether the controller contains the other one.
    var isRelationship: Bool { kind == "relationship" }
    /// Whether the other controller appears in the same navigation stack.
    var isPush: Bool { kind == "push" || kind == "show" }
  }

  /// The object id, nil if the document gives none.
  package let id: String?
  /// The element's name, such as `navigationController`.
  package let elementName: String
  let name: String
  package let view: View?
  let guides: [LayoutGuide]
  /// The connections to other controllers, in document order.
  package let segues: [Segue]
  /// What the document says of the screen around the controller.
  let simulated: SimulatedMetrics
  /// The bars that the controller shows, or hides.
  let bars: ControllerBars
  /// Whether this represents the unknown owner of a top-level view.
  let isTopLevelView: Bool
  private let lateCoder: LateCoder

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
    simulated = SimulatedMetrics(coder: coder)
    bars = ControllerBars(coder: coder)
    lateCoder = LateCoder(coder)
  }

  private static func segue(_ coder: NibCoder) -> Segue? {
    guard let kind = coder.decodeString(forKey: "kind"), let destination = coder.decodeString(forKey: "destination")
    else { return nil }
    return Segue(
      id: coder.decodeString(forKey: "id"), kind: kind,
      modalPresentationStyle: coder.decodeString(forKey: "modalPresentationStyle"),
      relationship: coder.decodeString(forKey: "relationship"), destination: destination)
  }
}

extension Controller {
  /// The ids of controllers that this one contains.
  package var contained: [String] {
    segues.filter(\.isRelationship).map(\.destination)
  }

  /// The ids of controllers that this one shows in its own place, as a navigation or tab bar controller does.
  package var shownInPlace: [String] {
    elementName == "navigationController" || elementName == "tabBarController" ? contained : []
  }

  /// The ids of controllers that appear in the same navigation stack.
  package var pushed: [String] {
    segues.filter(\.isPush).map(\.destination)
  }
}

// MARK: - Presentation

extension Controller {
  /// How the controller is presented, such as `formSheet`; nil for the system's choice.
  var modalPresentationStyle: String? { lateCoder.coder.decodeString(forKey: "modalPresentationStyle") }

  /// The size of the view in a popover or form sheet, in points; nil if the document leaves it to the system.
  var preferredContentSize: Size? {
    let size = lateCoder.coder.decodeSize(forKey: "contentSizeForViewInPopover")
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// Whether a split view controller has a style, such as `doubleColumn`.
  var hasColumnStyle: Bool { lateCoder.coder.decodeString(forKey: "style") != nil }

  /// Whether a split view controller sets the widths of its columns, or when they are shown.
  var setsColumns: Bool {
    let keys = [
      "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction",
      "preferredDisplayMode", "behavior",
    ]
    return keys.contains { lateCoder.coder.decodeString(forKey: $0) != nil }
  }
}

/// What only drawing needs.
extension Controller {
  /// What navigation bars show of the controller; nil if that is not written.
  package var navigationItem: NavigationItem? {
    lateCoder.coder.coder(forKey: "navigationItem").map(NavigationItem.init)
  }
  /// What tab bars show of the controller; nil if that is not written.
  package var tabBarItem: TabBarItem? { lateCoder.coder.coder(forKey: "tabBarItem").map(TabBarItem.init) }
  /// What toolbars show of the controller.
  package var toolbarItems: [BarButtonItem] { BarButtonItem.items(in: lateCoder.coder, "toolbarItems") }
  /// The colors of a navigation controller's bar; nil if it has none.
  package var navigationBarColors: NavigationBarColors? {
    lateCoder.coder.coder(forKey: "navigationBar").map(NavigationBarColors.init)
  }
  /// Whether the controller moves the content of its scroll view below bars.
  package var automaticallyAdjustsScrollViewInsets: Bool {
    lateCoder.coder.bool(forKey: "automaticallyAdjustsScrollViewInsets")
  }
}

extension [Controller] {
  /// The controllers by their ids.
  package var byID: [String: Controller] {
    Dictionary(compactMap { each in each.id.map { ($0, each) } }, uniquingKeysWith: { first, _ in first })
  }
}

/// The bars that a controller shows, or hides.
struct ControllerBars {
  let hidesBottomBarWhenPushed: Bool
  let hidesNavigationBar: Bool
  /// Whether a navigation controller's bar has large titles.
  let hasLargeTitles: Bool
  /// Whether the controller's own title stays small in such a bar.
  let neverHasLargeTitle: Bool
  /// Whether a navigation controller shows its toolbar.
  let showsToolbar: Bool

  init(coder: NibCoder) {
    hidesBottomBarWhenPushed = coder.bool(forKey: "hidesBottomBarWhenPushed")
    hidesNavigationBar = coder.bool(forKey: "navigationBarHidden")
    hasLargeTitles = coder.coder(forKey: "navigationBar")?.bool(forKey: "largeTitles") == true
    let displayMode = coder.coder(forKey: "navigationItem")?.decodeString(forKey: "largeTitleDisplayMode")
    neverHasLargeTitle = displayMode == "never"
    showsToolbar = coder.decodeBool(forKey: "toolbarHidden") == false
  }
}

/// The screen around a controller, as its document simulates it.
struct SimulatedMetrics {
  /// How the document simulates a bar.
  enum Bar {
    /// The bar of the controllers that lead here.
    case inferred
    case none
    case shown
  }

  let topBar: Bar
  let bottomBar: Bar
  let hasBottomToolbar: Bool
  /// Whether the bar above is simulated opaque.
  let hasOpaqueTopBar: Bool
  let hasStatusBar: Bool
  /// Whether the status bar is white.
  let hasLightStatusBar: Bool
  let isFreeform: Bool

  init(coder: NibCoder) {
    topBar = Self.bar(coder, key: "simulatedTopBarMetrics", shownBy: ["simulatedNavigationBarMetrics"])
    bottomBar = Self.bar(
      coder, key: "simulatedBottomBarMetrics", shownBy: ["simulatedTabBarMetrics", "simulatedToolbarMetrics"])
    hasBottomToolbar = coder.coder(forKey: "simulatedBottomBarMetrics")?.elementName == "simulatedToolbarMetrics"
    hasOpaqueTopBar = coder.coder(forKey: "simulatedTopBarMetrics")?.decodeBool(forKey: "translucent") == false
    let statusBar = coder.coder(forKey: "simulatedStatusBarMetrics")
    hasStatusBar = statusBar?.elementName != "nil"
    hasLightStatusBar = ["lightContent", "blackOpaque", "blackTranslucent"]
      .contains(statusBar?.decodeString(forKey: "statusBarStyle"))
    isFreeform = coder.coder(forKey: "simulatedDestinationMetrics")?.elementName == "freeformSimulatedSizeMetrics"
  }

  private static func bar(_ coder: NibCoder, key: String, shownBy names: Set<String>) -> Bar {
    guard let metrics = coder.coder(forKey: key) else { return .inferred }
    if metrics.elementName == "nil" { return .none }
    return names.contains(metrics.elementName) ? .shown : .inferred
  }
}
