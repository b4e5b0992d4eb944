import Support

/// Apple's classes that projects derive theirs from, and what documents connect to them.
public enum SystemClass {
  /// Whether a class may be Apple's: its name has the prefix of one of the frameworks.
  public static func mayHave(_ name: String) -> Bool {
    prefixes.contains { name.hasBytePrefix($0) } || names.contains(name)
  }

  private static let prefixes = [
    "UI", "NS", "MK", "WK", "AV", "SK", "SCN", "MTK", "GLK", "PDF", "CK", "GK", "QL", "PK", "MF", "CN", "EK", "SF",
    "AR",
    "PH", "CL", "IK", "AB", "MP", "LP", "AS", "TV", "Web", "DR", "SUUpdater", "SPU", "RPSystem",
  ]

  /// The names of Apple's classes that projects derive theirs from.
  public static let names = SystemHierarchy.derived

  /// Outlets that Apple's classes have. Only the name decides, not the class: a false finding is worse than a missing one.
  package static let outlets: Set<String> = Set(words(outletNames)).union(plainOutlets)

  /// Whether some of Apple's classes may have an outlet. The classes that most projects derive from have few outlets, so
  /// they are distinguished from the others.
  public static func mayHaveOutlet(_ name: String, _ classes: Set<String>) -> Bool {
    let own = classes.map { ownOutlets[$0] }
    guard !own.isEmpty, !own.contains(nil) else { return outlets.contains(name) }
    return plainOutlets.contains(name) || own.contains { $0?.contains(name) == true }
  }

  /// Whether all outlets of one of Apple's classes are known.
  package static func hasKnownOutlets(_ name: String) -> Bool { ownOutlets[name] != nil }

  /// The outlets that the classes which most projects derive from have beside those of views and controllers.
  private static let ownOutlets: [String: Set<String>] = [
    "UIResponder": [], "UIView": [], "UIControl": [], "UIViewController": [], "NSObject": [], "NSResponder": [],
    "NSView": [], "NSViewController": [], "UIStackView": [], "UICollectionReusableView": [],
    "UICollectionViewCell": ["contentView", "backgroundView", "selectedBackgroundView"],
    "UITableViewHeaderFooterView": ["contentView", "backgroundView", "textLabel", "detailTextLabel"],
    "UITableViewCell": [
      "contentView", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
      "editingAccessoryView", "textLabel", "detailTextLabel", "imageView", "delegate",
    ],
  ]

  private static let plainOutlets: Set = [
    "view", "gestureRecognizers", "nextKeyView", "nextResponder", "menu", "inputView", "inputAccessoryView", "inputViewController",
    "inputAccessoryViewController", "mask", "maskView", "navigationItem", "tabBarItem", "toolbarItems",
    "navigationController", "tabBarController", "splitViewController", "searchDisplayController", "touchBar",
    "representedObject", "preferredFocusedView", "preferredFocusEnvironments", "sourceItemView", "sourceItem",
    "accessibilityElements", "accessibilityLabel", "accessibilityParent", "accessibilityChildren", "UIElement",
    "accessibilityLinkedUIElements", "accessibilityTitleUIElement", "tabBarObservedScrollView",
    "transitioningDelegate", "popoverPresentationController", "presentationController",
  ]

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private static let outletNames = """
    view delegate dataSource gestureRecognizers textField nextKeyView accessoryView imageView menu splitView
    searchContentsController searchResultsDataSource searchResultsDelegate contentViewController textLabel tabView searchBar
    initialFirstResponder dockMenu navigationDelegate searchMenuTemplate titleView dragDelegate dropDelegate formatter
    searchDisplayController contentView parentWindow window tableView collectionView detailTextLabel backgroundView
    selectedBackgroundView multipleSelectionBackgroundView editingAccessoryView prefetchDataSource refreshControl
    inputView inputAccessoryView inputAccessoryViewController inputViewController tableHeaderView tableFooterView
    leftView rightView maskView mask customView navigationItem tabBarItem navigationBar navigationController toolbar
    tabBar tabBarController splitViewController collectionViewLayout layout uiDelegate UIDelegate textLayoutManager
    toolbarItems leftBarButtonItems rightBarButtonItems leftBarButtonItem rightBarButtonItem backBarButtonItem
    layoutDelegate pasteDelegate textDragDelegate textDropDelegate selectionFollowsFocus preferredFocusedView
    headerView cornerView documentView horizontalScroller verticalScroller findBarView scrollView outlineView browser
    outlineTableColumn itemPrototype target popover accessibilityElements accessibilityLabel submenu touchBar
    menuFormRepresentation content contentObject contentArray selectedObjects fieldEditor selection sourceItem
    managedObjectContext defaultButtonCell mainMenu keyEquivalentTarget document representedObject sourceItemView
    UIElement accessibilityTitleUIElement accessibilityParent accessibilityChildren accessibilityLinkedUIElements value
    rootViewController viewControllers emptyDataSetSource emptyDataSetDelegate hostWindow frameLoadDelegate policyDelegate
    resourceLoadDelegate editingDelegate downloadDelegate preferredFocusEnvironments owner helpAnchor
    servicesMenu windowsMenu helpMenu fontMenu cell prototype dataCell headerCell PDFView player viewController client
    findBarContainer scene pointOfView
    """
}
