import Formats

/// What a view, cell, bar item or gesture recognizer does to perform a segue.
enum SegueTrigger {
  /// The connection; nil for a segue of a controller, which code performs.
  static func connection(
    _ segue: ElementIndex, _ source: ArchivedValue, ofKind element: String, in content: inout NibContent
  ) -> ArchivedObject? {
    let reader = content.reader
    if ControllerKind.named(element) != nil { return nil }
    let template = content.place(of: segue)
    content.refer(to: segue, "id")
    func event(_ mask: Int?) -> ArchivedObject {
      ArchivedObject(
        "UIRuntimeEventConnection",
        ConnectionCompiler.ends("perform:", source, template, in: &content.builder)
          + (mask.map { [.init("UIEventMask", .integer($0))] } ?? []))
    }
    func outlet(_ label: String, _ source: ArchivedValue, _ destination: ArchivedValue) -> ArchivedObject {
      ArchivedObject(
        "UIRuntimeOutletConnection", ConnectionCompiler.ends(label, source, destination, in: &content.builder))
    }
    switch element {
    case "containerView":
      return outlet("containerView", template, source)
    case "tableViewCell", "collectionViewCell":
      // The accessory of a cell has a key of its own, which no nib at hand shows.
      _ = reader.choice("trigger", of: segue, ["selection": 0])
      return outlet("selectionSegueTemplate", source, template)
    case "button": return event(64)
    case "barButtonItem", "tapGestureRecognizer": return event(nil)
    default:
      reader.refuse(
        "the compiled form of a segue from <\(element)> is not known; connect it to its controller and perform it in code",
        at: segue)
      return nil
    }
  }
}

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
