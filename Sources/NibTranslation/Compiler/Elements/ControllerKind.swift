import Formats

/// What the element of a controller is in a nib.
struct ControllerKind: Sendable {
  /// The class of UIKit.
  let className: String
  /// Keys that only this class has, which follow those of all controllers.
  let rules: [KeyRule]

  init(_ className: String, _ rules: [KeyRule] = []) { (self.className, self.rules) = (className, rules) }

  /// The class in the name of the nib, and in that of a reference to another storyboard.
  var fileClassName: String { className == Self.placeholder ? "UIViewController" : className }

  /// Whether the controller only holds others, and has no view in the document.
  var isContainer: Bool { className == "UINavigationController" || className == "UITabBarController" }

  /// A controller of another storyboard.
  static let placeholder = "UIStoryboardViewControllerPlaceholder"

  /// The kind of an element's name; nil for what is no controller, or none whose compiled form is known.
  static func named(_ name: String) -> ControllerKind? { kinds[name] }

  private static let kinds = [
    "viewController": ControllerKind("UIViewController"),
    "tableViewController": ControllerKind("UITableViewController", KeyRule.rules(of: "tableViewController")),
    "collectionViewController": ControllerKind(
      "UICollectionViewController", KeyRule.rules(of: "collectionViewController")),
    "tabBarController": ControllerKind("UITabBarController"),
    "navigationController": ControllerKind("UINavigationController"),
    "viewControllerPlaceholder": ControllerKind(placeholder),
  ]
}
