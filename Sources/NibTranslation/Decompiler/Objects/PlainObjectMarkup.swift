import Support

/// Objects at the top of a nib that are no views.
struct PlainObjectMarkup {
  let scope: NibScope
  let parts: DocumentParts
  private var graph: ObjectGraph { scope.graph }

  private static let elements = [
    "UITapGestureRecognizer": "tapGestureRecognizer", "UIPanGestureRecognizer": "panGestureRecognizer",
    "UIPinchGestureRecognizer": "pinchGestureRecognizer", "UIRotationGestureRecognizer": "rotationGestureRecognizer",
    "UISwipeGestureRecognizer": "swipeGestureRecognizer", "UILongPressGestureRecognizer": "pongPressGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "screenEdgePanGestureRecognizer",
  ]
  /// What UIKit makes of a document's parts, and what is written where it belongs.
  private static let implied: Set = ["UITableViewDataSource"]

  func element(_ position: Int, _ values: ValueMarkup) -> MarkupElement? {
    let className = scope.className(of: position)
    guard !Self.implied.contains(className), !className.hasByteSuffix("SegueTemplate"), !className.hasBytePrefix("NS"),
      className != "UIStoryboardViewControllerPlaceholder"
    else { return nil }
    let bars = BarMarkup(views: ViewMarkup(scope, parts), scope: scope, parts: parts, values: values)
    if let item = bars.item(position) { return item }
    guard scope.begin(position), let id = scope.id(of: position) else { return nil }
    let element = parts.element(Self.elements[className] ?? "customObject", id: id)
    if let name = graph.customClass(of: position) {
      element.set(customClass: name)
    } else if Self.elements[className] == nil, className != "UICustomObject" {
      element.set("customClass", className)
    }
    PropertyMarkup(scope: scope, values: values).add(of: position, to: element)
    return element
  }
}

/// View controllers as documents have them, without their views of other nibs.
struct ControllerMarkup {
  let scope: NibScope
  let parts: DocumentParts
  let values: ValueMarkup
  private var graph: ObjectGraph { scope.graph }

  private static let elements = [
    "UIViewController": "viewController", "UITableViewController": "tableViewController",
    "UICollectionViewController": "collectionViewController", "UINavigationController": "navigationController",
    "UITabBarController": "tabBarController", "UISplitViewController": "splitViewController",
    "UIPageViewController": "pageViewController", "GLKViewController": "glkViewController",
    "AVPlayerViewController": "avPlayerViewController",
  ]

  static func isController(_ position: Int, in scope: NibScope) -> Bool {
    elements[scope.className(of: position)] != nil
  }

  /// The element of a controller; nil if it is in the document already.
  func element(_ position: Int) -> MarkupElement? {
    guard scope.begin(position), let id = scope.id(of: position) else { return nil }
    let name = Self.elements[scope.className(of: position)] ?? "viewController"
    let element = parts.element(name, id: id)
    if let name = graph.customClass(of: position) { element.set(customClass: name) }
    let writing = AttributeWriting(values: values)
    writing.write(.controller, of: position, into: element)
    writing.write(.named(name), of: position, into: element)
    addParts(of: position, to: element)
    PropertyMarkup(scope: scope, values: values).add(of: position, to: element)
    return element
  }

  private func addParts(of position: Int, to element: MarkupElement) {
    let views = ViewMarkup(scope, parts)
    let bars = BarMarkup(views: views, scope: scope, parts: parts, values: values)
    let inner = [
      ("UIView", "view"), ("UINavigationBar", "navigationBar"), ("UITabBar", "tabBar"), ("UIToolbar", "toolbar"),
    ]
    for (key, name) in inner {
      element.append(graph.reference(key, of: position).flatMap { views.element($0, key: name) })
    }
    for (key, name) in [("UINavigationItem", "navigationItem"), ("UITabBarItem", "tabBarItem")] {
      element.append(graph.reference(key, of: position).flatMap { bars.item($0, key: name) })
    }
    element.append("toolbarItems", graph.objects(in: "UIToolbarItems", of: position).compactMap { bars.item($0) })
  }
}
