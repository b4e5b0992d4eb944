import NibDecoder

/// The owner of a xib whose view names the safe area.
///
/// Only the view of a controller is sure to have one. A definition does not say whose view it is, so a plain controller
/// owns the xib: it loads the xib by its name, and gives the view the safe area that the definition is laid out with.
enum RootOwner {
  private static let className = "UIViewController"

  /// Makes a placeholder without a class the controller of a view.
  static func make(of view: MarkupElement, _ owner: MarkupElement) {
    guard let id = view["id"], viewOutlet(of: owner) == nil else { return }
    owner.set("customClass", className)
    connect(owner, toView: id, DefinitionNames.id(of: "view outlet", in: id))
  }

  /// Connects the outlet `view` of a controller in the place of its child.
  ///
  /// - Parameter id: That of the outlet; nil in a definition.
  static func connect(_ owner: MarkupElement, toView view: String, _ id: String? = nil) {
    let outlet = MarkupElement("outlet", [("property", "view"), ("destination", view)])
    outlet.set("id", id)
    if let list = owner.children.first(where: { $0.name == "connections" }) {
      list.append(outlet)
    } else {
      owner.append("connections", [outlet])
    }
  }

  /// Whether a placeholder says nothing but what is made for a definition without one.
  static func isMade(_ owner: MarkupElement) -> Bool {
    let connections = owner.children.flatMap(\.children)
    return owner["customClass"] == className && owner.children.allSatisfy { $0.name == "connections" }
      && connections.count == 1 && viewOutlet(of: owner) != nil
  }

  /// Removes the outlet from the controller of a scene, which holds its view.
  static func removeViewOutlet(from controller: MarkupElement) {
    for list in controller.children where list.name == "connections" { list.removeChildren(where: isViewOutlet) }
    controller.removeChildren { $0.name == "connections" && $0.children.isEmpty }
  }

  private static func viewOutlet(of owner: MarkupElement) -> MarkupElement? {
    owner.children.first { $0.name == "connections" }?.children.first(where: isViewOutlet)
  }

  private static func isViewOutlet(_ element: MarkupElement) -> Bool {
    element.name == "outlet" && element["property"] == "view"
  }
}
