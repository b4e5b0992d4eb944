extension DocumentElement {
  /// The name of the object for people: its user label, otherwise its class, otherwise its element.
  var objectName: String {
    self["userLabel"] ?? self["storyboardIdentifier"] ?? self["title"] ?? self["customClass"] ?? "<\(name)>"
  }

  /// An attribute that is there and not empty.
  func written(_ attribute: String) -> String? { self[attribute].flatMap { $0.isEmpty ? nil : $0 } }

  /// The nearest enclosing element that has a name.
  func enclosing(_ name: String) -> DocumentElement? {
    var candidate = parent
    while let element = candidate, element.name != name { candidate = element.parent }
    return candidate
  }

  /// The view controller of a scene.
  var sceneController: DocumentElement? {
    child(named: "objects")?.children.first { $0["sceneMemberID"] == "viewController" }
  }
}
